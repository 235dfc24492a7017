//! Doors: how many, where, and what opening one does.

use crate::support::{Play, Table, map};
use undercroft_core::Setup;
use undercroft_dungeoneer::{Dungeoneer, Event, Move};

/// The first door that is to be opened.
fn door(play: &Play) -> Move {
    let view = play.view();
    let door = view.doors.iter().find(|door| door.to.is_none()).expect("a door");
    Move::Walk(door.squares.iter().next().expect("its square"))
}

/// The corridor of the start with its doors drawn, after a roll as wanted.
fn start(die: u8) -> String {
    let wanted = |play: &Play| {
        play.happened(|event| matches!(event, Event::DoorsRolled { die: rolled, .. } if *rolled == die))
    };
    let play = (1..).map(|seed| Play::dealt(Setup::new::<Dungeoneer>(2), seed)).find(wanted).expect("a die");
    let doors: Vec<(usize, usize)> = play
        .view()
        .doors
        .iter()
        .filter(|door| door.to.is_none())
        .flat_map(|door| door.squares.iter().map(|at| (at.column(), at.row())).collect::<Vec<_>>())
        .collect();
    let letter = |column: usize, row: usize| match () {
        () if doors.contains(&(column, row)) => 'x',
        () if (101..=102).contains(&column) && (97..=100).contains(&row) => '.',
        () => ' ',
    };
    let rows = (96..=100)
        .map(|row| (100..=103).map(|column| letter(column, row)).collect::<String>().trim_end().to_string());
    rows.collect::<Vec<_>>().join("\n")
}

#[test]
fn a_one_is_a_double_door_opposite() {
    assert_eq!(start(1), " xx\n ..\n ..\n ..\n ..");
}

#[test]
fn ruling_5_a_single_door_takes_the_right_one_of_two_middle_squares_opposite() {
    assert_eq!(start(2), "  x\n ..\n ..\n ..\n ..");
    assert_eq!(start(3), start(2));
}

#[test]
fn ruling_5_the_second_door_is_on_the_right_on_the_middle_square_further_from_the_entrance() {
    assert_eq!(start(4), "  x\n ..\n ..x\n ..\n ..");
    assert_eq!(start(5), start(4));
}

#[test]
fn ruling_5_the_third_door_is_on_the_left() {
    assert_eq!(start(6), "  x\n ..\nx..x\n ..\n ..");
}

/// A bag that holds this tile alone, eight times.
fn only(kind: &str) -> Table {
    let text = undercroft_dungeoneer::cards::STANDARD;
    let mut cards = String::new();
    let mut name = "";
    for line in text.lines() {
        if let Some(called) = line.strip_prefix("name = ") {
            name = called.trim_matches('"');
        }
        match line.starts_with("tokens = ") {
            true => cards += &format!("tokens = {}\n", if name == kind { "[8, 8, 8]" } else { "[0, 0, 0]" }),
            false => cards += &format!("{line}\n"),
        }
    }
    let mut table = Table::of(2);
    table.setup.cards = Some(cards);
    table
}

/// The tile behind the first door with its doors, after a roll as wanted.
fn behind(kind: &str, die: u8, mirrored: bool) -> String {
    let table = only(kind)
        .map(
            "
         x
        W.
        ..
        ..
        ..
        ++
    ",
        )
        .go('W');
    let play = table.until(|play| {
        let action = door(play);
        play.plays(action);
        let rolled = play
            .log
            .iter()
            .any(|event| matches!(event, Event::DoorsRolled { die: rolled, .. } if *rolled == die));
        rolled && play.view().tiles[2].mirrored == mirrored
    });
    let view = play.view();
    let tile = &view.tiles[2];
    let doors: Vec<_> = view
        .doors
        .iter()
        .filter(|door| door.from.number() == 3 || door.to.is_some_and(|to| to.number() == 3))
        .collect();
    let (column, row) = (tile.corner.column() as i64, tile.corner.row() as i64);
    let letter = |x: i64, y: i64| {
        let square = undercroft_dungeoneer::Square::from_numbers(x, y).expect("a square");
        let door = doors.iter().find(|door| door.squares.iter().any(|at| at == square));
        let line = usize::try_from(y - row).ok().and_then(|y| tile.rows.get(y));
        let floor = line.zip(usize::try_from(x - column).ok()).and_then(|(line, x)| line.as_bytes().get(x))
            == Some(&b'#');
        match door {
            Some(door) => {
                if door.to.is_some() {
                    '+'
                } else {
                    'x'
                }
            }
            None => {
                if floor {
                    '.'
                } else {
                    ' '
                }
            }
        }
    };
    let rows = (row - 1..=row + tile.rows.len() as i64).map(|y| {
        let line: String = (column - 1..=column + tile.rows[0].len() as i64).map(|x| letter(x, y)).collect();
        line.trim_end().to_string()
    });
    rows.collect::<Vec<_>>().join("\n")
}

#[test]
fn ruling_5_on_a_corner_the_far_end_comes_first_then_straight_ahead_then_the_side() {
    assert_eq!(
        map(&behind("Corner", 2, false)),
        map("
        ....x
        ....
        ..
        ..
        +
    ")
    );
    assert_eq!(
        map(&behind("Corner", 4, false)),
        map("
          x
        ....x
        ....
        ..
        ..
        +
    ")
    );
    let three = behind("Corner", 6, false);
    assert_eq!(three.matches('x').count(), 3);
    assert!(three.lines().any(|line| line.starts_with('x')), "{three}");
}

#[test]
fn ruling_5_a_corner_to_the_left_is_the_same_turned_over() {
    assert_eq!(
        map(&behind("Corner", 2, true)),
        map("
        x....
         ....
           ..
           ..
           +
    ")
    );
}

#[test]
fn ruling_5_on_a_t_junction_the_right_arm_comes_first_then_the_left_then_the_middle() {
    assert_eq!(
        map(&behind("T-Junction", 2, false)),
        map("
        ......x
        ......
          ..
          ..
          +
    ")
    );
    assert_eq!(
        map(&behind("T-Junction", 4, false)),
        map("
        x......x
         ......
           ..
           ..
           +
    ")
    );
    assert_eq!(
        map(&behind("T-Junction", 6, false)),
        map("
            x
        x......x
         ......
           ..
           ..
           +
    ")
    );
}

#[test]
fn ruling_5_on_a_narrow_corridor_a_double_door_is_a_single_one() {
    assert_eq!(
        map(&behind("Narrow Corridor", 1, false)),
        map("
        x
        .
        .
        .
        .
        .
        .
        +
    ")
    );
}

#[test]
fn ruling_5_a_door_whose_square_is_taken_is_not_placed_and_the_next_wall_is_used() {
    for seed in 0..60 {
        let play = crate::support::random_game(Setup::new::<Dungeoneer>(2), seed);
        let mut floor: Vec<_> = Vec::new();
        for event in &play.log {
            match event {
                Event::DoorPlaced { squares, .. } => {
                    assert!(
                        squares.iter().all(|square| !floor.contains(&square)),
                        "a door lies on something"
                    );
                    floor.extend(squares.iter());
                }
                Event::SetOut { square, .. } => floor.push(*square),
                _ => {}
            }
        }
    }
}

#[test]
fn ruling_8_entering_a_doors_square_opens_it_and_the_opener_goes_on_with_the_steps_left() {
    let mut play = only("Small Room")
        .map(
            "
         x
        W.
        ..
        ..
        ..
        ++
    ",
        )
        .go('W')
        .steps(5)
        .until(|play| {
            let action = door(play);
            play.plays(action);
            !play.happened(|event| matches!(event, Event::MonsterPlaced { .. }))
                && play.view().to_place.is_empty()
        });
    assert_eq!(play.view().tiles.len(), 3);
    assert_eq!(play.view().go.expect("a go").steps, 4);
    let (back, on) = (play.moves(), play.view().tiles[2].corner);
    assert!(back.iter().any(|action| matches!(action, Move::Walk(at) if at.row() > 96)));
    assert!(
        back.iter().any(|action| matches!(action, Move::Walk(at) if at.row() >= on.row() && at.row() < 96))
    );
    play.plays(Move::End);
}

#[test]
fn ruling_8_a_double_door_is_opened_by_either_square_for_good() {
    for square in 0..2 {
        let mut play = only("Small Room")
            .map(
                "
            xx
            W.
            ..
            ..
            ..
            ++
        ",
            )
            .go('W')
            .open();
        let squares: Vec<_> = play.view().doors[1].squares.iter().collect();
        play.plays(Move::Walk(squares[square]));
        let view = play.view();
        assert!(view.doors[1].to.is_some() && view.doors[1].squares.is_double());
    }
}

#[test]
fn ruling_8_monsters_open_no_doors() {
    for seed in 0..30 {
        let play = crate::support::random_game(Setup::new::<Dungeoneer>(2), seed);
        for event in &play.log {
            if let Event::DoorOpened { figure: Some(figure), .. } = event {
                assert!(figure.number() <= 6);
            }
        }
    }
}

#[test]
fn a_dungeoneer_in_a_single_door_need_not_go_on() {
    let play = only("Small Room")
        .map(
            "
         x
        W.
        D.
        ..
        ..
        ++
    ",
        )
        .go('W')
        .until(|play| {
            let action = door(play);
            play.plays(action);
            play.view().to_place.is_empty()
                && !play.happened(|event| matches!(event, Event::MonsterPlaced { .. }))
        });
    assert!(play.may(Move::End));
}
