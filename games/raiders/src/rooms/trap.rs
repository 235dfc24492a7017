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
        let amount = penalty_for(highest, penalty);
        if amount == 0 {
            to.hear(Audience::Everyone, Event::TrapQuiet { highest });
            return;
        }
        let player = |seat: Seat| state.player(seat);
        let seats = hit(self.players, hits, |seat| player(seat).coins, |seat| player(seat).wounds);
        to.hear(Audience::Everyone, Event::TrapSprung { highest, seats });
        for seat in seats {
            match hits {
                Hits::MostCoins => self.lose_coins(state, seat, amount, to),
                Hits::LeastWounds => self.gain_wounds(state, seat, amount, to),
            }
        }
    }
}

/// Whom a trap hits: those with the most coins, or those with the least wounds.
pub(crate) fn hit(
    players: usize,
    hits: Hits,
    coins: impl Fn(Seat) -> u8,
    wounds: impl Fn(Seat) -> u16,
) -> SeatSet {
    match hits {
        Hits::MostCoins => {
            let most = Seat::all(players).map(&coins).max();
            SeatSet::of(players, |seat| Some(coins(seat)) == most)
        }
        Hits::LeastWounds => {
            let least = Seat::all(players).map(&wounds).min();
            SeatSet::of(players, |seat| Some(wounds(seat)) == least)
        }
    }
}

/// How hard a trap hits when this is the highest card; 0 if that does not set it off.
#[inline]
pub(crate) fn penalty_for(highest: u8, penalty: &[u8; POWER_CARDS]) -> u8 {
    penalty[usize::from(highest) - 1]
}
