//! The ghost player, for 3 to 5 players: one more room in each dungeon and two ghosts in it.

use crate::Guilds;
use crate::dungeon::{Depth, Standing};
use crate::event::Event;
use crate::state::State;
use undercroft_core::{Audience, Listener};

/// How many ghosts there are.
pub(crate) const GHOSTS: usize = 2;
/// Dollars to the bank for bumping a ghost, in any room.
pub(crate) const FEE: u16 = 1;

impl Guilds {
    /// A ghost each in the first and the second room.
    pub(crate) fn place_ghosts(&self, state: &mut State, to: &mut impl Listener<Event>) {
        for room in Depth::all(GHOSTS) {
            state.dungeon[room.index()].put(0, Standing::Ghost);
            to.hear(Audience::Everyone, Event::GhostPlaced { room });
        }
    }

    /// A ghost bumped off a room goes to the next lower one with an empty space, else to the first from the top. There
    /// is always one: whoever bumped it still had an adventurer to place.
    pub(crate) fn move_ghost(&self, state: &mut State, from: Depth) -> Depth {
        let lower = Depth::all(self.rooms).skip(from.index() + 1);
        let mut wanted = lower.chain(Depth::all(self.rooms));
        let space = |room: Depth| state.dungeon[room.index()].empty_space().map(|space| (room, space));
        let Some((room, space)) = wanted.find_map(space) else {
            unreachable!("a dungeon has a space for everyone who is not in it");
        };
        state.dungeon[room.index()].put(space, Standing::Ghost);
        Guilds::note_room(state, room);
        room
    }
}
