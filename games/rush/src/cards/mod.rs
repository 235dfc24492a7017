//! The cards: every value that is printed on a card rather than in the rules.
//!
//! None of them lives in code: the standard set is a file beside it, and anybody may write their own.

mod read;
#[cfg(test)]
mod tests;

use crate::skill::{Skill, Skills};
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
    /// The heroes.
    pub heroes: Vec<HeroCard>,
    /// The monsters of all levels.
    pub monsters: Vec<MonsterCard>,
    /// The Dungeon Lords.
    pub lords: Vec<BossCard>,
    /// The Dragons.
    pub dragons: Vec<BossCard>,
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

/// A hero.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HeroCard {
    /// The name, unique among the heroes.
    pub name: String,
    /// The picture, by its name in the set of game-icons.
    pub icon: String,
    /// What the hero starts with.
    pub skills: Skills,
}

/// A monster.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MonsterCard {
    /// Its name, unique among the monsters.
    pub name: String,
    /// The picture, by its name in the set of game-icons.
    pub icon: String,
    /// The level on which it lives, counted from 1.
    pub level: u8,
    /// What must be met to defeat it, skill by skill.
    pub defence: Skills,
    /// What a hero gains from it.
    pub gain: Gain,
    /// The coins for whoever defeats it.
    pub coins: u8,
}

/// What a hero gains from a monster: all of it goes to one hero.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Gain {
    /// Symbols of fixed skills.
    pub skills: Skills,
    /// Whether a rune is with them, for which its owner chooses a skill.
    pub rune: bool,
}

impl Gain {
    /// Whether there is nothing to gain.
    #[inline]
    pub fn is_nothing(self) -> bool {
        !self.rune && self.skills == Skills::NONE
    }

    /// The same with one symbol more; a rune where no skill is given.
    fn with(self, symbol: Option<Skill>) -> Gain {
        match symbol {
            Some(skill) => Gain { skills: self.skills.with(skill), ..self },
            None => Gain { rune: true, ..self },
        }
    }
}

/// A Dungeon Lord or a Dragon.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BossCard {
    /// Its name, unique among its kind.
    pub name: String,
    /// The picture, by its name in the set of game-icons.
    pub icon: String,
    /// What a player's two heroes must meet together.
    pub defence: Skills,
    /// The coins for everybody whose heroes do.
    pub coins: u8,
}
