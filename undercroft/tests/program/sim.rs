//! `undercroft sim`: the same plan plays the same games.

use crate::common::{self, good, on_threads, program};
use serde_json::Value;

fn sim(arguments: &[&str]) -> Value {
    serde_json::from_str(&good(&[&["sim"], arguments, &["--json"]].concat())).unwrap()
}

#[test]
fn sim_gives_the_same_hash_on_one_thread_and_on_two() {
    for bots in ["random", "search:30,random"] {
        let [one, two, five] = on_threads(sim, "raiders", bots);
        assert_eq!(one["threads"], 1);
        assert_eq!(two["threads"], 2);
        for field in ["hash", "wins", "decisions", "results", "wins_by_seat", "length"] {
            assert_eq!(one[field], two[field], "{field} with {bots}");
            assert_eq!(one[field], five[field], "{field} with {bots}");
        }
    }
}

#[test]
fn another_seed_gives_another_hash() {
    let with = |seed| sim(&["raiders", "--games", "50", "--seed", seed])["hash"].clone();
    assert_eq!(with("1"), with("1"));
    assert_ne!(with("1"), with("2"));
}

#[test]
fn one_decision_more_or_less_thought_over_gives_another_hash() {
    let with = |bots| sim(&["bidding", "--games", "20", "--bots", bots])["hash"].clone();
    assert_ne!(with("search:20"), with("search:21"));
}

#[test]
fn every_field_that_programs_rely_on_is_there() {
    let report = sim(&["raiders", "--players", "3", "--games", "40", "--bots", "random,search:5"]);
    assert_eq!(report["games"], 40);
    assert_eq!(report["bots"], serde_json::json!(["random", "search:5"]));
    assert_eq!(report["wins"].as_array().unwrap().len(), 2);
    assert_eq!(report["hash"].as_str().unwrap().len(), 16);
    for number in
        ["decisions", "seconds", "threads", "seed", "players", "games_per_second", "decisions_per_second"]
    {
        assert!(report[number].as_f64().unwrap() > 0.0, "{number}");
    }
    assert_eq!(report["results"][0]["seats"], 2);
}

#[test]
fn all_wins_together_are_the_games_that_somebody_won() {
    let report = sim(&["raiders", "--players", "5", "--games", "3000"]);
    let sum = |field: &str| {
        report[field].as_array().unwrap().iter().map(|wins| wins.as_f64().unwrap()).sum::<f64>()
    };
    let won = 3000.0 - report["without_winner"].as_f64().unwrap();
    assert!((sum("wins") - won).abs() < 1e-6 && (sum("wins_by_seat") - won).abs() < 1e-6, "{report}");
}

#[test]
fn moving_round_leaves_no_random_bot_with_a_better_seat() {
    let report =
        sim(&["raiders", "--players", "4", "--games", "20000", "--bots", "random,random,random,random"]);
    for result in report["results"].as_array().unwrap() {
        let share = result["share"].as_f64().unwrap();
        assert!((0.235..0.265).contains(&share), "{result}");
    }
}

#[test]
fn people_get_a_table_and_no_progress_bar_in_a_pipe() {
    let output = program().args(["sim", "raiders", "--games", "100"]).output().unwrap();
    let text = common::out(&output);
    for word in
        ["Dungeon Raiders, 4 players, 100 games, seed 1", "95 % interval", "median", "hash", "games/s"]
    {
        assert!(text.contains(word), "{word} is missing in\n{text}");
    }
    assert_eq!(common::err(&output), "");
}

#[test]
fn a_bot_that_thinks_by_the_clock_is_marked_as_not_repeatable() {
    assert_eq!(sim(&["bidding", "--games", "2", "--bots", "search:1ms"])["repeatable"], false);
    assert_eq!(sim(&["bidding", "--games", "2", "--bots", "search:1"])["repeatable"], true);
}
