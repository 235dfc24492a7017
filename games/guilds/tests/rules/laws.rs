//! The laws that every game obeys, over every number of players, option, team and ghost.

use undercroft_core::laws;
use undercroft_guilds::Guilds;

#[test]
fn the_laws_hold_in_twenty_thousand_games() {
    let tally = laws::uphold::<Guilds>(20_460);
    assert_eq!(tally.games, 20_460);
    assert!(tally.refusals > 100_000 && tally.worlds > 1_000_000 && tally.compared > 100_000, "{tally:?}");
}
