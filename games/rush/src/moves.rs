//! What somebody may do.

use crate::hand::Hands;
use crate::number::{Hero, Slot};
use crate::rewards::Gift;
use serde::{Deserialize, Serialize};

/// A move. Whatever belongs to a round names it, counted from 1, so that what comes late can never hit the next round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// Draft a hero: `{"take":3}`.
    Take(Hero),
    /// Put a hand, or both, on a monster; where hands call, call it: `{"grab":{"round":1,"hands":"left","slot":4}}`.
    Grab {
        /// The round.
        round: u8,
        /// The hand, or both.
        hands: Hands,
        /// Where the monster lies.
        slot: Slot,
    },
    /// Lay a hand down, or both, for the rest of the round; where hands call, call nothing with it any more.
    LayDown {
        /// The round.
        round: u8,
        /// The hand, or both.
        hands: Hands,
    },
    /// Call nothing more in this calling: `{"ready":{"round":1}}`.
    Ready {
        /// The round.
        round: u8,
    },
    /// Say in a calm race what both hands call: `{"choose":{"round":1,"left":4,"right":null}}`.
    Choose {
        /// The round.
        round: u8,
        /// What the left hand calls; nothing if it rests, or is not free.
        left: Option<Slot>,
        /// What the right hand calls, likewise.
        right: Option<Slot>,
    },
    /// Give all gains of the round to heroes, each by the hand that made the attack, both hands' attack being the left one's.
    Assign {
        /// The round.
        round: u8,
        /// What the left hand's attack gained.
        left: Option<Gift>,
        /// What the right hand's attack gained.
        right: Option<Gift>,
    },
}
