//! What each seat has observed since the search began, as one hash a seat.

use std::hash::{Hash, Hasher};
use undercroft_core::{Audience, Fingerprint, Listener, MAX_SEATS, Seat, SeatSet, fingerprint};

/// The hashes of all seats' observations: it listens on behalf of every seat at once.
///
/// Two walks give a seat the same key exactly when it has been told the same things in the same order and has made
/// the same moves itself (but for collisions of 64 bits). What lies open is mixed once for all and not once a seat.
pub(super) struct ObservationHash {
    open: Fingerprint,
    own: [Fingerprint; MAX_SEATS],
}

impl ObservationHash {
    /// Nothing has been heard.
    #[inline]
    pub(super) fn new() -> ObservationHash {
        let mut own = [Fingerprint::default(); MAX_SEATS];
        for (seat, known) in own.iter_mut().enumerate() {
            known.mix(seat as u64);
        }
        ObservationHash { open: Fingerprint::default(), own }
    }

    /// All that the seat knows.
    #[inline]
    pub(super) fn key(&self, seat: Seat) -> u64 {
        let mut key = self.own[seat.index()];
        key.mix(self.open.finish());
        key.finish()
    }

    /// A seat knows what it has done itself.
    #[inline]
    pub(super) fn remember(&mut self, seat: Seat, action: &impl Hash) {
        self.whisper(seat, fingerprint(action));
    }

    /// Tells one seat, who also knows what lay open by then.
    #[inline]
    fn whisper(&mut self, seat: Seat, word: u64) {
        let own = &mut self.own[seat.index()];
        own.mix(word);
        own.mix(self.open.finish());
    }
}

impl<E: Hash> Listener<E> for ObservationHash {
    #[inline]
    fn hear(&mut self, audience: Audience, event: E) {
        match audience {
            Audience::Everyone => event.hash(&mut self.open),
            Audience::Only(seats) => {
                let word = fingerprint(&event);
                seats.for_each(|seat| self.whisper(seat, word));
            }
            Audience::AllBut(seats) => {
                let word = fingerprint(&event);
                SeatSet::all(MAX_SEATS).without(seats).for_each(|seat| self.whisper(seat, word));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANN: Seat = Seat::new(0);
    const BEN: Seat = Seat::new(1);

    #[test]
    fn what_lies_open_is_heard_by_every_seat() {
        let (mut one, two) = (ObservationHash::new(), ObservationHash::new());
        one.hear(Audience::Everyone, 5u8);
        assert_ne!(one.key(ANN), two.key(ANN));
        assert_ne!(one.key(BEN), two.key(BEN));
    }

    #[test]
    fn what_is_told_to_one_seat_is_not_heard_by_another() {
        let (mut one, mut two) = (ObservationHash::new(), ObservationHash::new());
        one.hear(Audience::Only(SeatSet::only(ANN)), 5u8);
        two.hear(Audience::Only(SeatSet::only(ANN)), 6u8);
        assert_ne!(one.key(ANN), two.key(ANN));
        assert_eq!(one.key(BEN), two.key(BEN));
    }

    #[test]
    fn a_seat_remembers_its_own_move_and_no_other_seat_does() {
        let (mut one, two) = (ObservationHash::new(), ObservationHash::new());
        one.remember(ANN, &3u8);
        assert_ne!(one.key(ANN), two.key(ANN));
        assert_eq!(one.key(BEN), two.key(BEN));
    }

    #[test]
    fn a_seat_knows_which_came_first() {
        let (mut one, mut two) = (ObservationHash::new(), ObservationHash::new());
        one.hear(Audience::Everyone, 5u8);
        one.hear(ANN.into(), 6u8);
        two.hear(ANN.into(), 6u8);
        two.hear(Audience::Everyone, 5u8);
        assert_ne!(one.key(ANN), two.key(ANN));
        assert_eq!(one.key(BEN), two.key(BEN));
    }

    #[test]
    fn no_two_seats_share_a_key() {
        let observed = ObservationHash::new();
        assert_ne!(observed.key(ANN), observed.key(BEN));
    }
}
