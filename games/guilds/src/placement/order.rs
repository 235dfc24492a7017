//! The winding player order, and passing.

use crate::Guilds;
use crate::event::Event;
use crate::state::{MOST_PLAYERS, SENT, State};
use undercroft_core::{Listener, Rng, Seat, SeatSet};

/// As many as there are sets of players.
const EVERYONE: usize = 1 << MOST_PLAYERS;

/// By the start player and the bits of the players who do not pass: the places of the winding order at which one of them
/// acts, one bit each.
pub(crate) type Windings = [[u16; EVERYONE]; MOST_PLAYERS];

impl Guilds {
    /// The winding order for all who may have to act, worked out once for a table.
    pub(crate) fn wind(mut self) -> Guilds {
        for start in Seat::all(self.players) {
            for active in 0..EVERYONE {
                let acts = |turn: &u8| active & (1 << self.winding_order(start, *turn).index()) != 0;
                let bits = (0..self.turns()).filter(acts).fold(0, |bits, turn| bits | 1 << turn);
                self.windings[start.index()][active] = bits;
            }
        }
        self
    }

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
        let due = self.turns_due(state);
        let later = due & (u16::MAX << (state.turn + 1));
        let turns = if later == 0 { due } else { later };
        (turns != 0).then(|| turns.trailing_zeros() as u8)
    }

    /// The places of the winding order at which somebody does not pass, one bit each.
    #[inline]
    fn turns_due(&self, state: &State) -> u16 {
        let bit = |i: usize| usize::from(!self.must_pass(state, Seat::new(i))) << i;
        let active = (0..self.players).fold(0, |bits, i| bits | bit(i));
        self.windings[state.marker.index()][active & (EVERYONE - 1)]
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
