//! A game on file that is not what it was.

use crate::flawed::{FICKLE, Flawed, IDLE};
use crate::{Sound, recorded, table};
use std::path::Path;
use tempfile::TempDir;
use undercroft_core::Game;
use undercroft_kit::golden::Golden;

/// A crate with one game on file, changed by the test.
fn home(change: impl Fn(String) -> String) -> TempDir {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path().join("tests/golden");
    std::fs::create_dir_all(&folder).expect("a folder for games");
    let text = recorded::<Sound>(table(3), 7).to_json() + "\n";
    std::fs::write(folder.join("game.json"), change(text)).expect("the file can be written");
    home
}

fn golden<G: Game<Move = undercroft_bidding::Move>>(home: &Path) -> Golden<G> {
    Golden::of(home, recorded::<Sound>, 10)
}

fn runs_again(change: impl Fn(String) -> String) {
    golden::<Sound>(home(change).path()).runs_again("game.json", table(3), 7);
}

#[test]
fn a_game_that_was_left_alone_runs_again() {
    runs_again(|text| text);
}

#[test]
#[should_panic(expected = "write it with UNDERCROFT_WRITE_GOLDEN=1")]
fn a_missing_file_says_how_it_is_written() {
    golden::<Sound>(home(|text| text).path()).runs_again("another.json", table(3), 7);
}

#[test]
#[should_panic(expected = "is no record")]
fn a_file_that_is_cut_off_is_noticed() {
    runs_again(|text| text[..text.len() / 2].into());
}

#[test]
#[should_panic(expected = "is a game of another table")]
fn a_game_of_another_table_is_noticed() {
    golden::<Sound>(home(|text| text).path()).runs_again("game.json", table(4), 7);
}

#[test]
#[should_panic(expected = "runs differently now")]
fn a_move_that_is_changed_is_noticed() {
    runs_again(|text| text.replacen("\"bid\": 5", "\"bid\": 4", 1));
}

#[test]
#[should_panic(expected = "runs differently now")]
fn a_rule_that_is_changed_is_noticed() {
    golden::<Flawed<FICKLE>>(home(|text| text).path()).runs_again("game.json", table(3), 7);
}

#[test]
#[should_panic(expected = "written again is another file")]
fn a_space_too_many_is_noticed() {
    runs_again(|text| text + " ");
}

#[test]
#[should_panic(expected = "too few for a whole game")]
fn a_game_too_short_to_be_a_whole_one_is_noticed() {
    let home = home(|text| text);
    Golden::<Sound>::of(home.path(), recorded::<Sound>, 15).runs_again("game.json", table(3), 7);
}

#[test]
fn a_record_without_one_of_its_moves_does_not_verify() {
    golden::<Sound>(Path::new("")).leaving_a_move_out_does_not_verify(table(3), 4);
}

#[test]
#[should_panic(expected = "as it was played")]
fn a_record_that_does_not_verify_to_begin_with_is_noticed() {
    golden::<Flawed<FICKLE>>(Path::new("")).leaving_a_move_out_does_not_verify(table(3), 4);
}

#[test]
#[should_panic(expected = "it ends in the same state")]
fn a_move_that_the_rules_do_not_miss_is_noticed() {
    let golden = Golden::<Flawed<IDLE>>::of("", recorded::<Flawed<IDLE>>, 10);
    golden.leaving_a_move_out_does_not_verify(table(3), 4);
}
