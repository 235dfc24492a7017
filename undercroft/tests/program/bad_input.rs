//! Whatever is handed in, the answer is a reason, exit code 2 and nothing on standard output.

use crate::common::{self, bad, bad_fed, good, name, position};
use serde_json::{Value, json};

#[test]
fn an_unknown_game_is_answered_with_the_games_there_are() {
    for command in [
        vec!["position", "new", "chess"],
        vec!["sim", "chess"],
        vec!["play", "chess"],
        vec!["cards", "chess"],
    ] {
        let reason = bad(&command);
        let begins = reason.starts_with("error: there is no game `chess`; there are: raiders, ");
        assert!(begins && reason.ends_with(" (and the lesson bidding)\n"), "{command:?}: {reason}");
    }
}

#[test]
fn a_number_of_players_out_of_range_is_refused() {
    for players in ["0", "2", "6", "18446744073709551615"] {
        let reason = bad(&["position", "new", "raiders", "--players", players]);
        assert!(reason.contains("Dungeon Raiders is for 3 to 5 players"), "{reason}");
        assert_eq!(reason.lines().count(), 1, "{reason}");
    }
    let negative = bad(&["position", "new", "raiders", "--players", "-1"]);
    assert!(negative.contains("a whole number is wanted"), "{negative}");
    assert!(bad(&["position", "new", "raiders", "--players", "four"]).contains("invalid value 'four'"));
}

#[test]
fn options_that_do_not_exist_are_all_named() {
    let reason = bad(&["position", "new", "raiders", "--option", "magic=true", "--option", "tactical=maybe"]);
    assert!(reason.starts_with("error: this table cannot be set: 2 mistakes\n"), "{reason}");
    assert!(reason.contains("option magic: there is no such option; this game has: tactical"), "{reason}");
    assert!(reason.contains("option tactical: \"maybe\" is not a choice; choose false or true"), "{reason}");
    assert!(bad(&["position", "new", "raiders", "--option", "tactical"]).contains("write it as NAME=VALUE"));
}

#[test]
fn a_pack_that_is_not_there_is_answered_with_those_that_come_with_the_game() {
    let reason = bad(&["sim", "dungeoneer", "--pack", "nonsense"]);
    assert!(
        reason.contains("no such file, and Dungeoneer comes with the packs ice-cave, in-space"),
        "{reason}"
    );
    let reason = bad(&["cards", "dungeoneer", "--pack", "nonsense"]);
    assert!(reason.contains("no card pack `nonsense`; it comes with: ice-cave, in-space"), "{reason}");
    assert!(bad(&["cards", "raiders", "--pack", "x"]).contains("Dungeon Raiders comes without card packs"));
}

#[test]
fn every_mistake_in_a_pack_is_listed_with_its_line() {
    let broken = good(&["cards", "dungeoneer", "--pack", "ice-cave"]).replace("name =", "nam =");
    let line = |word: &str| 1 + broken.lines().position(|line| line.starts_with(word)).unwrap();
    for command in [
        vec!["cards", "check", "-", "--game", "dungeoneer", "--pack"],
        vec!["sim", "dungeoneer", "--pack", "-"],
    ] {
        let reason = bad_fed(&command, &broken);
        assert!(reason.starts_with("error: standard input: 2 mistakes\n"), "{reason}");
        assert!(
            reason.contains(&format!("line {}: unknown key `nam`; did you mean `name`?", line("nam ="))),
            "{reason}"
        );
    }
}

#[test]
fn a_seat_that_is_not_there_is_refused() {
    let first = position();
    for seat in ["0", "5", "99999"] {
        for command in [vec!["show"], vec!["moves"], vec!["play", "--move", r#"{"play":1}"#]] {
            let reason = bad_fed(&[&["position"], &command[..], &["-", "--seat", seat]].concat(), &first);
            let expected = format!("error: there is no seat {seat}; this table has the seats 1 to 4\n");
            assert_eq!(reason, expected);
        }
    }
    assert!(bad(&["play", "raiders", "--seat", "5"]).contains("there is no seat 5"));
}

#[test]
fn a_truncated_position_says_where_it_ends() {
    let first = position();
    for share in [1, 10, 50, 90, 99] {
        let cut: String = first.chars().take(first.len() * share / 100).collect();
        let reason = bad_fed(&["position", "show", "-"], &cut);
        assert!(reason.starts_with("error: standard input: line "), "{reason}");
        assert!(reason.contains("the file is cut off"), "{reason}");
    }
    let reason = bad_fed(&["position", "show", "-"], "");
    assert!(reason.starts_with("error: standard input is empty; pipe a position into it"), "{reason}");
}

#[test]
fn what_is_no_position_at_all_is_refused() {
    for text in ["[]", "{}", "null", "7", "\"table\"", "{\"table\":{\"game\":7}}", "dungeon", "\u{0}"] {
        assert!(bad_fed(&["position", "show", "-"], text).starts_with("error: standard input: "));
    }
    let deep = "[".repeat(100_000);
    assert!(bad_fed(&["position", "show", "-"], &deep).starts_with("error: standard input: "));
}

#[test]
fn an_impossible_position_gets_every_reason() {
    let mut position: Value = serde_json::from_str(&position()).unwrap();
    position["state"]["players"][0]["coins"] = json!(21);
    position["state"]["players"][1]["hand"] = json!([1, 1, 9]);
    position["state"]["players"][2]["wounds"] = json!(-1);
    let reason = bad_fed(&["position", "show", "-"], &position.to_string());
    let count = reason.lines().count() - 1;
    assert!(reason.starts_with(&format!("error: standard input: {count} mistakes\n")), "{reason}");
    assert!(count >= 3, "{reason}");
    assert!(reason.contains("coins") && reason.contains("hand"), "{reason}");
}

#[test]
fn a_position_of_rules_that_this_program_does_not_play_is_refused() {
    let mut position: Value = serde_json::from_str(&position()).unwrap();
    position["table"]["rules"] = json!(999);
    assert!(bad_fed(&["position", "show", "-"], &position.to_string()).contains("version 999 is asked for"));
}

#[test]
fn what_is_no_move_is_refused_with_the_reason() {
    let first = position();
    for action in
        ["", "{", "{\"play\":", "play 3", "{\"fly\":1}", "{\"play\":999999999999}", "[]", "null", "7"]
    {
        let reason = bad_fed(&["position", "play", "-", "--seat", "1", "--move", action], &first);
        assert!(reason.starts_with("error: that is no move of this game: "), "{action}: {reason}");
        assert!(reason.contains("`undercroft position moves - --seat 1` lists the legal ones"), "{reason}");
        assert_eq!(reason.lines().count(), 1, "{reason}");
    }
}

#[test]
fn a_move_out_of_turn_or_of_a_card_not_held_is_refused_by_its_rule() {
    let first = good(&["position", "new", "raiders", "--seed", "7", "--option", "tactical=true"]);
    let waiting: Value =
        serde_json::from_str(&common::good_fed(&["position", "show", "-", "--json"], &first)).unwrap();
    let turn = waiting["awaited"][0].as_u64().unwrap();
    let other = (turn % 4 + 1).to_string();
    let reason = bad_fed(&["position", "play", "-", "--seat", &other, "--move", r#"{"play":1}"#], &first);
    assert_eq!(reason, "error: It is not your turn to play a card. (rule: Tactical variant)\n");
    let reason =
        bad_fed(&["position", "play", "-", "--seat", &turn.to_string(), "--move", r#"{"play":9}"#], &first);
    assert!(reason.starts_with("error: "), "{reason}");
}

#[test]
fn files_that_cannot_be_read_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("missing.json");
    assert!(bad(&["position", "show", name(&missing)]).contains("missing.json: No such file"));
    assert!(bad(&["replay", name(folder.path())]).contains("irectory"));
    let binary = folder.path().join("binary.json");
    std::fs::write(&binary, [0xff, 0xfe, 0x00]).unwrap();
    assert!(bad(&["verify", name(&binary)]).contains("this is no text"));
}

#[test]
fn a_card_file_with_mistakes_gets_each_with_its_line() {
    let cards = good(&["cards", "raiders"]);
    let lines: Vec<&str> = cards.lines().collect();
    let strength = lines.iter().position(|line| line.starts_with("strength")).expect("a strength");
    let wounds = lines.iter().position(|line| line.starts_with("wounds")).expect("some wounds");
    let mut broken: Vec<String> = lines.iter().map(|line| line.to_string()).collect();
    broken[strength] = "strength = [14, 'many', 23]".into();
    broken[wounds] = "wuonds = 2".into();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mine.toml");
    std::fs::write(&file, broken.join("\n")).unwrap();
    for command in [vec!["cards", "check"], vec!["position", "new", "raiders", "--cards"]] {
        let reason = bad(&[&command[..], &[name(&file)]].concat());
        assert!(reason.contains(&format!("\n  line {}: ", strength + 1)), "{reason}");
        assert!(reason.contains(&format!("\n  line {}: ", wounds + 1)), "{reason}");
        assert!(reason.contains("mistakes"), "{reason}");
    }
}

#[test]
fn a_simulation_that_cannot_be_played_says_why() {
    let sim = |arguments: &[&str]| bad(&[&["sim", "raiders"], arguments].concat());
    assert!(sim(&["--games", "0"]).contains("games: there must be at least one"));
    assert!(sim(&["--games", "-5"]).starts_with("error: "));
    assert!(sim(&["--bots", "random,random,random,random,random"]).contains("5 bots, but only 4 seats"));
    assert!(sim(&["--bots", "genius"]).contains("`genius` is no bot"));
    assert!(sim(&["--bots", ""]).contains("is no bot"));
    assert!(sim(&["--bots", "search:0"]).contains("is no bot"));
    assert!(sim(&["--seed", "-1"]).contains("a series takes a whole number as its seed"));
    assert!(sim(&["--seed", "seven"]).contains("invalid value 'seven'"));
    assert!(sim(&["--threads", "many"]).contains("invalid value 'many'"));
    assert!(sim(&["--games", "1", "--save", "no/such/folder/game.json"]).contains("cannot be written"));
}

#[test]
fn a_seed_below_nothing_gets_a_sentence() {
    for command in [vec!["position", "new", "raiders"], vec!["play", "raiders"]] {
        let reason = bad(&[&command[..], &["--seed", "-1"]].concat());
        assert!(reason.contains("`-1` is no seed; give a whole number from 0 to "), "{reason}");
        assert_eq!(reason.lines().count(), 1, "{reason}");
    }
}

#[test]
fn a_command_that_is_not_understood_gets_one_line() {
    for command in [vec!["fly"], vec!["position", "moves", "p.json"], vec!["sim", "--wings"], vec!["replay"]]
    {
        let reason = bad(&command);
        assert!(reason.starts_with("error: ") && reason.lines().count() == 1, "{command:?}: {reason}");
    }
}
