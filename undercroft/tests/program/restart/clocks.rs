//! Clocks stand still while the house is closed.

use super::house;
use super::kept::{self, Log, now, people};
use crate::common;
use serde_json::Value;
use std::time::{Duration, Instant};
use tokio::runtime::Runtime;
use undercroft_catalog as catalog;
use undercroft_client::Player;
use undercroft_core::Seed;
use undercroft_server::store::{self, TableId};
use undercroft_server::table::{Millis, Pace, Terms};

const HOUR: Millis = 60 * 60 * 1_000;
/// How long people had thought when the house was killed.
const THOUGHT: Millis = 5_000;
const CREDIT: Millis = 120_000;
const RESERVE: Millis = 600_000;

/// What a person has left after a house that was killed an hour ago, five seconds after the deal, is open again.
fn left_after_an_hour() -> (Value, Duration) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    let (id, people) = (TableId::new("long-ago").unwrap(), people(1, 3));
    let runtime = Runtime::new().unwrap();
    runtime.block_on(async {
        let store = store::open(common::name(&file)).await.unwrap();
        let dealt = now() - HOUR;
        let pace = Pace::Timed { credit: CREDIT, reserve: RESERVE };
        let setup = catalog::find("raiders").unwrap().setup(3);
        let terms = Terms { pace, ..Terms::plain(setup, Seed::from_number(1)) };
        store.beat(dealt, 10_000).await.unwrap();
        kept::store(Log::begin(terms, &people, dealt).written(&id), &*store).await;
        store.beat(dealt + THOUGHT, 10_000).await.unwrap();
        store.close().await;
    });
    let began = Instant::now();
    let served = house(&file);
    let chairs = runtime.block_on(async {
        let mut player = Player::new(served.address, id.as_str(), Some(people[0].reveal()));
        // Five entries until the deal; the sixth is the house's note that it was closed.
        let scene = player.until(|scene| scene.version.0 > 5).await.unwrap();
        scene.chairs.clone()
    });
    (Value::from(chairs), began.elapsed())
}

#[test]
fn nobody_pays_for_the_time_the_house_was_closed() {
    let (chairs, since_start) = left_after_an_hour();
    let all = CREDIT + RESERVE - THOUGHT;
    for chair in chairs.as_array().unwrap() {
        let left = chair["left"].as_i64().unwrap();
        let soonest = all - since_start.as_millis() as Millis - 1_000;
        assert!((soonest..=all).contains(&left), "{left} ms of {all} are left: {chairs}");
        assert_eq!(chair["bot"], false, "nobody's time was up: {chairs}");
    }
}
