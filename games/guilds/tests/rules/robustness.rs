//! Nothing that somebody writes into a position makes the program stumble: either the faults are listed, or the
//! position can be looked at, played and played out. The same holds for moves that nobody should send.

use crate::support::{adventurer, pair, recorded, tables};
use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::json;
use undercroft_guilds::{Depth, Guilds, Move};
use undercroft_kit::fuzz::{CASES, Fuzz};

const WORDS: &[&str] = &[
    "ghost",
    "disabling",
    "placing",
    "over",
    "clockwise",
    "counterclockwise",
    "The Succubus",
    "The Caveman",
    "Boardgame Lord",
    "Cellar Rats",
    "Frost Wyrm",
    "guilds",
    "changed",
    "2v2",
    "all",
    "none",
];

fn guilds() -> Fuzz<Guilds> {
    Fuzz { tables: tables(), play: recorded, words: WORDS, cases: CASES }
}

#[test]
fn a_position_changed_anywhere_is_refused_with_reasons_or_can_be_played() {
    guilds().changed_anywhere();
}

#[test]
fn a_state_changed_in_numbers_and_adventurers_alone_is_refused_or_can_be_played() {
    let sent = (any::<Index>(), prop::option::of((1i64..=6, 1i64..=5)));
    guilds().changed_in_numbers(sent, |state, (where_to, sent)| {
        let rooms = state["dungeon"].as_array_mut().expect("rooms");
        let place = where_to.index(2 * rooms.len());
        if let Some((seat, strength)) = sent {
            rooms[place / 2]["spaces"][place % 2] =
                json!({"adventurer": {"seat": seat, "strength": strength}});
        }
    });
}

#[test]
fn a_file_cut_off_or_with_a_letter_changed_is_refused_or_can_be_played() {
    guilds().cut_off_or_misspelt();
}

#[test]
fn any_move_by_any_seat_is_played_if_listed_and_else_refused_with_nothing_changed() {
    let moves = (0..4, 1i64..=5, 0u8..8, 0u8..3).prop_map(|(kind, strength, room, space)| {
        let (room, adventurer) = (Depth(room), adventurer(strength));
        match kind {
            0 => Move::Place { adventurer, room },
            1 => Move::Bump { adventurer, room, space },
            2 => Move::Replace { adventurer, room, space },
            _ => Move::Disable(pair(strength, strength % 5 + 1)),
        }
    });
    guilds().any_move_by_any_seat(moves);
}
