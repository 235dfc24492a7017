//! Nothing that somebody writes into a position makes the program stumble: either the faults are listed, or the
//! position can be looked at, played and played out. The same holds for moves that nobody should send.

use crate::support::recorded;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::{Value, json};
use undercroft_core::Setup;
use undercroft_kit::fuzz::{CASES, Fuzz};
use undercroft_raiders::{Card, Move, Raiders};

const WORDS: &[&str] = &[
    "torch",
    "crystal_ball",
    "key",
    "sword",
    "choosing",
    "choosing_again",
    "over",
    "Medusa",
    "Goblin #2",
    "Necromancer",
    "Wolf Pack",
    "Mega Dragon",
    "Thief",
    "raiders",
    "when_it_attacks",
    "tactical",
];

fn raiders() -> Fuzz<Raiders> {
    Fuzz { tables: Setup::every::<Raiders>(), play: recorded, words: WORDS, cases: CASES }
}

#[test]
fn a_position_changed_anywhere_is_refused_with_reasons_or_can_be_played() {
    raiders().changed_anywhere();
}

#[test]
fn a_state_changed_in_numbers_and_cards_alone_is_refused_or_can_be_played() {
    let cards: Vec<Value> =
        (1..=5).map(Value::from).chain(WORDS[..4].iter().map(|item| json!(item))).collect();
    let laid = (any::<Index>(), prop::option::of(select(cards)));
    raiders().changed_in_numbers(laid, |state, (who, card)| {
        let players = state["players"].as_array_mut().expect("players");
        let who = who.index(players.len());
        if let Some(card) = card {
            players[who]["card"] = card;
        }
    });
}

#[test]
fn a_file_cut_off_or_with_a_letter_changed_is_refused_or_can_be_played() {
    raiders().cut_off_or_misspelt();
}

#[test]
fn any_move_by_any_seat_is_played_if_listed_and_else_refused_with_nothing_changed() {
    let powers = (1..=5).map(|power| Card::power(power).expect("a power card"));
    let cards = powers.chain([Card::Torch, Card::CrystalBall, Card::Key, Card::Sword]);
    let moves: Vec<Move> = cards.map(Move::Play).chain([Move::LightTorch]).collect();
    raiders().any_move_by_any_seat(select(moves));
}
