//! The rooms as the rules read them: the card file's values for one number of players.

use crate::card::{Card, CardSet, POWER_CARDS};
use crate::cards::{Attacks, Benefit, Cards, Hits};
use crate::item::Item;
use serde::Serialize;
use undercroft_core::Rng;
use undercroft_core::chance::draw;

/// A physical room card or boss card. Copies of one card are numbered by where they lie and never by which they are,
/// so that two states in which nobody could tell a difference are equal.
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
    /// What each card is called where one copy must be told from another.
    names: Vec<String>,
    infos: Vec<RoomInfo>,
    /// The room cards of each face, one bit a card; none for a boss.
    copies: Vec<u64>,
    room_cards: u8,
}

impl Deck {
    pub(crate) fn new(cards: &Cards, players: usize) -> Deck {
        let (rooms, faces, names, infos, copies) = Default::default();
        let mut deck = Deck { rooms, faces, names, infos, copies, room_cards: 0 };
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
        self.copies.push(match room {
            Room::Boss(_) => 0,
            _ => u64::MAX >> (64 - copies) << self.rooms.len(),
        });
        for _ in 0..copies {
            self.rooms.push((room, allowed_in(&room)));
            self.faces.push(face);
            self.names.push(self.free_name(name));
        }
    }

    /// Copies after the first are numbered, `Goblin #2`, and so is a boss that is called like a monster.
    fn free_name(&self, name: &str) -> String {
        let numbered = (2..).map(|copy| format!("{name} #{copy}"));
        let mut names = std::iter::once(name.to_string()).chain(numbered);
        names.find(|name| !self.names.contains(name)).unwrap_or_default()
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

    /// Draws a card from the pile: of several copies always the first that is left, since nobody knows them apart.
    #[inline]
    pub(crate) fn draw_room(&self, chance: &mut impl Rng, pile: &mut u64) -> RoomCard {
        let before = *pile;
        let drawn = RoomCard(draw(chance, pile));
        let copies = before & self.copies[usize::from(self.face(drawn).0)];
        *pile = before & !(copies & copies.wrapping_neg());
        RoomCard(copies.trailing_zeros() as u8)
    }

    /// Numbers the copies of a card as [`Deck::draw_room`] does: the last ones are in the pile, those before lie in the
    /// row from left to right, and the first ones are gone.
    pub(crate) fn number_copies(&self, row: &mut [RoomCard], pile: &mut u64) {
        for copies in &self.copies {
            let left = (*pile & copies).count_ones();
            *pile = *pile & !copies | copies & !(copies >> left);
        }
        for place in (0..row.len()).rev() {
            if self.is_boss(row[place]) {
                continue;
            }
            let face = self.face(row[place]);
            let copies = self.copies[usize::from(face.0)] & !*pile;
            let after = row[place + 1..].iter().filter(|&&card| self.face(card) == face).count();
            row[place] = RoomCard((63 - copies.leading_zeros()) as u8 - after as u8);
        }
    }

    /// The name of a physical card, which no other card has.
    pub(crate) fn card_name(&self, card: RoomCard) -> &str {
        &self.names[card.0 as usize]
    }

    /// The physical card of this name.
    pub(crate) fn card_named(&self, name: &str) -> Option<RoomCard> {
        self.names.iter().position(|known| known == name).map(|card| RoomCard(card as u8))
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
