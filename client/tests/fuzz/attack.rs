//! An attacker: a seat at a table, and one connection after another to spoil.

use crate::dice::Dice;
use crate::frames::{garbage, nonsense};
use serde_json::json;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use undercroft_client::RestClient;

/// So many frames that are only refused go over one connection; more would be heard slowly.
const MOST_NONSENSE: usize = 50;
/// After so long a connection that is over on one side has to be over on the other.
const HANGS_UP_WITHIN: Duration = Duration::from_secs(20);

/// What was sent, and what came of it.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Tally {
    /// Frames that were refused.
    refused: usize,
    /// Frames that cost the connection.
    pub(crate) closed: usize,
    /// Connections that never became a session.
    strangers: usize,
    /// Lines that the house did not close.
    pub(crate) left_hanging: usize,
}

impl Tally {
    pub(crate) fn frames(&self) -> usize {
        self.closed
    }

    pub(crate) fn and(self, other: Tally) -> Tally {
        Tally {
            refused: self.refused + other.refused,
            closed: self.closed + other.closed,
            strangers: self.strangers + other.strangers,
            left_hanging: self.left_hanging + other.left_hanging,
        }
    }
}

/// Attacks until so many frames were refused or cost the connection.
pub(crate) async fn attack(house: SocketAddr, seed: u64, frames: usize) -> Tally {
    let mut dice = Dice(seed);
    let api = RestClient::at(house);
    let token = api.token().await.unwrap();
    let wish = json!({"game": "raiders", "players": 3, "name": "Mallory", "bots": ["random", "random"]});
    let table = api.open(&token, wish).await.unwrap();
    let hello = format!(
        "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {house}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\
         Authorization: Bearer {token}\r\n\r\n"
    );
    let mut tally = Tally::default();
    while tally.frames() < frames {
        // A few never get as far as a session.
        if dice.below(20) == 0 {
            let heard = converse(house, &stranger(&hello, &mut dice), &mut dice).await;
            tally.strangers += 1;
            tally.left_hanging += usize::from(heard.is_none());
            continue;
        }
        let mut bytes = hello.clone().into_bytes();
        if dice.below(8) == 0 {
            (0..dice.below(MOST_NONSENSE)).for_each(|_| bytes.extend(nonsense(&mut dice)));
        }
        bytes.extend(garbage(&mut dice));
        if dice.below(4) == 0 {
            bytes.extend(dice.bytes(2000));
        }
        match converse(house, &bytes, &mut dice).await {
            Some(heard) => {
                tally.refused += count(&heard, b"{\"refused\":");
                // Of a connection that was cut nobody knows what was read.
                tally.closed += usize::from(!heard.is_empty());
            }
            None => tally.left_hanging += 1,
        }
    }
    tally
}

/// What somebody sends who does not even knock properly.
fn stranger(hello: &str, dice: &mut Dice) -> Vec<u8> {
    match dice.below(5) {
        0 => dice.bytes(3000),
        1 => hello.as_bytes()[..dice.below(hello.len())].to_vec(),
        2 => hello.replace("13", &dice.roll().to_string()).into_bytes(),
        3 => format!("GET / HTTP/1.1\r\nHost: x\r\nX-Long: {}\r\n\r\n", "x".repeat(600_000)).into_bytes(),
        _ => {
            let mut bytes = hello.as_bytes().to_vec();
            let at = dice.below(bytes.len());
            bytes[at] = dice.roll() as u8;
            bytes
        }
    }
}

/// Sends everything, closes its own half, or in rare cases cuts the connection, and hears all that is said until the house
/// hangs up; nothing if it does not.
async fn converse(house: SocketAddr, bytes: &[u8], dice: &mut Dice) -> Option<Vec<u8>> {
    let mut connection = TcpStream::connect(house).await.expect("the house takes new connections");
    // Lines that are cut leave nothing behind that would use up the system's ports.
    connection.set_zero_linger().unwrap();
    let cut = dice.below(50) == 0;
    let mut heard = Vec::new();
    let (mut from, mut to) = connection.split();
    let send = async {
        // The house may have hung up in the middle; that is its right.
        let _ = to.write_all(bytes).await;
        let _ = to.shutdown().await;
    };
    let hear = async {
        if !cut {
            let _ = from.read_to_end(&mut heard).await;
        }
    };
    let both = async { tokio::join!(send, hear) };
    timeout(HANGS_UP_WITHIN, both).await.ok().map(|_| heard)
}

fn count(heard: &[u8], word: &[u8]) -> usize {
    heard.windows(word.len()).filter(|window| *window == word).count()
}
