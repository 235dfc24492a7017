//! Numbers of things, counted from 0 inside and from 1 wherever a person or a file sees them, as seats are.

use serde::{Serialize, Serializer};

macro_rules! numbered {
    ($(#[$about:meta])* $name:ident) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        pub struct $name(pub(crate) u8);

        impl $name {
            /// Counted from 0, for arrays.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// Counted from 1, for people.
            #[inline]
            pub const fn number(self) -> u8 {
                self.0 + 1
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_u8(self.number())
            }
        }
    };
}

numbered! {
    /// What a room card or a boss card shows, by its number among the cards. Copies of one card have the same face, and nobody
    /// can tell them apart: not the players, and not the rules.
    Face
}

numbered! {
    /// A character, by its number in the card file.
    Character
}

numbered! {
    /// A level of the dungeon.
    Level
}

numbered! {
    /// A place in the row of a level's rooms.
    Place
}
