//! The dungeon as it is written: tiles and doors, each held against all that lie already.

use super::read::Reading;
use super::{WrittenDoor, WrittenTile};
use crate::Dungeoneer;
use crate::board::bit;
use crate::ids::{DOORS, TILES};
use crate::setup::{PORCH, START};
use crate::square::{Facing, Square};
use crate::state::{Door, Laid, Spot, State};
use crate::tiles::corner_of;
use undercroft_core::Silence;

pub(super) fn write(rules: &Dungeoneer, state: &State) -> Vec<WrittenTile> {
    let tile = |(number, laid): (usize, &Laid)| WrittenTile {
        kind: rules.plan(laid.kind).card.name.clone(),
        corner: corner_of(laid),
        heading: Facing::ALL[usize::from(laid.heading) % 4],
        quarter_turns: i64::from(laid.turned % 4),
        mirrored: laid.turned >= 4,
        from: (number > 0).then(|| i64::from(laid.parent) + 1),
        door: match number {
            0 => Vec::new(),
            _ => rules.door_squares(state, laid.parent, laid.entry).iter().collect(),
        },
    };
    state.laid().iter().enumerate().map(tile).collect()
}

impl Reading<'_> {
    /// The tiles in order: each lies behind a door of one before it, over nothing.
    pub(super) fn tiles(&mut self, written: &[WrittenTile]) {
        let before = self.faults();
        let door = self.rules.lay_the_porch(&mut self.state, &mut Silence);
        let porch = write(self.rules, &self.state).remove(0);
        if written.len() < 2 || written.len() > TILES {
            self.fault("tiles", format!("there are 2 to {TILES} tiles, not {}", written.len()));
            return;
        }
        let same = |tile: &WrittenTile| {
            tile.kind == porch.kind && tile.corner == porch.corner && tile.from.is_none()
        };
        if !same(&written[0])
            || written[0].quarter_turns != 0
            || written[0].mirrored
            || !written[0].door.is_empty()
        {
            self.fault("tiles[0]", "the first tile is the porch, which always lies in the same place");
        }
        for (number, tile) in written.iter().enumerate().skip(1) {
            let place = format!("tiles[{number}]");
            if let Some(laid) = self.tile(&place, tile) {
                self.rules.lay(&mut self.state, laid, &mut Silence);
            }
            if self.faults() > before {
                return;
            }
        }
        let start = self.state.tile(1);
        if (start.kind, start.parent, start.entry) != (START, PORCH, door.cells) {
            self.fault("tiles[1]", "the second tile is the start, behind the porch");
        }
    }

    fn tile(&mut self, place: &str, tile: &WrittenTile) -> Option<Laid> {
        let kind = self.tile_kind(&format!("{place}.kind"), &tile.kind)?;
        let turned = self.number(&format!("{place}.quarter_turns"), tile.quarter_turns, 0..=3)?;
        let count = i64::from(self.state.tile_count);
        let parent = self.number(&format!("{place}.from"), tile.from.unwrap_or(0), 1..=count)? as u8 - 1;
        let cells = self.door_cells(&format!("{place}.door"), parent, &tile.door)?;
        let door = Door { tile: parent, cells };
        let turned = turned as u8 + if tile.mirrored { 4 } else { 0 };
        // Whatever way it was fitted in, it is one of the ways in which it can be: centred or shifted along the door.
        let laid = self.rules.laid_at(&self.state, door, (kind, turned), tile.corner);
        let fits = laid.filter(|laid| laid.heading == tile.heading as u8);
        if fits.is_none() {
            self.fault(
                place,
                "the tile does not lie behind its door, leaves the board, or lies over something",
            );
        }
        fits
    }

    /// The cells of a door in a wall of a tile: one, or two beside each other.
    pub(super) fn door_cells(&mut self, place: &str, tile: u8, squares: &[Square]) -> Option<[u8; 2]> {
        let shape = *self.rules.shape(self.state.tile(tile));
        let walls = Facing::ALL.map(|facing| {
            let wall = shape.walls[facing as usize];
            (wall.start..wall.start + wall.length)
                .fold(0, |cells, at| cells | bit(shape.gate(facing, at + 1)))
        });
        let cells: Option<Vec<u8>> = squares.iter().map(|&square| self.state.cell_on(tile, square)).collect();
        let in_one_wall =
            |cells: &[u8]| walls.iter().any(|wall| cells.iter().all(|&cell| wall & bit(cell) != 0));
        let beside = |one: Square, other: Square| {
            one.touches(other) && (one.column == other.column || one.row == other.row)
        };
        match (cells.as_deref(), squares) {
            (Some(&[one]), _) if in_one_wall(&[one]) => Some([one; 2]),
            (Some(&[one, two]), &[first, second]) if in_one_wall(&[one, two]) && beside(first, second) => {
                Some([one, two])
            }
            _ => {
                self.fault(place, "a door is one square in a wall of its tile, or two beside each other");
                None
            }
        }
    }

    /// The doors that are to be opened: each on squares of its own.
    pub(super) fn doors(&mut self, written: &[WrittenDoor]) {
        if written.len() > DOORS {
            self.fault("doors", format!("there are at most {DOORS} doors, not {}", written.len()));
            return;
        }
        for (number, door) in written.iter().enumerate() {
            let place = format!("doors[{number}]");
            let count = i64::from(self.state.tile_count);
            let Some(tile) = self.number(&format!("{place}.tile"), door.tile, 2..=count) else { continue };
            let tile = tile as u8 - 1;
            let Some(cells) = self.door_cells(&format!("{place}.squares"), tile, &door.squares) else {
                continue;
            };
            if door.squares.iter().any(|&square| self.state.find(square).is_some()) {
                self.fault(&place, "there is something else on its squares");
                continue;
            }
            crate::doors::place(&mut self.state, Door { tile, cells });
        }
        let (closed, tokens) = (self.state.door_count, self.state.tokens());
        if closed > 0 && tokens == 0 {
            self.fault("doors", "with an empty bag doors that were not opened are walls");
        }
        if self.state.complete != (closed == 0 && tokens > 0) {
            self.fault("complete", "the dungeon is complete when there are tokens, but no door to open");
        }
    }
}

impl Dungeoneer {
    /// A tile with its corner here, behind a door, if it can lie there.
    fn laid_at(&self, state: &State, door: Door, (kind, turned): (u8, u8), corner: Square) -> Option<Laid> {
        let heading = self.facing_of(state, door.tile, door.cells[0]);
        let shape = &self.plan(kind).shapes[usize::from(turned) % 8];
        let (column, row) = (i16::from(corner.column), i16::from(corner.row));
        if !self.is_free(state, shape, column, row) {
            return None;
        }
        let laid = Laid {
            floor: shape.floor,
            size: shape.size(),
            kind,
            turned,
            heading: heading as u8,
            column: corner.column - 1,
            row: corner.row - 1,
            parent: door.tile,
            entry: door.cells,
            ..Laid::default()
        };
        let wall = shape.walls[heading.turned(2) as usize];
        let gates = (wall.start..wall.start + wall.length).map(|at| shape.gate(heading.turned(2), at + 1));
        let gates = gates.fold(0, |gates, cell| gates | bit(cell));
        let inner = door.cells.map(|cell| {
            let square = state.square(Spot { tile: door.tile, cell });
            let (across, down) = (square.column.checked_sub(laid.column)?, square.row.checked_sub(laid.row)?);
            (across < laid.size.columns && down < laid.size.rows).then(|| laid.size.cell(across, down))
        });
        let [Some(first), Some(second)] = inner else { return None };
        let touching = [first, second].iter().filter(|&&cell| gates & bit(cell) != 0).count();
        if touching < 2 && (touching < 1 || wall.length > 1) {
            return None;
        }
        Some(Laid { way_in: bit(first) | bit(second), ..laid })
    }
}
