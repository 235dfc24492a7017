//! Replace an adventurer.

use crate::support::{Table, seat};
use undercroft_guilds::{Event, Move};

fn own_in_a_full_room(level: usize) -> Table {
    let weak = if level == 1 { "A2 C2" } else { "A3 C3" };
    Table::of(3).dungeon(&format!("{level} {weak}\n 3 -- --\n 3 -- --"))
}

#[test]
fn replacing_costs_a_dollar_to_the_bank_on_every_level() {
    for (level, action) in [(1, "A4=A2"), (2, "A4=A3"), (3, "A4=A3")] {
        assert_eq!(own_in_a_full_room(level).plays(action).won(), [-1, 0, 0], "level {level}");
    }
}

#[test]
fn the_stronger_takes_the_space_and_the_replaced_one_is_available_again() {
    let play = own_in_a_full_room(2).plays("A4=A3");
    play.looks_like("2 A4 C3  3 -- --  3 -- --");
    assert_eq!(play.adventurers('A'), ["35", "4", "12"]);
}

#[test]
fn a_replacement_uses_up_the_turn() {
    assert_eq!(own_in_a_full_room(2).plays("A4=A3").awaited(), "B");
}

#[test]
fn only_a_stronger_one_replaces() {
    let mut play = own_in_a_full_room(2).disabled('A', [1, 4]).open();
    assert_eq!(play.refuses("A2=A3").0, "replace");
    assert!(play.offers("A5=A3"));
}

#[test]
fn nobody_is_replaced_in_a_room_with_an_empty_space() {
    let mut play = Table::of(3).dungeon("3 A3 --\n 3 -- --\n 3 -- --").open();
    assert_eq!(play.refuses("A4=A3").0, "replace");
}

#[test]
fn without_a_dollar_nobody_is_replaced() {
    let mut play = own_in_a_full_room(2).money([0, 9, 9]).open();
    let (rule, reason) = play.refuses("A4=A3");
    assert_eq!(rule, "replace");
    assert!(reason.contains("costs $1, and you have $0"), "{reason}");
}

#[test]
fn an_adventurer_of_somebody_else_is_bumped_and_not_replaced() {
    let mut play = own_in_a_full_room(2).open();
    let Move::Bump { adventurer, room, space } = play.meant("A4xC3").1 else { panic!("a bump") };
    let (rule, reason) = play.refusal('A', Move::Replace { adventurer, room, space });
    assert_eq!(rule, "replace");
    assert!(reason.contains("bump"), "{reason}");
}

#[test]
fn a_replacement_is_told_and_can_lock_the_room() {
    let play = own_in_a_full_room(1).plays("A4=A2");
    assert!(play.happened(
        |event| matches!(event, Event::Replaced { seat: by, replaced, .. } if *by == seat('A') && replaced.strength() == 2)
    ));
    assert!(play.all().dungeon[0].locked);
}
