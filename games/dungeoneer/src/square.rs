//! Squares of the board, and the directions from one to the next.
//!
//! The board is 200 squares wide and as high, and the dungeon begins in its middle. The standard tiles of the longest bag, laid
//! end to end, reach less than 80 squares from there in any direction, so no dungeon ever comes to an edge; a tile of
//! somebody's own that would is one that does not fit. No grid of it is kept: a state knows its tiles, and each tile its squares.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::fmt;

/// How many columns and rows the board has.
pub const SIDE: i16 = 200;

/// A square of the board. In JSON it is `[column, row]`, both from 1 to 200, the first row in the north and the first column
/// in the west.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "[u8; 2]"))]
pub struct Square {
    /// From north to south, counted from 0.
    pub(crate) row: u8,
    /// From west to east, counted from 0.
    pub(crate) column: u8,
}

impl Square {
    /// The square in this column and row, counted from 1, if the board has it.
    pub fn from_numbers(column: i64, row: i64) -> Option<Square> {
        Square::at((column - 1).try_into().ok()?, (row - 1).try_into().ok()?)
    }

    /// The same counted from 0.
    #[inline]
    pub(crate) fn at(column: i16, row: i16) -> Option<Square> {
        let inside = (0..SIDE).contains(&column) && (0..SIDE).contains(&row);
        inside.then_some(Square { row: row as u8, column: column as u8 })
    }

    /// The column, counted from 1 in the west.
    pub const fn column(self) -> usize {
        self.column as usize + 1
    }

    /// The row, counted from 1 in the north.
    pub const fn row(self) -> usize {
        self.row as usize + 1
    }

    /// The square so far in a direction, if the board goes on there.
    pub fn towards(self, direction: Direction, squares: i16) -> Option<Square> {
        let (across, down) = direction.step();
        Square::at(i16::from(self.column) + across * squares, i16::from(self.row) + down * squares)
    }

    /// How many steps lie between two squares where nothing else does.
    #[inline]
    pub(crate) fn distance(self, other: Square) -> u8 {
        self.column.abs_diff(other.column).max(self.row.abs_diff(other.row))
    }

    /// Whether two different squares touch by an edge or a corner.
    pub fn touches(self, other: Square) -> bool {
        self.distance(other) == 1
    }

    /// In which of eight directions another square lies, if in any.
    #[inline]
    pub(crate) fn direction_to(self, other: Square) -> Option<Direction> {
        let across = i16::from(other.column) - i16::from(self.column);
        let down = i16::from(other.row) - i16::from(self.row);
        if across != 0 && down != 0 && across.abs() != down.abs() {
            return None;
        }
        match (across.signum(), down.signum()) {
            (0, -1) => Some(Direction::North),
            (1, -1) => Some(Direction::NorthEast),
            (1, 0) => Some(Direction::East),
            (1, 1) => Some(Direction::SouthEast),
            (0, 1) => Some(Direction::South),
            (-1, 1) => Some(Direction::SouthWest),
            (-1, 0) => Some(Direction::West),
            (-1, -1) => Some(Direction::NorthWest),
            _ => None,
        }
    }

    /// The one of eight directions in which another square lies most nearly.
    pub(crate) fn bearing(self, other: Square) -> Direction {
        let across = i32::from(other.column) - i32::from(self.column);
        let down = i32::from(other.row) - i32::from(self.row);
        let along = |direction: &Direction| {
            let (right, below) = direction.step();
            let along = across * i32::from(right) + down * i32::from(below);
            // A diagonal step is about 17/12 of a straight one.
            if right != 0 && below != 0 { along * 12 } else { along * 17 }
        };
        Direction::ALL.into_iter().max_by_key(along).unwrap_or(Direction::North)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{}, {}]", self.column(), self.row())
    }
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        [self.column(), self.row()].serialize(to)
    }
}

impl<'de> Deserialize<'de> for Square {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Square, D::Error> {
        let [column, row] = <[i64; 2]>::deserialize(from)?;
        Square::from_numbers(column, row).ok_or_else(|| {
            D::Error::custom(format!("[{column}, {row}] is off the board; both are counted from 1 to {SIDE}"))
        })
    }
}

/// One of eight directions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Direction {
    North,
    NorthEast,
    East,
    SouthEast,
    South,
    SouthWest,
    West,
    NorthWest,
}

impl Direction {
    /// All, clockwise from the north.
    pub const ALL: [Direction; 8] = [
        Direction::North,
        Direction::NorthEast,
        Direction::East,
        Direction::SouthEast,
        Direction::South,
        Direction::SouthWest,
        Direction::West,
        Direction::NorthWest,
    ];

    /// One square of it, in columns and rows.
    pub(crate) const fn step(self) -> (i16, i16) {
        match self {
            Direction::North => (0, -1),
            Direction::NorthEast => (1, -1),
            Direction::East => (1, 0),
            Direction::SouthEast => (1, 1),
            Direction::South => (0, 1),
            Direction::SouthWest => (-1, 1),
            Direction::West => (-1, 0),
            Direction::NorthWest => (-1, -1),
        }
    }
}

/// One of the four walls of a tile, or the way somebody walks through one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Facing {
    #[default]
    North,
    East,
    South,
    West,
}

impl Facing {
    /// All, clockwise from the north.
    pub const ALL: [Facing; 4] = [Facing::North, Facing::East, Facing::South, Facing::West];

    /// After so many quarter turns clockwise.
    #[inline]
    pub(crate) const fn turned(self, quarters: usize) -> Facing {
        Facing::ALL[(self as usize + quarters) % 4]
    }

    /// How many quarter turns clockwise lead from another to this one.
    #[inline]
    pub(crate) const fn quarters_from(self, other: Facing) -> usize {
        (self as usize + 4 - other as usize) % 4
    }

    /// As a direction.
    pub const fn direction(self) -> Direction {
        Direction::ALL[2 * self as usize]
    }
}
