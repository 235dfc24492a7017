//! Moving: what can be reached, what ends a movement, who may be passed.

use crate::support::{Table, map};
use undercroft_dungeoneer::{Event, Move, Stop};

fn walks(table: Table, drawn: &str) {
    assert_eq!(table.open().reach(), map(drawn));
}

#[test]
fn a_dungeoneer_moves_as_many_squares_as_move_says_in_any_direction() {
    // The Dwarf moves 4, and a diagonal costs one square.
    walks(
        Table::drawn(
            &["Large Room"],
            "
            ......
            ......
            ......
            ......
            ......
            D.....
              ++
              ..
              ..x
        ",
        )
        .go('D'),
        "
            ......
            *****.
            *****.
            *****.
            *****.
            D****.
              **
              **
              ***
        ",
    );
}

#[test]
fn ruling_11_moving_is_eight_way_and_a_diagonal_costs_one_square() {
    let mut play = Table::drawn(
        &["Large Room"],
        "
        ......
        ......
        ...a..
        ......
        ......
        D.....
          ++
    ",
    )
    .go('D')
    .open();
    play.walks('a');
    assert_eq!(play.view().go.expect("a go").steps, 1);
}

#[test]
fn ruling_11_nobody_enters_an_occupied_square_while_a_monster_lives() {
    walks(
        Table::drawn(
            &["Narrow Corridor", "Small Room"],
            "
            ....
            ....
            ....
            1...
             +
             .
             .
             .
             D
             W
             .
             +
        ",
        )
        .go('W'),
        "
            ....
            ....
            ....
            1...
             +
             .
             .
             .
             D
             W
             *
             *
        ",
    );
}

#[test]
fn ruling_11_without_monsters_friends_are_walked_through_but_not_stopped_on() {
    walks(
        Table::drawn(
            &["Narrow Corridor"],
            "
            .
            .
            .
            D
            W
            .
            +
        ",
        )
        .go('W')
        .steps(2),
        "
            .
            .
            *
            D
            W
            *
            *
        ",
    );
}

#[test]
fn ruling_11_one_figure_blocks_a_single_door() {
    walks(
        Table::drawn(
            &["Narrow Corridor", "Small Room"],
            "
            1...
            ....
            ....
            ....
             D
             W
             .
             .
             .
             .
             .
             +
        ",
        )
        .go('W')
        .steps(2),
        "
            1...
            ....
            ....
            ....
             D
             W
             *
             *
             .
             .
             .
             +
        ",
    );
}

#[test]
fn ruling_10_there_is_no_way_from_tile_to_tile_but_by_a_door() {
    // The squares right and left of the door touch the room, but walls are between.
    walks(
        Table::drawn(
            &["Small Room"],
            "
            ....
            ....
            ....
            ....
             ++
             W.
             ..x
        ",
        )
        .go('W')
        .steps(1),
        "
            ....
            ....
            ....
            ....
             **
             W*
             **x
        ",
    );
}

#[test]
fn ruling_10_a_door_is_entered_and_left_by_any_square_that_touches_it() {
    walks(
        Table::drawn(
            &["Small Room"],
            "
            ....
            ....
            ....
            ....
             W+
             ..
        ",
        )
        .go('W')
        .steps(1),
        "
            ....
            ....
            ....
            ***.
             W*
             **
        ",
    );
}

#[test]
fn ruling_10_cutting_one_walls_corner_is_allowed() {
    walks(
        Table::drawn(
            &["Corner"],
            "
            ....
            ....
            .W
            ..
            ++
        ",
        )
        .go('W')
        .steps(1),
        "
            ....
            ***.
            *W
            **
            ++
        ",
    );
}

#[test]
fn a_dungeoneer_who_moves_next_to_a_monster_stops_and_has_to_fight_it() {
    let mut play = Table::drawn(
        &["Large Room"],
        "
        ......
        ......
        ..1...
        ......
        ..a...
        W.....
          ++
    ",
    )
    .go('W')
    .open();
    play.walks('a');
    assert_eq!(play.view().go.expect("a go").steps, 3, "two squares away nothing is on");
    let mut play = Table::drawn(
        &["Large Room"],
        "
        ......
        ......
        ..1...
        ..a.D.
        ......
        W.....
          ++
    ",
    )
    .go('W')
    .state("turn", 2)
    .open();
    let events = play.walks('a');
    assert!(matches!(events[0], Event::Walked { stopped: Some(Stop::Engaged), .. }));
    // Nothing is left to do but fight, so it is done.
    assert!(events.iter().any(|event| matches!(event, Event::Struck(_))));
}

#[test]
fn ruling_12_a_step_next_to_an_idle_monster_is_the_last() {
    // Behind the monster nothing is reached, for every way leads past it.
    walks(
        Table::drawn(
            &["Narrow Corridor", "Small Room"],
            "
            ....
            .1..
            ....
            ....
             +
             W
             .
        ",
        )
        .go('W'),
        "
            ..**
            .1**
            ****
            ****
             *
             W
             *
        ",
    );
}

#[test]
fn ruling_12_a_busy_monster_may_be_passed() {
    walks(
        Table::drawn(
            &["Narrow Corridor", "Small Room"],
            "
            ....
            D1..
            ....
            ....
             +
             W
             .
        ",
        )
        .go('W')
        .steps(5),
        "
            .***
            D1**
            ****
            ****
             *
             W
             *
        ",
    );
}

#[test]
fn ruling_12_who_begins_next_to_an_idle_monster_may_not_move() {
    let play = Table::drawn(
        &["Small Room"],
        "
        ....
        .11.
        .W..
        ....
         ++
    ",
    )
    .go('W')
    .open();
    assert!(play.view().go.expect("a go").held);
    assert!(play.moves().iter().all(|action| matches!(action, Move::Fight(_))));
}

#[test]
fn ruling_12_who_begins_next_to_busy_monsters_alone_may_leave() {
    let play = Table::drawn(
        &["Small Room"],
        "
        ....
        D1..
        .W..
        ....
         ++
    ",
    )
    .go('W')
    .open();
    assert!(!play.view().go.expect("a go").held);
    assert!(play.moves().iter().any(|action| matches!(action, Move::Walk(_))));
}

#[test]
fn ruling_12_who_ends_next_to_any_monster_must_fight() {
    let mut play = Table::drawn(
        &["Small Room"],
        "
        ....
        D1..
        .W..
        ....
         ++
    ",
    )
    .go('W')
    .open();
    assert!(!play.may(Move::End));
    let refusal = play.tries(Move::End).expect_err("it must fight or leave");
    assert_eq!(refusal.rule(), "fighting");
}

#[test]
fn a_way_is_the_shortest_and_always_the_same() {
    let mut play = Table::drawn(
        &["Large Room"],
        "
        ......
        ......
        ..a...
        ......
        ......
        W.....
          ++
    ",
    )
    .go('W')
    .open();
    let events = play.walks('a');
    let Event::Walked { path, .. } = events[0] else { panic!("{events:?}") };
    let squares: Vec<(usize, usize)> = path.squares().iter().map(|at| (at.column(), at.row())).collect();
    assert_eq!(squares, [(99, 95), (100, 94), (101, 93), (101, 92)]);
}

#[test]
fn a_movement_may_be_made_in_parts() {
    let mut play = Table::drawn(
        &["Large Room"],
        "
        ......
        ......
        ..a...
        ......
        .b....
        W.....
          ++
    ",
    )
    .go('W')
    .open();
    play.walks('b');
    play.walks('a');
    assert_eq!(play.view().go.expect("a go").steps, 2);
}

#[test]
fn flush_tiles_are_not_adjacent_so_nobody_fights_through_walls() {
    let play = Table::drawn(
        &["Small Room"],
        "
        ....
        ....
        ....
        1...
         ++
         W.
    ",
    )
    .go('W')
    .open();
    assert!(play.may(Move::End), "the monster is behind a wall");
    assert_eq!(play.who('W').next_to, []);
}
