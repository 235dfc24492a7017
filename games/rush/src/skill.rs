//! The four skills, and how much of each a hero has or a monster asks for.

use serde::{Deserialize, Serialize};
use std::ops::Add;

/// A skill.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Skill {
    /// Melee.
    Melee,
    /// Ranged attack.
    Ranged,
    /// Magic.
    Magic,
    /// Stealth.
    Stealth,
}

impl Skill {
    /// All four in the order of the rulebook.
    pub const ALL: [Skill; 4] = [Skill::Melee, Skill::Ranged, Skill::Magic, Skill::Stealth];

    /// Its name in files and messages.
    pub const fn word(self) -> &'static str {
        match self {
            Skill::Melee => "melee",
            Skill::Ranged => "ranged",
            Skill::Magic => "magic",
            Skill::Stealth => "stealth",
        }
    }
}

/// So much of each skill.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Skills {
    /// Melee.
    pub melee: u8,
    /// Ranged attack.
    pub ranged: u8,
    /// Magic.
    pub magic: u8,
    /// Stealth.
    pub stealth: u8,
}

impl Skills {
    /// None of any.
    pub const NONE: Skills = Skills { melee: 0, ranged: 0, magic: 0, stealth: 0 };

    /// So much of each, in the order of [`Skill::ALL`].
    pub const fn new([melee, ranged, magic, stealth]: [u8; 4]) -> Skills {
        Skills { melee, ranged, magic, stealth }
    }

    /// In the order of [`Skill::ALL`].
    #[inline]
    pub const fn each(self) -> [u8; 4] {
        [self.melee, self.ranged, self.magic, self.stealth]
    }

    /// How much of one.
    #[inline]
    pub const fn of(self, skill: Skill) -> u8 {
        self.each()[skill as usize]
    }

    /// The same with one more of a skill.
    #[inline]
    #[must_use]
    pub fn with(self, skill: Skill) -> Skills {
        let mut each = self.each();
        each[skill as usize] = each[skill as usize].saturating_add(1);
        Skills::new(each)
    }

    /// Whether these match or exceed a defence, skill by skill.
    #[inline]
    pub fn meet(self, defence: Skills) -> bool {
        self.missing(defence) == Skills::NONE
    }

    /// What these lack to meet a defence.
    #[inline]
    #[must_use]
    pub fn missing(self, defence: Skills) -> Skills {
        let (have, need) = (self.each(), defence.each());
        Skills::new(std::array::from_fn(|skill| need[skill].saturating_sub(have[skill])))
    }

    /// The skill of which there is most, the first of equals.
    pub fn highest(self) -> Skill {
        let most = self.each().into_iter().max().unwrap_or(0);
        Skill::ALL.into_iter().find(|&skill| self.of(skill) == most).unwrap_or(Skill::Melee)
    }

    /// All of them together.
    pub fn total(self) -> u16 {
        self.each().into_iter().map(u16::from).sum()
    }
}

impl Add for Skills {
    type Output = Skills;

    /// Two heroes' skills, added.
    #[inline]
    fn add(self, other: Skills) -> Skills {
        let (one, two) = (self.each(), other.each());
        Skills::new(std::array::from_fn(|skill| one[skill].saturating_add(two[skill])))
    }
}
