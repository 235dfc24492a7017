//! Finding tables by trying codes, and going round limits by choosing where one comes from.

use crate::server::Server;
use crate::stranger::Stranger;
use hyper::StatusCode;
use serde_json::json;
use undercroft_server::http::HttpConfig;

/// So many tables wait for players at the same time in a large house.
const OPEN_TABLES: f64 = 1_000.0;
const LETTERS: f64 = 32.0;
const SECONDS_A_YEAR: f64 = 365.0 * 24.0 * 60.0 * 60.0;
const MOST_TRIES: usize = 400;

fn behind_proxy() -> HttpConfig {
    HttpConfig { behind_proxy: true, ..HttpConfig::default() }
}

/// Tries codes until that is refused; tells how many were tried, and after how many seconds the next may be.
async fn try_codes(stranger: &mut Stranger, from: impl Fn(usize) -> Option<String>) -> (usize, f64) {
    for tried in 0..MOST_TRIES {
        stranger.headers = from(tried).map(|address| ("x-forwarded-for", address)).into_iter().collect();
        let got = stranger.get("/api/codes/zzzzzzzz").await;
        if got.status == StatusCode::TOO_MANY_REQUESTS {
            let wait = got.headers.get("retry-after").and_then(|wait| wait.to_str().ok()?.parse().ok());
            return (tried, wait.unwrap_or_default());
        }
        assert_eq!(got.status, StatusCode::NOT_FOUND);
    }
    (MOST_TRIES, 0.0)
}

#[tokio::test]
async fn among_a_thousand_tables_nobody_enters_one_within_a_year_by_trying_codes() {
    let server = Server::open();
    let opened = server.api().token().await.unwrap();
    let table = server.api().post("/api/tables", Some(&opened), json!({"game": "raiders"})).await.unwrap();
    let letters = table["code"].as_str().unwrap().len();
    let (at_once, then_every) = try_codes(&mut Stranger::from(5, server.address), |_| None).await;
    let tries_a_year = at_once as f64 + SECONDS_A_YEAR / then_every;
    let found = tries_a_year * OPEN_TABLES / LETTERS.powi(letters as i32);
    println!(
        "{letters} letters, {at_once} tries at once, then one in {then_every} s: {found:.6} tables a year"
    );
    assert!(found < 0.01, "{found}");
}

#[tokio::test]
async fn all_addresses_of_one_network_of_the_new_kind_are_one_guesser() {
    let server = Server::reached_by(behind_proxy());
    let mut stranger = Stranger::from(1, server.address);
    let (tried, _) = try_codes(&mut stranger, |number| Some(format!("2001:db8::{number:x}"))).await;
    println!("{tried} tries from as many addresses of one /64");
    assert!(tried < 50, "{tried}");
}

#[tokio::test]
async fn an_address_that_cannot_be_read_is_refused_and_not_taken_for_the_house_itself() {
    let server = Server::reached_by(behind_proxy());
    let mut stranger = Stranger::from(1, server.address);
    for words in ["unknown", "_hidden", "1.2.3.4, ", "999.1.1.1"] {
        stranger.headers = vec![("x-forwarded-for", words.into())];
        let got = stranger.post("/api/token", json!({})).await;
        assert_eq!(got.status, StatusCode::BAD_REQUEST, "{words}");
    }
}
