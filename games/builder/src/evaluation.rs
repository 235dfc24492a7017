//! What a game under way promises each player: for bots that cannot play it to its end.

use crate::Builder;
use crate::state::State;
use undercroft_core::Seat;

/// After how many moves a search asks.
pub(crate) const HORIZON: usize = 40;

impl Builder {
    /// A share of a win: the seat's worth among all.
    pub(crate) fn promise(&self, state: &State, seat: Seat) -> Option<f64> {
        let worth = |seat: Seat| f64::from(state.player(seat).gold);
        let all: f64 = Seat::all(self.players).map(worth).sum();
        Some(if all > 0.0 { worth(seat) / all } else { 0.5 })
    }
}
