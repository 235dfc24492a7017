//! The winding order, drawn as tables: what is done in a turn, and whose turn is next.

use crate::support::{Play, Table, letter};
use undercroft_guilds::Event;

/// A dungeon of level 3 alone, where little is locked.
fn deep(players: usize) -> Table {
    Table::of(players).dungeon(&"3 -- --\n".repeat(players))
}

/// Plays a table of turns: in each line what is done and who is next, `.` when the placing is over.
fn winds(table: Table, lines: &str) {
    let mut play = table.open();
    for line in lines.lines().filter(|line| !line.trim().is_empty()) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let told = play.does(words[0]);
        let over = told.iter().any(|heard| heard.event == Event::ResolutionBegan);
        let next = if over { ".".to_string() } else { play.awaited() };
        assert_eq!(next, words[1], "after {} in\n{}", words[0], play.drawn());
    }
}

#[test]
fn the_printed_order_is_1_2_3_4_4_3_2_1_1_2_3() {
    // Nobody passes until two adventurers are in: bumps keep the fourth, the third and the second at it.
    winds(
        deep(4),
        "A3>1   B
         B3>1   C
         C3>2   D
         D3>2   D
         D4xA3  C
         C4xB3  B
         B4xC3  A
         A3>3   A
         A4>3   B
         B3>4   C
         C3>4   .",
    );
}

#[test]
fn three_players_wind() {
    winds(
        deep(3),
        "A3>1   B
         B3>1   C
         C3>2   C
         C4>2   B
         B4>3   A
         A4>3   .",
    );
}

#[test]
fn three_players_wind_with_bumps() {
    winds(
        deep(3),
        "A3>1   B
         B3>1   C
         C3>2   C
         C4xA3  B
         B4>2   A
         A3>3   A
         A4>3   .",
    );
    winds(
        deep(3),
        "A3>1   B
         B3>1   C
         C3>2   C
         C4>2   B
         B4>3   A
         A4xC3  C
         C5>3   .",
    );
}

#[test]
fn four_players_wind() {
    winds(
        deep(4),
        "A3>1   B
         B3>2   C
         C3>3   D
         D3>4   D
         D4>4   C
         C4>3   B
         B4>2   A
         A4>1   .",
    );
}

#[test]
fn four_players_wind_with_bumps() {
    winds(
        deep(4),
        "A3>1   B
         B3>1   C
         C3>2   D
         D3>2   D
         D4>3   C
         C4>3   B
         B4xD3  A
         A4>4   D
         D5>4   .",
    );
}

#[test]
fn five_players_wind() {
    winds(
        deep(5),
        "A3>1   B
         B3>1   C
         C3>2   D
         D3>2   E
         E3>3   E
         E4>3   D
         D4>4   C
         C4>4   B
         B4>5   A
         A4>5   .",
    );
}

#[test]
fn five_players_wind_with_bumps() {
    winds(
        deep(5),
        "A3>1   B
         B3>1   C
         C3>2   D
         D3>2   E
         E3>3   E
         E4xB3  D
         D4>3   C
         C4>4   B
         B3>4   A
         A4>5   B
         B4>5   .",
    );
}

#[test]
fn six_players_wind() {
    winds(
        deep(6),
        "A3>1   B
         B3>1   C
         C3>2   D
         D3>2   E
         E3>3   F
         F3>3   F
         F4>4   E
         E4>4   D
         D4>5   C
         C4>5   B
         B4>6   A
         A4>6   .",
    );
}

#[test]
fn six_players_wind_with_bumps() {
    winds(
        deep(6),
        "A3>1   B
         B3>1   C
         C3>2   D
         D3>2   E
         E3>3   F
         F3>3   F
         F4xE3  E
         E4xC3  D
         D4>4   C
         C3>4   B
         B4xA3  A
         A3>5   A
         A4>5   C
         C4>6   E
         E3>6   .",
    );
}

#[test]
fn the_order_begins_with_whoever_has_the_marker() {
    winds(
        deep(4).marker('C'),
        "C3>1   D
         D3>1   A
         A3>2   B
         B3>2   B
         B4>3   A
         A4>3   D
         D4>4   C
         C4>4   .",
    );
}

#[test]
fn one_bumped_twice_places_twice_running_when_the_order_reaches_them() {
    winds(
        deep(3).marker('A').dungeon("3 A3 B3\n 3 A4 B4\n 3 -- --").turn('C'),
        "C4xA3  C
         C5xA4  A
         A3>3   A
         A4>3   .",
    );
}

#[test]
fn the_last_one_left_acts_until_two_are_in() {
    winds(
        deep(4).dungeon("3 A3 C3\n 3 A4 C4\n 3 D3 D4\n 3 -- --").turn('B'),
        "B3>4   B
         B4>4   .",
    );
}

#[test]
fn the_view_shows_the_turns_to_come() {
    let turns = |play: &Play| play.all().turns.into_iter().map(letter).collect::<String>();
    let mut play = deep(4).open();
    assert_eq!(turns(&play), "ABCDDCBA");
    play.does("A3>1");
    assert_eq!(turns(&play), "BCDDCBA");
    for action in ["B3>1", "C3>2", "D3>2", "D4xA3"] {
        play.does(action);
    }
    assert_eq!(turns(&play), "CBAA", "A has both to place again");
}
