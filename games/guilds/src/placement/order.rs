//! The winding player order, and passing.

use crate::Guilds;
use crate::event::Event;
use crate::state::{MOST_PLAYERS, SENT, State};
use undercroft_core::{Listener, MAX_SEATS, Rng, Seat, SeatSet};

/// As many as there are sets of players.
const EVERYONE: usize = 1 << MOST_PLAYERS;
/// Room for all places of the winding order, and a power of two, so that a place needs no multiplication to be found.
const MOST_TURNS: usize = (2 * MOST_PLAYERS).next_power_of_two();

/// A turn of the winding order: its place in it, and who acts, as the state notes it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turn {
    place: u8,
    awaited: SeatSet,
}

/// The turn that follows, by the start player, the bits of the players who do not pass, and the place of the turn
/// before. Where everybody passes none does, and what stands there is of no meaning.
pub(crate) type Windings = [[[Turn; MOST_TURNS]; EVERYONE]; MAX_SEATS];

/// The winding order of so many players for all who may have to act, worked out once for a table.
pub(crate) fn wind(players: usize) -> Windings {
    let (turns, nobody) = (2 * players, Turn { place: 0, awaited: SeatSet::EMPTY });
    let mut windings = [[[nobody; MOST_TURNS]; EVERYONE]; MAX_SEATS];
    for start in Seat::all(players) {
        for (active, after) in windings[start.index()].iter_mut().enumerate().take(1 << players) {
            let acts = |turn: &Turn| active & usize::from(turn.awaited.bits()) != 0;
            for (before, next) in after.iter_mut().enumerate().take(turns) {
                let following = (1..=turns).map(|later| (before + later) % turns);
                let mut following = following.map(|place| turn_at(players, start, place));
                *next = following.find(acts).unwrap_or(nobody);
            }
        }
    }
    windings
}

fn turn_at(players: usize, start: Seat, place: usize) -> Turn {
    Turn { place: place as u8, awaited: SeatSet::only(winding_order(players, start, place)) }
}

/// Who acts at a place of the winding order: clockwise from the start player to the last, who acts twice running, and
/// counterclockwise back to the start player, who acts twice running too when it begins again.
fn winding_order(players: usize, start: Seat, place: usize) -> Seat {
    let last = players - 1;
    let from_start = if place <= last { place } else { 2 * last + 1 - place };
    Seat::new((start.index() + from_start) % players)
}

impl Guilds {
    /// Who acts at a place of the winding order.
    pub(crate) fn winding_order(&self, start: Seat, turn: u8) -> Seat {
        winding_order(self.players, start, turn.into())
    }

    /// The turns of the winding order before it begins again.
    #[inline]
    pub(crate) fn turns(&self) -> u8 {
        2 * self.players as u8
    }

    /// Whether a player must pass: exactly those do who have two adventurers in the dungeon.
    #[inline]
    pub(crate) fn must_pass(&self, state: &State, seat: Seat) -> bool {
        !state.placing.contains(seat)
    }

    /// The placement phase goes on with whoever is next, until all have placed two.
    #[inline(always)]
    pub(crate) fn end_turn(&self, state: &mut State, chance: &mut impl Rng, to: &mut impl Listener<Event>) {
        if state.placing.is_empty() {
            return self.resolution_phase(state, chance, to);
        }
        let placing = usize::from(state.placing.bits()) % EVERYONE;
        let next = self.windings[state.marker.index()][placing][usize::from(state.turn) % MOST_TURNS];
        state.turn = next.place;
        state.awaited = next.awaited;
    }

    /// The turns to come as things stand, each seat as often as it still has adventurers to place.
    pub(crate) fn turns_to_come(&self, state: &State) -> Vec<Seat> {
        let mut ahead = *state;
        let mut seats = Vec::new();
        let mut left: Vec<usize> =
            Seat::all(self.players).map(|seat| SENT - state.player(seat).placed.len()).collect();
        while left.iter().any(|&left| left > 0) {
            let seat = self.winding_order(ahead.marker, ahead.turn);
            if left[seat.index()] > 0 {
                left[seat.index()] -= 1;
                seats.push(seat);
            }
            ahead.turn = (ahead.turn + 1) % self.turns();
        }
        seats
    }
}
