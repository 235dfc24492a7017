//! A game under way: flat, and cheap to copy.

use crate::card::{Card, CardSet, POWER_CARDS};
use crate::item::Items;
use crate::number::{Character, Face};
use serde::{Deserialize, Serialize};
use undercroft_core::{Seat, SeatSet};

/// The most players.
pub(crate) const MOST_PLAYERS: usize = 5;
/// The levels of a game.
pub(crate) const LEVELS: usize = 5;
/// The rooms of a level: everyone plays one card into each.
pub(crate) const ROOMS: usize = POWER_CARDS;
/// The room cards that come into a game: every room but the last, which is the boss's.
pub(crate) const ROOM_CARDS_USED: usize = LEVELS * ROOMS - 1;

/// The whole truth of a game.
///
/// The room pile has no order: a card is drawn from what is left when a level is set up, which deals the same games
/// as a shuffled pile and leaves nothing to hide but the dark rooms.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) players: [Player; MOST_PLAYERS],
    pub(crate) row: [Face; ROOMS],
    /// The rooms of the row that still lie face down, one bit a place.
    pub(crate) face_down: u8,
    /// Who has looked at them by torch: whoever has seen one has seen all.
    pub(crate) seen_by: SeatSet,
    /// The level, counted from 0.
    pub(crate) level: u8,
    /// The place of the current room in the row.
    pub(crate) place: u8,
    pub(crate) phase: Phase,
    /// Who has to play a card now.
    pub(crate) awaited: SeatSet,
    /// Who played a crystal ball into this room and chooses, or has chosen, again.
    pub(crate) crystal_balls: SeatSet,
    /// Who holds the map, in the tactical variant.
    pub(crate) map: Seat,
    /// Whom a boss has put out of the game.
    pub(crate) eliminated: SeatSet,
    pub(crate) supply: Items,
    /// The level cards not yet used, one bit a card.
    pub(crate) levels_left: u16,
    /// The room cards not yet drawn, those never to be used among them, one bit a card.
    pub(crate) rooms_left: u64,
}

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// A card from everyone.
    Choosing,
    /// A second card from those who played a crystal ball.
    ChoosingAgain,
    /// Nothing more.
    Over,
}

/// One player's things.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Player {
    pub(crate) character: Character,
    pub(crate) coins: u8,
    pub(crate) wounds: u16,
    /// The card played into this room. While it lies face down it still counts as held, so that nothing open
    /// depends on it.
    pub(crate) card: Option<Card>,
    /// The power cards in hand.
    pub(crate) hand: CardSet,
    /// The power cards that lie open until the level ends.
    pub(crate) shown: CardSet,
    pub(crate) items: Items,
}

impl State {
    /// The current room.
    #[inline]
    pub(crate) fn current_room(&self) -> Face {
        self.row[self.place as usize]
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Whether the last room of the last level is the boss's: it is the place where the boss lies.
    pub(crate) fn is_boss_place(level: usize, place: usize) -> bool {
        level + 1 == LEVELS && place + 1 == ROOMS
    }
}
