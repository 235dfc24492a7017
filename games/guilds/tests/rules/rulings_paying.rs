//! The rulings on the resolution, the cleanup and the end, each by the case that it settles. The numbers are those of the
//! README.

use crate::support::{Table, random_game, setup};
use undercroft_core::Eye;
use undercroft_guilds::{Event, Fate};

/// All fails at the first room; A has a 4 and a 5 in, B a 5 and a 2, C a 3 and a 4.
fn failing() -> Table {
    Table::of(3).dungeon("1 A4 B2\n 2 B5 C3\n 3 A5 --").turn('C').front(1, 9, 4)
}

#[test]
fn ruling_7_first_second_and_last_mean_the_place_in_the_column() {
    let changed = |master: &str, drawing: &str| {
        let view = Table::of(3).master(master).dungeon(drawing).open().all();
        view.dungeon.iter().map(|room| room.treasure_change).collect::<Vec<_>>()
    };
    for drawing in ["1 -- --\n 1 -- --\n 1 -- --", "3 -- --\n 3 -- --\n 3 -- --"] {
        assert_eq!(changed("The Beholder", drawing), [3, 0, 0]);
        assert_eq!(changed("The Lich King", drawing), [0, 3, 0]);
        assert_eq!(changed("The Vampire Lord", drawing), [-2, -2, 0]);
        assert_eq!(changed("The Red Dragon", drawing), [0, 0, 10]);
        assert_eq!(changed("Hello Duck", drawing), [0, 4, 4]);
    }
}

#[test]
fn ruling_8_treasure_never_goes_below_nothing() {
    let table = Table::of(3).master("The Vampire Lord").dungeon("1 A2 B4\n 2 B5 C3\n 3 A5 --").turn('C');
    let play = table.front(1, 4, 1).front(2, 6, 0).front(3, 8, 12).plays("C4>3");
    assert_eq!(play.won(), [6, 0, 6], "$1 - 2 and $0 - 2 are nothing");
}

#[test]
fn ruling_8_an_odd_coin_goes_to_the_stronger_and_of_two_equals_to_nobody() {
    let paid = |first: &str| {
        let drawing = format!("{first}\n 1 B5 C4\n 1 C3 --");
        let table = Table::of(3).dungeon(&drawing).turn('A').front(1, 4, 5);
        let play = table.plays(if first.contains("A5") { "A4>3" } else { "A5>3" });
        play.happened(|event| matches!(event, Event::OddDollarLeft { room } if room.number() == 1))
    };
    assert!(paid("1 A3 B3") && !paid("1 A5 B3"));
}

#[test]
fn ruling_9_a_failed_room_fails_all_below_and_healing_stops_at_nothing() {
    let play = failing().money([9, 3, 0]).plays("C4>3");
    assert_eq!(play.opened(), "1- 2? 3?");
    assert_eq!(play.money(), [9 - 5, 0, 0], "$5, $4 and $4 are owed");
}

#[test]
fn ruling_9_the_guardian_adds_2_for_each_4_and_each_5_and_for_no_other() {
    let play = failing().master("The Guardian").money([20, 20, 20]).plays("C4>3");
    assert_eq!(play.won(), [-(5 + 4), -(4 + 2), -(4 + 2)]);
}

#[test]
fn ruling_10_the_boardgame_lord_pays_all_who_tie_for_lowest() {
    let play = failing().master("Boardgame Lord").money([20, 20, 20]).plays("C4>3");
    assert_eq!(play.won(), [-5, 3 - 4, 3 - 4], "9, 7 and 7");
}

#[test]
fn ruling_10_the_naughty_kid_pays_only_in_a_defeated_room() {
    let table = |defense| {
        let drawing = "1 A4 B4\n 2 B5 C3\n 3 A5 --";
        Table::of(3).master("The Naughty Kid").dungeon(drawing).turn('C').front(1, defense, 4)
    };
    assert!(table(8).plays("C4>3").happened(|event| matches!(event, Event::Defeated { treasure: 7, .. })));
    let failed = table(9).money([20, 20, 20]).plays("C4>3");
    assert!(failed.won().iter().all(|&won| won < 0), "{:?}", failed.won());
}

#[test]
fn ruling_11_no_view_shows_what_lay_below_a_failure() {
    for seed in 0..40 {
        let play = random_game(setup(4, &[]), seed);
        let view = play.view(Eye::All);
        let failed = view.dungeon.iter().position(|room| room.fate == Fate::Failed);
        for room in &view.dungeon[failed.map_or(4, |failed| failed + 1)..] {
            assert!(room.card.is_none() && room.info.is_none());
        }
    }
}

#[test]
fn ruling_11_rooms_discarded_unseen_never_come_back() {
    for seed in 0..20 {
        let view = random_game(setup(6, &[]), seed).all();
        assert_eq!(view.undealt, [0, 0, 0], "thirty-six dealt, seen or not, and none a second time");
    }
}

#[test]
fn ruling_15_the_strongest_available_unplaced_adventurer_of_the_last_round_breaks_a_tie() {
    let last = |disabled_b| {
        let table = Table::of(3).round(3).dungeon("1 A1 A2\n 1 B1 B2\n 1 C1 --").turn('C').front(1, 1, 0);
        table
            .money([9, 9, 0])
            .disabled('A', [3, 5])
            .disabled('B', disabled_b)
            .disabled('C', [3, 4])
            .plays("C2>3")
    };
    assert_eq!(last([3, 4]).winners(), "B", "a 5 against a 4");
    assert_eq!(last([4, 5]).winners(), "A", "a 3 against a 4; the 5 is disabled");
    assert_eq!(last([3, 5]).winners(), "AB", "a 4 each: a shared win");
}
