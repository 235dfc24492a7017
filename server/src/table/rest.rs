//! Resting: a game that only waits for people who are not there stands still until somebody comes.

use super::{EntryKind, Millis, Table};
use undercroft_core::{Seat, SeatSet};

impl Table {
    /// Whether the table may rest while nobody is connected: a game is under way, and nobody in it waits for anybody else. Between
    /// two people who hold their own seats the clocks run as agreed.
    pub fn may_rest(&self) -> bool {
        self.game.is_some() && !self.is_over() && !self.paused && self.own_seats().len() < 2
    }

    /// Whether the table rests until somebody comes.
    pub fn is_resting(&self) -> bool {
        self.resting
    }

    /// Whether no clock runs and no bot moves: people have paused, or nobody is there.
    pub(super) fn stands_still(&self) -> bool {
        self.paused || self.resting
    }

    /// The table rests. Nobody was there for so long already, which nobody pays for.
    pub(super) fn rest(&self, absent: Millis, now: Millis) -> Vec<EntryKind> {
        let absent = absent.clamp(0, (now - self.last_at).max(0));
        if self.may_rest() && !self.resting { vec![EntryKind::Rested { absent }] } else { Vec::new() }
    }

    /// Somebody is there again.
    pub(super) fn wake(&self) -> Vec<EntryKind> {
        if self.resting { vec![EntryKind::Woken] } else { Vec::new() }
    }

    /// The seats that bots of the house act for now: those that they hold, and those whose time is up for one decision.
    pub(super) fn acted_for(&self) -> SeatSet {
        self.bot_seats().chain(self.out_of_time).collect()
    }

    /// A seat's time is up for one decision: once that is made or gone, its owner decides again.
    pub(super) fn give_decisions_back(&mut self) {
        let awaited = self.awaited();
        let same = |seat: &Seat| awaited.contains(*seat) && self.decided[seat.index()] < self.version;
        self.out_of_time = self.out_of_time.filter(same).collect();
    }
}
