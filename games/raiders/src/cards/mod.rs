//! The cards: every value that is printed on a card rather than in the rules.
//!
//! None of them lives in code: the standard set is a file beside it, and anybody may write their own.

mod check;
mod read;
#[cfg(test)]
mod tests;

use crate::item::Item;
use crate::state::ROOMS;
use serde::Serialize;
use std::sync::OnceLock;
use undercroft_core::Fault;

/// The file of the standard cards, to be printed and edited.
pub const STANDARD: &str = include_str!("../../cards.toml");

/// The most wounds any card gives.
pub(crate) const MOST_WOUNDS: i64 = 20;

/// A complete set of cards, sound enough to play with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cards {
    /// What the set is called.
    pub name: String,
    /// The most coins anybody can hold.
    pub coin_limit: u8,
    /// How many cards of each item there are, in the order of [`Item::ALL`], those of the characters included.
    pub item_copies: [u8; 4],
    /// The monster rooms.
    pub monsters: Vec<MonsterCard>,
    /// The treasure rooms.
    pub treasures: Vec<TreasureCard>,
    /// The vaults.
    pub vaults: Vec<VaultCard>,
    /// The trap rooms.
    pub traps: Vec<TrapCard>,
    /// Who the players may be.
    pub characters: Vec<CharacterCard>,
    /// Who may wait in the last room.
    pub bosses: Vec<BossCard>,
    /// The rows that tell which rooms of a level lie face down.
    pub levels: Vec<LevelCard>,
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

    /// How many room cards there are, counting copies.
    pub fn rooms(&self) -> usize {
        let monsters = self.monsters.iter().map(|card| card.copies);
        let treasures = self.treasures.iter().map(|card| card.copies);
        let vaults = self.vaults.iter().map(|card| card.copies);
        let traps = self.traps.iter().map(|card| card.copies);
        monsters.chain(treasures).chain(vaults).chain(traps).map(usize::from).sum()
    }
}

/// A monster room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MonsterCard {
    /// Its name, unique among the monsters.
    pub name: String,
    /// What 3, 4 and 5 players must reach together.
    pub strength: [u8; 3],
    /// What it does to those who played lowest when they do not.
    pub wounds: u8,
    /// How many such cards there are.
    pub copies: u8,
}

/// A treasure room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TreasureCard {
    /// Its name, unique among the treasure rooms; made from the chests where the file gives none.
    pub name: String,
    /// The coins in the chests, never fewer in the first; 0 in the second where there is none.
    pub chests: [u8; 2],
    /// How many such cards there are.
    pub copies: u8,
}

/// What a treasure room is called where the file gives it no name.
pub(crate) fn chests_name([first, second]: [u8; 2]) -> String {
    match second {
        0 => format!("Chest of {first}"),
        _ => format!("Chests of {first} and {second}"),
    }
}

/// A vault.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VaultCard {
    /// Its name, unique among the vaults.
    pub name: String,
    /// What the power cards 1 to 5 bring.
    pub benefits: [Benefit; 5],
    /// How many such cards there are.
    pub copies: u8,
}

/// What a vault offers under a power card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Benefit {
    /// An item from the supply.
    Item(Item),
    /// So many coins.
    Coins(u8),
    /// A potion that takes away so many wounds.
    Potion(u8),
}

/// A trap room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TrapCard {
    /// Its name, unique among the traps.
    pub name: String,
    /// Whom it hits, and with what.
    pub hits: Hits,
    /// Coins lost or wounds gained when the highest card played is a 1, 2, 3, 4, 5.
    pub penalty: [u8; 5],
    /// How many such cards there are.
    pub copies: u8,
}

/// Whom a trap hits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Hits {
    /// Those with the most coins, who lose coins.
    MostCoins,
    /// Those with the least wounds, who gain wounds.
    LeastWounds,
}

/// Who a player is, and what they start with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CharacterCard {
    /// The name, unique among the characters.
    pub name: String,
    /// Starting wounds.
    pub wounds: u8,
    /// Starting coins.
    pub coins: u8,
    /// Starting items, in the order of [`Item::ALL`].
    pub items: [u8; 4],
}

/// A boss, who waits in the last room. Each always does something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BossCard {
    /// Its name, unique among the bosses.
    pub name: String,
    /// What 3, 4 and 5 players must reach together; none for a boss that cannot be defeated.
    pub strength: Option<[u8; 3]>,
    /// What it does, however many play.
    pub ways: BossWays,
}

/// What a boss does to the players, and for them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BossWays {
    /// Wounds for those it attacks.
    pub wounds: u8,
    /// Coins lost by those it attacks.
    pub coins: u8,
    /// Whether those it attacks are out of the game.
    pub eliminates: bool,
    /// Coins for those who played highest.
    pub reward: u8,
    /// The item that leads out of the room; never a sword, which is a weapon there.
    pub escape: Option<Item>,
    /// Whose card draws the attack.
    pub attacks: Attacks,
    /// What a 5, or a sword, is worth: 5 unless the card says otherwise.
    pub fives_count_as: u8,
}

/// Whom a boss attacks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Attacks {
    /// Those who played lowest, as monsters do.
    Lowest,
    /// Those who played highest.
    Highest,
}

/// The row of a level.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LevelCard {
    /// Bit `i` is set when room `i`, counted from 0 on the left, lies face down.
    pub dark: u8,
}

impl LevelCard {
    /// Reads a row such as `UDUDU`: `U` for a room that lies open and `D` for a dark one.
    pub(crate) fn parse(row: &str) -> Option<LevelCard> {
        let mut dark = 0;
        for (room, letter) in row.chars().enumerate() {
            match letter {
                'D' if room < ROOMS => dark |= 1 << room,
                'U' if room < ROOMS => {}
                _ => return None,
            }
        }
        (row.len() == ROOMS).then_some(LevelCard { dark })
    }

    /// The same as a row.
    pub(crate) fn row(self) -> String {
        (0..ROOMS).map(|room| if self.dark & (1 << room) != 0 { 'D' } else { 'U' }).collect()
    }
}
