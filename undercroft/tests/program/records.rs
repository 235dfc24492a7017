//! Games that were kept: told again, and checked without trusting anybody.

use crate::common::{self, bad, bad_fed, good, good_fed, name, record, record_file};
use serde_json::{Value, json};

fn count(record: &Value) -> usize {
    record["moves"].as_array().unwrap().len()
}

#[test]
fn a_saved_game_is_verified_and_says_what_was_checked() {
    let (record, file) = (record(), record_file());
    let checked = good_fed(&["verify", "-"], &file);
    assert!(checked.contains(&format!("{} moves", count(&record))), "{checked}");
    let commitment = record["seal"]["commitment"].as_str().unwrap();
    assert!(checked.contains(&format!("\n  {commitment}\n")), "{checked}");
    assert!(checked.contains("every move is legal"), "{checked}");
    assert!(checked.contains("Nobody mixed anything into the deal"), "{checked}");
}

#[test]
fn a_saved_game_is_held_against_the_commitment_that_somebody_wrote_down() {
    let (record, file) = (record(), record_file());
    let commitment = record["seal"]["commitment"].as_str().unwrap();
    good_fed(&["verify", "-", "--commitment", commitment], &file);
    let other = "0".repeat(64);
    let reason = bad_fed(&["verify", "-", "--commitment", &other], &file);
    assert!(reason.contains(&format!("commitment: it is {commitment}, not {other}")), "{reason}");
    assert!(bad_fed(&["verify", "-", "--commitment", "5f"], &file).contains("64 hexadecimal digits"));
}

#[test]
fn a_saved_game_that_was_only_laid_out_anew_does_not_hold() {
    let reason = bad_fed(&["verify", "-"], &record().to_string());
    assert!(reason.contains("file: it is not written as a table writes it"), "{reason}");
}

#[test]
fn a_saved_game_is_told_from_the_deal_to_the_end() {
    let record = record();
    let told = good_fed(&["replay", "-"], &record.to_string());
    assert!(told.contains("The deal") && told.contains("The game is over."), "{told}");
    assert!(told.contains(&format!("\n{:>4}  ", count(&record))), "{told}");
}

#[test]
fn a_replay_stops_where_it_is_asked_to() {
    let record = record().to_string();
    let told = good_fed(&["replay", "-", "--at", "3"], &record);
    assert!(told.contains("The table after 3 moves") && told.contains("Waiting for"), "{told}");
    assert!(good_fed(&["replay", "-", "--at", "0"], &record).contains("The table after 0 moves"));
    assert!(
        bad_fed(&["replay", "-", "--at", "9999"], &record).contains("--at 9999: standard input has only")
    );
}

#[test]
fn a_replay_for_a_seat_keeps_the_others_secrets() {
    let record = record().to_string();
    let seen = |arguments: &[&str]| -> Value {
        let told = good_fed(&[&["replay", "-", "--at", "1", "--json"], arguments].concat(), &record);
        serde_json::from_str::<Value>(&told).unwrap()["story"][1].clone()
    };
    let (all, first, second, spectator) =
        (seen(&[]), seen(&["--seat", "1"]), seen(&["--seat", "2"]), seen(&["--spectator"]));
    assert!(all["move"].is_object() || all["move"].is_string(), "{all}");
    assert_eq!(first["move"], all["move"]);
    assert!(second.get("move").is_none() && spectator.get("move").is_none(), "{second}");
    assert_eq!(second["events"].as_array().unwrap().len(), 1, "{second}");
    assert_eq!(second["lines"].as_array().unwrap().len(), 1, "{second}");
}

#[test]
fn a_line_of_the_story_is_one_line_as_programs_are_told_it() {
    let record = record().to_string();
    for eye in [&["--seat", "2"][..], &["--spectator"], &["--seat", "1", "--language", "es"]] {
        let told = good_fed(&[&["replay", "-"], eye].concat(), &record);
        let data = good_fed(&[&["replay", "-", "--json"], eye].concat(), &record);
        let data: Value = serde_json::from_str(&data).unwrap();
        let lines =
            data["story"].as_array().unwrap().iter().flat_map(|step| step["lines"].as_array().unwrap());
        let mut read = told
            .lines()
            .map(|line| line.trim_start_matches([' ', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9']));
        for line in lines {
            let words = line["words"].as_str().unwrap();
            assert!(read.any(|read| read == words), "`{words}` is missing in\n{told}");
            assert!(line["rule"].is_string() && line["weight"].is_string(), "{line}");
        }
    }
}

#[test]
fn whoever_replays_for_a_seat_is_spoken_to_as_you() {
    let record = record().to_string();
    let told = good_fed(&["replay", "-", "--seat", "2"], &record);
    assert!(told.replace("\n  ", " ").contains("as Seat 2 sees it"), "{told}");
    assert!(told.contains("You are the "), "{told}");
    let (story, _) = told.split_once("The table after").unwrap();
    assert!(!story.contains("  Seat 2 "), "{story}");
}

/// How a game of Guilds in two teams ends, among random bots.
fn end_in_teams(seed: &str, arguments: &[&str]) -> String {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json");
    let sim = ["sim", "guilds", "--games", "1", "--players", "4", "--option", "teams=2v2", "--seed", seed];
    good(&[&sim[..], &["--save", name(&file)]].concat());
    let told = good(&[&["replay", name(&file)], arguments].concat());
    told.lines().find(|line| line.starts_with("The game is over.")).expect("an end").into()
}

#[test]
fn a_team_wins_as_a_team() {
    assert_eq!(end_in_teams("5", &[]), "The game is over. Seat 2 and Seat 4 win as a team.");
    assert_eq!(end_in_teams("5", &["--seat", "4"]), "The game is over. You and Seat 2 win as a team.");
}

#[test]
fn teams_share_the_win_only_where_they_do() {
    let shared =
        "The game is over. Sun team and Moon team share the win: Seat 1, Seat 2, Seat 3, and Seat 4.";
    assert_eq!(end_in_teams("116", &[]), shared);
}

#[test]
fn a_tampered_record_is_refused_with_the_reason() {
    let honest = record();
    let tampered = |change: &dyn Fn(&mut Value)| {
        let mut record = honest.clone();
        change(&mut record);
        bad_fed(&["verify", "-"], &record.to_string())
    };
    let seed = tampered(&|record| record["seal"]["seed"] = json!("4"));
    assert!(seed.contains("commitment: it does not belong to this seed, setup and table"), "{seed}");
    let outcome = tampered(&|record| record["outcome"]["winners"] = json!([1, 2, 3, 4]));
    assert!(outcome.contains("outcome: it says"), "{outcome}");
    let last = tampered(&|record| record["fingerprint"] = json!("0000000000000000"));
    assert!(last.contains("fingerprint: it belongs to another table, other moves"), "{last}");
    let chain = tampered(&|record| record["digest"] = json!("0".repeat(64)));
    assert!(chain.contains("digest: it is not the head of the chain"), "{chain}");
    let short = tampered(&|record| {
        record["moves"].as_array_mut().unwrap().pop();
    });
    assert!(short.contains("moves: the game is not over after the last of them"), "{short}");
    let stranger = tampered(&|record| record["moves"][0]["seat"] = json!(8));
    assert!(stranger.contains("move 1 by seat 8: There is no seat 8"), "{stranger}");
    let twice = tampered(&|record| record["moves"][1] = record["moves"][0].clone());
    assert!(twice.contains("move 2 by seat 1: ") && twice.contains("(rule: "), "{twice}");
    let odd = tampered(&|record| record["moves"][0]["move"] = json!({"fly": 1}));
    assert!(odd.contains("`fly` is unknown here; known are: `play`, `light_torch`"), "{odd}");
}

#[test]
fn a_truncated_record_is_refused() {
    let text = record().to_string();
    for command in ["verify", "replay"] {
        assert!(bad_fed(&[command, "-"], &text[..text.len() / 2]).contains("the file is cut off"));
    }
}

#[test]
fn a_position_is_no_record_and_a_record_no_position() {
    for command in ["verify", "replay"] {
        let reason = bad_fed(&[command, "-"], &common::position());
        assert!(reason.contains("this is a position, not a recorded game"), "{reason}");
        assert!(reason.contains("`undercroft position show -`"), "{reason}");
    }
    let reason = bad_fed(&["position", "show", "-"], &record().to_string());
    assert!(reason.contains("this is a recorded game, not a position"), "{reason}");
    assert!(reason.contains("`undercroft replay -`"), "{reason}");
    assert!(bad(&["verify", "nothing.json"]).contains("nothing.json: No such file"));
}
