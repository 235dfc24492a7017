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
            match benefits[usize::from(values.of(seat)) - 1] {
                Benefit::Item(item) => takers[item as usize].insert(seat),
                Benefit::Coins(coins) => self.gain_coins(state, seat, coins, to),
                Benefit::Potion(wounds) => self.heal_wounds(state, seat, wounds, to),
            }
        }
        for (item, seats) in Item::ALL.into_iter().zip(takers).filter(|(_, seats)| !seats.is_empty()) {
            self.take_item(state, item, seats, to);
        }
    }

    /// If there are not enough copies for all who want one, nobody takes any.
    fn take_item(&self, state: &mut State, item: Item, seats: SeatSet, to: &mut impl Listener<Event>) {
        if seats.len() > usize::from(state.supply.count(item)) {
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
