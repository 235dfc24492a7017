//! What a wave over the dungeon does not go on from.

use crate::board::Cells;
use crate::ids::Figure;
use crate::state::{Laid, State};

/// Squares that a wave comes to and does not go on from.
pub(crate) trait Obstacles {
    /// Those on a tile's board.
    fn on(&self, state: &State, tile: u8) -> Cells;

    /// The tiles beyond the doors of a tile from which they may make the squares of these doors such ones.
    #[inline]
    fn through_doors(&self, _: &Laid) -> u16 {
        0
    }
}

/// Nothing is in the way, whoever stands there.
#[derive(Clone, Copy)]
pub(crate) struct Nothing;

impl Obstacles for Nothing {
    #[inline]
    fn on(&self, _: &State, _: u8) -> Cells {
        0
    }
}

/// Everybody is in the way.
#[derive(Clone, Copy)]
pub(crate) struct Everybody;

impl Obstacles for Everybody {
    #[inline]
    fn on(&self, state: &State, tile: u8) -> Cells {
        state.tile(tile).taken()
    }
}

/// What ends the movement of a figure while monsters live: everybody is in its way, and a step next to an idle enemy is the last.
#[derive(Clone, Copy)]
pub(crate) struct Movement {
    figure: Figure,
    /// The tiles with enemies, one bit each.
    enemies: u16,
}

impl Movement {
    #[inline]
    pub(crate) fn of(state: &State, figure: Figure) -> Movement {
        Movement { figure, enemies: state.enemy_tiles(figure) }
    }
}

impl Obstacles for Movement {
    #[inline]
    fn on(&self, state: &State, tile: u8) -> Cells {
        let taken = state.tile(tile).taken();
        if self.enemies >> tile & 1 == 0 { taken } else { taken | state.stops_on(self.figure, tile) }
    }

    #[inline]
    fn through_doors(&self, laid: &Laid) -> u16 {
        self.enemies & laid.beside
    }
}
