//! The front of a wave on the board of one tile.

use crate::board::Cells;
use crate::obstacles::Obstacles;
use crate::state::{Laid, State, bits};

/// The front of a wave on the board of one tile.
pub(crate) struct Front {
    /// What it has come to.
    pub(crate) seen: Cells,
    /// What it goes on from.
    pub(crate) cells: Cells,
    /// What it does not go on from.
    pub(crate) ends: Cells,
    /// The squares of doors that it has not come to, and the tiles beyond, from which there may be something in its way there.
    doors: Cells,
    beyond: u16,
}

impl Front {
    /// It comes to a tile by these squares.
    #[inline]
    pub(crate) fn new(state: &State, tile: u8, start: Cells, obstacles: &impl Obstacles) -> Front {
        let laid = state.tile(tile);
        let beyond = obstacles.through_doors(laid);
        let doors = bits(beyond.into()).fold(0, |doors, tile| doors | state.doorway(laid, tile as u8).here);
        Front { seen: start, cells: start, ends: obstacles.on(state, tile), doors, beyond }
    }

    /// Makes a step, and says what is reached by it.
    #[inline]
    pub(crate) fn step(&mut self, state: &State, laid: &Laid, obstacles: &impl Obstacles) -> Cells {
        let new = state.touching(laid, self.cells) & !self.seen;
        self.seen |= new;
        self.cells = new & !self.ends;
        if self.cells & self.doors != 0 {
            self.look_through_doors(state, laid, obstacles);
        }
        new
    }

    /// It does not go on from the square of a door because of who is behind it.
    fn look_through_doors(&mut self, state: &State, laid: &Laid, obstacles: &impl Obstacles) {
        for tile in bits(self.beyond.into()) {
            let door = state.doorway(laid, tile as u8);
            if self.cells & self.doors & door.here != 0 {
                self.ends |= door.back(obstacles.on(state, door.tile) & door.there);
                self.doors &= !door.here;
            }
        }
        self.cells &= !self.ends;
    }
}
