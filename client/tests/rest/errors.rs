//! Requests that make no sense are told why, each in a clear sentence.

use crate::support::House;
use hyper::{Method, StatusCode};
use serde_json::json;

pub(crate) async fn an_unknown_table_is_said_to_be_unknown_whatever_is_asked_of_it() {
    let house = House::open().await;
    let mut browser = house.browser();
    browser.headers = vec![("authorization", format!("Bearer {}", house.token().await))];
    for (method, path, body) in [
        (Method::GET, "", json!({})),
        (Method::GET, "/export", json!({})),
        (Method::GET, "/story", json!({})),
        (Method::GET, "/replay", json!({})),
        (Method::POST, "/sit", json!({"name": "Ann"})),
        (Method::POST, "/leave", json!({})),
        (Method::POST, "/return", json!({})),
        (Method::POST, "/kick", json!({"seat": 1})),
        (Method::POST, "/fill", json!({"level": "random"})),
        (Method::POST, "/pass", json!({"to": "device"})),
        (Method::POST, "/claim", json!({"pass": "0".repeat(32)})),
        (Method::POST, "/rematch", json!({})),
    ] {
        for name in ["nosuchtable", "%00", "%ff", &"x".repeat(300)] {
            let got =
                browser.send(method.clone(), &format!("/api/tables/{name}{path}"), body.to_string()).await;
            assert_eq!(got.status, StatusCode::NOT_FOUND, "{method} {name}{path}");
            assert_eq!(got.reason(), "There is no such table; check the link.");
        }
    }
}

pub(crate) async fn an_unknown_game_is_said_to_be_unknown_and_the_known_ones_are_named() {
    let house = House::open().await;
    for name in ["chess", "%ff", "%00"] {
        let got = house.browser().get(&format!("/api/games/{name}/rules")).await;
        assert_eq!(got.status, StatusCode::NOT_FOUND);
        assert!(got.reason().contains("raiders"), "{}", got.reason());
    }
}

pub(crate) async fn an_unknown_address_says_where_to_look() {
    let house = House::open().await;
    for path in ["/nothing", "/api", "/api/nothing", "/api/tables/a/b/c", "/..%2f..%2fetc%2fpasswd"] {
        let got = house.browser().get(path).await;
        assert_eq!(got.status, StatusCode::NOT_FOUND);
        assert!(got.reason().contains("/api/openapi.json"), "{path}");
    }
}

pub(crate) async fn a_wrong_method_says_which_would_be_right() {
    let house = House::open().await;
    for (method, path, allowed) in [
        (Method::DELETE, "/api/tables", "GET,HEAD,POST"),
        (Method::GET, "/api/token", "POST"),
        (Method::PUT, "/api/games", "GET,HEAD"),
        (Method::POST, "/healthz", "GET,HEAD"),
    ] {
        let got = house.browser().send(method.clone(), path, "").await;
        assert_eq!(got.status, StatusCode::METHOD_NOT_ALLOWED, "{method} {path}");
        assert!(got.reason().contains("/api/openapi.json"));
        assert_eq!(got.header("allow"), allowed);
    }
}

pub(crate) async fn broken_json_is_told_where_it_breaks() {
    let house = House::open().await;
    for (body, word) in [
        ("{", "cut off"),
        ("{\"game\": bidding}", "no JSON"),
        ("[\"bidding\"]", "found a list"),
        ("\u{feff}{}", "no JSON"),
        ("{\"game\": 7}", "expected text here, found 7"),
        ("{\"game\": \"bidding\", \"colour\": \"red\"}", "there is no `colour` here"),
        ("{\"game\": \"bidding\", \"game\": \"bidding\"}", "twice"),
        ("{\"game\": \"bidding\", \"players\": -1}", "out of range"),
        ("{\"game\": \"bidding\", \"players\": 1e99}", "expected a whole number"),
    ] {
        let got = house.browser().send(Method::POST, "/api/tables", body).await;
        assert_eq!(got.status, StatusCode::BAD_REQUEST, "{body}");
        assert!(!got.reason().is_empty());
        let fault = got.json()["faults"][0]["reason"].as_str().unwrap().to_string();
        assert!(fault.contains(word), "{body}: {fault}");
    }
}

pub(crate) async fn json_nested_without_end_is_refused() {
    let house = House::open().await;
    let deep = format!("{{\"game\": \"bidding\", \"options\": {{\"a\": {}", "[".repeat(30_000));
    let got = house.browser().send(Method::POST, "/api/tables", deep).await;
    assert_eq!(got.status, StatusCode::BAD_REQUEST);
}

pub(crate) async fn a_body_that_is_too_large_is_refused_with_the_limit() {
    let house = House::open().await;
    let got = house.browser().send(Method::POST, "/api/tables", vec![b' '; 64 * 1024 + 1]).await;
    assert_eq!(got.status, StatusCode::PAYLOAD_TOO_LARGE);
    assert_eq!(got.reason(), "A request has at most 65536 bytes.");
}

pub(crate) async fn a_question_that_is_not_understood_is_refused() {
    let house = House::open().await;
    let (table, _) = house.two_at_a_table(json!({})).await;
    for query in ["since=-1", "since=soon", "since=1&since=2", "until=5"] {
        let got = house.browser().get(&format!("/api/tables/{table}?{query}")).await;
        assert_eq!(got.status, StatusCode::BAD_REQUEST, "{query}");
        assert!(!got.reason().is_empty());
    }
}

pub(crate) async fn a_line_that_is_asked_for_without_a_socket_says_what_is_missing() {
    let house = House::open().await;
    let (table, _) = house.two_at_a_table(json!({})).await;
    let got = house.browser().get(&format!("/api/tables/{table}/socket")).await;
    assert_eq!(got.status, StatusCode::UPGRADE_REQUIRED);
    assert_eq!(got.reason(), "This address is for WebSockets; docs/playing-over-the-socket.md tells how.");
}

pub(crate) async fn the_description_names_every_address_it_describes() {
    let house = House::open().await;
    let described = house.browser().get("/api/openapi.json").await.json();
    let paths = described["paths"].as_object().unwrap();
    assert!(paths.len() >= 16);
    let mut browser = house.browser();
    for path in paths.keys() {
        let got = browser.send(Method::PATCH, &path.replace(['{', '}'], ""), "").await;
        assert_eq!(got.status, StatusCode::METHOD_NOT_ALLOWED, "{path}");
    }
}
