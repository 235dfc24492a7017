//! The laws that every game obeys, over every number of players and every way to race.

use undercroft_core::laws;
use undercroft_kit::law_games;
use undercroft_rush::Rush;

#[test]
fn the_laws_hold() {
    let games = law_games(360) as u64;
    let tally = laws::uphold::<Rush>(games as usize);
    assert_eq!(tally.games, games);
    assert!(tally.refusals > 10 * games && tally.worlds > 50 * games, "{tally:?}");
    assert!(tally.compared > 50 * games, "{tally:?}");
}
