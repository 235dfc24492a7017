//! Exploration: tokens, and how a tile is fitted to a door.

use crate::Dungeoneer;
use crate::board::{self, Shape, bit};
use crate::cards::{Form, TileCard};
use crate::event::{DoorSquares, Event};
use crate::ids::{TILES, Tile, TileKind};
use crate::square::{Facing, SIDE, Square};
use crate::state::{Door, KINDS, Laid, State};
use undercroft_core::chance::{below, draw_counted};
use undercroft_core::{Audience, Listener, Rng};

/// A way to lay a tile: by which of its walls it is entered, before it is turned, and whether it is turned over first.
type Way = (Facing, bool);

/// A kind of tile, ready to be laid.
#[derive(Clone, Debug)]
pub(crate) struct TilePlan {
    pub(crate) card: TileCard,
    /// By quarter turns clockwise, and 4 more where it is turned over.
    pub(crate) shapes: [Shape; 8],
}

impl TilePlan {
    pub(crate) fn new(card: &TileCard) -> TilePlan {
        let drawn = drawn(card.form);
        let mut shapes = [drawn; 8];
        shapes[4] = drawn.mirrored();
        for quarter in [1, 2, 3, 5, 6, 7] {
            shapes[quarter] = shapes[quarter - 1].turned();
        }
        TilePlan { card: card.clone(), shapes }
    }

    /// The ways to lay it in the order in which they are tried: by its usual entry (a short end, the foot of a T, a corner with
    /// the hand that the coin says), then by the other hand, then by its other walls.
    fn ways(&self, coin: bool) -> &'static [Way] {
        use Facing::{East, North, South, West};
        match (self.card.form, coin) {
            (Form::Straight { width, length }, _) if width == length => &[(South, false)],
            (Form::Straight { .. }, _) => &[(South, false), (West, false)],
            (Form::Corner { .. }, false) => &[(South, false), (South, true), (North, false), (North, true)],
            (Form::Corner { .. }, true) => &[(South, true), (South, false), (North, true), (North, false)],
            (Form::Junction { .. }, _) => &[(South, false), (East, false), (West, false), (North, false)],
        }
    }

    /// The walls that get doors, in order, as quarter turns clockwise from the way one walks in: opposite, right, left. On a
    /// corner the far end comes first, then what is straight ahead; on a T-junction the right arm, the left one and the middle.
    pub(crate) fn walls_in_order(&self, entered_by: Facing, mirrored: bool) -> [usize; 3] {
        const AHEAD: usize = 0;
        const RIGHT: usize = 1;
        const LEFT: usize = 3;
        match (self.card.form, entered_by) {
            (Form::Corner { .. }, Facing::South) if mirrored => [LEFT, AHEAD, RIGHT],
            (Form::Corner { .. }, Facing::South) => [RIGHT, AHEAD, LEFT],
            (Form::Junction { .. }, Facing::South) => [RIGHT, LEFT, AHEAD],
            _ => [AHEAD, RIGHT, LEFT],
        }
    }

    /// Whether there is room for one abreast, so that every door is a single one.
    pub(crate) fn is_narrow(&self) -> bool {
        matches!(self.card.form, Form::Straight { width: 1, .. })
    }
}

/// A tile as one walks in from below.
fn drawn(form: Form) -> Shape {
    match form {
        Form::Straight { width, length } => Shape::new(width, length, |_, _| true),
        Form::Corner { width, size } => Shape::new(size, size, |column, row| column < width || row < width),
        Form::Junction { width, span, depth } => {
            let foot = (span - width) / 2;
            Shape::new(span, depth, |column, row| row < width || (foot..foot + width).contains(&column))
        }
    }
}

/// Whether who walks this way has greater columns or rows to the right.
pub(crate) fn right_is_greater(heading: Facing) -> bool {
    matches!(heading, Facing::North | Facing::East)
}

impl Dungeoneer {
    pub(crate) fn plan(&self, kind: u8) -> &TilePlan {
        &self.tiles[usize::from(kind) % self.tiles.len()]
    }

    pub(crate) fn shape(&self, laid: &Laid) -> &Shape {
        &self.plan(laid.kind).shapes[usize::from(laid.turned) % 8]
    }

    /// The wall by which a tile is entered, before it was turned.
    pub(crate) fn entered_by(laid: &Laid) -> Facing {
        Facing::ALL[usize::from(laid.heading) % 4].turned(2 + 4 - usize::from(laid.turned) % 4)
    }

    /// The wall of its tile that a door is in.
    pub(crate) fn facing_of(&self, state: &State, tile: u8, cell: u8) -> Facing {
        let size = state.tile(tile).size;
        match size.place(cell) {
            (_, 0) => Facing::North,
            (0, _) => Facing::West,
            (_, row) if row == size.rows - 1 => Facing::South,
            _ => Facing::East,
        }
    }

    pub(crate) fn door_squares(&self, state: &State, tile: u8, cells: [u8; 2]) -> DoorSquares {
        let [first, second] = cells.map(|cell| state.square(crate::state::Spot { tile, cell }));
        DoorSquares { first, second: (first != second).then_some(second) }
    }

    /// Draws tokens until the tile of one fits behind the door; those that do not fit go back. Nothing where none fits.
    pub(crate) fn draw_a_tile(
        &self,
        state: &mut State,
        door: Door,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) -> Option<Laid> {
        let mut untried = state.bag;
        while untried.iter().any(|&tokens| tokens > 0) {
            let kind = draw_counted(chance, &mut untried);
            untried[kind] = 0;
            let is_corner = matches!(self.plan(kind as u8).card.form, Form::Corner { .. });
            let coin = is_corner && below(chance, 2) == 1;
            let laid = self.fit(state, door, kind as u8, coin);
            to.hear(
                Audience::Everyone,
                Event::TokenDrawn { kind: TileKind(kind as u8), fits: laid.is_some() },
            );
            if laid.is_some() {
                state.bag[kind] -= 1;
                return laid;
            }
        }
        None
    }

    /// Whether any token's tile would fit behind a door.
    pub(crate) fn some_tile_fits(&self, state: &State, door: Door) -> bool {
        (0..self.tiles.len().min(KINDS)).any(|kind| {
            state.bag[kind] > 0
                && [false, true].into_iter().any(|coin| self.fit(state, door, kind as u8, coin).is_some())
        })
    }

    /// Puts a tile on the board, and joins it to the one it is entered from.
    pub(crate) fn lay(&self, state: &mut State, laid: Laid, to: &mut impl Listener<Event>) -> u8 {
        let tile = state.tile_count;
        state.tiles[usize::from(tile) % TILES] = laid;
        state.tile_count += 1;
        if tile > 0 {
            let parent = &mut state.tiles[usize::from(laid.parent) % TILES];
            let way_out = bit(laid.entry[0]) | bit(laid.entry[1]);
            parent.crowded |= parent.size.spread(way_out) & parent.doors != 0;
            parent.doors |= way_out;
            parent.beside |= 1 << tile;
            let laid = &mut state.tiles[usize::from(tile) % TILES];
            (laid.way_out, laid.doors, laid.beside) = (way_out, laid.way_in, 1 << laid.parent);
        }
        let last = state.tokens() == 0;
        if last && tile > 1 {
            state.last_tile = Some(tile);
        }
        to.hear(
            Audience::Everyone,
            Event::TileLaid {
                tile: Tile(tile),
                kind: TileKind(laid.kind),
                corner: corner_of(&laid),
                heading: Facing::ALL[usize::from(laid.heading) % 4],
                mirrored: laid.turned >= 4,
                last: last && tile > 1,
            },
        );
        tile
    }

    /// Where the tile of a kind would lie behind a door: in the first way that fits, centred on the door, or else shifted.
    pub(crate) fn fit(&self, state: &State, door: Door, kind: u8, coin: bool) -> Option<Laid> {
        if usize::from(state.tile_count) >= TILES {
            return None;
        }
        let plan = self.plan(kind);
        plan.ways(coin).iter().find_map(|&way| self.fit_in_this_way(state, door, kind, way))
    }

    fn fit_in_this_way(&self, state: &State, door: Door, kind: u8, (by, mirrored): Way) -> Option<Laid> {
        let heading = self.facing_of(state, door.tile, door.cells[0]);
        let entry_wall = heading.turned(2);
        let turned = entry_wall.quarters_from(by) + if mirrored { 4 } else { 0 };
        let shape = &self.plan(kind).shapes[turned];
        let wall = shape.walls[entry_wall as usize];
        let squares = self.door_squares(state, door.tile, door.cells);
        let sideways = matches!(heading, Facing::North | Facing::South);
        let along = |square: Square| i16::from(if sideways { square.column } else { square.row });
        let across = i16::from(if sideways { squares.first.row } else { squares.first.column });
        let (from, wide) =
            squares.iter().fold((i16::MAX, 0), |(from, wide), at| (from.min(along(at)), wide + 1));
        let (start, length) = (i16::from(wall.start), i16::from(wall.length));
        let centred = (length - wide).div_euclid(2);
        let (middle, right) = match right_is_greater(heading) {
            true => (from - start - centred, 1),
            false => (from + wide + centred - start - length, -1),
        };
        let touches = |low: i16| {
            let inside =
                (from..from + wide).filter(|at| (low + start..low + start + length).contains(at)).count();
            inside == wide as usize || (length == 1 && inside == 1)
        };
        let shifts = (0..=2 * i16::from(board::MOST))
            .map(|n| if n % 2 == 1 { (n + 1) / 2 * right } else { -(n / 2) * right });
        let low = shifts.map(|shift| middle + shift).filter(|&low| touches(low)).find_map(|low| {
            let (width, height) = (i16::from(shape.width), i16::from(shape.height));
            let (column, row) = match heading {
                Facing::North => (low, across - height),
                Facing::South => (low, across + 1),
                Facing::East => (across + 1, low),
                Facing::West => (across - width, low),
            };
            self.is_free(state, shape, column, row).then_some((column, row))
        });
        let (column, row) = low?;
        let mut laid = Laid {
            floor: shape.floor,
            size: shape.size(),
            kind,
            turned: turned as u8,
            heading: heading as u8,
            column: (column - 1) as u8,
            row: (row - 1) as u8,
            parent: door.tile,
            entry: door.cells,
            ..Laid::default()
        };
        for square in squares.iter() {
            laid.way_in |= bit(laid.size.cell(square.column - laid.column, square.row - laid.row));
        }
        Some(laid)
    }

    /// Whether a tile with this corner would lie on the board, and over no tile and no door.
    pub(crate) fn is_free(&self, state: &State, shape: &Shape, column: i16, row: i16) -> bool {
        let (right, bottom) = (column + i16::from(shape.width), row + i16::from(shape.height));
        if column < 1 || row < 1 || right >= SIDE || bottom >= SIDE {
            return false;
        }
        let taken = |tile: u8, laid: &Laid| {
            let (left, top) = (i16::from(laid.column), i16::from(laid.row));
            let (wide, high) = (i16::from(laid.size.columns), i16::from(laid.size.rows));
            if left >= right || left + wide <= column || top >= bottom || top + high <= row {
                return false;
            }
            let closed = state.closed().iter().filter(|door| door.tile == tile);
            let doors = closed.fold(0, |doors, door| doors | bit(door.cells[0]) | bit(door.cells[1]));
            board::each(laid.own() | doors).any(|cell| {
                let (across, down) = laid.size.place(cell);
                let (across, down) = (left + i16::from(across) - column, top + i16::from(down) - row);
                (0..i16::from(shape.width)).contains(&across)
                    && (0..i16::from(shape.height)).contains(&down)
                    && shape.is_floor(across as u8, down as u8)
            })
        };
        !(0u8..).zip(state.laid()).any(|(tile, laid)| taken(tile, laid))
    }
}

/// The north-western corner of a tile's box.
pub(crate) fn corner_of(laid: &Laid) -> Square {
    Square { column: laid.column + 1, row: laid.row + 1 }
}
