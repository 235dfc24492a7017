//! Who can be placed where, as finished menus: looking one up costs less than guessing branch by branch who can be sent and
//! where there is a space.

use crate::Move;
use crate::adventurer::{ADVENTURERS, Adventurers};
use crate::dungeon::{Depth, MOST_ROOMS, Rooms};
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

/// Adds every way to place one of these adventurers in one of these rooms.
#[inline]
pub(super) fn list_places(adventurers: Adventurers, rooms: Rooms, moves: &mut Vec<Move>) {
    let menu = &PLACES[usize::from(adventurers.bits())][usize::from(rooms.bits())];
    // All of it is copied, because a copy of fixed length is a few instructions, and what is too much is cut off.
    let before = moves.len();
    moves.extend_from_slice(menu);
    moves.truncate(before + adventurers.len() * rooms.len());
}
