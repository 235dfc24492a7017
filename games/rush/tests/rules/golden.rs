//! Whole games on file, run again bit for bit: whatever changes a rule, a draw or the order of draws shows here.
//!
//! After a change that is meant to change games, write the files anew and look at the difference:
//! `UNDERCROFT_WRITE_GOLDEN=1 cargo test -p undercroft-rush --test rules golden`

use crate::support::recorded;
use undercroft_core::Setup;
use undercroft_kit::golden::Golden;
use undercroft_rush::Rush;

fn golden() -> Golden<Rush> {
    Golden::of(env!("CARGO_MANIFEST_DIR"), recorded, 40)
}

fn setup(players: usize, race: &str) -> Setup {
    let mut setup = Setup::new::<Rush>(players);
    setup.options.insert("race".into(), race.into());
    setup
}

#[test]
fn a_live_game_of_four_on_file_runs_again_bit_for_bit() {
    golden().runs_again("four_players_live.json", setup(4, "live"), 2026);
}

#[test]
fn a_game_of_three_by_calls_on_file_runs_again_bit_for_bit() {
    golden().runs_again("three_players_call.json", setup(3, "call"), 7);
}

#[test]
fn a_calm_game_of_five_on_file_runs_again_bit_for_bit() {
    golden().runs_again("five_players_calm.json", setup(5, "calm"), 11);
}
