//! Game set-up and level set-up.

use crate::Raiders;
use crate::card::CardSet;
use crate::event::Event;
use crate::item::{Item, Items};
use crate::room::Face;
use crate::state::{LEVELS, MOST_PLAYERS, Phase, Player, ROOMS, State};
use undercroft_core::chance::{below, draw};
use undercroft_core::{Audience, Listener, Rng, Seat, SeatSet};

impl Raiders {
    /// Deals the characters with all they start with, and sets up the first level.
    pub(crate) fn set_up_game(&self, chance: &mut impl Rng, to: &mut impl Listener<Event>) -> State {
        let nobody = Player {
            character: 0,
            coins: 0,
            wounds: 0,
            card: None,
            hand: CardSet::EMPTY,
            shown: CardSet::EMPTY,
            items: Items::default(),
        };
        let mut state = State {
            players: [nobody; MOST_PLAYERS],
            row: [Face(0); ROOMS],
            face_down: 0,
            seen_by: SeatSet::EMPTY,
            level: 0,
            place: 0,
            phase: Phase::Choosing,
            awaited: SeatSet::EMPTY,
            crystal_balls: SeatSet::EMPTY,
            map: Seat::new(0),
            eliminated: SeatSet::EMPTY,
            supply: self.item_copies,
            levels_left: self.level_cards(),
            rooms_left: self.deck.all_rooms(),
        };
        self.set_up_characters(&mut state, chance, to);
        if self.options.tactical {
            state.map = Seat::new(below(chance, self.players as u32) as usize);
            to.hear(Audience::Everyone, Event::MapPassed { to: state.map });
        }
        self.set_up_level(&mut state, chance, to);
        state
    }

    fn set_up_characters(&self, state: &mut State, chance: &mut impl Rng, to: &mut impl Listener<Event>) {
        let mut undealt = (1u64 << self.characters.len()) - 1;
        for seat in Seat::all(self.players) {
            let dealt = draw(chance, &mut undealt);
            let character = &self.characters[dealt as usize];
            let player = state.player_mut(seat);
            player.character = dealt;
            player.coins = character.coins;
            player.wounds = character.wounds.into();
            player.items = Items::new(character.items);
            player.hand = CardSet::POWER;
            for item in Item::ALL {
                (0..character.items[item as usize]).for_each(|_| state.supply.take(item));
            }
            to.hear(Audience::Everyone, Event::CharacterDealt { seat, character: dealt });
        }
    }

    /// Turns a level card over and lays out the row by it. The last room of the last level is the boss.
    pub(crate) fn set_up_level(
        &self,
        state: &mut State,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) {
        let mut levels = u64::from(state.levels_left);
        state.face_down = self.levels[draw(chance, &mut levels) as usize];
        state.levels_left = levels as u16;
        state.seen_by = SeatSet::EMPTY;
        to.hear(Audience::Everyone, Event::LevelSetUp { level: state.level });
        for place in 0..ROOMS {
            state.row[place] = match State::is_boss_place(state.level.into(), place) {
                true => self.deck.draw_boss(chance),
                false => self.deck.draw_room(chance, &mut state.rooms_left),
            };
            let open = state.face_down & (1 << place) == 0;
            let face = open.then_some(state.row[place]);
            to.hear(Audience::Everyone, Event::RoomPlaced { place: place as u8, face });
        }
        state.place = 0;
        self.enter_room(state, to);
    }

    fn level_cards(&self) -> u16 {
        u16::MAX >> (16 - self.levels.len())
    }

    /// How many level cards are left once this many levels have been set up.
    pub(crate) fn levels_left_after(&self, set_up: usize) -> usize {
        debug_assert!(set_up <= LEVELS);
        self.levels.len() - set_up
    }
}
