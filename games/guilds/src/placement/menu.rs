//! What can be done in the rooms, as finished menus: looking one up costs less than guessing branch by branch who can be
//! sent and where there is a space.

use crate::Move;
use crate::adventurer::{ADVENTURERS, Adventurer, Adventurers};
use crate::dungeon::{Depth, MOST_ROOMS, Rooms, SPACES};
use crate::state::AVAILABLE;

const ANYTHING: Move = Move::Place { adventurer: Adventurers::STRENGTHS[0], room: Depth(0) };

/// The ways to place one of some adventurers in one of some rooms: adventurers from the weakest, rooms from the top.
type Places = [Move; MOST_ROOMS * AVAILABLE];

/// By the bits of the adventurers and of the rooms with a space. Nobody ever has more than three to send, so menus for more
/// are cut short.
static PLACES: [[Places; 1 << MOST_ROOMS]; 1 << ADVENTURERS] = {
    let mut menus = [[[ANYTHING; MOST_ROOMS * AVAILABLE]; 1 << MOST_ROOMS]; 1 << ADVENTURERS];
    let mut menu = 0;
    while menu < 1 << (ADVENTURERS + MOST_ROOMS) {
        let (adventurers, rooms) = (menu >> MOST_ROOMS, menu % (1 << MOST_ROOMS));
        let (mut cell, mut len) = (0, 0);
        while cell < ADVENTURERS * MOST_ROOMS && len < MOST_ROOMS * AVAILABLE {
            let (one, room) = (cell / MOST_ROOMS, cell % MOST_ROOMS);
            if adventurers & (1 << one) != 0 && rooms & (1 << room) != 0 {
                let adventurer = Adventurers::STRENGTHS[one];
                menus[adventurers][rooms][len] = Move::Place { adventurer, room: Depth(room as u8) };
                len += 1;
            }
            cell += 1;
        }
        menu += 1;
    }
    menus
};

/// Who can take a space, by the room, the space and the bits of the adventurers; from the weakest. Nobody ever has more
/// than three to send, so menus for more are cut short.
type Changes = [[[[Move; AVAILABLE]; 1 << ADVENTURERS]; SPACES]; MOST_ROOMS];

/// From somebody else, and from an adventurer of one's own.
static CHANGES: [Changes; 2] = [changes(false), changes(true)];

const fn changes(own: bool) -> Changes {
    let mut menus = [[[[ANYTHING; AVAILABLE]; 1 << ADVENTURERS]; SPACES]; MOST_ROOMS];
    let mut cell = 0;
    while cell < (MOST_ROOMS * SPACES) << ADVENTURERS {
        let (place, adventurers) = (cell >> ADVENTURERS, cell % (1 << ADVENTURERS));
        let (index, space) = (place / SPACES, place % SPACES);
        let (mut one, mut len) = (0, 0);
        while one < ADVENTURERS && len < AVAILABLE {
            if adventurers & (1 << one) != 0 {
                let (adventurer, room) = (Adventurers::STRENGTHS[one], Depth(index as u8));
                let change = Change { own, room, space, senders: Adventurers::NONE };
                menus[index][space][adventurers][len] = change.by(adventurer);
                len += 1;
            }
            one += 1;
        }
        cell += 1;
    }
    menus
}

/// A space that somebody stands in: whether that is an adventurer of one's own, and who can be sent to take it.
#[derive(Clone, Copy)]
pub(super) struct Change {
    pub(super) own: bool,
    pub(super) room: Depth,
    pub(super) space: usize,
    pub(super) senders: Adventurers,
}

impl Change {
    /// The move of one who is sent.
    #[inline]
    pub(super) const fn by(self, adventurer: Adventurer) -> Move {
        let (room, space) = (self.room, self.space as u8);
        match self.own {
            true => Move::Replace { adventurer, room, space },
            false => Move::Bump { adventurer, room, space },
        }
    }
}

/// Adds every way to place one of these adventurers in one of these rooms.
#[inline]
pub(super) fn list_places(adventurers: Adventurers, rooms: Rooms, moves: &mut Vec<Move>) {
    let menu = &PLACES[usize::from(adventurers.bits())][usize::from(rooms.bits())];
    add(menu, adventurers.len() * rooms.len(), moves);
}

/// Adds every way to take a space.
#[inline]
pub(super) fn list_changes(change: Change, moves: &mut Vec<Move>) {
    let Change { own, room, space, senders } = change;
    debug_assert!(senders.len() <= AVAILABLE, "nobody has more than three to send");
    add(&CHANGES[usize::from(own)][room.index()][space][usize::from(senders.bits())], senders.len(), moves);
}

/// Adds the first moves of a menu. All are copied, because a copy of fixed length is a few instructions, and what is too
/// much is cut off.
#[inline]
fn add<const MOST: usize>(menu: &[Move; MOST], len: usize, moves: &mut Vec<Move>) {
    let before = moves.len();
    moves.extend_from_slice(menu);
    moves.truncate(before + len);
}
