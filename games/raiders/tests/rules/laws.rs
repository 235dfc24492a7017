//! The laws that every game obeys, over every number of players, option and variant.

use undercroft_core::laws;
use undercroft_kit::law_games;
use undercroft_raiders::Raiders;

#[test]
fn the_laws_hold_in_ten_thousand_games() {
    let games = law_games(10_200);
    let tally = laws::uphold::<Raiders>(games);
    assert_eq!(tally.games, games as u64);
    assert!(tally.refusals > 100_000 && tally.worlds > 500_000 && tally.compared > 500_000, "{tally:?}");
}
