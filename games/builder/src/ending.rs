//! The end: most gold in the hoard wins, and a tie is shared.

use crate::Builder;
use crate::event::Event;
use crate::state::{Stage, State};
use crate::table::Table;
use undercroft_core::{Listener, Outcome, Rng, Seat, SeatSet};

impl Builder {
    /// Who has the most gold.
    fn richest(&self, state: &State) -> SeatSet {
        let gold = |seat: Seat| state.player(seat).gold;
        let most = Seat::all(self.players).map(gold).max().unwrap_or(0);
        SeatSet::of(self.players, |seat| gold(seat) == most)
    }

    pub(crate) fn standing_of(&self, state: &State) -> Outcome {
        let gold = |seat: Seat| i32::from(state.player(seat).gold);
        Outcome::rank(self.players, self.richest(state), gold, gold)
    }
}

impl<R: Rng, L: Listener<Event>> Table<'_, R, L> {
    pub(crate) fn end_game(&mut self) {
        self.state.stage = Stage::Over;
        let winners = self.rules.richest(self.state);
        let gold = winners.first().map_or(0, |seat| self.state.player(seat).gold);
        self.tell(Event::Ended { winners, gold });
    }
}
