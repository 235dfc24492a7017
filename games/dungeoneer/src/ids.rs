//! What things on the table are called by. Every id is a type of its own, counted from 0 inside and from 1 in JSON.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::fmt;

/// The most dungeoneers at a table.
pub(crate) const DUNGEONEERS: usize = 6;
/// The most summoned helpers at a time.
pub(crate) const HELPERS: usize = 6;
/// Dungeoneers and helpers together: those who go, and whom monsters attack.
pub(crate) const HEROES: usize = DUNGEONEERS + HELPERS;
/// The most monsters at a time: one bit each, and few enough to copy often. What comes beyond is discarded.
pub(crate) const MONSTERS: usize = 48;
/// The most tiles that lie on the board, the porch and the start among them.
pub(crate) const TILES: usize = 16;
/// The most doors that wait to be opened.
pub(crate) const DOORS: usize = 40;

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
    /// Somebody who stands on the board, by a place that is kept until death: 1 to 6 are the dungeoneers in the order of play,
    /// 7 to 12 summoned helpers, 13 to 60 monsters. The place of the dead is given to whoever comes later.
    Figure
}
counted! {
    /// A kind of dungeoneer, by its place in [`Contents::dungeoneers`](crate::Contents::dungeoneers).
    Dungeoneering
}
counted! {
    /// A kind of monster, by its place in [`Contents::monsters`](crate::Contents::monsters).
    MonsterKind
}
counted! {
    /// A spell, by its place in [`Contents::spells`](crate::Contents::spells).
    Spell
}
counted! {
    /// A kind of tile, by its place in [`Contents::tiles`](crate::Contents::tiles).
    TileKind
}
counted! {
    /// A tile that lies on the board, in the order in which they were laid: 1 is the porch, 2 the corridor of the start.
    Tile
}

/// Which of three kinds a figure is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// A dungeoneer.
    Dungeoneer,
    /// A summoned helper.
    Helper,
    /// A monster.
    Monster,
}

impl Figure {
    /// The letter or digit by which it goes on the map and in words: digits for dungeoneers, signs for helpers, letters for
    /// monsters.
    pub fn mark(self) -> char {
        const SIGNS: &[u8] = b"789@%&";
        match self.index() {
            index @ 0..DUNGEONEERS => (b'1' + index as u8) as char,
            index @ DUNGEONEERS..HEROES => SIGNS[(index - DUNGEONEERS) % SIGNS.len()] as char,
            index => match (index - HEROES) as u8 {
                place @ 0..26 => (b'a' + place) as char,
                place => (b'A' + (place - 26) % 26) as char,
            },
        }
    }

    /// Which of three kinds it is.
    pub const fn side(self) -> Side {
        match self.index() {
            0..DUNGEONEERS => Side::Dungeoneer,
            DUNGEONEERS..HEROES => Side::Helper,
            _ => Side::Monster,
        }
    }

    /// Itself alone among [`Figures`](crate::state::Figures).
    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1 << (self.0 % u64::BITS as u8)
    }

    /// The monster in this place, counted from 0.
    #[inline]
    pub(crate) const fn monster(place: usize) -> Figure {
        Figure((HEROES + place) as u8)
    }

    /// Its place among the monsters, if it is one.
    #[inline]
    pub(crate) fn as_monster(self) -> Option<usize> {
        self.index().checked_sub(HEROES).filter(|&place| place < MONSTERS)
    }

    /// Its place among dungeoneers and helpers, if it is one of them.
    #[inline]
    pub(crate) fn as_hero(self) -> Option<usize> {
        (self.index() < HEROES).then_some(self.index())
    }
}

/// A monster's level, from 1 to 5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Level(#[cfg_attr(feature = "typescript", ts(type = "1 | 2 | 3 | 4 | 5"))] u8);

impl Level {
    /// How many levels there are.
    pub const COUNT: usize = 5;
    /// The level whose death ends the game.
    pub const HIGHEST: Level = Level(Level::COUNT as u8);

    /// The level with this number, if there is one.
    pub const fn from_number(number: u8) -> Option<Level> {
        if 1 <= number && number as usize <= Level::COUNT { Some(Level(number)) } else { None }
    }

    /// From 1 to 5.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Counted from 0, for arrays.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl<'de> Deserialize<'de> for Level {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Level, D::Error> {
        let number = i64::deserialize(from)?;
        let known = u8::try_from(number).ok().and_then(Level::from_number);
        known.ok_or_else(|| {
            D::Error::custom(format!("{number} is no level; levels are 1 to {}", Level::COUNT))
        })
    }
}
