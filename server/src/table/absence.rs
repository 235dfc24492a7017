//! People who are away for a while: others need not wait for their word, may let a bot play until they are back, and do not lose
//! the table with its host.

use super::judge::{Verdict, refuse};
use super::{Chair, EntryKind, Millis, Pace, Table};
use std::time::Duration;
use undercroft_core::{MAX_SEATS, Seat, SeatSet, say};

/// Where a decision may take longer than this, people come and go as they like, and nobody counts as away.
const LONGEST_LIVE_CREDIT: Millis = 10 * 60 * 1_000;

/// How often the time is doubled that somebody who comes and goes has to stay: by then it is months.
const MOST_DOUBLED: u32 = 20;

impl Table {
    /// Whether people play at the same time here, rather than over days.
    pub fn is_live(&self) -> bool {
        match self.terms.pace {
            Pace::Untimed => true,
            Pace::Timed { credit, .. } => credit <= LONGEST_LIVE_CREDIT,
        }
    }

    /// The seats whose owners are known to be away.
    pub fn away(&self) -> SeatSet {
        self.away
    }

    /// The seats that may be found to be away: of people who hold them in a live game that is under way.
    pub fn may_be_away(&self) -> SeatSet {
        match self.game.is_some() && !self.is_over() && self.is_live() {
            true => self.own_seats().without(self.away),
            false => SeatSet::EMPTY,
        }
    }

    /// The seats whose owners play for themselves.
    pub(super) fn own_seats(&self) -> SeatSet {
        let own = |chair: &Chair| matches!(chair, Chair::Person { .. }) && !chair.is_bot();
        SeatSet::of(self.chairs.len(), |seat| own(&self.chairs[seat.index()]))
    }

    /// Somebody has not been there for so long. What only waited for their consent happens without it.
    pub(super) fn leave_alone(&self, seat: Seat, absent: Millis) -> Vec<EntryKind> {
        if !self.may_be_away().contains(seat) {
            return Vec::new();
        }
        let mut entries = vec![EntryKind::Away { seat, absent }];
        if let Some(pending) = self.proposal {
            let away = self.away.chain([seat]).collect();
            let asked = self.asked_while_away(pending.to, away).without(pending.agreed);
            entries.extend(asked.is_empty().then(|| pending.happens()));
        }
        entries
    }

    /// The owner of a seat is there again, and plays themselves.
    pub(super) fn come_back(&self, seat: Seat) -> Vec<EntryKind> {
        match self.away.contains(seat) {
            true => vec![EntryKind::Back { seat }],
            false => self.with_stand_in(seat, false),
        }
    }

    /// How long somebody who was away has to be there before they are believed to be back, unless they do something: no time at all
    /// the first time, then twice as long whenever nothing but this has happened since.
    pub fn believed_after(&self, seat: Seat, grace: Duration) -> Duration {
        doubled(grace, self.absences[seat.index()])
    }

    /// Whether somebody who was away is back as soon as they come.
    pub fn is_believed_at_once(&self, seat: Seat) -> bool {
        self.absences[seat.index()] <= 1
    }

    /// How long somebody has to be there before a table that rests goes on: likewise, but bots whose turn it is wait for nothing,
    /// for something happens then.
    pub fn wakes_after(&self, grace: Duration) -> Duration {
        let bots_wait = self.awaited().any(|seat| self.acted_for().contains(seat));
        if bots_wait { Duration::ZERO } else { doubled(grace, self.rests) }
    }

    /// Counts how often people have gone since anything else happened.
    pub(super) fn count_absences(&mut self, kind: &EntryKind) {
        match kind {
            EntryKind::Rested { .. } => self.rests = self.rests.saturating_add(1),
            EntryKind::Away { seat, .. } => {
                let absences = &mut self.absences[seat.index()];
                *absences = absences.saturating_add(1);
            }
            EntryKind::Woken | EntryKind::Back { .. } | EntryKind::Slept { .. } => {}
            _ => (self.rests, self.absences) = (0, [0; MAX_SEATS]),
        }
    }

    /// Somebody lets a bot play for somebody else who is away. The seat stays its owner's: nobody else sees its hand.
    pub(super) fn let_bot_play(&self, by: Seat, seat: Seat) -> Verdict {
        self.must_exist(seat)?;
        if self.game.is_none() || self.is_over() {
            return refuse("table-rule-absence", say!("table-no-game"));
        }
        match &self.chairs[seat.index()] {
            chair if chair.is_bot() => Ok(Vec::new()),
            _ if self.away.contains(seat) => Ok(vec![EntryKind::StoodIn { seat, by }]),
            _ => refuse("table-rule-absence", say!("table-not-away", who: seat)),
        }
    }

    /// Where the host sits, if they do.
    pub fn host_seat(&self) -> Option<Seat> {
        let hosts = |chair: &Chair| chair.keys().iter().any(|key| self.hosts.contains(key));
        Seat::all(self.chairs.len()).find(|seat| hosts(&self.chairs[seat.index()]))
    }

    /// The host has gone: of those who are present whoever has sat here longest has their rights from now on.
    pub(super) fn pass_host(&self, present: SeatSet) -> Vec<EntryKind> {
        let gone = self.host_seat().is_none_or(|host| !present.contains(host));
        if !gone || self.is_over() || !self.is_live() {
            return Vec::new();
        }
        let person = |seat: &Seat| matches!(self.chairs[seat.index()], Chair::Person { program: false, .. });
        let able = present.filter(|seat| self.own_seats().contains(*seat) && person(seat));
        able.min_by_key(|seat| self.seated[seat.index()])
            .map(|seat| EntryKind::HostPassed { seat })
            .into_iter()
            .collect()
    }
}

/// Nothing the first time, a grace the second, and each time more than twice as long as the time before.
fn doubled(grace: Duration, times: u32) -> Duration {
    grace.saturating_mul(2_u32.pow(times.saturating_sub(1).min(MOST_DOUBLED)) - 1)
}
