//! Tables rest where nobody is, and go on when somebody comes: over real sockets, with the log as the witness.

use crate::server::TestServer;
use crate::sitting::{Sitting, key};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use undercroft_catalog as catalog;
use undercroft_core::{Seat, Seed};
use undercroft_server::house::{HouseConfig, Opening};
use undercroft_server::store::TableId;
use undercroft_server::table::{BotPace, Entry, EntryKind, Millis, Pace, Terms, WhenTimeIsUp};

const TABLES: usize = 100;
const HOUR: Duration = Duration::from_secs(3_600);
/// A house that shows no sign of life for ten seconds counts as closed.
const STEP: Duration = Duration::from_secs(9);

async fn house(rest_after: Duration) -> TestServer {
    TestServer::run_by(HouseConfig { bot_threads: 1, rest_after, ..HouseConfig::default() }).await
}

/// A table of one person against two bots; the person has a second for each decision.
async fn against_bots(server: &TestServer, bot_pace: BotPace) -> String {
    timed(server, bot_pace, 1_000).await
}

/// The same with so much time for each decision.
async fn timed(server: &TestServer, bot_pace: BotPace, credit: Millis) -> String {
    let setup = catalog::find("bidding").unwrap().setup(3);
    let pace = Pace::Timed { credit, reserve: 0 };
    let terms = Terms { bot_pace, pace, ..Terms::plain(setup, Seed::from_number(1)) };
    let bots = (1..3).map(|seat| (Seat::new(seat), "random".to_string())).collect();
    let opening = Opening { terms, host: key(0).hash(), bots, sit: Some("Ann".into()) };
    server.house.open_table(opening).await.unwrap().id().to_string()
}

fn rests(log: &[Entry]) -> bool {
    matches!(log.last(), Some(Entry { kind: EntryKind::Rested { .. }, .. }))
}

fn scene(frame: &str) -> Value {
    serde_json::from_str::<Value>(frame).unwrap()["scene"].clone()
}

/// Lets an hour pass by the clock of the house, which is open all the time.
async fn an_hour_passes(server: &TestServer) {
    for _ in 0..HOUR.as_secs() / STEP.as_secs() {
        server.house.time().leap(STEP);
        server.store.beat(server.house.time().now(), 10_000).await.unwrap();
    }
}

/// What a person goes by who comes back to a table.
fn face(scene: &Value) -> Value {
    ["view", "moves", "waiting_for", "outcome", "chairs"]
        .map(|field| match field {
            "chairs" => scene[field].as_array().unwrap().iter().map(|chair| chair["bot"].clone()).collect(),
            field => scene[field].clone(),
        })
        .into_iter()
        .collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_leaves_a_hundred_tables_for_an_hour_finds_them_as_they_were_and_no_bot_was_asked_anything() {
    let server = house(Duration::ZERO).await;
    let credit = 10 * 60 * 1_000;
    let mut tables = Vec::new();
    for number in 0..TABLES {
        // Some leave the seat to a bot as well, which has all the game before it.
        let to_a_bot = number % 10 == 0;
        let bot_pace = if to_a_bot { BotPace::Slow } else { BotPace::AtOnce };
        let table = timed(&server, bot_pace, credit).await;
        let mut connection = server.connection(&table, Some(&key(0))).await;
        let left = match to_a_bot {
            true => {
                connection.say(json!({"id": "leave", "do": "leave"})).await;
                connection.hear_of("\"id\":\"leave\"").await
            }
            false => connection.hear_of("\"waiting_for\":[1],").await,
        };
        tables.push((table, scene(&left), to_a_bot));
    }
    let mut logs = Vec::new();
    for (table, ..) in &tables {
        logs.push(server.log_until(table, rests).await);
    }
    // Between people the clocks run as agreed, wherever they are: this table shows that time does pass.
    let setup = catalog::find("bidding").unwrap().setup(2);
    let friends = Sitting::dealt(setup, Seed::from_number(1), |terms| {
        terms.pace = Pace::Timed { credit, reserve: 0 };
        terms.when_time_is_up = WhenTimeIsUp::SafeMove;
    });
    server.put("friends", &friends.log, (0..2).map(key)).await;
    drop(server.connection("friends", Some(&key(0))).await);

    let asked = server.house.bots().asked();
    an_hour_passes(&server).await;
    let played = |log: &[Entry]| log.iter().any(|entry| matches!(entry.kind, EntryKind::Played { .. }));
    server.log_until("friends", played).await;
    assert_eq!(server.house.bots().asked(), asked, "bots were asked something");
    for ((table, left, to_a_bot), log) in tables.iter().zip(logs) {
        let now = server.log(table).await;
        assert_eq!(now, log, "something happened at {table}");
        if *to_a_bot {
            continue;
        }
        let mut connection = server.connection(table, Some(&key(0))).await;
        let back = scene(&connection.hear_of("\"table\":\"woken\"").await);
        assert_eq!(face(&back), face(left), "{table}");
        let time_left = back["chairs"][0]["left"].as_i64().unwrap();
        assert!(time_left > credit / 2, "{time_left} ms are left at {table}");
    }
    server.house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_comes_back_finds_the_table_as_it_was_and_it_goes_on() {
    let server = house(Duration::ZERO).await;
    let table = against_bots(&server, BotPace::Slow).await;
    let mut connection = server.connection(&table, Some(&key(0))).await;
    connection.hear_of("{\"scene\"").await;
    drop(connection);
    let rested = server.log_until(&table, rests).await;
    let mut connection = server.connection(&table, Some(&key(0))).await;
    let back = scene(&connection.hear_of("\"table\":\"woken\"").await);
    assert_eq!((&back["waiting_for"], &back["resting"]), (&json!([1, 2, 3]), &json!(false)));
    assert!(back["chairs"][0]["left"].as_i64().unwrap() > 0, "{back}");
    assert_eq!(server.log(&table).await.len(), rested.len() + 1, "nothing happened but that");
    connection.hear_of("\"waiting_for\":[1],").await;
    server.house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_that_is_loaded_again_does_not_let_the_table_rest() {
    let server = house(Duration::from_secs(600)).await;
    let table = against_bots(&server, BotPace::AtOnce).await;
    for _ in 0..5 {
        server.connection(&table, Some(&key(0))).await.hear_of("{\"scene\"").await;
    }
    server.connection(&table, Some(&key(0))).await.hear_of("\"waiting_for\":[1],").await;
    let log = server.log(&table).await;
    assert!(
        !log.iter().any(|entry| matches!(entry.kind, EntryKind::Rested { .. } | EntryKind::Woken)),
        "{log:?}"
    );
    server.house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_the_house_forgot_to_put_to_rest_does_so_when_its_clock_is_at_its_end() {
    let server = house(Duration::from_secs(600)).await;
    let table = against_bots(&server, BotPace::AtOnce).await;
    server.connection(&table, Some(&key(0))).await.hear_of("\"waiting_for\":[1],").await;
    let before = server.log(&table).await.len();
    // Closed before anybody could be missed; afterwards nobody comes, and only the clock reminds the house of the table.
    let server = server
        .closed_and_run_by(HouseConfig {
            bot_threads: 1,
            rest_after: Duration::ZERO,
            ..HouseConfig::default()
        })
        .await;
    let log = server.log_until(&table, rests).await;
    let new: Vec<&EntryKind> = log[before..].iter().map(|entry| &entry.kind).collect();
    let quiet = |kind: &&EntryKind| matches!(kind, EntryKind::Slept { .. } | EntryKind::Rested { .. });
    assert!(new.iter().all(quiet), "{new:?}");
    let mut connection = server.connection(&table, Some(&key(0))).await;
    let back = scene(&connection.hear_of("\"table\":\"woken\"").await);
    assert!(back["chairs"][0]["left"].as_i64().unwrap() > 0, "nobody's time ran out: {back}");
    server.house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_log_does_not_grow_by_somebody_who_only_comes_and_goes() {
    const VISITS: usize = 30;
    let grace = Duration::from_millis(10);
    let server = house(grace).await;
    let table = timed(&server, BotPace::AtOnce, 600_000).await;
    server.connection(&table, Some(&key(0))).await.hear_of("\"waiting_for\":[1],").await;
    let before = server.log(&table).await.len();
    let handle = server.house.handle(&TableId::new(&table).unwrap()).await.unwrap();
    let begun = Instant::now();
    for _ in 0..VISITS {
        server.log_until(&table, rests).await;
        server.connection(&table, Some(&key(0))).await.hear_of("{\"scene\"").await;
        while !handle.presence().seats.is_empty() {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        // For longer than it takes until the table rests.
        tokio::time::sleep(2 * grace).await;
    }
    let grown = server.log(&table).await.len() - before;
    // For each rest but the first somebody was there for more than twice as long as for the one before.
    let most = 2 * (3 + (begun.elapsed().as_millis() / grace.as_millis()).ilog2() as usize);
    assert!((2..=most).contains(&grown), "{grown} entries by {VISITS} visits, more than {most}");
    assert!(most < VISITS, "this went too slowly to show anything: {:?}", begun.elapsed());

    // Whoever does something is believed at once.
    let mut connection = server.connection(&table, Some(&key(0))).await;
    let back = scene(&connection.hear_of("{\"scene\"").await);
    let play = json!({"seen": back["version"], "move": back["moves"][0]["move"]});
    connection.say(json!({"id": "play", "do": {"play": play}})).await;
    connection.hear_of("\"resting\":false").await;
    server.house.close().await;
}
