//! Using a torch and a crystal ball. Keys and swords are power cards of value 5 where they are allowed at all: see
//! [`crate::room`].

use crate::Raiders;
use crate::card::Card;
use crate::event::Event;
use crate::item::Item;
use crate::number::Place;
use crate::state::{Phase, ROOMS, State};
use undercroft_core::{Audience, Listener, Refusal, Seat, say};

impl Raiders {
    /// The places of the row that a torch would show this seat: what lies face down and it has not seen.
    #[inline]
    pub(crate) fn unseen_places(&self, state: &State, seat: Seat) -> u8 {
        if state.seen_by.contains(seat) { 0 } else { state.face_down }
    }

    /// A torch may be announced at any time by anyone who holds one, even where it shows them nothing new: it goes back
    /// to the supply, and that may matter to somebody.
    #[inline]
    pub(crate) fn may_light_torch(&self, state: &State, seat: Seat) -> bool {
        self.free_torches(state, seat) > 0 && state.phase != Phase::Over
    }

    /// A torch laid face down against a boss is no longer free to be announced.
    #[inline]
    fn free_torches(&self, state: &State, seat: Seat) -> u8 {
        let held = state.player(seat).items.count(Item::Torch);
        let laid = state.player(seat).card == Some(Card::Torch) && self.face_down_cards(state).contains(seat);
        held - u8::from(laid && held > 0)
    }

    /// Shows a seat every room that still lies face down. The torch goes back to the supply at once.
    pub(crate) fn light_torch(
        &self,
        state: &mut State,
        seat: Seat,
        to: &mut impl Listener<Event>,
    ) -> Result<(), Refusal> {
        if !self.may_light_torch(state, seat) {
            return Err(self.no_torch(state, seat));
        }
        to.hear(Audience::Everyone, Event::TorchLit { seat });
        let unseen = self.unseen_places(state, seat);
        for place in (0..ROOMS).filter(|place| unseen & (1 << place) != 0) {
            to.hear(seat.into(), Event::TorchShowed { place: Place(place as u8), face: state.row[place] });
        }
        if unseen != 0 {
            state.seen_by.insert(seat);
        }
        state.player_mut(seat).items.take(Item::Torch);
        state.supply.add(Item::Torch);
        Ok(())
    }

    #[cold]
    fn no_torch(&self, state: &State, seat: Seat) -> Refusal {
        match (state.phase, state.player(seat).items.count(Item::Torch)) {
            (Phase::Over, _) => Refusal::new("end", say!("refused-over")),
            (_, 0) => Refusal::new("torch", say!("refused-no-item", item: Item::Torch.word())),
            _ => Refusal::new("torch", say!("refused-torch-laid")),
        }
    }

    /// The crystal ball goes back to the supply at once, and its owner will choose another card.
    #[inline]
    pub(crate) fn use_crystal_ball(&self, state: &mut State, seat: Seat) {
        state.player_mut(seat).card = None;
        state.supply.add(Item::CrystalBall);
        state.crystal_balls.insert(seat);
    }

    /// Against such a boss a crystal ball is an escape and asks for no second card.
    #[inline]
    pub(crate) fn crystal_ball_escapes(&self, state: &State) -> bool {
        self.deck.room(state.current_room()).is_escaped_by(Card::CrystalBall)
    }
}
