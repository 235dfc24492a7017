//! Mistakes are told in people's words, and to programs as data.

use crate::common::{self, bad, bad_fed, fed, good, good_fed, name, out, position};
use serde_json::Value;

#[test]
fn a_word_of_a_move_without_its_quotation_marks_is_understood_as_a_slip() {
    let play = |action| bad_fed(&["position", "play", "-", "--seat", "1", "--move", action], &position());
    assert!(play("light_torch").contains(r#"--move '"light_torch"'"#), "{}", play("light_torch"));
    assert!(play("7").contains("a move is a word in quotation marks, or a word and its value"));
    let bare = play("{play:3}");
    assert!(bare.contains(r#"put it into single quotes, as in --move '{"play":1}'"#), "{bare}");
}

#[test]
fn a_mistake_in_a_position_is_told_without_the_words_of_programs() {
    let mut written: Value = serde_json::from_str(&position()).unwrap();
    written["state"]["players"][0]["coins"] = "many".into();
    let reason = bad_fed(&["position", "show", "-"], &written.to_string());
    assert!(reason.contains("expected a whole number here, found the text \"many\""), "{reason}");
    for text in ["7", "[]", "{}", "{\"table\": 3}", "dungeon"] {
        let reason = bad_fed(&["position", "show", "-"], text);
        assert!(!["struct", "i64", "EOF"].iter().any(|word| reason.contains(word)), "{reason}");
    }
}

#[test]
fn a_whole_number_is_asked_for_by_that_name() {
    let games = bad(&["sim", "raiders", "--games", "1e6"]);
    assert!(games.contains("a whole number is wanted, in digits only"), "{games}");
    let seed = bad(&["sim", "raiders", "--seed", &"ab".repeat(32)]);
    assert!(seed.contains("a series takes a whole number as its seed"), "{seed}");
}

#[test]
fn an_option_given_twice_is_refused() {
    let twice = ["position", "new", "--option", "tactical=true", "--option", "tactical=false"];
    assert!(bad(&twice).contains("--option tactical is given twice"));
}

#[test]
fn an_empty_input_is_called_empty() {
    for command in [vec!["verify", "-"], vec!["replay", "-"], vec!["position", "moves", "-", "--seat", "1"]] {
        assert!(bad(&command).starts_with("error: standard input is empty; "), "{command:?}");
    }
}

#[test]
fn the_mark_that_some_editors_put_before_a_file_is_skipped() {
    let marked = format!("\u{feff}{}", position());
    assert!(good_fed(&["position", "show", "-"], &marked).contains("Level 1 of 5"));
}

#[test]
fn failed_checks_are_data_for_programs_too() {
    for (command, input) in [
        (vec!["verify", "-", "--json"], "{}"),
        (vec!["verify", "nothing.json", "--json"], ""),
        (vec!["cards", "check", "-", "--json"], "wuonds = 2"),
    ] {
        let output = fed(&command, input);
        let said: Value = serde_json::from_str(&out(&output)).unwrap();
        assert_eq!((output.status.code(), &said["ok"]), (Some(2), &false.into()), "{said}");
        assert!(said["faults"][0]["reason"].is_string(), "{said}");
        assert!(common::err(&output).starts_with("error: "), "{command:?}");
    }
}

#[test]
fn a_crowd_of_threads_is_refused_at_once() {
    let reason = bad(&["sim", "raiders", "--games", "10", "--threads", "100000"]);
    assert!(reason.contains("threads: 100000 are too many; at most 256"), "{reason}");
    let report: Value =
        serde_json::from_str(&good(&["sim", "raiders", "--games", "3", "--threads", "256", "--json"]))
            .unwrap();
    assert_eq!(report["threads"], 3);
}

#[test]
fn replay_and_verify_name_the_options_and_the_cards() {
    let folder = tempfile::tempdir().unwrap();
    let (cards, game) = (folder.path().join("mine.toml"), folder.path().join("game.json"));
    let own = good(&["cards", "raiders"]).replacen("Dungeon Raiders, standard cards", "Harder", 1);
    std::fs::write(&cards, own).unwrap();
    let sim = ["sim", "raiders", "--games", "1", "--option", "tactical=true", "--cards", name(&cards)];
    good(&[&sim[..], &["--save", name(&game)]].concat());
    for command in ["replay", "verify"] {
        let told = good(&[command, name(&game)]).replace("\n  ", " ");
        assert!(told.contains("tactical=true, boss_pays=always, own cards \"Harder\""), "{told}");
    }
}
