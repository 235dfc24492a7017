//! The placement phase: who acts, and the three actions.

mod bump;
mod menu;
mod order;
mod place;
mod replace;
mod takers;

pub use bump::Fee;
pub(crate) use order::{Windings, wind};
pub(crate) use takers::Takers;

use crate::adventurer::{Adventurer, Adventurers};
use crate::dungeon::{Depth, Room, SPACES, Standing};
use crate::event::Event;
use crate::ghost;
use crate::room::Level;
use crate::state::{AVAILABLE, Phase, State};
use crate::view::View;
use crate::{Guilds, Move};
use takers::Taking;
use undercroft_core::{Audience, Listener, Refusal, Seat, say};

/// The most that taking somebody's place ever costs: that of a bump in a room of the highest level.
const DEAREST: u16 = Level::COUNT as u16;

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
        moves.extend(self.takers(state, seat, sendable).map(|taking| Guilds::take(state, seat, taking)));
    }

    /// The action in one place of that list. The placing comes first.
    #[inline]
    pub(crate) fn pick_action(&self, state: &State, seat: Seat, which: impl FnOnce(usize) -> usize) -> Move {
        let (sendable, open) = (self.sendable(state, seat), state.open);
        let (placings, takers) = (sendable.len() * open.len(), self.takers(state, seat, sendable));
        let place = which(placings + takers.len());
        if place < placings {
            // Of three at the most, who it is takes less time to compare than to divide.
            let one = (1..AVAILABLE).filter(|before| place >= before * open.len()).count();
            let room = open.at(place - one * open.len());
            return Move::Place { adventurer: sendable.at(one), room };
        }
        Guilds::take(state, seat, takers.at(place - placings))
    }

    /// The bump of somebody else's adventurer, or the replacement of one's own.
    #[inline]
    fn take(state: &State, seat: Seat, Taking { adventurer, room, space }: Taking) -> Move {
        match state.dungeon[room.index()].is_of(space.into(), seat) {
            true => Move::Replace { adventurer, room, space },
            false => Move::Bump { adventurer, room, space },
        }
    }

    /// Who of those that can be sent may take whose place: the stronger ones, for whoever has the money.
    #[inline]
    fn takers(&self, state: &State, seat: Seat, sendable: Adventurers) -> Takers {
        let takers = state.takers.of(sendable);
        self.affordable(takers, &state.dungeon, seat, state.player(seat).money)
    }

    /// Those of some takers that somebody with this much money can pay for.
    #[inline]
    fn affordable(&self, takers: Takers, dungeon: &[Room], seat: Seat, money: u16) -> Takers {
        // Mostly there is nothing to ask. Who has money is asked first: whether there are any takers is harder to guess.
        if money >= DEAREST {
            return takers;
        }
        takers.in_spaces(dungeon.len(), |room, space| {
            let there = &dungeon[room.index()];
            self.fee(there, space, there.is_of(space, seat)).total() <= money
        })
    }

    /// Every way for a seat to take somebody's place as far as a view shows: whether it is that of its own adventurer.
    pub(crate) fn changes_offered(&self, view: &View, seat: Seat) -> Vec<bool> {
        let player = &view.players[seat.index()];
        let dungeon: Vec<Room> = Depth::all(view.dungeon.len()).map(|room| view.room(room)).collect();
        let mut takers = Takers::NONE;
        Depth::all(dungeon.len()).for_each(|room| takers.note(room, &dungeon[room.index()]));
        let takers = takers.of(player.available.without(view.barred()));
        let takers = self.affordable(takers, &dungeon, seat, player.money);
        takers.map(|taking| dungeon[taking.room.index()].is_of(taking.space.into(), seat)).collect()
    }

    /// What taking the place of somebody costs.
    #[inline]
    pub(crate) fn fee(&self, there: &Room, space: usize, own: bool) -> Fee {
        let bump = if there.is_ghost(space) { ghost::FEE } else { self.bump_fee(there.level) };
        if own { replace::FEE } else { bump }
    }

    /// What every action asks: it is the seat's turn.
    #[inline(always)]
    fn may_act(&self, state: &State, seat: Seat) -> bool {
        state.awaited.contains(seat) & (state.phase == Phase::Placing)
    }

    /// All that bumping and replacing ask, in one: the turn, somebody to send, a space of one's own or of somebody else's
    /// that a stronger one can take, and the money.
    #[inline]
    fn may_take(&self, state: &State, seat: Seat, taking: Taking, own: bool) -> bool {
        let stronger = state.takers.of(self.sendable(state, seat)).contains(taking);
        stronger && self.may_act(state, seat) && {
            let (there, space) = (&state.dungeon[taking.room.index()], taking.space.into());
            let affordable = self.fee(there, space, own).total() <= state.player(seat).money;
            (there.is_of(space, seat) == own) & affordable
        }
    }

    /// What every action asks, one by one: it is the seat's turn, and the adventurer can be sent.
    fn guard_sending(&self, state: &State, seat: Seat, adventurer: Adventurer) -> Result<(), Refusal> {
        if !self.may_act(state, seat) {
            return Err(self.not_your_turn(state, seat));
        }
        if !self.sendable(state, seat).contains(adventurer) {
            return Err(self.not_sendable(state, seat, adventurer));
        }
        Ok(())
    }

    /// What bumping and replacing ask, one by one: also, the room is full and not locked, and the newcomer is stronger than
    /// whoever stands in that space.
    fn guard_taking(
        &self,
        state: &State,
        seat: Seat,
        Taking { adventurer, room, space }: Taking,
        rule: &'static str,
    ) -> Result<Standing, Refusal> {
        self.guard_sending(state, seat, adventurer)?;
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

    /// Puts an adventurer on a space in the place of whoever stood there.
    #[inline(always)]
    fn put(&self, state: &mut State, seat: Seat, adventurer: Adventurer, (room, space): (Depth, usize)) {
        state.dungeon[room.index()].put(space, Standing::Adventurer(seat, adventurer));
        Guilds::note_room(state, room);
        state.send(seat, adventurer);
    }

    /// Notes whether a room has an empty space, and who could take a place in it, after somebody came into it.
    #[inline]
    pub(crate) fn note_room(state: &mut State, room: Depth) {
        let there = state.dungeon[room.index()];
        state.open.remove_if(room, there.is_full());
        state.takers.note(room, &there);
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
