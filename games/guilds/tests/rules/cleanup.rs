//! The cleanup phase.

use crate::support::{Table, seat};
use undercroft_guilds::Event;

/// A fails in the last room with a 5, B with a 2, C in the second with a 5 and in the last with nobody.
fn failing() -> Table {
    Table::of(3).dungeon("1 A1 B4\n 2 C5 C3\n 3 A5 --").turn('B').disabled('B', [1, 3]).front(2, 9, 8)
}

#[test]
fn everyone_pays_for_healing_their_adventurers_in_all_failed_rooms() {
    let play = failing().plays("B2>3");
    assert_eq!(play.opened(), "1+ 2- 3?");
    let treasure = [2, 2, 0];
    let healing = [3, 1, 3 + 2];
    assert_eq!(play.won(), [0, 1, 2].map(|i| treasure[i] - healing[i]));
}

#[test]
fn adventurers_in_defeated_rooms_need_no_healing() {
    let play = failing().plays("B2>3");
    let owed = |guild| {
        play.log.iter().find_map(|heard| match heard.event {
            Event::HealingOwed { seat: who, dollars } if who == seat(guild) => Some(dollars),
            _ => None,
        })
    };
    assert_eq!([owed('A'), owed('B'), owed('C')], [Some(3), Some(1), Some(5)], "A's 1 and B's 4 are well");
}

#[test]
fn each_strength_has_its_healing_cost() {
    for (strength, cost) in [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)] {
        let other = if strength == 5 { 4 } else { 5 };
        let drawing = format!("1 A{other} B4\n 2 C5 C3\n 3 A{strength} --");
        let play =
            Table::of(3).dungeon(&drawing).turn('B').disabled('B', [1, 3]).front(2, 9, 8).plays("B2>3");
        let owed = play.happened(
            |event| matches!(event, Event::HealingOwed { seat: who, dollars } if *who == seat('A') && *dollars == cost),
        );
        assert!(owed, "strength {strength}");
    }
}

#[test]
fn healing_never_takes_more_than_there_is() {
    let play = failing().money([0, 0, 3]).plays("B2>3");
    assert_eq!(play.money(), [0, 1, 0]);
}

#[test]
fn where_all_rooms_are_defeated_nobody_pays() {
    let play = Table::of(3).dungeon("1 A1 B4\n 2 B5 C3\n 3 A5 --").turn('C').plays("C4>3");
    assert!(!play.happened(|event| matches!(event, Event::HealingOwed { .. })));
}

#[test]
fn the_disabled_come_back_and_those_just_placed_are_disabled() {
    let play = failing().disabled('A', [2, 3]).disabled('B', [1, 3]).disabled('C', [1, 2]).plays("B2>3");
    assert_eq!(play.adventurers('A'), ["234", "", "15"]);
    assert_eq!(play.adventurers('B'), ["135", "", "24"]);
    assert_eq!(play.adventurers('C'), ["124", "", "35"]);
}

#[test]
fn the_marker_goes_clockwise_to_the_next_player() {
    let table = |marker| Table::of(3).dungeon("1 A1 B4\n 2 B5 C3\n 3 A5 --").marker(marker).turn('C');
    for (marker, next) in [('A', "B"), ('B', "C"), ('C', "A")] {
        let play = table(marker).plays("C4>3");
        assert_eq!(play.awaited(), next);
        assert_eq!(play.all().marker, play.all().waiting_for.first());
    }
}

#[test]
fn rooms_that_were_opened_are_seen_and_those_below_a_failure_are_not() {
    let before = failing().open().all().unseen.len();
    assert_eq!(before - failing().plays("B2>3").all().unseen.len(), 2);
}

#[test]
fn a_dungeon_master_once_used_does_not_come_back() {
    let play = failing().master("The Beholder").front(1, 4, 4).plays("B2>3");
    let beholder = "The Beholder".to_string();
    assert!(!play.all().masters_left.contains(&beholder));
    assert_ne!(play.all().master, Some(beholder));
}
