//! The laws that every game obeys, over every number of players and every option.

use undercroft_builder::Builder;
use undercroft_core::laws;
use undercroft_kit::law_games;

/// At every other table that differs in players or options; ten thousand where `UNDERCROFT_LAW_GAMES` says so.
const GAMES: u64 = 28;

#[test]
fn the_laws_hold_in_every_game() {
    let games = law_games(GAMES);
    let tally = laws::uphold::<Builder>(games);
    assert_eq!(tally.games, games as u64);
    assert!(tally.refusals > 100 * games as u64, "{tally:?}");
}
