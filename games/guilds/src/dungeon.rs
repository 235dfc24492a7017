//! The dungeon: a column of rooms with two spaces each, and who stands there.

use crate::adventurer::Adventurer;
use crate::room::{Face, Level};
use serde::{Deserialize, Serialize};
use undercroft_core::chance::nth_bit_of_byte;
use undercroft_core::{MAX_SEATS, Seat};

/// The most rooms of a dungeon: six for six players, or five and the ghost's.
pub(crate) const MOST_ROOMS: usize = 6;
/// The spaces for adventurers in each room.
pub(crate) const SPACES: usize = 2;

/// A room's place in the column, counted from the top: from 0 inside, and from 1 in JSON and wherever somebody reads it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Depth(
    #[serde(with = "crate::counted")]
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub u8,
);

impl Depth {
    /// For arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Counted from 1, for people.
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    /// All places of a column of so many rooms, from the top.
    #[inline]
    pub(crate) fn all(rooms: usize) -> impl DoubleEndedIterator<Item = Depth> + Clone {
        (0..rooms as u8).map(Depth)
    }
}

/// A set of rooms of the dungeon, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Rooms(u8);

impl Rooms {
    /// No room.
    pub(crate) const NONE: Rooms = Rooms(0);

    /// All rooms of a column of so many.
    #[inline]
    pub(crate) const fn all(rooms: usize) -> Rooms {
        Rooms((1 << rooms) - 1)
    }

    /// Puts a room into the set or takes it out.
    #[inline]
    pub(crate) fn set(&mut self, room: Depth, is_in: bool) {
        self.0 = self.0 & !(1 << room.0) | u8::from(is_in) << room.0;
    }

    #[inline]
    pub(crate) const fn contains(self, room: Depth) -> bool {
        room.index() < MOST_ROOMS && self.0 & 1 << room.0 != 0
    }

    #[inline]
    pub(crate) const fn len(self) -> usize {
        self.bits().count_ones() as usize
    }

    /// A room of the set by its place, from the top; there must be so many.
    #[inline]
    pub(crate) const fn at(self, place: usize) -> Depth {
        debug_assert!(place < self.len());
        Depth(nth_bit_of_byte(self.0, place))
    }

    #[inline]
    pub(crate) const fn bits(self) -> u8 {
        self.0 & ((1 << MOST_ROOMS) - 1)
    }
}

/// From the top.
impl Iterator for Rooms {
    type Item = Depth;

    #[inline]
    fn next(&mut self) -> Option<Depth> {
        if self.0 == 0 {
            return None;
        }
        let room = Depth(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(room)
    }
}

/// Who stands in a space of a room.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Standing {
    Nobody,
    /// As strong as the level of the room.
    Ghost,
    Adventurer(Seat, Adventurer),
}

/// A space in one byte: the strength of whoever stands there in the lowest three bits, nobody's being 0, and above them
/// the seat, or that of no player for a ghost. So strength, which is asked for most, is known without asking who it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Space(u8);

impl Space {
    const EMPTY: Space = Space(0);
    const STRENGTH: u8 = 0b111;
    const GHOST: u8 = 0b1000_0000;

    #[inline]
    fn of(standing: Standing, level: Level) -> Space {
        Space(match standing {
            Standing::Nobody => 0,
            Standing::Ghost => Space::GHOST | level.number(),
            Standing::Adventurer(seat, adventurer) => (seat.index() as u8) << 3 | adventurer.strength(),
        })
    }

    #[inline]
    fn standing(self) -> Standing {
        match Adventurer::of_strength(self.strength().into()) {
            _ if self.0 & Space::GHOST != 0 => Standing::Ghost,
            Some(adventurer) => Standing::Adventurer(Seat::new(usize::from(self.0 >> 3)), adventurer),
            None => Standing::Nobody,
        }
    }

    #[inline]
    fn strength(self) -> u8 {
        self.0 & Space::STRENGTH
    }

    /// Whose adventurer stands there.
    #[inline]
    fn owner(self) -> Option<Seat> {
        let is_adventurer = (self.0 & Space::GHOST == 0) & (self.strength() != 0);
        is_adventurer.then_some(Seat::new(usize::from(self.0 >> 3) % MAX_SEATS))
    }
}

/// A room of the dungeon.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Room {
    pub(crate) level: Level,
    /// The strength that locks it. It follows from the level and the Dungeon Master, and is worked out once a round.
    pub(crate) locks_at: u8,
    spaces: [Space; SPACES],
    /// Its front, once it is open. Until then it has none, see [`crate::room::Deck`], unless a position file says what
    /// is to be found behind it; nobody sees that before it is opened.
    pub(crate) face: Option<Face>,
}

impl Room {
    #[inline]
    pub(crate) fn closed(level: Level) -> Room {
        Room { level, locks_at: 0, spaces: [Space::EMPTY; SPACES], face: None }
    }

    /// Who stands in both spaces.
    #[inline]
    pub(crate) fn standing(&self) -> [Standing; SPACES] {
        self.spaces.map(Space::standing)
    }

    /// Who stands in a space.
    #[inline]
    pub(crate) fn standing_in(&self, space: usize) -> Standing {
        self.spaces[space].standing()
    }

    /// Puts somebody on a space, whoever stood there before.
    #[inline]
    pub(crate) fn put(&mut self, space: usize, standing: Standing) {
        // Both are written, so that nobody who asks for them next has to wait for which one it was.
        let (newcomer, [one, other]) = (Space::of(standing, self.level), self.spaces);
        self.spaces = [if space == 0 { newcomer } else { one }, if space == 1 { newcomer } else { other }];
    }

    /// The strength of whoever stands in a space; a ghost has that of the room's level.
    #[inline]
    pub(crate) fn strength_in(&self, space: usize) -> u8 {
        self.spaces[space].strength()
    }

    #[inline]
    pub(crate) fn combined_strength(&self) -> u8 {
        self.strength_in(0) + self.strength_in(1)
    }

    /// Whether the adventurers of a full room have reached the strength that locks it.
    #[inline]
    pub(crate) fn is_locked(&self) -> bool {
        self.is_full() & (self.combined_strength() >= self.locks_at)
    }

    /// Whether two of the same strength stand in it.
    #[inline]
    pub(crate) fn of_one_strength(&self) -> bool {
        self.strength_in(0) == self.strength_in(1)
    }

    /// The first empty space. The first is taken first, so the second is never the only one taken.
    #[inline]
    pub(crate) fn empty_space(&self) -> Option<usize> {
        (!self.is_full()).then_some(self.next_space())
    }

    /// The space that is taken next where one is empty.
    #[inline]
    pub(crate) fn next_space(&self) -> usize {
        usize::from(self.spaces[0] != Space::EMPTY)
    }

    /// Whose adventurer stands in a space.
    #[inline]
    pub(crate) fn owner(&self, space: usize) -> Option<Seat> {
        self.spaces[space].owner()
    }

    /// Whether an adventurer of this seat stands in a space that is not empty.
    #[inline]
    pub(crate) fn is_of(&self, space: usize, seat: Seat) -> bool {
        self.spaces[space].0 >> 3 == seat.index() as u8
    }

    /// Whether a ghost stands in a space.
    #[inline]
    pub(crate) fn is_ghost(&self, space: usize) -> bool {
        self.spaces[space].0 & Space::GHOST != 0
    }

    #[inline]
    pub(crate) fn is_full(&self) -> bool {
        // Without a branch: whether it is full is mostly unpredictable.
        (self.spaces[0] != Space::EMPTY) & (self.spaces[1] != Space::EMPTY)
    }
}
