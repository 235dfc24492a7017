//! What happens in a game, each event whole to its audience.

use crate::adventurer::{Adventurer, Pair};
use crate::dungeon::Depth;
use crate::room::{Face, Level};
use serde::Serialize;
use undercroft_core::{Seat, SeatSet};

/// Something that happened. In JSON rooms are counted from 1 at the top, and so are rounds and cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    /// A round begins; its dungeon is told from the top.
    RoundSetUp {
        #[serde(with = "crate::counted")]
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        round: u8,
    },
    /// A room of the new dungeon, face down: its back shows the level.
    RoomDealt { room: Depth, level: Level },
    /// A ghost stands in a room from the start.
    GhostPlaced { room: Depth },
    /// The Dungeon Master of the round, by its place among those of the card file.
    MasterDrawn {
        #[serde(with = "crate::counted")]
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        master: u8,
    },
    /// Somebody has decided whom to disable.
    DisablingDecided { seat: Seat },
    /// Whom, to that seat alone.
    DisablingChosen { adventurers: Pair },
    /// It is shown whom a player has disabled.
    Disabled { seat: Seat, adventurers: Pair },
    /// The Dungeon Master has everyone disable these; all others are available.
    MasterDisabled { adventurers: Pair },
    /// Somebody has the start player marker now.
    MarkerPassed { to: Seat },
    /// An adventurer was placed.
    Placed { seat: Seat, adventurer: Adventurer, room: Depth },
    /// An adventurer was bumped by another, and is available to its owner again.
    Bumped { seat: Seat, adventurer: Adventurer, room: Depth, owner: Seat, bumped: Adventurer },
    /// A ghost was bumped and moved on to another room.
    GhostBumped { seat: Seat, adventurer: Adventurer, room: Depth, to: Depth },
    /// Somebody replaced an adventurer of their own.
    Replaced { seat: Seat, adventurer: Adventurer, room: Depth, replaced: Adventurer },
    /// Dollars went from one to another; nobody stands for the bank.
    Paid { from: Option<Seat>, to: Option<Seat>, dollars: u16 },
    /// The strength in a room has reached what locks it: nobody can be bumped there any more.
    Locked { room: Depth },
    /// All have placed two adventurers: the rooms are opened from the top.
    ResolutionBegan,
    /// These sent the least strength and are paid for it.
    WeakestRewarded { seats: SeatSet, strength: u8 },
    /// A room is turned over.
    RoomOpened { room: Depth, face: Face },
    /// The monsters are defeated; the treasure is what is divided.
    Defeated { room: Depth, strength: u8, defense: u8, treasure: u16 },
    /// A ghost's part of the treasure stays in the bank.
    GhostShare { room: Depth, dollars: u16 },
    /// Two of one strength leave the odd dollar in the bank.
    OddDollarLeft { room: Depth },
    /// The room is failed, and with it all rooms below.
    Failed { room: Depth, strength: u8, defense: u8 },
    /// The room below a failed one is failed too, and discarded unseen.
    Abandoned { room: Depth },
    /// Every room of the dungeon was defeated.
    Cleared,
    /// What somebody owes for healing; they pay as much as they have.
    HealingOwed { seat: Seat, dollars: u16 },
    /// A round is over. Unless it was the last, the disabled are back and those just placed disabled.
    RoundEnded {
        #[serde(with = "crate::counted")]
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        round: u8,
    },
    /// The most money was held by several; the strongest adventurer left out decided among them.
    TieBroken { seats: SeatSet, adventurer: Adventurer },
    /// The game is over; dollars are those of the winner, or of the winners' team together.
    Won { seats: SeatSet, dollars: u16 },
}
