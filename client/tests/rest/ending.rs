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
    assert_eq!(record.seal().commitment.to_string(), promised.as_str().unwrap());
    let outcome = serde_json::to_value(record.verify().unwrap()).unwrap();
    assert_eq!(outcome, house.scene(&ann, &table).await["outcome"]);
}

pub(crate) async fn a_finished_game_of_bots_and_a_person_verifies_too() {
    let house = House::open().await;
    let token = house.token().await;
    let wish =
        json!({"game": "raiders", "players": 4, "name": "Ann", "bots": ["random", "search:5", "random"]});
    let table = house.api.open(&token, wish).await.unwrap();
    house.play_out(&table, &[&token]).await;
    let got = house.browser().get(&format!("/api/tables/{table}/export")).await;
    let text = String::from_utf8(got.body.to_vec()).unwrap();
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

pub(crate) async fn a_rematch_is_one_call_of_each_and_seats_the_same_people_at_one_table() {
    let house = House::open().await;
    let (table, [ann, bea]) = house.two_at_a_table(json!({"undo": false})).await;
    house.play_out(&table, &[&ann, &bea]).await;
    let path = format!("/api/tables/{table}/rematch");
    let next = house.good(&bea, &path, json!({})).await;
    assert_eq!(next["seat"], 2);
    let name = next["table"].as_str().unwrap();
    let chairs = house.scene(&ann, name).await["chairs"].clone();
    assert_eq!(
        (&chairs[0]["free"], &chairs[0]["kept_for"]),
        (&json!(true), &json!("Ann")),
        "Ann has not said yes"
    );
    assert_eq!(house.scene(&ann, &table).await["rematch_by"], 2, "and is asked");
    let (status, said) =
        house.ask(&house.token().await, &format!("/api/tables/{name}/sit"), json!({"name": "Eve"})).await;
    assert_eq!(status, StatusCode::CONFLICT, "{said}");
    let same = house.good(&ann, &path, json!({})).await;
    assert_eq!((&same["table"], &same["seat"]), (&next["table"], &json!(1)));
    let next = next["table"].as_str().unwrap();
    assert_ne!(next, table);
    assert_eq!(house.scene(&ann, &table).await["rematch"], next, "those who wait at the old table are told");
    let welcome = house.read(&ann, &format!("/api/tables/{next}")).await["welcome"].clone();
    assert_eq!(welcome["terms"]["undo"], false, "the terms go on too");
    house.play_out(next, &[&ann, &bea]).await;
}

pub(crate) async fn whoever_does_not_want_another_game_gives_the_kept_seat_up() {
    let house = House::open().await;
    let (table, [ann, bea]) = house.two_at_a_table(json!({})).await;
    house.play_out(&table, &[&ann, &bea]).await;
    let next = house.good(&bea, &format!("/api/tables/{table}/rematch"), json!({})).await;
    let next = next["table"].as_str().unwrap();
    house.good(&ann, &format!("/api/tables/{next}/leave"), json!({})).await;
    assert_eq!(house.scene(&bea, next).await["chairs"][0]["kept_for"], Value::Null);
    let eve = house.token().await;
    house.good(&eve, &format!("/api/tables/{next}/sit"), json!({"name": "Eve"})).await;
    house.play_out(next, &[&eve, &bea]).await;
}

pub(crate) async fn a_host_need_not_wait_for_whoever_does_not_answer() {
    let house = House::open().await;
    let (table, [ann, bea]) = house.two_at_a_table(json!({})).await;
    house.play_out(&table, &[&ann, &bea]).await;
    let path = format!("/api/tables/{table}/rematch");
    let next = house.good(&bea, &path, json!({})).await;
    let next = next["table"].as_str().unwrap();
    house.good(&bea, &format!("/api/tables/{next}/fill"), json!({"level": "random"})).await;
    let late = house.good(&ann, &path, json!({})).await;
    assert_eq!((&late["table"], &late["seat"]), (&json!(next), &Value::Null), "Ann may watch");
    house.play_out(next, &[&bea]).await;
}

pub(crate) async fn nobody_is_seated_who_had_left() {
    let house = House::open().await;
    let (table, [ann, bea]) = house.two_at_a_table(json!({})).await;
    house.good(&ann, &format!("/api/tables/{table}/leave"), json!({})).await;
    house.play_out(&table, &[&bea]).await;
    let next = house.good(&bea, &format!("/api/tables/{table}/rematch"), json!({})).await;
    let chairs = house.scene(&bea, next["table"].as_str().unwrap()).await["chairs"].clone();
    assert_eq!((&chairs[0]["free"], &chairs[0]["kept_for"]), (&json!(true), &Value::Null));
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

pub(crate) async fn the_end_tells_how_it_went_and_a_rematch_counts_the_series() {
    let house = House::open().await;
    let (table, [ann, bea]) = house.two_at_a_table(json!({})).await;
    assert!(house.scene(&ann, &table).await.get("course").is_none());
    house.play_out(&table, &[&ann, &bea]).await;
    let first = house.scene(&ann, &table).await;
    assert_eq!(first["course"]["chart"][0], json!({"step": 0, "scores": [0, 0]}));
    assert_eq!(
        first["course"]["chart"].as_array().unwrap().last().unwrap()["scores"],
        first["outcome"]["scores"]
    );
    assert!(first.get("series").is_none());
    let next = house.good(&bea, &format!("/api/tables/{table}/rematch"), json!({})).await;
    let next = next["table"].as_str().unwrap();
    house.good(&ann, &format!("/api/tables/{table}/rematch"), json!({})).await;
    house.play_out(next, &[&ann, &bea]).await;
    let second = house.scene(&ann, next).await;
    let won = |scene: &Value, seat: u64| {
        u64::from(scene["outcome"]["winners"].as_array().unwrap().contains(&json!(seat)))
    };
    let wins = [1, 2].map(|seat| won(&first, seat) + won(&second, seat));
    assert_eq!(second["series"], json!({"games": 2, "wins": wins}));
}
