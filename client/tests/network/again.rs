//! The same message twice, long after its answer.

use crate::house::House;
use serde_json::json;
use std::time::Duration;
use undercroft_client::{Connection, Heard, Sent};
use undercroft_server::house::HouseConfig;
use undercroft_server::store::Version;
use undercroft_server::wire::{Ask, Frame};

/// Two people at a table, each on a connection of their own.
async fn two_connections() -> (House, String, [Connection; 2]) {
    // Bare connections mix nothing into a deal.
    let config = HouseConfig { contributions_within: Duration::ZERO, ..HouseConfig::default() };
    let house = House::on_sqlite_run_by(config).await;
    let api = house.api(0);
    let tokens = [api.token().await.unwrap(), api.token().await.unwrap()];
    let wish = json!({"game": "bidding", "players": 2, "name": "Ann"});
    let table = api.open(&tokens[0], wish).await.unwrap();
    api.sit(&table, &tokens[1], "Bob").await.unwrap();
    let one = Connection::open(api.address(), &table, Some(&tokens[0]), Version::START).await.unwrap();
    let two = Connection::open(api.address(), &table, Some(&tokens[1]), Version::START).await.unwrap();
    (house, table, [one, two])
}

/// Sends a request and waits for what it is told.
async fn ask(connection: &mut Connection, id: &str, ask: Ask) -> Sent {
    connection.send(&Frame { id: id.into(), ask }).await.unwrap();
    loop {
        match connection.hear().await.unwrap() {
            Heard::Done { id: of, version } if of == id => return Sent::Done(version),
            Heard::Refused { id: of, rule, reason } if of == id => return Sent::Refused(rule, reason),
            _ => {}
        }
    }
}

#[tokio::test]
async fn a_request_that_was_refused_stays_refused_when_it_comes_again() {
    let (house, table, [mut one, mut two]) = two_connections().await;
    let refused = ask(&mut one, "early", Ask::Agree).await;
    assert!(matches!(refused, Sent::Refused(..)), "nothing is proposed yet: {refused:?}");
    let proposed = ask(&mut two, "pause", Ask::Pause).await;
    assert!(matches!(proposed, Sent::Done(_)), "{proposed:?}");
    let before = house.log(&table).await;
    assert_eq!(ask(&mut one, "early", Ask::Agree).await, refused);
    assert_eq!(house.log(&table).await, before);
}

#[tokio::test]
async fn a_request_for_what_was_so_already_does_nothing_when_it_comes_again() {
    let (house, table, [mut one, mut two]) = two_connections().await;
    let nothing_to_do = ask(&mut one, "early", Ask::Resume).await;
    for (connection, id) in [(&mut one, "a"), (&mut two, "b")] {
        let agreed = ask(connection, id, Ask::Pause).await;
        assert!(matches!(agreed, Sent::Done(_)), "{agreed:?}");
    }
    let before = house.log(&table).await;
    assert_eq!(ask(&mut one, "early", Ask::Resume).await, nothing_to_do);
    assert_eq!(house.log(&table).await, before);
}

#[tokio::test]
async fn a_request_that_happened_is_answered_the_same_when_it_comes_again() {
    let (house, table, [mut one, mut two]) = two_connections().await;
    let hello = Ask::Say { text: "Hello!".into() };
    let said = ask(&mut one, "hello", hello.clone()).await;
    ask(&mut two, "hello", hello.clone()).await;
    let before = house.log(&table).await;
    assert_eq!(ask(&mut one, "hello", hello).await, said);
    assert_eq!(house.log(&table).await, before);
}
