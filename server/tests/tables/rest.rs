//! Tables rest where nobody is, and go on when somebody comes: over real sockets, with the log as the witness.

use crate::door::Door;
use crate::sitting::key;
use serde_json::{Value, json};
use std::time::Duration;
use undercroft_catalog as catalog;
use undercroft_core::{Seat, Seed};
use undercroft_server::house::{Habits, Opening};
use undercroft_server::table::{BotPace, Entry, Hand, Pace, Terms, What};

const TABLES: usize = 100;

async fn house(rest_after: Duration) -> Door {
    Door::run_by(Habits { bot_threads: 1, rest_after, ..Habits::default() }).await
}

/// A table of one person against two bots; the person has a second for each decision.
async fn against_bots(door: &Door, bot_pace: BotPace) -> String {
    let setup = catalog::find("bidding").unwrap().setup(3);
    let pace = Pace::Timed { credit: 1_000, reserve: 0 };
    let terms = Terms { bot_pace, pace, ..Terms::plain(setup, Seed::from_number(1)) };
    let bots = (1..3).map(|seat| (Seat::new(seat), "random".to_string())).collect();
    let opening = Opening { terms, host: key(0).hash(), bots, sit: Some("Ann".into()) };
    door.house.open_table(opening).await.unwrap().id().to_string()
}

/// The person comes, leaves the seat to a bot, and goes: from now on there are only bots.
async fn come_and_go(door: &Door, table: &str) {
    let mut line = door.line(table, Some(&key(0))).await;
    line.hear_of("{\"scene\"").await;
    line.say(json!({"id": "leave", "do": "leave"})).await;
    line.hear_of("\"id\":\"leave\"").await;
}

fn rests(log: &[Entry]) -> bool {
    matches!(log.last(), Some(Entry { what: What::Rested { .. }, .. }))
}

fn moves_of_bots(log: &[Entry]) -> usize {
    log.iter().filter(|entry| matches!(entry.what, What::Played { by: Hand::Bot, .. })).count()
}

fn scene(frame: &str) -> Value {
    serde_json::from_str::<Value>(frame).unwrap()["scene"].clone()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn with_a_hundred_tables_that_nobody_looks_at_the_bots_are_idle() {
    let door = house(Duration::ZERO).await;
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        let table = against_bots(&door, BotPace::Quick).await;
        come_and_go(&door, &table).await;
        tables.push(table);
    }
    let mut logs = Vec::new();
    for table in &tables {
        logs.push(door.log_until(table, rests).await.len());
    }
    // Meanwhile bots move at a table that somebody looks at, for longer than any clock or bot of the others would take.
    let asked = door.house.bots().asked();
    let watched = against_bots(&door, BotPace::Quick).await;
    let line = door.line(&watched, Some(&key(0))).await;
    let moved = door.log_until(&watched, |log| moves_of_bots(log) >= 8).await;
    let asked = door.house.bots().asked() - asked;
    // One question a move, and at most one for each seat and a move that has just been made.
    assert!(asked <= 4 + moves_of_bots(&moved) as u64, "bots were asked {asked} questions");
    for (table, entries) in tables.iter().zip(logs) {
        let log = door.log(table).await;
        assert!(rests(&log) && log.len() == entries, "something happened at {table}: {:?}", &log[entries..]);
    }
    drop(line);
    door.house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_comes_back_finds_the_table_as_it_was_and_it_goes_on() {
    let door = house(Duration::ZERO).await;
    let table = against_bots(&door, BotPace::Slow).await;
    let mut line = door.line(&table, Some(&key(0))).await;
    line.hear_of("{\"scene\"").await;
    drop(line);
    let rested = door.log_until(&table, rests).await;
    let mut line = door.line(&table, Some(&key(0))).await;
    let back = scene(&line.hear_of("\"table\":\"woken\"").await);
    assert_eq!((&back["waiting_for"], &back["resting"]), (&json!([1, 2, 3]), &json!(false)));
    assert!(back["chairs"][0]["left"].as_i64().unwrap() > 0, "{back}");
    assert_eq!(door.log(&table).await.len(), rested.len() + 1, "nothing happened but that");
    line.hear_of("\"waiting_for\":[1],").await;
    door.house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_that_is_loaded_again_does_not_let_the_table_rest() {
    let door = house(Duration::from_secs(600)).await;
    let table = against_bots(&door, BotPace::AtOnce).await;
    for _ in 0..5 {
        door.line(&table, Some(&key(0))).await.hear_of("{\"scene\"").await;
    }
    door.line(&table, Some(&key(0))).await.hear_of("\"waiting_for\":[1],").await;
    let log = door.log(&table).await;
    assert!(!log.iter().any(|entry| matches!(entry.what, What::Rested { .. } | What::Woken)), "{log:?}");
    door.house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_the_house_forgot_to_put_to_rest_does_so_when_its_clock_is_at_its_end() {
    let door = house(Duration::from_secs(600)).await;
    let table = against_bots(&door, BotPace::AtOnce).await;
    door.line(&table, Some(&key(0))).await.hear_of("\"waiting_for\":[1],").await;
    let before = door.log(&table).await.len();
    // Closed before anybody could be missed; afterwards nobody comes, and only the clock reminds the house of the table.
    let door = door
        .closed_and_run_by(Habits { bot_threads: 1, rest_after: Duration::ZERO, ..Habits::default() })
        .await;
    let log = door.log_until(&table, rests).await;
    let new: Vec<&What> = log[before..].iter().map(|entry| &entry.what).collect();
    let quiet = |what: &&What| matches!(what, What::Slept { .. } | What::Rested { .. });
    assert!(new.iter().all(quiet), "{new:?}");
    let mut line = door.line(&table, Some(&key(0))).await;
    let back = scene(&line.hear_of("\"table\":\"woken\"").await);
    assert!(back["chairs"][0]["left"].as_i64().unwrap() > 0, "nobody's time ran out: {back}");
    door.house.close().await;
}
