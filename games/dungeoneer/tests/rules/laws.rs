//! The laws that every game obeys, over every number of players and every option.

use undercroft_core::laws;
use undercroft_dungeoneer::Dungeoneer;
use undercroft_kit::law_games;

/// Games in an ordinary run; ten thousand are played where `UNDERCROFT_LAW_GAMES` says so.
const GAMES: u64 = 120;

#[test]
fn the_laws_hold_in_every_game() {
    let games = law_games(GAMES);
    let tally = laws::uphold::<Dungeoneer>(games);
    assert_eq!(tally.games, games as u64);
    assert!(tally.refusals > 100 * games as u64, "{tally:?}");
    println!("{tally:?}");
}
