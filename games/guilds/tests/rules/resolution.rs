//! The resolution phase.

use crate::support::{Table, seat};
use undercroft_guilds::{Event, Phase};

/// Three rooms that C completes with a 4 in the last: 5 against 4, 8 against 6, 9 against 8.
fn strong() -> Table {
    Table::of(3).dungeon("1 A1 B4\n 2 B5 C3\n 3 A5 --").turn('C')
}

#[test]
fn rooms_are_opened_from_the_top_until_all_are_cleared() {
    let play = strong().plays("C4>3");
    assert_eq!(play.opened(), "1+ 2+ 3+");
    assert!(play.happened(|event| *event == Event::Cleared));
}

#[test]
fn strength_that_reaches_the_defense_exactly_is_enough() {
    assert_eq!(strong().front(1, 5, 4).front(2, 8, 8).front(3, 9, 12).plays("C4>3").opened(), "1+ 2+ 3+");
}

#[test]
fn one_short_of_the_defense_is_a_failure() {
    assert_eq!(strong().front(3, 10, 12).plays("C4>3").opened(), "1+ 2+ 3-");
    assert_eq!(strong().front(2, 9, 8).plays("C4>3").opened(), "1+ 2- 3?");
    assert_eq!(strong().front(1, 6, 4).plays("C4>3").opened(), "1- 2? 3?");
}

#[test]
fn a_failure_ends_the_resolution_and_the_rooms_below_are_never_opened() {
    let play = strong().front(2, 9, 8).plays("C4>3");
    assert_eq!(play.times(|event| matches!(event, Event::RoomOpened { .. })), 2);
    assert_eq!(play.times(|event| matches!(event, Event::Abandoned { .. })), 1);
}

#[test]
fn the_treasure_is_divided_evenly() {
    let play = strong().plays("C4>3");
    assert_eq!(play.won(), [2 + 6, 2 + 4, 4 + 6]);
}

#[test]
fn the_stronger_takes_the_odd_dollar() {
    let play = strong().front(1, 4, 5).front(2, 6, 9).front(3, 8, 13).plays("C4>3");
    assert_eq!(play.won(), [2 + 7, 3 + 5, 4 + 6], "B4 beats A1, B5 beats C3, A5 beats C4");
}

#[test]
fn of_two_equals_nobody_takes_the_odd_dollar() {
    let table = Table::of(3).dungeon("1 A4 B4\n 2 B5 C3\n 3 A5 --").turn('C');
    let play = table.front(1, 4, 5).plays("C4>3");
    assert_eq!(play.won(), [2 + 6, 2 + 4, 4 + 6]);
    assert!(play.happened(|event| matches!(event, Event::OddDollarLeft { room } if room.number() == 1)));
}

#[test]
fn whoever_owns_both_adventurers_takes_it_all() {
    let table = Table::of(3).dungeon("1 A1 A4\n 2 B5 B2\n 3 C5 --").turn('C');
    let play = table.front(1, 4, 5).front(2, 6, 9).front(3, 8, 13).plays("C4>3");
    assert_eq!(play.won(), [5, 9, 13]);
}

#[test]
fn nobody_gets_anything_from_a_failed_room_or_below() {
    let play = strong().front(2, 9, 8).money([0, 0, 0]).plays("C4>3");
    let paid = |event: &Event| matches!(event, Event::Paid { from: None, .. });
    assert_eq!(play.times(paid), 2, "the halves of the first room");
}

#[test]
fn rooms_defeated_above_a_failure_keep_their_pay() {
    let play = strong().front(3, 10, 12).plays("C4>3");
    let healed = [3, 0, 2];
    let earned = [2, 2 + 4, 4];
    assert_eq!(play.won(), [0, 1, 2].map(|i| earned[i] - healed[i]));
}

#[test]
fn every_room_is_told_as_it_is_opened() {
    let play = strong().front(3, 10, 12).plays("C4>3");
    let told: Vec<Event> = play
        .told(undercroft_core::Eye::Spectator)
        .into_iter()
        .filter(|event| matches!(event, Event::Defeated { .. } | Event::Failed { .. }))
        .collect();
    let numbers: Vec<(u8, u8)> = told
        .iter()
        .map(|event| match *event {
            Event::Defeated { strength, defense, .. } | Event::Failed { strength, defense, .. } => {
                (strength, defense)
            }
            _ => unreachable!(),
        })
        .collect();
    assert_eq!(numbers, [(5, 4), (8, 6), (9, 10)]);
}

#[test]
fn the_resolution_begins_the_moment_all_have_two() {
    let mut play = strong().open();
    assert_eq!(play.all().phase, Phase::Placing);
    let told = play.does("C4>3");
    assert!(told.iter().any(|heard| heard.event == Event::ResolutionBegan));
    assert_eq!(play.all().round, 2);
    assert_eq!(play.awaited(), "B", "{:?}", seat('B'));
}
