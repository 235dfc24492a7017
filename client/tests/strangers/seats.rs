//! Coming and going without end.

use crate::pulse::{AT_MOST, Attack, Signal, measure, moves};
use crate::server::Server;
use crate::stranger::Stranger;
use serde_json::json;
use std::time::{Duration, Instant};
use undercroft_client::{Connection, Player};
use undercroft_server::table::Version;

/// A table of five that strangers find, and its host's token.
async fn listed_table(server: &Server) -> (String, String) {
    let host = server.api().token().await.unwrap();
    let wish = json!({"game": "raiders", "players": 5, "name": "Ann", "listed": true});
    (server.api().open(&host, wish).await.unwrap(), host)
}

/// Sits down and leaves as fast as the server lets them.
async fn come_and_go(stranger: &Stranger, table: &str) {
    stranger.post(&format!("/api/tables/{table}/sit"), json!({"name": "Mallory"})).await;
    stranger.post(&format!("/api/tables/{table}/leave"), json!({})).await;
}

#[tokio::test]
async fn whoever_sits_down_and_leaves_without_end_neither_ends_a_table_nor_slows_others_down() {
    let server = Server::open();
    let (table, host) = listed_table(&server).await;
    let signal = Signal::default();
    let aim = table.clone();
    let attack = Attack::by(2, &server, &signal, move |mut stranger, signal| {
        let aim = aim.clone();
        async move {
            assert!(stranger.is_known().await);
            while signal.goes_on().await {
                come_and_go(&stranger, &aim).await;
                signal.count();
            }
        }
    });
    let api = server.api();
    let noticed = measure(&signal, |took, over| moves(api.clone(), took, over)).await;
    drop(attack);
    let (tries, entries) = (signal.done(), server.log_length(&table).await);
    println!(
        "{tries} times come and gone: {entries} entries; others {noticed:.2?}, {:.2}-fold",
        noticed.ratio()
    );
    assert!(entries < 400, "{entries} entries");
    assert!(noticed.ratio() <= AT_MOST, "{noticed:?}");
    // Everybody else still sits down, fills and leaves.
    let bea = api.token().await.unwrap();
    api.sit(&table, &bea, "Bea").await.unwrap();
    api.post(&format!("/api/tables/{table}/leave"), Some(&bea), json!({})).await.unwrap();
    api.post(&format!("/api/tables/{table}/fill"), Some(&host), json!({"level": "random"})).await.unwrap();
    let mut ann = Player::new(server.address, &table, Some(&host));
    assert!(ann.my_turn().await.unwrap().is_some(), "the game begins");
}

#[tokio::test]
async fn whoever_comes_under_ever_new_names_is_one_network_all_the_same() {
    let server = Server::open();
    let (table, _) = listed_table(&server).await;
    let mut stranger = Stranger::from(7, server.address);
    let (until, mut tries) = (Instant::now() + Duration::from_secs(2), 0);
    while Instant::now() < until {
        if stranger.is_known().await {
            come_and_go(&stranger, &table).await;
        }
        tries += 1;
    }
    let entries = server.log_length(&table).await;
    println!("{tries} names: {entries} entries");
    assert!(entries < 400, "{entries} entries");
}

/// Two people in the middle of a game.
async fn two_in_a_game(server: &Server) -> (String, [String; 2]) {
    let api = server.api();
    let (ann, bea) = (api.token().await.unwrap(), api.token().await.unwrap());
    let table = api.open(&ann, json!({"game": "bidding", "players": 2, "name": "Ann"})).await.unwrap();
    api.sit(&table, &bea, "Bea").await.unwrap();
    (table, [ann, bea])
}

#[tokio::test]
async fn whoever_leaves_and_returns_without_end_in_mid_game_is_hardly_heard() {
    let server = Server::open();
    let (table, [ann, bea]) = two_in_a_game(&server).await;
    let mut opponent = Connection::open(server.address, &table, Some(&ann), Version::START).await.unwrap();
    let hearing = tokio::spawn(async move {
        let mut bytes = 0;
        while let Ok(Ok(received)) = tokio::time::timeout(Duration::from_secs(1), opponent.receive()).await {
            bytes += received.text().len();
        }
        bytes
    });
    let (api, path) = (server.api(), format!("/api/tables/{table}"));
    let (until, mut number) = (Instant::now() + Duration::from_secs(2), 0);
    while Instant::now() < until {
        for word in ["leave", "return"] {
            let _ = api.post(&format!("{path}/{word}"), Some(&bea), json!({})).await;
        }
        number += 1;
    }
    let (entries, bytes) = (server.log_length(&table).await, hearing.await.unwrap());
    println!("{number} times left and returned: {entries} entries, {bytes} bytes to the opponent");
    assert!(entries < 90 && bytes < 200_000, "{entries} entries, {bytes} bytes");
}
