//! Exploration: tokens, and how tiles are fitted.

use crate::support::{Play, random_game};
use undercroft_core::Setup;
use undercroft_dungeoneer::{Bag, Dungeoneer, Event, Square, View};

fn long(bag: &str) -> Setup {
    let mut setup = Setup::new::<Dungeoneer>(2);
    setup.options.insert("bag".into(), bag.into());
    setup
}

/// The floor of every tile.
fn floors(view: &View) -> Vec<Vec<Square>> {
    let squares = |tile: &undercroft_dungeoneer::TileView| {
        let (column, row) = (tile.corner.column() as i64, tile.corner.row() as i64);
        let lines = (row..).zip(&tile.rows);
        lines
            .flat_map(|(row, line)| {
                let floor = (column..).zip(line.chars()).filter(|(_, at)| *at == '#');
                floor
                    .map(|(column, _)| Square::from_numbers(column, row).expect("on the board"))
                    .collect::<Vec<_>>()
            })
            .collect()
    };
    view.tiles.iter().map(squares).collect()
}

#[test]
fn ruling_6_tiles_never_lie_over_a_tile_or_a_door() {
    for seed in 0..80 {
        let view = random_game(long("deadly"), seed).view();
        let floors = floors(&view);
        let mut all: Vec<Square> = floors.iter().flatten().copied().collect();
        all.extend(view.doors.iter().flat_map(|door| door.squares.iter().collect::<Vec<_>>()));
        let count = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), count, "seed {seed}");
    }
}

#[test]
fn ruling_6_every_door_square_touches_the_tile_behind_it_and_a_narrow_corridor_one() {
    for seed in 0..80 {
        let view = random_game(long("long"), seed).view();
        let floors = floors(&view);
        for door in view.doors.iter().filter(|door| door.to.is_some()) {
            let (from, to) = (&floors[door.from.index()], &floors[door.to.expect("open").index()]);
            let beside = |square: Square, floor: &[Square]| {
                floor.iter().any(|at| {
                    at.touches(square) && (at.column() == square.column() || at.row() == square.row())
                })
            };
            assert!(door.squares.iter().all(|square| beside(square, from)));
            let touching = door.squares.iter().filter(|&square| beside(square, to)).count();
            let narrow = view.tiles[door.to.expect("open").index()].rows.len() == 1
                || view.tiles[door.to.expect("open").index()].rows[0].len() == 1;
            assert!(touching == door.squares.iter().count() || (narrow && touching == 1), "seed {seed}");
        }
    }
}

#[test]
fn ruling_6_a_tile_is_entered_by_its_usual_entry_where_it_fits() {
    // The first tile always has room: nothing lies in its way.
    for seed in 0..60 {
        let play = random_game(long("short"), seed);
        let Some(tile) = play.view().tiles.get(2).cloned() else { continue };
        let view = play.view();
        let contents = undercroft_core::Game::contents(play.position.rules());
        let door =
            view.doors.iter().find(|door| door.to.is_some_and(|to| to.number() == 3)).expect("its door");
        assert_eq!(door.facing, tile.heading);
        let (drawn, lies) = (&contents.tiles[tile.kind.index()].rows, &tile.rows);
        let upright = matches!(
            tile.heading,
            undercroft_dungeoneer::Facing::North | undercroft_dungeoneer::Facing::South
        );
        let size = if upright { (drawn[0].len(), drawn.len()) } else { (drawn.len(), drawn[0].len()) };
        assert_eq!((lies[0].len(), lies.len()), size, "seed {seed}");
    }
}

#[test]
fn ruling_6_a_token_that_does_not_fit_goes_back_and_another_is_drawn() {
    let returned = (0..400)
        .map(|seed| random_game(long("deadly"), seed))
        .find(|play| play.happened(|event| matches!(event, Event::TokenDrawn { fits: false, .. })));
    let play = returned.expect("some tile does not fit in some game");
    let drawn = play.log.iter().filter(|event| matches!(event, Event::TokenDrawn { fits: true, .. })).count();
    assert_eq!(usize::from(play.view().tokens) + drawn, 11);
}

#[test]
fn ruling_6_a_false_door_becomes_wall_and_the_step_is_spent() {
    let is_false = |play: &Play| play.happened(|event| matches!(event, Event::DoorFalse { .. }));
    let play = (0..3_000).map(|seed| random_game(long("deadly"), seed)).find(is_false).expect("a false door");
    let at = play.log.iter().position(|event| matches!(event, Event::DoorFalse { .. })).expect("it");
    let Event::DoorFalse { squares } = play.log[at] else { unreachable!() };
    assert!(play.view().doors.iter().all(|door| door.squares != squares));
}

#[test]
fn the_last_token_makes_the_final_tile_and_walls_of_the_doors() {
    let last = (0..600).map(|seed| random_game(long("short"), seed)).find(|play| play.view().tokens == 0);
    let play = last.expect("some party gets there");
    assert!(play.view().tiles.last().expect("a tile").last);
    assert!(play.view().doors.iter().all(|door| door.to.is_some()), "ruling 7: unopened doors are walls");
    let laid =
        play.log.iter().rposition(|event| matches!(event, Event::TileLaid { last: true, .. })).expect("it");
    assert!(!play.log[laid..].iter().any(|event| matches!(event, Event::DoorsRolled { .. })));
}

#[test]
fn ruling_7_there_is_always_a_door_to_open_or_the_dungeon_is_complete() {
    for seed in 0..60 {
        let mut play = Play::dealt(long("deadly"), seed);
        let mut steps = 0;
        while play.position.outcome().is_none() && steps < 300 {
            let view = play.view();
            let closed = view.doors.iter().any(|door| door.to.is_none());
            assert!(closed || view.complete || view.tokens == 0, "seed {seed}");
            let moves = play.moves();
            let action = moves[(seed as usize * 31 + steps * 17) % moves.len()];
            play.plays(action);
            steps += 1;
        }
    }
    assert_eq!(Bag::ALL.len(), 3);
}
