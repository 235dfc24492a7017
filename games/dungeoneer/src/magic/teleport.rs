//! Teleport: the caster stands on any free square at once, and goes on.

use crate::Dungeoneer;
use crate::event::Event;
use crate::ids::{Figure, Tile, TileKind};
use crate::region::Region;
use crate::state::{Phase, Spot, State};
use undercroft_core::{Audience, Listener};

impl State {
    /// Every free square of floor or of an open door.
    pub(crate) fn free_squares(&self) -> Region {
        let mut free = self.everywhere();
        self.keep_free(&mut free);
        free
    }
}

impl Dungeoneer {
    /// The steps left are kept, but arriving next to an idle monster ends the movement.
    pub(crate) fn teleport(
        &self,
        state: &mut State,
        figure: Figure,
        spot: Spot,
        to: &mut impl Listener<Event>,
    ) {
        let from = state.square(state.spot(figure));
        state.move_to(figure, spot);
        state.casting = None;
        state.phase = Phase::Going;
        if state.is_held(figure) {
            state.steps = 0;
        }
        let (square, left) = (state.square(spot), state.steps);
        let (tile, kind) = (Tile(spot.tile), TileKind(state.tile(spot.tile).kind));
        to.hear(Audience::Everyone, Event::Teleported { figure, from, to: square, tile, kind, left });
    }
}
