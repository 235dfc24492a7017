//! What programs read: every `--json`, the list of games, the card files; and help that teaches.

use crate::common::{self, good, good_fed, name, program};
use serde_json::Value;

#[test]
fn every_json_output_parses() {
    let folder = tempfile::tempdir().unwrap();
    let (game, cards) = (folder.path().join("game.json"), folder.path().join("mine.toml"));
    good(&["sim", "raiders", "--games", "1", "--save", name(&game)]);
    std::fs::write(&cards, good(&["cards", "raiders"])).unwrap();
    let position = common::position();
    for command in [
        vec!["games", "--json"],
        vec!["position", "new", "raiders", "--json"],
        vec!["position", "imagine", "-", "--seat", "1", "--json"],
        vec!["position", "show", "-", "--json"],
        vec!["position", "show", "-", "--seat", "2", "--json"],
        vec!["position", "show", "-", "--spectator", "--json"],
        vec!["position", "play", "-", "--seat", "1", "--move", r#"{"play":1}"#, "--json"],
        vec!["sim", "bidding", "--games", "3", "--json"],
        vec!["cards", "raiders", "--json"],
        vec!["cards", "check", name(&cards), "--json"],
        vec!["replay", name(&game), "--json"],
        vec!["replay", name(&game), "--spectator", "--at", "5", "--json"],
        vec!["verify", name(&game), "--json"],
    ] {
        let text = good_fed(&command, &position);
        assert!(serde_json::from_str::<Value>(&text).is_ok(), "{command:?} printed {text}");
    }
    let moves = good_fed(&["position", "moves", "-", "--seat", "1", "--json"], &position);
    assert!(moves.lines().count() >= 5);
    assert!(moves.lines().all(|line| serde_json::from_str::<Value>(line).is_ok()), "{moves}");
}

#[test]
fn the_list_of_games_says_what_each_option_means() {
    let games = good(&["games"]);
    for words in [
        "raiders",
        "Dungeon Raiders, 3 to 5 players",
        "tactical=false|true  Tactical variant",
        "true: Open, in turn",
        "bidding",
    ] {
        assert!(games.contains(words), "`{words}` is missing in\n{games}");
    }
    let games: Value = serde_json::from_str(&good(&["games", "--json"])).unwrap();
    let games = games.as_array().unwrap();
    let lessons = |lesson: bool| games.iter().filter(move |game| game["lesson"] == lesson);
    assert_eq!(lessons(false).next().unwrap()["name"], "raiders");
    assert_eq!(lessons(true).map(|game| &game["name"]).collect::<Vec<_>>(), ["bidding"]);
    let tactical = &games[0]["options"][0];
    assert_eq!((&tactical["default"], &tactical["title"]), (&false.into(), &"Tactical variant".into()));
    assert_eq!(tactical["values"][1]["players"], serde_json::json!([3, 4, 5]));
}

#[test]
fn the_list_of_games_says_with_whom_and_beside_what_a_value_can_be_chosen() {
    let games = good(&["games"]).split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(games.contains("2v2: Two against two (for 4 players"), "{games}");
    assert!(games.contains("not with "), "{games}");
}

#[test]
fn a_card_file_is_printed_checked_edited_and_played_with() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mine.toml");
    let cards = good(&["cards", "raiders"]);
    assert!(cards.contains("Dragon"));
    std::fs::write(&file, cards.replace("Dragon", "Wyvern")).unwrap();
    assert!(good(&["cards", "check", name(&file)]).contains("is sound for Dungeon Raiders"));
    let pack = folder.path().join("pack.toml");
    std::fs::write(&pack, good(&["cards", "dungeoneer", "--pack", "in-space"])).unwrap();
    let checked = good(&["cards", "check", name(&pack), "--game", "dungeoneer", "--pack"]);
    assert!(checked.contains("undercroft play dungeoneer --pack "), "{checked}");
    let position = good(&["position", "new", "raiders", "--cards", name(&file)]);
    assert!(position.contains("Wyvern"));
    assert!(good_fed(&["position", "show", "-"], &position).contains("Level 1 of 5"));
    assert!(good(&["sim", "raiders", "--games", "5", "--cards", name(&file)]).contains("own cards"));
}

#[test]
fn help_gives_an_example_for_every_command() {
    for command in [
        vec!["games"],
        vec!["rules"],
        vec!["position"],
        vec!["position", "new"],
        vec!["position", "show"],
        vec!["position", "moves"],
        vec!["position", "play"],
        vec!["position", "imagine"],
        vec!["play"],
        vec!["sim"],
        vec!["cards"],
        vec!["cards", "check"],
        vec!["replay"],
        vec!["verify"],
    ] {
        let help = good(&[&command[..], &["--help"]].concat());
        assert!(help.contains("Example:\n  undercroft "), "{command:?}: {help}");
        assert!(help.lines().all(|line| line.chars().count() <= 80), "{command:?}: {help}");
        assert_eq!(good(&[&["help"], &command[..]].concat()), help);
    }
    assert!(good(&["--help"]).contains("The story in a few commands:"));
    assert_eq!(good(&["help"]), good(&["--help"]));
}

#[test]
fn the_rules_are_told_by_a_command() {
    let rules = good(&["rules", "raiders"]);
    assert!(rules.starts_with("Dungeon Raiders\n\nThe goal\n  You and the others raid"), "{rules}");
    assert!(rules.contains("\n\nTactical variant\n") && rules.contains("collapses"), "{rules}");
    assert!(rules.lines().all(|line| line.chars().count() <= 80), "{rules}");
    assert_eq!(good(&["rules"]), rules);
    assert_ne!(good(&["rules", "bidding"]), rules);
    assert!(common::bad(&["rules", "chess"]).contains("there is no game `chess`"));
}

#[cfg(unix)]
#[test]
fn a_reader_that_has_seen_enough_is_no_error() {
    let path = program().get_program().to_owned();
    let script =
        r#""$0" cards raiders | head -n 1; "$0" play raiders --bots random --seed 1 < /dev/null | head -n 1"#;
    let output = std::process::Command::new("sh").arg("-c").arg(script).arg(path).output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}
