//! Passing for somebody else, and coming back after having been sent away.

use crate::server::Server;
use crate::stranger::Stranger;
use hyper::StatusCode;
use serde_json::json;

/// A table of four where Ann sits, and its host's token.
async fn with_ann(server: &Server) -> (String, String) {
    let host = server.api().token().await.unwrap();
    let wish = json!({"game": "raiders", "players": 4, "name": "Ann"});
    (server.api().open(&host, wish).await.unwrap(), host)
}

/// What a stranger is called who wants to be called like this.
async fn called(server: &Server, table: &str, name: &str) -> String {
    let mut stranger = Stranger::from(9, server.address);
    assert!(stranger.is_known().await);
    let path = format!("/api/tables/{table}");
    let seat = stranger.post(&format!("{path}/sit"), json!({"name": name})).await.json()["seat"].as_u64();
    let seat = seat.expect("there is a seat") as usize;
    let chairs = stranger.get(&path).await.json()["scene"]["chairs"].clone();
    stranger.post(&format!("{path}/leave"), json!({})).await;
    chairs[seat - 1]["name"].as_str().unwrap().into()
}

#[tokio::test]
async fn nobody_passes_for_somebody_else_at_the_table_or_for_a_bot() {
    let server = Server::open();
    let (table, _) = with_ann(&server).await;
    for (wanted, shown) in [
        ("Ann", "Ann 2"),
        ("ann", "ann 2"),
        ("\u{410}nn", "\u{410}nn 2"),
        ("A\u{200b}nn", "Ann 2"),
        ("\u{202e}Ann", "Ann 2"),
        ("Ember", "Ember 2"),
        ("Bea", "Bea"),
    ] {
        assert_eq!(called(&server, &table, wanted).await, shown, "{wanted:?}");
    }
}

#[tokio::test]
async fn whoever_was_sent_away_stays_out() {
    let server = Server::open();
    let (table, host) = with_ann(&server).await;
    let mut stranger = Stranger::from(9, server.address);
    assert!(stranger.is_known().await);
    let sit = format!("/api/tables/{table}/sit");
    assert_eq!(stranger.post(&sit, json!({"name": "Mallory"})).await.status, StatusCode::OK);
    let kick = format!("/api/tables/{table}/kick");
    server.api().post(&kick, Some(&host), json!({"seat": 2})).await.unwrap();
    let again = stranger.post(&sit, json!({"name": "Mallory"})).await;
    assert_eq!(again.status, StatusCode::CONFLICT);
    let bea = server.api().token().await.unwrap();
    assert_eq!(server.api().sit(&table, &bea, "Bea").await.unwrap(), 2, "anybody else may sit there");
}
