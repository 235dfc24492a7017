//! Resolving a monster room.

use super::Values;
use crate::Raiders;
use crate::event::Event;
use crate::state::State;
use undercroft_core::{Audience, Listener};

impl Raiders {
    /// If all cards together reach its strength the monster falls; else everyone with the lowest card is wounded.
    pub(super) fn resolve_monster(
        &self,
        state: &mut State,
        values: Values,
        strength: u8,
        wounds: u8,
        to: &mut impl Listener<Event>,
    ) {
        let total = values.total();
        if total >= strength {
            to.hear(Audience::Everyone, Event::Defeated { total, strength });
            return;
        }
        let seats = values.holding(self.players, values.lowest());
        to.hear(Audience::Everyone, Event::Attacks { total, strength: Some(strength), seats });
        for seat in seats {
            self.gain_wounds(state, seat, wounds, to);
        }
    }
}
