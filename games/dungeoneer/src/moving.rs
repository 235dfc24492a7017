//! Moving: where a figure can get to, and what ends its movement.

use crate::Dungeoneer;
use crate::board::{self, Cells, bit};
use crate::contents::Floor;
use crate::dice::{Dice, Path, d6};
use crate::event::{Event, Stop};
use crate::ids::{DOORS, Figure, Side};
use crate::region::Region;
use crate::state::{Door, Spot, State, bits, each_figure};
use crate::wave::Wave;
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
    board::around(cell) & state.tile(tile).floor
}

impl State {
    /// Whether a figure's movement ends on a square: it is next to an enemy that is idle towards the figure, which means next to
    /// nobody else of its side. It is never stored.
    #[inline]
    pub(crate) fn stops_at(&self, figure: Figure, spot: Spot) -> bool {
        let is_idle = |enemy| !self.has_friend_in(figure, self.around(self.spot(enemy)));
        self.alive != 0 && each_figure(self.enemies_next_to(figure, spot)).any(is_idle)
    }

    /// Whether a figure stands next to an idle enemy and may not walk.
    #[inline]
    pub(crate) fn is_held(&self, figure: Figure) -> bool {
        self.stops_at(figure, self.spot(figure))
    }

    /// A figure's movement before the first of so many steps. Nobody enters a square where somebody stands; only while no monster
    /// lives may friends be walked through. A step next to an idle enemy is the last.
    #[inline]
    pub(crate) fn set_out(&self, figure: Figure, steps: u8, wave: &mut Wave) {
        let spot = self.spot(figure);
        wave.begin(spot);
        if self.alive == 0 {
            return;
        }
        wave.go_round_figures();
        let from = self.square(spot);
        for enemy in each_figure(self.enemies_of(figure)) {
            let spot = self.spot(enemy);
            // Who is further away is out of reach.
            if self.square(spot).distance(from) <= steps + 1 {
                let around = self.around(spot);
                if !self.has_friend_in(figure, around) {
                    wave.stops.add_around(around);
                }
            }
        }
        wave.stops.remove_one(spot);
    }

    /// All that a figure can walk to with so many steps.
    #[inline]
    pub(crate) fn reach(&self, figure: Figure, steps: u8) -> Reach {
        let mut wave = Wave::NOWHERE;
        self.set_out(figure, steps, &mut wave);
        for _ in 1..steps {
            if !wave.step(self) {
                break;
            }
        }
        // The last step may be into a door.
        let doors = self.doors_beside(figure, &wave);
        if steps > 0 {
            wave.step(self);
        }
        self.keep_free(&mut wave.seen);
        Reach { ends: wave.seen, doors }
    }

    /// The closed doors that a figure can enter from where it stands or from free squares on which it may go on; see
    /// [`Reach::doors`]. Only dungeoneers open doors.
    #[inline]
    fn doors_beside(&self, figure: Figure, wave: &Wave) -> [u64; 2] {
        let mut doors = [0; 2];
        if figure.side() != Side::Dungeoneer {
            return doors;
        }
        let from = self.spot(figure);
        for (which, &Door { tile, cells: [first, second] }) in self.closed().iter().enumerate() {
            let within = wave.seen.on(tile);
            if within == 0 {
                continue;
            }
            let stands = if from.tile == tile { bit(from.cell) } else { 0 };
            let open = within & !(self.tile(tile).taken() | wave.stops.on(tile)) | stands;
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
        if steps > 0 && self.around(self.spot(figure)).has(spot) {
            return Some(1);
        }
        let mut wave = Wave::NOWHERE;
        self.set_out(figure, steps, &mut wave);
        for step in 1..=steps {
            if !wave.step(self) {
                return None;
            }
            if wave.front().has(spot) {
                return Some(step);
            }
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
