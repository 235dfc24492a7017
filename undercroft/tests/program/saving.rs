//! Games that are kept while they are played: nothing is overwritten, and whoever left comes back to the same seat.

use crate::common::{self, ANSWERS, bad, bad_fed, fed, good, good_fed, name, out};
use serde_json::Value;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::Stdio;
use tempfile::TempDir;

/// A game that Zoe left in the third seat after two answers.
fn left() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json");
    let play =
        ["play", "raiders", "--seed", "7", "--seat", "3", "--name", "Zoe", "--bots", "search:20,random"];
    let told = good_fed(&[&play[..], &["--save", name(&file)]].concat(), "1\n2\nq\n");
    assert!(told.contains(&format!("undercroft play --resume {}", name(&file))), "{told}");
    (folder, file)
}

/// How many moves of a seat a file holds.
fn moves_of(file: &PathBuf, seat: usize) -> usize {
    read(file)["moves"].as_array().unwrap().iter().filter(|played| played["seat"] == seat).count()
}

fn read(file: &PathBuf) -> Value {
    serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap()
}

#[test]
fn a_file_that_exists_is_never_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("diary.txt");
    fs::write(&file, "Dear diary").unwrap();
    for command in [vec!["play", "raiders"], vec!["sim", "raiders", "--games", "1"]] {
        let reason = bad(&[&command[..], &["--save", name(&file)]].concat());
        assert!(reason.contains("exists already and is not overwritten"), "{reason}");
        assert!(reason.contains("choose another name") && reason.contains("--resume"), "{reason}");
    }
    assert_eq!(fs::read_to_string(&file).unwrap(), "Dear diary");
}

#[test]
fn whoever_left_comes_back_to_the_same_seat_name_and_bots() {
    let (_folder, file) = left();
    let told = good_fed(&["play", "--resume", name(&file)], "q\n").replace('\n', " ");
    let opening = "You are Zoe, in seat 3. Against you: Bea (search:20), Cid (random), Dot (search:20).";
    assert!(told.contains(opening), "{told}");
    let told = good_fed(&["play", "--resume", name(&file), "--name", "Ida", "--bots", "random"], "q\n");
    assert!(told.contains("You are Ida, in seat 3. Against you: Bea (random)"), "{told}");
}

#[test]
fn a_finished_game_is_kept_as_a_plain_record() {
    let (_folder, file) = left();
    assert_eq!((&read(&file)["you"]["seat"], moves_of(&file, 3)), (&3.into(), 2));
    good_fed(&["play", "--resume", name(&file)], &ANSWERS.repeat(100));
    assert!(read(&file).get("you").is_none());
    assert!(good(&["verify", name(&file)]).contains("every move is legal"));
}

#[test]
fn no_move_is_lost_when_the_program_is_ended_from_outside() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json");
    let mut playing = std::process::Command::new(common::program().get_program())
        .args(["play", "raiders", "--seed", "7", "--bots", "random", "--save", name(&file)])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    playing.stdin.as_mut().unwrap().write_all(b"3\n").unwrap();
    let mut told = BufReader::new(playing.stdout.take().unwrap()).lines();
    assert!(told.any(|line| line.unwrap().contains("You play the 3.")));
    playing.kill().unwrap();
    playing.wait().unwrap();
    assert_eq!(moves_of(&file, 1), 1);
}

#[test]
fn an_unfinished_game_is_sound_so_far_but_not_finished() {
    let (_folder, file) = left();
    let reason = bad(&["verify", name(&file)]);
    assert!(reason.contains("is sound so far, but not finished"), "{reason}");
    let output = fed(&["verify", name(&file), "--json"], "");
    let said: Value = serde_json::from_str(&out(&output)).unwrap();
    assert_eq!(
        (output.status.code(), &said["finished"], &said["ok"]),
        (Some(2), &false.into(), &false.into())
    );
    let told = good(&["replay", name(&file)]);
    assert!(told.contains("Waiting for Seat 3."), "{told}");
}

#[test]
fn a_tampered_unfinished_game_is_not_sound() {
    let (_folder, file) = left();
    let mut game = read(&file);
    game["seal"]["seed"] = "8".into();
    let reason = bad_fed(&["verify", "-"], &game.to_string());
    assert!(reason.contains("it does not belong to this seed"), "{reason}");
    game["you"]["seat"] = "three".into();
    let reason = bad_fed(&["verify", "-"], &game.to_string());
    assert!(reason.contains("you: expected a whole number here, found the text"), "{reason}");
}

#[test]
fn standard_input_belongs_to_the_player() {
    for option in ["--resume", "--cards"] {
        let reason = bad(&["play", option, "-"]);
        assert!(reason.contains(&format!("{option} -: standard input is where you play")), "{reason}");
    }
    assert!(bad(&["play", "--save", "-"]).contains("--save -"));
}

#[test]
fn a_position_cannot_be_gone_on_with() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("p.json");
    fs::write(&file, common::position()).unwrap();
    assert!(bad(&["play", "--resume", name(&file)]).contains("this is a position, not a recorded game"));
}
