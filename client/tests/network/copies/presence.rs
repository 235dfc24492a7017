//! Who is connected is known to each copy alone; what follows from it is in the log, and both agree on it.

use super::{House, Table};
use crate::guest::Whims;
use serde_json::json;
use std::time::Duration;
use undercroft_client::Player;
use undercroft_server::house::Habits;
use undercroft_server::table::{Entry, What};

/// A house where nobody is waited for.
async fn impatient() -> House {
    let (rest_after, away_after) = (Duration::ZERO, Duration::from_millis(50));
    House::on_postgres_run_by(Habits { rest_after, away_after, ..Habits::default() }).await
}

fn count(entries: &[Entry], of: fn(&What) -> bool) -> usize {
    entries.iter().filter(|entry| of(&entry.what)).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_does_not_rest_while_somebody_is_at_the_other_copy() {
    let house = impatient().await;
    let door = house.door(1);
    let token = door.token().await.unwrap();
    let wish = json!({"game": "bidding", "players": 3, "bots": ["random", "random"], "name": "Ann"});
    let table = door.open(&token, wish).await.unwrap();
    let mut ann = Player::new(house.copies[1], &table, Some(&token));
    for visits in 1..=3 {
        // Somebody looks in at the first copy and goes: that copy lets the table rest, and the other one wakes it.
        let mut visitor = Player::new(house.copies[0], &table, None);
        visitor.until(|_| true).await.unwrap();
        visitor.hang_up();
        let choices = ann.my_turn().await.unwrap().unwrap();
        ann.play(&choices[0].action).await.unwrap();
        let woken = |what: &What| *what == What::Woken;
        let log = house.log(&table).await;
        let entries: Vec<Entry> = log.iter().map(|(_, text)| serde_json::from_str(text).unwrap()).collect();
        assert!(count(&entries, woken) <= visits, "the copies quarrel: {entries:?}");
    }
    while let Some(choices) = ann.my_turn().await.unwrap() {
        ann.play(&choices[0].action).await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_at_the_other_copy_is_found_to_be_there() {
    let mut table = Table::open_in(impatient().await, json!({"game": "bidding", "players": 2})).await;
    let [one, two] = &mut table.guests;
    one.player.until(|_| true).await.unwrap();
    two.player.until(|_| true).await.unwrap();
    let back = |what: &What| matches!(what, What::Back { .. });
    let both_back = async {
        // Each copy misses the one at the other, is told that they are there, and believes it.
        while count(&table.entries().await, back) < 2 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), both_back).await.expect("they are found");
    let [one, two] = &mut table.guests;
    let (one, two) = tokio::join!(one.play(Whims::NONE), two.play(Whims::NONE));
    one.unwrap();
    two.unwrap();
    let entries = table.entries().await;
    let counts = [
        count(&entries, |what| matches!(what, What::Away { .. })),
        count(&entries, back),
        count(&entries, |what| matches!(what, What::HostPassed { .. })),
    ];
    assert_eq!(counts, [2, 2, 0], "{entries:?}");
    table.agrees_with_the_log().await;
}
