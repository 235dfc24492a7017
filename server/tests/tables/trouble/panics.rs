//! Where the rules of a game panic, its table is closed with a report, and the house goes on.

use super::faulty::{BAD_CARD, Faulty};
use crate::server::{Connection, TestServer};
use crate::sitting::key;
use serde_json::{Value, json};
use undercroft_catalog as catalog;
use undercroft_core::{Fault, Seat, Seed, Setup};
use undercroft_server::secret::KeyHash;
use undercroft_server::store::{TableId, Version};
use undercroft_server::table::{BotPace, Chair, Entry, EntryKind, Terms};

pub(crate) const TABLE: &str = "faulty";

pub(crate) fn library(name: &str) -> Result<&'static dyn catalog::Title, Fault> {
    match name {
        "faulty" => Ok(catalog::title_of::<Faulty>()),
        _ => catalog::find(name),
    }
}

/// The log of a dealt table for two, the second of them perhaps a bot.
pub(crate) fn log(fault: &str, bot: bool) -> Vec<Entry> {
    let mut terms = Terms::plain(Setup::new::<Faulty>(2), Seed::from_number(1));
    terms.setup.cards = Some(fault.into());
    // Whether a move may be taken back is found out by imagining.
    terms.undo = false;
    terms.bot_pace = BotPace::AtOnce;
    let person = |name: &str, key: KeyHash| Chair::Person {
        name: name.into(),
        keys: vec![key],
        stand_in: false,
        program: false,
    };
    let second = match bot {
        true => Chair::Bot { level: "random".into() },
        false => person("Bea", key(1).hash()),
    };
    let kinds = [
        EntryKind::opened("", terms, key(0).hash()),
        EntryKind::ChairTaken { seat: Seat::new(0), chair: person("Ann", key(0).hash()) },
        EntryKind::ChairTaken { seat: Seat::new(1), chair: second },
        EntryKind::Dealt,
    ];
    kinds.into_iter().map(|kind| Entry { at: 1, request: None, kind }).collect()
}

/// A house with a faulty table and a sound one beside it.
async fn house(fault: &str, bot: bool) -> TestServer {
    let server = TestServer::open(library).await;
    server.put(TABLE, &log(fault, bot), [key(0), key(1)]).await;
    server.put("sound", &log("nothing", false), [key(0), key(1)]).await;
    server
}

pub(crate) async fn bids(connection: &mut Connection, card: u8) -> Value {
    connection
        .say(json!({"id": format!("bid {card}"), "do": {"play": {"seen": 4, "move": {"bid": card}}}}))
        .await;
    serde_json::from_str(&connection.hear_of(&format!("\"id\":\"bid {card}\"")).await).unwrap()
}

/// The table is closed for everybody, also after the house was closed and opened; the one beside it plays on.
async fn closed_and_the_house_goes_on(server: TestServer, mut connection: Connection) {
    while !connection.hear_of("{\"scene\"").await.contains("\"broken\":true") {}
    assert_eq!(bids(&mut connection, 1).await["refused"]["rule"], "Closed table");
    looks_closed(&server).await;
    let mut beside = server.connection("sound", Some(&key(0))).await;
    assert!(bids(&mut beside, BAD_CARD).await["done"].is_object());
    drop((connection, beside));
    let server = server.closed_and_opened(library).await;
    looks_closed(&server).await;
    let mut beside = server.connection("sound", Some(&key(1))).await;
    assert!(bids(&mut beside, BAD_CARD).await["done"].is_object());
    server.house.close().await;
}

async fn looks_closed(server: &TestServer) {
    for who in [None, Some(key(0)), Some(key(1))] {
        let (status, body) = server.get(&format!("/api/tables/{TABLE}"), who.as_ref()).await;
        assert_eq!(status, 200, "{body}");
        let scene = &serde_json::from_str::<Value>(&body).unwrap()["scene"];
        assert_eq!((&scene["broken"], &scene["moves"]), (&json!(true), &json!([])), "{scene}");
        let (status, story) = server.get(&format!("/api/tables/{TABLE}/story"), who.as_ref()).await;
        assert!(status == 200 && story.contains("The table is closed"), "{story}");
        let (status, export) = server.get(&format!("/api/tables/{TABLE}/export"), who.as_ref()).await;
        assert_eq!(status, 200, "{export}");
    }
    // Lists and heartbeats leave it alone from now on.
    let id = TableId::new(TABLE).unwrap();
    for _ in 0..100 {
        if server.store.head(&id).await.unwrap().unwrap().finished {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("the store does not know that the table is closed");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rules_that_fail_at_judging_a_move_close_the_table_and_the_move_is_not_stored() {
    let server = house("judging", false).await;
    let mut connection = server.connection(TABLE, Some(&key(0))).await;
    assert_eq!(bids(&mut connection, BAD_CARD).await["refused"]["rule"], "Closed table");
    let log = server.store.read(&TableId::new(TABLE).unwrap(), Version(4)).await.unwrap();
    assert!(log.len() == 1 && log[0].1.contains("the rules fail at judging"), "{log:?}");
    closed_and_the_house_goes_on(server, connection).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rules_that_fail_after_a_move_is_stored_close_the_table_before_it() {
    let server = house("playing", false).await;
    let mut connection = server.connection(TABLE, Some(&key(0))).await;
    bids(&mut connection, BAD_CARD).await;
    closed_and_the_house_goes_on(server, connection).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stored_move_that_fails_with_more_behind_it_closes_the_table_for_good() {
    let server = TestServer::open(library).await;
    let mut entries = log("playing", false);
    let action = undercroft_server::raw::Raw::of(&json!({"bid": BAD_CARD}));
    let by = undercroft_server::table::MovedBy::Owner;
    entries.push(Entry { at: 2, request: None, kind: EntryKind::Played { seat: Seat::new(0), action, by } });
    entries.push(Entry {
        at: 3,
        request: None,
        kind: EntryKind::Said { seat: Seat::new(1), text: "Hello!".into() },
    });
    server.put(TABLE, &entries, [key(0), key(1)]).await;
    server.put("sound", &log("nothing", false), [key(0), key(1)]).await;
    let connection = server.connection(TABLE, Some(&key(0))).await;
    closed_and_the_house_goes_on(server, connection).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rules_that_fail_at_showing_one_eye_the_table_close_it_for_all() {
    let server = house("showing", false).await;
    let connection = server.connection(TABLE, Some(&key(0))).await;
    let mut spectator = server.connection(TABLE, None).await;
    let scene = spectator.hear_of("{\"scene\"").await;
    assert!(scene.contains("\"broken\":true") && scene.contains("\"view\":null"), "{scene}");
    closed_and_the_house_goes_on(server, connection).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rules_that_fail_at_imagining_for_a_bot_close_the_table() {
    let server = house("imagining", true).await;
    let connection = server.connection(TABLE, Some(&key(0))).await;
    closed_and_the_house_goes_on(server, connection).await;
}
