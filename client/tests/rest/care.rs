//! Care with every answer: where requests may come from, what browsers may do, and how the house is.

use crate::support::House;
use hyper::{Method, StatusCode};
use serde_json::json;
use undercroft_server::http::HttpConfig;

/// One of every kind of answer: pages, data, text, nothing, and every kind of refusal.
async fn every_kind_of_answer(house: &House) -> Vec<(String, crate::support::Got)> {
    let (table, [ann, _]) = house.two_at_a_table(json!({})).await;
    let mut got = Vec::new();
    let mut browser = house.browser();
    let (get, post) = (Method::GET, Method::POST);
    for (method, path, body) in [
        (&get, "/".to_string(), ""),
        (&get, "/api/games".into(), ""),
        (&get, "/api/games/raiders/rules".into(), ""),
        (&get, "/api/openapi.json".into(), ""),
        (&get, "/healthz".into(), ""),
        (&get, "/metrics".into(), ""),
        (&post, "/api/tables".into(), r#"{"game": "bidding"}"#),
        (&get, format!("/api/tables/{table}"), ""),
        (&get, format!("/api/tables/{table}/export"), ""),
        (&get, format!("/api/tables/{table}/replay"), ""),
        (&get, format!("/api/tables/{table}/socket"), ""),
        (&get, "/api/tables/unknown".into(), ""),
        (&get, "/nothing/here".into(), ""),
        (&Method::DELETE, "/api/games".into(), ""),
        (&post, "/api/tables".into(), "{"),
        (&post, "/api/tables".into(), r#"{"game": "chess"}"#),
    ] {
        got.push((format!("{method} {path} {body}"), browser.send(method.clone(), &path, body).await));
    }
    let large = browser.send(post, "/api/tables", vec![b' '; 100_000]).await;
    got.push(("a body that is too large".into(), large));
    browser.headers = vec![("authorization", format!("Bearer {ann}"))];
    let empty = browser.post(&format!("/api/tables/{table}/leave"), json!({})).await;
    assert_eq!(empty.status, StatusCode::NO_CONTENT);
    got.push(("an empty answer".into(), empty));
    browser.headers = vec![("origin", "http://evil.example".into())];
    got.push(("another site".into(), browser.get("/api/games").await));
    browser.headers = vec![("authorization", "Bearer nonsense".into())];
    got.push(("no token".into(), browser.get("/api/tables/mine").await));
    got
}

pub(crate) async fn every_answer_tells_browsers_to_run_nothing_foreign_and_to_tell_nobody_the_address() {
    let house = House::open().await;
    for (asked, got) in every_kind_of_answer(&house).await {
        let policy = got.header("content-security-policy");
        for word in ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"]
        {
            assert!(policy.contains(word), "{asked}: {policy}");
        }
        assert!(!policy.contains("unsafe"), "{policy}");
        assert_eq!(got.header("x-content-type-options"), "nosniff", "{asked}");
        assert_eq!(got.header("referrer-policy"), "no-referrer", "{asked}");
        assert_eq!(got.header("cross-origin-opener-policy"), "same-origin", "{asked}");
        assert_eq!(got.header("cross-origin-resource-policy"), "same-origin", "{asked}");
        assert!(got.header("permissions-policy").contains("camera=()"), "{asked}");
        assert_eq!(got.header("access-control-allow-origin"), "", "{asked}");
    }
}

pub(crate) async fn no_answer_about_tables_is_kept_by_anybody_on_the_way() {
    let house = House::open().await;
    for (asked, got) in every_kind_of_answer(&house).await {
        if asked.contains("/api/") {
            assert_eq!(got.header("cache-control"), "no-store", "{asked}");
        }
    }
}

pub(crate) async fn pages_of_other_sites_may_not_ask() {
    let house = House::open().await;
    let (table, _) = house.two_at_a_table(json!({})).await;
    for origin in ["http://evil.example", "null", "http://127.0.0.1:1"] {
        let mut browser = house.browser();
        browser.headers = vec![("origin", origin.into())];
        let opened = browser.post("/api/tables", json!({"game": "bidding"})).await;
        assert_eq!(opened.status, StatusCode::FORBIDDEN, "{origin}");
        assert_eq!(opened.reason(), "Pages of other sites may not ask here.");
        let path = format!("/api/tables/{table}/socket");
        browser.headers.extend([
            ("connection", "Upgrade".into()),
            ("upgrade", "websocket".into()),
            ("sec-websocket-version", "13".into()),
            ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ==".into()),
        ]);
        assert_eq!(browser.get(&path).await.status, StatusCode::FORBIDDEN, "{origin}");
        browser.headers[0].1 = format!("http://{}", house.address);
        assert_eq!(browser.get(&path).await.status, StatusCode::SWITCHING_PROTOCOLS);
    }
}

pub(crate) async fn the_house_says_how_it_is() {
    let house = House::open().await;
    house.two_at_a_table(json!({})).await;
    let got = house.browser().get("/healthz").await;
    // Browsers may come to another copy than those who play.
    let awake = got.json()["awake"].clone();
    assert_eq!((got.status, got.json()), (StatusCode::OK, json!({"tables": 1, "awake": awake})));
    assert!(awake.as_u64().unwrap() <= 1);
}

pub(crate) async fn the_house_counts_what_it_does() {
    let house = House::open().await;
    let (table, [ann, bea]) = house.two_at_a_table(json!({})).await;
    house.play_out(&table, &[&ann, &bea]).await;
    assert_eq!(house.browser().get("/metrics").await.status, StatusCode::NOT_FOUND, "nobody else sees them");
    let got = House::figures().await;
    assert!(got.header("content-type").starts_with("text/plain"));
    let text = String::from_utf8(got.body.to_vec()).unwrap();
    for figure in
        ["undercroft_tables_opened_total", "undercroft_entries_total", "undercroft_append_seconds_bucket"]
    {
        assert!(text.contains(figure), "{figure} is missing");
    }
    assert!(!text.contains(&table), "the figures name no table");
}

pub(crate) async fn whoever_opens_too_much_at_once_waits_and_everybody_else_does_not() {
    let house = House::with(HttpConfig { behind_proxy: true, ..HttpConfig::default() }).await;
    let mut greedy = house.browser();
    greedy.headers = vec![("x-forwarded-for", "203.0.113.7".into())];
    let mut refused = None;
    for _ in 0..100 {
        let got = greedy.post("/api/token", json!({})).await;
        if got.status == StatusCode::TOO_MANY_REQUESTS {
            assert!(!got.header("retry-after").is_empty());
            refused = Some(got.reason());
            break;
        }
    }
    assert_eq!(refused.unwrap(), "That is a lot of tables at once; wait a minute and try again.");
    let mut other = house.browser();
    other.headers = vec![("x-forwarded-for", "203.0.113.8".into())];
    assert_eq!(other.post("/api/token", json!({})).await.status, StatusCode::CREATED);
}

pub(crate) async fn nobody_fills_the_house_with_lines_from_one_address() {
    let house = House::with(HttpConfig { behind_proxy: true, ..HttpConfig::default() }).await;
    let (table, _) = house.two_at_a_table(json!({})).await;
    let from = async |address: &str| house.call(&table, &[("x-forwarded-for", address.into())]).await;
    let mut connections = Vec::new();
    let (status, said) = loop {
        match from("203.0.113.7").await {
            Ok(connection) => connections.push(connection),
            Err(refused) => break refused,
        }
    };
    assert_eq!((connections.len(), status), (400, StatusCode::TOO_MANY_REQUESTS));
    assert!(said.contains("Too many lines are open from your address"), "{said}");
    assert!(from("203.0.113.8").await.is_ok());
}
