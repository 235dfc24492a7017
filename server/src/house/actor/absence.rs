//! Since when the people at a table have been missing, and what comes of it while others are there.
//!
//! That somebody is away is an entry in the log, so that all copies of the house agree on it; whoever is connected to any of them
//! is not. Somebody who only comes and goes must not fill the log: if nothing else happened since they were last found to be away,
//! they are to stay for twice as long as the time before until they count as back, unless they do something.

use super::TableActor;
use crate::table::{Command, Who};
use tokio::time::Instant;
use undercroft_core::{MAX_SEATS, Seat, SeatSet};

/// Who is not connected.
pub(super) struct Missing {
    /// Whose sessions were open at this copy of the house when this was last looked at, and since when.
    here: SeatSet,
    came: [Instant; MAX_SEATS],
    /// Whose were open at any copy.
    anywhere: SeatSet,
    /// Since when each other seat's owner has none, or might be missed for it.
    seats: [Instant; MAX_SEATS],
    /// Who might be missed when this was last looked at.
    watched: SeatSet,
    /// Since when the host has none; nothing while they have.
    host: Option<Instant>,
}

impl Missing {
    /// Nobody has come yet.
    pub(super) fn begin(now: Instant) -> Missing {
        let [here, anywhere, watched] = [SeatSet::EMPTY; 3];
        let (came, seats) = ([now; MAX_SEATS], [now; MAX_SEATS]);
        Missing { here, came, anywhere, seats, watched, host: Some(now) }
    }
}

impl TableActor {
    /// Looks who is here. Whoever is not has been missing since they last were.
    pub(super) fn look_for_the_missing(&mut self, now: Instant) {
        let (here, all) = (self.handle.guests().seats, self.handle.everybody());
        let missing = &mut self.missing;
        here.without(missing.here).for_each(|seat| missing.came[seat.index()] = now);
        missing.anywhere.without(all.seats).for_each(|seat| missing.seats[seat.index()] = now);
        missing.host = if all.host { None } else { missing.host.or(Some(now)) };
        (missing.here, missing.anywhere) = (here, all.seats);
    }

    /// Whoever has just sat down, been dealt cards or come back is not missed at once: that they are connected to another copy of the
    /// house may be heard of only after that.
    pub(super) fn look_whom_to_miss(&mut self, now: Instant) {
        let watched = self.handle.look(|table| table.may_be_away());
        watched.without(self.missing.watched).for_each(|seat| self.missing.seats[seat.index()] = now);
        self.missing.watched = watched;
    }

    /// Whoever is here and counts as away is back. Says when those are who are not believed yet.
    pub(super) async fn welcome_back(&mut self, now: Instant) -> Option<Instant> {
        let (grace, here) = (self.house.config.rest_after, self.missing.here);
        let back_at = |seat: Seat| {
            let after = self.handle.look(|table| table.believed_after(seat, grace));
            (seat, self.missing.came[seat.index()] + after)
        };
        let away = self.handle.look(|table| table.away()).filter(|seat| here.contains(*seat));
        let (back, later): (Vec<_>, Vec<_>) = away.map(back_at).partition(|(_, at)| *at <= now);
        for (seat, _) in back {
            self.enter(Who::Clock, None, Command::Present { seat }).await;
        }
        later.into_iter().map(|(_, at)| at).min()
    }

    /// When somebody will have been missing for long enough, if anybody is here who misses them.
    pub(super) fn missed_at(&self) -> Option<Instant> {
        if self.missing.here.is_empty() {
            return None;
        }
        self.missed_seats().map(|(_, at)| at).chain(self.host_missed_at()).min()
    }

    /// Whose absence nobody has noted yet, and when it is to be.
    fn missed_seats(&self) -> impl Iterator<Item = (Seat, Instant)> + '_ {
        let (away_after, missing) = (self.house.config.away_after, &self.missing);
        let missed = self.handle.look(|table| table.may_be_away()).without(missing.anywhere);
        missed.map(move |seat| (seat, missing.seats[seat.index()] + away_after))
    }

    fn host_missed_at(&self) -> Option<Instant> {
        let matters = self.handle.look(|table| table.is_live() && !table.is_over());
        self.missing.host.filter(|_| matters).map(|since| since + self.house.config.away_after)
    }

    /// Notes who has been missing for too long.
    pub(super) async fn miss(&mut self) {
        let now = self.house.time.instant();
        // Somebody who was here already may have sat down since.
        self.look_for_the_missing(now);
        let missed: Vec<Seat> =
            self.missed_seats().filter(|(_, at)| *at <= now).map(|(seat, _)| seat).collect();
        for seat in missed {
            let absent = self.house.time.millis_since(self.missing.seats[seat.index()]);
            self.enter(Who::Clock, None, Command::Absent { seat, absent }).await;
            if !self.handle.look(|table| table.away().contains(seat)) {
                // Whatever was in the way, it is tried again after a while.
                self.missing.seats[seat.index()] = now;
            }
        }
        if self.host_missed_at().is_some_and(|at| at <= now) {
            let present = self.missing.anywhere;
            self.enter(Who::Clock, None, Command::PassHost { present }).await;
            // There is a host again, or nobody yet who could be.
            self.missing.host = if self.handle.everybody().host { None } else { Some(now) };
        }
        self.update_head(false).await;
    }
}
