//! Who could take which space of the dungeon from somebody, all in one word: so the bumps and replacements that a seat may
//! make are counted, and one of them is found, without a look at any room and without guessing a branch.

use crate::adventurer::{ADVENTURERS, Adventurer, Adventurers};
use crate::dungeon::{Depth, MOST_ROOMS, Room, SPACES};
use undercroft_core::chance::nth_bit;

/// A set of takings, one bit each, in the order in which they are listed: rooms from the top, in each its two spaces, for
/// each of these the adventurers from the weakest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Takers(u64);

/// An adventurer on the way to a space that somebody stands in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Taking {
    pub(crate) adventurer: Adventurer,
    pub(crate) room: Depth,
    pub(crate) space: u8,
}

/// The bits of a room.
const A_ROOM: usize = SPACES * ADVENTURERS;

/// The takings by their bits; those past the last room are of no meaning.
static TAKINGS: [Taking; u64::BITS as usize] = {
    let mut takings =
        [Taking { adventurer: Adventurers::STRENGTHS[0], room: Depth(0), space: 0 }; u64::BITS as usize];
    let mut bit = 0;
    while bit < MOST_ROOMS * A_ROOM {
        takings[bit] = Taking {
            adventurer: Adventurers::STRENGTHS[bit % ADVENTURERS],
            room: Depth((bit / A_ROOM) as u8),
            space: (bit / ADVENTURERS % SPACES) as u8,
        };
        bit += 1;
    }
    takings
};

/// Who is stronger than whoever stands in each space of a room, by [`Room::strengths`]; nobody where one is empty.
static STRONGER: [u16; Room::STRENGTHS] = {
    let mut stronger = [0; Room::STRENGTHS];
    let mut both = 0;
    while both < Room::STRENGTHS {
        let [one, other] = Room::each_of(both);
        if one != 0 && other != 0 {
            stronger[both] = stronger_than(one) | stronger_than(other) << ADVENTURERS;
        }
        both += 1;
    }
    stronger
};

const fn stronger_than(strength: usize) -> u16 {
    Adventurers::ALL.bits() as u16 & !((1 << strength) - 1)
}

impl Takers {
    /// Nobody can take anything.
    pub(crate) const NONE: Takers = Takers(0);
    /// Everybody everything.
    const ALL: Takers = Takers((1 << (MOST_ROOMS * A_ROOM)) - 1);
    /// The weakest adventurer in every space.
    const WEAKEST: u64 = Takers::ALL.0 / Adventurers::ALL.bits() as u64;

    /// Notes who can take the spaces of a room, whoever could before.
    #[inline]
    pub(crate) fn note(&mut self, room: Depth, there: &Room) {
        self.0 &= !(((1 << A_ROOM) - 1) << (A_ROOM * room.index()));
        self.add(room, there);
    }

    /// Notes who can take the spaces of a room that nobody could take before: whoever is stronger, if it is full and not
    /// locked.
    #[inline]
    pub(crate) fn add(&mut self, room: Depth, there: &Room) {
        let stronger = u64::from(STRONGER[there.strengths()]);
        let contested = u64::from(there.combined_strength() < there.locks_at).wrapping_neg();
        self.0 |= (stronger & contested) << (A_ROOM * room.index());
    }

    /// Those of these adventurers.
    #[inline]
    pub(crate) const fn of(self, adventurers: Adventurers) -> Takers {
        Takers(self.0 & (Takers::WEAKEST * adventurers.bits() as u64))
    }

    /// Those of spaces of which something is true.
    #[inline]
    pub(crate) fn in_spaces(self, rooms: usize, is_so: impl Fn(Depth, usize) -> bool) -> Takers {
        if self.is_empty() {
            return self;
        }
        let spaces = Depth::all(rooms).flat_map(|room| (0..SPACES).map(move |space| (room, space)));
        let weakest = spaces.fold(0, |weakest, (room, space)| {
            weakest | u64::from(is_so(room, space)) << (A_ROOM * room.index() + ADVENTURERS * space)
        });
        Takers(self.0 & (weakest * u64::from(Adventurers::ALL.bits())))
    }

    #[inline]
    pub(crate) const fn contains(self, Taking { adventurer, room, space }: Taking) -> bool {
        let is_space = room.index() < MOST_ROOMS && (space as usize) < SPACES;
        is_space
            && self.0 >> (A_ROOM * room.index() + ADVENTURERS * space as usize + adventurer.index()) & 1 != 0
    }

    #[inline]
    pub(crate) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One of them by its place; there must be so many.
    #[inline]
    pub(crate) fn at(self, place: usize) -> Taking {
        debug_assert!(place < self.len());
        TAKINGS[nth_bit(self.0, place as u32) as usize % TAKINGS.len()]
    }
}

/// As they are listed.
impl Iterator for Takers {
    type Item = Taking;

    #[inline]
    fn next(&mut self) -> Option<Taking> {
        if self.is_empty() {
            return None;
        }
        let first = TAKINGS[self.0.trailing_zeros() as usize % TAKINGS.len()];
        self.0 &= self.0 - 1;
        Some(first)
    }
}
