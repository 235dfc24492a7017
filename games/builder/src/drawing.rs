//! The deck, the discards and the available cards.

use crate::event::Event;
use crate::ids::{Card, SLOTS, Slot};
use crate::kinds::Kinds;
use crate::state::{Pile, State};
use crate::table::Table;
use crate::{Builder, cards::Colour};
use undercroft_core::chance::{below, draw_counted};
use undercroft_core::{Listener, Rng, Seat};

/// How many cards are drawn, or taken, in a turn.
pub(crate) const NEW_CARDS: u8 = 3;
/// So many black cards among the available ones are too many.
const TOO_MANY_BLACK: usize = 3;
/// How often all available cards are dealt anew before single ones are swapped.
const REDEALS: u8 = 3;

impl Builder {
    /// The available cards, with their places.
    pub(crate) fn available<'a>(&'a self, state: &'a State) -> impl Iterator<Item = (Slot, Card)> + 'a {
        let slots = (0..self.cards.limits.available).map(Slot);
        slots.filter_map(|slot| state.available[slot.index()].map(|card| (slot, card)))
    }

    pub(crate) fn is_black(&self, card: Card) -> bool {
        self.cards.faces[card.index()].colour == Colour::Black
    }
}

impl<R: Rng, L: Listener<Event>> Table<'_, R, L> {
    /// Takes a card from the deck, which is made of the discards once it is empty; nothing if there is none anywhere.
    pub(crate) fn draw(&mut self) -> Option<Card> {
        if self.state.deck.total == 0 {
            if self.state.discards.total == 0 {
                return None;
            }
            std::mem::swap(&mut self.state.deck, &mut self.state.discards);
            let cards = self.state.deck.total;
            self.tell(Event::Reshuffled { cards });
        }
        let mut counts = self.state.deck.counts;
        let card = Card(draw_counted(self.chance, &mut counts) as u8);
        self.state.deck.remove(card);
        Some(card)
    }

    /// Somebody draws so many cards, or what there is.
    pub(crate) fn draw_for(&mut self, seat: Seat, count: u8) {
        let mut drawn = 0;
        for _ in 0..count {
            let Some(card) = self.draw() else { break };
            self.state.player_mut(seat).hand.add(card);
            self.whisper(seat, Event::CardDrawn { seat, card });
            drawn += 1;
        }
        self.tell(Event::CardsDrawn { seat, count: drawn });
    }

    /// Lays out a card in every empty place, and again while too many are black. What went back into the deck was not worth
    /// telling: only what lies there in the end is.
    pub(crate) fn refill(&mut self) {
        let mut before = self.state.available;
        self.state.redeals = 0;
        self.lay_out();
        while self.state.redeals < REDEALS && self.black_slots().count() >= TOO_MANY_BLACK {
            for slot in 0..self.rules.cards.limits.available {
                if let Some(card) = self.state.available[usize::from(slot)].take() {
                    self.state.deck.add(card);
                }
            }
            self.lay_out();
            before = [None; SLOTS];
            self.state.redeals += 1;
        }
        self.swap_black_ones();
        if self.state.redeals > 0 {
            self.tell(Event::Redealt { times: self.state.redeals });
        }
        for slot in (0..self.rules.cards.limits.available).map(Slot) {
            if let Some(card) = self.state.available[slot.index()].filter(|_| before[slot.index()].is_none())
            {
                self.tell(Event::Available { slot, card });
            }
        }
    }

    /// Where dealing anew does not help, each black card beyond the second, from the last place on, is swapped.
    fn swap_black_ones(&mut self) {
        while self.black_slots().count() >= TOO_MANY_BLACK {
            let Some(last) = self.black_slots().last() else { return };
            let Some(instead) = draw_of(&mut self.state.deck, !self.rules.kinds.black, self.chance) else {
                return;
            };
            if let Some(black) = self.state.available[last.index()].replace(instead) {
                self.state.deck.add(black);
            }
        }
    }

    fn black_slots(&self) -> impl DoubleEndedIterator<Item = Slot> {
        let black = self.rules.kinds.black;
        let available = self.state.available;
        (0..self.rules.cards.limits.available)
            .map(Slot)
            .filter(move |slot| available[slot.index()].is_some_and(|card| Kinds::is(black, card)))
    }

    fn lay_out(&mut self) {
        for slot in (0..self.rules.cards.limits.available).map(Slot) {
            if self.state.available[slot.index()].is_none()
                && let Some(card) = self.draw()
            {
                self.state.available[slot.index()] = Some(card);
            }
        }
    }
}

/// Draws a card of one of these kinds from a pile in which every card is equally likely.
pub(crate) fn draw_of(pile: &mut Pile, kinds: u64, chance: &mut impl Rng) -> Option<Card> {
    let kinds = pile.kinds & kinds;
    let all: u32 = crate::state::kinds_of(kinds).map(|card| u32::from(pile.count(card))).sum();
    if all == 0 {
        return None;
    }
    let mut left = below(chance, all);
    for card in crate::state::kinds_of(kinds) {
        let count = u32::from(pile.count(card));
        if left < count {
            pile.remove(card);
            return Some(card);
        }
        left -= count;
    }
    None
}
