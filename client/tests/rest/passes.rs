//! Private links: a seat travels to another device or to another person.

use crate::support::House;
use hyper::StatusCode;
use serde_json::{Value, json};
use undercroft_client::Sent;
use undercroft_server::wire::Ask;

/// Makes a link to a seat of one's own.
async fn pass(house: &House, table: &str, token: &str, to: &str) -> Value {
    house.good(token, &format!("/api/tables/{table}/pass"), json!({"to": to})).await["pass"].clone()
}

async fn claim(house: &House, table: &str, token: &str, body: Value) -> (StatusCode, Value) {
    house.ask(token, &format!("/api/tables/{table}/claim"), body).await
}

pub(crate) async fn a_seat_is_carried_to_another_device_and_both_play() {
    let house = House::open().await;
    let (table, [ann, bea]) = house.two_at_a_table(json!({})).await;
    let (pass, phone) = (pass(&house, &table, &ann, "device").await, house.token().await);
    let said = claim(&house, &table, &phone, json!({"pass": pass})).await;
    assert_eq!(said, (StatusCode::OK, json!({"seat": 1})));
    let (mut laptop, mut phone) = (house.player(&table, &ann), house.player(&table, &phone));
    let mut other = house.player(&table, &bea);
    for device in [&mut laptop, &mut phone] {
        for player in [device, &mut other] {
            let choices = player.my_turn().await.unwrap().unwrap();
            assert!(matches!(player.play(&choices[0].action).await.unwrap(), Sent::Done(_)));
        }
    }
}

pub(crate) async fn the_hosts_other_device_is_the_host_too() {
    let house = House::open().await;
    let (table, [ann, _]) = house.two_at_a_table(json!({"players": 3})).await;
    let (pass, phone) = (pass(&house, &table, &ann, "device").await, house.token().await);
    claim(&house, &table, &phone, json!({"pass": pass})).await;
    house.good(&phone, &format!("/api/tables/{table}/kick"), json!({"seat": 2})).await;
}

pub(crate) async fn a_seat_is_given_to_another_person_and_the_old_one_is_out() {
    let house = House::open().await;
    let (table, [_, bea]) = house.two_at_a_table(json!({})).await;
    let (pass, cid) = (pass(&house, &table, &bea, "person").await, house.token().await);
    let said = claim(&house, &table, &cid, json!({"pass": pass, "name": "Cid"})).await;
    assert_eq!(said, (StatusCode::OK, json!({"seat": 2})));
    assert_eq!(house.scene(&cid, &table).await["chairs"][1]["name"], "Cid");
    let old = house.scene(&bea, &table).await;
    assert_eq!((&old["seat"], &old["moves"]), (&Value::Null, &json!([])));
    let (status, _) = house.ask(&bea, &format!("/api/tables/{table}/leave"), json!({})).await;
    assert_eq!(status, StatusCode::CONFLICT);
}

pub(crate) async fn a_link_is_good_once() {
    let house = House::open().await;
    let (table, [ann, _]) = house.two_at_a_table(json!({})).await;
    for to in ["device", "person"] {
        let pass = pass(&house, &table, &ann, to).await;
        let body = json!({"pass": pass, "name": "Cid"});
        let first = house.token().await;
        assert_eq!(claim(&house, &table, &first, body.clone()).await.0, StatusCode::OK);
        let (status, said) = claim(&house, &table, &house.token().await, body).await;
        assert_eq!(status, StatusCode::CONFLICT);
        assert_eq!(said["reason"], "This link is no longer good; ask for a new one.");
    }
}

pub(crate) async fn a_link_that_is_not_whole_or_never_was_is_refused() {
    let house = House::open().await;
    let (table, _) = house.two_at_a_table(json!({})).await;
    let token = house.token().await;
    let (status, said) = claim(&house, &table, &token, json!({"pass": "abc"})).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert_eq!(said["reason"], "This link is not whole; copy all of it.");
    let (status, _) = claim(&house, &table, &token, json!({"pass": "0".repeat(32)})).await;
    assert_eq!(status, StatusCode::CONFLICT);
}

pub(crate) async fn a_link_of_one_table_opens_no_seat_at_another() {
    let house = House::open().await;
    let (table, [ann, _]) = house.two_at_a_table(json!({})).await;
    let (other, _) = house.two_at_a_table(json!({})).await;
    let pass = pass(&house, &table, &ann, "person").await;
    let body = json!({"pass": pass, "name": "Cid"});
    assert_eq!(claim(&house, &other, &house.token().await, body).await.0, StatusCode::CONFLICT);
}

pub(crate) async fn nobody_makes_a_link_to_the_seat_of_somebody_else_not_even_the_host() {
    let house = House::open().await;
    let (table, [ann, _]) = house.two_at_a_table(json!({})).await;
    for to in ["device", "person"] {
        let wish = json!({"to": to, "seat": 2});
        let (status, said) = house.ask(&ann, &format!("/api/tables/{table}/pass"), wish).await;
        assert_eq!((status, &said["rule"]), (StatusCode::CONFLICT, &json!("Seats")));
    }
}

pub(crate) async fn the_host_replaces_somebody_who_was_sent_away_by_a_link() {
    let house = House::open().await;
    let (table, [ann, bea, cid]) = house.three_at_a_table().await;
    house.vote_out(&table, 2, [&ann, &cid]).await;
    let wish = json!({"to": "person", "seat": 2});
    let made = house.good(&ann, &format!("/api/tables/{table}/pass"), wish).await;
    house.player(&table, &cid).ask(Ask::Agree).await.unwrap();
    let dot = house.token().await;
    let said = claim(&house, &table, &dot, json!({"pass": made["pass"], "name": "Dot"})).await;
    assert_eq!(said, (StatusCode::OK, json!({"seat": 2})));
    assert_eq!(house.scene(&bea, &table).await["seat"], Value::Null);
    // The bot may have chosen for this room already, so the newcomer comes last.
    house.play_out(&table, &[&ann, &cid, &dot]).await;
}

pub(crate) async fn a_link_made_before_its_maker_was_sent_away_is_void() {
    let house = House::open().await;
    let (table, [ann, bea, cid]) = house.three_at_a_table().await;
    let pass = pass(&house, &table, &bea, "person").await;
    house.vote_out(&table, 2, [&ann, &cid]).await;
    let body = json!({"pass": pass, "name": "Bea"});
    assert_eq!(claim(&house, &table, &bea, body).await.0, StatusCode::CONFLICT);
}
