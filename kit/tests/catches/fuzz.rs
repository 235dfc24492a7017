//! Fuzzing finds games that stumble.

use crate::flawed::{CLUMSY, FORGOTTEN_REFUSAL, Flaw, Flawed, GENEROUS, MUTE, NAMELESS, SOUND, SPEECHLESS};
use crate::{recorded, table};
use proptest::prelude::*;
use serde_json::Value;
use undercroft_bidding::Move;
use undercroft_kit::fuzz::{CASES, Fuzz};

fn game<const FLAW: Flaw>() -> Fuzz<Flawed<FLAW>> {
    Fuzz {
        tables: (2..=5).map(table).collect(),
        play: recorded::<Flawed<SOUND>>,
        words: &["bidding"],
        cases: CASES,
    }
}

fn any_move<const FLAW: Flaw>() {
    game::<FLAW>().any_move_by_any_seat((0u8..8).prop_map(Move::Bid));
}

fn bid_changed<const FLAW: Flaw>() {
    game::<FLAW>().changed_in_numbers(1i64..=5, |state, bid| state["players"][0]["bid"] = Value::from(bid));
}

#[test]
fn a_sound_game_stands_it_all() {
    game::<SOUND>().changed_anywhere();
    game::<SOUND>().cut_off_or_misspelt();
    bid_changed::<SOUND>();
    any_move::<SOUND>();
}

#[test]
#[should_panic(expected = "faults.is_empty()")]
fn a_refusal_without_a_reason_is_found_by_changes_anywhere() {
    game::<MUTE>().changed_anywhere();
}

#[test]
#[should_panic(expected = "faults.is_empty()")]
fn a_refusal_without_a_reason_is_found_by_letters() {
    game::<MUTE>().cut_off_or_misspelt();
}

#[test]
#[should_panic(expected = "has no words")]
fn an_event_without_words_is_found_by_changes_anywhere() {
    game::<SPEECHLESS>().changed_anywhere();
}

#[test]
#[should_panic(expected = "is listed")]
fn a_listed_move_that_is_refused_is_found_by_numbers() {
    bid_changed::<GENEROUS>();
}

#[test]
#[should_panic(expected = "is played or listed, not both")]
fn a_move_played_though_it_is_not_listed_is_found() {
    any_move::<FORGOTTEN_REFUSAL>();
}

#[test]
#[should_panic(expected = "a refusal changed something")]
fn a_refusal_that_changes_something_is_found() {
    any_move::<CLUMSY>();
}

#[test]
#[should_panic(expected = "(rule: )")]
fn a_refusal_that_names_no_rule_is_found() {
    any_move::<NAMELESS>();
}
