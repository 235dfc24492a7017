//! Three whole games on file, run again bit for bit: whatever changes a rule, a draw or the order of draws shows here.
//!
//! After a change that is meant to change games, write the files anew and look at the difference:
//! `UNDERCROFT_WRITE_GOLDEN=1 cargo test -p undercroft-guilds --test rules golden`

use crate::support::recorded;
use undercroft_core::Setup;
use undercroft_guilds::Guilds;
use undercroft_kit::golden::Golden;

fn golden() -> Golden<Guilds> {
    Golden::of(env!("CARGO_MANIFEST_DIR"), recorded, 20)
}

#[test]
fn a_game_of_four_on_file_runs_again_bit_for_bit() {
    golden().runs_again("four_players.json", Setup::new::<Guilds>(4), 2026);
}

#[test]
fn a_game_of_three_with_a_ghost_and_all_masters_on_file_runs_again_bit_for_bit() {
    let mut setup = Setup::new::<Guilds>(3);
    setup.options.insert("ghost".into(), true.into());
    setup.options.insert("masters".into(), "all".into());
    setup.options.insert("locks".into(), "changed".into());
    golden().runs_again("three_players_ghost.json", setup, 11);
}

#[test]
fn a_game_of_three_teams_on_file_runs_again_bit_for_bit() {
    let mut setup = Setup::new::<Guilds>(6);
    setup.options.insert("teams".into(), "2v2v2".into());
    golden().runs_again("six_players_teams.json", setup, 7);
}

#[test]
fn a_record_that_leaves_a_move_out_does_not_verify() {
    golden().leaving_a_move_out_does_not_verify(Setup::new::<Guilds>(3), 4);
}
