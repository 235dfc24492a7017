//! Dungeon Masters: what each changes, as the other chapters ask for it.

use crate::adventurer::{ADVENTURERS, Adventurer, Adventurers};
use crate::cards::{Cards, MasterCard, MasterWays};
use crate::dungeon::{Depth, MOST_ROOMS};
use crate::state::State;
use crate::{Guilds, Locks, Masters};
use undercroft_core::chance::draw;
use undercroft_core::{Audience, Listener, Rng};

/// A Dungeon Master with its changes worked out for the rooms of the table's dungeons.
#[derive(Clone, Debug)]
pub(crate) struct Master {
    pub(crate) card: MasterCard,
    /// By how much defense and treasure change, from the top.
    changes: [Change; MOST_ROOMS],
    /// What it costs to heal each adventurer here.
    healing: [u8; ADVENTURERS],
}

/// By how much a room's values change.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Change {
    pub(crate) defense: i8,
    pub(crate) treasure: i8,
}

impl Change {
    /// The defense of a room with this much printed on it.
    #[inline]
    pub(crate) fn defense_of(self, printed: u8) -> u8 {
        printed.saturating_add_signed(self.defense)
    }

    /// The treasure of a room with this much printed on it, and something more for two of one strength: never less than
    /// nothing.
    #[inline]
    pub(crate) fn treasure_of(self, printed: u8, equals: u8) -> u16 {
        u16::from(printed.saturating_add_signed(self.treasure)) + u16::from(equals)
    }
}

impl Master {
    pub(crate) fn new(card: &MasterCard, cards: &Cards, rooms: usize) -> Master {
        let MasterWays { defense, treasure, heals_dearer, heals_dearer_by, .. } = card.ways;
        let change = |depth| match card.ways.rooms {
            Some(which) if depth < rooms && which.includes(depth, rooms) => Change { defense, treasure },
            _ => Change::default(),
        };
        let mut healing = cards.healing;
        for adventurer in heals_dearer {
            healing[adventurer.index()] += heals_dearer_by;
        }
        Master { card: card.clone(), changes: std::array::from_fn(change), healing }
    }

    /// The round without a Dungeon Master, or with one who only marks the round.
    pub(crate) fn nobody(cards: &Cards) -> Master {
        let card = MasterCard { name: String::new(), promo: false, ways: MasterWays::default() };
        let changes = [Change::default(); MOST_ROOMS];
        Master { card, changes, healing: cards.healing }
    }
}

impl Guilds {
    /// Draws the Dungeon Master of a round, where the table plays with them.
    pub(crate) fn draw_master(
        &self,
        state: &mut State,
        chance: &mut impl Rng,
        to: &mut impl Listener<crate::Event>,
    ) {
        if self.options.masters == Masters::None {
            return;
        }
        let mut left = state.masters_left.into();
        state.master = draw(chance, &mut left);
        state.masters_left = left as u16;
        to.hear(Audience::Everyone, crate::Event::MasterDrawn { master: state.master });
    }

    /// The Dungeon Masters that the table plays with, one bit a card.
    pub(crate) fn masters_in_play(&self) -> u16 {
        let plays = |master: &Master| match self.options.masters {
            Masters::Base => !master.card.promo,
            Masters::All => true,
            Masters::None => false,
        };
        let bit = |(number, master)| u16::from(plays(master)) << number;
        self.masters.iter().enumerate().map(bit).sum()
    }

    #[inline]
    pub(crate) fn master(&self, state: &State) -> &Master {
        match self.options.masters {
            Masters::None => &self.no_master,
            _ => &self.masters[usize::from(state.master)],
        }
    }

    #[inline]
    pub(crate) fn ways(&self, state: &State) -> &MasterWays {
        &self.master(state).card.ways
    }

    /// By how much the values of a room change. Succubus to Red Dragon and the promos: first, second and last mean the
    /// place in the column.
    #[inline]
    pub(crate) fn change_at(&self, state: &State, room: Depth) -> Change {
        self.master(state).changes[room.index()]
    }

    /// What it costs to heal each adventurer in this dungeon.
    pub(crate) fn healing_costs(&self, state: &State) -> [u8; ADVENTURERS] {
        self.master(state).healing
    }

    /// What it costs to heal an adventurer in this dungeon.
    #[inline]
    pub(crate) fn healing_cost(&self, state: &State, adventurer: Adventurer) -> u16 {
        self.master(state).healing[adventurer.index()].into()
    }

    /// Notes whom the Dungeon Master of the round keeps out, and the strength that locks each room under it: every
    /// decision asks for both.
    #[inline]
    pub(crate) fn note_master(&self, state: &mut State) {
        state.barred = self.ways(state).bars.map_or(Adventurers::NONE, Adventurers::only);
        for room in Depth::all(self.rooms) {
            state.dungeon[room.index()].locks_at = self.lock_strength(state, room);
        }
    }

    /// The strength that locks a room: the most on its back, by option as the Dungeon Master changes it.
    #[inline]
    fn lock_strength(&self, state: &State, room: Depth) -> u8 {
        let [_, most] = self.deck.back(state.dungeon[room.index()].level).defense;
        match self.options.locks {
            Locks::Printed => most,
            Locks::Changed => self.change_at(state, room).defense_of(most),
        }
    }
}
