//! The adventurers of a guild, each known by its strength, and sets of them.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::fmt;
use undercroft_core::chance::nth_bit_of_byte;

/// How many adventurers a guild has: one of each strength from 1 to 5.
pub(crate) const ADVENTURERS: usize = 5;
/// The most that two of them reach together.
pub(crate) const MOST_STRENGTH: u8 = 2 * ADVENTURERS as u8;

/// An adventurer, by its strength. In files it is that number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Adventurer(#[cfg_attr(feature = "typescript", ts(type = "1 | 2 | 3 | 4 | 5"))] u8);

impl Adventurer {
    /// The adventurer of this strength, if there is one.
    #[inline]
    pub fn of_strength(strength: i64) -> Option<Adventurer> {
        (1..=ADVENTURERS as i64).contains(&strength).then_some(Adventurer(strength as u8))
    }

    /// From 1 to 5.
    #[inline]
    pub const fn strength(self) -> u8 {
        self.0
    }

    /// Counted from 0, for arrays.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl fmt::Display for Adventurer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Serialize for Adventurer {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for Adventurer {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Adventurer, D::Error> {
        let strength = i64::deserialize(from)?;
        let unknown = || D::Error::custom(format!("{strength} is no adventurer; their strengths are 1 to 5"));
        Adventurer::of_strength(strength).ok_or_else(unknown)
    }
}

/// A set of one guild's adventurers, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Adventurers(#[cfg_attr(feature = "typescript", ts(as = "Vec<Adventurer>"))] u8);

impl Adventurers {
    /// None.
    pub const NONE: Adventurers = Adventurers(0);
    /// Everyone of a guild, from the weakest.
    pub(crate) const STRENGTHS: [Adventurer; ADVENTURERS] =
        [Adventurer(1), Adventurer(2), Adventurer(3), Adventurer(4), Adventurer(5)];
    /// The whole guild.
    pub const ALL: Adventurers = Adventurers((1 << ADVENTURERS) - 1);

    /// One alone.
    #[inline]
    pub const fn only(one: Adventurer) -> Adventurers {
        Adventurers(1 << (one.0 - 1))
    }

    /// The set with one more.
    #[inline]
    pub const fn with(self, one: Adventurer) -> Adventurers {
        Adventurers(self.0 | Adventurers::only(one).0)
    }

    /// Those that are not in the other set.
    #[inline]
    pub const fn without(self, others: Adventurers) -> Adventurers {
        Adventurers(self.0 & !others.0)
    }

    /// Whether one is in the set.
    #[inline]
    pub const fn contains(self, one: Adventurer) -> bool {
        self.0 & Adventurers::only(one).0 != 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One of them by its place, from the weakest; there must be so many.
    #[inline]
    pub(crate) const fn at(self, place: usize) -> Adventurer {
        debug_assert!(place < self.len());
        Adventurer(nth_bit_of_byte(self.0, place) + 1)
    }

    /// The strongest of them.
    #[inline]
    pub fn strongest(self) -> Option<Adventurer> {
        (self.0 != 0).then(|| Adventurer(8 - self.0.leading_zeros() as u8))
    }

    /// Their strengths together.
    #[inline]
    pub fn combined(self) -> u8 {
        self.map(Adventurer::strength).sum()
    }

    #[inline]
    pub(crate) const fn bits(self) -> u8 {
        self.0 & Adventurers::ALL.0
    }
}

/// From the weakest to the strongest.
impl Iterator for Adventurers {
    type Item = Adventurer;

    #[inline]
    fn next(&mut self) -> Option<Adventurer> {
        if self.0 == 0 {
            return None;
        }
        let weakest = self.0.trailing_zeros() as u8 + 1;
        self.0 &= self.0 - 1;
        Some(Adventurer(weakest))
    }
}

impl FromIterator<Adventurer> for Adventurers {
    fn from_iter<I: IntoIterator<Item = Adventurer>>(all: I) -> Adventurers {
        all.into_iter().fold(Adventurers::NONE, Adventurers::with)
    }
}

impl fmt::Display for Adventurers {
    /// As a person would list them: `1 and 3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut left = *self;
        while let Some(one) = left.next() {
            match left.len() {
                0 => write!(f, "{one}")?,
                1 => write!(f, "{one} and ")?,
                _ => write!(f, "{one}, ")?,
            }
        }
        Ok(())
    }
}

impl Serialize for Adventurers {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(*self)
    }
}

/// Two different adventurers of a guild, in no order: those that it disables.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Pair(#[cfg_attr(feature = "typescript", ts(as = "[Adventurer; 2]"))] Adventurers);

impl Pair {
    /// How many pairs a guild can choose from.
    pub(crate) const COUNT: usize = ADVENTURERS * (ADVENTURERS - 1) / 2;

    /// All of them.
    pub(crate) const ALL: [Pair; Pair::COUNT] = {
        let mut pairs = [Pair(Adventurers::NONE); Pair::COUNT];
        let (mut bits, mut found) = (0u8, 0);
        while bits <= Adventurers::ALL.0 {
            if bits.count_ones() == 2 {
                pairs[found] = Pair(Adventurers(bits));
                found += 1;
            }
            bits += 1;
        }
        pairs
    };

    /// The pair of these, if they are two.
    pub fn of(adventurers: Adventurers) -> Option<Pair> {
        (adventurers.len() == 2).then_some(Pair(adventurers))
    }

    /// Both as a set.
    #[inline]
    pub const fn both(self) -> Adventurers {
        self.0
    }
}

impl<'de> Deserialize<'de> for Pair {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Pair, D::Error> {
        let named = Vec::<Adventurer>::deserialize(from)?;
        let wrong = || D::Error::custom("name two different adventurers, as in [1, 2]");
        Pair::of(named.iter().copied().collect()).filter(|_| named.len() == 2).ok_or_else(wrong)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_lists_its_adventurers_from_the_weakest() {
        let set: Adventurers = [5, 1, 3].into_iter().filter_map(Adventurer::of_strength).collect();
        assert_eq!(set.to_string(), "1, 3 and 5");
        assert_eq!((set.len(), set.combined(), set.strongest()), (3, 9, Adventurer::of_strength(5)));
        assert_eq!(Adventurers::NONE.strongest(), None);
        assert_eq!(Adventurers::ALL.without(set).to_string(), "2 and 4");
    }

    #[test]
    fn ten_pairs_can_be_chosen_and_none_twice() {
        let different: std::collections::HashSet<Pair> = Pair::ALL.into_iter().collect();
        assert_eq!(different.len(), 10);
    }

    #[test]
    fn a_pair_is_two_different_adventurers_in_any_order() {
        let read = |text: &str| serde_json::from_str::<Pair>(text);
        assert_eq!(read("[3, 1]").unwrap(), read("[1, 3]").unwrap());
        assert_eq!(serde_json::to_string(&read("[3, 1]").unwrap()).unwrap(), "[1,3]");
        for bad in ["[1]", "[1, 1]", "[1, 2, 3]", "[1, 1, 2]", "[0, 1]", "[1, 6]", "7"] {
            assert!(read(bad).is_err(), "{bad}");
        }
    }
}
