//! The laws that every game obeys, over every number of players, option and variant.

use undercroft_core::laws;
use undercroft_raiders::Raiders;

#[test]
fn the_laws_hold_in_twenty_thousand_games() {
    let tally = laws::uphold::<Raiders>(20_400);
    assert_eq!(tally.games, 20_400);
    assert!(tally.refusals > 100_000 && tally.worlds > 1_000_000 && tally.compared > 1_000_000, "{tally:?}");
}
