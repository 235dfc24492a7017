//! The cards: every value that is printed on a card rather than in the rules.
//!
//! None of them lives in code: the standard set is a file beside it, and anybody may write their own.

mod check;
mod read;
#[cfg(test)]
mod tests;

use crate::adventurer::{ADVENTURERS, Adventurer, Adventurers, Pair};
use crate::room::Level;
use serde::Serialize;
use std::sync::OnceLock;
use undercroft_core::Fault;

/// The file of the standard cards, to be printed and edited.
pub const STANDARD: &str = include_str!("../../cards.toml");

/// The most dollars that lie in a room, or that a Dungeon Master adds.
pub(crate) const MOST_TREASURE: u8 = 99;
/// The most dollars to start with, or to heal an adventurer.
pub(crate) const MOST_DOLLARS: u8 = 20;

/// A complete set of cards, sound enough to play with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cards {
    /// What the set is called.
    pub name: String,
    /// What everyone starts with.
    pub starting_money: u8,
    /// What it costs to heal an adventurer of strength 1 to 5.
    pub healing: [u8; ADVENTURERS],
    /// What the backs of each level show.
    pub backs: [Back; Level::COUNT],
    /// The rooms.
    pub rooms: Vec<RoomCard>,
    /// The Dungeon Masters.
    pub masters: Vec<MasterCard>,
}

impl Cards {
    /// Reads a card file, or lists everything that is wrong with it.
    pub fn parse(text: &str) -> Result<Cards, Vec<Fault>> {
        undercroft_core::cardfile::read(text, read::cards)
    }

    /// The cards that come with the game.
    pub fn standard() -> &'static Cards {
        static STANDARD_CARDS: OnceLock<Cards> = OnceLock::new();
        STANDARD_CARDS.get_or_init(|| {
            // The file is part of the program, and a test reads it.
            Cards::parse(STANDARD)
                .unwrap_or_else(|faults| panic!("the standard cards have faults: {faults:?}"))
        })
    }
}

/// The back of a room card: what is known of it before it is opened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Back {
    /// The least and the most that its defense may be.
    pub defense: [u8; 2],
    /// The least and the most dollars that may lie in it.
    pub treasure: [u8; 2],
}

/// The front of a room card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RoomCard {
    /// Its monsters, no two rooms the same.
    pub name: String,
    /// Its threat level.
    pub level: Level,
    /// What two adventurers must reach together.
    pub defense: u8,
    /// The dollars for those who do.
    pub treasure: u8,
}

/// A Dungeon Master: the owner of a dungeon, who bends its rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MasterCard {
    /// Its name, no two the same.
    pub name: String,
    /// Whether it only joins where the table plays with all.
    pub promo: bool,
    /// What it changes.
    #[serde(flatten)]
    pub ways: MasterWays,
}

/// What a Dungeon Master changes in its dungeon.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MasterWays {
    /// The rooms whose values it changes.
    pub rooms: Option<WhichRooms>,
    /// By how much it changes their defense.
    pub defense: i8,
    /// By how much it changes their treasure.
    pub treasure: i8,
    /// The adventurer that may not enter.
    pub bars: Option<Adventurer>,
    /// The adventurers that cost more to heal here.
    pub heals_dearer: Adventurers,
    /// How much more.
    pub heals_dearer_by: u8,
    /// Dollars more for a defeated room with two adventurers of one strength.
    pub equals: u8,
    /// Dollars for whoever sent the least strength.
    pub weakest: u8,
    /// The two that everyone leaves out here.
    pub disables: Option<Pair>,
}

/// Rooms by their place in the column.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum WhichRooms {
    /// The one on top.
    First,
    /// The one below it.
    Second,
    /// Both of these.
    FirstTwo,
    /// The one at the bottom.
    Last,
    /// That and the one above it.
    LastTwo,
}

impl WhichRooms {
    /// Whether the room at this depth, counted from 0, of a dungeon of so many rooms is one of them.
    pub(crate) fn includes(self, depth: usize, rooms: usize) -> bool {
        match self {
            WhichRooms::First => depth == 0,
            WhichRooms::Second => depth == 1,
            WhichRooms::FirstTwo => depth < 2,
            WhichRooms::Last => depth + 1 == rooms,
            WhichRooms::LastTwo => depth + 2 >= rooms,
        }
    }
}
