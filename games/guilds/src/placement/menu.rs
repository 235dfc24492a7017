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

/// The ways to place one of some adventurers in one of some rooms: adventurers from the weakest, rooms from the top.
struct Places {
    moves: [Move; MOST_ROOMS * AVAILABLE],
    len: u8,
}

/// By the bits of the adventurers and of the rooms with a space. Nobody ever has more than three to send, so menus for more
/// are cut short.
static PLACES: [[Places; 1 << MOST_ROOMS]; 1 << ADVENTURERS] = {
    const NOWHERE: Places = Places { moves: [ANYTHING; MOST_ROOMS * AVAILABLE], len: 0 };
    let mut menus = [const { [NOWHERE; 1 << MOST_ROOMS] }; 1 << ADVENTURERS];
    let mut menu = 0;
    while menu < 1 << (ADVENTURERS + MOST_ROOMS) {
        let (adventurers, rooms) = (menu >> MOST_ROOMS, menu % (1 << MOST_ROOMS));
        let (mut cell, mut len) = (0, 0);
        while cell < ADVENTURERS * MOST_ROOMS && len < MOST_ROOMS * AVAILABLE {
            let (one, room) = (cell / MOST_ROOMS, cell % MOST_ROOMS);
            if adventurers & (1 << one) != 0 && rooms & (1 << room) != 0 {
                let adventurer = Adventurers::STRENGTHS[one];
                menus[adventurers][rooms].moves[len] = Move::Place { adventurer, room: Depth(room as u8) };
                len += 1;
            }
            cell += 1;
        }
        menus[adventurers][rooms].len = len as u8;
        menu += 1;
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
    let menu = &PLACES[usize::from(adventurers.bits())][usize::from(rooms.bits())];
    add(&menu.moves, menu.len.into(), moves);
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
