//! Being told, when one has gone, that a table waits: to a little push service of the test's own.

use crate::support::House;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use hyper::{Method, StatusCode};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::time::timeout;
use undercroft_client::Player;
use undercroft_server::house::HouseConfig;
use undercroft_server::http::{HttpConfig, Page};
use undercroft_server::push::PushConfig;
use web_push_native::p256::elliptic_curve::sec1::ToEncodedPoint;
use web_push_native::p256::{PublicKey, SecretKey};
use web_push_native::{Auth, decrypt};

/// Whatever shall surely not come has not come after this long.
const QUIET: Duration = Duration::from_millis(300);

/// A push service and the browser behind it.
struct Service {
    address: String,
    received: mpsc::UnboundedReceiver<(String, Vec<u8>)>,
    browser: SecretKey,
    auth: [u8; 16],
}

impl Service {
    /// A service that answers everything with this status.
    async fn answering(status: u16) -> Service {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let (tell, received) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            while let Ok((connection, _)) = listener.accept().await {
                tokio::spawn(serve(connection, status, tell.clone()));
            }
        });
        Service { address, received, browser: SecretKey::from_slice(&[7; 32]).unwrap(), auth: [9; 16] }
    }

    fn subscription(&self) -> Value {
        let public = self.browser.public_key().to_encoded_point(false);
        json!({
            "endpoint": format!("{}/push/abc", self.address),
            "expirationTime": null,
            "keys": {"p256dh": BASE64.encode(public), "auth": BASE64.encode(self.auth)}
        })
    }

    /// The next message, opened as only the browser can, and the headers it came with.
    async fn next(&mut self) -> (String, Value) {
        let (head, sealed) = timeout(Duration::from_secs(20), self.received.recv()).await.unwrap().unwrap();
        let text =
            decrypt(sealed, &self.browser, &Auth::from(self.auth)).expect("it is sealed for this browser");
        (head, serde_json::from_slice(&text).unwrap())
    }

    async fn hears_nothing(&mut self) {
        let heard = timeout(QUIET, self.received.recv()).await;
        assert!(heard.is_err(), "{:?}", heard.map(|message| message.map(|(head, _)| head)));
    }
}

/// Reads requests from one connection and answers them.
async fn serve(mut connection: TcpStream, status: u16, tell: mpsc::UnboundedSender<(String, Vec<u8>)>) {
    let mut bytes = Vec::new();
    while let Ok(count) = connection.read_buf(&mut bytes).await {
        let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n").map(|at| at + 4) else {
            if count == 0 { return } else { continue }
        };
        let head = String::from_utf8(bytes[..end].to_vec()).unwrap().to_lowercase();
        let length =
            head.split("content-length: ").nth(1).unwrap().lines().next().unwrap().parse::<usize>().unwrap();
        if bytes.len() < end + length {
            continue;
        }
        let case_kept = String::from_utf8(bytes[..end].to_vec()).unwrap();
        let _ = tell.send((case_kept, bytes[end..end + length].to_vec()));
        bytes.drain(..end + length);
        let answer = format!("HTTP/1.1 {status} X\r\ncontent-length: 0\r\n\r\n");
        connection.write_all(answer.as_bytes()).await.unwrap();
    }
}

async fn house() -> House {
    let push = PushConfig { contact: "mailto:ann@example.org".into(), to_loopback: true };
    House::run_by(
        HouseConfig { push, contributions_within: Duration::ZERO, ..HouseConfig::default() },
        Page::default(),
        HttpConfig::default(),
    )
    .await
}

/// Ann opens a table for two; Bea, who wants to be told, sits down and goes.
async fn waits_for_bea(house: &House, service: &Service, wish: Value) -> (String, [String; 2]) {
    let (ann, bea) = (house.token().await, house.token().await);
    house.good(&bea, "/api/push", service.subscription()).await;
    let mut all = json!({"game": "bidding", "players": 2, "name": "Ann"});
    all.as_object_mut().unwrap().extend(wish.as_object().unwrap().clone());
    let table = house.api.open(&ann, all).await.unwrap();
    house.api.sit(&table, &bea, "Bea").await.unwrap();
    (table, [ann, bea])
}

pub(crate) async fn somebody_who_has_gone_is_told_which_table_waits_and_nothing_else() {
    let (house, mut service) = (house().await, Service::answering(201).await);
    let (table, _) = waits_for_bea(&house, &service, json!({})).await;
    let (head, message) = service.next().await;
    assert_eq!(message, json!({"table": table, "game": "bidding", "title": "Bidding"}));
    let headers = head.to_lowercase();
    assert!(
        headers.starts_with("post /push/abc") && headers.contains("content-encoding: aes128gcm"),
        "{head}"
    );
    assert!(headers.contains("ttl: 86400"), "{head}");
}

pub(crate) async fn the_service_is_told_who_sends_by_the_key_that_browsers_are_given() {
    let (house, mut service) = (house().await, Service::answering(201).await);
    waits_for_bea(&house, &service, json!({})).await;
    let (head, _) = service.next().await;
    let said = head.lines().find_map(|line| line.split_once(": vapid t=")).unwrap().1;
    let (token, key) = said.split_once(", k=").unwrap();
    let given = house.browser().get("/api/push/key").await.json();
    assert_eq!(given["key"], key);
    PublicKey::from_sec1_bytes(&BASE64.decode(key).unwrap()).expect("it is a public key");
    let claims: Value =
        serde_json::from_slice(&BASE64.decode(token.split('.').nth(1).unwrap()).unwrap()).unwrap();
    assert_eq!((&claims["aud"], &claims["sub"]), (&json!(service.address), &json!("mailto:ann@example.org")));
}

pub(crate) async fn whoever_is_at_the_table_is_not_called_and_is_called_again_after_having_been_there() {
    let (house, mut service) = (house().await, Service::answering(201).await);
    let (table, [ann, bea]) = waits_for_bea(&house, &service, json!({})).await;
    service.next().await;
    let (mut first, mut second) = (house.player(&table, &ann), house.player(&table, &bea));
    for player in [&mut first, &mut second] {
        play(player).await;
    }
    service.hears_nothing().await;
    play(&mut second).await;
    drop(second);
    let mut socket = house.socket(&table, &ann).await;
    while socket.hear("present").await["seats"] != json!([1]) {}
    play(&mut first).await;
    assert_eq!(service.next().await.1["table"], table);
}

async fn play(player: &mut Player) {
    let choices = player.my_turn().await.unwrap().unwrap();
    player.play(&choices[0].action).await.unwrap();
}

pub(crate) async fn nobody_is_called_twice_before_they_have_come_back() {
    let (house, mut service) = (house().await, Service::answering(201).await);
    let wish = json!({"pace": {"timed": {"credit_seconds": 1, "reserve_seconds": 0}}, "when_time_is_up": "safe_move"});
    let (table, [ann, _]) = waits_for_bea(&house, &service, wish).await;
    service.next().await;
    let mut socket = house.socket(&table, &ann).await;
    let bids = |scene: &Value| scene["view"]["prizes_to_come"].as_array().map_or(9, Vec::len);
    while bids(&socket.hear("scene").await) > 2 {}
    service.hears_nothing().await;
}

pub(crate) async fn a_subscription_that_its_service_does_not_know_any_more_is_dropped() {
    let (house, mut service) = (house().await, Service::answering(410).await);
    let (_, [ann, bea]) = waits_for_bea(&house, &service, json!({})).await;
    service.next().await;
    tokio::time::sleep(QUIET).await;
    let table = house.api.open(&ann, json!({"game": "bidding", "players": 2, "name": "Ann"})).await.unwrap();
    house.api.sit(&table, &bea, "Bea").await.unwrap();
    service.hears_nothing().await;
}

pub(crate) async fn whoever_does_not_want_to_be_told_any_more_is_not() {
    let (house, mut service) = (house().await, Service::answering(201).await);
    let (ann, bea) = (house.token().await, house.token().await);
    house.good(&bea, "/api/push", service.subscription()).await;
    for _ in 0..2 {
        let (status, _) = house.api.ask(Method::DELETE, "/api/push", Some(&bea), None).await.unwrap();
        assert_eq!(status, StatusCode::NO_CONTENT);
    }
    let table = house.api.open(&ann, json!({"game": "bidding", "players": 2, "name": "Ann"})).await.unwrap();
    house.api.sit(&table, &bea, "Bea").await.unwrap();
    service.hears_nothing().await;
}

pub(crate) async fn the_house_is_sent_to_no_door_but_those_of_push_services() {
    let (house, service) = (House::open().await, Service::answering(201).await);
    let bea = house.token().await;
    let elsewhere = |endpoint: &str| {
        let mut subscription = service.subscription();
        subscription["endpoint"] = endpoint.into();
        subscription
    };
    for endpoint in
        [&service.address[..], "https://127.0.0.1/", "https://evil.example/", "file:///etc/passwd", "x"]
    {
        let (status, said) = house.ask(&bea, "/api/push", elsewhere(endpoint)).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{endpoint}: {said}");
    }
    let (status, _) = house.ask(&bea, "/api/push", elsewhere("https://fcm.googleapis.com/fcm/send/a")).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
}

pub(crate) async fn a_subscription_must_have_good_keys_and_an_owner() {
    let (house, service) = (house().await, Service::answering(201).await);
    let bea = house.token().await;
    for (name, value) in [("p256dh", "AAAA"), ("p256dh", "!"), ("auth", "AAAA"), ("auth", "")] {
        let mut subscription = service.subscription();
        subscription["keys"][name] = value.into();
        let (status, _) = house.ask(&bea, "/api/push", subscription).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{name}: {value}");
    }
    let stranger = house.browser().post("/api/push", service.subscription()).await;
    assert_eq!(stranger.status, StatusCode::UNAUTHORIZED);
}
