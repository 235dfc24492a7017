//! Nothing that somebody writes into a position makes the program stumble: either the faults are listed, or the position can
//! be looked at, played and played out. The same holds for moves that nobody should send.

use crate::support::recorded;
use proptest::prelude::*;
use undercroft_core::Setup;
use undercroft_kit::fuzz::Fuzz;
use undercroft_rush::{Gift, Hand, Hands, Hero, Move, Rush, Skill, Slot};

const WORDS: &[&str] = &[
    "live",
    "call",
    "calm",
    "free",
    "down",
    "draft",
    "face_down",
    "attacking",
    "rewards",
    "over",
    "left",
    "right",
    "magic",
    "Green Slime",
    "Chimera",
    "Warrior",
    "Iron Baron",
    "Red Dragon",
    "rush",
    "15",
];

/// Tables that differ in how monsters are raced for.
fn tables(races: &[&str]) -> Vec<Setup> {
    let race = |race: &&str| {
        let mut setup = Setup::new::<Rush>(3);
        setup.options.insert("race".into(), (*race).into());
        setup
    };
    races.iter().map(race).collect()
}

/// Positions are played out without a clock, so in a calm race.
fn calm() -> Fuzz<Rush> {
    Fuzz { tables: tables(&["calm"]), play: recorded, words: WORDS, cases: 60 }
}

#[test]
fn a_position_changed_anywhere_is_refused_with_reasons_or_can_be_played() {
    calm().changed_anywhere();
}

#[test]
fn a_file_cut_off_or_with_a_letter_changed_is_refused_or_can_be_played() {
    calm().cut_off_or_misspelt();
}

#[test]
fn any_move_by_any_seat_is_played_if_listed_and_else_refused_with_nothing_changed() {
    let slot = || (1..=12usize).prop_map(|number| Slot::from_number(number).expect("a number"));
    let hands = || proptest::sample::select(Hands::ALL.to_vec());
    let skill = prop::option::of(proptest::sample::select(Skill::ALL.to_vec()));
    let gift = (proptest::sample::select(Hand::ALL.to_vec()), skill).prop_map(|(to, rune)| Gift { to, rune });
    let gift = prop::option::of(gift);
    let moves = prop_oneof![
        (1..=17usize).prop_map(|number| Move::Take(Hero::from_number(number).expect("a number"))),
        (0..=10u8, hands(), slot()).prop_map(|(round, hands, slot)| Move::Grab { round, hands, slot }),
        (0..=10u8, hands()).prop_map(|(round, hands)| Move::LayDown { round, hands }),
        (0..=10u8).prop_map(|round| Move::Ready { round }),
        (0..=10u8, prop::option::of(slot()), prop::option::of(slot()))
            .prop_map(|(round, left, right)| Move::Choose { round, left, right }),
        (0..=10u8, gift.clone(), gift).prop_map(|(round, left, right)| Move::Assign { round, left, right }),
    ];
    let rush: Fuzz<Rush> =
        Fuzz { tables: tables(&["live", "call", "calm"]), play: recorded, words: WORDS, cases: 300 };
    rush.any_move_by_any_seat(moves);
}
