//! How many appends a second each back end makes durable, and how long one waits for its own:
//! `cargo bench -p undercroft-server --bench store`.

use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;
use undercroft_server::store::{self, NewTable, Store, TableId, Update, Version};

#[path = "../tests/support/postgres.rs"]
mod postgres;

/// A move as a game would write it, with the clock set anew.
const MOVE: &str =
    r#"{"seat":3,"move":{"play":{"card":7,"room":"B2"}},"id":"01J9Z3M6T0V7","at":1760000000000}"#;

/// How much to measure: so many writers, each waiting so long between two appends.
type Load = (usize, Duration);

const RELENTLESS: Duration = Duration::ZERO;
const QUICK: Duration = Duration::from_millis(100);
const LOADS: [Load; 6] =
    [(1, RELENTLESS), (10, RELENTLESS), (100, RELENTLESS), (1000, RELENTLESS), (100, QUICK), (500, QUICK)];
/// How long each load lasts.
const TIME: Duration = Duration::from_secs(5);

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
async fn main() {
    for load in LOADS {
        let folder = tempfile::tempdir().expect("a temporary folder");
        measure("SQLite", &folder.path().join("house.db").display().to_string(), load).await;
    }
    // On its way out a process drops nothing that is shared; this one stops its server.
    let server = postgres::Postgres::start();
    for load in LOADS {
        measure("PostgreSQL", &server.new_database().await, load).await;
    }
}

/// Puts a load on an empty store and prints what it bore.
async fn measure(name: &str, address: &str, (writers, pause): Load) {
    let store = store::open(address).await.expect("the store opens");
    let mut tasks = JoinSet::new();
    for number in 0..writers {
        tasks.spawn(write(store.clone(), number, pause.mul_f64(number as f64 / writers as f64), pause));
    }
    let mut waits = tasks.join_all().await.concat();
    store.close().await;
    waits.sort();
    let at = |share: f64| waits[((waits.len() - 1) as f64 * share) as usize].as_secs_f64() * 1000.0;
    let (per_second, half, most) = (waits.len() as f64 / TIME.as_secs_f64(), at(0.5), at(0.99));
    println!(
        "{name:10} {writers:5} writers, pause {pause:5?} {per_second:8.0} appends/s   p50 {half:6.2} ms  p99 {most:6.2} ms",
    );
}

/// A writer with a table of its own appends when the last append is acknowledged and the pause is over; how long each
/// took. Real players do not move in step: it begins after a while of its own.
async fn write(store: Arc<dyn Store>, number: usize, begin: Duration, pause: Duration) -> Vec<Duration> {
    let id = TableId::new(format!("table-number-{number}")).expect("a good name");
    let table = NewTable { first_entries: vec!["{}".into()], ..NewTable::named(id.clone(), 0) };
    store.create(table).await.expect("the table is new");
    tokio::time::sleep(begin).await;
    let end = Instant::now() + TIME;
    let (mut waits, mut last) = (Vec::new(), Version(1));
    while Instant::now() < end {
        let begun = Instant::now();
        let deadline = 1_760_000_000_000 + last.0 as i64;
        let update = Update { next_deadline_ms: Some(Some(deadline)), ..Update::default() };
        last = store.append(&id, last, vec![MOVE.into()], update).await.expect("nobody else writes there");
        waits.push(begun.elapsed());
        // Even a sleep of no length takes a millisecond.
        if pause > RELENTLESS {
            tokio::time::sleep(pause).await;
        }
    }
    waits
}
