//! Who stands where, once it is over.

use crate::{MAX_SEATS, Message, Seat, SeatSet};
use serde::{Serialize, Serializer, ser::SerializeStruct};

/// The end of a game. Winners may be several, who share the win, or none, when everyone lost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Outcome {
    #[cfg_attr(feature = "typescript", ts(skip))]
    players: u8,
    /// Who won, or shared the win.
    winners: SeatSet,
    /// The place of each seat, 1 for the best; equals share one.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<u8>"))]
    places: [u8; MAX_SEATS],
    /// What each seat scored.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<i32>"))]
    scores: [i32; MAX_SEATS],
}

impl Outcome {
    /// A win, in parts: it can be shared evenly among any number of winners up to eight, and added up exactly.
    pub const WIN: u64 = 840;

    /// Ranks the seats by a key, the greatest first, and says who won. `score` is what people count: coins, gold.
    ///
    /// The winners come from the game and not from the ranking, since some games end with none.
    #[inline]
    pub fn rank<K: Ord>(
        players: usize,
        winners: SeatSet,
        key: impl Fn(Seat) -> K,
        score: impl Fn(Seat) -> i32,
    ) -> Outcome {
        let mut outcome =
            Outcome { players: players as u8, winners, places: [0; MAX_SEATS], scores: [0; MAX_SEATS] };
        for seat in Seat::all(players) {
            let own = key(seat);
            let better = Seat::all(players).filter(|&other| key(other) > own).count();
            outcome.places[seat.index()] = better as u8 + 1;
            outcome.scores[seat.index()] = score(seat);
        }
        outcome
    }

    /// How many played.
    pub fn players(&self) -> usize {
        self.players as usize
    }

    /// Who won, or shared the win.
    #[inline]
    pub fn winners(&self) -> SeatSet {
        self.winners
    }

    /// The place of a seat, 1 for the best; equals share one.
    pub fn place(&self, seat: Seat) -> usize {
        self.places[seat.index()] as usize
    }

    /// What the seat scored.
    pub fn score(&self, seat: Seat) -> i32 {
        self.scores[seat.index()]
    }

    /// A seat's part of the win: 1 for a sole winner, a fraction for a shared win, 0 for the rest.
    #[inline]
    pub fn share(&self, seat: Seat) -> f64 {
        if self.winners.contains(seat) { 1.0 / self.winners.len() as f64 } else { 0.0 }
    }

    /// The same in parts of [`Outcome::WIN`].
    #[inline]
    pub fn parts(&self, seat: Seat) -> u64 {
        if self.winners.contains(seat) { Outcome::WIN / self.winners.len() as u64 } else { 0 }
    }
}

/// Why a seat stands where it does at the end, where its score alone does not say it: a tie, a collapse.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Reason {
    /// The reason in a few words.
    pub message: Message,
    /// Whether the seat could not win any more, whatever it had scored.
    pub out: bool,
}

impl Reason {
    /// What decided among those who could win.
    pub fn tie(message: Message) -> Reason {
        Reason { message, out: false }
    }

    /// What kept a seat from winning, whatever it had scored.
    pub fn out(message: Message) -> Reason {
        Reason { message, out: true }
    }
}

impl Serialize for Outcome {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut fields = to.serialize_struct("Outcome", 3)?;
        fields.serialize_field("winners", &self.winners)?;
        fields.serialize_field("places", &self.places[..self.players()])?;
        fields.serialize_field("scores", &self.scores[..self.players()])?;
        fields.end()
    }
}
