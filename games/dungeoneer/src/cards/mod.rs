//! The cards: every value that stands on a card, on a tile or in a table rather than in the rules.
//!
//! None of them lives in code: the standard set is a file beside it, packs change it, and anybody may write their own.

mod check;
mod pack;
mod read;
mod roll;
#[cfg(test)]
mod tests;

pub use roll::Roll;

use crate::contents::Floor;
use crate::ids::{Level, MonsterKind, Spell};
use crate::options::Bag;
use serde::Serialize;
use std::sync::OnceLock;
use undercroft_core::Fault;

/// The file of the standard cards, to be printed and edited.
pub const STANDARD: &str = include_str!("../../cards.toml");

/// The packs that come with the game, each with its short name and its text.
pub const PACKS: &[(&str, &str)] = &[
    ("ice-cave", include_str!("../../packs/ice-cave.toml")),
    ("in-space", include_str!("../../packs/in-space.toml")),
];

/// A complete set of cards, sound enough to play with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cards {
    /// What the set is called, and after it every pack.
    pub names: Vec<String>,
    /// How many turns there are at most.
    pub turns: u8,
    /// After how many quiet turns in a row a door opens by itself.
    pub quiet_turns: u8,
    /// The place behind the first door, where dungeoneers set out.
    pub porch: TileCard,
    /// The dungeoneers.
    pub dungeoneers: Vec<DungeoneerCard>,
    /// What monsters of each level are able to do unless they say otherwise.
    pub levels: [LevelCard; Level::COUNT],
    /// The monsters; there is one of each level at least.
    pub monsters: Vec<MonsterCard>,
    /// The spells.
    pub spells: Vec<SpellCard>,
    /// The tiles, the one that lies on the board at the start first.
    pub tiles: Vec<TileCard>,
    /// The doors table, from a roll of 1 to a roll of 6.
    pub doors: [DoorsRow; 6],
    /// The monsters table, from a sum of 2 on; the last row holds for all above it too.
    pub hordes: Vec<Option<Horde>>,
}

/// What a figure is able to do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Statistics {
    /// How many squares it may move.
    #[serde(rename = "move")]
    pub moves: u8,
    /// How many dice it rolls when it fights.
    pub fighting: u8,
    /// How many dice it rolls when it shoots; nothing for who cannot.
    pub shooting: Option<u8>,
    /// What a die must show to hit it.
    pub defence: u8,
    /// What a die must show to save it from a hit.
    pub armour: u8,
    /// How many wounds kill it.
    pub health: u8,
}

/// A kind of dungeoneer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DungeoneerCard {
    /// Its name, unique among the dungeoneers.
    pub name: String,
    /// Its picture.
    pub icon: String,
    /// Its abilities.
    pub statistics: Statistics,
    /// What it can cast, by places among the spells.
    pub spells: Vec<Spell>,
}

/// A level of monsters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LevelCard {
    /// Their abilities.
    pub statistics: Statistics,
    /// The gold that they carry.
    pub gold: Roll,
}

/// A kind of monster.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MonsterCard {
    /// Its name, unique among the monsters.
    pub name: String,
    /// Its picture.
    pub icon: String,
    /// Its level.
    pub level: Level,
    /// Its abilities.
    pub statistics: Statistics,
}

/// A spell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SpellCard {
    /// Its name, unique among the spells.
    pub name: String,
    /// Its picture.
    pub icon: String,
    /// What the die must show.
    pub difficulty: u8,
    /// What it does.
    pub effect: Effect,
}

/// What a spell does: one of the effects that the rules know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Effect {
    /// So many wounds for everything on a square and around it.
    Fireball { wounds: u8 },
    /// A bolt of so many dice that loses one after every so many squares, each hitting on this number.
    Lightning { dice: u8, fades_after: u8, hits_on: u8 },
    /// The caster stands somewhere else.
    Teleport,
    /// Wounds that nothing saves.
    Disintegrate { wounds: Roll },
    /// A fight from afar.
    Smite,
    /// So many wounds healed for so much gold.
    Heal { wounds: u8, price: u16 },
    /// An extra save on this number.
    HolyShield { save: u8 },
    /// Helpers of one of two levels, so many of each.
    Summoning { helpers: [Helpers; 2] },
}

impl Effect {
    /// Whether it is an attack, which takes the place of a fight and ends the go.
    pub fn attacks(self) -> bool {
        use Effect::{Disintegrate, Fireball, Lightning, Smite};
        matches!(self, Fireball { .. } | Lightning { .. } | Disintegrate { .. } | Smite)
    }
}

/// Helpers that may be called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Helpers {
    /// Their level.
    pub level: Level,
    /// How many come.
    pub count: Roll,
}

/// A kind of tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TileCard {
    /// Its name, unique among the tiles.
    pub name: String,
    /// Its picture.
    pub icon: String,
    /// Its squares.
    pub form: Form,
    /// What its floor does.
    pub floor: Floor,
    /// How many of its tokens are in each bag, in the order of [`Bag::ALL`].
    pub tokens: [u8; Bag::ALL.len()],
}

/// The squares of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Form {
    /// A rectangle, entered by its width.
    Straight { width: u8, length: u8 },
    /// Two arms of this width at a right angle, in a square of this size.
    Corner { width: u8, size: u8 },
    /// A bar across, as long as `span`, on a foot; both as wide as `width`, and `depth` from the foot's end to the bar's back.
    Junction { width: u8, span: u8, depth: u8 },
}

/// A row of the doors table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DoorsRow {
    /// How many doors.
    pub doors: u8,
    /// Whether they are double.
    pub double: bool,
}

/// A row of the monsters table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Horde {
    /// Their level.
    pub level: Level,
    /// How many there are.
    pub count: Roll,
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

    /// The same with packs, each of which adds to what came before or changes it.
    ///
    /// # Errors
    /// Every mistake in every pack, with its line; the place begins with `packs`.
    pub fn with_packs(&self, packs: &[String]) -> Result<Cards, Vec<Fault>> {
        pack::add_all(self, packs)
    }

    /// The first monster of a level.
    pub(crate) fn first_of(&self, level: Level) -> MonsterKind {
        let place = self.monsters.iter().position(|monster| monster.level == level);
        MonsterKind(place.unwrap_or(0) as u8)
    }
}
