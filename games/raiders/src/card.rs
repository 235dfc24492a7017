//! The cards somebody can play into a room, and sets of them.

use crate::item::Item;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::fmt;

/// A power card or an item card. In files a power card is its number and an item its name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "NumberOrItem"))]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Card {
    One,
    Two,
    Three,
    Four,
    Five,
    Torch,
    CrystalBall,
    Key,
    Sword,
}

/// How many power cards everyone has; also the rooms of a level.
pub(crate) const POWER_CARDS: usize = 5;
/// The value of the highest power card, and of a key or a sword.
pub(crate) const HIGHEST: u8 = POWER_CARDS as u8;

impl Card {
    pub(crate) const ALL: [Card; 9] = [
        Card::One,
        Card::Two,
        Card::Three,
        Card::Four,
        Card::Five,
        Card::Torch,
        Card::CrystalBall,
        Card::Key,
        Card::Sword,
    ];

    /// The power card of this value, if there is one.
    pub fn power(value: i64) -> Option<Card> {
        (1..=POWER_CARDS as i64).contains(&value).then(|| Card::ALL[value as usize - 1])
    }

    /// The item, if it is one.
    #[inline]
    pub const fn item(self) -> Option<Item> {
        match self {
            Card::Torch => Some(Item::Torch),
            Card::CrystalBall => Some(Item::CrystalBall),
            Card::Key => Some(Item::Key),
            Card::Sword => Some(Item::Sword),
            _ => None,
        }
    }

    /// What it counts for: a power card its number, a key or a sword 5. A card that is played to escape has no value.
    #[inline]
    pub const fn value(self) -> u8 {
        const VALUES: [u8; 9] = [1, 2, 3, 4, 5, 0, 0, HIGHEST, HIGHEST];
        VALUES[self as usize]
    }
}

impl From<Item> for Card {
    #[inline]
    fn from(item: Item) -> Card {
        Card::ALL[POWER_CARDS + item as usize]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.item() {
            Some(item) => f.write_str(item.name()),
            None => write!(f, "{}", self.value()),
        }
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self.item() {
            Some(item) => item.serialize(to),
            None => to.serialize_u8(self.value()),
        }
    }
}

/// A card as it is written down, told to pages.
#[cfg(feature = "typescript")]
#[derive(ts_rs::TS)]
#[ts(untagged)]
#[allow(dead_code)]
enum NumberOrItem {
    Number(#[ts(type = "1 | 2 | 3 | 4 | 5")] u8),
    Item(Item),
}

#[derive(Deserialize)]
#[serde(untagged)]
enum NumberOrName {
    Number(i64),
    Name(String),
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Card, D::Error> {
        let known = "a card is 1, 2, 3, 4, 5, \"torch\", \"crystal_ball\", \"key\" or \"sword\"";
        let (card, said) = match NumberOrName::deserialize(from).map_err(|_| D::Error::custom(known))? {
            NumberOrName::Number(number) => (Card::power(number), number.to_string()),
            NumberOrName::Name(name) => {
                let named = |item: &&Item| item.name() == name;
                (Item::ALL.iter().find(named).map(|&item| item.into()), name)
            }
        };
        card.ok_or_else(|| D::Error::custom(format!("`{said}` is no card; {known}")))
    }
}

/// A set of cards, one bit a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct CardSet(u16);

impl CardSet {
    pub(crate) const EMPTY: CardSet = CardSet(0);
    pub(crate) const POWER: CardSet = CardSet((1 << POWER_CARDS) - 1);

    /// The item cards of these kinds, given one bit a kind.
    #[inline]
    pub(crate) const fn items(kinds: u16) -> CardSet {
        CardSet(kinds << POWER_CARDS)
    }

    #[inline]
    pub(crate) const fn contains(self, card: Card) -> bool {
        self.0 & (1 << card as u16) != 0
    }

    #[inline]
    pub(crate) const fn with(self, card: Card) -> CardSet {
        CardSet(self.0 | 1 << card as u16)
    }

    #[inline]
    pub(crate) const fn without(self, card: Card) -> CardSet {
        CardSet(self.0 & !(1 << card as u16))
    }

    #[inline]
    pub(crate) const fn union(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    #[inline]
    pub(crate) const fn both(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    #[inline]
    pub(crate) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// One bit a card, to draw from.
    #[inline]
    pub(crate) const fn bits(self) -> u64 {
        self.0 as u64
    }

    /// The card with this bit.
    #[inline]
    pub(crate) fn card(bit: u8) -> Card {
        Card::ALL[bit as usize]
    }

    pub(crate) fn values(self) -> Vec<u8> {
        self.map(Card::value).collect()
    }
}

impl Iterator for CardSet {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        let card = *Card::ALL.get(self.0.trailing_zeros() as usize)?;
        self.0 &= self.0.wrapping_sub(1);
        Some(card)
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::EMPTY, CardSet::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_written_as_its_number_or_its_name() {
        for (card, text) in
            [(Card::Three, "3"), (Card::CrystalBall, "\"crystal_ball\""), (Card::Key, "\"key\"")]
        {
            assert_eq!(serde_json::to_string(&card).unwrap(), text);
            assert_eq!(serde_json::from_str::<Card>(text).unwrap(), card);
        }
    }

    #[test]
    fn what_is_no_card_is_refused_with_the_list_of_cards() {
        for bad in ["0", "6", "-1", "\"lamp\"", "[]", "99999999999999999999"] {
            let error = serde_json::from_str::<Card>(bad).unwrap_err().to_string();
            assert!(error.contains("crystal_ball"), "{error}");
        }
    }

    #[test]
    fn a_set_lists_its_cards_in_order() {
        let set: CardSet = [Card::Sword, Card::Two].into_iter().collect();
        assert_eq!(set.collect::<Vec<_>>(), [Card::Two, Card::Sword]);
        assert_eq!(CardSet::items(0b1001).collect::<Vec<_>>(), [Card::Torch, Card::Sword]);
        assert_eq!(CardSet::POWER.values(), [1, 2, 3, 4, 5]);
    }
}
