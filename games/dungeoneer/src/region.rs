//! Sets of squares all over the dungeon, and what is next to what.
//!
//! Adjacent are squares that touch by an edge or a corner on one tile. The square of an open door is adjacent to the touching
//! squares of the two tiles it joins and to its twin. Nothing else is: there is no way through walls, also where tiles lie flush.
//! So every set is kept tile by tile, and the square of an open door is in it twice, once for each of its tiles.

use crate::board::{self, Cells, bit};
use crate::ids::TILES;
use crate::square::{Direction, Square};
use crate::state::{Laid, Spot, State, bits};

/// A set of squares of floor and of open doors.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Region {
    cells: [Cells; TILES],
    /// The tiles with anything in the set, one bit each; there may be others among them.
    tiles: u16,
}

impl Region {
    pub(crate) const NONE: Region = Region { cells: [0; TILES], tiles: 0 };

    #[inline]
    pub(crate) fn on(&self, tile: u8) -> Cells {
        self.cells[usize::from(tile) % TILES]
    }

    #[inline]
    pub(crate) fn has(&self, spot: Spot) -> bool {
        self.on(spot.tile) & bit(spot.cell) != 0
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        bits(self.tiles.into()).all(|tile| self.cells[tile] == 0)
    }

    #[inline]
    pub(crate) fn add(&mut self, tile: u8, cells: Cells) {
        self.cells[usize::from(tile) % TILES] |= cells;
        self.tiles |= u16::from(cells != 0) << (tile % TILES as u8);
    }

    #[inline]
    pub(crate) fn union(&self, other: &Region) -> Region {
        let mut all = *self;
        all.add_all(other);
        all
    }

    /// Takes those away that are in the other set.
    #[inline]
    pub(crate) fn remove(&mut self, other: &Region) {
        for tile in bits((self.tiles & other.tiles).into()) {
            self.cells[tile] &= !other.cells[tile];
        }
    }

    /// Adds those of the other set.
    #[inline]
    pub(crate) fn add_all(&mut self, other: &Region) {
        for tile in bits(other.tiles.into()) {
            self.cells[tile] |= other.cells[tile];
        }
        self.tiles |= other.tiles;
    }

    /// Those that are also in the other set.
    #[inline]
    pub(crate) fn and(&self, other: &Region) -> Region {
        let mut both = Region::NONE;
        for tile in bits((self.tiles & other.tiles).into()) {
            both.add(tile as u8, self.cells[tile] & other.cells[tile]);
        }
        both
    }

    /// Those that are not in the other set.
    #[inline]
    pub(crate) fn without(&self, other: &Region) -> Region {
        let mut rest = *self;
        rest.remove(other);
        rest
    }
}

impl State {
    #[inline]
    pub(crate) fn tile(&self, tile: u8) -> &Laid {
        &self.tiles[usize::from(tile) % TILES]
    }

    /// The tile that the open door at a cell of another's ring leads to, and the cell there.
    #[inline]
    pub(crate) fn beyond(&self, spot: Spot) -> Option<Spot> {
        if self.tile(spot.tile).floor & bit(spot.cell) != 0 {
            return None;
        }
        let (tile, laid) = (1..)
            .zip(&self.laid()[1..])
            .find(|(_, laid)| laid.parent == spot.tile && laid.entry.contains(&spot.cell))?;
        Some(Spot { tile, cell: laid.inner[usize::from(laid.entry[0] != spot.cell)] })
    }

    /// A square with all that is the same square: that of an open door is on two tiles.
    #[inline]
    pub(crate) fn region(&self, spot: Spot) -> Region {
        let mut region = Region::NONE;
        region.add(spot.tile, bit(spot.cell));
        if let Some(other) = self.beyond(spot) {
            region.add(other.tile, bit(other.cell));
        }
        region
    }

    /// Adds a square to a set.
    #[inline]
    pub(crate) fn mark(&self, region: &mut Region, spot: Spot) {
        region.add(spot.tile, bit(spot.cell));
        if let Some(other) = self.beyond(spot) {
            region.add(other.tile, bit(other.cell));
        }
    }

    /// Has the squares of open doors on both their tiles.
    #[inline]
    fn join(&self, region: &mut Region, near: u16) {
        for (tile, laid) in (1u8..).zip(&self.laid()[1..]) {
            if near & (1 << tile | 1 << laid.parent) == 0 {
                continue;
            }
            for (outer, inner) in laid.entry.into_iter().zip(laid.inner) {
                let there = region.on(laid.parent) & bit(outer)
                    | u128::from(region.on(tile) & bit(inner) != 0) << outer;
                if there != 0 {
                    region.add(laid.parent, bit(outer));
                    region.add(tile, bit(inner));
                }
            }
        }
    }

    /// The same with the squares of open doors on both their tiles.
    pub(crate) fn on_both_tiles(&self, mut region: Region) -> Region {
        let near = region.tiles;
        self.join(&mut region, near);
        region
    }

    /// All squares that are adjacent to one of these, these included.
    #[inline]
    pub(crate) fn spread(&self, region: &Region) -> Region {
        let mut next = *region;
        let mut at_gates = 0;
        for tile in bits(region.tiles.into()) {
            let (cells, laid) = (region.cells[tile], &self.tiles[tile]);
            let (inside, gates) = (cells & laid.floor, cells & laid.gates);
            let mut reached = board::spread(inside) & (laid.floor | laid.gates);
            if gates != 0 {
                reached |= board::spread(gates) & laid.floor;
            }
            next.cells[tile] |= reached;
            if (next.cells[tile] & laid.gates) != 0 {
                at_gates |= 1 << tile;
            }
        }
        if at_gates != 0 {
            self.twins(region, &mut next);
            self.join(&mut next, at_gates);
        }
        next
    }

    /// The two squares of a double door are adjacent.
    #[inline]
    fn twins(&self, region: &Region, next: &mut Region) {
        for laid in &self.laid()[1..] {
            let both = bit(laid.entry[0]) | bit(laid.entry[1]);
            if region.on(laid.parent) & both != 0 {
                next.add(laid.parent, both);
            }
        }
    }

    /// The squares adjacent to one square, without it.
    pub(crate) fn around(&self, spot: Spot) -> Region {
        let here = self.region(spot);
        self.spread(&here).without(&here)
    }

    /// The tiles that a square is on: one, or the two that an open door joins.
    pub(crate) fn tiles_of(&self, spot: Spot) -> u16 {
        1 << spot.tile | self.beyond(spot).map_or(0, |other| 1 << other.tile)
    }

    /// All squares of floor and of open doors.
    pub(crate) fn everywhere(&self) -> Region {
        let mut all = Region::NONE;
        for (tile, laid) in (0u8..).zip(self.laid()) {
            all.add(tile, laid.floor | laid.gates);
        }
        all
    }

    /// The squares of a set one by one: the tiles as they were laid, each in reading order, doors with the tile they lead out of.
    pub(crate) fn spots(&self, region: &Region) -> impl Iterator<Item = Spot> + use<'_> {
        let region = *region;
        bits(region.tiles.into()).flat_map(move |tile| {
            let laid = &self.tiles[tile];
            // The door one comes through is told with the tile one comes from.
            let own = if tile == 0 { 0 } else { bit(laid.inner[0]) | bit(laid.inner[1]) };
            board::each(region.cells[tile] & !own).map(move |cell| Spot { tile: tile as u8, cell })
        })
    }

    /// The square on the great board.
    #[inline]
    pub(crate) fn square(&self, spot: Spot) -> Square {
        let laid = self.tile(spot.tile);
        let (column, row) = (spot.cell % board::WIDTH, spot.cell / board::WIDTH);
        Square { row: laid.row + row, column: laid.column + column }
    }

    /// The cell of a tile's own board that a square is, if it is on that board.
    pub(crate) fn cell_on(&self, tile: u8, square: Square) -> Option<u8> {
        let laid = self.tile(tile);
        let (column, row) = (square.column.checked_sub(laid.column)?, square.row.checked_sub(laid.row)?);
        (column < board::WIDTH && row < board::WIDTH).then(|| board::cell(column, row))
    }

    /// Where a square is: floor, an open door, or a door that is to be opened.
    pub(crate) fn find(&self, square: Square) -> Option<Spot> {
        let is_at = |tile: u8| -> Option<Spot> {
            let cell = self.cell_on(tile, square)?;
            let laid = self.tile(tile);
            let own = if tile == 0 { 0 } else { bit(laid.inner[0]) | bit(laid.inner[1]) };
            let closed = self.closed().iter().any(|door| door.tile == tile && door.cells.contains(&cell));
            (closed || (laid.floor | laid.gates & !own) & bit(cell) != 0).then_some(Spot { tile, cell })
        };
        (0..self.tile_count).find_map(is_at)
    }

    /// The adjacent square in a direction.
    pub(crate) fn step(&self, spot: Spot, direction: Direction) -> Option<Spot> {
        let inner = self.beyond(spot);
        let twins = inner.map_or(0, |inner| {
            let entry = self.tile(inner.tile).entry;
            bit(entry[0]) | bit(entry[1])
        });
        self.step_on(spot, direction, twins).or_else(|| self.step_on(inner?, direction, 0))
    }

    /// The adjacent square in a direction on one tile's board: from floor to floor or a door, from a door to floor or its twin.
    #[inline]
    fn step_on(&self, spot: Spot, direction: Direction, twins: Cells) -> Option<Spot> {
        let (across, down) = direction.step();
        let (column, row) =
            (i16::from(spot.cell % board::WIDTH) + across, i16::from(spot.cell / board::WIDTH) + down);
        let board = 0..i16::from(board::WIDTH);
        if !board.contains(&column) || !board.contains(&row) {
            return None;
        }
        let (laid, next) = (self.tile(spot.tile), board::cell(column as u8, row as u8));
        let from_floor = laid.floor & bit(spot.cell) != 0;
        let open = laid.floor | if from_floor { laid.gates } else { twins };
        (open & bit(next) != 0).then(|| self.outer(Spot { tile: spot.tile, cell: next }))
    }

    /// The same square as a cell of the tile that a door leads out of.
    pub(crate) fn outer(&self, spot: Spot) -> Spot {
        let laid = self.tile(spot.tile);
        match laid.inner.iter().position(|&cell| cell == spot.cell) {
            Some(which) if spot.tile > 0 => Spot { tile: laid.parent, cell: laid.entry[which] },
            _ => spot,
        }
    }
}
