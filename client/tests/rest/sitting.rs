//! Sitting down, leaving, coming back, and being sent away.

use crate::support::House;
use hyper::StatusCode;
use serde_json::{Value, json};
use undercroft_server::wire::Ask;

pub(crate) async fn whoever_has_the_link_sits_down_and_the_cards_are_dealt_when_all_are_there() {
    let house = House::open().await;
    let host = house.token().await;
    let table = house.api.open(&host, json!({"game": "bidding", "players": 3, "name": "Ann"})).await.unwrap();
    let guest = house.token().await;
    assert_eq!(house.api.sit(&table, &guest, "Bea").await.unwrap(), 2);
    assert_eq!(house.scene(&guest, &table).await["view"], Value::Null);
    assert_eq!(house.api.sit(&table, &house.token().await, "Cid").await.unwrap(), 3);
    assert!(house.scene(&guest, &table).await["view"].is_object());
}

pub(crate) async fn a_seat_may_be_chosen_but_not_one_that_is_taken() {
    let house = House::open().await;
    let table = house.api.open(&house.token().await, json!({"game": "bidding"})).await.unwrap();
    let path = format!("/api/tables/{table}/sit");
    let wish = json!({"name": "Ann", "seat": 2});
    assert_eq!(house.good(&house.token().await, &path, wish.clone()).await["seat"], 2);
    let (status, said) = house.ask(&house.token().await, &path, wish).await;
    assert_eq!(status, StatusCode::CONFLICT);
    assert_eq!(said["reason"], "That seat is taken; choose another.");
}

pub(crate) async fn a_seat_that_the_table_does_not_have_is_refused() {
    let house = House::open().await;
    let table = house.api.open(&house.token().await, json!({"game": "bidding"})).await.unwrap();
    let path = format!("/api/tables/{table}/sit");
    for (seat, status) in
        [(0, StatusCode::BAD_REQUEST), (3, StatusCode::CONFLICT), (9, StatusCode::BAD_REQUEST)]
    {
        let said = house.ask(&house.token().await, &path, json!({"name": "Ann", "seat": seat})).await;
        assert_eq!(said.0, status, "seat {seat}: {}", said.1);
    }
}

pub(crate) async fn nobody_sits_twice_at_one_table() {
    let house = House::open().await;
    let token = house.token().await;
    let table = house.api.open(&token, json!({"game": "bidding", "name": "Ann"})).await.unwrap();
    let (status, said) = house.ask(&token, &format!("/api/tables/{table}/sit"), json!({"name": "Ann"})).await;
    assert_eq!((status, &said["rule"]), (StatusCode::CONFLICT, &json!("Seats")));
}

pub(crate) async fn a_name_has_1_to_24_letters_on_one_line() {
    let house = House::open().await;
    let table = house.api.open(&house.token().await, json!({"game": "bidding"})).await.unwrap();
    let path = format!("/api/tables/{table}/sit");
    for name in ["", "   ", "a\nb", "a\u{0}", &"x".repeat(25)] {
        let (status, said) = house.ask(&house.token().await, &path, json!({"name": name})).await;
        assert_eq!(status, StatusCode::CONFLICT, "{name:?}");
        assert_eq!(said["reason"], "A name has 1 to 24 letters.");
    }
    let token = house.token().await;
    house.good(&token, &path, json!({"name": format!("  {}  ", "ü".repeat(24))})).await;
    assert_eq!(house.scene(&token, &table).await["chairs"][0]["name"], "ü".repeat(24));
}

pub(crate) async fn everybody_sees_that_a_program_plays() {
    let house = House::open().await;
    let table = house.api.open(&house.token().await, json!({"game": "bidding"})).await.unwrap();
    let path = format!("/api/tables/{table}/sit");
    house.good(&house.token().await, &path, json!({"name": "Robot", "program": true})).await;
    let chair = house.scene(&house.token().await, &table).await["chairs"][0].clone();
    assert_eq!((&chair["program"], &chair["bot"]), (&json!(true), &json!(false)));
}

pub(crate) async fn before_the_deal_a_leavers_seat_is_free_again() {
    let house = House::open().await;
    let token = house.token().await;
    let table = house.api.open(&token, json!({"game": "bidding", "name": "Ann"})).await.unwrap();
    house.good(&token, &format!("/api/tables/{table}/leave"), json!({})).await;
    assert_eq!(house.scene(&token, &table).await["chairs"][0]["free"], true);
}

pub(crate) async fn after_the_deal_a_bot_plays_for_a_leaver_until_they_return() {
    let house = House::open().await;
    let (table, [ann, bea]) = house.two_at_a_table(json!({})).await;
    let path = format!("/api/tables/{table}");
    house.good(&bea, &format!("{path}/leave"), json!({})).await;
    let mut watcher = house.player(&table, &ann);
    let scene = watcher.until(|scene| scene.told.iter().any(|told| told.version.0 > 5)).await.unwrap();
    let chair = scene.chairs[1].clone();
    assert_eq!(
        (&chair["bot"], &chair["person"], &chair["name"]),
        (&json!(true), &json!(true), &json!("Bea"))
    );
    house.good(&bea, &format!("{path}/return"), json!({})).await;
    assert_eq!(house.scene(&ann, &table).await["chairs"][1]["bot"], false);
    house.play_out(&table, &[&ann, &bea]).await;
}

pub(crate) async fn a_stranger_can_neither_leave_nor_return_nor_make_a_link() {
    let house = House::open().await;
    let (table, _) = house.two_at_a_table(json!({})).await;
    let stranger = house.token().await;
    for (what, body) in [("leave", json!({})), ("return", json!({})), ("pass", json!({"to": "device"}))] {
        let (status, said) = house.ask(&stranger, &format!("/api/tables/{table}/{what}"), body).await;
        assert_eq!((status, &said["rule"]), (StatusCode::CONFLICT, &json!("Seats")), "{what}");
    }
    let got = house.browser().post(&format!("/api/tables/{table}/leave"), json!({})).await;
    assert_eq!(got.status, StatusCode::UNAUTHORIZED);
}

pub(crate) async fn before_the_deal_the_host_frees_a_seat() {
    let house = House::open().await;
    let (host, guest) = (house.token().await, house.token().await);
    let table = house.api.open(&host, json!({"game": "bidding", "players": 3, "name": "Ann"})).await.unwrap();
    house.api.sit(&table, &guest, "Bea").await.unwrap();
    house.good(&host, &format!("/api/tables/{table}/kick"), json!({"seat": 2})).await;
    assert_eq!(house.scene(&guest, &table).await["seat"], Value::Null);
    assert_eq!(house.read(&guest, "/api/tables/mine").await, json!([]));
}

pub(crate) async fn nobody_but_the_host_sends_anybody_away() {
    let house = House::open().await;
    let (table, [_, bea]) = house.two_at_a_table(json!({})).await;
    let (status, said) = house.ask(&bea, &format!("/api/tables/{table}/kick"), json!({"seat": 1})).await;
    assert_eq!((status, &said["rule"]), (StatusCode::CONFLICT, &json!("Host")));
}

pub(crate) async fn whoever_was_sent_away_after_the_deal_only_watches_while_a_bot_plays_on() {
    let house = House::open().await;
    let (table, [ann, bea, cid]) = house.three_at_a_table().await;
    let mut sent_away = house.player(&table, &bea);
    let action = sent_away.my_turn().await.unwrap().unwrap()[0].action.clone();
    house.vote_out(&table, 2, [&ann, &cid]).await;
    let seen = sent_away.version();
    let sent = sent_away.ask(Ask::Play { seen, action }).await.unwrap();
    assert!(matches!(sent, undercroft_client::Sent::Refused(rule, _) if rule == "Seats"));
    house.play_out(&table, &[&ann, &cid]).await;
}
