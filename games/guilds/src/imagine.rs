//! What a seat may think possible: worlds that it cannot tell from the real one.

use crate::Guilds;
use crate::adventurer::Pair;
use crate::state::{Phase, State};
use undercroft_core::chance::pick;
use undercroft_core::{Rng, Seat, SeatSet};

impl Guilds {
    /// Whose choice of whom to disable lies face down.
    #[inline]
    pub(crate) fn secret_choices(&self, state: &State) -> SeatSet {
        match state.phase {
            Phase::Disabling => SeatSet::all(self.players).without(state.awaited),
            Phase::Placing | Phase::Over => SeatSet::EMPTY,
        }
    }

    /// Chooses anew what others have chosen in secret. Nothing else is hidden: rooms and Dungeon Masters to come are
    /// drawn when they come, and what a position file has put behind a closed room nobody knows. Team mates may tell each other what they chose, but nothing shows it to them.
    #[inline]
    pub(crate) fn imagined_by(&self, state: &State, seat: Seat, rng: &mut impl Rng) -> State {
        let mut world = *state;
        let mut others = self.secret_choices(state);
        others.remove(seat);
        if state.phase != Phase::Over {
            world.dungeon.iter_mut().for_each(|room| room.face = None);
            world.spoken_for = 0;
        }
        for other in others {
            world.player_mut(other).chosen = pick(rng, &Pair::ALL).both();
        }
        world
    }
}
