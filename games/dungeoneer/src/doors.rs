//! Doors: how many lead out of a tile and where, and what happens when one is opened.

use crate::Dungeoneer;
use crate::board::{Cells, Wall, bit};
use crate::dice::Path;
use crate::event::{Event, Stop};
use crate::ids::{DOORS, Figure, TILES, Tile};
use crate::moving::before_door;
use crate::obstacles::Nothing;
use crate::square::{Facing, SIDE};
use crate::state::{Door, Spot, State, each_figure};
use crate::tiles::right_is_greater;
use crate::wave::{EVERY_TILE, FURTHER, Reached};
use undercroft_core::{Audience, Listener, Rng};

impl Dungeoneer {
    /// Rolls on the doors table and places so many doors: opposite where one comes in, then right, then left. Where a door's
    /// square is taken the next wall is used instead.
    pub(crate) fn roll_doors(
        &self,
        state: &mut State,
        tile: u8,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) {
        let die = crate::dice::d6(chance);
        let row = self.cards.doors[usize::from(die - 1)];
        to.hear(
            Audience::Everyone,
            Event::DoorsRolled { tile: Tile(tile), die, doors: row.doors, double: row.double },
        );
        let mut placed = 0;
        for facing in self.door_walls(state, tile) {
            if placed == row.doors {
                break;
            }
            let cells = self.door_in(state, tile, facing, row.double);
            if self.door_is_free(state, tile, cells) {
                placed += 1;
                place(state, Door { tile, cells });
                let squares = self.door_squares(state, tile, cells);
                to.hear(Audience::Everyone, Event::DoorPlaced { tile: Tile(tile), squares, facing });
            }
        }
    }

    /// The walls of a tile that get doors, in order.
    fn door_walls(&self, state: &State, tile: u8) -> [Facing; 3] {
        let laid = state.tile(tile);
        let heading = Facing::ALL[usize::from(laid.heading) % 4];
        let walls = self.plan(laid.kind).walls_in_order(Dungeoneer::entered_by(laid), laid.turned >= 4);
        walls.map(|quarters| heading.turned(quarters))
    }

    /// The cells of a door in the middle of a wall. Where the wall has two middle squares, a single door takes the right one of
    /// the opposite wall, and that further from the entrance on a side wall.
    fn door_in(&self, state: &State, tile: u8, facing: Facing, double: bool) -> [u8; 2] {
        let laid = state.tile(tile);
        let (shape, heading) = (self.shape(laid), Facing::ALL[usize::from(laid.heading) % 4]);
        let Wall { start, length } = shape.walls[facing as usize];
        let prefers_greater = match facing == heading {
            true => right_is_greater(heading),
            false => matches!(heading, Facing::South | Facing::East),
        };
        let (low, high) = (start + (length - 1) / 2, start + length / 2);
        let single = if prefers_greater { high } else { low };
        let other = match (low == high, prefers_greater) {
            (false, true) => low,
            (false, false) => high,
            (true, true) => high + 1,
            (true, false) => low.wrapping_sub(1),
        };
        let fits = other >= start && other < start + length;
        let second = if double && fits && !self.plan(laid.kind).is_narrow() { other } else { single };
        [single, second].map(|place| shape.gate(facing, place + 1))
    }

    /// Whether nothing else is on a door's squares.
    fn door_is_free(&self, state: &State, tile: u8, cells: [u8; 2]) -> bool {
        let squares = self.door_squares(state, tile, cells);
        squares.iter().all(|square| {
            let inside = |at: u8| (1..SIDE as u8 - 1).contains(&at);
            inside(square.column) && inside(square.row) && state.find(square).is_none()
        })
    }

    /// Opens a door: its tile, the doors of that tile and the monsters on it are settled. Nothing happens to a false one but that
    /// it becomes wall. Whether it led anywhere.
    pub(crate) fn open_door(
        &self,
        state: &mut State,
        which: usize,
        (entering, opener): (Option<(Figure, Spot)>, u8),
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) -> bool {
        let door = state.doors[which % DOORS];
        let squares = self.door_squares(state, door.tile, door.cells);
        let laid = self.draw_a_tile(state, door, chance, to);
        take_away(state, which);
        let Some(laid) = laid else {
            to.hear(Audience::Everyone, Event::DoorFalse { squares });
            self.find_a_door(state, to);
            return false;
        };
        let seat = state.order[usize::from(opener) % self.players];
        let figure = entering.map(|(figure, _)| figure);
        to.hear(Audience::Everyone, Event::DoorOpened { figure, seat, squares });
        state.last_opener = Some(opener);
        state.stirred = true;
        let tile = self.lay(state, laid, to);
        if let Some((figure, spot)) = entering {
            step_in(state, figure, spot, to);
        }
        if state.last_tile.is_some() {
            self.wall_up(state, to);
        } else {
            self.roll_doors(state, tile, chance, to);
            self.find_a_door(state, to);
        }
        self.roll_monsters(state, chance, to);
        true
    }

    /// With an empty bag nothing is behind the doors that were not opened.
    fn wall_up(&self, state: &mut State, to: &mut impl Listener<Event>) {
        if state.door_count > 0 {
            state.doors = [Door::default(); DOORS];
            state.door_count = 0;
            state.tiles.iter_mut().for_each(|laid| laid.closed = 0);
            to.hear(Audience::Everyone, Event::DoorsWalled);
        }
    }

    /// Should there be no door to open with tokens left, a single one is found at the first place, newest tile first, where some
    /// tile fits. If there is none, the dungeon is complete.
    pub(crate) fn find_a_door(&self, state: &mut State, to: &mut impl Listener<Event>) {
        if state.door_count > 0 || state.tokens() == 0 || state.complete {
            return;
        }
        match (1..state.tile_count).rev().find_map(|tile| self.place_for_a_door(state, tile)) {
            Some(door) => {
                place(state, door);
                let squares = self.door_squares(state, door.tile, door.cells);
                let facing = self.facing_of(state, door.tile, door.cells[0]);
                to.hear(Audience::Everyone, Event::DoorFound { tile: Tile(door.tile), squares, facing });
            }
            None => {
                state.complete = true;
                to.hear(Audience::Everyone, Event::DungeonComplete);
            }
        }
    }

    /// The first place of a tile for a door behind which something fits: its walls in the order of doors, each from its middle and
    /// then from one end to the other.
    fn place_for_a_door(&self, state: &State, tile: u8) -> Option<Door> {
        let shape = *self.shape(state.tile(tile));
        self.door_walls(state, tile).into_iter().find_map(|facing| {
            let Wall { start, length } = shape.walls[facing as usize];
            let middle = self.door_in(state, tile, facing, false)[0];
            let along = (start..start + length).map(|place| shape.gate(facing, place + 1));
            let doors = std::iter::once(middle).chain(along).map(|cell| Door { tile, cells: [cell; 2] });
            let mut fitting = doors.filter(|door| {
                self.door_is_free(state, tile, door.cells) && self.some_tile_fits(state, *door)
            });
            fitting.next()
        })
    }

    /// The door nearest to any dungeoneer, the oldest of equals.
    pub(crate) fn nearest_door(&self, state: &State) -> Option<usize> {
        let mut nearest: Option<(u8, usize)> = None;
        let mut look = |tile: u8, cells: Cells, steps: u8| {
            let before = |door: &Door| door.cells.iter().any(|&at| before_door(state, tile, at) & cells != 0);
            let door = state.closed().iter().position(|door| door.tile == tile && before(door));
            nearest = nearest.into_iter().chain(door.map(|door| (steps, door))).min();
            nearest.map_or(FURTHER, |(steps, _)| steps)
        };
        for figure in each_figure(state.dungeoneers()) {
            let from = state.spot(figure);
            let most = look(from.tile, bit(from.cell), 0);
            let look = |reached: Reached| look(reached.tile, reached.cells, reached.steps);
            state.wave(from, most, EVERY_TILE, Nothing, |_| Cells::MAX, look);
        }
        nearest.map(|(_, door)| door)
    }
}

/// A dungeoneer steps into the square of the door that it opens.
fn step_in(state: &mut State, figure: Figure, spot: Spot, to: &mut impl Listener<Event>) {
    let mut path = Path::from(state.square(state.spot(figure)));
    path.push(state.square(spot));
    state.move_to(figure, spot);
    let (dice, stopped) = (Default::default(), Some(Stop::Door));
    to.hear(Audience::Everyone, Event::Walked { figure, path, dice, stopped, left: state.steps });
}

/// Adds a door as the newest.
pub(crate) fn place(state: &mut State, door: Door) {
    state.doors[usize::from(state.door_count) % DOORS] = door;
    state.door_count += 1;
    state.tiles[usize::from(door.tile) % TILES].closed |= bit(door.cells[0]) | bit(door.cells[1]);
}

/// Takes a door away; the others keep their order.
fn take_away(state: &mut State, which: usize) {
    let count = usize::from(state.door_count).min(DOORS);
    let Door { tile, cells: [first, second] } = state.doors[which % DOORS];
    state.tiles[usize::from(tile) % TILES].closed &= !(bit(first) | bit(second));
    state.doors.copy_within(which + 1..count, which);
    state.doors[count - 1] = Door::default();
    state.door_count -= 1;
}
