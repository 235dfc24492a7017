//! Nothing that somebody writes into a position makes the program stumble: either the faults are listed, or the
//! position can be looked at, played and played out. The same holds for moves that nobody should send.

use crate::support::recorded;
use proptest::prelude::*;
use undercroft_core::Setup;
use undercroft_dungeoneer::cards::STANDARD;
use undercroft_dungeoneer::{Aim, Direction, Dungeoneer, Figure, Level, Move, Spell, Square};
use undercroft_kit::fuzz::{CASES, Fuzz};

const WORDS: &[&str] = &[
    "choosing",
    "next_go",
    "going",
    "paying",
    "teleporting",
    "placing_monsters",
    "placing_helpers",
    "next_monster",
    "targeting",
    "monster_moving",
    "monster_fighting",
    "over",
    "Warrior",
    "Goblin",
    "Demon",
    "Corner",
    "Fireball",
    "Summoning",
    "north",
    "all_dead",
    "final_tile",
    "short",
    "deadly",
    "chosen",
];

fn dungeoneer() -> Fuzz<Dungeoneer> {
    // Every position is played to its end, with every move tried on the way: two turns are enough of that.
    let short = |players| {
        let cards = STANDARD.replace("turns = 200", "turns = 2");
        Setup { cards: Some(cards), ..Setup::new::<Dungeoneer>(players) }
    };
    let tables = (2..=6).map(short).collect();
    Fuzz { tables, play: recorded, words: WORDS, cases: CASES / 20 }
}

#[test]
fn a_position_changed_anywhere_is_refused_with_reasons_or_can_be_played() {
    dungeoneer().changed_anywhere();
}

#[test]
fn a_state_changed_in_numbers_alone_is_refused_or_can_be_played() {
    dungeoneer().changed_in_numbers(Just(()), |_, ()| {});
}

#[test]
fn a_file_cut_off_or_with_a_letter_changed_is_refused_or_can_be_played() {
    dungeoneer().cut_off_or_misspelt();
}

#[test]
fn any_move_by_any_seat_is_played_if_listed_and_else_refused_with_nothing_changed() {
    let moves = (0..12, 1i64..=200, 1i64..=200, 0usize..8).prop_map(|(kind, column, row, small)| {
        let square = Square::from_numbers(90 + column % 24, 80 + row % 26).expect("on the board");
        let figure = Figure::from_number(column as usize).expect("a number");
        let spell = Spell::from_number(1 + small).expect("a number");
        match kind {
            0 | 1 => Move::Walk(square),
            2 => Move::Fight(figure),
            3 => Move::Shoot(figure),
            4 => Move::Cast { spell, aim: Aim::Square(square) },
            5 => Move::Cast { spell, aim: Aim::Figure(figure) },
            6 => Move::Cast { spell, aim: Aim::Direction(Direction::ALL[small]) },
            7 => Move::Cast {
                spell,
                aim: Aim::Level(Level::from_number(1 + small as u8 % 5).expect("a level")),
            },
            8 => Move::Place(square),
            9 => Move::Activate(figure),
            10 => Move::Teleport(square),
            _ => [Move::Pay, Move::Forgo, Move::End, Move::Go(figure), Move::Pursue(figure)][small % 5],
        }
    });
    dungeoneer().any_move_by_any_seat(moves);
}
