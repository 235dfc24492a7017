//! Finding tables: those that look for players, and one's own.

use crate::support::House;
use hyper::StatusCode;
use serde_json::{Value, json};
use undercroft_client::Sent;

fn names(list: &Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(|table| table["table"].as_str().unwrap()).collect()
}

pub(crate) async fn a_listed_table_is_found_by_strangers_until_it_is_full() {
    let house = House::open().await;
    let table =
        house.api.open(&house.token().await, json!({"game": "bidding", "listed": true, "name": "Ann"})).await;
    let table = table.unwrap();
    let list = house.browser().get("/api/tables").await.json();
    assert_eq!(names(&list), [&table]);
    assert_eq!(list[0]["names"], json!(["Ann", null]));
    assert_eq!((&list[0]["game"], &list[0]["begun"]), (&json!("bidding"), &json!(false)));
    house.api.sit(&table, &house.token().await, "Bea").await.unwrap();
    assert_eq!(house.browser().get("/api/tables").await.json(), json!([]));
}

pub(crate) async fn a_table_among_friends_is_never_listed() {
    let house = House::open().await;
    house.api.open(&house.token().await, json!({"game": "bidding", "name": "Ann"})).await.unwrap();
    assert_eq!(house.browser().get("/api/tables").await.json(), json!([]));
}

pub(crate) async fn a_listed_table_is_found_again_when_somebody_leaves_before_the_deal() {
    let house = House::open().await;
    let (ann, bea) = (house.token().await, house.token().await);
    let wish = json!({"game": "bidding", "players": 3, "listed": true, "name": "Ann"});
    let table = house.api.open(&ann, wish).await.unwrap();
    house.api.sit(&table, &bea, "Bea").await.unwrap();
    house.good(&bea, &format!("/api/tables/{table}/leave"), json!({})).await;
    assert_eq!(house.browser().get("/api/tables").await.json()[0]["names"], json!(["Ann", null, null]));
}

pub(crate) async fn my_tables_are_those_that_wait_for_me_then_those_under_way_then_the_finished() {
    let house = House::open().await;
    let (finished, [ann, bea]) = house.two_at_a_table(json!({})).await;
    house.play_out(&finished, &[&ann, &bea]).await;
    let mut tables = Vec::new();
    for _ in 0..2 {
        let wish = json!({"game": "bidding", "players": 2, "name": "Ann"});
        let table = house.api.open(&ann, wish).await.unwrap();
        house.api.sit(&table, &bea, "Bea").await.unwrap();
        tables.push(table);
    }
    let [waiting, moved] = [&tables[0], &tables[1]];
    let mut player = house.player(moved, &ann);
    let choices = player.my_turn().await.unwrap().unwrap();
    assert!(matches!(player.play(&choices[0].action).await.unwrap(), Sent::Done(_)));
    // That a table is over is noted beside its log a moment after the last move is acknowledged.
    let mut mine = house.read(&ann, "/api/tables/mine").await;
    for _ in 0..500 {
        if names(&mine) == [waiting, moved, &finished] {
            break;
        }
        mine = house.read(&ann, "/api/tables/mine").await;
    }
    assert_eq!(names(&mine), [waiting, moved, &finished]);
    let waits: Vec<&Value> = mine.as_array().unwrap().iter().map(|table| &table["waits_for_you"]).collect();
    assert_eq!(waits, [true, false, false]);
}

pub(crate) async fn somebody_who_was_never_here_has_no_tables() {
    let house = House::open().await;
    let got = house.browser().get("/api/tables/mine").await;
    assert_eq!((got.status, got.json()), (StatusCode::OK, json!([])));
}

pub(crate) async fn a_table_is_among_my_tables_from_the_moment_i_sit_down() {
    let house = House::open().await;
    let guest = house.token().await;
    let table = house.api.open(&house.token().await, json!({"game": "raiders"})).await.unwrap();
    house.api.sit(&table, &guest, "Bea").await.unwrap();
    assert_eq!(names(&house.read(&guest, "/api/tables/mine").await), [&table]);
}
