//! How fast it is. The ordinary run only sees that the measuring works; for figures use
//! `UNDERCROFT_MEASURE=1 cargo test --release --test store appends_per_second -- --nocapture --test-threads=1`.

use std::env;
use std::time::{Duration, Instant};

use tokio::task::JoinSet;
use undercroft_server::store::{Update, Version};

use crate::house::{House, id, table};

/// A move as a game would write it, with the clock set anew.
const MOVE: &str =
    r#"{"seat":3,"move":{"play":{"card":7,"room":"B2"}},"id":"01J9Z3M6T0V7","at":1760000000000}"#;

/// How much to measure: so many writers, each waiting so long between two appends.
type Load = (usize, Duration);

const RELENTLESS: Duration = Duration::ZERO;
const QUICK: Duration = Duration::from_millis(100);
const LOADS: [Load; 6] =
    [(1, RELENTLESS), (10, RELENTLESS), (100, RELENTLESS), (1000, RELENTLESS), (100, QUICK), (500, QUICK)];

pub(crate) async fn appends_per_second<H: House>() {
    let measured = env::var_os("UNDERCROFT_MEASURE").is_some();
    let time = if measured { Duration::from_secs(5) } else { Duration::ZERO };
    for (writers, pause) in if measured { &LOADS[..] } else { &[(3, RELENTLESS)] } {
        let mut waits = run::<H>(*writers, *pause, time).await;
        waits.sort();
        let at = |share: f64| waits[((waits.len() - 1) as f64 * share) as usize].as_secs_f64() * 1000.0;
        let per_second = waits.len() as f64 / time.as_secs_f64().max(0.001);
        println!(
            "{:28} {writers:5} writers, pause {pause:5?} {per_second:8.0} appends/s   p50 {:6.2} ms  p99 {:6.2} ms",
            std::any::type_name::<H>(),
            at(0.5),
            at(0.99),
        );
    }
}

/// Every writer has a table of its own and appends when the last append is acknowledged and the pause is over.
async fn run<H: House>(writers: usize, pause: Duration, time: Duration) -> Vec<Duration> {
    let house = H::new().await;
    let store = house.open().await;
    let mut tasks = JoinSet::new();
    for number in 0..writers {
        let store = store.clone();
        tasks.spawn(async move {
            let id = id(&format!("table-number-{number}"));
            store.create(table(id.as_str(), &["{}"])).await.unwrap();
            // Real players do not move in step.
            tokio::time::sleep(pause.mul_f64(number as f64 / writers as f64)).await;
            let end = Instant::now() + time;
            let mut waits = Vec::new();
            let mut last = Version(1);
            while waits.is_empty() || Instant::now() < end {
                let begun = Instant::now();
                let deadline = 1_760_000_000_000 + last.0 as i64;
                let update = Update { next_deadline_ms: Some(Some(deadline)), ..Update::default() };
                last = store.append(&id, last, vec![MOVE.into()], update).await.unwrap();
                waits.push(begun.elapsed());
                // Even a sleep of no length takes a millisecond.
                if pause > RELENTLESS {
                    tokio::time::sleep(pause).await;
                }
            }
            waits
        });
    }
    let waits = tasks.join_all().await.concat();
    store.close().await;
    waits
}
