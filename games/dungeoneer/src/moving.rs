//! Moving: where a figure can get to, and what ends its movement.

use crate::Dungeoneer;
use crate::board::{self, Cells, bit};
use crate::contents::Floor;
use crate::dice::{Dice, Path, d6};
use crate::event::{Event, Stop};
use crate::ids::{Figure, Side};
use crate::obstacles::Movement;
use crate::region::Region;
use crate::state::{Door, Laid, Spot, State};
use crate::wave::{EVERY_TILE, Reached};
use crate::ways::Way;
use undercroft_core::{Audience, Listener, Rng};

/// All that a figure can walk to.
pub(crate) struct Reach {
    /// Where it can end: on free squares, not where it began; and the squares of closed doors that it can enter.
    squares: Region,
}

impl Reach {
    /// For whoever may not walk.
    pub(crate) const NOTHING: Reach = Reach { squares: Region::NONE };

    /// All of them. Where a monster walks, there are no doors among them.
    #[inline]
    pub(crate) fn squares(&self) -> &Region {
        &self.squares
    }

    /// Where it can end, tile by tile.
    #[inline]
    pub(crate) fn ends(&self, state: &State) -> Region {
        let mut ends = self.squares;
        ends.change(|tile, cells| cells & !state.tile(tile).closed);
        ends
    }

    /// How many squares there are to end on, and how many of closed doors to enter.
    #[inline]
    pub(crate) fn counts(&self, state: &State) -> (usize, usize) {
        let (mut all, mut doors) = (0, 0);
        for (tile, cells) in self.squares.parts() {
            all += cells.count_ones() as usize;
            doors += (cells & state.tile(tile).closed).count_ones() as usize;
        }
        (all - doors, doors)
    }

    /// The n-th square to end on, counted from 0. There must be so many.
    #[inline]
    pub(crate) fn nth_end(&self, state: &State, mut n: usize) -> Spot {
        for (tile, cells) in self.squares.parts() {
            let ends = cells & !state.tile(tile).closed;
            let here = ends.count_ones() as usize;
            if n < here {
                return Spot { tile, cell: board::nth(ends, n) };
            }
            n -= here;
        }
        Spot::default()
    }

    /// Adds what is reached on a tile's board, and the closed doors that are entered from some of its squares. Where somebody
    /// stands, nobody can end.
    #[inline]
    fn add(&mut self, laid: &Laid, tile: u8, cells: Cells, before_doors: Cells) {
        let free = cells & !laid.taken();
        self.squares.add_on(tile, free & !laid.way_in);
        if free & laid.way_in != 0 {
            self.squares.add_on(laid.parent, laid.outside(free & laid.way_in));
        }
        if before_doors != 0 {
            self.squares.add_on(tile, laid.size.spread(before_doors & laid.floor) & laid.closed);
        }
    }

    /// The squares of closed doors that it can enter, the oldest door first.
    pub(crate) fn doors_in_order<'a>(&'a self, state: &'a State) -> impl Iterator<Item = Spot> + 'a {
        let squares = |&Door { tile, cells: [first, second] }: &Door| {
            let second = (second != first).then_some(second);
            std::iter::once(first).chain(second).map(move |cell| Spot { tile, cell })
        };
        state.closed().iter().flat_map(squares).filter(|&spot| self.squares.has(spot))
    }
}

/// The floor next to a door that is to be opened.
#[inline]
pub(crate) fn before_door(state: &State, tile: u8, cell: u8) -> Cells {
    state.tile(tile).size.around(cell) & state.tile(tile).floor
}

impl State {
    /// Those enemies of a figure on a tile's board who are idle towards it as far as that board tells: nobody else of its side is
    /// next to them.
    #[inline]
    fn idle_on(&self, figure: Figure, tile: u8) -> Cells {
        let laid = self.tile(tile);
        let (enemies, friends) = match figure.as_monster() {
            Some(_) => (laid.heroes, laid.monsters),
            None => (laid.monsters, laid.heroes),
        };
        if enemies == 0 {
            return 0;
        }
        match friends & !self.on_board(self.spot(figure))(tile) {
            0 => enemies,
            others => enemies & !self.touching(laid, others),
        }
    }

    /// The squares of a tile's board that are next to an idle enemy on it. One in a door is idle if it is so on both its tiles.
    #[inline]
    pub(crate) fn stops_on(&self, figure: Figure, tile: u8) -> Cells {
        let (laid, mut idle) = (self.tile(tile), self.idle_on(figure, tile));
        if idle == 0 {
            return 0;
        }
        if idle & laid.doors != 0 {
            for door in self.doorways(laid) {
                if idle & door.here != 0 {
                    idle &= !door.here | door.back(self.idle_on(figure, door.tile));
                }
            }
        }
        self.touching(laid, idle)
    }

    /// Whether a figure's movement ends on a square: it is next to an enemy that is idle towards the figure, which means next to
    /// nobody else of its side. It is never stored.
    #[inline]
    pub(crate) fn stops_at(&self, figure: Figure, spot: Spot) -> bool {
        let tiles = self.enemy_tiles(figure);
        let stops = |spot: Spot| {
            tiles & 1 << spot.tile != 0 && self.stops_on(figure, spot.tile) & bit(spot.cell) != 0
        };
        tiles != 0 && (stops(spot) || self.beyond(spot).is_some_and(stops))
    }

    /// Whether a figure stands next to an idle enemy and may not walk.
    #[inline]
    pub(crate) fn is_held(&self, figure: Figure) -> bool {
        self.stops_at(figure, self.spot(figure))
    }
}

impl Dungeoneer {
    /// Finds all that a figure can walk to with so many steps. Nobody enters a square where somebody stands; only while no monster
    /// lives may friends be walked through.
    #[inline]
    pub(crate) fn find_reach(&self, state: &State, figure: Figure, steps: u8, reach: &mut Reach) {
        let (from, opens_doors) = (state.spot(figure), figure.side() == Side::Dungeoneer);
        // A closed door is entered from where one stands, or from a free square on which one may go on.
        let before_doors = |laid: &Laid, tile: u8, onward: Cells| match opens_doors && laid.closed != 0 {
            true if tile == from.tile => onward & !laid.taken() | bit(from.cell),
            true => onward & !laid.taken(),
            false => 0,
        };
        if state.any_monster() {
            state.flood(
                from,
                steps,
                Movement::of(state, figure),
                |laid, Reached { tile, cells, onward, .. }| {
                    reach.add(laid, tile, cells, before_doors(laid, tile, onward));
                },
            );
            return;
        }
        if !state.is_floor(from)
            && let Some(beyond) = state.beyond(from)
        {
            // Who stands in a door is next to the other square of it.
            let door = state.tile(beyond.tile).way_out;
            reach.squares.add_on(from.tile, door & !state.tile(from.tile).taken());
        }
        self.go_over(state, from, (steps, EVERY_TILE), |laid, distances, arrival| {
            let cells = arrival.within(distances, steps) & (laid.floor | laid.doors);
            let onward = if laid.closed == 0 { 0 } else { arrival.within(distances, steps - 1) & laid.floor };
            reach.add(laid, arrival.tile, cells, before_doors(laid, arrival.tile, onward));
            steps
        });
    }

    /// How many steps a figure needs to a square, if so many are enough and it can end there.
    #[inline]
    pub(crate) fn steps_to(&self, state: &State, figure: Figure, spot: Spot, steps: u8) -> Option<u8> {
        if state.is_taken(spot) {
            return None;
        }
        match state.any_monster() {
            // The first step is always free.
            true if steps > 0 && state.touches_on_floor(state.spot(figure), spot) => Some(1),
            true => state.steps_past(Movement::of(state, figure), state.spot(figure), spot, steps),
            false => {
                Some(self.steps_between(state, state.spot(figure), spot)).filter(|&needed| needed <= steps)
            }
        }
    }

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
        to.hear(Audience::Everyone, Event::Walked { figure, path, dice, stopped, left: state.steps });
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
        state.move_to(figure, spot);
        state.steps = if stopped.is_some() { 0 } else { state.steps - steps.min(state.steps) };
        stopped
    }
}
