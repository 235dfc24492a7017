//! `undercroft play`, with the player's answers piped in.

mod common;

use common::{err, fed, good, good_fed, name, out};

const GAME: [&str; 6] = ["play", "raiders", "--seed", "7", "--bots", "search:20"];

#[test]
fn a_whole_game_is_played_to_the_end_and_told() {
    let told = good_fed(&GAME, &"1\n".repeat(200));
    for words in ["You are Ann, in seat 1.", "The deal", "Level 1 of 5", "Level 5 of 5", "The seed was 7"] {
        assert!(told.contains(words), "`{words}` is missing in\n{told}");
    }
    let (before, after) = told.split_once("The seed was 7").unwrap();
    let promised = before.split("to check afterwards: ").nth(1).unwrap().lines().next().unwrap();
    assert!(after.contains(promised), "the commitment before the deal is not the one after the end");
}

#[test]
fn the_same_seed_and_answers_give_the_same_evening() {
    let answers = "1\n2\n1\n".repeat(80);
    assert_eq!(good_fed(&GAME, &answers), good_fed(&GAME, &answers));
}

#[test]
fn what_is_no_choice_gets_a_sentence_and_the_game_waits() {
    let told = good_fed(&GAME, "0\n77\nfly\n\nplay\nq\n");
    for words in
        ["There is no choice 0", "There is no choice 77", "`fly` is no choice", "Type a number", "may mean"]
    {
        assert!(told.contains(words), "`{words}` is missing in\n{told}");
    }
    assert!(told.contains("You leave the table after 3 moves."), "{told}");
}

#[test]
fn help_table_log_and_hint_are_there_when_asked_for() {
    let told = good_fed(&GAME, "?\ntable\nlog\nhint\nq\n");
    assert!(told.contains("leave the table\n"), "{told}");
    assert_eq!(told.matches("Level 1 of 5\n").count(), 2, "{told}");
    assert_eq!(told.matches("Ann is the").count(), 2, "{told}");
    assert!(told.contains("A bot in your place would choose: "), "{told}");
}

#[test]
fn the_end_of_input_leaves_politely() {
    for answers in ["", "1\n1\n"] {
        let output = fed(&GAME, answers);
        assert!(output.status.success(), "{}", err(&output));
        assert!(out(&output).contains("You leave the table after"), "{}", out(&output));
        assert!(out(&output).contains("--seed 7"), "{}", out(&output));
    }
}

#[test]
fn without_a_command_the_game_opens_at_once() {
    let told = good(&[]);
    assert!(told.starts_with("Welcome to Undercroft."), "{told}");
    assert!(told.contains("You are Ann, in seat 1."), "{told}");
}

#[test]
fn nothing_is_coloured_where_no_terminal_shows_it() {
    assert!(!good_fed(&GAME, &"1\n".repeat(200)).contains('\u{1b}'));
}

#[test]
fn a_game_that_was_left_goes_on_where_it_was_and_then_verifies() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json");
    let told = good_fed(&[&GAME[..], &["--save", name(&file)]].concat(), "1\n1\nq\n");
    assert!(told.contains("undercroft play --resume"), "{told}");
    let told = good_fed(&["play", "--resume", name(&file), "--bots", "random"], &"1\n".repeat(200));
    assert!(told.contains("So far") && told.contains("The seed was 7"), "{told}");
    assert!(good(&["verify", name(&file)]).contains("every move is legal"));
    assert!(good(&["replay", name(&file), "--seat", "1"]).contains("The game is over."));
}

#[test]
fn another_seat_and_name_are_taken() {
    let told = good_fed(&[&GAME[..], &["--seat", "3", "--name", "Bea"]].concat(), "q\n");
    assert!(told.contains("You are Bea, in seat 3."), "{told}");
    assert_eq!(told.matches("Bea is the").count(), 1, "{told}");
    assert!(common::bad(&["play", "--name", ""]).contains("a name has 1 to 16 letters"));
    assert!(
        common::bad(&["play", "--bots", "random,random,random,random"]).contains("only 3 seats beside yours")
    );
}

#[test]
fn what_the_others_laid_face_down_is_not_told() {
    let told = good_fed(&GAME, "q\n");
    assert_eq!(told.matches("lays a card face down").count(), 3, "{told}");
    assert!(!told.contains("It is the"), "{told}");
}

#[test]
fn the_lesson_can_be_played_too() {
    let told = good_fed(&["play", "bidding", "--players", "2", "--seed", "1"], &"1\n".repeat(5));
    assert!(told.contains("The seed was 1"), "{told}");
}
