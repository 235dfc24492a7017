//! What things on the table are called by. Every id is a type of its own, counted from 0 inside and from 1 in JSON.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::fmt;

macro_rules! counted {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        pub struct $name(#[cfg_attr(feature = "typescript", ts(type = "number"))] pub(crate) u8);

        impl $name {
            /// The one with this number, counted from 1 as people do; nothing for a number that none ever has.
            pub fn from_number(number: usize) -> Option<$name> {
                number.checked_sub(1).and_then(|index| u8::try_from(index).ok()).map($name)
            }

            /// Counted from 0, for arrays.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// Counted from 1, for people.
            pub const fn number(self) -> usize {
                self.0 as usize + 1
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{} {}", stringify!($name), self.number())
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_u16(u16::from(self.0) + 1)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<$name, D::Error> {
                let number = i64::deserialize(from)?;
                let known = usize::try_from(number).ok().and_then($name::from_number);
                known.ok_or_else(|| D::Error::custom(format!("{number} is out of range; all is counted from 1")))
            }
        }
    };
}

counted! {
    /// A kind of card of the deck, by its place in [`Contents::cards`](crate::Contents::cards). Cards of a kind are all alike.
    Card
}
counted! {
    /// A kind of major improvement, by its place in [`Contents::improvements`](crate::Contents::improvements).
    Red
}
counted! {
    /// A class of adventurers, by its place in [`Contents::classes`](crate::Contents::classes).
    Class
}
counted! {
    /// A party card, by its place in [`Contents::parties`](crate::Contents::parties).
    Party
}
counted! {
    /// The place of a room in a dungeon: 1 is next to the hoard, the highest next to the entrance.
    Place
}
counted! {
    /// A monster card with its upgrades, by its place among all of its dungeon, the oldest first.
    Monster
}
counted! {
    /// A member of the party, by the party order.
    Member
}
counted! {
    /// One of the available cards.
    Slot
}
counted! {
    /// A figure that fights in the present encounter.
    Figure
}
counted! {
    /// A card that was played in the present window, in the order played.
    Played
}

/// The most kinds of cards in a deck: one bit each.
pub(crate) const KINDS: usize = 64;
/// The most kinds of improvements.
pub(crate) const REDS: usize = 16;
/// The most rooms of a dungeon.
pub(crate) const ROOMS: usize = 7;
/// The most monster cards of a dungeon, their upgrades not counted. Further ones are refused.
pub(crate) const MONSTERS: usize = 14;
/// The most figures that fight at a time; what comes beyond stays away.
pub(crate) const FIGURES: usize = 24;
/// How many members a party has.
pub(crate) const MEMBERS: usize = 4;
/// The most available cards.
pub(crate) const SLOTS: usize = 8;
/// The most cards that can be played in one window.
pub(crate) const PLAYED: usize = 24;
