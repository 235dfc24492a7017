//! What must hold between cards, so that a game can be set up with them.

use super::{Cards, Form};
use crate::board::{MOST_CELLS, Size};
use crate::ids::{DUNGEONEERS, Level, TILES};
use crate::options::Bag;
use undercroft_core::cardfile::Table;

/// The tiles that are not drawn: the porch and the start.
const UNDRAWN: u8 = 2;
const FEWEST_TOKENS: u8 = 3;

/// What concerns cards of several kinds, or all of a kind.
pub(super) fn whole_set(file: &mut Table<'_>, cards: &Cards) {
    if file.sound("monster") {
        let missing = (1..=Level::COUNT as u8)
            .filter(|&number| cards.monsters.iter().all(|monster| monster.level.number() != number));
        for number in missing.collect::<Vec<_>>() {
            file.fault(
                "monster",
                format!("there is no monster of level {number}; there must be one of each level"),
            );
        }
    }
    if file.sound("tile") {
        tokens(file, cards);
    }
}

/// Each bag holds enough tokens for a game, and no more than find a place on the board.
fn tokens(file: &mut Table<'_>, cards: &Cards) {
    let most = TILES as u8 - UNDRAWN;
    for (bag, name) in ["short", "long", "deadly"].into_iter().enumerate().take(Bag::ALL.len()) {
        let tokens: u32 = cards.tiles.iter().map(|tile| u32::from(tile.tokens[bag])).sum();
        if !(u32::from(FEWEST_TOKENS)..=u32::from(most)).contains(&tokens) {
            let reason = format!(
                "the {name} bag holds {tokens} tokens; it must hold between {FEWEST_TOKENS} and {most}, all tiles together"
            );
            file.fault("tile", reason);
        }
    }
}

/// All dungeoneers find a square on the porch.
pub(super) fn room_for_all(table: &mut Table<'_>, form: Form) {
    if let Form::Straight { width, length } = form
        && usize::from(width * length) < DUNGEONEERS
    {
        table.fault(
            "length",
            format!("{width} by {length} squares are too few for {DUNGEONEERS} dungeoneers"),
        );
    }
}

/// With one more on each side for doors, a tile has only so many squares.
pub(super) fn fits_a_board(table: &mut Table<'_>, form: Form) {
    let (side, width, length) = match form {
        Form::Straight { width, length } => ("length", width, length),
        Form::Corner { size, .. } => ("size", size, size),
        Form::Junction { span, depth, .. } => ("depth", span, depth),
    };
    let Size { columns, rows } = Size::of_tile(width, length);
    if u16::from(columns) * u16::from(rows) > MOST_CELLS.into() {
        let reason = format!(
            "{width} by {length} squares are too many: with one more on each side, where doors are, there may be {MOST_CELLS}"
        );
        table.fault(side, reason);
    }
}

/// An arm of a corner or a junction is shorter than the whole, and a junction's foot is in its middle.
pub(super) fn hangs_together(table: &mut Table<'_>, form: Form) {
    match form {
        Form::Straight { .. } => {}
        Form::Corner { width, size } => {
            if table.sound("width") && table.sound("size") && width >= size {
                table.fault("size", format!("`size` is {size}; it must be more than the `width` of {width}"));
            }
        }
        Form::Junction { width, span, depth } => {
            if !["width", "span", "depth"].iter().all(|key| table.sound(key)) {
                return;
            }
            if depth <= width {
                table.fault(
                    "depth",
                    format!("`depth` is {depth}; it must be more than the `width` of {width}"),
                );
            }
            if span <= width || !(span - width).is_multiple_of(2) {
                let reason = format!(
                    "`span` is {span}; it must be more than the `width` of {width} by an even number, for the foot is in the middle"
                );
                table.fault("span", reason);
            }
        }
    }
}

/// Whether ranges follow on one another from the first number on, up to the last where there is one.
pub(super) fn follow_on(ranges: &[[u8; 2]], first: u8, last: Option<u8>) -> bool {
    let mut next = first;
    for &[from, to] in ranges {
        if from != next || to < from {
            return false;
        }
        next = to + 1;
    }
    last.is_none_or(|last| next == last + 1)
}
