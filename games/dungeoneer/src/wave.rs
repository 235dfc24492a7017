//! A wave over the dungeon: what is reached with one step, with two, with three.

use crate::board::Cells;
use crate::region::Region;
use crate::state::{Spot, State};

/// A wave that goes on step by step and never comes to a square twice.
pub(crate) struct Wave {
    /// What the last step reached, and an empty set for the next one: they take turns.
    fronts: [Region; 2],
    last: usize,
    /// Where it has been.
    pub(crate) seen: Region,
    /// All bits where figures are in its way, and none where they are not.
    walls: Cells,
}

impl Wave {
    /// A wave that begins on these squares and goes on whoever stands there.
    pub(crate) fn from(squares: Region) -> Wave {
        Wave { fronts: [squares, Region::NONE], last: 0, seen: squares, walls: 0 }
    }

    /// One that begins on a square and goes round all figures.
    #[inline]
    pub(crate) fn round_figures(spot: Spot) -> Wave {
        Wave { walls: Cells::MAX, ..Wave::from(Region::only(spot)) }
    }

    /// What the last step reached.
    #[inline]
    pub(crate) fn front(&self) -> &Region {
        &self.fronts[self.last]
    }

    /// Goes one step on. Whether it came anywhere.
    #[inline]
    pub(crate) fn step(&mut self, state: &State) -> bool {
        let [one, other] = &mut self.fronts;
        let (front, next) = if self.last == 0 { (one, other) } else { (other, one) };
        self.last = 1 - self.last;
        front.drain(|tile, cells| state.add_next_to(tile, cells, next));
        let (seen, walls) = (&mut self.seen, self.walls);
        next.change(|tile, cells| {
            let new = cells & !seen.on(tile) & !(state.tile(tile).taken() & walls);
            seen.add_on(tile, new);
            new
        });
        !next.is_empty()
    }

    /// From these squares it goes no further.
    #[inline]
    pub(crate) fn ends_on(&mut self, squares: &Region) {
        self.fronts[self.last].remove(squares);
    }
}
