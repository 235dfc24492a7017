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
use crate::state::{AVAILABLE, Phase, State};
use crate::view::View;
use crate::{Guilds, Move};
use menu::Change;
use undercroft_core::{Audience, Listener, Refusal, Seat, say};

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
            for change in self.changes(state, seat, room, sendable) {
                menu::list_changes(change, moves);
            }
        }
    }

    /// The action in one place of that list. The placing comes first and is counted without looking at a single room.
    #[inline]
    pub(crate) fn pick_action(&self, state: &State, seat: Seat, which: impl FnOnce(usize) -> usize) -> Move {
        let (sendable, open) = (self.sendable(state, seat), state.open);
        let placings = sendable.len() * open.len();
        let mut count = placings;
        for room in state.contested {
            let [one, other] = self.changes(state, seat, room, sendable);
            count += one.senders.len() + other.senders.len();
        }
        let place = which(count);
        if place < placings {
            // Of three at the most, who it is takes less time to compare than to divide.
            let one = (1..AVAILABLE).filter(|before| place >= before * open.len()).count();
            let room = open.at(place - one * open.len());
            return Move::Place { adventurer: sendable.at(one), room };
        }
        self.pick_change(state, seat, sendable, place - placings)
    }

    /// The bump or replacement in one place of those listed.
    #[inline]
    fn pick_change(&self, state: &State, seat: Seat, sendable: Adventurers, place: usize) -> Move {
        let mut left = place;
        for room in state.contested {
            for change in self.changes(state, seat, room, sendable) {
                if left < change.senders.len() {
                    return change.by(change.senders.at(left));
                }
                left -= change.senders.len();
            }
        }
        unreachable!("there are not so many actions")
    }

    /// Whom a seat may bump or replace in a full room that is not locked, space by space.
    #[inline]
    fn changes(&self, state: &State, seat: Seat, room: Depth, sendable: Adventurers) -> [Change; SPACES] {
        let (there, money) = (&state.dungeon[room.index()], state.player(seat).money);
        [0, 1].map(|space| {
            let own = there.is_of(space, seat);
            Change { own, room, space, senders: self.senders(there, space, own, sendable, money) }
        })
    }

    /// Who of those that can be sent may take somebody's place in a full room that is not locked: the stronger ones, for
    /// whoever has the money.
    #[inline]
    fn senders(
        &self,
        there: &Room,
        space: usize,
        own: bool,
        sendable: Adventurers,
        money: u16,
    ) -> Adventurers {
        let affordable = self.fee(there, space, own).total() <= money;
        stronger_than(sendable, there.strength_in(space)).only_if(affordable)
    }

    /// Every space that a seat may take from somebody as far as a view shows: whether it is from an adventurer of its own.
    pub(crate) fn changes_offered(&self, view: &View, seat: Seat) -> Vec<bool> {
        let player = &view.players[seat.index()];
        let sendable = player.available.without(view.barred());
        let rooms = Depth::all(view.dungeon.len()).map(|room| view.room(room));
        let contested = rooms.filter(|room| room.is_full() && !room.is_locked());
        let spaces = contested.flat_map(|room| (0..SPACES).map(move |space| (room, space)));
        let offered = spaces.filter_map(|(room, space)| {
            let own = room.is_of(space, seat);
            (!self.senders(&room, space, own, sendable, player.money).is_empty()).then_some(own)
        });
        offered.collect()
    }

    /// What taking the place of somebody costs.
    #[inline]
    pub(crate) fn fee(&self, there: &Room, space: usize, own: bool) -> Fee {
        let bump = if there.is_ghost(space) { ghost::FEE } else { self.bump_fee(there.level) };
        if own { replace::FEE } else { bump }
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
    #[inline]
    fn may_change(
        &self,
        state: &State,
        adventurer: Adventurer,
        room: Depth,
        space: u8,
        rule: &'static str,
    ) -> Result<Standing, Refusal> {
        if room.index() >= self.rooms || usize::from(space) >= SPACES {
            return Err(Refusal::new(rule, say!("refused-no-space", rooms: self.rooms)));
        }
        let there = &state.dungeon[room.index()];
        let number = room.number();
        if !there.is_full() {
            return Err(Refusal::new(rule, say!("refused-space-left", room: number)));
        }
        if there.is_locked() {
            let (locks, strength) = (there.locks_at, there.combined_strength());
            let reason = say!("refused-locked", room: number, locks: locks, strength: strength);
            return Err(Refusal::new("locked", reason));
        }
        let standing = there.strength_in(space.into());
        if adventurer.strength() <= standing {
            let adventurer = adventurer.strength();
            return Err(Refusal::new(
                rule,
                say!("refused-weaker", adventurer: adventurer, standing: standing),
            ));
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
            Phase::Over => Refusal::new("end", say!("refused-over")),
            Phase::Disabling => Refusal::new("disabled", say!("refused-too-early")),
            Phase::Placing if self.must_pass(state, seat) => {
                Refusal::new("placement", say!("refused-must-pass"))
            }
            Phase::Placing => Refusal::new("order", say!("refused-not-your-turn")),
        }
    }

    #[cold]
    fn not_sendable(&self, state: &State, seat: Seat, adventurer: Adventurer) -> Refusal {
        let (player, one) = (state.player(seat), adventurer.strength());
        if player.disabled.contains(adventurer) {
            return Refusal::new("disabled", say!("refused-disabled", adventurer: one));
        }
        if player.placed.contains(adventurer) {
            return Refusal::new("place", say!("refused-placed", adventurer: one));
        }
        let master = self.master(state).card.name.clone();
        Refusal::new("masters", say!("refused-barred", master: master, adventurer: one))
    }
}

/// Those stronger than something.
#[inline]
fn stronger_than(adventurers: Adventurers, strength: u8) -> Adventurers {
    Adventurers::from_bits(adventurers.bits() & (u8::MAX << strength))
}
