//! The four items, and how many of each somebody holds.

use serde::{Deserialize, Serialize};

/// An item card. Each is used once and goes back to the open supply.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
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
}
