//! Two whole games on file, run again bit for bit: whatever changes a rule, a draw or the order of draws shows here.
//!
//! After a change that is meant to change games, write the files anew and look at the difference:
//! `UNDERCROFT_WRITE_GOLDEN=1 cargo test -p undercroft-raiders --test rules golden`

use crate::support::recorded;
use undercroft_core::Setup;
use undercroft_kit::golden::Golden;
use undercroft_raiders::Raiders;

fn golden() -> Golden<Raiders> {
    Golden::of(env!("CARGO_MANIFEST_DIR"), recorded, 100)
}

#[test]
fn a_game_of_four_on_file_runs_again_bit_for_bit() {
    golden().runs_again("four_players.json", Setup::new::<Raiders>(4), 2026);
}

#[test]
fn a_tactical_game_of_five_on_file_runs_again_bit_for_bit() {
    let mut setup = Setup::new::<Raiders>(5);
    setup.options.insert("tactical".into(), true.into());
    golden().runs_again("five_players_tactical.json", setup, 11);
}

#[test]
fn a_record_that_leaves_a_move_out_does_not_verify() {
    golden().leaving_a_move_out_does_not_verify(Setup::new::<Raiders>(3), 4);
}
