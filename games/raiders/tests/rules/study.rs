//! What is counted to weigh the cards is what happened.

use crate::support::random_game;
use undercroft_core::{Eye, Figure, Game, Setup, Study};
use undercroft_raiders::{Event, Raiders};

/// The story of a random game and what the game counts of it.
fn studied(game: u64) -> (Vec<Event>, Study) {
    let play = random_game(Setup::new::<Raiders>(3 + game as usize % 3), game);
    let story = play.told(Eye::All);
    let mut study = Study::default();
    play.position.rules().study(&story, &play.position.outcome().expect("the game is over"), &mut study);
    (story, study)
}

/// All figures of a table's column.
fn column(study: &Study, table: &str, column: &str) -> Vec<Figure> {
    let tables = study.tables();
    let table = tables.iter().find(|found| found.name == table).expect("such a table");
    let at = table.columns.iter().position(|name| *name == column).expect("such a column");
    table.rows.iter().filter_map(|(_, figures)| *figures.get(at)?).collect()
}

/// Counts added up, and values too.
fn sum(figures: &[Figure]) -> i64 {
    let one = |figure: &Figure| match *figure {
        Figure::Count(count) => count as i64,
        Figure::Values { sum, .. } => sum,
        Figure::Share { .. } => panic!("shares have no sum"),
    };
    figures.iter().map(one).sum()
}

#[test]
fn rooms_are_counted_with_the_wounds_and_coins_that_they_brought() {
    for game in 0..60 {
        let (story, study) = studied(game);
        let told = |value: fn(&Event) -> u8| story.iter().map(|event| i64::from(value(event))).sum::<i64>();
        let wounds = told(|event| if let Event::WoundsGained { wounds, .. } = event { *wounds } else { 0 });
        let won = told(|event| if let Event::CoinsGained { coins, .. } = event { *coins } else { 0 });
        let lost = told(|event| if let Event::CoinsLost { coins, .. } = event { *coins } else { 0 });
        assert_eq!(sum(&column(&study, "a room", "entered")), 25);
        assert_eq!(sum(&column(&study, "a room", "wounds")), wounds);
        assert_eq!(sum(&column(&study, "a room", "won")), won);
        assert_eq!(sum(&column(&study, "a room", "lost")), lost);
    }
}

#[test]
fn items_are_counted_when_they_are_taken_and_when_they_are_used() {
    for game in 0..60 {
        let (story, study) = studied(game);
        let times = |kind: fn(&Event) -> bool| story.iter().filter(|event| kind(event)).count() as i64;
        let taken = times(|event| matches!(event, Event::ItemGained { .. }));
        let used = times(|event| match event {
            Event::TorchLit { .. } => true,
            Event::CardPlayed { card, .. } => card.item().is_some(),
            _ => false,
        });
        assert_eq!(sum(&column(&study, "an item", "taken")), taken);
        assert_eq!(sum(&column(&study, "an item", "used")), used);
    }
}

#[test]
fn every_character_at_the_table_has_its_part_of_the_win() {
    for game in 0..60 {
        let (_, study) = studied(game);
        assert_eq!(sum(&column(&study, "a character", "games")), 3 + game as i64 % 3);
        let wins: f64 = column(&study, "a character", "wins").iter().filter_map(Figure::value).sum();
        assert!((wins - 1.0).abs() < 1e-9 || wins == 0.0, "{wins}");
    }
}
