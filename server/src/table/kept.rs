//! Seats that are kept: at the next table for the same people everybody has their old seat until they say that they do not come.

use super::{Chair, EntryKind, Table};
use crate::secret::KeyHash;
use undercroft_core::Seat;

/// For whom a free seat is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Kept {
    pub(super) name: String,
    /// The hash of a secret for each of their devices.
    pub(super) keys: Vec<KeyHash>,
    /// Whether a program of theirs plays there.
    pub(super) program: bool,
}

impl Table {
    /// The seat that is kept for somebody.
    pub fn kept_for(&self, key: &KeyHash) -> Option<Seat> {
        let theirs = |seat: &Seat| self.kept(*seat).is_some_and(|kept| kept.keys.contains(key));
        Seat::all(self.chairs.len()).find(theirs)
    }

    /// For whom a free seat is kept.
    pub(super) fn kept(&self, seat: Seat) -> Option<&Kept> {
        self.kept.get(seat.index()).and_then(Option::as_ref)
    }

    /// Whether somebody may sit down in a seat.
    pub(super) fn is_free_for(&self, seat: Seat, key: &KeyHash) -> bool {
        self.chairs[seat.index()] == Chair::Free && self.kept(seat).is_none_or(|kept| kept.keys.contains(key))
    }

    /// Somebody for whom a seat is kept does not come.
    pub(super) fn stay_away(&self, key: &KeyHash) -> Option<EntryKind> {
        self.kept_for(key).map(|seat| EntryKind::KeptNoMore { seat })
    }
}
