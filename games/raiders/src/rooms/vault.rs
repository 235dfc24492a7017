//! Resolving a vault.

use super::Values;
use crate::Raiders;
use crate::card::POWER_CARDS;
use crate::cards::Benefit;
use crate::event::Event;
use crate::item::Item;
use crate::state::State;
use undercroft_core::{Audience, Listener, Seat, SeatSet};

impl Raiders {
    /// Everyone gets the benefit above the number they played.
    pub(super) fn resolve_vault(
        &self,
        state: &mut State,
        values: Values,
        benefits: &[Benefit; POWER_CARDS],
        to: &mut impl Listener<Event>,
    ) {
        let mut takers = [SeatSet::EMPTY; Item::ALL.len()];
        for seat in Seat::all(self.players) {
            match benefit_of(values.of(seat), benefits) {
                Benefit::Item(item) => takers[item as usize].insert(seat),
                Benefit::Coins(coins) => self.gain_coins(state, seat, coins, to),
                Benefit::Potion(wounds) => self.heal_wounds(state, seat, wounds, to),
            }
        }
        for (item, seats) in Item::ALL.into_iter().zip(takers).filter(|(_, seats)| !seats.is_empty()) {
            self.take_item(state, item, seats, to);
        }
    }

    fn take_item(&self, state: &mut State, item: Item, seats: SeatSet, to: &mut impl Listener<Event>) {
        if !is_enough(state.supply.count(item), seats.len()) {
            to.hear(Audience::Everyone, Event::ItemRanOut { item, seats });
            return;
        }
        for seat in seats {
            state.supply.take(item);
            state.player_mut(seat).items.add(item);
            to.hear(Audience::Everyone, Event::ItemGained { seat, item });
        }
    }
}

/// What stands above the number of a card.
#[inline]
pub(crate) fn benefit_of(value: u8, benefits: &[Benefit; POWER_CARDS]) -> Benefit {
    benefits[usize::from(value) - 1]
}

/// Whether there is an item for all who want one. If not, nobody takes any.
#[inline]
pub(crate) fn is_enough(copies: u8, takers: usize) -> bool {
    takers <= usize::from(copies)
}
