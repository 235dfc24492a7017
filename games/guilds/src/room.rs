//! Room cards: threat levels, backs and fronts, and the deck of a table.

use crate::cards::{Back, Cards, RoomCard};
use serde::Serialize;
use std::fmt;
use undercroft_core::Rng;
use undercroft_core::chance::{below, draw};

/// Six rounds of six rooms.
pub(crate) const FEWEST_ROOMS: usize = 36;
/// One bit of a pile for each.
pub(crate) const MOST_CARDS: usize = 64;

/// A threat level, from 1 to 3.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Level(#[cfg_attr(feature = "typescript", ts(type = "1 | 2 | 3"))] u8);

impl Level {
    /// How many levels there are.
    pub const COUNT: usize = 3;
    /// From the least threat to the greatest.
    pub const ALL: [Level; Level::COUNT] = [Level(1), Level(2), Level(3)];

    /// The level with this number.
    ///
    /// # Panics
    /// If there is none.
    pub const fn new(number: u8) -> Level {
        assert!(1 <= number && number as usize <= Level::COUNT);
        Level(number)
    }

    /// From 1 to 3.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Counted from 0, for arrays.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A room card's front, by its place among the rooms of the card file, in JSON counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Face(
    #[serde(with = "crate::counted")]
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub(crate) u8,
);

impl Face {
    /// Its bit in a set of cards.
    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1 << self.0
    }
}

/// All room cards of a table.
///
/// Nobody ever sees a front before its room is opened, and of those below a failure nobody ever does. So a dealt card
/// is no more than its back: the front is drawn when the room is opened, from all of that level that nobody has seen.
/// That deals the same games as a shuffled pile, and there is nothing to hide.
#[derive(Clone, Debug)]
pub(crate) struct Deck {
    cards: Vec<RoomCard>,
    backs: [Back; Level::COUNT],
    /// The cards of each level, one bit a card.
    of_level: [u64; Level::COUNT],
}

impl Deck {
    pub(crate) fn new(cards: &Cards) -> Deck {
        let mut of_level = [0; Level::COUNT];
        for (bit, card) in cards.rooms.iter().enumerate() {
            of_level[card.level.index()] |= 1 << bit;
        }
        Deck { cards: cards.rooms.clone(), backs: cards.backs, of_level }
    }

    /// A set of every card.
    pub(crate) fn all(&self) -> u64 {
        self.of_level.iter().fold(0, |all, level| all | level)
    }

    /// How many cards of a set are of a level.
    #[inline]
    pub(crate) fn count(&self, cards: u64, level: Level) -> u8 {
        (cards & self.of_level[level.index()]).count_ones() as u8
    }

    /// How many cards there are of each level.
    pub(crate) fn counts(&self) -> [u8; Level::COUNT] {
        Level::ALL.map(|level| self.count(u64::MAX, level))
    }

    /// Deals some cards face down: so many less of each level are undealt. How many of them are of the first level, and how
    /// many of the second.
    #[inline]
    pub(crate) fn deal_backs(
        &self,
        chance: &mut impl Rng,
        cards: usize,
        undealt: &mut [u8; Level::COUNT],
    ) -> [u8; Level::COUNT - 1] {
        let [low, middle, high] = undealt.map(u32::from);
        // How many are left, and of these how many of the first level, and of the first two: counted down by what was
        // dealt and not looked for among cards, since which one it is nobody can guess.
        let (mut left, mut first, mut first_two) = (low + middle + high, low, low + middle);
        for _ in 0..cards {
            let card = below(chance, left);
            left -= 1;
            first -= u32::from(card < first);
            first_two -= u32::from(card < first_two);
        }
        *undealt = [first, first_two - first, left - first_two].map(|count| count as u8);
        [low - first, middle - (first_two - first)].map(|dealt| dealt as u8)
    }

    /// Turns a card of a level over: one of these.
    #[inline]
    pub(crate) fn draw_face(&self, chance: &mut impl Rng, level: Level, cards: u64) -> Face {
        let mut possible = cards & self.of_level[level.index()];
        Face(draw(chance, &mut possible))
    }

    #[inline]
    pub(crate) fn card(&self, face: Face) -> &RoomCard {
        &self.cards[usize::from(face.0)]
    }

    #[inline]
    pub(crate) fn back(&self, level: Level) -> &Back {
        &self.backs[level.index()]
    }

    pub(crate) fn cards(&self) -> &[RoomCard] {
        &self.cards
    }

    /// The card with this name.
    pub(crate) fn named(&self, name: &str) -> Option<Face> {
        self.cards.iter().position(|card| card.name == name).map(|face| Face(face as u8))
    }

    /// The cards of a set.
    pub(crate) fn faces(&self, cards: u64) -> impl Iterator<Item = Face> {
        (0..self.cards.len() as u8).filter(move |bit| cards & (1 << bit) != 0).map(Face)
    }
}
