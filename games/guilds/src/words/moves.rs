//! What a move is called, and what a person types for it.

use super::with_both;
use crate::Move;
use crate::dungeon::Depth;
use crate::view::{SpaceView, View};
use undercroft_core::{Message, say};

/// A move as a menu shows it.
pub(crate) fn name_move(view: &View, action: Move) -> Message {
    match action {
        Move::Disable(pair) => with_both(say!("move-disable"), pair.both()),
        Move::Place { adventurer, room } => {
            say!("move-place", adventurer: adventurer.strength(), room: room.number())
        }
        Move::Bump { adventurer, room, space } | Move::Replace { adventurer, room, space } => {
            let (with, number) = (adventurer.strength(), room.number());
            match (standing(view, room, space), action) {
                (SpaceView::Taken { adventurer: other, .. }, Move::Replace { .. }) => {
                    say!("move-replace", adventurer: with, room: number, other: other.strength())
                }
                (SpaceView::Taken { seat, adventurer: other }, _) => {
                    say!("move-bump", adventurer: with, room: number, owner: seat, other: other.strength())
                }
                _ => say!("move-bump-ghost", adventurer: with, room: number),
            }
        }
    }
}

fn standing(view: &View, room: Depth, space: u8) -> SpaceView {
    let there = view.dungeon.get(room.index());
    there.and_then(|there| there.spaces.get(usize::from(space))).copied().unwrap_or(SpaceView::Ghost)
}

/// Two adventurers to disable; or one and its room, with the space where that one is taken.
pub(crate) fn key_of_move(action: Move) -> String {
    match action {
        Move::Disable(pair) => pair.both().map(|one| one.to_string()).collect(),
        Move::Place { adventurer, room } => format!("{adventurer}{}", room.number()),
        Move::Bump { adventurer, room, space } | Move::Replace { adventurer, room, space } => {
            let letter = if space == 0 { 'a' } else { 'b' };
            format!("{adventurer}{}{letter}", room.number())
        }
    }
}
