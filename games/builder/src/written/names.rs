//! What cards are called in a file.

use super::Cards;
use crate::Builder;
use crate::cards::Wild;
use crate::ids::Card;
use crate::state::Pile;

impl Builder {
    /// The name of a card, and of a wild one what it is wild for.
    pub(crate) fn card_label(&self, card: Card) -> String {
        let Some(face) = self.cards.faces.get(card.index()) else { return String::new() };
        match face.wild {
            None => face.name.clone(),
            Some(Wild::Traps) => format!("{} (blue)", face.name),
            Some(Wild::Monsters) => format!("{} (purple)", face.name),
        }
    }

    /// The card with this name.
    pub(super) fn card_labelled(&self, label: &str) -> Option<Card> {
        (0..self.cards.faces.len() as u8).map(Card).find(|&card| self.card_label(card) == label)
    }

    pub(super) fn labelled(&self, pile: &Pile) -> Cards {
        pile.each().map(|(card, count)| (self.card_label(card), count.into())).collect()
    }
}
