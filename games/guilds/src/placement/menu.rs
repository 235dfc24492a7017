//! What can be done in the rooms, as finished menus: looking one up costs less than guessing branch by branch who can be
//! sent and where there is a space.

use crate::Move;
use crate::adventurer::{ADVENTURERS, Adventurers};
use crate::dungeon::{Depth, MOST_ROOMS, Rooms, SPACES};
use crate::state::AVAILABLE;

/// Whether a space is taken from somebody else, or from an adventurer of one's own.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Change {
    Bump,
    Replace,
}

const ANYTHING: Move = Move::Place { adventurer: Adventurers::STRENGTHS[0], room: Depth(0) };

/// Where an adventurer can be placed, by the adventurer and the bits of the rooms with a space; from the top.
static PLACES: [[[Move; MOST_ROOMS]; 1 << MOST_ROOMS]; ADVENTURERS] = {
    let mut menus = [[[ANYTHING; MOST_ROOMS]; 1 << MOST_ROOMS]; ADVENTURERS];
    let mut cell = 0;
    while cell < ADVENTURERS << MOST_ROOMS {
        let (one, rooms) = (cell >> MOST_ROOMS, cell % (1 << MOST_ROOMS));
        let (mut room, mut len) = (0, 0);
        while room < MOST_ROOMS {
            if rooms & (1 << room) != 0 {
                menus[one][rooms][len] =
                    Move::Place { adventurer: Adventurers::STRENGTHS[one], room: Depth(room as u8) };
                len += 1;
            }
            room += 1;
        }
        cell += 1;
    }
    menus
};

/// Who can take a space, by the room, the space and the bits of the adventurers; from the weakest. Nobody ever has more
/// than three to send, so menus for more are cut short.
type Changes = [[[[Move; AVAILABLE]; 1 << ADVENTURERS]; SPACES]; MOST_ROOMS];
static BUMPS: Changes = changes(Change::Bump);
static REPLACEMENTS: Changes = changes(Change::Replace);

const fn changes(change: Change) -> Changes {
    let mut menus = [[[[ANYTHING; AVAILABLE]; 1 << ADVENTURERS]; SPACES]; MOST_ROOMS];
    let mut cell = 0;
    while cell < (MOST_ROOMS * SPACES) << ADVENTURERS {
        let (place, adventurers) = (cell >> ADVENTURERS, cell % (1 << ADVENTURERS));
        let (index, space) = (place / SPACES, place % SPACES);
        let (mut one, mut len) = (0, 0);
        while one < ADVENTURERS && len < AVAILABLE {
            if adventurers & (1 << one) != 0 {
                let (adventurer, room) = (Adventurers::STRENGTHS[one], Depth(index as u8));
                menus[index][space][adventurers][len] = match change {
                    Change::Bump => Move::Bump { adventurer, room, space: space as u8 },
                    Change::Replace => Move::Replace { adventurer, room, space: space as u8 },
                };
                len += 1;
            }
            one += 1;
        }
        cell += 1;
    }
    menus
}

/// Adds every way to place one of these adventurers in one of these rooms.
#[inline]
pub(super) fn list_places(adventurers: Adventurers, rooms: Rooms, moves: &mut Vec<Move>) {
    for adventurer in adventurers {
        let menu = &PLACES[adventurer.index()][usize::from(rooms.bits())];
        add(menu, rooms.bits().count_ones() as usize, moves);
    }
}

/// Adds every way to take a space with one of these adventurers.
#[inline]
pub(super) fn list_changes(
    change: Change,
    (room, space): (Depth, usize),
    adventurers: Adventurers,
    moves: &mut Vec<Move>,
) {
    debug_assert!(adventurers.len() <= AVAILABLE, "nobody has more than three to send");
    let menus = if change == Change::Bump { &BUMPS } else { &REPLACEMENTS };
    add(&menus[room.index()][space][usize::from(adventurers.bits())], adventurers.len(), moves);
}

/// Adds the first moves of a menu. All are copied, because a copy of fixed length is a few instructions, and what is too
/// much is cut off.
#[inline]
fn add<const MOST: usize>(menu: &[Move; MOST], len: usize, moves: &mut Vec<Move>) {
    let before = moves.len();
    moves.extend_from_slice(menu);
    moves.truncate(before + len);
}
