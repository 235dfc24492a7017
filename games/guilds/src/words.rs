//! The game in words, for a terminal.

mod event;
mod table;

pub(crate) use event::say_event;
pub(crate) use table::say_view;

use crate::cards::{MasterWays, WhichRooms};
use crate::dungeon::Depth;
use crate::view::{RoomView, SpaceView, View};
use crate::{Adventurer, Move};
use undercroft_core::Seat;

pub(crate) fn say_move(view: &View, action: Move) -> String {
    match action {
        Move::Disable(pair) => format!("Disable your {}", pair.both()),
        Move::Place { adventurer, room } => format!("Place your {adventurer} in room {}", room.number()),
        Move::Bump { adventurer, room, space } => {
            let there = view.dungeon.get(room.index());
            let (whom, price) = match there.map(|there| (there, there.spaces.get(usize::from(space)))) {
                Some((there, Some(&SpaceView::Taken { seat, adventurer }))) => {
                    (format!("the {adventurer} of {seat}"), say_price(there, seat))
                }
                _ => ("the ghost".into(), "$1 to the bank".into()),
            };
            format!("Bump {whom} off room {} with your {adventurer}: {price}", room.number())
        }
        Move::Replace { adventurer, room, space } => {
            let own = own_adventurer(view, room, space);
            let own = own.map_or(String::new(), |own| format!("your {own} "));
            format!("Replace {own}in room {} with your {adventurer}: $1 to the bank", room.number())
        }
    }
}

fn own_adventurer(view: &View, room: Depth, space: u8) -> Option<Adventurer> {
    match view.dungeon.get(room.index())?.spaces.get(usize::from(space))? {
        SpaceView::Taken { adventurer, .. } => Some(*adventurer),
        _ => None,
    }
}

fn say_price(room: &RoomView, owner: Seat) -> String {
    match room.bump.owner {
        0 => format!("${} to the bank", room.bump.bank),
        dollars => format!("${} to the bank, ${dollars} to {owner}", room.bump.bank),
    }
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

/// What a Dungeon Master changes, in a sentence without its end.
pub(crate) fn say_master(ways: &MasterWays) -> String {
    let mut told = Vec::new();
    if let Some(rooms) = ways.rooms {
        let which = match rooms {
            WhichRooms::First => "the first room",
            WhichRooms::Second => "the second room",
            WhichRooms::FirstTwo => "the first two rooms",
            WhichRooms::Last => "the last room",
            WhichRooms::LastTwo => "the last two rooms",
        };
        let mut changes = Vec::new();
        if ways.defense != 0 {
            changes.push(format!("{:+} defense", ways.defense));
        }
        if ways.treasure != 0 {
            changes.push(format!("{} treasure", signed_dollars(ways.treasure)));
        }
        told.push(format!("{which}: {}", changes.join(", ")));
    }
    if let Some(barred) = ways.bars {
        told.push(format!("no {barred} may enter"));
    }
    if ways.heals_dearer_by > 0 {
        told.push(format!("healing a {} costs ${} more", ways.heals_dearer, ways.heals_dearer_by));
    }
    if ways.equals > 0 {
        told.push(format!("a defeated room with two of one strength: +${}", ways.equals));
    }
    if ways.weakest > 0 {
        told.push(format!("the least strength sent is paid ${}", ways.weakest));
    }
    if let Some(pair) = ways.disables {
        told.push(format!("{} are disabled, all others available", pair.both()));
    }
    if told.is_empty() { "changes nothing".into() } else { told.join("; ") }
}

/// `+$3` or `-$2`.
fn signed_dollars(dollars: i8) -> String {
    let sign = if dollars < 0 { '-' } else { '+' };
    format!("{sign}${}", dollars.unsigned_abs())
}
