//! Moving: where a figure can get to, by which way, and what ends its movement.

use crate::Dungeoneer;
use crate::board::{self, bit};
use crate::contents::Floor;
use crate::dice::{Dice, Path, d6};
use crate::event::{Event, Stop};
use crate::ids::{Figure, Side};
use crate::region::Region;
use crate::square::Direction;
use crate::state::{Spot, State};
use undercroft_core::{Audience, Listener, Rng};

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
    /// Dungeoneers and helpers, but for one.
    #[inline]
    pub(crate) fn heroes_but(&self, one: Option<Figure>) -> Region {
        let mut region = Region::NONE;
        for place in self.living_heroes() {
            if Some(Figure(place as u8)) != one {
                self.mark(&mut region, self.heroes[place].spot);
            }
        }
        region
    }

    /// Monsters, but for one.
    #[inline]
    pub(crate) fn monsters_but(&self, one: Option<Figure>) -> Region {
        let mut region = Region::NONE;
        for place in self.living_monsters() {
            if Some(Figure::monster(place)) != one {
                self.mark(&mut region, self.monsters[place].spot);
            }
        }
        region
    }

    /// The enemies that are idle towards a figure: next to nobody else of its side. It is never stored.
    pub(crate) fn idle_enemies(&self, figure: Figure) -> Region {
        if self.alive == 0 {
            return Region::NONE;
        }
        let (friends, mut enemies) = match figure.side() {
            Side::Monster => (self.monsters_but(Some(figure)), self.heroes_but(None)),
            _ => (self.heroes_but(Some(figure)), self.monsters_but(None)),
        };
        enemies.remove(&self.spread(&friends));
        enemies
    }

    /// Whether a figure stands next to an idle enemy and may not walk.
    pub(crate) fn is_held(&self, figure: Figure) -> bool {
        self.spread(&self.idle_enemies(figure)).has(self.spot(figure))
    }

    /// The living monsters next to a square.
    pub(crate) fn monsters_next_to(&self, spot: Spot) -> impl Iterator<Item = Figure> + '_ {
        let around = self.around(spot);
        let near = move |&place: &usize| around.has(self.monsters[place].spot);
        self.living_monsters().filter(near).map(Figure::monster)
    }

    /// The living dungeoneers and helpers next to a square.
    pub(crate) fn heroes_next_to(&self, spot: Spot) -> impl Iterator<Item = Figure> + '_ {
        let around = self.around(spot);
        let near = move |&place: &usize| around.has(self.heroes[place].spot);
        self.living_heroes().filter(near).map(|place| Figure(place as u8))
    }

    /// All ways of a figure with so many steps. Nobody enters a square where somebody stands; only while no monster lives may
    /// friends be walked through. A step next to an idle enemy is the last.
    pub(crate) fn ways(&self, figure: Figure, steps: u8) -> Ways {
        let taken = self.heroes_but(Some(figure)).union(&self.monsters_but(Some(figure)));
        let stops = self.spread(&self.idle_enemies(figure));
        let walls = if self.alive == 0 { Region::NONE } else { taken };
        let mut layers = [Region::NONE; Path::MOST];
        layers[0] = self.region(self.spot(figure));
        let (mut seen, mut front, mut reached) = (layers[0], layers[0], 0);
        for layer in layers.iter_mut().take(usize::from(steps) + 1).skip(1) {
            *layer = self.spread(&front);
            layer.remove(&seen);
            layer.remove(&walls);
            if layer.is_empty() {
                break;
            }
            reached += 1;
            seen.add_all(layer);
            front = *layer;
            front.remove(&stops);
        }
        Ways { layers, steps: reached, taken, stops }
    }
}

impl Ways {
    /// Where the movement can end: on free squares, not where it began.
    pub(crate) fn ends(&self) -> Region {
        let mut all = Region::NONE;
        self.layers[1..=self.steps].iter().for_each(|layer| all.add_all(layer));
        all.remove(&self.taken);
        all
    }

    /// With how many steps a square is reached.
    fn distance(&self, spot: Spot) -> Option<usize> {
        (0..=self.steps).find(|&steps| self.layers[steps].has(spot))
    }

    /// With how many steps one stands before a door that is to be opened, and where: the square of that floor reached first.
    pub(crate) fn before_door(&self, state: &State, tile: u8, cell: u8, steps: u8) -> Option<(usize, Spot)> {
        let near = board::spread(bit(cell)) & state.tile(tile).floor;
        let last = self.steps.min(usize::from(steps).checked_sub(1)?);
        (0..=last).find_map(|distance| {
            let on = self.layers[distance].on(tile) & near;
            let stop = if distance == 0 { 0 } else { self.stops.on(tile) };
            let free = if distance == 0 { on } else { on & !self.taken.on(tile) };
            board::each(free & !stop).next().map(|cell| (distance, Spot { tile, cell }))
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

impl Dungeoneer {
    /// On what number a figure falls on a square; 0 where the floor is firm.
    pub(crate) fn falls_on(&self, state: &State, spot: Spot) -> u8 {
        let laid = state.tile(spot.tile);
        match self.plan(laid.kind).card.floor {
            Floor::Slippery(falls) if laid.floor & bit(spot.cell) != 0 => falls,
            _ => 0,
        }
    }

    /// Walks a figure along a way. On slippery squares a die is rolled for each; who walks through a friend holds on to them.
    /// Whether it got to the end.
    pub(crate) fn walk_along(
        &self,
        state: &mut State,
        figure: Figure,
        way: &Way,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) -> bool {
        let stops = state.spread(&state.idle_enemies(figure));
        let taken = state.heroes_but(Some(figure));
        let (mut path, mut dice, mut fell) =
            (Path::from(state.square(way.spots()[0])), Dice::default(), false);
        let mut end = way.spots()[0];
        for &spot in &way.spots()[1..] {
            end = spot;
            path.push(state.square(spot));
            let falls = self.falls_on(state, spot);
            if falls > 0 && !taken.has(spot) {
                let die = d6(chance);
                dice.push(die);
                fell = die <= falls;
            }
            if fell {
                break;
            }
        }
        *state.spot_mut(figure) = end;
        let engaged = stops.has(end);
        state.steps = if fell || engaged { 0 } else { state.steps - path.steps().min(state.steps) };
        let stopped = if fell { Some(Stop::Fell) } else { engaged.then_some(Stop::Engaged) };
        to.hear(Audience::Everyone, Event::Walked { figure, path, dice, stopped });
        !fell && !engaged
    }
}
