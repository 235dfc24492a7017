//! `undercroft play`, with the player's answers piped in.

use crate::common::{self, ANSWERS, err, fed, good, good_fed, name, out};

const GAME: [&str; 6] = ["play", "raiders", "--seed", "7", "--bots", "search:20"];

#[test]
fn a_whole_game_is_played_to_the_end_and_told() {
    let told = good_fed(&GAME, &ANSWERS.repeat(100));
    for words in ["You are Ann, in seat 1.", "The deal", "Level 1 of 5", "Level 5 of 5", "The seed was 7"] {
        assert!(told.contains(words), "`{words}` is missing in\n{told}");
    }
    let (before, after) = told.split_once("The seed was 7").unwrap();
    let promised = before.split("to check afterwards:\n  ").nth(1).unwrap().lines().next().unwrap();
    assert!(after.contains(promised), "the commitment before the deal is not the one after the end");
}

#[test]
fn the_same_seed_and_answers_give_the_same_evening() {
    let answers = "5\n3\n1\n2\n4\nb\nk\n".repeat(100);
    assert_eq!(good_fed(&GAME, &answers), good_fed(&GAME, &answers));
}

#[test]
fn what_is_no_choice_gets_a_sentence_and_the_game_waits() {
    let told = good_fed(&GAME, "0\n77\nfly\n\nplay\nq\n");
    for words in
        ["There is no choice 0", "There is no choice 77", "`fly` is no choice", "Type 1, 2", "may mean"]
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
    assert_eq!(told.matches("You are the").count(), 2, "{told}");
    assert!(told.contains("A bot in your place would choose: "), "{told}");
}

#[test]
fn a_choice_with_a_question_mark_tells_what_it_would_bring_and_plays_nothing() {
    let bidding = ["play", "bidding", "--players", "2", "--seed", "1", "--bots", "random"];
    let told = good_fed(&bidding, "3?\n? 5\n9?\nq\n");
    assert!(told.contains("Bid the 3: 1 other can bid higher."), "{told}");
    assert!(told.contains("Bid the 5: Nobody can bid higher, but an equal bid"), "{told}");
    assert!(told.contains("There is no choice 9."), "{told}");
    assert!(told.contains("You leave the table after 1 move."), "{told}");
}

#[test]
fn words_behind_a_question_mark_tell_what_a_thing_is_and_counts_now_and_play_nothing() {
    let bidding = ["play", "bidding", "--players", "2", "--seed", "1", "--bots", "random"];
    let told = good_fed(&bidding, "? card-3\n? The 4\n? a prize\n? dragon\n3\n? card-3\nq\n");
    let card = |number: u8| format!("  The {number}: It is bid for one prize and then gone.\n");
    assert_eq!(told.matches(&card(3)).count(), 2, "{told}");
    assert_eq!(told.matches(&card(4)).count(), 1, "{told}");
    assert!(told.contains(": The highest bid takes it. If two made that bid, nobody does."), "{told}");
    assert!(told.contains("Nothing here is called `dragon`. You may ask about: A prize of "), "{told}");
    let (before, after) = told.split_once("You have bid 3.").unwrap_or_else(|| panic!("{told}"));
    assert!(before.contains("Still held by you and Bea.") && before.contains("Still to come: "), "{told}");
    assert!(after.contains("Still held by Bea."), "the 3 has been bid: {told}");
    assert!(told.contains("You leave the table after 3 moves."), "{told}");
}

#[test]
fn a_kind_of_thing_is_asked_for_by_its_word_and_no_card_face_down_is_told() {
    let told = good_fed(&GAME, "? trap\n? face down\nq\n");
    for trap in ["  Magnet trap: 1 nothing; 2 −1 coin;", "  Spike trap: 1 nothing; 2 nothing; 3 +1 wound;"]
    {
        assert!(told.contains(trap), "`{trap}` is missing in\n{told}");
    }
    assert_eq!(told.matches("  A card face down: ").count(), 3, "{told}");
    assert_eq!(told.matches("    It may be the 1, the 2, the 3, the 4, ").count(), 3, "{told}");
    assert!(told.contains("You leave the table after 3 moves."), "nothing was played: {told}");
}

#[test]
fn a_passage_of_the_story_begins_after_an_empty_line_and_details_are_set_off() {
    let told = good_fed(&GAME, "q\n");
    assert!(told.contains("\n\n  Level 1 of 5 opens.\n    Room 1"), "{told}");
}

#[test]
fn the_end_of_input_leaves_politely() {
    for answers in ["", "1\n2\n"] {
        let output = fed(&GAME, answers);
        assert!(output.status.success(), "{}", err(&output));
        assert!(out(&output).contains("You leave the table after"), "{}", out(&output));
        assert!(out(&output).contains("--seed 7"), "{}", out(&output));
    }
}

#[test]
fn without_a_game_named_one_opens_at_once() {
    let told = good(&["play"]);
    assert!(told.contains("Dungeon Raiders\nYou are Ann, in seat 1."), "{told}");
}

#[test]
fn nothing_is_coloured_where_no_terminal_shows_it() {
    assert!(!good_fed(&GAME, &ANSWERS.repeat(100)).contains('\u{1b}'));
}

#[test]
fn a_game_that_was_left_goes_on_where_it_was_and_then_verifies() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json");
    let told = good_fed(&[&GAME[..], &["--save", name(&file)]].concat(), "1\n2\nq\n");
    assert!(told.contains("undercroft play --resume"), "{told}");
    let told = good_fed(&["play", "--resume", name(&file)], &ANSWERS.repeat(100));
    assert!(told.contains("So far") && told.contains("The seed was 7"), "{told}");
    assert!(good(&["verify", name(&file)]).contains("every move is legal"));
    assert!(good(&["replay", name(&file), "--seat", "1"]).contains("The game is over."));
}

#[test]
fn partners_are_not_called_opponents() {
    let told = good_fed(&["play", "guilds", "--option", "teams=2v2", "--bots", "random"], "q\n");
    let told = told.replace('\n', " ");
    let opening =
        "You are Ann, in seat 1, in a team with Cid (random). Against you: Bea (random), Dot (random).";
    assert!(told.contains(opening), "{told}");
}

#[test]
fn another_seat_and_name_are_taken() {
    let told = good_fed(&[&GAME[..], &["--seat", "3", "--name", "Bea"]].concat(), "q\n");
    assert!(told.contains("You are Bea, in seat 3."), "{told}");
    assert_eq!(told.matches("You are the").count(), 1, "{told}");
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
    let told = good_fed(&["play", "bidding", "--players", "2", "--seed", "1"], &ANSWERS.repeat(5));
    assert!(told.contains("The seed was 1"), "{told}");
}

#[test]
fn the_card_that_is_typed_is_the_card_that_is_played() {
    let told = good_fed(&GAME, "4\n5\nq\n");
    assert!(told.contains("You lay the 4 face down."), "{told}");
    assert!(told.contains("You lay the 5 face down."), "{told}");
    assert!(told.contains("   5)  Play the 5\n") && told.contains("Your choice (1, 2, 3, 5"), "{told}");
    let told = good_fed(&GAME, "4\n4\nq\n");
    assert!(told.contains("There is no choice 4."), "{told}");
}

#[test]
fn the_opening_tells_the_goal_and_the_rules_are_there_when_asked_for() {
    let told = good_fed(&GAME, "rules\nq\n");
    let (opening, rest) = told.split_once("The deal").unwrap();
    assert!(
        opening.replace('\n', " ").contains("The richest wins, unless they are the most wounded."),
        "{opening}"
    );
    assert!(opening.contains("`rules` tells the rules"), "{opening}");
    assert!(rest.contains("Dungeon Raiders\n\nThe goal\n"), "{rest}");
}

#[test]
fn the_end_says_who_won_and_why() {
    let told = good_fed(&GAME, &ANSWERS.repeat(100));
    let (story, end) = told.rsplit_once("\n  1. ").unwrap();
    let ends = ["wins.", "You win.", "share the win."];
    assert!(ends.iter().any(|end| story.ends_with(end)), "{told}");
    let (standing, table) = end.split_once("Level 5 of 5").unwrap();
    assert!(standing.contains("  4. ") && standing.contains(" coins\n"), "{told}");
    assert!(standing.contains(" cannot win."), "{told}");
    assert!([" wins with ", " win with "].iter().any(|won| standing.contains(won)), "{told}");
    assert!(table.contains("wounds") && table.contains("collapsed"), "{told}");
}

#[test]
fn what_the_program_says_fits_on_eighty_columns() {
    let long =
        ["play", "raiders", "--players", "5", "--option", "tactical=true", "--bots", "search:20,random"];
    let seed = "ab".repeat(32);
    let told =
        good_fed(&[&long[..], &["--name", "Sixteen letters!", "--seed", &seed]].concat(), "?\nlog\nq\n");
    let mut lines = told.lines().filter(|line| !line.starts_with("    ") && !line.starts_with("  > "));
    assert!(lines.all(|line| line.chars().count() <= 80), "{told}");
    assert!(told.contains(" \\\n"), "{told}");
}
