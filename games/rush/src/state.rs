//! A game under way: flat, and cheap to copy.

use crate::hand::{Grip, Hand, Hands};
use crate::number::{Boss, Hero, Monster, Slot};
use crate::rewards::Gifts;
use crate::skill::Skills;
use serde::{Deserialize, Serialize};
use undercroft_core::{Seat, SeatSet};

/// The most players.
pub(crate) const MOST_PLAYERS: usize = 5;
/// The levels of the dungeon.
pub(crate) const LEVELS: usize = 3;
/// The rounds on each level.
pub(crate) const ROUNDS_A_LEVEL: usize = 3;
/// The rounds of a game.
pub(crate) const ROUNDS: usize = LEVELS * ROUNDS_A_LEVEL;
/// Heroes, and so hands, of a player; and the monsters that each is dealt.
pub(crate) const HANDS: usize = 2;
/// The most monsters on the table.
pub(crate) const MOST_SLOTS: usize = HANDS * MOST_PLAYERS;
/// The most heroes there are to choose from.
pub(crate) const MOST_HEROES: usize = 16;

/// The whole truth of a game.
///
/// The decks have no order: a monster is drawn from what is left when it is revealed, which deals the same games as
/// shuffled decks and leaves nothing to hide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) players: [Player; MOST_PLAYERS],
    pub(crate) slots: [Lair; MOST_SLOTS],
    /// The hands that have called, the earliest first, where the time of a call counts.
    pub(crate) order: CallOrder,
    /// The monsters of each level that have not come up, one bit a card in the order of the card file.
    pub(crate) decks: [u64; LEVELS],
    /// The heroes that may still be drafted, one bit a hero.
    pub(crate) heroes: u16,
    pub(crate) lord: Boss,
    pub(crate) dragon: Boss,
    /// Who drafts first.
    pub(crate) first: Seat,
    /// The round, counted from 0.
    pub(crate) round: u8,
    /// Which calling of the round it is, counted from 0.
    pub(crate) calling: u8,
    pub(crate) phase: Phase,
    /// Who has something to decide now.
    pub(crate) awaited: SeatSet,
    /// Monsters that nobody claimed.
    pub(crate) discarded: u8,
}

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// A hero from whose turn it is.
    Draft,
    /// The moment when the monsters, which lie face down, are turned over.
    FaceDown,
    /// Hands.
    Attacking,
    /// What each does with what was gained.
    Rewards,
    /// Nothing more.
    Over,
}

/// A place in the middle of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Lair {
    /// The monster that lies there; none before the reveal and once it is dealt with.
    pub(crate) monster: Option<Monster>,
    /// Whose hand is on it.
    pub(crate) owner: Option<Seat>,
}

impl Lair {
    pub(crate) const EMPTY: Lair = Lair { monster: None, owner: None };
}

/// One player's things.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Player {
    /// The left and the right hero, once they are drafted.
    pub(crate) heroes: [Option<Hero>; HANDS],
    /// What each of them can do.
    pub(crate) skills: [Skills; HANDS],
    pub(crate) hands: [Grip; HANDS],
    /// The monsters that the hands call, in secret.
    pub(crate) calls: [Option<Slot>; HANDS],
    /// How often something was called or called back in this calling.
    pub(crate) changes: u8,
    /// What is done with the gains of this round, in secret until all have said so.
    pub(crate) gifts: Option<Gifts>,
    /// The coins of the monsters defeated.
    pub(crate) coins: u16,
    /// The monsters defeated.
    pub(crate) won: u8,
    /// The monsters that defeated a hero.
    pub(crate) failed: u8,
}

/// An attack on a monster by one hero or both.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Attack {
    pub(crate) hands: Hands,
    pub(crate) slot: Slot,
}

impl Player {
    pub(crate) const NOBODY: Player = Player {
        heroes: [None; HANDS],
        skills: [Skills::NONE; HANDS],
        hands: [Grip::Down; HANDS],
        calls: [None; HANDS],
        changes: 0,
        gifts: None,
        coins: 0,
        won: 0,
        failed: 0,
    };

    #[inline]
    pub(crate) fn is_free(&self, hand: Hand) -> bool {
        self.hands[hand.index()] == Grip::Free
    }

    /// The hands that may still attack.
    #[inline]
    pub(crate) fn free_hands(&self) -> Option<Hands> {
        Hands::of(|hand| self.is_free(hand))
    }

    /// The skills of the heroes whose hands these are, added.
    #[inline]
    pub(crate) fn skills_of(&self, hands: Hands) -> Skills {
        let [left, right] = self.skills;
        match hands {
            Hands::Left => left,
            Hands::Right => right,
            Hands::Both => left + right,
        }
    }

    /// The attacks that the hands make: two hands on one monster are one attack, which stands in the place of the left one.
    #[inline]
    pub(crate) fn attacks(&self) -> [Option<Attack>; HANDS] {
        match self.hands {
            [Grip::On(left), Grip::On(right)] if left == right => {
                [Some(Attack { hands: Hands::Both, slot: left }), None]
            }
            hands => Hand::ALL.map(|hand| match hands[hand.index()] {
                Grip::On(slot) => Some(Attack { hands: hand.into(), slot }),
                _ => None,
            }),
        }
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

    /// The level of a round, both counted from 0.
    #[inline]
    pub(crate) const fn level_of(round: u8) -> usize {
        round as usize / ROUNDS_A_LEVEL
    }

    /// Who has a hand that may still attack.
    #[inline]
    pub(crate) fn with_free_hands(&self, players: usize) -> SeatSet {
        SeatSet::of(players, |seat| self.player(seat).free_hands().is_some())
    }
}

/// Hands in the order in which they called.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct CallOrder {
    /// A hand as twice its seat, and one more for the right one; 0 behind the last.
    hands: [u8; MOST_SLOTS],
    length: u8,
}

impl CallOrder {
    /// The hands, the earliest first.
    #[inline]
    pub(crate) fn each(&self) -> impl Iterator<Item = (Seat, Hand)> + '_ {
        let hands = self.hands[..usize::from(self.length)].iter();
        hands.map(|&code| (Seat::new(usize::from(code / 2)), Hand::ALL[usize::from(code % 2)]))
    }

    /// Forgets a hand that does not call any more.
    pub(crate) fn remove(&mut self, seat: Seat, hand: Hand) {
        let code = Self::code(seat, hand);
        let Some(at) = self.hands[..usize::from(self.length)].iter().position(|&known| known == code) else {
            return;
        };
        self.hands.copy_within(at + 1.., at);
        self.hands[MOST_SLOTS - 1] = 0;
        self.length -= 1;
    }

    /// A hand calls, later than all others; if it called before, that is forgotten.
    pub(crate) fn push(&mut self, seat: Seat, hand: Hand) {
        self.remove(seat, hand);
        self.hands[usize::from(self.length)] = Self::code(seat, hand);
        self.length += 1;
    }

    fn code(seat: Seat, hand: Hand) -> u8 {
        (HANDS * seat.index() + hand.index()) as u8
    }
}
