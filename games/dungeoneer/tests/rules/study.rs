//! What the lab counts.

use crate::support::random_game;
use undercroft_core::{Game, Setup, Study};
use undercroft_dungeoneer::Dungeoneer;

#[test]
fn a_game_is_counted_by_party_and_by_dungeoneer() {
    let mut study = Study::default();
    for seed in 0..3 {
        let play = random_game(Setup::new::<Dungeoneer>(2), seed);
        let outcome = play.position.outcome().expect("it is over");
        play.position.rules().study(&play.log, &outcome, &mut study);
    }
    let tables = study.tables();
    assert_eq!(tables.iter().map(|table| table.name).collect::<Vec<_>>(), ["parties", "dungeoneers"]);
    assert_eq!(tables[1].rows.len(), 6);
    assert_eq!(tables[1].rows[0].0, "Warrior");
    assert_eq!(tables[1].rows[0].1[0].and_then(|figure| figure.value()), Some(3.0));
}
