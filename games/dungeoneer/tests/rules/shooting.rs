//! Shooting: straight lines on one tile, and nobody in between.

use crate::support::Table;
use undercroft_dungeoneer::{Event, How, Move};

fn shot_at(table: &Table) -> String {
    table.open().letters(|action| if let Move::Shoot(figure) = action { Some(*figure) } else { None })
}

#[test]
fn ruling_13_all_eight_straight_directions_are_shot_in() {
    let table = Table::drawn(
        &["Large Room"],
        "
        1....1
        ......
        ..1...
        .....3
        ......
        ..E..2
          ++
    ",
    );
    // The 1 straight ahead and the 2 at the side are in line; the 3 diagonally is not, nor is any corner.
    assert_eq!(shot_at(&table.go('E')), "12");
}

#[test]
fn ruling_13_a_diagonal_is_a_straight_line() {
    let table = Table::drawn(
        &["Large Room"],
        "
        ......
        ......
        .....2
        ......
        ......
        ..E...
          ++
    ",
    );
    assert_eq!(shot_at(&table.go('E')), "2");
}

#[test]
fn ruling_13_every_figure_in_between_blocks() {
    let blocked = |letter: &str| {
        let drawn = "
            ..3...
            ......
            ..?...
            ......
            ......
            ..E...
              ++
        "
        .replace('?', letter);
        shot_at(&Table::drawn(&["Large Room"], &drawn).go('E'))
    };
    assert_eq!(blocked("."), "3");
    assert_eq!(blocked("W"), "", "a friend is in the way");
    assert_eq!(blocked("1"), "1", "the nearer monster is hit instead");
}

#[test]
fn ruling_13_who_stands_beside_a_diagonal_does_not_block() {
    let table = Table::drawn(
        &["Large Room"],
        "
        ......
        ......
        .....2
        ....W.
        ......
        ..E...
          ++
    ",
    );
    let beside = "
        ......
        ......
        .....2
        .....W
        ...D..
        ..E...
          ++
    ";
    assert_eq!(shot_at(&table.go('E')), "", "in the line");
    assert_eq!(shot_at(&Table::drawn(&["Large Room"], &beside.replace("...D..", "..D...")).go('E')), "2");
}

#[test]
fn ruling_13_only_the_same_tile_is_shot_at() {
    let table = Table::drawn(
        &["Small Room"],
        "
        ....
        .1..
        ....
        ....
         ++
         ..
         E.
    ",
    );
    assert_eq!(shot_at(&table.go('E')), "");
    let table = Table::drawn(
        &["Small Room"],
        "
        ....
        .1..
        ....
        ....
         E+
         ..
    ",
    );
    assert_eq!(shot_at(&table.go('E')), "1", "an open door is on both tiles");
}

#[test]
fn ruling_4_nobody_shoots_next_to_a_monster() {
    let table = Table::drawn(
        &["Large Room"],
        "
        ..3...
        ......
        ......
        ......
        .1....
        W.E...
          ++
    ",
    );
    assert_eq!(shot_at(&table.go('E')), "");
}

#[test]
fn who_has_no_shooting_cannot_shoot() {
    let table = Table::drawn(
        &["Large Room"],
        "
        ..3...
        ......
        ......
        ......
        ......
        ..W...
          ++
    ",
    );
    assert_eq!(shot_at(&table.go('W')), "");
}

#[test]
fn a_shot_rolls_the_shooting_dice_and_ends_the_go() {
    let mut play = Table::drawn(
        &["Large Room"],
        "
        ..4...
        ......
        ......
        ......
        ......
        ..E..W
          ++
    ",
    )
    .go('E')
    .set('W', "done", true)
    .open();
    let events = play.plays(Move::Shoot(play.who('4').id));
    let Event::Struck(strike) = events[0] else { panic!("{events:?}") };
    assert_eq!((strike.how, strike.dice.len(), strike.needed), (How::Shot, 5, Some(5)));
    assert!(events.iter().any(|event| matches!(event, Event::GoEnded { .. })));
}

#[test]
fn a_corner_cannot_be_shot_around() {
    let table = Table::drawn(
        &["Corner"],
        "
        ...1
        ....
        ..
        E.
        ++
    ",
    );
    assert_eq!(shot_at(&table.go('E')), "1", "the diagonal cuts the corner");
    let table = Table::drawn(
        &["Corner"],
        "
        ....
        ...1
        ..
        E.
        ++
    ",
    );
    assert_eq!(shot_at(&table.go('E')), "");
}
