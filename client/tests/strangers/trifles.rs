//! What a careful operator looks for: tokens that nobody issued, names that are not the server's, cards where there are none,
//! and connections that are only held.

use crate::server::Server;
use crate::stranger::Stranger;
use hyper::StatusCode;
use serde_json::json;
use std::net::IpAddr;
use tokio::io::AsyncReadExt;
use tokio::net::{TcpSocket, TcpStream};

#[tokio::test]
async fn a_token_that_nobody_issued_is_none() {
    let server = Server::open();
    let issued = server.api().token().await.unwrap();
    let mut forged = issued.clone().into_bytes();
    forged[0] = if forged[0] == b'0' { b'1' } else { b'0' };
    for token in ["0".repeat(32), "0".repeat(48), String::from_utf8(forged).unwrap()] {
        let mut stranger = Stranger::from(4, server.address);
        stranger.headers = vec![("authorization", format!("Bearer {token}"))];
        let got = stranger.post("/api/tables", json!({"game": "bidding"})).await;
        assert_eq!(got.status, StatusCode::UNAUTHORIZED, "{token}");
    }
}

#[tokio::test]
async fn a_name_that_only_leads_here_is_not_answered_to() {
    let server = Server::open();
    let mut stranger = Stranger::from(4, server.address);
    stranger.headers = vec![("host", "evil.example".into()), ("origin", "http://evil.example".into())];
    let got = stranger.post("/api/tables", json!({"game": "bidding"})).await;
    assert_eq!(got.status, StatusCode::MISDIRECTED_REQUEST);
}

#[tokio::test]
async fn a_game_without_cards_keeps_no_cards_for_anybody() {
    let server = Server::open();
    let token = server.api().token().await.unwrap();
    let wish = json!({"game": "bidding", "cards": "x".repeat(60_000)});
    let refused = server.api().post("/api/tables", Some(&token), wish).await.unwrap_err().to_string();
    assert!(refused.contains("422"), "{refused}");
}

#[tokio::test]
async fn whoever_only_holds_connections_holds_so_many_and_keeps_nobody_out() {
    let server = Server::open();
    let connect = async |from: u8| -> TcpStream {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind((IpAddr::from([127, 0, 0, from]), 0).into()).unwrap();
        socket.connect(server.address).await.unwrap()
    };
    let mut held = Vec::new();
    for _ in 0..700 {
        held.push(connect(6).await);
    }
    // The last ones are closed at once.
    let mut last = held.pop().unwrap();
    assert_eq!(last.read(&mut [0; 1]).await.unwrap_or(0), 0);
    let mut stranger = Stranger::from(8, server.address);
    assert!(stranger.is_known().await, "others are answered");
}
