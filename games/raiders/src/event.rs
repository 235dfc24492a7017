//! What happens in a game, each event whole to its audience.

use crate::card::Card;
use crate::item::Item;
use crate::number::{Character, Face, Level, Place};
use serde::Serialize;
use undercroft_core::{Seat, SeatSet};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    /// A character card was dealt, by its number in the card file.
    CharacterDealt { seat: Seat, character: Character },
    /// A level begins; the rooms that lie open are told one by one.
    LevelSetUp { level: Level },
    /// A room of the new row, left to right; face down where no face is told.
    RoomPlaced { place: Place, face: Option<Face> },
    /// The party enters a room; a dark one is turned over now.
    RoomEntered { level: Level, place: Place, face: Face },
    /// A torch was announced.
    TorchLit { seat: Seat },
    /// What the torch showed, to its owner alone.
    TorchShowed { place: Place, face: Face },
    /// Somebody has laid a card face down.
    CardLaid { seat: Seat },
    /// Which card, to its owner alone.
    CardChosen { seat: Seat, card: Card },
    /// A card lies open.
    CardPlayed { seat: Seat, card: Card },
    /// Several look into their crystal balls and choose again.
    CrystalBalls { seats: SeatSet },
    /// A chest is opened by those who tie for it; each gets this many coins.
    ChestShared { value: u8, seats: SeatSet, each: u8 },
    /// The monster or boss falls.
    Defeated { face: Face, total: u8, strength: u8 },
    /// The monster or boss attacks; without a strength, nothing could have defeated it.
    Attacks { face: Face, total: u8, strength: Option<u8>, seats: SeatSet },
    /// Somebody escapes the boss.
    Escaped { seat: Seat, item: Item },
    /// The boss finds nobody to fight.
    NobodyThere,
    /// The trap goes off.
    TrapSprung { highest: u8, seats: SeatSet },
    /// The cards were too low to set the trap off.
    TrapQuiet { highest: u8 },
    /// The boss's reward goes to the highest card.
    Rewarded { seats: SeatSet },
    /// Coins came to somebody, as many as they could still hold.
    CoinsGained { seat: Seat, coins: u8 },
    /// Coins were lost, as many as there were.
    CoinsLost { seat: Seat, coins: u8 },
    /// Wounds were suffered.
    WoundsGained { seat: Seat, wounds: u8 },
    /// Wounds were healed, as many as there were.
    WoundsHealed { seat: Seat, wounds: u8 },
    /// An item came from the supply.
    ItemGained { seat: Seat, item: Item },
    /// More wanted an item than there were copies: nobody takes one.
    ItemRanOut { item: Item, seats: SeatSet },
    /// The boss ended the game for somebody.
    Eliminated { seat: Seat },
    /// The map goes to the next start player.
    MapPassed { to: Seat },
    /// A level is over; everyone takes their power cards back.
    LevelEnded { level: Level },
    /// Those with the most wounds collapse.
    Collapsed { seats: SeatSet, wounds: u16 },
    /// The game is over. Nobody wins where everyone was lost.
    Won { seats: SeatSet, coins: u8 },
}
