//! Since when the people at a table have been missing, and what comes of it while others are there.
//!
//! That somebody is away is an entry in the log, so that all copies of the house agree on it. The copy that misses somebody writes
//! it; if they are connected to another copy after all, that one answers at once that they are there, and the first believes it.

use super::Keeper;
use crate::table::{Command, Millis, Who};
use std::time::Duration;
use tokio::time::Instant;
use undercroft_core::{MAX_SEATS, Seat, SeatSet};

/// With several copies of the house, those that know better are given so long to say that a host is there.
const OBJECT_WITHIN: Duration = Duration::from_secs(2);

/// Who is not connected to this copy of the house.
pub(super) struct Missing {
    /// Who was connected when this was last looked at.
    here: SeatSet,
    /// Since when each seat's owner is not.
    seats: [Instant; MAX_SEATS],
    /// Since when the host is not; nothing while they are.
    host: Option<Instant>,
    /// Whom this copy has found to be away.
    found_away: SeatSet,
    /// Who turned out to be connected elsewhere.
    elsewhere: SeatSet,
}

impl Missing {
    /// Nobody has come yet.
    pub(super) fn begin() -> Missing {
        let now = Instant::now();
        let (here, found_away, elsewhere) = (SeatSet::EMPTY, SeatSet::EMPTY, SeatSet::EMPTY);
        Missing { here, seats: [now; MAX_SEATS], host: Some(now), found_away, elsewhere }
    }
}

impl Keeper {
    /// Looks who is here. Whoever is not has been missing since they last were.
    pub(super) fn look_for_the_missing(&mut self) {
        let (here, host, now) = (self.desk.presence().seats, self.desk.has_host(), Instant::now());
        let missing = &mut self.missing;
        missing.here.without(here).for_each(|seat| missing.seats[seat.index()] = now);
        missing.host = if host { None } else { missing.host.or(Some(now)) };
        missing.elsewhere = missing.elsewhere.without(here);
        missing.found_away = missing.found_away.without(here);
        missing.here = here;
    }

    /// Whoever is here and counts as away is back.
    pub(super) async fn welcome_back(&mut self) {
        let away = self.desk.look(|table| table.away());
        // Whom this copy missed and somebody else has seen is connected elsewhere.
        let seen = self.missing.found_away.without(away);
        self.missing.elsewhere = self.missing.elsewhere.chain(seen).collect();
        self.missing.found_away = self.missing.found_away.without(seen);
        let here = self.missing.here;
        for seat in away.filter(|seat| here.contains(*seat)) {
            self.enter(Who::Clock, None, Command::Present { seat }).await;
        }
    }

    /// When somebody will have been missing for long enough, if anybody is there who misses them.
    pub(super) fn missed_at(&self) -> Option<Instant> {
        if self.missing.here.is_empty() {
            return None;
        }
        self.missed_seats().map(|(_, at)| at).chain(self.host_missed_at()).min()
    }

    /// Whose absence nobody has noted yet, and when it is to be.
    fn missed_seats(&self) -> impl Iterator<Item = (Seat, Instant)> + '_ {
        let (away_after, missing) = (self.house.habits.away_after, &self.missing);
        let not_here = self.desk.look(|table| table.may_be_away()).without(missing.here);
        let missed = not_here.without(missing.elsewhere);
        missed.map(move |seat| (seat, missing.seats[seat.index()] + away_after))
    }

    fn host_missed_at(&self) -> Option<Instant> {
        let since =
            self.missing.host.filter(|_| self.desk.look(|table| table.is_live() && !table.is_over()))?;
        let at = since + self.house.habits.away_after;
        if !self.house.store.is_shared() {
            return Some(at);
        }
        // Only what the log says of somebody who sits here is known to all copies.
        let noted = self.desk.look(|table| table.host_seat().is_some_and(|host| table.away().contains(host)));
        noted.then_some(at + OBJECT_WITHIN)
    }

    /// Notes who has been missing for too long.
    pub(super) async fn miss(&mut self) {
        // Somebody who was here already may have sat down since.
        self.look_for_the_missing();
        let now = Instant::now();
        let missed: Vec<Seat> =
            self.missed_seats().filter(|(_, at)| *at <= now).map(|(seat, _)| seat).collect();
        for seat in missed {
            let absent = self.missing.seats[seat.index()].elapsed();
            let absent = Millis::try_from(absent.as_millis()).unwrap_or(Millis::MAX);
            self.enter(Who::Clock, None, Command::Absent { seat, absent }).await;
            match self.desk.look(|table| table.away().contains(seat)) {
                true => self.missing.found_away.insert(seat),
                // Whatever was in the way, it is tried again after a while.
                false => self.missing.seats[seat.index()] = now,
            }
        }
        if self.host_missed_at().is_some_and(|at| at <= now) {
            let present = self.missing.here;
            self.enter(Who::Clock, None, Command::PassHost { present }).await;
            // There is a host again, or nobody yet who could be.
            self.missing.host = if self.desk.has_host() { None } else { Some(now) };
        }
        self.settle(false).await;
    }
}
