//! Cards by their numbers.

use crate::ids::{Card, KINDS};

/// Cards of which only the number of each kind matters: a hand, the deck, the discards.
///
/// The deck has no order. A card is drawn from it when it is needed, which deals the same games as a shuffled pile and leaves
/// nothing to hide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Pile {
    pub(crate) counts: [u8; KINDS],
    /// The kinds of which there are any, one bit each. It follows from the counts.
    pub(crate) kinds: u64,
    /// How many there are in all. It follows, too.
    pub(crate) total: u16,
}

impl Pile {
    pub(crate) const EMPTY: Pile = Pile { counts: [0; KINDS], kinds: 0, total: 0 };

    #[inline]
    pub(crate) fn add(&mut self, card: Card) {
        let kind = card.index() % KINDS;
        self.counts[kind] += 1;
        self.kinds |= 1 << kind;
        self.total += 1;
    }

    #[inline]
    pub(crate) fn remove(&mut self, card: Card) {
        let kind = card.index() % KINDS;
        debug_assert!(self.counts[kind] > 0, "{card:?} is not there");
        self.counts[kind] -= 1;
        self.kinds &= !(u64::from(self.counts[kind] == 0) << kind);
        self.total -= 1;
    }

    #[inline]
    pub(crate) fn has(&self, card: Card) -> bool {
        card.index() < KINDS && self.kinds & (1 << card.index()) != 0
    }

    pub(crate) fn count(&self, card: Card) -> u8 {
        self.counts[card.index() % KINDS]
    }

    /// Every kind that is there.
    pub(crate) fn each(&self) -> impl Iterator<Item = (Card, u8)> + '_ {
        kinds_of(self.kinds).map(|card| (card, self.counts[card.index()]))
    }
}

/// The kinds of cards in a set.
#[inline]
pub(crate) fn kinds_of(mut set: u64) -> impl Iterator<Item = Card> {
    std::iter::from_fn(move || {
        let kind = (set != 0).then(|| set.trailing_zeros() as u8)?;
        set &= set - 1;
        Some(Card(kind))
    })
}
