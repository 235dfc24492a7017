//! Power cards and items, in a hand or on the table.

use super::super::a_card;
use super::{list, number};
use crate::Raiders;
use crate::card::Card;
use crate::item::Item;
use crate::room::{Room, allowed_in};
use crate::state::Phase;
use crate::view::{PlayedCard, View};
use undercroft_core::{Explained, Message, Seat, SeatSet, say};

impl Raiders {
    /// A card: what it is, what it counts for in the present room, and who has it.
    pub(super) fn card_in(&self, view: &View, card: Card) -> Explained {
        let room = (view.phase != Phase::Over).then(|| &view.current_room().room);
        let told = match card.item() {
            Some(item) => self.item(item, view.supply.of(item)),
            None => Explained::new("room", say!("explain-power", card: card.value()))
                .value(say!("label-value"), number(card.value()))
                .does([say!("explain-power-does")]),
        };
        let holders = SeatSet::of(view.players.len(), |seat| view.player(seat).held().contains(card));
        told.now(room.map(|room| here(room, card))).now([say!("explain-held", who: holders)])
    }

    /// An item, of which so many are left.
    pub(super) fn item(&self, item: Item, left: u8) -> Explained {
        let of = self.item_copies.count(item);
        Explained::new(item.word(), say!("explain-item", item: item.word()))
            .value(say!("label-supply"), say!("explain-left-of", left: left, of: of))
            .does([say!("explain-item-does", item: item.word())])
    }

    /// The card in front of somebody, as far as the eye knows it; nothing where there is none.
    pub(super) fn played_in(&self, view: &View, seat: Seat) -> Option<Explained> {
        match view.player(seat).played {
            PlayedCard::None => None,
            PlayedCard::Open(card) | PlayedCard::Known(card) => {
                let title = say!("explain-played", who: seat, card: a_card(card));
                Some(Explained { title, ..self.card_in(view, card) })
            }
            PlayedCard::FaceDown => {
                let mut may = view.player(seat).held().both(allowed_in(&view.current_room().room));
                if view.phase == Phase::ChoosingAgain {
                    may = may.without(Card::CrystalBall);
                }
                let may = list(may.map(a_card).collect());
                Some(
                    Explained::new("room", say!("explain-laid", who: seat))
                        .does([say!("explain-laid-does")])
                        .now([say!("explain-may-be", cards: may)]),
                )
            }
        }
    }
}

/// What a card counts for in a room, or that it is of no use there.
fn here(room: &Room, card: Card) -> Message {
    match card.item() {
        Some(_) if room.is_escaped_by(card) => say!("explain-escapes"),
        Some(Item::Torch) => say!("explain-lit"),
        Some(Item::CrystalBall) => say!("explain-looks"),
        Some(_) if !allowed_in(room).contains(card) => say!("explain-useless"),
        _ => say!("explain-counts", value: room.counts(card)),
    }
}
