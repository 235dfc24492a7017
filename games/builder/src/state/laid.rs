//! What lies on the table: rooms, traps and monsters, and who knows which cards they are.

use crate::ids::{Card, MONSTERS, ROOMS, Red};
use undercroft_core::Seat;

/// Who knows a card that lies on the table: its owner always, whoever has looked at it, and everybody once it is face up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Known(pub(crate) u8);

impl Known {
    /// Nobody but the owner.
    pub(crate) const OWNER: Known = Known(0);
    /// Everybody.
    pub(crate) const FACE_UP: Known = Known(1 << 7);

    #[inline]
    pub(crate) const fn is_face_up(self) -> bool {
        self.0 & Known::FACE_UP.0 != 0
    }

    /// Whether a seat other than the owner knows it.
    #[inline]
    pub(crate) const fn to(self, seat: Seat) -> bool {
        self.is_face_up() || self.0 & (1 << seat.index()) != 0
    }

    pub(crate) const fn show(&mut self, seat: Seat) {
        self.0 |= 1 << seat.index();
    }

    /// Turns the card up. Who had looked at it before no longer matters.
    pub(crate) const fn turn_up(&mut self) {
        *self = Known::FACE_UP;
    }
}

/// A base card with what lies on it: a trap or a monster and its upgrades.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Stack<const N: usize> {
    pub(crate) cards: [Card; N],
    pub(crate) known: [Known; N],
    pub(crate) len: u8,
}

impl<const N: usize> Stack<N> {
    pub(crate) const NONE: Stack<N> = Stack { cards: [Card(0); N], known: [Known::OWNER; N], len: 0 };

    pub(crate) fn of(card: Card, known: Known) -> Stack<N> {
        let mut stack = Stack::NONE;
        stack.push(card, known);
        stack
    }

    pub(crate) fn push(&mut self, card: Card, known: Known) {
        let at = usize::from(self.len) % N;
        (self.cards[at], self.known[at]) = (card, known);
        self.len += 1;
    }

    #[inline]
    pub(crate) const fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline]
    pub(crate) fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.len).min(N)]
    }

    pub(crate) fn known(&self) -> &[Known] {
        &self.known[..usize::from(self.len).min(N)]
    }

    pub(crate) fn known_mut(&mut self) -> &mut [Known] {
        &mut self.known[..usize::from(self.len).min(N)]
    }

    /// The cards that lie on the base.
    #[inline]
    pub(crate) fn upgrades(&self) -> &[Card] {
        self.cards().get(1..).unwrap_or(&[])
    }
}

/// A trap below a room: its cards, or the one that came with the room.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Trap {
    pub(crate) stack: Stack<4>,
    /// Whether it is the room's own, which is no card.
    pub(crate) own: bool,
    /// Charges that were used, less those that were added. Everybody saw it.
    pub(crate) spent: i8,
}

impl Trap {
    pub(crate) const NONE: Trap = Trap { stack: Stack::NONE, own: false, spent: 0 };

    #[inline]
    pub(crate) const fn is_there(&self) -> bool {
        self.own || !self.stack.is_empty()
    }
}

/// A room. Its upgrades are cards of the same kind, so their number is all there is to know of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Room {
    pub(crate) card: Card,
    pub(crate) known: Known,
    /// How many upgrades lie on it.
    pub(crate) level: u8,
    pub(crate) trap: Trap,
}

impl Room {
    pub(crate) const NONE: Room = Room { card: Card(0), known: Known::OWNER, level: 0, trap: Trap::NONE };
}

/// A monster card above a room, with its upgrades.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Pack {
    pub(crate) stack: Stack<3>,
    /// Above which room.
    pub(crate) room: u8,
    /// Whether it walked there, instead of being placed.
    pub(crate) walked: bool,
    /// Whether it may not walk in this turn: it was placed in it, or has walked.
    pub(crate) tired: bool,
    /// Invasions of its dungeon since its last upgrade.
    pub(crate) age: u8,
    /// Figures that died in this adventure.
    pub(crate) killed: u8,
    /// Whether it stood again in this adventure.
    pub(crate) risen: bool,
}

impl Pack {
    pub(crate) const NONE: Pack =
        Pack { stack: Stack::NONE, room: 0, walked: false, tired: false, age: 0, killed: 0, risen: false };
}

/// Somebody's dungeon: a line of rooms from the hoard to the entrance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Dungeon {
    /// The room next to the hoard first.
    pub(crate) rooms: [Room; ROOMS],
    pub(crate) room_count: u8,
    /// The oldest first.
    pub(crate) packs: [Pack; MONSTERS],
    pub(crate) pack_count: u8,
    pub(crate) reds: [Red; 2],
    pub(crate) red_count: u8,
}

impl Dungeon {
    pub(crate) const EMPTY: Dungeon = Dungeon {
        rooms: [Room::NONE; ROOMS],
        room_count: 0,
        packs: [Pack::NONE; MONSTERS],
        pack_count: 0,
        reds: [Red(0); 2],
        red_count: 0,
    };

    #[inline]
    pub(crate) fn rooms(&self) -> &[Room] {
        &self.rooms[..usize::from(self.room_count).min(ROOMS)]
    }

    #[inline]
    pub(crate) fn packs(&self) -> &[Pack] {
        &self.packs[..usize::from(self.pack_count).min(MONSTERS)]
    }

    #[inline]
    pub(crate) fn packs_mut(&mut self) -> &mut [Pack] {
        &mut self.packs[..usize::from(self.pack_count).min(MONSTERS)]
    }

    #[inline]
    pub(crate) fn reds(&self) -> &[Red] {
        &self.reds[..usize::from(self.red_count).min(2)]
    }

    /// The monster cards above a room, with their places.
    #[inline]
    pub(crate) fn packs_in(&self, room: u8) -> impl Iterator<Item = (usize, &Pack)> {
        self.packs().iter().enumerate().filter(move |(_, pack)| pack.room == room)
    }
}
