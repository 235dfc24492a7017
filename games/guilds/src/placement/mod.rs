//! The placement phase: who acts, and the three actions.

mod bump;
mod menu;
mod order;
mod place;
mod replace;

pub use bump::Fee;
pub(crate) use order::{Windings, wind};

use crate::adventurer::{Adventurer, Adventurers};
use crate::dungeon::{Depth, Room, SPACES, Standing};
use crate::event::Event;
use crate::ghost;
use crate::state::{Phase, State};
use crate::{Guilds, Move};
use menu::Change;
use undercroft_core::{Audience, Listener, Refusal, Seat};

impl Guilds {
    /// The adventurers that a seat may send into this dungeon now.
    #[inline]
    pub(crate) fn sendable(&self, state: &State, seat: Seat) -> Adventurers {
        state.player(seat).available().without(state.barred)
    }

    /// Everything that a seat may do in its turn. There is always something: as long as somebody has not sent two, a
    /// space is empty, and of three available adventurers at most one is barred.
    #[inline]
    pub(crate) fn list_actions(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        let sendable = self.sendable(state, seat);
        menu::list_places(sendable, state.open, moves);
        for room in state.contested {
            self.list_changes(state, seat, room, sendable, moves);
        }
    }

    /// Whom a seat may bump or replace in a full room that is not locked.
    #[inline]
    fn list_changes(
        &self,
        state: &State,
        seat: Seat,
        room: Depth,
        sendable: Adventurers,
        moves: &mut Vec<Move>,
    ) {
        let (there, money) = (&state.dungeon[room.index()], state.player(seat).money);
        for space in 0..SPACES {
            let own = there.is_of(space, seat);
            let change = if own { Change::Replace } else { Change::Bump };
            let affordable = self.fee(there, space, own) <= money;
            let stronger = stronger_than(sendable, there.strength_in(space));
            let senders = if affordable { stronger } else { Adventurers::NONE };
            menu::list_changes(change, (room, space), senders, moves);
        }
    }

    /// What taking the place of somebody costs altogether.
    #[inline]
    fn fee(&self, there: &Room, space: usize, own: bool) -> u16 {
        match own {
            true => replace::FEE,
            false if there.is_ghost(space) => ghost::FEE,
            false => self.bump_fee(there.level).total(),
        }
    }

    /// What every action asks: it is the seat's turn, and the adventurer can be sent.
    #[inline(always)]
    fn may_send(&self, state: &State, seat: Seat, adventurer: Adventurer) -> Result<(), Refusal> {
        if !state.awaited.contains(seat) || state.phase != Phase::Placing {
            return Err(self.not_your_turn(state, seat));
        }
        if !self.sendable(state, seat).contains(adventurer) {
            return Err(self.not_sendable(state, seat, adventurer));
        }
        Ok(())
    }

    /// What bumping and replacing ask of a room: it is full and not locked, and the newcomer is stronger than whoever
    /// stands in that space.
    fn may_change(
        &self,
        state: &State,
        adventurer: Adventurer,
        room: Depth,
        space: u8,
        rule: &'static str,
    ) -> Result<Standing, Refusal> {
        if room.index() >= self.rooms || usize::from(space) >= SPACES {
            return Err(Refusal::new(rule, format!("The dungeon has {} rooms of two spaces.", self.rooms)));
        }
        let there = &state.dungeon[room.index()];
        let number = room.number();
        if !there.is_full() {
            let reason = format!("Room {number} has an empty space; place your adventurer there.");
            return Err(Refusal::new(rule, reason));
        }
        if there.is_locked() {
            let strength = there.combined_strength();
            let reason = format!("Room {number} is locked: the strength in it has reached {strength}.");
            return Err(Refusal::new("Locked rooms", reason));
        }
        let standing = there.strength_in(space.into());
        if adventurer.strength() <= standing {
            let reason = format!("Your {adventurer} is not stronger than the {standing} in that space.");
            return Err(Refusal::new(rule, reason));
        }
        Ok(there.standing_in(space.into()))
    }

    /// Puts an adventurer on a space, whoever stood there before.
    #[inline(always)]
    fn put(&self, state: &mut State, seat: Seat, adventurer: Adventurer, (room, space): (Depth, usize)) {
        state.dungeon[room.index()].put(space, Standing::Adventurer(seat, adventurer));
        Guilds::note_room(state, room);
        state.send(seat, adventurer);
    }

    /// Notes whether a room has an empty space, and whether it can change hands, after somebody came into it.
    #[inline]
    pub(crate) fn note_room(state: &mut State, room: Depth) {
        let there = state.dungeon[room.index()];
        state.open.set(room, !there.is_full());
        state.contested.set(room, there.is_full() & !there.is_locked());
    }

    /// Tells that a room is locked, if it is now. Before the action it was not, or nothing could have changed in it.
    fn tell_lock(&self, state: &State, room: Depth, to: &mut impl Listener<Event>) {
        if state.dungeon[room.index()].is_locked() {
            to.hear(Audience::Everyone, Event::Locked { room });
        }
    }

    #[cold]
    fn not_your_turn(&self, state: &State, seat: Seat) -> Refusal {
        match state.phase {
            Phase::Over => Refusal::new("Game end", "The game is over; nobody is placed any more."),
            Phase::Disabling => Refusal::new(
                "Starting setup",
                "Nobody is placed before everyone has decided whom to disable.",
            ),
            Phase::Placing if self.must_pass(state, seat) => {
                Refusal::new("Pass", "You have two adventurers in the dungeon and must pass.")
            }
            Phase::Placing => Refusal::new("Placement phase", "It is not your turn in the winding order."),
        }
    }

    #[cold]
    fn not_sendable(&self, state: &State, seat: Seat, adventurer: Adventurer) -> Refusal {
        let player = state.player(seat);
        if player.disabled.contains(adventurer) {
            let reason = format!("Your {adventurer} is disabled in this round.");
            return Refusal::new("Disabled adventurers", reason);
        }
        if player.placed.contains(adventurer) {
            let reason = format!("Your {adventurer} is in the dungeon already.");
            return Refusal::new("Place an adventurer", reason);
        }
        let master = &self.master(state).card.name;
        Refusal::new("Dungeon Master", format!("{master} lets no {adventurer} into this dungeon."))
    }
}

/// Those stronger than something.
#[inline]
fn stronger_than(adventurers: Adventurers, strength: u8) -> Adventurers {
    Adventurers::from_bits(adventurers.bits() & (u8::MAX << strength))
}
