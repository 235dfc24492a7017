//! Bots for seats that nobody takes.

use crate::support::House;
use hyper::StatusCode;
use serde_json::json;

pub(crate) async fn the_host_fills_the_free_seats_with_bots_and_the_game_begins() {
    let house = House::open().await;
    let token = house.token().await;
    let wish = json!({"game": "raiders", "players": 5, "name": "Ann"});
    let table = house.api.open(&token, wish).await.unwrap();
    house.good(&token, &format!("/api/tables/{table}/fill"), json!({"level": "random"})).await;
    let scene = house.scene(&token, &table).await;
    assert!(scene["view"].is_object());
    let bots = scene["chairs"].as_array().unwrap().iter().filter(|chair| chair["bot"] == true).count();
    assert_eq!(bots, 4);
}

pub(crate) async fn only_the_host_fills_the_table() {
    let house = House::open().await;
    let (host, guest) = (house.token().await, house.token().await);
    let table = house.api.open(&host, json!({"game": "raiders", "name": "Ann"})).await.unwrap();
    house.api.sit(&table, &guest, "Bea").await.unwrap();
    let (status, said) =
        house.ask(&guest, &format!("/api/tables/{table}/fill"), json!({"level": "random"})).await;
    assert_eq!((status, &said["rule"]), (StatusCode::CONFLICT, &json!("Host")));
}

pub(crate) async fn bots_come_by_themselves_when_somebody_has_waited_long_enough() {
    let house = House::open().await;
    let token = house.token().await;
    let wish = json!({
        "game": "raiders", "players": 4, "name": "Ann", "fill": {"after_seconds": 0, "level": "random"}
    });
    let table = house.api.open(&token, wish).await.unwrap();
    let mut player = house.player(&table, &token);
    let scene = player.until(|scene| scene.view.is_some()).await.unwrap();
    assert_eq!(scene.chairs.iter().filter(|chair| chair["bot"] == true).count(), 3);
}

pub(crate) async fn no_bots_come_to_a_table_where_nobody_waits() {
    let house = House::open().await;
    let host = house.token().await;
    let wish = json!({"game": "bidding", "fill": {"after_seconds": 0, "level": "random"}});
    let table = house.api.open(&host, wish).await.unwrap();
    assert_eq!(house.scene(&host, &table).await["chairs"][0]["free"], true);
    let guest = house.token().await;
    house.api.sit(&table, &guest, "Bea").await.unwrap();
    let mut player = house.player(&table, &guest);
    player.until(|scene| scene.chairs[1]["bot"] == true).await.unwrap();
}

pub(crate) async fn a_level_that_no_bot_has_is_refused() {
    let house = House::open().await;
    let token = house.token().await;
    let table = house.api.open(&token, json!({"game": "bidding", "name": "Ann"})).await.unwrap();
    let (status, said) =
        house.ask(&token, &format!("/api/tables/{table}/fill"), json!({"level": "genius"})).await;
    assert_eq!((status, &said["rule"]), (StatusCode::CONFLICT, &json!("Bots")));
    let wish = json!({"game": "bidding", "fill": {"after_seconds": 0, "level": "genius"}});
    assert_eq!(house.ask(&token, "/api/tables", wish).await.0, StatusCode::CONFLICT);
}
