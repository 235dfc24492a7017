//! The rooms as the rules read them: the card file's values for one number of players.

use crate::card::{Card, CardSet, POWER_CARDS};
use crate::cards::{Attacks, Benefit, Cards, Hits};
use crate::item::Item;
use serde::Serialize;

/// A physical room card or boss card. Two copies of one card differ; only the rules ever see which is which.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct RoomCard(pub(crate) u8);

/// What a room card shows. Copies of one card have the same face, so a face never tells which copy it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Face(pub(crate) u8);

/// A room with its values.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Room {
    /// Chests for the highest and the second-highest card.
    Treasure {
        /// Their values; the second is 0 where there is only one.
        chests: [u8; 2],
    },
    /// A monster to defeat together.
    Monster {
        /// The total of power cards that defeats it.
        strength: u8,
        /// What the lowest card gets otherwise.
        wounds: u8,
    },
    /// A benefit for everyone, by the card played.
    Vault {
        /// Under the cards 1 to 5.
        benefits: [Benefit; POWER_CARDS],
    },
    /// A trap that the highest card sets off.
    Trap {
        /// Whom it hits.
        hits: Hits,
        /// How hard, by the highest card 1 to 5.
        penalty: [u8; POWER_CARDS],
    },
    /// The last room of the game.
    Boss(Boss),
}

/// A boss: a monster with its own way to hurt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Boss {
    /// The total that defeats it; none if nothing does.
    pub strength: Option<u8>,
    /// Wounds for whoever it attacks.
    pub wounds: u8,
    /// Coins they lose.
    pub coins: u8,
    /// Whether they are out of the game.
    pub eliminates: bool,
    /// Coins for the highest card.
    pub reward: u8,
    /// The item that lets a player escape.
    pub escape: Option<Item>,
    /// Which card it attacks.
    pub attacks: Attacks,
    /// What a 5 or a sword counts for here.
    pub fives_count_as: u8,
}

/// A room's name and values.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RoomInfo {
    /// As the card file has it.
    pub name: String,
    /// What it does.
    #[serde(flatten)]
    pub room: Room,
}

/// All room and boss cards of a table.
#[derive(Clone, Debug)]
pub(crate) struct Deck {
    /// What each card does and which cards may be played into it, by card: rooms first, then bosses.
    rooms: Vec<(Room, CardSet)>,
    faces: Vec<Face>,
    infos: Vec<RoomInfo>,
    room_cards: u8,
}

impl Deck {
    pub(crate) fn new(cards: &Cards, players: usize) -> Deck {
        let mut deck = Deck { rooms: Vec::new(), faces: Vec::new(), infos: Vec::new(), room_cards: 0 };
        let column = players - 3;
        for c in &cards.monsters {
            deck.add(&c.name, c.copies, Room::Monster { strength: c.strength[column], wounds: c.wounds });
        }
        for c in &cards.treasures {
            deck.add(&c.name, c.copies, Room::Treasure { chests: c.chests });
        }
        for c in &cards.vaults {
            deck.add(&c.name, c.copies, Room::Vault { benefits: c.benefits });
        }
        for c in &cards.traps {
            deck.add(&c.name, c.copies, Room::Trap { hits: c.hits, penalty: c.penalty });
        }
        deck.room_cards = deck.rooms.len() as u8;
        for c in &cards.bosses {
            let boss = Boss {
                strength: c.strength.map(|strength| strength[column]),
                wounds: c.wounds,
                coins: c.coins,
                eliminates: c.eliminates,
                reward: c.reward,
                escape: c.escape,
                attacks: c.attacks,
                fives_count_as: c.fives_count_as,
            };
            deck.add(&c.name, 1, Room::Boss(boss));
        }
        deck
    }

    fn add(&mut self, name: &str, copies: u8, room: Room) {
        let face = Face(self.infos.len() as u8);
        self.infos.push(RoomInfo { name: name.into(), room });
        for _ in 0..copies {
            self.rooms.push((room, allowed_in(&room)));
            self.faces.push(face);
        }
    }

    /// Every room card, one bit a card; bosses are not among them.
    pub(crate) fn room_cards(&self) -> u64 {
        u64::MAX >> (64 - self.room_cards)
    }

    /// Every boss card, one bit a boss.
    pub(crate) fn bosses(&self) -> u64 {
        (1 << (self.rooms.len() - self.room_cards as usize)) - 1
    }

    /// The card of a boss, by its number among the bosses.
    pub(crate) fn boss(&self, number: u8) -> RoomCard {
        RoomCard(self.room_cards + number)
    }

    /// Whether the card is a boss and not a room card.
    #[inline]
    pub(crate) fn is_boss(&self, card: RoomCard) -> bool {
        card.0 >= self.room_cards
    }

    #[inline]
    pub(crate) fn room(&self, card: RoomCard) -> &Room {
        &self.rooms[card.0 as usize].0
    }

    /// The cards that may be played into the room.
    #[inline]
    pub(crate) fn allowed(&self, card: RoomCard) -> CardSet {
        self.rooms[card.0 as usize].1
    }

    #[inline]
    pub(crate) fn face(&self, card: RoomCard) -> Face {
        self.faces[card.0 as usize]
    }

    pub(crate) fn info(&self, face: Face) -> &RoomInfo {
        &self.infos[face.0 as usize]
    }

    /// The name of a physical card: copies after the first are numbered, `Goblin #2`.
    pub(crate) fn card_name(&self, card: RoomCard) -> String {
        let face = self.face(card);
        let copy = self.faces[..card.0 as usize].iter().filter(|&&other| other == face).count() + 1;
        let name = &self.info(face).name;
        if copy == 1 { name.clone() } else { format!("{name} #{copy}") }
    }

    /// The physical card of this name.
    pub(crate) fn card_named(&self, name: &str) -> Option<RoomCard> {
        (0..self.rooms.len() as u8).map(RoomCard).find(|&card| self.card_name(card) == name)
    }
}

/// The cards that may be played into a room: a power card and a crystal ball always, a key for treasure, a sword
/// against a monster or a boss, and against a boss the item by which one escapes it.
fn allowed_in(room: &Room) -> CardSet {
    let always = CardSet::POWER.with(Card::CrystalBall);
    match room {
        Room::Treasure { .. } => always.with(Card::Key),
        Room::Monster { .. } => always.with(Card::Sword),
        Room::Vault { .. } | Room::Trap { .. } => always,
        Room::Boss(boss) => {
            boss.escape.into_iter().map(Card::from).fold(always.with(Card::Sword), CardSet::with)
        }
    }
}
