//! Place an adventurer.

use crate::Guilds;
use crate::adventurer::Adventurer;
use crate::dungeon::Depth;
use crate::event::Event;
use crate::state::State;
use undercroft_core::{Audience, Listener, Refusal, Rng, Seat, say};

impl Guilds {
    /// An available adventurer goes on any empty space of the dungeon. Which of two empty ones makes no difference.
    #[inline(always)]
    pub(crate) fn place(
        &self,
        state: &mut State,
        seat: Seat,
        (adventurer, room): (Adventurer, Depth),
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) -> Result<(), Refusal> {
        self.may_send(state, seat, adventurer)?;
        if !state.open.contains(room) {
            return Err(self.no_space(room));
        }
        let space = state.dungeon[room.index()].next_space();
        self.put(state, seat, adventurer, (room, space));
        to.hear(Audience::Everyone, Event::Placed { seat, adventurer, room });
        self.tell_lock(state, room, to);
        self.end_turn(state, chance, to);
        Ok(())
    }

    #[cold]
    fn no_space(&self, room: Depth) -> Refusal {
        let reason = match room.index() < self.rooms {
            true => say!("refused-room-full", room: room.number()),
            false => say!("refused-no-room", rooms: self.rooms),
        };
        Refusal::new("place", reason)
    }
}
