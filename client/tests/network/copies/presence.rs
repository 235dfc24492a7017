//! Whoever is connected to one copy of the house is there for the other as well.

use super::{House, Table};
use crate::guest::Whims;
use serde_json::{Value, json};
use std::time::Duration;
use tokio::time::{sleep, timeout};
use undercroft_client::{Connection, Heard, Player};
use undercroft_core::Seat;
use undercroft_server::house::HouseConfig;
use undercroft_server::store::Version;
use undercroft_server::table::{Entry, EntryKind};

/// How long nobody waits for anybody here. The copies hear of each other in much less.
const GRACE: Duration = Duration::from_millis(600);

async fn impatient() -> House {
    House::on_postgres_run_by(HouseConfig { rest_after: GRACE, away_after: GRACE, ..HouseConfig::default() })
        .await
}

async fn entries(house: &House, table: &str) -> Vec<Entry> {
    let log = house.log(table).await;
    log.iter().map(|(_, text)| serde_json::from_str(text).unwrap()).collect()
}

fn count(entries: &[Entry], of: fn(&EntryKind) -> bool) -> usize {
    entries.iter().filter(|entry| of(&entry.kind)).count()
}

/// What comes of people who are not there.
fn absence(kind: &EntryKind) -> bool {
    let noted =
        matches!(kind, EntryKind::Away { .. } | EntryKind::Back { .. } | EntryKind::HostPassed { .. });
    noted || matches!(kind, EntryKind::Rested { .. } | EntryKind::Woken)
}

fn host_passed(kind: &EntryKind) -> bool {
    matches!(kind, EntryKind::HostPassed { .. })
}

/// A connection of somebody to a table at a copy.
async fn connection(house: &House, copy: usize, table: &str, token: Option<&str>) -> Connection {
    Connection::open(house.copies[copy], table, token, Version::START).await.unwrap()
}

/// Listens until so many seats and so many others are connected, wherever.
async fn hears_of(connection: &mut Connection, people: usize, watching: usize) {
    let heard = async {
        loop {
            if let Heard::Present { seats, watching: others } = connection.hear().await.unwrap()
                && (seats.len(), others) == (people, watching)
            {
                return;
            }
        }
    };
    timeout(Duration::from_secs(20), heard).await.expect("the copies tell each other who is there");
}

/// Waits until something is in the log so often.
async fn comes_to(house: &House, table: &str, of: fn(&EntryKind) -> bool, times: usize) {
    let comes = async {
        while count(&entries(house, table).await, of) < times {
            sleep(Duration::from_millis(10)).await;
        }
    };
    if timeout(Duration::from_secs(20), comes).await.is_err() {
        panic!("it does not come to that: {:#?}", entries(house, table).await);
    }
}

fn away(kind: &EntryKind) -> bool {
    matches!(kind, EntryKind::Away { .. })
}

fn back(kind: &EntryKind) -> bool {
    matches!(kind, EntryKind::Back { .. })
}

/// How often somebody was missed and is back: on a slow machine those who are first here miss the others before they come.
async fn times_back(house: &House, table: &str) -> usize {
    loop {
        let entries = entries(house, table).await;
        if count(&entries, away) == count(&entries, back) {
            return count(&entries, back);
        }
        sleep(Duration::from_millis(10)).await;
    }
}

/// A person takes a seat.
async fn sits(house: &House, copy: usize, table: &str, name: &str) -> String {
    let api = house.api(copy);
    let token = api.token().await.unwrap();
    api.post(&format!("/api/tables/{table}/sit"), Some(&token), json!({ "name": name })).await.unwrap();
    token
}

async fn opens(house: &House, copy: usize, wish: Value) -> (String, String) {
    let api = house.api(copy);
    let token = api.token().await.unwrap();
    (api.open(&token, wish).await.unwrap(), token)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_does_not_rest_while_somebody_is_at_the_other_copy() {
    let house = impatient().await;
    let wish = json!({"game": "bidding", "players": 3, "bots": ["random", "random"], "name": "Ann"});
    let (table, token) = opens(&house, 1, wish).await;
    let mut ann = Player::new(house.copies[1], &table, Some(&token));
    ann.my_turn().await.unwrap().unwrap();
    // Somebody looks in at the first copy and goes.
    hears_of(&mut connection(&house, 0, &table, None).await, 1, 1).await;
    sleep(2 * GRACE).await;
    let quiet = entries(&house, &table).await;
    assert_eq!(count(&quiet, absence), 0, "{quiet:?}");
    // Now nobody is at either, and then somebody at the other one.
    ann.hang_up();
    comes_to(&house, &table, |kind| matches!(kind, EntryKind::Rested { .. }), 1).await;
    let mut ann = Player::new(house.copies[0], &table, Some(&token));
    while let Some(choices) = ann.my_turn().await.unwrap() {
        ann.play(&choices[0].action).await.unwrap();
    }
    let log = entries(&house, &table).await;
    assert_eq!(count(&log, absence), 2, "it has rested once: {log:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_at_the_other_copy_is_noted_away() {
    let mut table = Table::open_in(impatient().await, json!({"game": "bidding", "players": 2})).await;
    let [one, two] = &mut table.guests;
    one.player.until(|_| true).await.unwrap();
    two.player.until(|_| true).await.unwrap();
    hears_of(&mut connection(&table.house, 0, &table.name, None).await, 2, 1).await;
    let before = 2 * times_back(&table.house, &table.name).await;
    sleep(2 * GRACE).await;
    let [one, two] = &mut table.guests;
    let (one, two) = tokio::join!(one.play(Whims::NONE), two.play(Whims::NONE));
    one.unwrap();
    two.unwrap();
    let entries = table.entries().await;
    assert_eq!(count(&entries, absence), before, "{entries:?}");
    table.agrees_with_the_log().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_the_other_copy_is_away_until_they_are_at_any() {
    let house = impatient().await;
    let (table, ann) = opens(&house, 0, json!({"game": "bidding", "players": 2, "name": "Ann"})).await;
    let bob = sits(&house, 1, &table, "Bob").await;
    let mut first = connection(&house, 0, &table, Some(&ann)).await;
    let mut second = connection(&house, 1, &table, Some(&bob)).await;
    hears_of(&mut first, 2, 0).await;
    hears_of(&mut second, 2, 0).await;
    let before = times_back(&house, &table).await;
    drop(second);
    hears_of(&mut first, 1, 0).await;
    comes_to(&house, &table, away, before + 1).await;
    let mut second = connection(&house, 1, &table, Some(&bob)).await;
    comes_to(&house, &table, back, before + 1).await;
    // The host is succeeded, and comes back to the other copy.
    hears_of(&mut second, 2, 0).await;
    drop(first);
    comes_to(&house, &table, host_passed, 1).await;
    let _first = connection(&house, 1, &table, Some(&ann)).await;
    comes_to(&house, &table, back, before + 2).await;
    let log = entries(&house, &table).await;
    let passed: Vec<Seat> = log
        .iter()
        .filter_map(|entry| match entry.kind {
            EntryKind::HostPassed { seat } => Some(seat),
            _ => None,
        })
        .collect();
    assert_eq!(passed, [Seat::new(1)], "once, to Bob");
    assert_eq!(count(&log, absence), 2 * before + 5, "{log:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_without_a_seat_is_succeeded_once_they_are_at_no_copy() {
    let house = impatient().await;
    let (table, host) = opens(&house, 0, json!({"game": "bidding", "players": 3})).await;
    let tokens = [sits(&house, 0, &table, "Ann").await, sits(&house, 1, &table, "Bob").await];
    let mut hosting = connection(&house, 0, &table, Some(&host)).await;
    // The other copy knows of the host before anybody comes to it who could miss them.
    hears_of(&mut connection(&house, 1, &table, None).await, 0, 2).await;
    let mut ann = connection(&house, 0, &table, Some(&tokens[0])).await;
    let mut bob = connection(&house, 1, &table, Some(&tokens[1])).await;
    for connection in [&mut hosting, &mut ann, &mut bob] {
        hears_of(connection, 2, 1).await;
    }
    sleep(2 * GRACE).await;
    let quiet = entries(&house, &table).await;
    assert_eq!(count(&quiet, host_passed), 0, "the host is there: {quiet:?}");
    drop((hosting, ann));
    hears_of(&mut bob, 1, 0).await;
    comes_to(&house, &table, host_passed, 1).await;
    sleep(GRACE).await;
    let log = entries(&house, &table).await;
    let to_bob = |kind: &EntryKind| *kind == EntryKind::HostPassed { seat: Seat::new(1) };
    assert_eq!((count(&log, host_passed), count(&log, to_bob)), (1, 1), "{log:?}");
}
