//! `undercroft load`: people at many tables of a server, measured and checked.

use crate::common::{self, bad, good};
use serde_json::Value;

fn load(arguments: &[&str]) -> Value {
    serde_json::from_str(&good(&[&["load"], arguments, &["--json"]].concat())).unwrap()
}

#[test]
fn everybody_plays_and_sees_what_the_log_gives() {
    let figures =
        load(&["--tables", "5", "--seconds", "2", "--think-ms", "20", "--watchers", "7", "--idle", "20"]);
    let expected =
        [("tables", 5), ("players", 4), ("clients", 27), ("watchers", 7), ("idle", 20), ("seconds", 2)];
    for (field, value) in expected {
        assert_eq!(figures[field], value, "{field}");
    }
    for field in ["diverged", "failed"] {
        assert_eq!(figures[field], 0, "{field}");
    }
    for field in ["moves", "moves_per_second", "scenes_compared", "set_up_seconds"] {
        assert!(figures[field].as_f64().unwrap() > 0.0, "{field} is {}", figures[field]);
    }
    for times in ["ack_ms", "fanout_ms", "flush_ms", "late_ms"] {
        let [half, most, max] = ["p50", "p99", "max"].map(|share| figures[times][share].as_f64().unwrap());
        assert!(0.0 < half && half <= most && most <= max, "{times}: {}", figures[times]);
    }
    if cfg!(target_os = "linux") {
        let [now, peak] = ["rss_mb", "peak_rss_mb"].map(|field| figures[field].as_f64().unwrap());
        assert!(0.0 < now && now <= peak, "{now} of {peak} MB");
    }
}

#[test]
fn when_a_game_ends_the_same_people_go_on() {
    // A short game, so that a busy machine ends some too.
    let game = ["--game", "bidding", "--players", "3", "--think-ms", "0"];
    let figures = load(&[&game[..], &["--tables", "2", "--seconds", "3", "--watchers", "2"]].concat());
    assert!(figures["games_finished"].as_u64().unwrap() > 2, "{figures}");
    assert_eq!((&figures["diverged"], &figures["failed"]), (&0.into(), &0.into()));
}

#[test]
fn the_tables_stay_where_they_were_asked_for() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("kept.db");
    let file = common::name(&file);
    let report = good(&["load", "--tables", "1", "--seconds", "1", "--think-ms", "10", "--database", file]);
    for line in [
        "tables ",
        "clients ",
        "moves ",
        "ack ",
        "fan-out ",
        "flushing ",
        "waking ",
        "server ",
        "games ",
        "diverged ",
    ] {
        assert!(report.lines().any(|told| told.starts_with(line)), "{line} in {report}");
    }
    let again = bad(&["load", "--tables", "1", "--seconds", "1", "--database", file]);
    assert!(again.contains("exists already"), "{again}");
}

#[test]
fn what_cannot_be_played_is_refused_in_a_sentence() {
    for (arguments, reason) in [
        (&["--tables", "0"][..], "nothing to measure"),
        (&["--tables", "many"], "a whole number is wanted"),
        (&["--seconds", "0"], "1 to 86400"),
        (&["--game", "chess"], "chess"),
        (&["--players", "9"], "is for"),
        (&["--tables", "6000"], "20,000 sockets at most"),
        (&["--idle", "18446744073709551615"], "20,000 sockets at most"),
        (&["--think-ms", "4000000000"], "nobody thinks"),
        (&["--database", "mysql://here", "--tables", "1"], "the server did not open"),
    ] {
        let said = bad(&[&["load"], arguments].concat());
        assert!(said.contains(reason), "{arguments:?}: {said}");
    }
}
