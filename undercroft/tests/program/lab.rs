//! `undercroft lab`: the games that `sim` plays, weighed.

use crate::common::{self, bad, good, name, on_threads, program};
use serde_json::Value;

fn lab(arguments: &[&str]) -> Value {
    serde_json::from_str(&good(&[&["lab"], arguments, &["--json"]].concat())).unwrap()
}

/// A table of a study.
fn table<'a>(report: &'a Value, name: &str) -> &'a Value {
    let tables = report["study"].as_array().unwrap();
    tables.iter().find(|table| table["table"] == name).unwrap_or_else(|| panic!("no {name} in {report}"))
}

#[test]
fn lab_gives_the_same_figures_on_one_thread_and_on_two() {
    for (game, bots) in [("guilds", "random"), ("raiders", "search:10")] {
        let [one, two, five] = on_threads(lab, game, bots);
        assert!(!one["study"].as_array().unwrap().is_empty());
        for field in ["study", "seats", "hash", "results", "length"] {
            assert_eq!(one[field], two[field], "{field} of {game}");
            assert_eq!(one[field], five[field], "{field} of {game}");
        }
    }
}

#[test]
fn lab_plays_the_games_of_sim() {
    let plan = ["raiders", "--games", "30", "--seed", "3", "--bots", "search:5,random"];
    let sim: Value = serde_json::from_str(&good(&[&["sim"], &plan[..], &["--json"]].concat())).unwrap();
    assert_eq!(lab(&plan)["hash"], sim["hash"]);
}

#[test]
fn every_game_has_its_seats_weighed_and_some_have_more_to_tell() {
    let bidding = lab(&["bidding", "--games", "20", "--bots", "random"]);
    assert_eq!(bidding["seats"].as_array().unwrap().len(), 4);
    assert_eq!(bidding["study"], serde_json::json!([]));
    let guilds = lab(&["guilds", "--games", "50", "--bots", "random"]);
    assert_eq!(table(&guilds, "a round under")["rows"][0]["figures"]["rounds"]["count"], 200);
    let raiders = lab(&["raiders", "--games", "40", "--bots", "random"]);
    let rooms = table(&raiders, "a room")["rows"].as_array().unwrap();
    let entered = rooms.iter().map(|row| row["figures"]["entered"]["count"].as_u64().unwrap()).sum::<u64>();
    assert_eq!(entered, 40 * 25);
}

#[test]
fn options_and_own_cards_are_played_with() {
    let none = lab(&["guilds", "--games", "5", "--bots", "random", "--option", "masters=none"]);
    let rows: Vec<&Value> = table(&none, "a round under")["rows"].as_array().unwrap().iter().collect();
    assert_eq!(rows.iter().map(|row| row["row"].as_str().unwrap()).collect::<Vec<_>>(), ["all", "nobody"]);
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mine.toml");
    std::fs::write(&file, good(&["cards", "raiders"]).replace("name = \"Thief\"", "name = \"Cat burglar\""))
        .unwrap();
    let told = good(&["lab", "raiders", "--games", "50", "--bots", "random", "--cards", name(&file)]);
    assert!(told.contains("Cat burglar") && !told.contains("Thief") && told.contains("own cards"), "{told}");
}

#[test]
fn people_get_tables_that_fit_and_no_progress_bar_in_a_pipe() {
    let output = program().args(["lab", "guilds", "--games", "100", "--bots", "random"]).output().unwrap();
    let text = common::out(&output);
    for word in
        ["Dungeon Guilds, 4 players, 100 games, seed 1", "due", "rooms beaten", "The Red Dragon", "hash"]
    {
        assert!(text.contains(word), "{word} is missing in\n{text}");
    }
    assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
    assert_eq!(common::err(&output), "");
}

#[test]
fn a_plan_that_cannot_be_played_says_why() {
    let lab = |arguments: &[&str]| bad(&[&["lab"], arguments].concat());
    assert!(lab(&["chess"]).starts_with("error: there is no game `chess`; there are: raiders, "));
    assert!(lab(&["raiders", "--games", "0"]).contains("games: there must be at least one"));
    assert!(lab(&["raiders", "--players", "9"]).contains("Dungeon Raiders is for 3 to 5 players, not 9"));
    assert!(lab(&["raiders", "--bots", "genius"]).contains("`genius` is no bot"));
    assert!(lab(&["raiders", "--threads", "257"]).contains("threads: 257 are too many; at most 256"));
    assert!(lab(&["raiders", "--seed", "seven"]).contains("a series takes a whole number as its seed"));
    assert!(lab(&["raiders", "--option", "magic=true"]).contains("option magic: there is no such option"));
    assert!(lab(&["raiders", "--cards", "missing.toml"]).contains("missing.toml: No such file"));
    assert!(lab(&["bidding", "--cards", "Cargo.toml"]).contains("Bidding has no card file"));
    assert!(lab(&["raiders", "--save", "game.json"]).starts_with("error: unexpected argument '--save'"));
}
