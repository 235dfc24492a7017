//! What things are called: cards and monsters by the names of their levels, members by their class.

use crate::Builder;
use crate::cards::{Builds, Wild};
use crate::event::{Foe, Hero};
use crate::ids::{Card, Class, Party, Place, Red};
use undercroft_core::{Arg, Message, Seat, Thing, say};

pub(super) fn name(text: &str) -> Arg {
    Arg::Name(text.into())
}

impl Builder {
    /// A card by its name, and a wild one with what it is wild for.
    pub(super) fn card_name(&self, card: Card) -> Message {
        let Some(face) = self.cards.faces.get(card.index()) else { return say!("card-unknown") };
        match face.wild {
            None => say!("name", name: name(&face.name)),
            Some(Wild::Traps) => say!("card-wild", card: name(&face.name), wild: "traps"),
            Some(Wild::Monsters) => say!("card-wild", card: name(&face.name), wild: "monsters"),
        }
    }

    /// What a card is with so many upgrades on it.
    pub(super) fn level_name(&self, card: Card, level: u8) -> Message {
        let Some(face) = self.cards.faces.get(card.index()) else { return say!("card-unknown") };
        let at = usize::from(level);
        match face.builds {
            Builds::Room(room) => {
                let levels = &self.cards.rooms[usize::from(room)].levels;
                say!("name", name: name(&levels[at.min(levels.len() - 1)].name))
            }
            Builds::Monster(line) => {
                say!("name", name: name(&self.cards.monsters[usize::from(line)].levels[at.min(2)].name))
            }
            Builds::Trap(_) if level > 0 => say!("trap-upgraded", trap: name(&face.name), level: level),
            _ => say!("name", name: name(&face.name)),
        }
    }

    pub(super) fn class_name(&self, class: Class) -> Message {
        match self.cards.classes.get(class.index()) {
            Some(card) => say!("name", name: name(&card.name)),
            None => say!("card-unknown"),
        }
    }

    pub(super) fn hero_name(&self, hero: Hero) -> Message {
        self.class_name(hero.class)
    }

    pub(super) fn foe_name(&self, foe: Foe) -> Message {
        self.level_name(foe.card, foe.level)
    }

    pub(super) fn red_name(&self, red: Red) -> Message {
        match self.cards.improvements.get(red.index()) {
            Some(card) => say!("name", name: name(&card.name)),
            None => say!("card-unknown"),
        }
    }

    pub(super) fn party_name(&self, party: Party) -> Message {
        match self.cards.parties.get(party.index()) {
            Some(card) => say!("name", name: name(&card.name)),
            None => say!("card-unknown"),
        }
    }
}

/// Something of a seat: `room-2-3`.
pub(super) fn thing_of(kind: &str, seat: Seat, number: usize) -> Thing {
    Thing::numbered(&format!("{kind}-{}", seat.number()), number)
}

pub(super) fn room_thing(seat: Seat, place: Place) -> Thing {
    thing_of("room", seat, place.number())
}

pub(super) fn member_thing(hero: Hero) -> Thing {
    Thing::numbered("member", hero.member.number())
}
