//! How a person is known without an account.

use crate::support::House;
use hyper::StatusCode;
use serde_json::json;
use undercroft_server::http::HttpConfig;

fn table_of(opened: &serde_json::Value) -> String {
    opened["table"].as_str().unwrap().into()
}

pub(crate) async fn a_browser_gets_a_cookie_when_it_first_opens_a_table_and_never_again() {
    let house = House::open().await;
    let mut browser = house.browser();
    assert!(browser.get("/api/games").await.headers.get("set-cookie").is_none(), "looking needs no cookie");
    let first = browser.post("/api/tables", json!({"game": "bidding", "name": "Ann"})).await;
    assert_eq!(first.status, StatusCode::CREATED);
    assert!(!first.header("set-cookie").is_empty());
    let second = browser.post("/api/tables", json!({"game": "bidding", "name": "Ann"})).await;
    assert_eq!(second.header("set-cookie"), "");
    assert_eq!(browser.get("/api/tables/mine").await.json().as_array().unwrap().len(), 2);
}

pub(crate) async fn a_browser_gets_a_cookie_when_it_first_sits_down() {
    let house = House::open().await;
    let table = house.api.open(&house.token().await, json!({"game": "bidding"})).await.unwrap();
    let mut browser = house.browser();
    let sat = browser.post(&format!("/api/tables/{table}/sit"), json!({"name": "Bea"})).await;
    assert!(!sat.header("set-cookie").is_empty());
    let seen = browser.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!(seen["scene"]["seat"], 1, "the cookie is the seat");
}

pub(crate) async fn the_cookie_holds_128_bits_that_no_script_and_no_other_site_can_read() {
    let house = House::open().await;
    let mut browser = house.browser();
    let opened = browser.post("/api/tables", json!({"game": "bidding"})).await;
    let cookie = opened.header("set-cookie");
    let secret = cookie.strip_prefix("undercroft=").unwrap().split(';').next().unwrap();
    assert!(secret.len() == 48 && secret.bytes().all(|b| b.is_ascii_hexdigit()), "{secret}");
    for word in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="] {
        assert!(cookie.contains(word), "{word} is missing in {cookie}");
    }
    assert!(!cookie.contains("Secure"), "this house is not reached by https");
}

pub(crate) async fn a_house_behind_https_sends_its_cookie_over_https_alone() {
    let house = House::with(HttpConfig { https: true, ..HttpConfig::default() }).await;
    let opened = house.browser().post("/api/tables", json!({"game": "bidding"})).await;
    let cookie = opened.header("set-cookie");
    assert!(cookie.starts_with("__Host-undercroft=") && cookie.contains("; Secure"), "{cookie}");
    assert_eq!(opened.header("strict-transport-security"), "max-age=31536000");
}

pub(crate) async fn two_browsers_are_two_people() {
    let house = House::open().await;
    let (mut one, mut two) = (house.browser(), house.browser());
    let table = table_of(&one.post("/api/tables", json!({"game": "bidding", "name": "Ann"})).await.json());
    two.post(&format!("/api/tables/{table}/sit"), json!({"name": "Bea"})).await;
    assert_ne!(one.cookie, two.cookie);
    assert_eq!(two.get(&format!("/api/tables/{table}")).await.json()["scene"]["seat"], 2);
}

pub(crate) async fn a_forged_cookie_is_nobody() {
    let house = House::open().await;
    let mut owner = house.browser();
    let table = table_of(&owner.post("/api/tables", json!({"game": "bidding", "name": "Ann"})).await.json());
    for forged in ["undercroft=", "undercroft=00000000000000000000000000000000", "undercroft=\"'; drop"] {
        let mut browser = house.browser();
        browser.cookie = Some(forged.into());
        let seen = browser.get(&format!("/api/tables/{table}")).await.json();
        assert_eq!((&seen["scene"]["seat"], &seen["welcome"]["host"]), (&json!(null), &json!(false)));
    }
}

pub(crate) async fn what_is_no_token_is_refused_and_told_how_to_get_one() {
    let house = House::open().await;
    for header in ["Bearer short", "Basic abc", "Bearer", ""] {
        let mut browser = house.browser();
        browser.headers.push(("authorization", header.into()));
        let got = browser.get("/api/tables/mine").await;
        assert_eq!(got.status, StatusCode::UNAUTHORIZED);
        assert!(got.reason().contains("/api/token"), "{header}: {}", got.reason());
    }
}

pub(crate) async fn no_secret_is_ever_written_down() {
    let house = House::open().await;
    let mut browser = house.browser();
    let table =
        table_of(&browser.post("/api/tables", json!({"game": "bidding", "name": "Ann"})).await.json());
    let token = house.token().await;
    house.api.sit(&table, &token, "Bea").await.unwrap();
    let path = format!("/api/tables/{table}");
    let used = house.good(&token, &format!("{path}/pass"), json!({"to": "device"})).await;
    let claimed = json!({"pass": used["pass"]});
    let other = house.token().await;
    house.good(&other, &format!("{path}/claim"), claimed).await;
    let unused = house.good(&token, &format!("{path}/pass"), json!({"to": "person"})).await;
    let cookie = browser.cookie.clone().unwrap();
    let secrets = [
        cookie.strip_prefix("undercroft=").unwrap(),
        &token,
        &other,
        used["pass"].as_str().unwrap(),
        unused["pass"].as_str().unwrap(),
    ];
    let written = house.written().await;
    let holds = |bytes: &[u8]| written.windows(bytes.len()).any(|window| window == bytes);
    assert!(holds(b"Bea"), "this is where the tables are kept");
    for secret in secrets {
        let bytes: Vec<u8> =
            (0..16).map(|i| u8::from_str_radix(&secret[2 * i..2 * i + 2], 16).unwrap()).collect();
        assert!(!holds(secret.as_bytes()) && !holds(&bytes), "a secret was written down");
    }
}
