//! Hands: the left one is the left hero's, the right one the right hero's.

use crate::number::Slot;
use serde::{Deserialize, Serialize};

/// One hand of a player, and the hero whose hand it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Hand {
    /// The left one.
    Left,
    /// The right one.
    Right,
}

impl Hand {
    /// Both of them.
    pub const ALL: [Hand; 2] = [Hand::Left, Hand::Right];

    /// For arrays with a place for each.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in messages.
    pub const fn word(self) -> &'static str {
        match self {
            Hand::Left => "left",
            Hand::Right => "right",
        }
    }
}

/// A hand, or both.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Hands {
    /// The left one.
    Left,
    /// The right one.
    Right,
    /// Both at once.
    Both,
}

impl Hands {
    /// All there are.
    pub const ALL: [Hands; 3] = [Hands::Left, Hands::Right, Hands::Both];

    /// Whether this hand is among them.
    #[inline]
    pub const fn has(self, hand: Hand) -> bool {
        match self {
            Hands::Left => matches!(hand, Hand::Left),
            Hands::Right => matches!(hand, Hand::Right),
            Hands::Both => true,
        }
    }

    /// One after the other.
    #[inline]
    pub fn each(self) -> impl Iterator<Item = Hand> {
        Hand::ALL.into_iter().filter(move |&hand| self.has(hand))
    }

    /// The hands of which something is so, if it is so of any.
    #[inline]
    pub fn of(is_so: impl Fn(Hand) -> bool) -> Option<Hands> {
        match (is_so(Hand::Left), is_so(Hand::Right)) {
            (true, true) => Some(Hands::Both),
            (true, false) => Some(Hands::Left),
            (false, true) => Some(Hands::Right),
            (false, false) => None,
        }
    }

    /// Their name in messages.
    pub const fn word(self) -> &'static str {
        match self {
            Hands::Left => "left",
            Hands::Right => "right",
            Hands::Both => "both",
        }
    }
}

impl From<Hand> for Hands {
    fn from(hand: Hand) -> Hands {
        match hand {
            Hand::Left => Hands::Left,
            Hand::Right => Hands::Right,
        }
    }
}

/// Where a hand is in a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Grip {
    /// In the air: it may still attack.
    Free,
    /// On the monster in this place, for good.
    On(Slot),
    /// Laid down: it does nothing more in this round.
    Down,
}
