//! Whole games on file, run again bit for bit: whatever changes a rule, a draw or the order of draws shows here.
//!
//! After a change that is meant to change games, write the files anew and look at the difference:
//! `UNDERCROFT_WRITE_GOLDEN=1 cargo test -p undercroft-builder --test rules golden`

use crate::support::{recorded, short};
use undercroft_builder::Builder;
use undercroft_core::Setup;
use undercroft_kit::golden::Golden;

fn golden() -> Golden<Builder> {
    Golden::of(env!("CARGO_MANIFEST_DIR"), recorded, 20)
}

#[test]
fn a_game_of_two_on_file_runs_again_bit_for_bit() {
    golden().runs_again("two_players.json", Setup::new::<Builder>(2), 7);
}

#[test]
fn a_short_game_of_five_with_a_clock_on_file_runs_again_bit_for_bit() {
    let mut setup = short(5);
    setup.options.insert("windows".into(), "brisk".into());
    golden().runs_again("five_players_short.json", setup, 11);
}
