//! A game under way: flat, and cheap to copy.

mod invasion;
mod laid;
mod pile;

pub use invasion::Fate;
pub(crate) use invasion::{AT_HOARD, Adventurer, Fighter, Invasion, PlayedCard, Step};
pub(crate) use laid::{Dungeon, Known, Pack, Room, Stack, Trap};
pub(crate) use pile::{Pile, kinds_of};

use crate::drawing::NEW_CARDS;
use crate::ids::{Card, Place, REDS, SLOTS};
use serde::{Deserialize, Serialize};
use undercroft_core::{Conditions, Seat, SeatSet, Standing};

/// The fewest players.
pub(crate) const FEWEST_PLAYERS: usize = 2;
/// The most players.
pub(crate) const MOST_PLAYERS: usize = 6;

/// One player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Player {
    /// The gold in the hoard.
    pub(crate) gold: u16,
    pub(crate) hand: Pile,
    pub(crate) dungeon: Dungeon,
}

/// When somebody wants to be asked in windows: a standing order for one invasion.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// Always.
    #[default]
    Ask,
    /// When a monster lives in the room.
    Monsters,
    /// When a trap can fire in the room.
    Traps,
    /// When a monster has fallen, or a member of the party, since the last window.
    Fallen,
    /// When somebody has played a card in this window.
    Cards,
    /// Never.
    Never,
}

impl Order {
    /// All, in the order in which they are offered.
    pub const ALL: [Order; 6] =
        [Order::Ask, Order::Monsters, Order::Traps, Order::Fallen, Order::Cards, Order::Never];

    /// What must be the case for somebody with this order to be asked.
    pub(crate) const fn conditions(self) -> Conditions {
        match self {
            Order::Ask => Conditions::ALL,
            Order::Monsters => Conditions::bit(0),
            Order::Traps => Conditions::bit(1),
            Order::Fallen => Conditions::bit(2),
            Order::Cards => Conditions::bit(3),
            Order::Never => Conditions::NONE,
        }
    }

    /// The order that a seat has given.
    pub(crate) fn of(standing: &Standing, seat: Seat) -> Order {
        let given = standing.order(seat);
        Order::ALL.into_iter().find(|order| order.conditions() == given).unwrap_or_default()
    }
}

/// What is to be decided, or done next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Where new cards come from.
    NewCards,
    /// What to upgrade.
    Upgrade,
    /// Which rooms to build.
    Build,
    /// Which monsters and traps to add.
    AddContents,
    /// What to buy, or whom to interfere with.
    Improve,
    /// Whether to cancel an interference.
    Answer,
    /// Which cards to discard.
    Discard,
    /// How the party deals with a door before it moves.
    Door,
    /// Who of several equals loses morale.
    Fright,
    /// Which monsters the owner brings.
    Horde,
    /// Who helps or hinders in the encounter.
    EncounterWindow,
    /// What is done about the trap.
    Trap,
    /// Whether the monsters are passed, or killed before the fight.
    Abilities,
    /// Whom a member strikes.
    Strike,
    /// Who helps or hinders in recovery.
    RecoveryWindow,
    /// Who is healed in recovery.
    Recovery,
    /// Whether the Moral Compass holds morale up.
    Compass,
    /// What the party destroys.
    Destroy,
    /// Nothing: it is over.
    Over,
}

/// An interference that waits for its answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Aimed {
    pub(crate) card: Card,
    pub(crate) whom: Seat,
    /// The trap or the monster card it is aimed at, by its place.
    pub(crate) at: u8,
}

/// The whole truth of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) players: [Player; MOST_PLAYERS],
    pub(crate) deck: Pile,
    pub(crate) discards: Pile,
    /// The available cards; empty places while somebody takes some.
    pub(crate) available: [Option<Card>; SLOTS],
    /// How often they were dealt anew when they were last laid out.
    pub(crate) redeals: u8,
    /// The improvements that nobody has.
    pub(crate) reds: [u8; REDS],
    /// The improvements that were destroyed.
    pub(crate) destroyed: u8,
    /// The party cards that may still be drawn, one bit each.
    pub(crate) parties: u32,
    /// Counted from 0.
    pub(crate) cycle: u8,
    /// The building round, counted from 0.
    pub(crate) round: u8,
    pub(crate) dealer: Seat,
    /// Who is first in this cycle.
    pub(crate) first: Seat,
    /// Whose building turn it is, or who is invaded.
    pub(crate) turn: Seat,
    pub(crate) stage: Stage,
    /// The available cards that were taken in this turn, which everybody saw, and how many.
    pub(crate) took: [Card; NEW_CARDS as usize],
    pub(crate) taken: u8,
    /// Whether a room was discarded or built in this turn, after which none may be discarded.
    pub(crate) settled: bool,
    /// The place of the room that was discarded in this turn, which everybody saw.
    pub(crate) razed: Option<Place>,
    pub(crate) aimed: Option<Aimed>,
    pub(crate) invasion: Invasion,
    /// What everybody wants to be asked about in the windows of this invasion.
    pub(crate) standing: Standing,
    /// How often somebody was asked in a window: the number of the clock.
    pub(crate) asked: u32,
    /// What the bank has taken in, less what it has paid out.
    pub(crate) bank: i32,
}

impl State {
    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index() % MOST_PLAYERS]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index() % MOST_PLAYERS]
    }

    #[inline]
    pub(crate) fn dungeon(&self, seat: Seat) -> &Dungeon {
        &self.player(seat).dungeon
    }

    #[inline]
    pub(crate) fn dungeon_mut(&mut self, seat: Seat) -> &mut Dungeon {
        &mut self.player_mut(seat).dungeon
    }

    /// Gold goes from the bank to a hoard.
    pub(crate) fn earn(&mut self, seat: Seat, gold: u16) {
        self.player_mut(seat).gold += gold;
        self.bank -= i32::from(gold);
    }

    /// Gold goes from a hoard to the bank.
    pub(crate) fn spend(&mut self, seat: Seat, gold: u16) {
        self.player_mut(seat).gold -= gold;
        self.bank += i32::from(gold);
    }

    /// The available cards that were taken in this turn.
    pub(crate) fn took(&self) -> &[Card] {
        &self.took[..usize::from(self.taken).min(self.took.len())]
    }

    /// Whether the party is in a dungeon.
    #[inline]
    pub(crate) fn is_adventuring(&self) -> bool {
        use Stage::{AddContents, Answer, Build, Discard, Improve, NewCards, Over, Upgrade};
        !matches!(self.stage, NewCards | Upgrade | Build | AddContents | Improve | Answer | Discard | Over)
    }
}

/// Nobody but these.
#[inline]
pub(crate) fn just(seat: Option<Seat>) -> SeatSet {
    seat.map_or(SeatSet::EMPTY, SeatSet::only)
}
