//! The laws that every game obeys, over every number of players, option, team and ghost.

use undercroft_core::laws;
use undercroft_guilds::Guilds;
use undercroft_kit::law_games;

#[test]
fn the_laws_hold_in_ten_thousand_games() {
    let games = law_games(10_230);
    let tally = laws::uphold::<Guilds>(games);
    assert_eq!(tally.games, games as u64);
    assert!(tally.refusals > 100_000 && tally.worlds > 500_000 && tally.compared > 50_000, "{tally:?}");
}
