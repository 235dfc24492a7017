//! Place an adventurer; locked rooms; pass.

use crate::support::{Table, seat};
use undercroft_guilds::{Event, Move};

#[test]
fn an_adventurer_may_be_placed_on_any_empty_space() {
    let play = Table::of(3).dungeon("1 B3 C3\n 2 -- --\n 3 C4 --").disabled('A', [2, 4]).open();
    for action in ["A1>2", "A3>2", "A5>2", "A1>3", "A3>3", "A5>3"] {
        assert!(play.offers(action), "{action}");
    }
    let places = |action: &Move| matches!(action, Move::Place { .. });
    assert_eq!(play.position.moves(seat('A')).iter().filter(|action| places(action)).count(), 6);
}

#[test]
fn a_room_has_exactly_two_spaces() {
    let mut play = Table::of(3).open();
    play.does("A3>1");
    play.does("B3>1");
    play.looks_like("1 A3 B3  1 -- --  1 -- --");
    assert_eq!(play.refuses("C4>1").0, "place");
}

#[test]
fn both_spaces_of_a_room_may_be_one_guild_s() {
    let play = Table::of(3).plays("A3>1 B3>2 C3>3 C4>3");
    play.looks_like("1 A3 --  1 B3 --  1 C3 C4");
}

#[test]
fn placing_costs_nothing() {
    let play = Table::of(3).money([0, 0, 0]).plays("A3>1 B3>1 C3>2");
    assert_eq!(play.money(), [0, 0, 0]);
    assert!(!play.happened(|event| matches!(event, Event::Paid { .. })));
}

#[test]
fn a_placed_adventurer_is_no_longer_available() {
    let play = Table::of(3).plays("A3>1");
    assert_eq!(play.adventurers('A'), ["45", "3", "12"]);
}

#[test]
fn a_room_is_locked_once_its_two_adventurers_reach_the_most_on_its_back() {
    let locked = |room: &str| {
        let drawing = format!("{room}\n 3 -- --\n 3 -- --");
        Table::of(3).dungeon(&drawing).open().all().dungeon[0].locked
    };
    for (room, is_locked) in [
        ("1 B2 C2", false),
        ("1 B2 C3", true),
        ("1 B5 C5", true),
        ("2 B3 C3", false),
        ("2 B3 C4", true),
        ("3 B4 C4", false),
        ("3 B4 C5", true),
        ("3 B5 C5", true),
    ] {
        assert_eq!(locked(room), is_locked, "{room}");
    }
}

#[test]
fn one_adventurer_alone_locks_no_room_however_strong() {
    let play = Table::of(3).plays("A5>1");
    assert!(!play.all().dungeon[0].locked);
    assert!(play.offers("B3>1"), "the other space is free");
}

#[test]
fn nobody_is_bumped_off_a_locked_room() {
    let mut play = Table::of(3).dungeon("1 B2 C3\n 2 -- --\n 3 -- --").open();
    assert_eq!(play.refuses("A5xB2").0, "locked");
    let open = Table::of(3).dungeon("1 B2 C2\n 2 -- --\n 3 -- --").open();
    assert!(open.offers("A5xB2"), "4 of 5 is not locked");
}

#[test]
fn nobody_is_replaced_in_a_locked_room() {
    let mut play = Table::of(3).dungeon("1 A3 C3\n 2 -- --\n 3 -- --").open();
    assert_eq!(play.refuses("A5=A3").0, "locked");
}

#[test]
fn a_lock_is_told_when_it_snaps() {
    let mut play = Table::of(3).open();
    play.does("A3>1");
    let locks = |told: &[undercroft_core::Heard<Event>]| {
        told.iter().any(|heard| matches!(heard.event, Event::Locked { room } if room.number() == 1))
    };
    assert!(locks(&play.does("B3>1")));
    assert!(!locks(&play.does("C3>2")));
}

#[test]
fn whoever_has_two_adventurers_in_the_dungeon_passes() {
    let play = Table::of(3).dungeon("1 A3 C3\n 2 A4 --\n 3 -- --").turn('B').open();
    assert_eq!(play.all().turns.iter().filter(|&&next| next == seat('A')).count(), 0);
    assert!(play.position.moves(seat('A')).is_empty());
}

#[test]
fn nobody_may_pass_with_fewer_than_two() {
    let play = Table::of(3).money([0, 0, 0]).open();
    let moves = play.position.moves(seat('A'));
    assert!(!moves.is_empty() && moves.iter().all(|action| matches!(action, Move::Place { .. })));
}
