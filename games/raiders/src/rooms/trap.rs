//! Resolving a trap.

use super::Values;
use crate::Raiders;
use crate::card::POWER_CARDS;
use crate::cards::Hits;
use crate::event::Event;
use crate::state::State;
use undercroft_core::{Audience, Listener, Seat, SeatSet};

impl Raiders {
    /// The highest card sets the trap off, and it hits the richest or the healthiest: all who tie, whoever played.
    pub(super) fn resolve_trap(
        &self,
        state: &mut State,
        values: Values,
        hits: Hits,
        penalty: &[u8; POWER_CARDS],
        to: &mut impl Listener<Event>,
    ) {
        let highest = values.highest();
        let amount = penalty[usize::from(highest) - 1];
        if amount == 0 {
            to.hear(Audience::Everyone, Event::TrapQuiet { highest });
            return;
        }
        let seats = match hits {
            Hits::MostCoins => self.richest(state),
            Hits::LeastWounds => self.healthiest(state),
        };
        to.hear(Audience::Everyone, Event::TrapSprung { highest, seats });
        for seat in seats {
            match hits {
                Hits::MostCoins => self.lose_coins(state, seat, amount, to),
                Hits::LeastWounds => self.gain_wounds(state, seat, amount, to),
            }
        }
    }

    /// The players with the most coins.
    fn richest(&self, state: &State) -> SeatSet {
        let coins = |seat: Seat| state.player(seat).coins;
        let most = Seat::all(self.players).map(coins).max();
        SeatSet::of(self.players, |seat| Some(coins(seat)) == most)
    }

    /// The players with the least wounds.
    fn healthiest(&self, state: &State) -> SeatSet {
        let wounds = |seat: Seat| state.player(seat).wounds;
        let least = Seat::all(self.players).map(wounds).min();
        SeatSet::of(self.players, |seat| Some(wounds(seat)) == least)
    }
}
