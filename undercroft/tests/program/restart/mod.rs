//! A house that opens again: every table is as it was, and nobody pays for the time between.
//!
//! `UNDERCROFT_MEASURE=1` does the same with 10,000 tables and prints how long they take to be there again.

mod clocks;
mod kept;

use crate::common;
use crate::common::served::Served;
use kept::Kept;
use serde_json::Value;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;
use tokio::runtime::Runtime;
use tokio::task::JoinSet;
use undercroft_client::RestClient;
use undercroft_server::store;

const TABLES: u64 = 300;
const TABLES_TO_MEASURE: u64 = 10_000;
/// How many people come back at the same time.
const CONNECTIONS: usize = 16;

/// A house at any free port.
fn house(file: &Path) -> Served {
    Served::new(&["serve", "--port", "0", "--database", common::name(file)])
}

#[test]
fn every_table_is_as_it_was_when_the_house_opens_again() {
    let measured = std::env::var_os("UNDERCROFT_MEASURE").is_some();
    let tables = if measured { TABLES_TO_MEASURE } else { TABLES };
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    let runtime = Runtime::new().unwrap();
    let kept: Arc<Vec<Kept>> = Arc::new(runtime.block_on(async {
        let store = store::open(common::name(&file)).await.unwrap();
        let kept = kept::store_many(store.clone(), tables, kept::now()).await;
        store.close().await;
        kept
    }));
    let began = Instant::now();
    let served = house(&file);
    let opened = began.elapsed();
    let seen = runtime.block_on(look_at_all(served.address, kept.clone()));
    let looked = began.elapsed();
    if measured {
        println!("{tables} tables: open after {opened:?}, every table was looked at after {looked:?}");
    }
    for (number, now) in seen {
        let now: Value = serde_json::from_slice(&now).unwrap();
        assert_eq!(now["scene"]["version"], kept[number].version.0, "table {number} has another version");
        assert_eq!(kept::digest(&now["scene"]), kept[number].scene, "table {number} is {}", now["scene"]);
    }
}

/// Looks at every table through the eyes of its first seat.
async fn look_at_all(house: SocketAddr, kept: Arc<Vec<Kept>>) -> Vec<(usize, Vec<u8>)> {
    let mut people = JoinSet::new();
    for first in 0..CONNECTIONS {
        let (api, kept) = (RestClient::at(house), kept.clone());
        people.spawn(async move {
            let mut seen = Vec::new();
            for number in (first..kept.len()).step_by(CONNECTIONS) {
                let Kept { id, token, .. } = &kept[number];
                let now = api.get_unread(&format!("/api/tables/{id}"), Some(token)).await;
                seen.push((number, now.unwrap_or_else(|error| panic!("table {number}: {error}"))));
            }
            seen
        });
    }
    let seen: Vec<_> = people.join_all().await.into_iter().flatten().collect();
    assert_eq!(seen.len(), kept.len());
    seen
}
