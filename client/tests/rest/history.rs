//! What somebody has played: told, carried to another device, and forgotten.

use crate::support::House;
use hyper::{Method, StatusCode};
use serde_json::{Value, json};

/// The history of somebody, once it has so many games: that a table is over is noted a moment after the last move.
async fn history(house: &House, token: &str, games: usize) -> Value {
    for _ in 0..500 {
        let history = house.read(token, "/api/history").await;
        if history["games"].as_array().unwrap().len() == games {
            return history;
        }
        tokio::task::yield_now().await;
    }
    panic!("the history never had {games} games");
}

async fn finished(house: &House) -> (String, [String; 2]) {
    let (table, people) = house.two_at_a_table(json!({})).await;
    house.play_out(&table, &[&people[0], &people[1]]).await;
    (table, people)
}

async fn remove(house: &House, token: &str) -> StatusCode {
    house.api.ask(Method::DELETE, "/api/history", Some(token), None).await.unwrap().0
}

async fn join(house: &House, token: &str, pass: &Value) -> (StatusCode, Value) {
    house.ask(token, "/api/history/join", json!({"pass": pass})).await
}

pub(crate) async fn a_history_tells_how_every_game_ended_for_whoever_asks() {
    let house = House::open().await;
    let (table, [ann, bea]) = finished(&house).await;
    house.two_at_a_table(json!({})).await;
    for (token, seat) in [(&ann, 1), (&bea, 2)] {
        let history = history(&house, token, 1).await;
        let (game, outcome) = (&history["games"][0], &house.scene(token, &table).await["outcome"]);
        assert_eq!((&game["table"], &game["game"]), (&json!(table), &json!("bidding")));
        assert_eq!((&game["seat"], &game["names"]), (&json!(seat), &json!(["Ann", "Bea"])));
        let result = &game["result"];
        for what in ["winners", "places", "scores"] {
            assert_eq!(result[what], outcome[what], "{what}");
        }
        assert_eq!((&result["moves"], &result["teams"]), (&json!(10), &json!([])));
        assert!(result["begun"].as_i64().unwrap() <= result["ended"].as_i64().unwrap());
        let points = result["scores"][0].as_i64().unwrap();
        assert!(result["scored"][0].as_str().unwrap().starts_with(&format!("{points} point")));
        assert_eq!(history["next"], Value::Null);
    }
    let spanish = house.read(&ann, "/api/history?language=es").await;
    assert!(spanish["games"][0]["result"]["scored"][0].as_str().unwrap().contains("punto"));
}

pub(crate) async fn a_history_holds_nobodys_secrets() {
    let house = House::open().await;
    let (_, [ann, bea]) = finished(&house).await;
    let text = history(&house, &ann, 1).await.to_string();
    assert!(!text.contains("keys") && !text.contains(&ann) && !text.contains(&bea), "{text}");
}

pub(crate) async fn a_long_history_comes_page_by_page() {
    let house = House::open().await;
    let (_, [ann, bea]) = finished(&house).await;
    let mut last = String::new();
    for _ in 0..50 {
        let wish = json!({"game": "bidding", "players": 2, "name": "Ann"});
        last = house.api.open(&ann, wish).await.unwrap();
        house.api.sit(&last, &bea, "Bea").await.unwrap();
        house.play_out(&last, &[&ann, &bea]).await;
    }
    let first = loop {
        let page = history(&house, &ann, 50).await;
        if page["next"].is_string() && page["games"][0]["table"] == json!(last) {
            break page;
        }
    };
    let next = first["next"].as_str().unwrap();
    let rest = house.read(&ann, &format!("/api/history?after={next}")).await;
    assert_eq!((rest["games"].as_array().unwrap().len(), &rest["next"]), (1, &Value::Null));
    assert_ne!(rest["games"][0], first["games"][49]);
}

pub(crate) async fn a_stranger_has_no_history_and_a_page_that_is_none_is_refused() {
    let house = House::open().await;
    let mut browser = house.browser();
    assert_eq!(browser.get("/api/history").await.json(), json!({"games": [], "next": null}));
    for after in ["x", "12", "12_", "_a", "99999999999999999999_a"] {
        let got = browser.get(&format!("/api/history?after={after}")).await;
        assert_eq!(got.status, StatusCode::BAD_REQUEST, "{after}");
    }
    let (status, _) = house.api.ask(Method::POST, "/api/history/link", None, Some(json!({}))).await.unwrap();
    assert_eq!(status, StatusCode::UNAUTHORIZED);
}

pub(crate) async fn a_history_is_carried_to_another_device_by_a_link_that_is_good_once() {
    let house = House::open().await;
    let (table, [ann, _]) = finished(&house).await;
    history(&house, &ann, 1).await;
    let phone = house.token().await;
    let pass = house.good(&ann, "/api/history/link", json!({})).await["pass"].clone();
    assert_eq!(join(&house, &phone, &pass).await.0, StatusCode::NO_CONTENT);
    let carried = history(&house, &phone, 1).await;
    assert_eq!((&carried["games"][0]["table"], &carried["games"][0]["seat"]), (&json!(table), &json!(1)));
    assert_eq!(house.scene(&phone, &table).await["seat"], Value::Null, "the seat stays with the old device");
    let (status, said) = join(&house, &house.token().await, &pass).await;
    assert_eq!(status, StatusCode::CONFLICT);
    assert_eq!(said["reason"], "This link is no longer good; make a new one on the other device.");
    assert_eq!(join(&house, &phone, &json!("abc")).await.0, StatusCode::BAD_REQUEST);
}

pub(crate) async fn a_browser_that_was_never_here_is_known_by_joining() {
    let house = House::open().await;
    let (_, [ann, _]) = finished(&house).await;
    history(&house, &ann, 1).await;
    let pass = house.good(&ann, "/api/history/link", json!({})).await["pass"].clone();
    let mut browser = house.browser();
    let got = browser.post("/api/history/join", json!({"pass": pass})).await;
    assert_eq!(got.status, StatusCode::NO_CONTENT);
    assert_eq!(browser.get("/api/history").await.json()["games"].as_array().unwrap().len(), 1);
}

pub(crate) async fn a_forgotten_history_is_gone_and_games_under_way_stay() {
    let house = House::open().await;
    let (over, [ann, bea]) = finished(&house).await;
    history(&house, &ann, 1).await;
    let wish = json!({"game": "bidding", "players": 2, "name": "Ann"});
    let under_way = house.api.open(&ann, wish).await.unwrap();
    house.api.sit(&under_way, &bea, "Bea").await.unwrap();
    assert_eq!(remove(&house, &ann).await, StatusCode::NO_CONTENT);
    assert_eq!(house.read(&ann, "/api/history").await["games"], json!([]));
    let mine = house.read(&ann, "/api/tables/mine").await;
    assert_eq!(
        mine.as_array().unwrap().iter().map(|table| &table["table"]).collect::<Vec<_>>(),
        [&under_way]
    );
    // Looking at the old table again does not bring it back, and to the others nothing has happened.
    assert_eq!(house.scene(&ann, &over).await["seat"], 1);
    assert_eq!(house.read(&ann, "/api/history").await["games"], json!([]));
    history(&house, &bea, 1).await;
}

pub(crate) async fn whoever_asks_too_much_at_once_waits() {
    let house =
        House::with(undercroft_server::http::HttpConfig { behind_proxy: true, ..Default::default() }).await;
    let mut browser = house.browser();
    browser.headers.push(("x-forwarded-for", "203.0.113.9".into()));
    let mut refused = None;
    for asked in 0..100 {
        let got = browser.get("/api/history").await;
        if got.status == StatusCode::TOO_MANY_REQUESTS {
            refused = Some(asked);
            break;
        }
    }
    assert!(refused.is_some_and(|asked| asked >= 60), "{refused:?}");
}
