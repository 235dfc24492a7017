//! The way of a walk, square by square: for whoever is told of it, and for what happens on slippery floors.

use crate::board::{self, Cells};
use crate::dice::Path;
use crate::ids::Figure;
use crate::moving::before_door;
use crate::obstacles::{Movement, Nothing};
use crate::region::Region;
use crate::square::Direction;
use crate::state::{Spot, State};
use crate::wave::{EVERY_TILE, Reached};

/// All ways of a figure, step by step.
pub(crate) struct Ways {
    /// What is reached first with so many steps.
    layers: [Region; Path::MOST],
    /// With how many at most.
    steps: usize,
    /// Where somebody stands, so that nobody can stop there.
    taken: Region,
    /// Next to an idle enemy: a movement that comes here ends here.
    pub(crate) stops: Region,
}

impl State {
    /// All ways of a figure with so many steps.
    pub(crate) fn ways(&self, figure: Figure, steps: u8) -> Ways {
        let mut layers = [Region::NONE; Path::MOST];
        layers[0] = Region::only(self.spot(figure));
        let steps = steps.min(Path::MOST as u8 - 1);
        let mut stops = Region::NONE;
        let note = |reached: Reached| {
            let taken = self.tile(reached.tile).taken();
            layers[usize::from(reached.steps)].add_on(reached.tile, reached.onward | reached.cells & !taken);
            stops.add_on(reached.tile, reached.cells & !reached.onward & !taken);
            steps
        };
        let (from, all) = (self.spot(figure), |_| Cells::MAX);
        match self.any_monster() {
            true => self.wave(from, steps, EVERY_TILE, Movement::of(self, figure), all, note),
            false => self.wave(from, steps, EVERY_TILE, Nothing, all, note),
        }
        let taken = self.squares_of(self.living & !figure.bit());
        Ways { layers, steps: steps.into(), taken, stops }
    }
}

impl Ways {
    /// With how many steps a square is reached.
    fn distance(&self, spot: Spot) -> Option<usize> {
        (0..=self.steps).find(|&steps| self.layers[steps].has(spot))
    }

    /// Where one stands before a door that is to be opened: the square of that floor reached first.
    pub(crate) fn before_door(&self, state: &State, tile: u8, cell: u8, steps: u8) -> Option<Spot> {
        let near = before_door(state, tile, cell);
        let last = self.steps.min(usize::from(steps).checked_sub(1)?);
        (0..=last).find_map(|distance| {
            let on = self.layers[distance].on(tile) & near;
            let closed = if distance == 0 { 0 } else { self.stops.on(tile) | self.taken.on(tile) };
            board::each(on & !closed).next().map(|cell| Spot { tile, cell })
        })
    }

    /// The shortest way to a square, straight steps before diagonal ones, from the beginning on.
    pub(crate) fn way_to(&self, state: &State, spot: Spot) -> Option<Way> {
        let mut distance = self.distance(spot)?;
        let mut way = Way { spots: [spot; Path::MOST], steps: distance };
        while distance > 0 {
            distance -= 1;
            let from = &self.layers[distance];
            let comes = |&direction: &Direction| {
                let before = state.step(way.spots[distance + 1], direction)?;
                let open = distance == 0 || !self.stops.has(before);
                (open && from.has(before)).then_some(before)
            };
            way.spots[distance] = STRAIGHT_FIRST.iter().find_map(comes)?;
        }
        Some(way)
    }
}

const STRAIGHT_FIRST: [Direction; 8] = [
    Direction::North,
    Direction::East,
    Direction::South,
    Direction::West,
    Direction::NorthEast,
    Direction::SouthEast,
    Direction::SouthWest,
    Direction::NorthWest,
];

/// A way, square by square.
#[derive(Clone, Copy)]
pub(crate) struct Way {
    spots: [Spot; Path::MOST],
    steps: usize,
}

impl Way {
    /// From where it begins to where it ends.
    pub(crate) fn spots(&self) -> &[Spot] {
        &self.spots[..=self.steps]
    }
}
