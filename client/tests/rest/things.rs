//! What cards and things are: asked for by anybody, told as far as they may know.

use crate::support::House;
use hyper::StatusCode;
use serde_json::{Value, json};

/// The titles of all cards in lists of them, and that each says what it does.
fn titles(lists: &Value) -> Vec<String> {
    let lists = lists.as_array().unwrap();
    assert!(lists.iter().all(|list| list["title"].as_str().is_some_and(|title| !title.is_empty())));
    let cards = lists.iter().flat_map(|list| list["cards"].as_array().unwrap());
    cards
        .map(|card| {
            assert!(card["values"].is_array() && card["rule"].is_string(), "{card}");
            card["title"].as_str().unwrap().to_string()
        })
        .collect()
}

pub(crate) async fn all_cards_of_a_game_and_of_a_table_are_listed_with_their_values() {
    let house = House::open().await;
    let mut browser = house.browser();
    let token = house.token().await;
    let wish = json!({"game": "raiders", "players": 3, "name": "Ann"});
    let table = house.api.open(&token, wish).await.unwrap();
    let of_game = browser.get("/api/games/raiders/cards?players=3").await.json();
    let of_table = browser.get(&format!("/api/tables/{table}/cards")).await.json();
    assert!(titles(&of_game).len() > 20, "{of_game}");
    assert_eq!(of_game, of_table, "the table has the standard cards, dealt or not");
    let spanish = browser.get(&format!("/api/tables/{table}/cards?language=es")).await.json();
    assert_eq!(titles(&spanish).len(), titles(&of_table).len());
    assert_ne!(titles(&spanish), titles(&of_table), "told in the language asked for");
    assert_eq!(browser.get("/api/games/bidding/cards").await.json(), json!([]), "a game without cards");
}

pub(crate) async fn cards_that_are_not_are_refused_with_a_reason() {
    let house = House::open().await;
    let mut browser = house.browser();
    for (path, status) in [
        ("/api/games/chess/cards", StatusCode::NOT_FOUND),
        ("/api/games/raiders/cards?players=77", StatusCode::BAD_REQUEST),
        ("/api/games/raiders/cards?colour=red", StatusCode::BAD_REQUEST),
        ("/api/tables/never-was/cards", StatusCode::NOT_FOUND),
    ] {
        let got = browser.get(path).await;
        assert_eq!(got.status, status, "{path}");
        assert!(!got.reason().is_empty(), "{path}");
    }
}

pub(crate) async fn a_thing_tells_what_it_counted_at_any_moment_of_a_finished_game() {
    let house = House::open().await;
    let (table, [ann, bea]) = house.two_at_a_table(json!({})).await;
    let path = format!("/api/tables/{table}/replay/things");
    let mut browser = house.browser();
    let got = browser.get(&format!("{path}?step=0")).await;
    assert_eq!(got.status, StatusCode::CONFLICT, "the game is not over");
    house.play_out(&table, &[&ann, &bea]).await;
    let mut at = async |what: &str| browser.get(&format!("{path}?{what}")).await;
    let things = at("step=0").await.json()["things"].clone();
    let names: Vec<&str> =
        things.as_array().unwrap().iter().map(|thing| thing["thing"].as_str().unwrap()).collect();
    assert_eq!(names, ["prize", "card-1", "card-2", "card-3", "card-4", "card-5", "seat-1", "seat-2"]);
    for thing in &names {
        let told = at(&format!("step=0&thing={thing}")).await.json()["told"].clone();
        assert!(!told["title"].as_str().unwrap().is_empty() && told["rule"].is_string(), "{told}");
    }
    // The same thing at the deal and at the end; and in another language.
    let held = at("step=0&thing=card-1").await.json()["told"]["now"].clone();
    assert_eq!(held, "Still held by Ann and Bea.");
    assert_eq!(at("step=10&thing=card-1").await.json()["told"]["now"], "Nobody has it any more.");
    assert_ne!(at("step=0&thing=card-1&language=es").await.json()["told"]["now"], held);
    for (what, status) in [
        ("step=11", StatusCode::NOT_FOUND),
        ("step=0&thing=dragon", StatusCode::NOT_FOUND),
        ("step=0&thing=card-9", StatusCode::NOT_FOUND),
        ("step=0&eye=3", StatusCode::BAD_REQUEST),
        ("step=minus", StatusCode::BAD_REQUEST),
        ("thing=card-1", StatusCode::BAD_REQUEST),
    ] {
        let got = browser.get(&format!("{path}?{what}")).await;
        assert_eq!(got.status, status, "{what}");
        assert!(!got.reason().is_empty(), "{what}");
    }
}
