//! Dice as they fall, paths as they are walked: short lists without a heap, so that what nobody hears costs nothing.

use crate::square::Square;
use serde::{Serialize, Serializer};
use std::fmt;
use undercroft_core::Rng;
use undercroft_core::chance::below;

/// Dice as they fell, in order; in JSON a list of numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "Vec<u8>"))]
pub struct Dice {
    count: u8,
    /// Four bits a die, the first in the lowest.
    faces: u64,
}

impl Dice {
    /// The most dice that are rolled at once.
    pub const MOST: usize = 16;

    /// Rolls so many dice with six sides.
    #[inline]
    pub(crate) fn roll(chance: &mut impl Rng, count: u8) -> Dice {
        let mut dice = Dice::default();
        for _ in 0..count {
            dice.push(d6(chance));
        }
        dice
    }

    #[inline]
    pub(crate) fn push(&mut self, die: u8) {
        debug_assert!(usize::from(self.count) < Dice::MOST);
        self.faces |= u64::from(die) << (4 * self.count);
        self.count += 1;
    }

    /// One die.
    pub fn one(die: u8) -> Dice {
        Dice { count: 1, faces: die.into() }
    }

    /// The dice in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..self.count).map(move |die| (self.faces >> (4 * die)) as u8 & 15)
    }

    /// How many dice.
    #[inline]
    pub fn len(self) -> usize {
        self.count.into()
    }

    /// Whether nothing was rolled.
    pub fn is_empty(self) -> bool {
        self.count == 0
    }

    /// How many show this number or more.
    #[inline]
    pub fn at_least(self, needed: u8) -> u8 {
        self.iter().filter(|&die| die >= needed).count() as u8
    }

    /// All pips together.
    #[inline]
    pub fn sum(self) -> u16 {
        self.iter().map(u16::from).sum()
    }
}

impl FromIterator<u8> for Dice {
    fn from_iter<I: IntoIterator<Item = u8>>(faces: I) -> Dice {
        let mut dice = Dice::default();
        faces.into_iter().for_each(|die| dice.push(die));
        dice
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Dice {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

/// A die with six sides.
#[inline]
pub(crate) fn d6(chance: &mut impl Rng) -> u8 {
    below(chance, 6) as u8 + 1
}

/// A way over the board, square by square, from where it begins to where it ends; in JSON a list of squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "Vec<Square>"))]
pub struct Path {
    count: u8,
    squares: [Square; Path::MOST],
}

impl Path {
    /// The most squares of a way, its beginning included.
    pub const MOST: usize = 16;

    /// A way that begins here.
    pub(crate) fn from(square: Square) -> Path {
        let mut path = Path::default();
        path.push(square);
        path
    }

    pub(crate) fn push(&mut self, square: Square) {
        debug_assert!(usize::from(self.count) < Path::MOST);
        self.squares[usize::from(self.count)] = square;
        self.count += 1;
    }

    /// The squares in order.
    pub fn squares(&self) -> &[Square] {
        &self.squares[..usize::from(self.count)]
    }

    /// How many steps it has.
    pub fn steps(&self) -> u8 {
        self.count.saturating_sub(1)
    }
}

impl FromIterator<Square> for Path {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Path {
        let mut path = Path::default();
        squares.into_iter().for_each(|square| path.push(square));
        path
    }
}

impl fmt::Debug for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.squares()).finish()
    }
}

impl Serialize for Path {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.squares())
    }
}
