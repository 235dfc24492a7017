//! The laws that every game obeys, over every number of players, option, team and ghost.

use undercroft_core::laws;
use undercroft_guilds::Guilds;
use undercroft_kit::law_games;

#[test]
fn the_laws_hold() {
    let games = law_games(2_046) as u64;
    let tally = laws::uphold::<Guilds>(games as usize);
    assert_eq!(tally.games, games);
    assert!(tally.refusals > 10 * games && tally.worlds > 50 * games, "{tally:?}");
    assert!(tally.compared > 5 * games, "{tally:?}");
}
