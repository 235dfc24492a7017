//! People who go away from a live table, over real sockets: what those who are there may do meanwhile.

use crate::server::{Connection, TestServer};
use crate::sitting::{Sitting, key};
use serde_json::{Value, json};
use std::time::Duration;
use undercroft_catalog as catalog;
use undercroft_core::Seed;
use undercroft_server::house::HouseConfig;
use undercroft_server::table::{BotPace, Entry, EntryKind};

const TABLE: &str = "friends";
const AWAY_AFTER: Duration = Duration::from_millis(50);

/// Three people at a table without a clock, in a house where whoever is not connected counts as away at once.
async fn house() -> TestServer {
    let server =
        TestServer::run_by(HouseConfig { bot_threads: 1, away_after: AWAY_AFTER, ..HouseConfig::default() })
            .await;
    let setup = catalog::find("bidding").unwrap().setup(3);
    let sitting = Sitting::dealt(setup, Seed::from_number(1), |terms| terms.bot_pace = BotPace::AtOnce);
    server.put(TABLE, &sitting.log, (0..3).map(key)).await;
    server
}

async fn connection(server: &TestServer, person: usize) -> Connection {
    server.connection(TABLE, Some(&key(person))).await
}

/// The next scene of which something is true.
async fn scene(connection: &mut Connection, so: impl Fn(&Value) -> bool) -> Value {
    loop {
        let frame: Value = serde_json::from_str(&connection.hear_of("{\"scene\"").await).unwrap();
        if so(&frame["scene"]) {
            return frame["scene"].clone();
        }
    }
}

async fn asks(connection: &mut Connection, id: &str, what: Value) -> Value {
    connection.say(json!({"id": id, "do": what})).await;
    serde_json::from_str(&connection.hear_of(&format!("\"id\":\"{id}\"")).await).unwrap()
}

fn away(scene: &Value, seat: usize) -> bool {
    scene["chairs"][seat - 1]["away"].is_i64()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_plays_for_somebody_who_is_away_until_they_are_back() {
    let server = house().await;
    let (mut ann, mut bea) = (connection(&server, 0).await, connection(&server, 1).await);
    scene(&mut ann, |scene| away(scene, 3)).await;
    scene(&mut bea, |scene| away(scene, 3)).await;
    let done = asks(&mut bea, "bot", json!({"let_bot_play": {"seat": 3}})).await;
    assert!(done["done"].is_object(), "{done}");
    let played = scene(&mut ann, |scene| scene["waiting_for"] == json!([1, 2])).await;
    assert_eq!((&played["chairs"][2]["bot"], &played["chairs"][2]["person"]), (&json!(true), &json!(true)));
    let _cid = connection(&server, 2).await;
    let back = scene(&mut ann, |scene| !away(scene, 3)).await;
    assert_eq!(back["chairs"][2]["bot"], false);
    server.house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_lets_a_bot_play_for_somebody_who_is_there() {
    let server = house().await;
    let (mut ann, _bea, _cid) =
        (connection(&server, 0).await, connection(&server, 1).await, connection(&server, 2).await);
    ann.hear_of("\"seats\":[1,2,3]").await;
    // If one of them counted as away before they came, they are back by now.
    scene_or_now(&server, |scene| (1..=3).all(|seat| !away(scene, seat))).await;
    let refused = asks(&mut ann, "bot", json!({"let_bot_play": {"seat": 2}})).await;
    assert_eq!(refused["refused"]["rule"], "Absence", "{refused}");
    server.house.close().await;
}

/// Looks at the table until something is true.
async fn scene_or_now(server: &TestServer, so: impl Fn(&Value) -> bool) {
    let mut connection = server.connection(TABLE, None).await;
    scene(&mut connection, so).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_pause_does_not_wait_for_those_who_are_away() {
    let server = house().await;
    let (mut ann, mut bea) = (connection(&server, 0).await, connection(&server, 1).await);
    scene(&mut ann, |scene| away(scene, 3) && !away(scene, 2)).await;
    asks(&mut ann, "pause", json!("pause")).await;
    let asked = scene(&mut bea, |scene| scene["proposal"].is_object()).await;
    assert_eq!(asked["proposal"]["missing"], json!([2]));
    asks(&mut bea, "agree", json!("agree")).await;
    scene(&mut ann, |scene| scene["paused"] == true).await;
    server.house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_who_is_there_hosts_when_the_host_has_gone() {
    let server = house().await;
    let (ann, mut bea) = (connection(&server, 0).await, connection(&server, 1).await);
    let _cid = connection(&server, 2).await;
    bea.hear_of("\"seats\":[1,2,3]").await;
    drop(ann);
    let passed = scene(&mut bea, |scene| scene["host"] == 2).await;
    assert_eq!(passed["seat"], 2);
    let log = server.log(TABLE).await;
    let hosts = log.iter().filter(|entry| matches!(entry.kind, EntryKind::HostPassed { .. })).count();
    assert_eq!(hosts, 1, "once, and not again");
    // The role stays where it is, and whoever had it is told so.
    let mut ann = connection(&server, 0).await;
    let back = scene(&mut ann, |scene| !away(scene, 1)).await;
    assert_eq!(back["host"], 2);
    let told = back["told"].as_array().unwrap().last().unwrap();
    assert_eq!(told["lines"][0]["words"], "You are back; Player 2 hosts the table now.", "{told}");
    let seen = scene(&mut bea, |scene| !away(scene, 1)).await;
    let told = seen["told"].as_array().unwrap().last().unwrap();
    assert_eq!(told["lines"][0]["words"], "Player 1 is back; you host the table now.", "{told}");
    server.house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_log_does_not_grow_by_somebody_who_only_comes_and_goes() {
    let server = house().await;
    let (mut ann, _bea) = (connection(&server, 0).await, connection(&server, 1).await);
    let of_cid = |kind: &EntryKind| match kind {
        EntryKind::Away { seat, .. } | EntryKind::Back { seat } => seat.number() == 3,
        _ => false,
    };
    let cids = |log: &[Entry]| log.iter().filter(|entry| of_cid(&entry.kind)).count();
    for visit in 1..=10 {
        // Away, back and away again is written; after that it takes more than coming to be back.
        server.log_until(TABLE, |log| cids(log) >= if visit == 1 { 1 } else { 3 }).await;
        let mut cid = connection(&server, 2).await;
        cid.hear_of("\"seats\":[1,2,3]").await;
        tokio::time::sleep(2 * AWAY_AFTER).await;
        drop(cid);
    }
    let log = server.log_until(TABLE, |log| cids(log) >= 3).await;
    assert_eq!(cids(&log), 3, "{log:?}");
    // Whoever does something is believed at once.
    let mut cid = connection(&server, 2).await;
    scene(&mut ann, |scene| away(scene, 3)).await;
    asks(&mut cid, "say", json!({"say": {"text": "Well played!"}})).await;
    scene(&mut ann, |scene| !away(scene, 3)).await;
    server.house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_written_while_nobody_is_there_to_miss_anybody() {
    let server = house().await;
    let before = server.log(TABLE).await.len();
    // A spectator misses nobody; somebody who plays does.
    let mut watcher = server.connection(TABLE, None).await;
    watcher.hear_of("\"watching\":1").await;
    assert_eq!(server.log(TABLE).await.len(), before);
    let _ann = connection(&server, 0).await;
    scene(&mut watcher, |scene| away(scene, 2) && away(scene, 3)).await;
    assert!(
        !server
            .log(TABLE)
            .await
            .iter()
            .any(|entry| matches!(entry.kind, EntryKind::Away { seat, .. } if seat.number() == 1))
    );
    server.house.close().await;
}
