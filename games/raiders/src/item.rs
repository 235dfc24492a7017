//! The four items, and how many of each somebody holds.

use crate::card::Card;
use serde::{Deserialize, Serialize};

/// An item card. Each is used once and goes back to the open supply.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Item {
    /// Announced at any time: look at every face-down room of the level.
    Torch,
    /// Played instead of a card: choose again once everybody's card is seen.
    CrystalBall,
    /// Counts as a 5 in a treasure room.
    Key,
    /// Counts as a 5 against a monster or a boss.
    Sword,
}

impl Item {
    /// All kinds, in the order of the supply piles.
    pub const ALL: [Item; 4] = [Item::Torch, Item::CrystalBall, Item::Key, Item::Sword];

    /// Its name in files.
    pub fn name(self) -> &'static str {
        match self {
            Item::Torch => "torch",
            Item::CrystalBall => "crystal_ball",
            Item::Key => "key",
            Item::Sword => "sword",
        }
    }

    /// By which messages choose a form, and the chapter of the rules about it.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Item::CrystalBall => "crystal-ball",
            other => other.name(),
        }
    }
}

/// How many of each item there are, by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct ItemCounts {
    pub torch: u8,
    pub crystal_ball: u8,
    pub key: u8,
    pub sword: u8,
}

impl ItemCounts {
    /// How many of one item.
    pub fn of(&self, item: Item) -> u8 {
        match item {
            Item::Torch => self.torch,
            Item::CrystalBall => self.crystal_ball,
            Item::Key => self.key,
            Item::Sword => self.sword,
        }
    }

    /// In the order of [`Item::ALL`].
    pub fn in_order(&self) -> [u8; 4] {
        Item::ALL.map(|item| self.of(item))
    }
}

impl From<Items> for ItemCounts {
    fn from(items: Items) -> ItemCounts {
        let [torch, crystal_ball, key, sword] = items.counts();
        ItemCounts { torch, crystal_ball, key, sword }
    }
}

/// How many of each kind, four bits a kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Items(u16);

impl Items {
    pub(crate) fn new(counts: [u8; 4]) -> Items {
        Items(Item::ALL.iter().map(|&item| u16::from(counts[item as usize]) << (4 * item as u16)).sum())
    }

    pub(crate) fn counts(self) -> [u8; 4] {
        Item::ALL.map(|item| self.count(item))
    }

    #[inline]
    pub(crate) fn count(self, item: Item) -> u8 {
        ((self.0 >> (4 * item as u16)) & 15) as u8
    }

    /// The one item of a card, or nothing for a power card.
    #[inline]
    pub(crate) fn on_card(card: Card) -> Items {
        const ITEMS: [u16; 9] = [0, 0, 0, 0, 0, 1, 1 << 4, 1 << 8, 1 << 12];
        Items(ITEMS[card as usize])
    }

    #[inline]
    pub(crate) fn plus(self, other: Items) -> Items {
        Items(self.0 + other.0)
    }

    #[inline]
    pub(crate) fn minus(self, other: Items) -> Items {
        Items(self.0 - other.0)
    }

    #[inline]
    pub(crate) fn add(&mut self, item: Item) {
        self.0 += 1 << (4 * item as u16);
    }

    #[inline]
    pub(crate) fn take(&mut self, item: Item) {
        debug_assert!(self.count(item) > 0, "no {} to take", item.name());
        self.0 -= 1 << (4 * item as u16);
    }

    /// The kinds held, one bit a kind in the order of the piles.
    #[inline]
    pub(crate) fn kinds(self) -> u16 {
        // Every count's four bits are folded onto its lowest, then those four bits are moved together.
        let folded = (self.0 | self.0 >> 1 | self.0 >> 2 | self.0 >> 3) & 0x1111;
        (folded | folded >> 3 | folded >> 6 | folded >> 9) & 0b1111
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_an_item_card_is_an_item() {
        assert_eq!(Items::on_card(Card::Five), Items::default());
        assert_eq!(Items::on_card(Card::One), Items::default());
        for item in Item::ALL {
            assert_eq!(Items::on_card(item.into()).counts()[item as usize], 1);
        }
    }

    #[test]
    fn items_are_counted_kind_by_kind() {
        for counts in [[0, 0, 0, 0], [1, 0, 2, 15], [15, 15, 15, 15], [0, 4, 0, 8]] {
            let items = Items::new(counts);
            assert_eq!(items.counts(), counts);
            for item in Item::ALL {
                assert_eq!(
                    items.kinds() >> item as u16 & 1 == 1,
                    items.count(item) > 0,
                    "{counts:?} {item:?}"
                );
            }
        }
    }
}
