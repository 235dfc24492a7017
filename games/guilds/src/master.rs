//! Dungeon Masters: what each changes, as the other chapters ask for it.

use crate::adventurer::{ADVENTURERS, Adventurer, Adventurers};
use crate::cards::{Back, Cards, MasterCard, MasterWays, RoomCard};
use crate::dungeon::{Depth, MOST_ROOMS, Room};
use crate::room::Level;
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
    /// The strength that locks a room, from the top and by its level.
    locks: [[u8; Level::COUNT]; MOST_ROOMS],
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
    pub(crate) fn new(card: &MasterCard, cards: &Cards, rooms: usize, locks: Locks) -> Master {
        let MasterWays { defense, treasure, heals_dearer, heals_dearer_by, .. } = card.ways;
        let change = |depth| match card.ways.rooms {
            Some(which) if depth < rooms && which.includes(depth, rooms) => Change { defense, treasure },
            _ => Change::default(),
        };
        let mut healing = cards.healing;
        for adventurer in heals_dearer {
            healing[adventurer.index()] += heals_dearer_by;
        }
        let changes = std::array::from_fn(change);
        let locks = changes.map(|change| cards.backs.map(|back| lock_strength(back, change, locks)));
        Master { card: card.clone(), changes, healing, locks }
    }

    /// By how much the values of a room change.
    #[inline]
    pub(crate) fn change_at(&self, room: Depth) -> Change {
        self.changes[room.index()]
    }

    /// The treasure of a room that was opened, with something more for two of one strength: never less than nothing.
    #[inline]
    pub(crate) fn treasure(&self, room: Depth, there: Room, card: &RoomCard) -> u16 {
        let equals = self.card.ways.equals * u8::from(there.of_one_strength());
        self.change_at(room).treasure_of(card.treasure, equals)
    }

    /// What it costs to heal an adventurer here.
    #[inline]
    pub(crate) fn healing_cost(&self, adventurer: Adventurer) -> u16 {
        self.healing[adventurer.index()].into()
    }

    /// The round without a Dungeon Master, or with one who only marks the round.
    pub(crate) fn nobody(cards: &Cards) -> Master {
        let card = MasterCard { name: String::new(), promo: false, ways: MasterWays::default() };
        Master::new(&card, cards, MOST_ROOMS, Locks::Printed)
    }
}

/// The strength that locks a room: the most on its back, by option as the Dungeon Master changes it.
fn lock_strength(back: Back, change: Change, locks: Locks) -> u8 {
    let [_, most] = back.defense;
    match locks {
        Locks::Printed => most,
        Locks::Changed => change.defense_of(most),
    }
}

/// Those of all Dungeon Masters that a table plays with, one bit a card.
pub(crate) fn in_play(masters: &[Master], which: Masters) -> u16 {
    let plays = |master: &Master| match which {
        Masters::Base => !master.card.promo,
        Masters::All => true,
        Masters::None => false,
    };
    masters.iter().enumerate().map(|(number, master)| u16::from(plays(master)) << number).sum()
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
    #[inline]
    pub(crate) fn masters_in_play(&self) -> u16 {
        self.masters_in_play
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
        self.master(state).change_at(room)
    }

    /// What it costs to heal each adventurer in this dungeon.
    pub(crate) fn healing_costs(&self, state: &State) -> [u8; ADVENTURERS] {
        self.master(state).healing
    }

    /// Notes whom the Dungeon Master of the round keeps out, and the strength that locks each room under it: every
    /// decision asks for both.
    #[inline]
    pub(crate) fn note_master(&self, state: &mut State) {
        let master = self.master(state);
        state.barred = master.card.ways.bars.map_or(Adventurers::NONE, Adventurers::only);
        for (room, locks) in state.dungeon[..self.rooms].iter_mut().zip(&master.locks) {
            room.locks_at = locks[room.level.index()];
        }
    }
}
