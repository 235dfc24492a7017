//! Squares of the great board, and the cells of tiles' own little boards that they are.

use crate::board::bit;
use crate::square::Square;
use crate::state::{Spot, State};

impl State {
    /// The square on the great board.
    #[inline]
    pub(crate) fn square(&self, spot: Spot) -> Square {
        let laid = self.tile(spot.tile);
        let (column, row) = laid.size.place(spot.cell);
        Square { row: laid.row + row, column: laid.column + column }
    }

    /// The cell of a tile's own board that a square is, if it is on that board.
    #[inline]
    pub(crate) fn cell_on(&self, tile: u8, square: Square) -> Option<u8> {
        let laid = self.tile(tile);
        let (column, row) = (square.column.checked_sub(laid.column)?, square.row.checked_sub(laid.row)?);
        (column < laid.size.columns && row < laid.size.rows).then(|| laid.size.cell(column, row))
    }

    /// Where a square is: floor, an open door, or a door that is to be opened.
    pub(crate) fn find(&self, square: Square) -> Option<Spot> {
        let is_at = |tile: u8| -> Option<Spot> {
            let cell = self.cell_on(tile, square)?;
            let laid = self.tile(tile);
            ((laid.own() | laid.closed) & bit(cell) != 0).then_some(Spot { tile, cell })
        };
        // Whoever acts is mostly near, and so is the newest tile.
        let near = self.acting.map(|figure| self.spot(figure).tile);
        near.and_then(is_at).or_else(|| (0..self.tile_count).rev().find_map(is_at))
    }
}
