//! Every refusal: who, by which rule, and with nothing changed (which `Play::refusal` sees to).

use crate::support::{Play, Table, adventurer, pair, seat};
use undercroft_core::{Seat, Setup};
use undercroft_guilds::{Depth, Guilds, Move};

fn place(strength: i64, room: u8) -> Move {
    Move::Place { adventurer: adventurer(strength), room: Depth(room) }
}

fn plain() -> Play {
    let mut setup = Setup::new::<Guilds>(3);
    setup.options.insert("masters".into(), "none".into());
    Play::dealt(setup, 1)
}

#[test]
fn nobody_is_placed_before_all_have_decided_whom_to_disable() {
    assert_eq!(plain().refusal('A', place(3, 0)).0, "disabled");
}

#[test]
fn a_decision_once_made_stays() {
    let mut play = plain();
    play.disables('A', 1, 2);
    let (rule, reason) = play.refusal('A', Move::Disable(pair(3, 4)));
    assert_eq!((rule, reason.contains("wait for the others")), ("disabled", true), "{reason}");
    assert_eq!(play.refusal('A', Move::Disable(pair(1, 2))).0, "disabled", "nor the same again");
}

#[test]
fn nobody_is_disabled_by_choice_later_on() {
    let mut play = Table::of(3).open();
    assert_eq!(play.refusal('A', Move::Disable(pair(1, 2))).0, "disabled");
}

#[test]
fn nobody_acts_out_of_turn() {
    let mut play = Table::of(3).open();
    let (rule, reason) = play.refusal('B', place(3, 0));
    assert_eq!((rule, reason.contains("winding order")), ("order", true), "{reason}");
}

#[test]
fn whoever_has_two_in_the_dungeon_must_pass() {
    let mut play = Table::of(3).dungeon("1 A3 C3\n 2 A4 --\n 3 -- --").turn('B').open();
    assert_eq!(play.refusal('A', place(5, 2)).0, "placement");
}

#[test]
fn a_disabled_adventurer_stays_at_home() {
    let mut play = Table::of(3).disabled('A', [2, 4]).open();
    let (rule, reason) = play.refusal('A', place(4, 0));
    assert_eq!((rule, reason.contains("4 is disabled")), ("disabled", true), "{reason}");
}

#[test]
fn an_adventurer_in_the_dungeon_is_not_placed_again() {
    let mut play = Table::of(3).dungeon("1 A3 --\n 2 -- --\n 3 -- --").open();
    assert_eq!(play.refusal('A', place(3, 1)).0, "place");
}

#[test]
fn there_are_no_rooms_below_the_last_and_two_spaces_in_each() {
    let mut play = Table::of(3).open();
    for room in [3, 5, 6, 200, 255] {
        let (rule, reason) = play.refusal('A', place(3, room));
        assert_eq!((rule, reason.as_str()), ("place", "The dungeon has 3 rooms."));
        for space in [0, 1, 2, 255] {
            let (adventurer, room) = (adventurer(5), Depth(room));
            assert_eq!(play.refusal('A', Move::Bump { adventurer, room, space }).0, "bump");
            assert_eq!(play.refusal('A', Move::Replace { adventurer, room, space }).0, "replace");
        }
    }
    let mut full = Table::of(3).dungeon("3 B3 C3\n 3 -- --\n 3 -- --").open();
    let nowhere = Move::Bump { adventurer: adventurer(5), room: Depth(0), space: 2 };
    assert!(full.refusal('A', nowhere).1.contains("two spaces"));
}

#[test]
fn once_the_game_is_over_nothing_may_be_done() {
    let table = Table::of(3).round(3).dungeon("1 A1 A2\n 1 B1 B2\n 1 C1 --").turn('C');
    let mut play = table.disabled('C', [3, 4]).plays("C2>3");
    assert_eq!(play.refusal('A', place(5, 0)).0, "end");
    assert_eq!(play.refusal('A', Move::Disable(pair(1, 2))).0, "disabled");
}

#[test]
fn nobody_plays_who_has_no_seat_at_the_table() {
    for mut play in [plain(), Table::of(3).open()] {
        let before = play.position.to_json();
        for stranger in [seat('D'), Seat::new(7)] {
            for action in [place(3, 0), Move::Disable(pair(1, 2))] {
                let refusal = play.position.play(stranger, action).expect_err("a stranger");
                assert_eq!(refusal.rule(), "");
            }
        }
        assert_eq!(play.position.to_json(), before);
    }
}
