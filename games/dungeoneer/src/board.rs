//! A tile's own little board: its squares as bits, with a ring around them for the squares of its doors.
//!
//! With the ring no tile has more than 64 squares, so that all of them are the bits of one number. Whatever touches is found by
//! shifting that number, as on a chess board.

use crate::square::Facing;
use undercroft_core::chance::nth_bit;

/// Squares of a tile and of its doors, one bit each, row by row from the north-west.
pub(crate) type Cells = u64;

/// The widest and longest that a tile may be.
pub(crate) const MOST: u8 = 8;
/// The most squares that its board may have.
pub(crate) const MOST_CELLS: u8 = Cells::BITS as u8;

/// The bit of a cell.
#[inline]
pub(crate) const fn bit(cell: u8) -> Cells {
    1 << (cell % MOST_CELLS)
}

/// The size of a board: a tile's, and one more on each side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Size {
    pub(crate) columns: u8,
    pub(crate) rows: u8,
}

impl Size {
    /// The board of a tile that is so wide and so high.
    pub(crate) const fn of_tile(width: u8, height: u8) -> Size {
        Size { columns: width + 2, rows: height + 2 }
    }

    /// The cell in a column and a row.
    #[inline]
    pub(crate) const fn cell(self, column: u8, row: u8) -> u8 {
        row * self.columns + column
    }

    /// The column and the row of a cell.
    #[inline]
    pub(crate) fn place(self, cell: u8) -> (u8, u8) {
        let columns = self.columns.max(1);
        (cell % columns, cell / columns)
    }

    /// The cells that touch these by an edge or a corner, these included. What is shifted out at one side of the ring comes in at
    /// the other side of it, and so never on a floor.
    #[inline]
    pub(crate) const fn spread(self, cells: Cells) -> Cells {
        let row = cells | cells << 1 | cells >> 1;
        row | row << (self.columns % MOST_CELLS) | row >> (self.columns % MOST_CELLS)
    }

    /// The cells around one, on a board without walls.
    #[inline]
    pub(crate) const fn around(self, cell: u8) -> Cells {
        self.spread(bit(cell)) & !bit(cell)
    }
}

/// Squares of a door on the board of one of its tiles, as cells of the board of the other: the first is the first on both.
#[inline]
pub(crate) const fn across(some: Cells, from: Cells, to: Cells) -> Cells {
    let (rest_from, rest_to) = (from & from.wrapping_sub(1), to & to.wrapping_sub(1));
    let first = if some & from & !rest_from != 0 { to & !rest_to } else { 0 };
    first | if some & rest_from != 0 { rest_to } else { 0 }
}

/// The cells of a set, in reading order.
#[inline]
pub(crate) fn each(mut cells: Cells) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let first = cells.trailing_zeros() as u8;
        let any = cells != 0;
        cells &= cells.wrapping_sub(1);
        any.then_some(first)
    })
}

/// The n-th cell of a set that has so many, counted from 0 in reading order.
#[inline]
pub(crate) fn nth(cells: Cells, n: usize) -> u8 {
    nth_bit(cells, n as u32) as u8
}

/// A tile as it lies, turned or turned over: its squares, its size and its four walls.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Shape {
    pub(crate) floor: Cells,
    pub(crate) width: u8,
    pub(crate) height: u8,
    /// The walls that a door can be in, clockwise from the north.
    pub(crate) walls: [Wall; 4],
}

/// The stretch of floor along one side of a tile's box, where doors can be: from which column or row on, and how long.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Wall {
    pub(crate) start: u8,
    pub(crate) length: u8,
}

impl Shape {
    /// A tile with floor where `is_floor` says so, by column and row counted from 0.
    pub(crate) fn new(width: u8, height: u8, is_floor: impl Fn(u8, u8) -> bool) -> Shape {
        let (mut floor, size) = (0, Size::of_tile(width, height));
        for (column, row) in (0..height).flat_map(|row| (0..width).map(move |column| (column, row))) {
            if is_floor(column, row) {
                floor |= bit(size.cell(column + 1, row + 1));
            }
        }
        let wall = |facing| {
            let along = |place: u8| match facing {
                Facing::North => is_floor(place, 0),
                Facing::South => is_floor(place, height - 1),
                Facing::West => is_floor(0, place),
                Facing::East => is_floor(width - 1, place),
            };
            let side = if matches!(facing, Facing::North | Facing::South) { width } else { height };
            let start = (0..side).find(|&place| along(place)).unwrap_or(0);
            let length = (start..side).take_while(|&place| along(place)).count() as u8;
            Wall { start, length }
        };
        Shape { floor, width, height, walls: Facing::ALL.map(wall) }
    }

    /// The size of its board.
    #[inline]
    pub(crate) const fn size(&self) -> Size {
        Size::of_tile(self.width, self.height)
    }

    /// The ring around it, where its doors are.
    pub(crate) fn ring(&self) -> Cells {
        let (size, last) = (self.size(), (self.width + 1, self.height + 1));
        let on_ring = |cell: &u8| {
            let (column, row) = size.place(*cell);
            column == 0 || row == 0 || column == last.0 || row == last.1
        };
        (0..size.columns * size.rows).filter(on_ring).fold(0, |ring, cell| ring | bit(cell))
    }

    pub(crate) fn is_floor(&self, column: u8, row: u8) -> bool {
        self.floor & bit(self.size().cell(column + 1, row + 1)) != 0
    }

    /// The same after a quarter turn clockwise.
    pub(crate) fn turned(&self) -> Shape {
        Shape::new(self.height, self.width, |column, row| self.is_floor(row, self.height - 1 - column))
    }

    /// The same turned over, left for right.
    pub(crate) fn mirrored(&self) -> Shape {
        Shape::new(self.width, self.height, |column, row| self.is_floor(self.width - 1 - column, row))
    }

    /// The cell outside a wall, by its column or row on the tile's own board.
    pub(crate) fn gate(&self, facing: Facing, place: u8) -> u8 {
        match facing {
            Facing::North => self.size().cell(place, 0),
            Facing::South => self.size().cell(place, self.height + 1),
            Facing::West => self.size().cell(0, place),
            Facing::East => self.size().cell(self.width + 1, place),
        }
    }

    /// The squares row by row: `#` is floor.
    pub(crate) fn rows(&self) -> Vec<String> {
        let row =
            |row| (0..self.width).map(|column| if self.is_floor(column, row) { '#' } else { ' ' }).collect();
        (0..self.height).map(row).collect()
    }
}
