//! Nothing that somebody writes into a position makes the program stumble: either the faults are listed, or the
//! position can be looked at, played and played out. The same holds for moves that nobody should send.

use crate::support::{recorded, short};
use proptest::prelude::*;
use undercroft_builder::{
    Aim, Builder, Card, Figure, Member, Monster, Move, On, Order, Place, Played, Red, Ruin, Slot, Target,
};
use undercroft_core::Seat;
use undercroft_kit::fuzz::{CASES, Fuzz};

const WORDS: &[&str] = &[
    "new_cards",
    "upgrade",
    "build",
    "add_contents",
    "improve",
    "answer",
    "discard",
    "door",
    "fright",
    "horde",
    "encounter_window",
    "trap",
    "abilities",
    "strike",
    "recovery_window",
    "recovery",
    "compass",
    "destroy",
    "over",
    "Orc",
    "Pit",
    "Chamber",
    "Ambush (blue)",
    "Death Maze (purple)",
    "face_up",
    "going",
    "dead",
    "never",
    "fire",
    "Trapwright",
];

fn builder() -> Fuzz<Builder> {
    let tables = (2..=4).map(short).collect();
    Fuzz { tables, play: recorded, words: WORDS, cases: CASES / 20 }
}

#[test]
fn a_position_changed_anywhere_is_refused_with_reasons_or_can_be_played() {
    builder().changed_anywhere();
}

#[test]
fn a_state_changed_in_numbers_alone_is_refused_or_can_be_played() {
    builder().changed_in_numbers(Just(()), |_, ()| {});
}

#[test]
fn a_file_cut_off_or_with_a_letter_changed_is_refused_or_can_be_played() {
    builder().cut_off_or_misspelt();
}

#[test]
fn any_move_by_any_seat_is_played_if_listed_and_else_refused_with_nothing_changed() {
    let moves = (0..22, 1usize..=70, 1usize..=16, 0usize..6).prop_map(|(kind, card, place, small)| {
        let card = Card::from_number(card).expect("a number");
        let (monster, room) =
            (Monster::from_number(place).expect("a number"), Place::from_number(place).expect("a number"));
        let member = Member::from_number(1 + small).expect("a number");
        let figure = Figure::from_number(place).expect("a number");
        let red = Red::from_number(place).expect("a number");
        match kind {
            0 => Move::Take(Slot::from_number(place).expect("a number")),
            1 => Move::Upgrade { card, on: On::Room(room) },
            2 => Move::Upgrade { card, on: On::Trap(room) },
            3 => Move::Upgrade { card, on: On::Monster(monster) },
            4 => Move::Raze(room),
            5 => Move::Build(card),
            6 => Move::Put { card, place: room },
            7 => Move::Walk { monster, to: room },
            8 => Move::Buy(red),
            9 => Move::GiveBack(red),
            10 => Move::Interfere {
                card,
                whom: Seat::new(small),
                at: [Aim::Dungeon, Aim::Trap(room), Aim::Monster(monster)][small % 3],
            },
            11 => Move::Counter(card),
            12 => Move::Discard(card),
            13 => Move::Use(member),
            14 => Move::Kill { member, figure },
            15 => Move::Hate { member, monster },
            16 => Move::Heal { member, whom: Member::from_number(place).expect("a number") },
            17 => Move::Destroy([Ruin::Room(room), Ruin::Red(red)][small % 2]),
            18 => Move::Play {
                card,
                target: [
                    Target::Room,
                    Target::Member(member),
                    Target::Monster(monster),
                    Target::Card(Played::from_number(place).expect("a number")),
                ][small % 4],
            },
            19 => [Move::Frighten(member), Move::Bring(monster), Move::Strike(figure)][small % 3],
            20 => Move::PassUnless(Order::ALL[small]),
            _ => [Move::Draw, Move::Accept, Move::Done, Move::EndTurn, Move::Hold, Move::AskMe][small],
        }
    });
    builder().any_move_by_any_seat(moves);
}
