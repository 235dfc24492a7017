//! What things on the table are and count now, for whoever asks.

mod cards;
mod people;
mod reference;
mod rooms;

use crate::Raiders;
use crate::card::{Card, POWER_CARDS};
use crate::item::Item;
use crate::number::{Face, Place};
use crate::state::Phase;
use crate::view::{PlayedCard, View};
use undercroft_core::{Arg, Explained, Eye, Message, Seat, Thing, say};

impl Raiders {
    /// The rooms, the cards and items, what lies on the table, and everybody with what they have.
    pub(crate) fn things_in(&self, view: &View) -> Vec<Thing> {
        let rooms = (1..=view.row.len()).map(|number| Thing::numbered("room", number));
        let cards = (1..=POWER_CARDS).map(|number| Thing::numbered("card", number));
        let items = Item::ALL.map(item_thing);
        let table = ["level", "supply", "coins", "wounds"].map(Thing::from);
        let map = view.map.map(|_| Thing::from("map"));
        let current = (view.phase != Phase::Over).then(|| Thing::from("current-room"));
        let players = Seat::all(view.players.len()).zip(&view.players).flat_map(|(seat, player)| {
            let laid = player.played != PlayedCard::None;
            let played = laid.then(|| Thing::numbered("played", seat.number()));
            [Thing::from(seat), Thing::numbered("character", seat.number())].into_iter().chain(played)
        });
        rooms.chain(current).chain(cards).chain(items).chain(table).chain(map).chain(players).collect()
    }

    /// What a thing is; any card of the game goes by the number of its face too.
    pub(crate) fn explain_in(&self, view: &View, eye: Eye, thing: &Thing) -> Option<Explained> {
        let (kind, numbers) = thing.parts();
        let seat = |number| Seat::from_number(number, view.players.len());
        Some(match (kind, &numbers[..]) {
            ("room", &[number]) => {
                let place = number.checked_sub(1).filter(|&place| place < view.row.len())?;
                self.room_in(view, eye, Place(place as u8))
            }
            ("face", &[number]) => {
                let face = number.checked_sub(1).filter(|&face| face < self.deck.infos().len())?;
                self.face(Face(face as u8))
            }
            ("card", &[number]) => self.card_in(view, Card::power(i64::try_from(number).ok()?)?),
            ("played", &[number]) => self.played_in(view, seat(number)?)?,
            ("seat", &[number]) => people::player(view, seat(number)?),
            ("character", &[number]) => self.character_of(&view.player(seat(number)?).character)?,
            ("level", []) => people::level(view),
            ("supply", []) => self.supply_in(view),
            ("coins", []) => self.coins_in(view),
            ("wounds", []) => people::wounds(view),
            ("map", []) => people::map(view.map?),
            ("current-room", []) => {
                let beside = self.beside_the_room(view)?;
                Explained { does: vec![beside], ..self.room_in(view, eye, Place(view.room - 1)) }
            }
            (_, []) => {
                let item = Item::ALL.into_iter().find(|&item| item_thing(item) == *thing)?;
                self.card_in(view, item.into())
            }
            _ => return None,
        })
    }
}

fn item_thing(item: Item) -> Thing {
    Thing::from(&*format!("item-{}", item.word()))
}

fn number(number: impl Into<Arg>) -> Message {
    say!("number", number: number)
}

/// Several, as the language lists them.
fn list(several: Vec<Message>) -> Message {
    if several.is_empty() { say!("explain-nothing") } else { say!("explain-list", list: several) }
}
