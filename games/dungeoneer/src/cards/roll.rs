//! A number that is rolled, as tables write it: `1`, `1D3`, `4D6`.

use crate::dice::{Dice, d6};
use std::fmt;
use undercroft_core::Rng;

/// A number that is rolled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Roll {
    /// The same every time.
    Just(u8),
    /// Half a die, rounded up.
    D3,
    /// So many dice added up.
    D6(u8),
}

impl Default for Roll {
    fn default() -> Roll {
        Roll::Just(1)
    }
}

impl Roll {
    /// Reads `1`, `1D3` or `4D6`; at most ten dice, and no more than sixty without.
    pub fn parse(text: &str) -> Option<Roll> {
        match text.to_ascii_uppercase().split_once('D') {
            None => text.parse().ok().filter(|number| (1..=60).contains(number)).map(Roll::Just),
            Some(("1", "3")) => Some(Roll::D3),
            Some((dice, "6")) => dice.parse().ok().filter(|dice| (1..=10).contains(dice)).map(Roll::D6),
            Some(_) => None,
        }
    }

    /// Rolls it: the dice as they fell, and the number.
    #[inline]
    pub(crate) fn roll(self, chance: &mut impl Rng) -> (Dice, u16) {
        match self {
            Roll::Just(number) => (Dice::default(), number.into()),
            Roll::D3 => {
                let die = d6(chance);
                (Dice::one(die), u16::from(die.div_ceil(2)))
            }
            Roll::D6(count) => {
                let dice = Dice::roll(chance, count);
                (dice, dice.sum())
            }
        }
    }

    /// The least it can be.
    pub fn least(self) -> u16 {
        match self {
            Roll::Just(number) | Roll::D6(number) => number.into(),
            Roll::D3 => 1,
        }
    }

    /// The most it can be.
    pub fn most(self) -> u16 {
        match self {
            Roll::Just(number) => number.into(),
            Roll::D3 => 3,
            Roll::D6(dice) => 6 * u16::from(dice),
        }
    }
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Roll::Just(number) => number.fmt(f),
            Roll::D3 => f.write_str("1D3"),
            Roll::D6(dice) => write!(f, "{dice}D6"),
        }
    }
}
