//! Resolving a treasure room.

use super::Values;
use crate::Raiders;
use crate::event::Event;
use crate::state::State;
use undercroft_core::{Audience, Listener};

impl Raiders {
    /// The highest card takes the first chest, the second-highest the second. If all tie, there is no second place.
    pub(super) fn resolve_treasure(
        &self,
        state: &mut State,
        values: Values,
        chests: [u8; 2],
        to: &mut impl Listener<Event>,
    ) {
        let highest = values.highest();
        for (chest, place) in chests.into_iter().zip([highest, values.highest_below(highest)]) {
            if chest > 0 && place > 0 {
                self.share_chest(state, values, chest, place, to);
            }
        }
    }

    /// Those who tie for a chest divide it evenly; what is left over is ignored.
    fn share_chest(
        &self,
        state: &mut State,
        values: Values,
        chest: u8,
        place: u8,
        to: &mut impl Listener<Event>,
    ) {
        let seats = values.holding(self.players, place);
        let each = chest / seats.len() as u8;
        to.hear(Audience::Everyone, Event::ChestShared { value: chest, seats, each });
        for seat in seats {
            self.gain_coins(state, seat, each, to);
        }
    }
}
