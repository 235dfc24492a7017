//! How far the squares of a tile's board are from each other where nobody is in the way. That is measured once, when the rules
//! are opened, and looked up ever after.

use crate::adjacency::Doorway;
use crate::board::{self, Cells, MOST_CELLS, Shape, bit};
use crate::state::Spot;
use crate::wave::FURTHER;
use std::{fmt, sync::Arc};

/// More steps than lead from any square of a tile to any other: the way round the longest corner or junction is shorter.
const MOST_STEPS: usize = 15;

/// The distances on the board of a tile that lies in some way. Any square of its ring may be one of a door.
pub(crate) struct Distances {
    /// By a cell and a number of steps, what is reached with no more.
    within: [[Cells; MOST_STEPS + 1]; MOST_CELLS as usize],
    /// By two cells, the steps from one to the other.
    apart: [[u8; MOST_CELLS as usize]; MOST_CELLS as usize],
}

/// The distances of all these. Many lie the same whichever way they are turned.
pub(crate) fn of_all<'a>(shapes: impl Iterator<Item = &'a Shape>) -> Vec<Arc<Distances>> {
    let mut known: Vec<(&Shape, Arc<Distances>)> = Vec::new();
    let mut find = |shape| match known.iter().find(|(other, _)| *other == shape) {
        Some((_, distances)) => distances.clone(),
        None => {
            known.push((shape, Arc::new(Distances::on(shape))));
            known[known.len() - 1].1.clone()
        }
    };
    shapes.map(&mut find).collect()
}

impl fmt::Debug for Distances {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Distances")
    }
}

impl Distances {
    fn on(shape: &Shape) -> Distances {
        let mut distances = Distances {
            within: [[0; MOST_STEPS + 1]; MOST_CELLS as usize],
            apart: [[FURTHER; MOST_CELLS as usize]; MOST_CELLS as usize],
        };
        for cell in board::each(shape.floor | shape.ring()) {
            distances.measure(shape, cell);
        }
        distances
    }

    /// Measures from one square. Nobody has to go through a door and back to get to a square of the same tile.
    fn measure(&mut self, shape: &Shape, from: u8) {
        let (size, floor, ring) = (shape.size(), shape.floor, shape.ring());
        let (mut seen, mut front) = (0, bit(from));
        for steps in 0..=MOST_STEPS {
            for cell in board::each(front) {
                self.apart[usize::from(from)][usize::from(cell)] = steps as u8;
            }
            seen |= front;
            self.within[usize::from(from)][steps] = seen;
            let from_door = if steps == 0 { front & ring } else { 0 };
            front = (size.spread(front & floor) & (floor | ring) | size.spread(from_door) & floor) & !seen;
        }
    }

    /// What is reached from a cell with no more than so many steps.
    #[inline]
    fn within(&self, cell: u8, steps: u8) -> Cells {
        self.within[usize::from(cell % MOST_CELLS)][usize::from(steps).min(MOST_STEPS)]
    }

    /// The steps from one cell to another.
    #[inline]
    pub(crate) fn apart(&self, one: u8, other: u8) -> u8 {
        self.apart[usize::from(one % MOST_CELLS)][usize::from(other % MOST_CELLS)]
    }
}

/// The first and the last of some cells.
#[inline]
fn both(cells: Cells) -> [u8; 2] {
    [cells.trailing_zeros() as u8, 63 - cells.leading_zeros() as u8]
}

/// How somebody comes to a tile: by one or two of its cells, after so many steps to each. One alone is there twice.
#[derive(Clone, Copy, Default)]
pub(crate) struct Arrival {
    pub(crate) tile: u8,
    /// From another tile, or from itself.
    pub(crate) from: u8,
    cells: [u8; 2],
    steps: [u8; 2],
}

impl Arrival {
    /// The beginning of a way.
    #[inline]
    pub(crate) fn at(Spot { tile, cell }: Spot) -> Arrival {
        Arrival { tile, from: tile, cells: [cell; 2], steps: [0; 2] }
    }

    /// After how many steps it is there.
    #[inline]
    pub(crate) fn steps(&self) -> u8 {
        self.steps[0].min(self.steps[1])
    }

    /// What is reached on the tile with no more than so many steps in all.
    #[inline]
    pub(crate) fn within(&self, distances: &Distances, most: u8) -> Cells {
        let by = |which: usize| match most.checked_sub(self.steps[which]) {
            Some(left) => distances.within(self.cells[which], left),
            None => 0,
        };
        if self.cells[0] == self.cells[1] { by(0) } else { by(0) | by(1) }
    }

    /// With how many steps in all a cell is reached.
    #[inline]
    pub(crate) fn steps_to(&self, distances: &Distances, cell: u8) -> u8 {
        let by = |which: usize| self.steps[which].saturating_add(distances.apart(self.cells[which], cell));
        if self.cells[0] == self.cells[1] { by(0) } else { by(0).min(by(1)) }
    }

    /// Goes on through a door.
    #[inline]
    pub(crate) fn through(&self, distances: &Distances, door: &Doorway) -> Arrival {
        let [first, second] = both(door.here);
        let one = self.steps_to(distances, first);
        let other = if second == first { one } else { self.steps_to(distances, second) };
        Arrival { tile: door.tile, from: self.tile, cells: both(door.there), steps: [one, other] }
    }
}
