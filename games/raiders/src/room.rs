//! The rooms as the rules read them: the card file's values for one number of players.

use crate::card::{Card, CardSet, HIGHEST, POWER_CARDS};
use crate::cards::{Benefit, BossWays, Cards, Hits};
use crate::number::Face;
use serde::Serialize;
use undercroft_core::Rng;
use undercroft_core::chance::{below, draw};

/// A room with its values.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Boss {
    /// The total that defeats it; none if nothing does.
    pub strength: Option<u8>,
    /// What it does to whoever it attacks, and for the rest.
    #[serde(flatten)]
    pub ways: BossWays,
}

impl Room {
    /// What a card counts for in this room: a power card its number, a key or a sword 5. A boss may take a five for something
    /// else, and a card that leads out of the room counts for nothing there, not even a key.
    #[inline]
    pub(crate) fn counts(&self, card: Card) -> u8 {
        match self {
            Room::Boss(_) if self.is_escaped_by(card) => 0,
            Room::Boss(boss) if card.value() == HIGHEST => boss.ways.fives_count_as,
            _ => card.value(),
        }
    }

    /// Whether a card leads out of the room.
    #[inline]
    pub(crate) fn is_escaped_by(&self, card: Card) -> bool {
        matches!(self, Room::Boss(boss) if boss.ways.escape.map(Card::from) == Some(card))
    }

    /// The cards that can finally lie in the room: a crystal ball asks for another card, unless it leads out.
    pub(crate) fn final_cards(&self) -> CardSet {
        let allowed = allowed_in(self);
        if self.is_escaped_by(Card::CrystalBall) { allowed } else { allowed.without(Card::CrystalBall) }
    }

    /// The chapter of the rules about such rooms.
    pub(crate) fn chapter(&self) -> &'static str {
        match self {
            Room::Treasure { .. } => "treasure",
            Room::Monster { .. } => "monster",
            Room::Vault { .. } => "vault",
            Room::Trap { .. } => "trap",
            Room::Boss(_) => "boss",
        }
    }
}

/// A room's name and values.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RoomInfo {
    /// As the card file has it.
    pub name: String,
    /// What it does.
    #[serde(flatten)]
    pub room: Room,
}

/// All room and boss cards of a table.
///
/// A pile of room cards is a set of bits, one a card, so that drawing is quick. The copies of a face have neighbouring
/// bits, and of those in a pile always the last ones are set: so a pile says how many of each face it holds, and
/// nothing else.
#[derive(Clone, Debug)]
pub(crate) struct Deck {
    /// What each face does and which cards may be played into it: rooms first, then bosses.
    rooms: Vec<(Room, CardSet)>,
    infos: Vec<RoomInfo>,
    /// What each face is called in files, where no two may be called the same.
    names: Vec<String>,
    /// The bits of each face; none for a boss.
    copies: Vec<u64>,
    /// The face of each bit.
    faces: Vec<Face>,
    first_boss: u8,
}

impl Deck {
    pub(crate) fn new(cards: &Cards, players: usize) -> Deck {
        let (rooms, infos, names, copies, faces) = Default::default();
        let mut deck = Deck { rooms, infos, names, copies, faces, first_boss: 0 };
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
        deck.first_boss = deck.rooms.len() as u8;
        for c in &cards.bosses {
            let boss = Boss { strength: c.strength.map(|strength| strength[column]), ways: c.ways };
            deck.add(&c.name, 0, Room::Boss(boss));
        }
        deck
    }

    fn add(&mut self, name: &str, copies: u8, room: Room) {
        let face = Face(self.rooms.len() as u8);
        self.rooms.push((room, allowed_in(&room)));
        self.infos.push(RoomInfo { name: name.into(), room });
        self.names.push(self.free_name(name));
        let bits = self.faces.len()..self.faces.len() + usize::from(copies);
        self.copies.push(bits.map(|bit| 1 << bit).sum());
        self.faces.extend((0..copies).map(|_| face));
    }

    /// A boss that is called like a monster is numbered.
    fn free_name(&self, name: &str) -> String {
        let numbered = (2..).map(|copy| format!("{name} #{copy}"));
        let mut names = std::iter::once(name.to_string()).chain(numbered);
        names.find(|name| !self.names.contains(name)).unwrap_or_default()
    }

    /// A pile of every room card; bosses are not among them.
    pub(crate) fn all_rooms(&self) -> u64 {
        u64::MAX >> (64 - self.faces.len())
    }

    /// Draws one of the bosses.
    #[inline]
    pub(crate) fn draw_boss(&self, chance: &mut impl Rng) -> Face {
        Face(self.first_boss + below(chance, self.rooms.len() as u32 - u32::from(self.first_boss)) as u8)
    }

    /// Draws a room card from a pile.
    #[inline]
    pub(crate) fn draw_room(&self, chance: &mut impl Rng, pile: &mut u64) -> Face {
        let face = self.faces[usize::from(draw(chance, &mut pile.clone()))];
        let copies = *pile & self.copies[usize::from(face.0)];
        *pile &= !(copies & copies.wrapping_neg());
        face
    }

    /// Puts a room card back into a pile; not if all copies of it are there.
    #[inline]
    pub(crate) fn put_back(&self, face: Face, pile: &mut u64) -> bool {
        let missing = self.copies[usize::from(face.0)] & !*pile;
        if missing == 0 {
            return false;
        }
        *pile |= (1 << 63) >> missing.leading_zeros();
        true
    }

    /// The faces of a pile and how many it holds of each.
    pub(crate) fn counted(&self, pile: u64) -> impl Iterator<Item = (Face, usize)> {
        let count =
            move |(face, copies): (usize, &u64)| (Face(face as u8), (pile & copies).count_ones() as usize);
        self.copies.iter().enumerate().map(count).filter(|&(_, count)| count > 0)
    }

    /// How many copies of a face there are.
    pub(crate) fn copies_of(&self, face: Face) -> usize {
        self.copies[usize::from(face.0)].count_ones() as usize
    }

    /// Whether it is a boss and not a room card.
    #[inline]
    pub(crate) fn is_boss(&self, face: Face) -> bool {
        face.0 >= self.first_boss
    }

    #[inline]
    pub(crate) fn room(&self, face: Face) -> &Room {
        &self.rooms[usize::from(face.0)].0
    }

    /// The cards that may be played into the room.
    #[inline]
    pub(crate) fn allowed(&self, face: Face) -> CardSet {
        self.rooms[usize::from(face.0)].1
    }

    pub(crate) fn info(&self, face: Face) -> &RoomInfo {
        &self.infos[usize::from(face.0)]
    }

    /// Every face, by its number.
    pub(crate) fn infos(&self) -> &[RoomInfo] {
        &self.infos
    }

    /// What files call a face.
    pub(crate) fn name(&self, face: Face) -> &str {
        &self.names[usize::from(face.0)]
    }

    /// The face that files call so.
    pub(crate) fn named(&self, name: &str) -> Option<Face> {
        self.names.iter().position(|known| known == name).map(|face| Face(face as u8))
    }
}

/// The cards that may be played into a room: a power card and a crystal ball always, a key for treasure, a sword
/// against a monster or a boss, and against a boss the item by which one escapes it.
pub(crate) fn allowed_in(room: &Room) -> CardSet {
    let always = CardSet::POWER.with(Card::CrystalBall);
    match room {
        Room::Treasure { .. } => always.with(Card::Key),
        Room::Monster { .. } => always.with(Card::Sword),
        Room::Vault { .. } | Room::Trap { .. } => always,
        Room::Boss(boss) => {
            boss.ways.escape.into_iter().map(Card::from).fold(always.with(Card::Sword), CardSet::with)
        }
    }
}
