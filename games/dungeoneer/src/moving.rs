//! Moving: where a figure can get to, and what ends its movement.

use crate::Dungeoneer;
use crate::board::{Cells, bit};
use crate::contents::Floor;
use crate::dice::{Dice, Path, d6};
use crate::event::{Event, Stop};
use crate::ids::{DOORS, Figure, Side};
use crate::region::Region;
use crate::state::{Door, Spot, State, bits};
use crate::wave::Reached;
use crate::ways::Way;
use undercroft_core::{Audience, Listener, Rng};

/// All that a figure can walk to.
pub(crate) struct Reach {
    /// Where it can end: on free squares, not where it began.
    pub(crate) ends: Region,
    /// The closed doors that it can open, one bit each in their order: by the first of their squares, and by the second.
    doors: [u64; 2],
}

impl Reach {
    /// For whoever may not walk.
    pub(crate) const NOTHING: Reach = Reach { ends: Region::NONE, doors: [0; 2] };

    /// The squares of closed doors that it can enter.
    pub(crate) fn doors<'a>(&self, state: &'a State) -> impl Iterator<Item = Spot> + use<'a> {
        let [first, second] = self.doors;
        bits(first | second).flat_map(move |which| {
            let Door { tile, cells } = state.doors[which % DOORS];
            let square = move |side: u64, cell| (side >> which & 1 == 1).then_some(Spot { tile, cell });
            [square(first, cells[0]), square(second, cells[1])].into_iter().flatten()
        })
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
        let stops = |spot: Spot| self.stops_on(figure, spot.tile) & bit(spot.cell) != 0;
        self.any_monster() && (stops(spot) || self.beyond(spot).is_some_and(stops))
    }

    /// Whether a figure stands next to an idle enemy and may not walk.
    #[inline]
    pub(crate) fn is_held(&self, figure: Figure) -> bool {
        self.stops_at(figure, self.spot(figure))
    }

    /// A figure's movement as a [wave](State::wave). Nobody enters a square where somebody stands; only while no monster lives may
    /// friends be walked through. A step next to an idle enemy is the last.
    #[inline]
    pub(crate) fn walk(
        &self,
        figure: Figure,
        steps: u8,
        interest: impl Fn(u8) -> Cells,
        tell: impl FnMut(Reached) -> u8,
    ) {
        let (from, movement_ends) =
            (self.spot(figure), |tile| self.tile(tile).taken() | self.stops_on(figure, tile));
        match self.any_monster() {
            true => self.wave(from, steps, movement_ends, interest, tell),
            false => self.wave(from, steps, |_| 0, interest, tell),
        }
    }

    /// All that a figure can walk to with so many steps.
    #[inline]
    pub(crate) fn reach(&self, figure: Figure, steps: u8) -> Reach {
        let (mut ends, mut onward) = (Region::NONE, Region::NONE);
        self.walk(
            figure,
            steps,
            |_| 0,
            |reached| {
                ends.add_on(reached.tile, reached.cells);
                // The last step may be into a door.
                onward.add_on(reached.tile, reached.onward & !reached.last);
                steps
            },
        );
        self.keep_free(&mut ends);
        Reach { ends, doors: self.doors_beside(figure, &onward) }
    }

    /// The closed doors that a figure can enter from where it stands or from free squares on which it may go on; see
    /// [`Reach::doors`]. Only dungeoneers open doors.
    #[inline]
    fn doors_beside(&self, figure: Figure, onward: &Region) -> [u64; 2] {
        let mut doors = [0; 2];
        if figure.side() != Side::Dungeoneer {
            return doors;
        }
        let from = self.spot(figure);
        for (which, &Door { tile, cells: [first, second] }) in self.closed().iter().enumerate() {
            let stands = if from.tile == tile { bit(from.cell) } else { 0 };
            let open = onward.on(tile) & !self.tile(tile).taken() | stands;
            if open == 0 {
                continue;
            }
            let can_enter = |cell| open & before_door(self, tile, cell) != 0;
            doors[0] |= u64::from(can_enter(first)) << which;
            doors[1] |= u64::from(second != first && can_enter(second)) << which;
        }
        doors
    }

    /// How many steps a figure needs to a square, if so many are enough and it can end there.
    #[inline]
    pub(crate) fn steps_to(&self, figure: Figure, spot: Spot, steps: u8) -> Option<u8> {
        if self.is_taken(spot) {
            return None;
        }
        let here = self.spot(figure);
        let laid = self.tile(here.tile);
        if steps > 0
            && here.tile == spot.tile
            && laid.floor & laid.size.around(spot.cell) & bit(here.cell) != 0
        {
            return Some(1);
        }
        let mut found = None;
        self.walk(figure, steps, self.on_board(spot), |reached| match reached.has(spot) {
            true => *found.insert(reached.steps),
            false => steps,
        });
        found
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
