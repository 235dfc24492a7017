//! Resolving a monster room, and how any fight ends.

use super::Values;
use crate::Raiders;
use crate::cards::Attacks;
use crate::event::Event;
use crate::state::State;
use undercroft_core::{Audience, Listener, SeatSet};

/// How a fight ends.
pub(crate) struct Fight {
    /// What all cards come to.
    pub(crate) total: u8,
    /// Whether that defeats what is fought.
    pub(crate) falls: bool,
    /// Whom it attacks if it does not fall.
    pub(crate) attacked: SeatSet,
}

impl Fight {
    /// If all cards together reach its strength it falls; else it attacks everyone with the lowest card, or with the highest.
    #[inline]
    pub(crate) fn of(players: usize, values: Values, strength: Option<u8>, attacks: Attacks) -> Fight {
        let total = values.total();
        let falls = strength.is_some_and(|strength| total >= strength);
        let target = match attacks {
            Attacks::Lowest => values.lowest(),
            Attacks::Highest => values.highest(),
        };
        let attacked = if falls { SeatSet::EMPTY } else { values.holding(players, target) };
        Fight { total, falls, attacked }
    }
}

impl Raiders {
    /// A monster that is not defeated wounds everyone with the lowest card.
    pub(super) fn resolve_monster(
        &self,
        state: &mut State,
        values: Values,
        strength: u8,
        wounds: u8,
        to: &mut impl Listener<Event>,
    ) {
        let face = state.current_room();
        let Fight { total, falls, attacked } =
            Fight::of(self.players, values, Some(strength), Attacks::Lowest);
        if falls {
            to.hear(Audience::Everyone, Event::Defeated { face, total, strength });
            return;
        }
        to.hear(
            Audience::Everyone,
            Event::Attacks { face, total, strength: Some(strength), seats: attacked },
        );
        for seat in attacked {
            self.gain_wounds(state, seat, wounds, to);
        }
    }
}
