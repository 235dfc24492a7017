//! The winding player order, and passing.

use crate::Guilds;
use crate::event::Event;
use crate::state::{SENT, State};
use undercroft_core::{Listener, Rng, Seat, SeatSet};

impl Guilds {
    /// Who acts at a place of the winding order: clockwise from the start player to the last, who acts twice running,
    /// and counterclockwise back to the start player, who acts twice running too when it begins again.
    #[inline]
    pub(crate) fn winding_order(&self, start: Seat, turn: u8) -> Seat {
        let last = self.players - 1;
        let turn = usize::from(turn);
        let from_start = if turn <= last { turn } else { 2 * last + 1 - turn };
        let around = start.index() + from_start;
        Seat::new(if around > last { around - self.players } else { around })
    }

    /// The turns of the winding order before it begins again.
    #[inline]
    pub(crate) fn turns(&self) -> u8 {
        2 * self.players as u8
    }

    /// Whether a player must pass: exactly those do who have two adventurers in the dungeon.
    #[inline]
    pub(crate) fn must_pass(&self, state: &State, seat: Seat) -> bool {
        state.player(seat).placed.len() == SENT
    }

    /// The next turn of somebody who need not pass; none once everyone has placed two.
    #[inline]
    pub(crate) fn next_turn(&self, state: &State) -> Option<u8> {
        let mut turn = state.turn;
        for _ in 0..self.turns() {
            turn = if turn + 1 == self.turns() { 0 } else { turn + 1 };
            if !self.must_pass(state, self.winding_order(state.marker, turn)) {
                return Some(turn);
            }
        }
        None
    }

    /// The placement phase goes on with whoever is next, until all have placed two.
    #[inline]
    pub(crate) fn end_turn(&self, state: &mut State, chance: &mut impl Rng, to: &mut impl Listener<Event>) {
        match self.next_turn(state) {
            Some(turn) => {
                state.turn = turn;
                state.awaited = SeatSet::only(self.winding_order(state.marker, turn));
            }
            None => self.resolution_phase(state, chance, to),
        }
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
