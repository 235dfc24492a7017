//! Bump an adventurer.

use crate::support::{Table, seat};
use undercroft_guilds::{Event, Move};

/// A full room of a level with B3 and C3 in it, where nothing is locked, and A to act.
fn full_room(level: usize) -> Table {
    let weak = if level == 1 { "B2 C2" } else { "B3 C3" };
    Table::of(3).dungeon(&format!("{level} {weak}\n 3 -- --\n 3 -- --"))
}

#[test]
fn on_level_1_a_bump_costs_a_dollar_to_the_bank() {
    let play = full_room(1).plays("A4xB2");
    assert_eq!(play.won(), [-1, 0, 0]);
}

#[test]
fn on_level_2_a_bump_costs_a_dollar_to_the_bank_and_one_to_the_owner() {
    let play = full_room(2).plays("A4xC3");
    assert_eq!(play.won(), [-2, 0, 1]);
}

#[test]
fn on_level_3_a_bump_costs_a_dollar_to_the_bank_and_two_to_the_owner() {
    let play = full_room(3).plays("A4xC3");
    assert_eq!(play.won(), [-3, 0, 2]);
}

#[test]
fn the_bumping_adventurer_takes_the_space_of_the_bumped_one() {
    let play = full_room(2).plays("A4xC3");
    play.looks_like("2 B3 A4  3 -- --  3 -- --");
}

#[test]
fn a_bumped_adventurer_is_available_to_its_owner_at_once() {
    let mut play = full_room(3).plays("A4xB3");
    assert_eq!(play.adventurers('B'), ["345", "", "12"]);
    assert_eq!(play.awaited(), "B");
    play.does("B3>2");
}

#[test]
fn only_a_stronger_adventurer_bumps() {
    let mut play = full_room(3).disabled('A', [1, 4]).open();
    assert_eq!(play.refuses("A3xB3").0, "bump");
    assert_eq!(play.refuses("A2xB3").0, "bump");
    assert!(play.offers("A5xB3"));
}

#[test]
fn nobody_is_bumped_off_a_room_with_an_empty_space() {
    let mut play = Table::of(3).dungeon("3 B3 --\n 3 -- --\n 3 -- --").open();
    let (rule, reason) = play.refuses("A4xB3");
    assert_eq!(rule, "bump");
    assert!(reason.contains("empty space"), "{reason}");
}

#[test]
fn a_fee_that_cannot_be_paid_in_full_forbids_the_bump() {
    for (level, fee) in [(1, 1), (2, 2), (3, 3)] {
        let who = if level == 1 { "A4xB2" } else { "A4xB3" };
        assert!(full_room(level).money([fee, 0, 0]).open().offers(who), "level {level}");
        let mut poor = full_room(level).money([fee - 1, 0, 0]).open();
        let (rule, reason) = poor.refuses(who);
        assert_eq!(rule, "bump");
        assert!(reason.contains(&format!("costs ${fee}")), "{reason}");
    }
}

#[test]
fn the_owner_may_spend_the_fee_at_once() {
    let play = full_room(3).money([3, 0, 0]).plays("A4xB3");
    assert_eq!(play.money(), [0, 2, 0]);
}

#[test]
fn nobody_bumps_their_own() {
    let mut play = Table::of(3).dungeon("3 A3 C3\n 3 -- --\n 3 -- --").open();
    let Move::Replace { adventurer, room, space } = play.meant("A4=A3").1 else { panic!("a replacement") };
    let (rule, reason) = play.refusal('A', Move::Bump { adventurer, room, space });
    assert_eq!(rule, "bump");
    assert!(reason.contains("replace"), "{reason}");
}

#[test]
fn a_bump_can_lock_the_room() {
    let play = full_room(1).plays("A4xB2");
    assert!(play.all().dungeon[0].locked);
    assert!(play.happened(|event| matches!(event, Event::Locked { .. })));
}

#[test]
fn either_of_two_adventurers_may_be_bumped() {
    let play = full_room(2).open();
    assert!(play.offers("A4xB3") && play.offers("A4xC3"));
    let bumps = |action: &&Move| matches!(action, Move::Bump { .. });
    assert_eq!(play.position.moves(seat('A')).iter().filter(bumps).count(), 4, "two by the 4, two by the 5");
}

#[test]
fn somebody_with_an_adventurer_in_the_room_may_bump_the_other() {
    let play = Table::of(3).dungeon("3 A3 C3\n 3 -- --\n 3 -- --").plays("A4xC3");
    play.looks_like("3 A3 A4  3 -- --  3 -- --");
    assert_eq!(play.won(), [-3, 0, 2]);
}

#[test]
fn a_bump_is_told_with_who_was_bumped() {
    let play = full_room(2).plays("A4xC3");
    let told = play.happened(|event| match event {
        Event::Bumped { seat: by, owner, bumped, .. } => {
            (*by, *owner, bumped.strength()) == (seat('A'), seat('C'), 3)
        }
        _ => false,
    });
    assert!(told);
}
