//! Room codes: a table found by what people call out to each other.

use crate::support::House;
use hyper::StatusCode;
use serde_json::json;
use undercroft_server::http::HttpConfig;

const NONE: &str = "No open table has this code; check it, or ask for the link.";

pub(crate) async fn a_table_is_found_by_its_code_however_that_is_typed() {
    let house = House::open().await;
    let opened = house.browser().post("/api/tables", json!({"game": "raiders", "name": "Ann"})).await.json();
    let (table, code) = (opened["table"].as_str().unwrap(), opened["code"].as_str().unwrap());
    assert_eq!(code, &table[..8]);
    let (start, end) = code.split_at(4);
    for typed in
        [code.to_string(), code.to_uppercase(), format!("{start}-{end}"), format!("%20{start}%20{end}")]
    {
        let got = house.browser().get(&format!("/api/codes/{typed}")).await;
        assert_eq!((got.status, got.json()), (StatusCode::OK, json!({"table": table})), "{typed}");
    }
    let welcome = house.browser().get(&format!("/api/tables/{table}")).await.json()["welcome"].clone();
    assert_eq!(welcome["code"], code);
}

pub(crate) async fn what_is_no_code_of_an_open_table_is_told_in_a_sentence() {
    let house = House::open().await;
    house.browser().post("/api/tables", json!({"game": "raiders"})).await;
    for typed in
        ["aaaaaaaa", "a", "abcdef", "%00%00%00%00%00%00%00%00", "%ff", "%25%25%25%25%25%25%25%25", "--------"]
    {
        let got = house.browser().get(&format!("/api/codes/{typed}")).await;
        assert_eq!((got.status, got.reason().as_str()), (StatusCode::NOT_FOUND, NONE), "{typed}");
    }
}

pub(crate) async fn a_table_that_has_begun_is_not_found_by_its_code() {
    let house = House::open().await;
    let (table, _) = house.two_at_a_table(json!({})).await;
    let got = house.browser().get(&format!("/api/codes/{}", &table[..8])).await;
    assert_eq!((got.status, got.reason().as_str()), (StatusCode::NOT_FOUND, NONE));
}

pub(crate) async fn nobody_finds_a_table_by_trying_codes() {
    let house = House::with(HttpConfig { behind_proxy: true, ..HttpConfig::default() }).await;
    let mut guesser = house.browser();
    guesser.headers = vec![("x-forwarded-for", "203.0.113.7".into())];
    let mut tried = 0;
    let refused = loop {
        let got = guesser.get("/api/codes/aaaaaaaa").await;
        if got.status == StatusCode::TOO_MANY_REQUESTS {
            break got;
        }
        tried += 1;
    };
    assert_eq!(refused.reason(), "That is a lot of codes at once; wait a minute, or ask for the link.");
    assert_eq!(tried, 20);
    guesser.headers = vec![("x-forwarded-for", "203.0.113.8".into())];
    assert_eq!(guesser.get("/api/codes/aaaaaaaa").await.status, StatusCode::NOT_FOUND);
}
