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
    /// All rooms of a column of so many.
    #[inline]
    pub(crate) const fn all(rooms: usize) -> Rooms {
        Rooms((1 << rooms) - 1)
    }

    /// Takes a room out if something is true, without a branch.
    #[inline]
    pub(crate) fn remove_if(&mut self, room: Depth, is_so: bool) {
        self.0 &= !(u8::from(is_so) << room.0);
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
    const STRENGTH_BITS: u32 = 3;
    const STRENGTH: u8 = (1 << Space::STRENGTH_BITS) - 1;
    const GHOST: u8 = 0b1000_0000;

    #[inline]
    fn of(standing: Standing, level: Level) -> Space {
        Space(match standing {
            Standing::Nobody => 0,
            Standing::Ghost => Space::GHOST | level.number(),
            Standing::Adventurer(seat, adventurer) => {
                (seat.index() as u8) << Space::STRENGTH_BITS | adventurer.strength()
            }
        })
    }

    #[inline]
    fn standing(self) -> Standing {
        match Adventurer::of_strength(self.strength().into()) {
            _ if self.0 & Space::GHOST != 0 => Standing::Ghost,
            Some(adventurer) => {
                Standing::Adventurer(Seat::new(usize::from(self.0 >> Space::STRENGTH_BITS)), adventurer)
            }
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
        is_adventurer.then_some(Seat::new(usize::from(self.0 >> Space::STRENGTH_BITS) % MAX_SEATS))
    }
}

/// Both spaces of a room, the first in the lower byte: one word, so that nobody who asks for both has to wait until each
/// has been written by itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Spaces(u16);

impl Spaces {
    const EMPTY: Spaces = Spaces(0);

    #[inline]
    fn at(self, space: usize) -> Space {
        Space((self.0 >> (u8::BITS as usize * space)) as u8)
    }

    #[inline]
    fn set(&mut self, space: usize, to: Space) {
        self.0 &= !(u16::from(u8::MAX) << (u8::BITS as usize * space));
        self.fill(space, to);
    }

    /// Sets a space that is empty.
    #[inline]
    fn fill(&mut self, space: usize, to: Space) {
        self.0 |= u16::from(to.0) << (u8::BITS as usize * space);
    }
}

/// A room of the dungeon.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Room {
    pub(crate) level: Level,
    /// The strength that locks it. It follows from the level and the Dungeon Master, and is worked out once a round.
    pub(crate) locks_at: u8,
    spaces: Spaces,
    /// Its front, once it is open. Until then it has none, see [`crate::room::Deck`], unless a position file says what
    /// is to be found behind it; nobody sees that before it is opened.
    pub(crate) face: Option<Face>,
}

impl Room {
    #[inline]
    pub(crate) fn closed(level: Level) -> Room {
        Room { level, locks_at: 0, spaces: Spaces::EMPTY, face: None }
    }

    /// Who stands in both spaces.
    #[inline]
    pub(crate) fn standing(&self) -> [Standing; SPACES] {
        [0, 1].map(|space| self.standing_in(space))
    }

    /// Who stands in a space.
    #[inline]
    pub(crate) fn standing_in(&self, space: usize) -> Standing {
        self.spaces.at(space).standing()
    }

    /// Puts somebody on a space, whoever stood there before.
    #[inline]
    pub(crate) fn put(&mut self, space: usize, standing: Standing) {
        self.spaces.set(space, Space::of(standing, self.level));
    }

    /// Puts somebody on the first empty space; there must be one.
    #[inline]
    pub(crate) fn enter(&mut self, standing: Standing) {
        self.spaces.fill(self.next_space(), Space::of(standing, self.level));
    }

    /// The strength of whoever stands in a space; a ghost has that of the room's level.
    #[inline]
    pub(crate) fn strength_in(&self, space: usize) -> u8 {
        self.spaces.at(space).strength()
    }

    /// As many as there are pairs of strengths.
    pub(crate) const STRENGTHS: usize = 1 << (2 * Space::STRENGTH_BITS);

    /// The strengths in both spaces as one number below [`Room::STRENGTHS`], to look something up by them.
    #[inline]
    pub(crate) fn strengths(&self) -> usize {
        usize::from(self.strength_in(0) | self.strength_in(1) << Space::STRENGTH_BITS)
    }

    /// The strength in each space, from both in one number.
    pub(crate) const fn each_of(strengths: usize) -> [usize; SPACES] {
        [strengths & Space::STRENGTH as usize, strengths >> Space::STRENGTH_BITS]
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
        usize::from(self.spaces.at(0) != Space::EMPTY)
    }

    /// Whose adventurer stands in a space, and which.
    #[inline]
    pub(crate) fn adventurer_in(&self, space: usize) -> Option<(Seat, Adventurer)> {
        let space = self.spaces.at(space);
        space.owner().zip(Adventurer::of_strength(space.strength().into()))
    }

    /// Whose adventurer stands in a space.
    #[inline]
    pub(crate) fn owner(&self, space: usize) -> Option<Seat> {
        self.spaces.at(space).owner()
    }

    /// Which guild stands in a space that is not empty, to compare; for ghosts one that no player has.
    #[inline]
    pub(crate) fn guild_in(&self, space: usize) -> u8 {
        self.spaces.at(space).0 >> Space::STRENGTH_BITS
    }

    /// Whether an adventurer of this seat stands in a space that is not empty.
    #[inline]
    pub(crate) fn is_of(&self, space: usize, seat: Seat) -> bool {
        self.guild_in(space) == seat.index() as u8
    }

    /// Whether a ghost stands in a space.
    #[inline]
    pub(crate) fn is_ghost(&self, space: usize) -> bool {
        self.spaces.at(space).0 & Space::GHOST != 0
    }

    #[inline]
    pub(crate) fn is_full(&self) -> bool {
        // The first is taken first.
        self.spaces.at(1) != Space::EMPTY
    }
}
