//! Game set-up and level set-up.

use crate::Raiders;
use crate::card::CardSet;
use crate::event::Event;
use crate::item::{Item, Items};
use crate::number::{Character, Face, Level, Place};
use crate::state::{LEVELS, MOST_PLAYERS, Phase, Player, ROOMS, State};
use undercroft_core::chance::{below, draw};
use undercroft_core::{Audience, Listener, Rng, Seat, SeatSet};

impl Raiders {
    /// Deals the characters with all they start with, and sets up the first level.
    pub(crate) fn set_up_game(&self, chance: &mut impl Rng, to: &mut impl Listener<Event>) -> State {
        let nobody = Player {
            character: Character(0),
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
            player.character = Character(dealt);
            player.coins = character.coins;
            player.wounds = character.wounds.into();
            player.items = Items::new(character.items);
            player.hand = CardSet::POWER;
            for item in Item::ALL {
                (0..character.items[item as usize]).for_each(|_| state.supply.take(item));
            }
            to.hear(Audience::Everyone, Event::CharacterDealt { seat, character: Character(dealt) });
        }
    }

    /// Turns a level card over and lays out the row by it. The last room of the last level is the boss.
    pub(crate) fn set_up_level(
        &self,
        state: &mut State,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) {
        state.face_down = self.levels[draw(chance, &mut u64::from(state.levels_left)) as usize];
        state.levels_left &= !self.first_level_card(state.levels_left, state.face_down);
        state.seen_by = SeatSet::EMPTY;
        to.hear(Audience::Everyone, Event::LevelSetUp { level: Level(state.level) });
        for place in 0..ROOMS {
            state.row[place] = match State::is_boss_place(state.level.into(), place) {
                true => self.deck.draw_boss(chance),
                false => self.deck.draw_room(chance, &mut state.rooms_left),
            };
            let open = state.face_down & (1 << place) == 0;
            let face = open.then_some(state.row[place]);
            to.hear(Audience::Everyone, Event::RoomPlaced { place: Place(place as u8), face });
        }
        state.place = 0;
        self.enter_room(state, to);
    }

    /// The first of these level cards with these dark rooms, as a bit. Of copies the first is always used first, so that a set of
    /// level cards says how many of each are left and nothing else.
    fn first_level_card(&self, cards: u16, dark: u8) -> u16 {
        let same = |&card: &usize| cards & (1 << card) != 0 && self.levels[card] == dark;
        (0..self.levels.len()).find(same).map_or(0, |card| 1 << card)
    }

    /// Adds a level card with these dark rooms to a set, the last of its copies first; not if all of them are there.
    pub(crate) fn put_level_card_back(&self, cards: &mut u16, dark: u8) -> bool {
        let missing = |&card: &usize| *cards & (1 << card) == 0 && self.levels[card] == dark;
        let card = (0..self.levels.len()).rev().find(missing);
        *cards |= card.map_or(0, |card| 1 << card);
        card.is_some()
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
