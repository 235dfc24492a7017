//! Every card with its values, for the pages of rules.

use crate::Raiders;
use crate::item::Item;
use crate::number::Face;
use crate::room::Room;
use undercroft_core::{CardList, Explained, Message, say};

impl Raiders {
    pub(crate) fn all_cards(&self) -> Vec<CardList> {
        let faces = |is: fn(&Room) -> bool| -> Vec<Explained> {
            let infos = (0..).map(Face).zip(self.deck.infos());
            infos.filter(|(_, info)| is(&info.room)).map(|(face, _)| plain(self.face(face))).collect()
        };
        let characters = self.characters.iter().filter_map(|card| self.character_of(&card.name)).map(plain);
        let items = Item::ALL.into_iter().map(|item| {
            let copies = self.item_copies.count(item);
            let mut told = self.item(item, copies);
            told.values = vec![(say!("label-copies"), super::number(copies))];
            told
        });
        vec![
            cards(say!("list-treasure"), faces(|room| matches!(room, Room::Treasure { .. }))),
            cards(say!("list-monsters"), faces(|room| matches!(room, Room::Monster { .. }))),
            cards(say!("list-vaults"), faces(|room| matches!(room, Room::Vault { .. }))),
            cards(say!("list-traps"), faces(|room| matches!(room, Room::Trap { .. }))),
            cards(say!("list-bosses"), faces(|room| matches!(room, Room::Boss(_)))),
            cards(say!("list-characters"), characters.collect()),
            cards(say!("list-items"), items.collect()),
        ]
    }
}

/// A card whose values say it all.
fn plain(card: Explained) -> Explained {
    Explained { does: Vec::new(), ..card }
}

fn cards(title: Message, cards: Vec<Explained>) -> CardList {
    CardList { title, cards }
}
