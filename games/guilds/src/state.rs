//! A game under way: flat, and cheap to copy.

use crate::adventurer::{Adventurer, Adventurers};
use crate::dungeon::{MOST_ROOMS, Room, Rooms};
use crate::placement::Takers;
use crate::room::Level;
use serde::{Deserialize, Serialize};
use undercroft_core::{MAX_SEATS, Seat, SeatSet};

/// The fewest players.
pub(crate) const FEWEST_PLAYERS: usize = 3;
/// The most players.
pub(crate) const MOST_PLAYERS: usize = 6;
/// The most Dungeon Masters that a card file may have.
pub(crate) const MOST_MASTERS: usize = 16;
/// How many adventurers everyone sends into each dungeon.
pub(crate) const SENT: usize = 2;
/// How many adventurers everyone has available at the beginning of a round.
pub(crate) const AVAILABLE: usize = 3;

/// The whole truth of a game.
///
/// Neither rooms nor Dungeon Masters lie in piles with an order: each is drawn when it comes to light. So there is one
/// secret in the whole game, what each player has chosen to disable before all have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// As many as any table has, so that no seat is looked for in vain.
    pub(crate) players: [Player; MAX_SEATS],
    /// The rooms from the top; as many as the table plays with.
    pub(crate) dungeon: [Room; MOST_ROOMS],
    /// The rooms with an empty space. It follows from the dungeon, and saves looking through it at every decision.
    pub(crate) open: Rooms,
    /// Who is stronger than whom in the rooms that are full and not locked: in these adventurers can be bumped and
    /// replaced. It follows, too.
    pub(crate) takers: Takers,
    pub(crate) phase: Phase,
    /// The round, counted from 0.
    pub(crate) round: u8,
    /// Who has the start player marker, once the placing has begun.
    pub(crate) marker: Seat,
    /// How far the winding order has come: a place in [`crate::Guilds::winding_order`].
    pub(crate) turn: u8,
    /// Who has not yet placed two. It follows from the players.
    pub(crate) placing: SeatSet,
    /// Who has to act now.
    pub(crate) awaited: SeatSet,
    /// The Dungeon Master of this round, by its number; of no meaning where the table plays without.
    pub(crate) master: u8,
    /// The adventurers that it keeps out.
    pub(crate) barred: Adventurers,
    /// The Dungeon Masters that may still come, one bit a card.
    pub(crate) masters_left: u16,
    /// How many room cards of each level are undealt.
    pub(crate) undealt: [u8; Level::COUNT],
    /// The fronts that a position file has put behind closed rooms, one bit a card: no other room has them. Mostly none.
    pub(crate) spoken_for: u64,
    /// The room cards that nobody has ever seen, one bit a card.
    pub(crate) unseen: u64,
    /// What the bank has taken in, less what it has paid out, since before the set-up.
    pub(crate) bank: i32,
}

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Everyone decides in secret whom to disable for the first round.
    Disabling,
    /// Somebody's action in the winding order.
    Placing,
    /// Nothing more.
    Over,
}

/// One guild.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Player {
    pub(crate) money: u16,
    /// Out of use in this round.
    pub(crate) disabled: Adventurers,
    /// In the dungeon.
    pub(crate) placed: Adventurers,
    /// What the player means to disable, until everybody has chosen. It is not disabled before, so that nothing open
    /// depends on it.
    pub(crate) chosen: Adventurers,
}

impl Player {
    /// The adventurers that can be sent now.
    #[inline]
    pub(crate) fn available(&self) -> Adventurers {
        Adventurers::ALL.without(self.disabled).without(self.placed)
    }
}

impl State {
    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// An adventurer goes into the dungeon.
    #[inline]
    pub(crate) fn send(&mut self, seat: Seat, adventurer: Adventurer) {
        let player = self.player_mut(seat);
        // Asked before, so that who is next need not wait for who it was that went.
        const { assert!(SENT == 2, "whoever has one there has sent enough with another") };
        let enough = !player.placed.is_empty();
        player.placed = player.placed.with(adventurer);
        self.placing.remove_if(seat, enough);
    }

    /// An adventurer comes back from the dungeon, so its guild has another to place.
    #[inline]
    pub(crate) fn bring_back(&mut self, seat: Seat, adventurer: Adventurer) {
        let player = self.player_mut(seat);
        player.placed = player.placed.without(Adventurers::only(adventurer));
        self.placing.insert(seat);
    }
}
