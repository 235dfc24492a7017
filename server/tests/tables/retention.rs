//! What is abandoned goes, and nothing else does.

use crate::server::TestServer;
use crate::sitting::key;
use std::time::Duration;
use undercroft_catalog as catalog;
use undercroft_core::{Seat, Seed};
use undercroft_server::house::{HouseConfig, Opening, OpeningRefused, Retention};
use undercroft_server::table::Terms;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

async fn house(retention: Retention) -> TestServer {
    let put_away_after = Duration::from_secs(1);
    TestServer::run_by(HouseConfig { bot_threads: 1, retention, put_away_after, ..HouseConfig::default() })
        .await
}

/// A table of two whose host sits, with a bot or without.
async fn open(server: &TestServer, with_bot: bool) -> Result<String, OpeningRefused> {
    let terms = Terms::plain(catalog::find("bidding").unwrap().setup(2), Seed::from_number(1));
    let bots = with_bot.then(|| (Seat::new(1), "random".to_string())).into_iter().collect();
    let opening = Opening { terms, host: key(0).hash(), bots, sit: Some("Ann".into()) };
    Ok(server.house.open_table(opening).await?.id().to_string())
}

/// Lets days pass until so many tables are left, looking often enough that tables are put away in between.
async fn left_after(server: &TestServer, days: u32, tables: u64) -> bool {
    server.house.time().leap(days * DAY);
    for _ in 0..200 {
        if server.house.tables().await.unwrap() == tables && server.house.tables_awake() == 0 {
            return true;
        }
        server.house.time().leap(Duration::from_secs(61));
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    false
}

#[tokio::test]
async fn a_table_that_never_began_goes_after_a_week_and_one_that_did_after_a_season() {
    let server = house(Retention::default()).await;
    open(&server, false).await.unwrap();
    open(&server, true).await.unwrap();
    assert!(left_after(&server, 6, 2).await);
    assert!(left_after(&server, 2, 1).await, "the one that never began is gone");
    assert!(left_after(&server, 90, 0).await, "so is the one that nobody went on with");
}

#[tokio::test]
async fn whoever_wants_to_keeps_everything() {
    let server = house(Retention { unstarted: None, abandoned: None, finished: None }).await;
    open(&server, false).await.unwrap();
    assert!(left_after(&server, 400, 1).await);
}

#[tokio::test]
async fn nothing_that_somebody_looks_at_goes() {
    let server = house(Retention::default()).await;
    let table = open(&server, false).await.unwrap();
    let _watcher = server.connection(&table, None).await;
    assert!(!left_after(&server, 30, 0).await);
    assert_eq!(server.house.tables().await.unwrap(), 1);
}

#[tokio::test]
async fn nobody_opens_more_tables_than_their_share() {
    let server = TestServer::run_by(HouseConfig { tables_per_person: 3, ..HouseConfig::default() }).await;
    for _ in 0..3 {
        open(&server, false).await.unwrap();
    }
    assert!(matches!(open(&server, false).await, Err(OpeningRefused::TooMany(3))));
}
