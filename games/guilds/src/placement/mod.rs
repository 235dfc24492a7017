//! The placement phase: who acts, and the three actions.

mod bump;
mod order;
mod place;
mod replace;

pub use bump::Fee;

use crate::adventurer::{Adventurer, Adventurers};
use crate::event::Event;
use crate::ghost;
use crate::room::{Depth, Room, SPACES, Standing};
use crate::state::{Phase, SENT, State};
use crate::{Guilds, Move};
use undercroft_core::{Audience, Listener, Refusal, Seat};

impl Guilds {
    /// The adventurers that a seat may send into this dungeon now.
    #[inline]
    pub(crate) fn sendable(&self, state: &State, seat: Seat) -> Adventurers {
        state.player(seat).available().without(self.barred(state))
    }

    /// Whether the adventurers of a full room have reached the most strength on its back.
    #[inline]
    pub(crate) fn is_locked(&self, state: &State, room: Depth) -> bool {
        let there = &state.dungeon[room.index()];
        there.is_full() && there.combined_strength() >= self.lock_strength(state, room)
    }

    /// Everything that a seat may do in its turn. There is always something: as long as somebody has not sent two, a
    /// space is empty, and of three available adventurers at most one is barred.
    #[inline]
    pub(crate) fn list_actions(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        let sendable = self.sendable(state, seat);
        for room in Depth::all(self.rooms) {
            let there = &state.dungeon[room.index()];
            if !there.is_full() {
                moves.extend(sendable.map(|adventurer| Move::Place { adventurer, room }));
            } else if there.combined_strength() < self.lock_strength(state, room) {
                self.list_changes(state, seat, room, sendable, moves);
            }
        }
    }

    /// Whom a seat may bump or replace in a full room that is not locked.
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
            let standing = there.spaces[space];
            let space = space as u8;
            if self.fee(there, standing, seat) > money {
                continue;
            }
            let own = matches!(standing, Standing::Adventurer(owner, _) if owner == seat);
            for adventurer in stronger_than(sendable, there.strength_in(space.into())) {
                moves.push(match own {
                    true => Move::Replace { adventurer, room, space },
                    false => Move::Bump { adventurer, room, space },
                });
            }
        }
    }

    /// What taking the place of somebody costs altogether.
    #[inline]
    fn fee(&self, there: &Room, standing: Standing, seat: Seat) -> u16 {
        match standing {
            Standing::Adventurer(owner, _) if owner == seat => replace::FEE,
            Standing::Adventurer(..) => self.bump_fee(there.level).total(),
            Standing::Ghost | Standing::Nobody => ghost::FEE,
        }
    }

    /// What every action asks: it is the seat's turn, and the adventurer can be sent.
    #[inline]
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
        if self.is_locked(state, room) {
            let strength = there.combined_strength();
            let reason = format!("Room {number} is locked: the strength in it has reached {strength}.");
            return Err(Refusal::new("Locked rooms", reason));
        }
        let standing = there.strength_in(space.into());
        if adventurer.strength() <= standing {
            let reason = format!("Your {adventurer} is not stronger than the {standing} in that space.");
            return Err(Refusal::new(rule, reason));
        }
        Ok(there.spaces[usize::from(space)])
    }

    /// Puts an adventurer on a space, whoever stood there before.
    fn put(&self, state: &mut State, seat: Seat, adventurer: Adventurer, (room, space): (Depth, usize)) {
        state.dungeon[room.index()].spaces[space] = Standing::Adventurer(seat, adventurer);
        let player = state.player_mut(seat);
        player.placed = player.placed.with(adventurer);
    }

    /// Tells that a room is locked, if it is now. Before the action it was not, or nothing could have changed in it.
    fn tell_lock(&self, state: &State, room: Depth, to: &mut impl Listener<Event>) {
        if self.is_locked(state, room) {
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
            Phase::Placing if state.player(seat).placed.len() == SENT => {
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
