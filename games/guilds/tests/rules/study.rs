//! What is counted to weigh the cards is what happened.

use crate::support::{Play, random_game, tables};
use undercroft_core::{Eye, Figure, Game, Outcome, Study};
use undercroft_guilds::Event;

/// What a game counts of itself.
fn studied(play: &Play) -> Study {
    let story = play.told(Eye::All);
    let mut study = Study::default();
    let outcome = play.position.outcome().expect("the game is over");
    play.position.rules().study(&story, &outcome, &mut study);
    study
}

/// The figures of a row, by their columns.
fn row(study: &Study, table: &str, row: &str) -> Vec<(&'static str, Figure)> {
    let tables = study.tables();
    let table = tables.iter().find(|found| found.name == table).expect("such a table");
    let (_, figures) = table.rows.iter().find(|(name, _)| name == row).expect("such a row");
    table.columns.iter().zip(figures).filter_map(|(column, figure)| Some((*column, (*figure)?))).collect()
}

/// Part and whole of all shares together.
fn shares(figures: &[(&str, Figure)]) -> (u64, u64) {
    let share = |figure: &Figure| match *figure {
        Figure::Share { part, whole } => (part / Outcome::WIN, whole / Outcome::WIN),
        _ => (0, 0),
    };
    figures
        .iter()
        .map(|(_, figure)| share(figure))
        .fold((0, 0), |(a, b), (part, whole)| (a + part, b + whole))
}

#[test]
fn beaten_of_all_counts_every_room_dealt_and_beaten_of_opened_those_that_were_opened() {
    for (game, setup) in (0..).zip(tables()) {
        let play = random_game(setup, game);
        let times = |kind: fn(&Event) -> bool| play.times(kind) as u64;
        let dealt = times(|event| matches!(event, Event::RoomDealt { .. }));
        let opened = times(|event| matches!(event, Event::RoomOpened { .. }));
        let beaten = times(|event| matches!(event, Event::Defeated { .. }));
        let study = studied(&play);
        assert_eq!(shares(&row(&study, "rooms beaten", "of all")), (beaten, dealt));
        assert_eq!(shares(&row(&study, "rooms beaten", "of those opened")), (beaten, opened));
    }
}

#[test]
fn every_round_is_counted_under_its_dungeon_master_and_under_all() {
    for (game, setup) in (0..).zip(tables()) {
        let play = random_game(setup, game);
        let study = studied(&play);
        let tables = study.tables();
        let under = tables.iter().find(|table| table.name == "a round under").unwrap();
        let rounds = |row: &[Option<Figure>]| match row[0] {
            Some(Figure::Count(rounds)) => rounds,
            _ => 0,
        };
        let of_all = rounds(&under.rows[0].1);
        assert_eq!((under.rows[0].0.as_str(), of_all), ("all", play.players() as u64));
        assert_eq!(under.rows[1..].iter().map(|(_, row)| rounds(row)).sum::<u64>(), of_all);
    }
}

#[test]
fn money_at_the_end_is_that_of_the_outcome() {
    for (game, setup) in (0..).zip(tables()) {
        let play = random_game(setup, game);
        let outcome = play.position.outcome().unwrap();
        let scores = || undercroft_core::Seat::all(play.players()).map(|seat| i64::from(outcome.score(seat)));
        let study = studied(&play);
        for (name, expected) in [("the most", scores().max()), ("the least", scores().min())] {
            let [(_, Figure::Values { sum, .. })] = row(&study, "money at the end", name)[..] else {
                panic!("one figure")
            };
            assert_eq!(Some(sum), expected);
        }
    }
}
