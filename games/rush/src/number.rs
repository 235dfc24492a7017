//! Numbers of things, counted from 0 inside and from 1 wherever a person or a file sees them, as seats are.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

macro_rules! numbered {
    ($(#[$about:meta])* $name:ident) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        pub struct $name(pub(crate) u8);

        impl $name {
            /// The one with this number, counted from 1.
            pub fn from_number(number: usize) -> Option<$name> {
                u8::try_from(number.checked_sub(1)?).ok().filter(|&index| index < u8::MAX).map($name)
            }

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

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<$name, D::Error> {
                let number = i64::deserialize(from)?;
                let read = usize::try_from(number).ok().and_then($name::from_number);
                read.ok_or_else(|| D::Error::custom(format!("{number} is no number of a thing; they count from 1")))
            }
        }
    };
}

numbered! {
    /// A hero, by its number in the card file.
    Hero
}

numbered! {
    /// A monster, by its number in the card file.
    Monster
}

numbered! {
    /// A place in the middle of the table where a monster lies.
    Slot
}

numbered! {
    /// A Dungeon Lord or a Dragon, by its number among its kind in the card file.
    Boss
}
