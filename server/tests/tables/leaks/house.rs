//! Two real houses with twins in them, seen through the server: by every address that tells of a table, and by its socket.

use super::hidden::{Hidden, LONGEST, choice, several_are_left};
use super::{setups, titles_with_secrets};
use crate::server::TestServer;
use crate::sitting::{Sitting, key, person};
use serde_json::json;
use undercroft_catalog as catalog;
use undercroft_core::chance::quick;
use undercroft_core::{Rng, Seat, Seed};
use undercroft_server::secret::Key;
use undercroft_server::store::TableId;
use undercroft_server::table::Command;

const TABLE: &str = "twins";

/// A table of three where the first seat has a choice in hiding from both others, and the choice.
fn table(title: &str, seed: Seed) -> (Sitting, Hidden) {
    let mut rng = quick(1);
    for setup in setups(title).into_iter().filter(|setup| setup.players == 3) {
        let mut sitting = Sitting::dealt(setup, seed, |_| {});
        for _ in 0..LONGEST {
            let Some(seat) = sitting.table.awaited().next() else { break };
            match choice(&sitting, seat, &mut rng) {
                Some(hidden) if seat.index() == 0 && hidden.eyes.len() == 3 => return (sitting, hidden),
                _ => {
                    let action = sitting.any_move(seat, rng.next_u64());
                    sitting.ask(person(seat.index()), None, sitting.play(&action)).unwrap();
                }
            }
        }
    }
    panic!("nobody chooses in hiding in {title}");
}

/// Two houses where the first seat has laid another card than in the other one, and taken one back.
async fn houses(title: &str, number: u64) -> [TestServer; 2] {
    let (sitting, hidden) = table(title, Seed::for_game(9, number));
    let twin = |chosen: &str| {
        let mut sitting = sitting.again();
        for id in ["taken back", "laid"] {
            sitting.ask(person(0), Some(id), sitting.play(chosen)).unwrap();
            if id == "taken back" {
                sitting.ask(person(0), None, Command::Undo).unwrap();
            }
        }
        if several_are_left(sitting.table.awaited(), hidden.hider) {
            let action = sitting.play(&sitting.moves(Seat::new(1))[0]);
            sitting.ask(person(1), Some("also laid"), action).unwrap();
        }
        sitting.log
    };
    let doors = [TestServer::open(catalog::find).await, TestServer::open(catalog::find).await];
    for (server, log) in doors.iter().zip(hidden.moves.each_ref().map(|chosen| twin(chosen))) {
        server.put(TABLE, &log, (0..3).map(key)).await;
    }
    doors
}

/// A text without the digests of the chain: they are keyed with the sealed seed, which twins share, so that they differ and tell
/// nobody how.
fn chainless(text: &str) -> String {
    let Some((before, rest)) = text.split_once("\"chain\":{") else { return text.into() };
    let (_, after) = rest.split_once('}').expect("a chain ends");
    format!("{before}{after}")
}

/// A spectator and the two who did not choose.
fn others() -> [Option<Key>; 3] {
    [None, Some(key(1)), Some(key(2))]
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_address_tells_the_others_the_same() {
    for (number, title) in (1..).zip(titles_with_secrets()) {
        let [one, other] = houses(title, number).await;
        for path in ["", "?since=6", "/story", "/export", "/replay", "/replay?eye=1", "/replay?eye=all"] {
            let path = format!("/api/tables/{TABLE}{path}");
            for who in others() {
                let (here, there) =
                    (one.get(&path, who.as_ref()).await, other.get(&path, who.as_ref()).await);
                assert_eq!((here.0, chainless(&here.1)), (there.0, chainless(&there.1)), "{path}");
                let expected = if path.contains("replay") { 409 } else { 200 };
                assert_eq!(here.0.as_u16(), expected, "{path}");
                assert!(!here.1.contains(&Seed::for_game(9, number).to_string()), "{path} tells the seed");
            }
        }
        let own = format!("/api/tables/{TABLE}/export");
        assert_ne!(
            one.get(&own, Some(&key(0))).await,
            other.get(&own, Some(&key(0))).await,
            "they are no twins"
        );
        for server in [one, other] {
            server.house.close().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_socket_tells_the_others_the_same() {
    for (number, title) in (1..).zip(titles_with_secrets()) {
        let [one, other] = houses(title, number).await;
        for who in others() {
            let mut heard = Vec::new();
            for server in [&one, &other] {
                heard.push(conversation(server, who.as_ref()).await);
            }
            assert_eq!(heard[0], heard[1]);
        }
        for server in [one, other] {
            server.house.close().await;
        }
    }
}

/// All that is heard over a connection: what comes by itself, and the answers to requests that are refused or change nothing.
async fn conversation(server: &TestServer, who: Option<&Key>) -> Vec<String> {
    let mut connection = server.connection(TABLE, who).await;
    let mut heard = Vec::new();
    // Those who came before may not have left yet; who is present is no secret.
    for wanted in ["{\"welcome\"", "{\"scene\"", "{\"present\""] {
        let frame = connection.hear_of(wanted).await;
        if !frame.starts_with("{\"present\"") {
            heard.push(chainless(&frame));
        }
    }
    let version =
        server.house.handle(&TableId::new(TABLE).unwrap()).await.unwrap().look(|table| table.version());
    let requests = [
        json!({"play": {"seen": version, "move": {"play": 9}}}),
        json!({"play": {"seen": version, "move": {"bid": 9}}}),
        json!({"play": {"seen": version, "move": "nonsense"}}),
        json!({"play": {"seen": 1, "move": {"play": 1}}}),
        json!("resume"),
        json!("agree"),
        json!("decline"),
        json!({"say": {"text": ""}}),
        json!("return"),
    ];
    for (id, request) in requests.into_iter().enumerate() {
        let id = format!("request {id}");
        connection.say(json!({"id": id, "do": request})).await;
        heard.push(connection.hear_of(&format!("\"id\":\"{id}\"")).await);
    }
    connection.say(json!({"id": "look", "do": {"look": {"since": 0}}})).await;
    heard.push(chainless(&connection.hear_of("{\"scene\"").await));
    heard
}
