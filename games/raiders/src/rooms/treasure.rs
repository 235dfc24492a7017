//! Resolving a treasure room.

use super::Values;
use crate::Raiders;
use crate::event::Event;
use crate::state::State;
use undercroft_core::{Audience, Listener, SeatSet};

/// Who opens a chest, and what each of them gets.
#[derive(Clone, Copy)]
pub(crate) struct OpenChest {
    pub(crate) value: u8,
    pub(crate) seats: SeatSet,
    pub(crate) each: u8,
}

impl OpenChest {
    /// The highest card takes the first chest, the second-highest the second. If all tie, there is no second place. Those who tie
    /// for a chest divide it evenly; what is left over is ignored.
    #[inline]
    pub(crate) fn both(players: usize, values: Values, chests: [u8; 2]) -> [Option<OpenChest>; 2] {
        let highest = values.highest();
        let open = |value: u8, place: u8| {
            (value > 0 && place > 0).then(|| {
                let seats = values.holding(players, place);
                OpenChest { value, seats, each: value / seats.len() as u8 }
            })
        };
        [open(chests[0], highest), open(chests[1], values.highest_below(highest))]
    }
}

impl Raiders {
    /// Both chests are opened, where there are two and somebody is second.
    pub(super) fn resolve_treasure(
        &self,
        state: &mut State,
        values: Values,
        chests: [u8; 2],
        to: &mut impl Listener<Event>,
    ) {
        for OpenChest { value, seats, each } in
            OpenChest::both(self.players, values, chests).into_iter().flatten()
        {
            to.hear(Audience::Everyone, Event::ChestShared { value, seats, each });
            for seat in seats {
                self.gain_coins(state, seat, each, to);
            }
        }
    }
}
