//! The cards: every value that stands on a card rather than in the rules.
//!
//! None of them lives in code: the standard set is a file beside it, and anybody may write their own.

mod check;
mod does;
mod read;
#[cfg(test)]
mod tests;

pub use does::{MonsterDoes, RoomDoes};

use crate::ids::{Class, MEMBERS};
use crate::vocabulary::{Ability, Effect, Improvement, Interference, RoomEffect, Trait};
use serde::Serialize;
use std::sync::OnceLock;
use undercroft_core::Fault;

/// The file of the standard cards, to be printed and edited.
pub const STANDARD: &str = include_str!("../../cards.toml");

/// A complete set of cards, sound enough to play with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cards {
    /// What the set is called.
    pub name: String,
    /// The figures of the set-up and of a round.
    pub limits: Limits,
    /// Every kind of card of the deck.
    pub faces: Vec<Face>,
    /// The rooms.
    pub rooms: Vec<RoomCard>,
    /// The traps.
    pub traps: Vec<TrapCard>,
    /// What an upgrade gives a trap.
    pub trap_upgrade: TrapUpgrade,
    /// The lines of monsters.
    pub monsters: Vec<MonsterCard>,
    /// The major improvements.
    pub improvements: Vec<RedCard>,
    /// The classes of adventurers.
    pub classes: Vec<ClassCard>,
    /// What low, medium and high mean at each level.
    pub levels: [LevelCard; 6],
    /// The parties.
    pub parties: Vec<PartyCard>,
}

/// The figures of the set-up and of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// Cards dealt to everybody.
    pub hand: u8,
    /// Available cards.
    pub available: u8,
    /// The most rooms of a dungeon.
    pub rooms: u8,
    /// The most improvements of a dungeon.
    pub improvements: u8,
    /// Building rounds of a cycle.
    pub rounds: u8,
    /// From how many players on two decks are used.
    pub decks_from: u8,
}

/// The colour of a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// A connecting room.
    Grey,
    /// A utility room.
    Green,
    /// A trap.
    Blue,
    /// A monster.
    Purple,
    /// Wild for one upgrade.
    Yellow,
    /// Wild for two upgrades.
    Black,
}

/// A kind of card of the deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Face {
    /// Its name; the two colours of a wild card share it.
    pub name: String,
    /// Its picture.
    pub icon: String,
    /// Its colour.
    pub colour: Colour,
    /// How many are in a deck.
    pub copies: u8,
    /// What it may be an upgrade of, where it is wild: a trap or a monster.
    pub wild: Option<Wild>,
    /// What is built with it.
    pub builds: Builds,
    /// What it does when it is played in a window.
    pub effect: Option<(Side, Effect)>,
    /// What it does to another's dungeon.
    pub interference: Option<Interference>,
}

/// What a wild card upgrades.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Wild {
    /// Blue cards.
    Traps,
    /// Purple cards.
    Monsters,
}

/// What is built with a card, by its place among its kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Builds {
    Room(u8),
    Trap(u8),
    Monster(u8),
    Nothing,
}

/// Whom a card is for that is played in a window.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The adventurers.
    Help,
    /// Their victim.
    Hinder,
}

/// A room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoomCard {
    /// Its levels: three, or one for a room that has no upgrades.
    pub levels: Vec<RoomLevel>,
    /// Whether it is grey: monsters of some kinds may be placed, walk in and be upgraded there without limit.
    pub grey: bool,
    /// The trap that it comes with, by its place among the traps.
    pub trap: Option<u8>,
}

/// A level of a room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoomLevel {
    /// What it is called.
    pub name: String,
    /// What its text says.
    pub effects: Vec<RoomEffect>,
    /// The same, added up for the rules.
    pub does: RoomDoes,
}

/// A trap.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TrapCard {
    /// What it is called.
    pub name: String,
    /// Damage to each.
    pub strength: u8,
    /// How many it hits.
    pub charges: u8,
    /// Whether it takes morale instead of health.
    pub frightens: bool,
    /// The classes that it leaves alone, one bit each.
    pub spares: u32,
}

/// What an upgrade gives a trap.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TrapUpgrade {
    /// The most upgrades.
    pub most: u8,
    /// Strength of each.
    pub strength: u8,
    /// Charges of each.
    pub charges: u8,
    /// From which upgrade on nobody disables it.
    pub disabled_below: u8,
}

/// A line of monsters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MonsterCard {
    /// The basic monster and its two upgrades.
    pub levels: [MonsterLevel; 3],
}

/// A level of a line of monsters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MonsterLevel {
    /// What it is called.
    pub name: String,
    /// The damage that it does.
    pub strength: u8,
    /// The damage that it takes.
    pub health: u8,
    /// What its text says.
    pub traits: Vec<Trait>,
    /// The same, added up for the rules.
    pub does: MonsterDoes,
}

/// A major improvement.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RedCard {
    /// What it is called.
    pub name: String,
    /// Its picture.
    pub icon: String,
    /// How many there are.
    pub copies: u8,
    /// What it costs.
    pub cost: u8,
    /// What it does.
    pub effect: Improvement,
}

/// How much of something a class has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Rating {
    Low,
    Medium,
    High,
}

/// A class of adventurers.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct ClassCard {
    pub name: String,
    pub icon: String,
    pub morale: Rating,
    pub strength: Rating,
    pub health: Rating,
    /// What it can do for charges.
    pub ability: Ability,
    /// For how many.
    pub cost: u8,
    /// Charges beyond those of the level.
    pub charges: u8,
}

/// What low, medium and high mean at a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)]
pub struct LevelCard {
    pub strength: [u8; 3],
    pub health: [u8; 3],
    pub morale: [u8; 3],
    pub charges: u8,
}

/// A party.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PartyCard {
    /// What it is called.
    pub name: String,
    /// Its members, front to back.
    pub members: [Class; MEMBERS],
}

impl Cards {
    /// Reads a card file, or lists everything that is wrong with it.
    ///
    /// # Errors
    /// Every mistake in it, with its line.
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
