//! Sets of squares all over the dungeon, tile by tile. Every square is in a set once: that of an open door with the tile that
//! the door leads out of.

use crate::board::{self, Cells, bit};
use crate::ids::TILES;
use crate::state::{Spot, bits};

/// A set of squares of floor and of open doors.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Region {
    cells: [Cells; TILES],
    /// The tiles that may have anything in the set, one bit each. No other has.
    tiles: u16,
}

impl Region {
    pub(crate) const NONE: Region = Region { cells: [0; TILES], tiles: 0 };

    /// One square.
    #[inline]
    pub(crate) fn only(spot: Spot) -> Region {
        let mut region = Region::NONE;
        region.add(spot);
        region
    }

    #[inline]
    pub(crate) fn on(&self, tile: u8) -> Cells {
        self.cells[usize::from(tile) % TILES]
    }

    /// The tiles that may have anything in the set, each with its part of it.
    #[inline]
    pub(crate) fn parts(&self) -> impl Iterator<Item = (u8, Cells)> + '_ {
        bits(self.tiles.into()).map(|tile| (tile as u8, self.cells[tile % TILES]))
    }

    #[inline]
    pub(crate) fn has(&self, spot: Spot) -> bool {
        self.on(spot.tile) & bit(spot.cell) != 0
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.parts().all(|(_, cells)| cells == 0)
    }

    /// The tiles that may have anything in the set, one bit each.
    #[inline]
    pub(crate) fn tiles(&self) -> u16 {
        self.tiles
    }

    /// How many squares there are.
    #[inline]
    pub(crate) fn count(&self) -> usize {
        self.parts().map(|(_, cells)| cells.count_ones() as usize).sum()
    }

    #[inline]
    pub(crate) fn add(&mut self, spot: Spot) {
        self.add_on(spot.tile, bit(spot.cell));
    }

    /// Adds squares of one tile.
    #[inline]
    pub(crate) fn add_on(&mut self, tile: u8, cells: Cells) {
        self.cells[usize::from(tile) % TILES] |= cells;
        self.tiles |= 1 << (tile % TILES as u8);
    }

    /// Changes the part of each tile that has any.
    #[inline]
    pub(crate) fn change(&mut self, mut of_tile: impl FnMut(u8, Cells) -> Cells) {
        for tile in bits(self.tiles.into()) {
            self.cells[tile % TILES] = of_tile(tile as u8, self.cells[tile % TILES]);
        }
    }

    /// Takes those away that are in the other set.
    #[inline]
    pub(crate) fn remove(&mut self, other: &Region) {
        if self.tiles & other.tiles != 0 {
            self.change(|tile, cells| cells & !other.on(tile));
        }
    }

    /// Keeps those alone that are also in the other set.
    #[inline]
    pub(crate) fn keep(&mut self, other: &Region) {
        self.change(|tile, cells| cells & other.on(tile));
    }

    /// The squares one by one: the tiles as they were laid, each in reading order.
    pub(crate) fn spots(&self) -> impl Iterator<Item = Spot> + '_ {
        self.parts().flat_map(|(tile, cells)| board::each(cells).map(move |cell| Spot { tile, cell }))
    }

    /// The n-th of these, counted from 0. There must be so many.
    #[inline]
    pub(crate) fn nth(&self, mut n: usize) -> Spot {
        for (tile, cells) in self.parts() {
            let here = cells.count_ones() as usize;
            if n < here {
                return Spot { tile, cell: board::nth(cells, n) };
            }
            n -= here;
        }
        Spot::default()
    }
}
