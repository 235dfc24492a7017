//! Moving: where a figure can get to, and what ends its movement.

use crate::Dungeoneer;
use crate::board::{self, Cells, bit};
use crate::contents::Floor;
use crate::dice::{Dice, Path, d6};
use crate::event::{Event, Stop};
use crate::ids::Figure;
use crate::region::Region;
use crate::state::{Figures, Spot, State, each_figure};
use crate::wave::Wave;
use crate::ways::Way;
use undercroft_core::{Audience, Listener, Rng};

/// All that a figure can walk to.
pub(crate) struct Reach {
    /// Where it can end: on free squares, not where it began.
    pub(crate) ends: Region,
    /// Where it can stand with a step left for a door: there too, or where it began.
    with_a_step_left: Region,
}

impl Reach {
    /// Whether a door can be opened that is to be entered from this floor.
    pub(crate) fn has_door(&self, state: &State, tile: u8, cell: u8) -> bool {
        self.with_a_step_left.on(tile) & before_door(state, tile, cell) != 0
    }
}

/// The floor next to a door that is to be opened.
pub(crate) fn before_door(state: &State, tile: u8, cell: u8) -> Cells {
    board::spread(bit(cell)) & state.tile(tile).floor
}

impl State {
    /// The squares of some figures.
    #[inline]
    pub(crate) fn squares_of(&self, some: Figures) -> Region {
        let mut region = Region::NONE;
        each_figure(some).for_each(|figure| region.add(self.spot(figure)));
        region
    }

    /// Those of some figures who are next to a square.
    #[inline]
    pub(crate) fn next_to_square(&self, some: Figures, spot: Spot) -> Figures {
        if some == 0 {
            return 0;
        }
        let around = self.around(spot);
        let near = each_figure(some).filter(|&figure| around.has(self.spot(figure)));
        near.fold(0, |all, figure| all | figure.bit())
    }

    /// The living monsters next to a square.
    #[inline]
    pub(crate) fn monsters_next_to(&self, spot: Spot) -> Figures {
        self.next_to_square(self.monsters(), spot)
    }

    /// The living dungeoneers and helpers next to a square.
    #[inline]
    pub(crate) fn heroes_next_to(&self, spot: Spot) -> Figures {
        self.next_to_square(self.heroes(), spot)
    }

    /// Whether a dungeoneer or helper stands next to a monster.
    #[inline]
    pub(crate) fn is_engaged(&self, hero: Figure) -> bool {
        self.monsters_next_to(self.spot(hero)) != 0
    }

    /// Whether there is free floor right beside a figure on its own tile.
    #[inline]
    pub(crate) fn has_free_floor_beside(&self, figure: Figure) -> bool {
        let spot = self.spot(figure);
        let near = board::spread(bit(spot.cell)) & self.tile(spot.tile).floor;
        let here = each_figure(self.living()).map(|other| self.spot(other)).filter(|at| at.tile == spot.tile);
        here.fold(near, |free, taken| free & !bit(taken.cell)) != 0
    }

    /// Those of some enemies who are idle towards a figure: next to nobody else of its side. It is never stored.
    fn idle_of(&self, enemies: Figures, figure: Figure) -> impl Iterator<Item = Figure> + '_ {
        let friends = self.friends_of(figure);
        each_figure(enemies).filter(move |&enemy| self.next_to_square(friends, self.spot(enemy)) == 0)
    }

    /// Whether a figure's movement ends on a square: it is next to an idle enemy.
    #[inline]
    pub(crate) fn stops_at(&self, figure: Figure, spot: Spot) -> bool {
        let near = self.next_to_square(self.enemies_of(figure), spot);
        near != 0 && self.idle_of(near, figure).next().is_some()
    }

    /// Whether a figure stands next to an idle enemy and may not walk.
    #[inline]
    pub(crate) fn is_held(&self, figure: Figure) -> bool {
        self.stops_at(figure, self.spot(figure))
    }

    /// All squares on which a figure's movement ends.
    #[inline]
    pub(crate) fn stops_for(&self, figure: Figure) -> Region {
        let mut stops = Region::NONE;
        // Without a monster nobody has an enemy.
        if self.alive != 0 {
            let idle = self.idle_of(self.enemies_of(figure), figure);
            idle.for_each(|enemy| stops.add_around(self.around(self.spot(enemy))));
        }
        stops
    }

    /// A figure's movement before its first step. Nobody enters a square where somebody stands; only while no monster lives may
    /// friends be walked through.
    #[inline]
    pub(crate) fn sets_out(&self, figure: Figure, taken: &Region) -> Wave {
        let walls = if self.alive == 0 { &Region::NONE } else { taken };
        Wave::round(walls, self.spot(figure))
    }

    /// All that a figure can walk to with so many steps. A step next to an idle enemy is the last.
    #[inline]
    pub(crate) fn reach(&self, figure: Figure, steps: u8) -> Reach {
        let from = self.spot(figure);
        let (taken, stops) = (self.squares_of(self.living() & !figure.bit()), self.stops_for(figure));
        let mut wave = self.sets_out(figure, &taken);
        let mut with_a_step_left = wave.seen;
        for _ in 0..steps {
            with_a_step_left = wave.seen;
            if !wave.step(self) {
                break;
            }
            wave.front.remove(&stops);
        }
        with_a_step_left.remove(&taken);
        with_a_step_left.remove(&stops);
        with_a_step_left.add(from);
        let mut ends = wave.seen;
        ends.remove(&taken);
        ends.remove_one(from);
        Reach { ends, with_a_step_left }
    }

    /// How many steps a figure needs to a square, if so many are enough and it can end there.
    #[inline]
    pub(crate) fn steps_to(&self, figure: Figure, spot: Spot, steps: u8) -> Option<u8> {
        let taken = self.squares_of(self.living() & !figure.bit());
        if taken.has(spot) || spot == self.spot(figure) {
            return None;
        }
        let stops = self.stops_for(figure);
        let mut wave = self.sets_out(figure, &taken);
        for step in 1..=steps {
            if !wave.step(self) {
                return None;
            }
            if wave.front.has(spot) {
                return Some(step);
            }
            wave.front.remove(&stops);
        }
        None
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

    /// Walks a figure to a square that is so many steps away. By which way matters only on slippery floors and to whoever is
    /// told of it.
    pub(crate) fn walk_to(
        &self,
        state: &mut State,
        figure: Figure,
        (spot, steps): (Spot, u8),
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) {
        if !to.listens() && !self.slippery {
            self.arrive(state, figure, (spot, steps), false);
        } else if let Some(way) = state.ways(figure, state.steps).way_to(state, spot) {
            self.walk_along(state, figure, &way, chance, to);
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
        let taken = state.squares_of(state.heroes() & !figure.bit());
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
        let stopped = self.arrive(state, figure, (end, path.steps()), fell);
        to.hear(Audience::Everyone, Event::Walked { figure, path, dice, stopped });
        stopped.is_none()
    }

    /// A figure comes to a square after so many steps; what ends its movement there, if anything does.
    fn arrive(
        &self,
        state: &mut State,
        figure: Figure,
        (spot, steps): (Spot, u8),
        fell: bool,
    ) -> Option<Stop> {
        let stopped = match fell {
            true => Some(Stop::Fell),
            false => state.stops_at(figure, spot).then_some(Stop::Engaged),
        };
        *state.spot_mut(figure) = spot;
        state.steps = if stopped.is_some() { 0 } else { state.steps - steps.min(state.steps) };
        stopped
    }
}
