//! Three whole games on file, run again bit for bit: whatever changes a rule, a draw or the order of draws shows here.
//!
//! After a change that is meant to change games, write the files anew and look at the difference:
//! `UNDERCROFT_WRITE_GOLDEN=1 cargo test -p undercroft-guilds --test golden`

mod support;

use std::path::PathBuf;
use support::Play;
use undercroft_core::{Record, Setup};
use undercroft_guilds::{Guilds, Move};

const WRITE: &str = "UNDERCROFT_WRITE_GOLDEN";

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

fn play(setup: Setup, seed: u64) -> String {
    let mut play = Play::dealt(setup, seed);
    let moves = play.play_out(seed);
    Record::of(&play.position, moves).to_json() + "\n"
}

fn runs_again(name: &str, setup: Setup, seed: u64) {
    if std::env::var_os(WRITE).is_some() {
        std::fs::create_dir_all(file("")).expect("a folder for them");
        std::fs::write(file(name), play(setup.clone(), seed)).expect("the file can be written");
    }
    let text = std::fs::read_to_string(file(name)).unwrap_or_else(|error| {
        panic!("{name}: {error}; write it with {WRITE}=1");
    });
    let record = Record::<Move>::from_json(&text).expect("the file is a record");
    assert_eq!(record.table, setup);
    assert!(record.moves.len() > 20, "a whole game");
    record.verify::<Guilds>().unwrap_or_else(|faults| panic!("{name} runs differently now: {faults:#?}"));
    let (position, _) = record.replay::<Guilds>(None).expect("every move is legal");
    assert_eq!(
        Record::of(&position, record.moves).to_json() + "\n",
        text,
        "written again it is the same file"
    );
}

#[test]
fn a_game_of_four_on_file_runs_again_bit_for_bit() {
    runs_again("four_players.json", Setup::new::<Guilds>(4), 2026);
}

#[test]
fn a_game_of_three_with_a_ghost_and_all_masters_on_file_runs_again_bit_for_bit() {
    let mut setup = Setup::new::<Guilds>(3);
    setup.options.insert("ghost".into(), true.into());
    setup.options.insert("masters".into(), "all".into());
    setup.options.insert("locks".into(), "changed".into());
    runs_again("three_players_ghost.json", setup, 11);
}

#[test]
fn a_game_of_three_teams_on_file_runs_again_bit_for_bit() {
    let mut setup = Setup::new::<Guilds>(6);
    setup.options.insert("teams".into(), "2v2v2".into());
    runs_again("six_players_teams.json", setup, 7);
}

#[test]
fn a_record_that_leaves_a_move_out_does_not_verify() {
    let text = play(Setup::new::<Guilds>(3), 4);
    let mut record = Record::<Move>::from_json(&text).expect("a record");
    record.verify::<Guilds>().expect("as it was played");
    record.moves.remove(10);
    assert!(record.verify::<Guilds>().is_err());
}
