//! Monsters: who waits on a new tile, and where they are placed.

use crate::support::{Play, Table};
use undercroft_dungeoneer::{Event, Found, Move, Stage};

/// The Warrior before a door in the north, with a bag that holds one kind of room alone.
fn before_door(kind: &'static str, tiles: &[&'static str]) -> Table {
    let mut table = Table::of(2).tiles(tiles);
    for name in [
        "Short Corridor",
        "Long Corridor",
        "Narrow Corridor",
        "Corner",
        "T-Junction",
        "Small Room",
        "Large Room",
    ] {
        let tokens = if name == kind { "[8, 8, 8]" } else { "[0, 0, 0]" };
        let lie = if tiles.contains(&name) && name != kind { "[1, 1, 1]" } else { tokens };
        table = table
            .cards(&[(&block(name), &block(name).replace(&old_tokens(name), &format!("tokens = {lie}")))]);
    }
    table
}

/// The tile's table in the card file.
fn block(name: &str) -> String {
    let text = undercroft_dungeoneer::cards::STANDARD;
    let start = text.find(&format!("name = \"{name}\"")).expect("the tile");
    let end = start + text[start..].find("source").expect("its end");
    text[start..end].to_string()
}

fn old_tokens(name: &str) -> String {
    let block = block(name);
    block.lines().find(|line| line.starts_with("tokens")).expect("its tokens").to_string()
}

const AT_THE_DOOR: &str = "
    x
   W.
   ..
   ..
   ..
   ++
";

fn rolled(play: &Play) -> Vec<(Vec<u8>, u8, Option<Found>, bool)> {
    play.log
        .iter()
        .filter_map(|event| match *event {
            Event::MonstersRolled { dice, bonus, found, double } => {
                Some((dice.iter().collect(), bonus, found, double))
            }
            _ => None,
        })
        .collect()
}

/// A room opened by the Warrior from the corridor of the start.
fn opened(kind: &'static str, wanted: impl Fn(&Play) -> bool) -> Play {
    let table = before_door(kind, &[]).map(AT_THE_DOOR).go('W').steps(2);
    table.until(|play| {
        let door =
            play.view().doors.iter().find(|door| door.to.is_none()).expect("a door").squares.iter().next();
        play.plays(Move::Walk(door.expect("its square")));
        wanted(play)
    })
}

#[test]
fn two_threes_at_the_seventh_tile_are_thirteen_and_a_second_group_comes() {
    // The rulebook's example: 2D6+7 with a double. The table stands where the example reads a 17 as one monster.
    let six =
        ["Short Corridor", "Long Corridor", "Narrow Corridor", "Small Room", "Large Room", "T-Junction"];
    let table = Table::drawn(
        &six,
        "
           x
        ...W..
        ......
          ..
    ",
    )
    .go('W');
    let play = table.until(|play| {
        let door =
            play.view().doors.iter().find(|door| door.to.is_none()).expect("a door").squares.iter().next();
        play.plays(Move::Walk(door.expect("its square")));
        rolled(play)[0].0 == [3, 3]
    });
    let found = rolled(&play);
    assert_eq!(found[0].1, 7);
    let first = found[0].2.expect("somebody");
    assert_eq!((first.level.number(), found[0].3), (3, true));
    assert!((1..=3).contains(&first.count));
    assert_eq!(found[1].1, 7, "the second group has the same bonus");
}

#[test]
fn ruling_9_the_first_tile_after_the_start_rolls_2d6_plus_1() {
    let play = opened("Small Room", |_| true);
    assert!(rolled(&play).iter().all(|roll| roll.1 == 1));
}

#[test]
fn ruling_9_the_table_says_who_is_there() {
    let rows = [
        (4, None),
        (6, Some(1)),
        (8, Some(1)),
        (10, Some(2)),
        (12, Some(2)),
        (14, Some(3)),
        (16, Some(3)),
        (18, Some(4)),
    ];
    for seed in 0..60 {
        let play = crate::support::random_game(
            undercroft_core::Setup::new::<undercroft_dungeoneer::Dungeoneer>(3),
            seed,
        );
        for (dice, bonus, found, double) in rolled(&play) {
            let sum = dice.iter().sum::<u8>() + bonus;
            let level = rows.iter().find(|row| sum <= row.0).map_or(Some(5), |row| row.1);
            assert_eq!(found.map(|found| found.level.number()), level, "{sum}");
            assert_eq!(double, dice[0] == dice[1]);
        }
    }
}

#[test]
fn ruling_9_a_double_adds_another_group_again_while_doubles_come() {
    let play = opened("Large Room", |play| rolled(play).len() > 2);
    let rolls = rolled(&play);
    assert!(rolls[..rolls.len() - 1].iter().all(|roll| roll.3));
    assert!(!rolls[rolls.len() - 1].3);
}

#[test]
fn ruling_9_the_first_monster_is_placed_in_the_centre() {
    let play = opened("Small Room", |play| play.view().stage == Stage::PlaceMonster);
    let view = play.view();
    let corner = view.tiles[2].corner;
    let squares: Vec<(usize, usize)> = play
        .moves()
        .iter()
        .filter_map(|action| match action {
            Move::Place(at) => Some((at.column() - corner.column(), at.row() - corner.row())),
            _ => None,
        })
        .collect();
    assert_eq!(squares, [(1, 1), (2, 1), (1, 2), (2, 2)], "the four in the middle, in reading order");
}

#[test]
fn ruling_9_the_others_are_placed_next_to_the_first_nearest_the_centre_first() {
    let mut play = opened("Small Room", |play| play.view().to_place.len() > 1);
    let first = play.moves()[0];
    let Move::Place(first) = first else { panic!("{first:?}") };
    play.plays(Move::Place(first));
    for action in play.moves() {
        let Move::Place(square) = action else { panic!("{action:?}") };
        assert!(square.touches(first));
    }
    assert_eq!(play.moves().len(), 8);
}

#[test]
fn ruling_9_monsters_are_never_placed_on_doors() {
    for seed in 0..40 {
        let play = crate::support::random_game(
            undercroft_core::Setup::new::<undercroft_dungeoneer::Dungeoneer>(2),
            seed,
        );
        let doors: Vec<_> = play
            .log
            .iter()
            .filter_map(|event| match event {
                Event::DoorPlaced { squares, .. } => Some(squares.iter().collect::<Vec<_>>()),
                _ => None,
            })
            .flatten()
            .collect();
        for event in &play.log {
            if let Event::MonsterPlaced { square, .. } = event {
                assert!(!doors.contains(square));
            }
        }
    }
}

#[test]
fn ruling_9_what_finds_no_square_is_discarded() {
    // On a corridor of one square by two there is room for two.
    let table =
        before_door("Narrow Corridor", &[]).cards(&[("width = 1\nlength = 6", "width = 1\nlength = 2")]);
    let play = table.map(AT_THE_DOOR).go('W').steps(2).until(|play| {
        let door =
            play.view().doors.iter().find(|door| door.to.is_none()).expect("a door").squares.iter().next();
        play.plays(Move::Walk(door.expect("its square")));
        play.happened(|event| matches!(event, Event::MonstersDiscarded { .. }))
    });
    let found: u8 = rolled(&play).iter().filter_map(|roll| roll.2).map(|found| found.count).sum();
    assert!(found > 2);
    assert!(play.happened(|event| *event == Event::MonstersDiscarded { count: found - 2 }));
}

#[test]
fn ruling_9_a_monster_next_to_the_opener_ends_his_movement() {
    let table =
        before_door("Narrow Corridor", &[]).cards(&[("width = 1\nlength = 6", "width = 1\nlength = 1")]);
    let play = table.map(AT_THE_DOOR).go('W').until(|play| {
        let door =
            play.view().doors.iter().find(|door| door.to.is_none()).expect("a door").squares.iter().next();
        play.plays(Move::Walk(door.expect("its square")));
        play.happened(|event| matches!(event, Event::MonsterPlaced { .. }))
    });
    // The only thing left is the fight, which is on.
    assert!(play.happened(|event| matches!(event, Event::Struck(strike) if strike.by.number() == 1)));
}

#[test]
fn ruling_9_the_opener_places_them() {
    let play = opened("Large Room", |play| play.view().stage == Stage::PlaceMonster);
    assert_eq!(play.view().acting.map(|seat| seat.number()), Some(1));
}

#[test]
fn a_group_is_of_one_kind_and_of_its_level() {
    for seed in 0..20 {
        let play = crate::support::random_game(
            undercroft_core::Setup::new::<undercroft_dungeoneer::Dungeoneer>(2),
            seed,
        );
        for (.., found, _) in rolled(&play) {
            if let Some(found) = found {
                let contents = undercroft_core::Game::contents(play.position.rules());
                assert_eq!(contents.monsters[found.kind.index()].level, found.level);
            }
        }
    }
}
