//! Revealing monster cards: two a player, all at the same moment.

use crate::Rush;
use crate::event::Event;
use crate::hand::Grip;
use crate::number::{Monster, Slot};
use crate::options::Race;
use crate::state::{CallOrder, HANDS, Lair, Phase, ROUNDS_A_LEVEL, State};
use undercroft_core::chance::draw;
use undercroft_core::{Audience, Listener, Rng, Seat, SeatSet};

impl Rush {
    /// Begins a round. The monsters lie face down until the clock turns them over; in a calm race nobody needs that moment.
    pub(crate) fn begin_round(
        &self,
        state: &mut State,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) {
        if usize::from(state.round) % ROUNDS_A_LEVEL == 0 {
            let level = State::level_of(state.round) as u8 + 1;
            to.hear(Audience::Everyone, Event::LevelEntered { level });
        }
        to.hear(Audience::Everyone, Event::MonstersDealt { round: state.round + 1 });
        state.phase = Phase::FaceDown;
        state.awaited = SeatSet::EMPTY;
        if self.options.race == Race::Calm {
            self.reveal_monsters(state, chance, to);
        }
    }

    /// Turns the monsters over. They are drawn only now, so that nobody can know them before.
    pub(crate) fn reveal_monsters(
        &self,
        state: &mut State,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) {
        let level = State::level_of(state.round);
        for slot in self.slots() {
            let monster = self.monsters[level][usize::from(draw(chance, &mut state.decks[level]))];
            state.slots[slot.index()] = Lair { monster: Some(monster), owner: None };
            let round = state.round + 1;
            to.hear(Audience::Everyone, Event::MonsterRevealed { round, slot, monster });
        }
        for seat in Seat::all(self.players) {
            state.player_mut(seat).hands = [Grip::Free; HANDS];
        }
        state.phase = Phase::Attacking;
        state.calling = 0;
        state.order = CallOrder::default();
        state.awaited = SeatSet::all(self.players);
    }

    /// The places in the middle: twice as many as players, so that there is one for every hand.
    #[inline]
    pub(crate) fn slots(&self) -> impl Iterator<Item = Slot> + use<> {
        (0..(HANDS * self.players) as u8).map(Slot)
    }

    /// The place of a monster in the deck of its level.
    pub(crate) fn place_in_deck(&self, monster: Monster) -> Option<(usize, usize)> {
        let decks = self.monsters.iter().enumerate();
        let mut places = decks.map(|(level, deck)| (level, deck.iter().position(|&known| known == monster)));
        places.find_map(|(level, place)| Some((level, place?)))
    }
}
