//! The ghost player, for 3 to 5 players: one more room in each dungeon and two ghosts in it.

use crate::Guilds;
use crate::dungeon::{Depth, Room, Standing};
use crate::event::Event;
use crate::placement::Fee;
use crate::state::State;
use undercroft_core::{Audience, Listener};

/// How many ghosts there are.
pub(crate) const GHOSTS: usize = 2;
/// What bumping a ghost costs, in any room.
pub(crate) const FEE: Fee = Fee { bank: 1, owner: 0 };

impl Guilds {
    /// A ghost each in the first and the second room.
    pub(crate) fn place_ghosts(&self, state: &mut State, to: &mut impl Listener<Event>) {
        for room in Depth::all(GHOSTS) {
            state.dungeon[room.index()].put(0, Standing::Ghost);
            to.hear(Audience::Everyone, Event::GhostPlaced { room });
        }
    }

    /// A ghost bumped off a room goes to another. There always is one: whoever bumped it still had an adventurer to place.
    pub(crate) fn move_ghost(&self, state: &mut State, from: Depth) -> Depth {
        let Some((room, space)) = where_a_ghost_goes(&state.dungeon[..self.rooms], from) else {
            unreachable!("a dungeon has a space for everyone who is not in it");
        };
        state.dungeon[room.index()].put(space, Standing::Ghost);
        Guilds::note_room(state, room);
        room
    }
}

/// The next lower room with an empty space, else the first from the top; and the space.
pub(crate) fn where_a_ghost_goes(dungeon: &[Room], from: Depth) -> Option<(Depth, usize)> {
    let lower = Depth::all(dungeon.len()).skip(from.index() + 1);
    let mut wanted = lower.chain(Depth::all(dungeon.len()));
    wanted.find_map(|room| dungeon[room.index()].empty_space().map(|space| (room, space)))
}
