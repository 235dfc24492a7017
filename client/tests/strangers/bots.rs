//! Bots that think as long as they may, at as many tables as somebody may open.

use crate::pulse::{AT_MOST, Attack, Signal, measure};
use crate::server::Server;
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use undercroft_client::{Player, RestClient};

/// A game against random bots: how long it takes from a move until it is one's turn again.
async fn turns(api: RestClient, took: Arc<dyn Fn(Duration) + Send + Sync>, over: Arc<AtomicBool>) {
    while !over.load(Ordering::Relaxed) {
        let token = api.token().await.unwrap();
        let wish = json!({"game": "raiders", "players": 3, "name": "Ann", "bots": ["random", "random"]});
        let table = api.open(&token, wish).await.unwrap();
        let mut ann = Player::new(api.address(), &table, Some(&token));
        let Some(mut choices) = ann.my_turn().await.unwrap() else { return };
        loop {
            let started = Instant::now();
            ann.play(&choices[0].action).await.unwrap();
            match ann.my_turn().await.unwrap() {
                Some(next) if !over.load(Ordering::Relaxed) => choices = next,
                _ => break,
            }
            took(started.elapsed());
        }
    }
}

#[tokio::test]
async fn one_visitor_with_deep_bots_at_four_tables_keeps_nobody_elses_waiting() {
    let server = Server::open();
    let signal = Signal::default();
    let address = server.address;
    let attack = Attack::by(4, &server, &signal, move |mut stranger, signal| async move {
        assert!(stranger.is_known().await);
        while signal.goes_on().await {
            let deep = vec!["search:10000"; 4];
            let wish = json!({"game": "raiders", "players": 5, "name": "Mallory", "bots": deep});
            let opened = stranger.post("/api/tables", wish).await.json();
            let Some(table) = opened["table"].as_str() else { continue };
            let mut mallory = Player::new(address, table, Some(stranger.token()));
            while signal.goes_on().await {
                let within = tokio::time::timeout(Duration::from_millis(100), mallory.my_turn()).await;
                if let Ok(Ok(Some(choices))) = within {
                    mallory.play(&choices[0].action).await.unwrap();
                    signal.count();
                }
            }
        }
    });
    let api = server.api();
    let noticed = measure(&signal, |took, over| turns(api.clone(), took, over)).await;
    drop(attack);
    println!("{} moves against deep bots: others {noticed:.2?}, {:.2}-fold", signal.done(), noticed.ratio());
    assert!(noticed.ratio() <= AT_MOST, "{noticed:?}");
}
