//! A wave over the dungeon: what is reached with one step, with two, with three.

use crate::board::Cells;
use crate::region::Region;
use crate::state::{Spot, State};

/// A wave that goes on step by step and never comes to a square twice.
pub(crate) struct Wave {
    /// What the last step reached, and an empty set for the next one: they take turns.
    fronts: [Region; 2],
    last: usize,
    /// Where it has been, and whose squares were in its way.
    pub(crate) seen: Region,
    /// From these squares it goes no further.
    pub(crate) stops: Region,
    /// All bits where figures are in its way, and none where they are not.
    walls: Cells,
}

impl Wave {
    /// A wave that is nowhere yet and goes on whoever stands there.
    pub(crate) const NOWHERE: Wave =
        Wave { fronts: [Region::NONE; 2], last: 0, seen: Region::NONE, stops: Region::NONE, walls: 0 };

    /// Begins on a square.
    #[inline]
    pub(crate) fn begin(&mut self, spot: Spot) {
        self.fronts[self.last].add(spot);
        self.seen.add(spot);
    }

    /// Goes round all figures from now on.
    #[inline]
    pub(crate) fn go_round_figures(&mut self) {
        self.walls = Cells::MAX;
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
        let (seen, walls) = (&mut self.seen, self.walls);
        let mut come_to = |tile: u8, cells: Cells| {
            let new = cells & !seen.on(tile);
            if new != 0 {
                seen.add_on(tile, new);
                next.add_on(tile, new & !(state.tile(tile).taken() & walls));
            }
        };
        front.drain(|tile, cells| state.each_next_to(tile, cells & !self.stops.on(tile), &mut come_to));
        !next.is_empty()
    }
}
