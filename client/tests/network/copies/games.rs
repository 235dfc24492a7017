//! Whole games over two copies.

use super::{Table, moves};
use crate::guest::Whims;
use serde_json::json;
use undercroft_server::table::{Entry, EntryKind, MovedBy};

#[tokio::test(flavor = "multi_thread")]
async fn people_at_two_copies_and_a_bot_play_one_game_to_its_end() {
    for game in ["raiders", "bidding"] {
        let mut table = Table::open(json!({"game": game, "players": 3, "bots": ["random"]})).await;
        let [one, two] = &mut table.guests;
        let (one, two) = tokio::join!(one.play(Whims::SOME), two.play(Whims::SOME));
        one.unwrap();
        two.unwrap();
        table.agrees_with_the_log().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bots_seat_is_decided_once_though_both_copies_think_for_it() {
    let mut table =
        Table::open(json!({"game": "bidding", "players": 5, "bots": ["random", "random", "random"]})).await;
    let [one, two] = &mut table.guests;
    let (one, two) = tokio::join!(one.play(Whims::NONE), two.play(Whims::NONE));
    one.unwrap();
    two.unwrap();
    let entries = table.entries().await;
    // Five bids of each of five seats; another one of a bot would be in the log or have broken the table.
    assert_eq!(moves(&entries), 25);
    let by_bots = |kind: &EntryKind| matches!(kind, EntryKind::Played { by: MovedBy::Bot, .. });
    assert_eq!(entries.iter().filter(|entry| by_bots(&entry.kind)).count(), 15);
    let broken = |kind: &EntryKind| matches!(kind, EntryKind::Broken { .. });
    assert!(!entries.iter().any(|entry| broken(&entry.kind)));
    table.agrees_with_the_log().await;
}

/// A table for two with a second for each decision, where both have a connection open, so that both copies hold it, and nobody moves
/// until the game is over.
async fn run_out(when_time_is_up: &str) -> (Table, Vec<Entry>) {
    let pace = json!({"timed": {"credit_seconds": 1, "reserve_seconds": 0}});
    let wish = json!({"game": "bidding", "players": 2, "pace": pace, "when_time_is_up": when_time_is_up});
    let mut table = Table::open(wish).await;
    let [one, two] = &mut table.guests;
    let (one, two) =
        tokio::join!(one.player.until(|scene| scene.is_over()), two.player.until(|scene| scene.is_over()));
    one.unwrap();
    two.unwrap();
    let entries = table.entries().await;
    assert_eq!(moves(&entries), 10);
    (table, entries)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_both_copies_watch_runs_out_once() {
    let (table, entries) = run_out("safe_move").await;
    let by_clock = |kind: &EntryKind| matches!(kind, EntryKind::Played { by: MovedBy::Clock, .. });
    assert_eq!(entries.iter().filter(|entry| by_clock(&entry.kind)).count(), 10);
    table.agrees_with_the_log().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_makes_each_decision_once_for_somebody_whose_time_is_up_at_both_copies() {
    let (table, entries) = run_out("bot_stands_in").await;
    let out_of_time = |kind: &EntryKind| matches!(kind, EntryKind::OutOfTime { .. });
    assert_eq!(entries.iter().filter(|entry| out_of_time(&entry.kind)).count(), 10, "each decision once");
    table.agrees_with_the_log().await;
}
