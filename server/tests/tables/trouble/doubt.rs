//! A move that was written although the store could not say so: the log decides, and everybody is shown it.

use super::Unsure;
use super::panics::{TABLE, bids, library, log};
use crate::server::TestServer;
use crate::sitting::key;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_in_doubt_is_shown_to_everybody_once_the_store_answers_again() {
    let folder = tempfile::tempdir().unwrap();
    let store = Unsure::new(TestServer::store_in(&folder).await);
    let server = TestServer::on(store.clone(), folder, library).await;
    server.put(TABLE, &log("nothing", false), [key(0), key(1)]).await;
    let [mut ann, mut bea] =
        [server.connection(TABLE, Some(&key(0))).await, server.connection(TABLE, Some(&key(1))).await];

    store.breaks(true);
    let answer = bids(&mut ann, 2).await;
    assert!(answer["later"].is_object(), "nobody knows yet what became of it: {answer}");
    store.breaks(false);

    // Nobody asks for anything: the house looks by itself.
    bea.hear_of("\"version\":5").await;
    let again = bids(&mut ann, 2).await;
    assert!(again["done"].is_object(), "what has happened is not asked for again: {again}");
    server.house.close().await;
}

#[tokio::test]
async fn a_house_that_cannot_write_is_not_well_though_it_still_reads() {
    let folder = tempfile::tempdir().unwrap();
    let store = Unsure::new(TestServer::store_in(&folder).await);
    let server = TestServer::on(store.clone(), folder, library).await;
    assert_eq!(server.get("/healthz", None).await.0, 200);
    store.breaks(true);
    server.house.time().leap(std::time::Duration::from_secs(2));
    assert_eq!(server.get("/healthz", None).await.0, 503);
    store.breaks(false);
    assert_eq!(server.get("/healthz", None).await.0, 200);
}
