//! Place an adventurer.

use crate::Guilds;
use crate::adventurer::Adventurer;
use crate::dungeon::{Depth, Standing};
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
        let sendable = self.sendable(state, seat).contains(adventurer);
        if !(self.may_act(state, seat) & sendable & state.open.contains(room)) {
            return Err(self.not_placed(state, seat, adventurer, room));
        }
        let there = &mut state.dungeon[room.index()];
        there.enter(Standing::Adventurer(seat, adventurer));
        state.open.remove_if(room, there.is_full());
        state.takers.add(room, there);
        state.send(seat, adventurer);
        to.hear(Audience::Everyone, Event::Placed { seat, adventurer, room });
        self.tell_lock(state, room, to);
        self.end_turn(state, chance, to);
        Ok(())
    }

    /// Why an adventurer is not placed. It is asked only once that is certain, so that whoever may place one passes a single
    /// guard.
    #[cold]
    fn not_placed(&self, state: &State, seat: Seat, adventurer: Adventurer, room: Depth) -> Refusal {
        if let Err(refusal) = self.guard_sending(state, seat, adventurer) {
            return refusal;
        }
        let reason = match room.index() < self.rooms {
            true => say!("refused-room-full", room: room.number()),
            false => say!("refused-no-room", rooms: self.rooms),
        };
        Refusal::new("place", reason)
    }
}
