//! What a seat may think possible: worlds that it cannot tell from the real one.

use crate::Raiders;
use crate::card::CardSet;
use crate::state::{ROOMS, State};
use undercroft_core::chance::draw;
use undercroft_core::{Rng, Seat};

impl Raiders {
    /// Draws anew what the seat cannot know: the dark rooms it has not seen, and the cards others laid face down.
    ///
    /// The unseen dark rooms first go back to the pile, so that what is drawn depends on nothing hidden.
    #[inline]
    pub(crate) fn imagined_by(&self, state: &State, seat: Seat, rng: &mut impl Rng) -> State {
        let mut world = *state;
        let unseen = self.unseen_places(state, seat);
        if unseen != 0 {
            world.rooms_left = self.unseen_rooms(state, unseen);
            for place in (0..ROOMS).filter(|place| unseen & (1 << place) != 0) {
                world.row[place] = match self.deck.is_boss(state.row[place]) {
                    true => self.deck.draw_boss(rng),
                    false => self.deck.draw_room(rng, &mut world.rooms_left),
                };
            }
        }
        let mut others = self.face_down_cards(state);
        others.remove(seat);
        for other in others {
            let card = draw(rng, &mut self.playable(state, other).bits());
            world.player_mut(other).card = Some(CardSet::card(card));
        }
        world
    }

    /// The room cards that may lie in these places of the row: those, and all that were never drawn.
    pub(crate) fn unseen_rooms(&self, state: &State, places: u8) -> u64 {
        let mut rooms = state.rooms_left;
        for (place, &face) in state.row.iter().enumerate() {
            if places & (1 << place) != 0 && !self.deck.is_boss(face) {
                self.deck.put_back(face, &mut rooms);
            }
        }
        rooms
    }
}
