//! Whole games on file, run again bit for bit: whatever changes a rule, a draw or the order of draws shows here.
//!
//! After a change that is meant to change games, write the files anew and look at the difference:
//! `UNDERCROFT_WRITE_GOLDEN=1 cargo test -p undercroft-dungeoneer --test rules golden`

use crate::support::recorded;
use undercroft_core::{Game, Setup};
use undercroft_dungeoneer::Dungeoneer;
use undercroft_kit::golden::Golden;

fn golden() -> Golden<Dungeoneer> {
    Golden::of(env!("CARGO_MANIFEST_DIR"), recorded, 20)
}

#[test]
fn a_game_of_two_on_file_runs_again_bit_for_bit() {
    golden().runs_again("two_players.json", Setup::new::<Dungeoneer>(2), 7);
}

#[test]
fn a_game_of_four_with_chosen_dungeoneers_on_file_runs_again_bit_for_bit() {
    let mut setup = Setup::new::<Dungeoneer>(4);
    setup.options.insert("dungeoneers".into(), "chosen".into());
    setup.options.insert("bag".into(), "long".into());
    setup.options.insert("spells".into(), "caster".into());
    golden().runs_again("four_players_chosen.json", setup, 11);
}

#[test]
fn a_game_of_three_on_ice_in_space_on_file_runs_again_bit_for_bit() {
    let mut setup = Setup::new::<Dungeoneer>(3);
    setup.packs = Dungeoneer::shipped_packs().iter().map(|pack| pack.1.to_string()).collect();
    golden().runs_again("three_players_packs.json", setup, 5);
}
