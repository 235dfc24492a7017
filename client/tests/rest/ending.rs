//! After the end: records, replays, and the next game.

use crate::support::House;
use hyper::StatusCode;
use serde_json::{Value, json};

pub(crate) async fn the_export_of_a_finished_game_is_a_record_that_verifies() {
    let house = House::open().await;
    let (table, [ann, bea]) = house.two_at_a_table(json!({})).await;
    let promised = house.scene(&ann, &table).await["commitment"].clone();
    house.play_out(&table, &[&ann, &bea]).await;
    let got = house.browser().get(&format!("/api/tables/{table}/export")).await;
    assert!(got.header("content-disposition").contains(&format!("undercroft-{table}.json")));
    let text = String::from_utf8(got.body.to_vec()).unwrap();
    let record = undercroft_catalog::of_file(&text).unwrap().record(&text).unwrap();
    assert_eq!(record.commitment(), promised.as_str().unwrap());
    let outcome = serde_json::to_value(record.verify().unwrap()).unwrap();
    assert_eq!(outcome, house.scene(&ann, &table).await["outcome"]);
}

pub(crate) async fn a_finished_game_of_bots_and_a_person_verifies_too() {
    let house = House::open().await;
    let token = house.token().await;
    let wish =
        json!({"game": "raiders", "players": 4, "name": "Ann", "bots": ["random", "search:5", "random"]});
    let table = house.door.open(&token, wish).await.unwrap();
    house.play_out(&table, &[&token]).await;
    let text = house.read(&token, &format!("/api/tables/{table}/export")).await.to_string();
    undercroft_catalog::of_file(&text).unwrap().record(&text).unwrap().verify().unwrap();
}

pub(crate) async fn a_game_can_be_replayed_only_when_it_is_over() {
    let house = House::open().await;
    let (table, [ann, bea]) = house.two_at_a_table(json!({})).await;
    let path = format!("/api/tables/{table}/replay");
    let got = house.browser().get(&path).await;
    assert_eq!(got.status, StatusCode::CONFLICT);
    assert_eq!(got.reason(), "The game is not over; it can be replayed afterwards.");
    house.play_out(&table, &[&ann, &bea]).await;
    let replay = house.browser().get(&path).await.json();
    assert_eq!(replay["names"], json!(["Ann", "Bea"]));
    assert_eq!(replay["terms"]["game"], "bidding");
    assert!(replay["terms"].get("seed").is_none() && replay["contents"].is_null());
    assert_eq!(replay["steps"].as_array().unwrap().len(), 11, "the deal and ten bids");
}

pub(crate) async fn a_replay_shows_to_every_eye_what_it_saw_and_to_all_everything() {
    let house = House::open().await;
    let (table, [ann, bea]) = house.two_at_a_table(json!({})).await;
    house.play_out(&table, &[&ann, &bea]).await;
    let mut browser = house.browser();
    let mut step = async |eye: &str| {
        let got = browser.get(&format!("/api/tables/{table}/replay?eye={eye}")).await;
        assert_eq!(got.status, StatusCode::OK, "{eye}");
        got.json()["steps"][1].clone()
    };
    let first = step("all").await;
    let (seat, bid) = (first["seat"].as_u64().unwrap(), first["move"]["bid"].clone());
    assert_eq!(step(&seat.to_string()).await["view"]["my_bid"], bid);
    for blind in ["spectator", if seat == 1 { "2" } else { "1" }] {
        assert_eq!(step(blind).await["view"]["my_bid"], Value::Null, "{blind}");
    }
}

pub(crate) async fn an_eye_that_nobody_has_is_refused() {
    let house = House::open().await;
    let (table, [ann, bea]) = house.two_at_a_table(json!({})).await;
    house.play_out(&table, &[&ann, &bea]).await;
    for eye in ["3", "0", "god"] {
        let got = house.browser().get(&format!("/api/tables/{table}/replay?eye={eye}")).await;
        assert_eq!(got.status, StatusCode::BAD_REQUEST);
        assert_eq!(got.reason(), "An eye is all, spectator, or a seat from 1 to 2.");
    }
}

pub(crate) async fn a_rematch_is_one_call_and_seats_the_same_people_at_one_table() {
    let house = House::open().await;
    let (table, [ann, bea]) = house.two_at_a_table(json!({"undo": false})).await;
    house.play_out(&table, &[&ann, &bea]).await;
    let path = format!("/api/tables/{table}/rematch");
    let next = house.good(&bea, &path, json!({})).await;
    assert_eq!(next["seat"], 2);
    let same = house.good(&ann, &path, json!({})).await;
    assert_eq!((&same["table"], &same["seat"]), (&next["table"], &json!(1)));
    let next = next["table"].as_str().unwrap();
    assert_ne!(next, table);
    assert_eq!(house.scene(&ann, &table).await["rematch"], next, "those who wait at the old table are told");
    let welcome = house.read(&ann, &format!("/api/tables/{next}")).await["welcome"].clone();
    assert_eq!(welcome["terms"]["undo"], false, "the terms go on too");
    house.play_out(next, &[&ann, &bea]).await;
}

pub(crate) async fn a_rematch_is_dealt_by_new_chance() {
    let house = House::open().await;
    let (table, [ann, bea]) = house.two_at_a_table(json!({})).await;
    house.play_out(&table, &[&ann, &bea]).await;
    let next = house.good(&ann, &format!("/api/tables/{table}/rematch"), json!({})).await;
    let (old, new) =
        (house.scene(&ann, &table).await, house.scene(&ann, next["table"].as_str().unwrap()).await);
    assert_ne!(old["commitment"], new["commitment"]);
}

pub(crate) async fn there_is_no_rematch_before_the_end_and_none_for_strangers() {
    let house = House::open().await;
    let (table, [ann, bea]) = house.two_at_a_table(json!({})).await;
    let path = format!("/api/tables/{table}/rematch");
    let (status, said) = house.ask(&ann, &path, json!({})).await;
    assert_eq!((status, &said["rule"]), (StatusCode::CONFLICT, &json!("Another game")));
    house.play_out(&table, &[&ann, &bea]).await;
    let (status, said) = house.ask(&house.token().await, &path, json!({})).await;
    assert_eq!((status, &said["rule"]), (StatusCode::CONFLICT, &json!("Seats")));
}
