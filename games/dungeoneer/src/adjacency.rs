//! What is next to what.
//!
//! Adjacent are squares that touch by an edge or a corner on one tile. The square of an open door is adjacent to the touching
//! squares of the two tiles it joins and to its twin. Nothing else is: there is no way through walls, also where tiles lie flush.

use crate::board::{self, Cells, bit};
use crate::ids::TILES;
use crate::region::Region;
use crate::square::Direction;
use crate::state::{Laid, Spot, State, bits};

/// The squares next to one square. They are on the tile it is on and, through a door, on one more.
#[derive(Clone, Copy)]
pub(crate) struct Around {
    here: (u8, Cells),
    beyond: (u8, Cells),
}

impl Around {
    /// Tile by tile.
    #[inline]
    pub(crate) fn parts(&self) -> [(u8, Cells); 2] {
        [self.here, self.beyond]
    }

    /// The same without a square.
    #[inline]
    pub(crate) fn but(self, spot: Spot) -> Around {
        let without = |(tile, cells): (u8, Cells)| match tile == spot.tile {
            true => (tile, cells & !bit(spot.cell)),
            false => (tile, cells),
        };
        Around { here: without(self.here), beyond: without(self.beyond) }
    }

    #[inline]
    pub(crate) fn has(&self, spot: Spot) -> bool {
        let on = |(tile, cells): (u8, Cells)| tile == spot.tile && cells & bit(spot.cell) != 0;
        on(self.here) || on(self.beyond)
    }
}

/// An open door of a tile: its squares on the tile's own board and on the board of the tile beyond.
pub(crate) struct Doorway {
    pub(crate) here: Cells,
    pub(crate) tile: u8,
    pub(crate) there: Cells,
}

impl Doorway {
    /// Some of its squares here, as they are beyond.
    #[inline]
    pub(crate) fn beyond(&self, here: Cells) -> Cells {
        board::across(here, self.here, self.there)
    }

    /// Some of its squares beyond, as they are here.
    #[inline]
    pub(crate) fn back(&self, there: Cells) -> Cells {
        board::across(there, self.there, self.here)
    }
}

impl Region {
    #[inline]
    pub(crate) fn add_around(&mut self, around: Around) {
        self.add_on(around.here.0, around.here.1);
        self.add_on(around.beyond.0, around.beyond.1);
    }
}

impl Laid {
    /// The squares that are the tile's own: its floor, and the open doors that lead out of it.
    #[inline]
    pub(crate) fn own(&self) -> Cells {
        self.floor | self.doors & !self.way_in
    }

    /// Those squares of the way out that are the same as some of the way in.
    #[inline]
    pub(crate) fn outside(&self, inner: Cells) -> Cells {
        board::across(inner, self.way_in, self.way_out)
    }

    /// Those squares of the way in that are the same as some of the way out.
    #[inline]
    fn inside(&self, outer: Cells) -> Cells {
        board::across(outer, self.way_out, self.way_in)
    }
}

impl State {
    #[inline]
    pub(crate) fn tile(&self, tile: u8) -> &Laid {
        &self.tiles[usize::from(tile) % TILES]
    }

    /// The tiles behind the open doors of a tile on which some of its squares are.
    #[inline]
    fn behind(&self, laid: &Laid, doors: Cells) -> impl Iterator<Item = (u8, &Laid)> + '_ {
        let there = move |tile: usize| (tile as u8, &self.tiles[tile % TILES]);
        bits((laid.beside & !(1 << laid.parent)).into())
            .map(there)
            .filter(move |(_, child)| child.way_out & doors != 0)
    }

    /// The square of an open door as a cell of the tile that the door leads to.
    #[inline]
    pub(crate) fn beyond(&self, spot: Spot) -> Option<Spot> {
        let laid = self.tile(spot.tile);
        if laid.doors & bit(spot.cell) == 0 {
            return None;
        }
        let (tile, child) = self.behind(laid, bit(spot.cell)).next()?;
        Some(Spot { tile, cell: child.inside(bit(spot.cell)).trailing_zeros() as u8 })
    }

    /// A square on the board of a tile, if it is there: that of an open door is on two.
    #[inline]
    pub(crate) fn on_board(&self, spot: Spot) -> impl Fn(u8) -> Cells + use<> {
        let beyond = self.beyond(spot).unwrap_or(spot);
        move |tile| match tile {
            _ if tile == spot.tile => bit(spot.cell),
            _ if tile == beyond.tile => bit(beyond.cell),
            _ => 0,
        }
    }

    /// The squares next to one square.
    #[inline]
    pub(crate) fn around(&self, spot: Spot) -> Around {
        let (laid, here) = (self.tile(spot.tile), bit(spot.cell));
        let touched = laid.size.around(spot.cell);
        if laid.floor & here != 0 {
            let here = (spot.tile, touched & laid.own());
            let entrance = touched & laid.way_in;
            let beyond = if entrance == 0 { 0 } else { laid.outside(entrance) };
            return Around { here, beyond: (laid.parent, beyond) };
        }
        match self.behind(laid, here).next() {
            Some((tile, child)) => Around {
                here: (spot.tile, touched & laid.floor | child.way_out & !here),
                beyond: (tile, child.size.spread(child.inside(here)) & child.floor),
            },
            None => Around { here: (spot.tile, 0), beyond: (spot.tile, 0) },
        }
    }

    /// The open doors of a tile.
    #[inline]
    pub(crate) fn doorways<'a>(&'a self, laid: &'a Laid) -> impl Iterator<Item = Doorway> + 'a {
        bits(laid.beside.into()).map(|tile| self.doorway(laid, tile as u8))
    }

    /// The open door between a tile and one beside it.
    #[inline]
    pub(crate) fn doorway(&self, laid: &Laid, tile: u8) -> Doorway {
        let (here, there) = match tile == laid.parent {
            true => (laid.way_in, laid.way_out),
            false => (self.tile(tile).way_out, self.tile(tile).way_in),
        };
        Doorway { here, tile, there }
    }

    /// These squares of a tile's board and all that are adjacent to one of them there.
    #[inline]
    pub(crate) fn touching(&self, laid: &Laid, cells: Cells) -> Cells {
        match laid.crowded && cells & laid.doors != 0 {
            true => self.touching_between_doors(laid, cells),
            false => laid.size.spread(cells) & (laid.floor | laid.doors),
        }
    }

    /// The same where squares of different doors touch: those are not adjacent.
    #[cold]
    fn touching_between_doors(&self, laid: &Laid, cells: Cells) -> Cells {
        let doors = cells & laid.doors;
        let touched = self.doorways(laid).filter(|door| door.here & doors != 0);
        let twins = touched.fold(0, |all, door| all | door.here);
        let from_doors = laid.size.spread(doors) & laid.floor | twins;
        laid.size.spread(cells & laid.floor) & (laid.floor | laid.doors) | from_doors
    }

    /// Tells tile by tile all that is adjacent to squares of one tile.
    #[inline]
    pub(crate) fn each_next_to(&self, tile: u8, cells: Cells, to: &mut impl FnMut(u8, Cells)) {
        let laid = self.tile(tile);
        let touched = laid.size.spread(cells & laid.floor);
        to(tile, touched & laid.own());
        let entrance = touched & laid.way_in;
        if entrance != 0 {
            to(laid.parent, laid.outside(entrance));
        }
        let doors = cells & laid.doors;
        if doors != 0 {
            let mut here = laid.size.spread(doors) & laid.floor;
            for (behind, child) in self.behind(laid, doors) {
                here |= child.way_out;
                to(behind, child.size.spread(child.inside(doors)) & child.floor);
            }
            to(tile, here);
        }
    }

    /// These squares and all that are adjacent to one of them.
    pub(crate) fn spread(&self, region: &Region) -> Region {
        let mut all = *region;
        for (tile, cells) in region.parts() {
            self.each_next_to(tile, cells, &mut |tile, cells| all.add_on(tile, cells));
        }
        all
    }

    /// The tiles that a square is on: one, or the two that an open door joins.
    #[inline]
    pub(crate) fn tiles_of(&self, spot: Spot) -> u16 {
        1 << spot.tile | self.beyond(spot).map_or(0, |other| 1 << other.tile)
    }

    /// All squares of a tile and of its open doors.
    pub(crate) fn add_tile(&self, region: &mut Region, tile: u8) {
        let laid = self.tile(tile);
        region.add_on(tile, laid.own());
        if tile > 0 {
            region.add_on(laid.parent, laid.way_out);
        }
    }

    /// All squares of floor and of open doors.
    pub(crate) fn everywhere(&self) -> Region {
        let mut all = Region::NONE;
        for (tile, laid) in (0u8..).zip(self.laid()) {
            all.add_on(tile, laid.own());
        }
        all
    }

    /// Whether a square is floor, and not one of a door.
    #[inline]
    pub(crate) fn is_floor(&self, spot: Spot) -> bool {
        self.tile(spot.tile).floor & bit(spot.cell) != 0
    }

    /// Whether two squares touch of which one is floor and both are on its tile.
    #[inline]
    pub(crate) fn touches_on_floor(&self, one: Spot, other: Spot) -> bool {
        let laid = self.tile(one.tile);
        one.tile == other.tile && laid.size.around(one.cell) & bit(other.cell) & laid.floor != 0
    }

    /// Whether a square is floor or an open door, and not a door that is to be opened.
    #[inline]
    pub(crate) fn is_open(&self, spot: Spot) -> bool {
        self.tile(spot.tile).own() & bit(spot.cell) != 0
    }

    /// The adjacent square in a direction.
    pub(crate) fn step(&self, spot: Spot, direction: Direction) -> Option<Spot> {
        let inner = self.beyond(spot);
        let twins = inner.map_or(0, |inner| self.tile(inner.tile).way_out);
        self.step_on(spot, direction, twins).or_else(|| self.step_on(inner?, direction, 0))
    }

    /// The adjacent square in a direction on one tile's board: from floor to floor or a door, from a door to floor or its twin.
    #[inline]
    fn step_on(&self, spot: Spot, direction: Direction, twins: Cells) -> Option<Spot> {
        let (across, down) = direction.step();
        let laid = self.tile(spot.tile);
        let (column, row) = laid.size.place(spot.cell);
        let (column, row) = (i16::from(column) + across, i16::from(row) + down);
        if column < 0 || column >= laid.size.columns.into() || row < 0 || row >= laid.size.rows.into() {
            return None;
        }
        let next = bit(laid.size.cell(column as u8, row as u8));
        let from_floor = laid.floor & bit(spot.cell) != 0;
        let open = laid.floor | if from_floor { laid.doors } else { twins };
        match open & next {
            0 => None,
            _ if next & laid.way_in != 0 => {
                Some(Spot { tile: laid.parent, cell: laid.outside(next).trailing_zeros() as u8 })
            }
            _ => Some(Spot { tile: spot.tile, cell: next.trailing_zeros() as u8 }),
        }
    }
}
