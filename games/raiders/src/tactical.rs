//! The tactical variant: cards are played face up, in turn from the holder of the map.

use crate::Raiders;
use crate::event::Event;
use crate::rooms::Values;
use crate::state::{Phase, State};
use undercroft_core::{Audience, Listener, Seat, SeatSet};

impl Raiders {
    /// Who plays after this seat: the next clockwise while any are left, nobody once all have played.
    ///
    /// A crystal ball only passes the turn on; its owner plays again after everyone, in a second round.
    pub(crate) fn next_in_turn(&self, state: &State, seat: Seat) -> SeatSet {
        let missing: SeatSet = match state.phase {
            Phase::Choosing => SeatSet::all(self.players).without(state.crystal_balls),
            _ => state.crystal_balls,
        };
        self.first_clockwise(seat, missing.filter(|&other| state.player(other).card.is_none()).collect())
    }

    /// The first of these seats, going clockwise and beginning with `from` itself.
    pub(crate) fn first_clockwise(&self, from: Seat, seats: SeatSet) -> SeatSet {
        let mut seat = from;
        for _ in 0..self.players {
            if seats.contains(seat) {
                return SeatSet::only(seat);
            }
            seat = seat.left(self.players);
        }
        SeatSet::EMPTY
    }

    /// The map goes to whoever just played the highest card; of several, to the next one clockwise after its holder.
    pub(crate) fn pass_map(&self, state: &mut State, values: Values, to: &mut impl Listener<Event>) {
        let highest = values.holding(self.players, values.highest());
        if let Some(next) = self.first_clockwise(state.map.left(self.players), highest).first() {
            state.map = next;
            to.hear(Audience::Everyone, Event::MapPassed { to: next });
        }
    }
}
