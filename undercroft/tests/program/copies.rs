//! Two copies of the program on one PostgreSQL, killed in the middle of games again and again: whoever played there goes
//! on at the other, and nothing that was acknowledged is lost.

#[path = "../../../client/tests/support/chance.rs"]
mod chance;
#[path = "../../../client/tests/support/guest.rs"]
mod guest;
#[path = "../../../server/tests/support/postgres.rs"]
mod postgres;
#[path = "../../../client/tests/support/witness.rs"]
mod witness;

use chance::Chance;
use guest::{Guest, Whims};
use postgres::Postgres;
use serde_json::json;
use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use undercroft_client::RestClient;
use undercroft_server::store::{self, Change, Store, TableId, Version};

/// How many games are played; in each of them both copies are killed once.
const GAMES: usize = 5;
/// After how many entries of a game the copies are killed.
const KILLS: [u64; 2] = [15, 35];

/// A copy of the program.
struct Copy {
    address: SocketAddr,
    database: String,
    process: Child,
}

impl Copy {
    fn start(address: SocketAddr, database: &str) -> Copy {
        let mut command = Command::new(env!("CARGO_BIN_EXE_undercroft"));
        command.args(["serve", "--port", &address.port().to_string(), "--bot-threads", "1"]);
        command
            .args(["--database", database])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        let mut process = command.spawn().expect("the program starts");
        let mut said = String::new();
        let output = process.stdout.take().expect("the output is piped");
        BufReader::new(output).read_line(&mut said).expect("it can be read");
        assert!(said.contains(&format!("http://{address}")), "the house does not open: {said}");
        Copy { address, database: database.into(), process }
    }

    /// Ends it without a chance to say goodbye.
    fn kill(&mut self) {
        self.process.kill().expect("it runs");
        self.process.wait().expect("it ends");
    }

    fn start_again(&mut self) {
        *self = Copy::start(self.address, &self.database);
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// An address that nobody uses.
fn free_address() -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
    listener.local_addr().expect("it is bound")
}

/// Opens a table for two people and a bot.
async fn open(api: &RestClient) -> (String, [String; 2]) {
    let tokens = [api.token().await.unwrap(), api.token().await.unwrap()];
    let wish =
        json!({"game": "raiders", "players": 3, "bots": ["random"], "bot_pace": "at_once", "name": "Ann"});
    let table = api.open(&tokens[0], wish).await.unwrap();
    api.sit(&table, &tokens[1], "Bob").await.unwrap();
    (table, tokens)
}

/// Waits until a log has so many entries.
async fn until_written(store: &Arc<dyn Store>, table: &TableId, version: Version) {
    let mut changes = store.changes();
    while store.head(table).await.unwrap().unwrap().version < version {
        let told =
            |change: &Change| !matches!(change, Change::Appended(id, at) if id != table || *at < version);
        while changes.recv().await.is_ok_and(|change| !told(&change)) {}
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_copy_loses_nothing_acknowledged_and_its_players_go_on_at_the_other() {
    let database = Postgres::shared().new_database().await;
    let store = store::open(&database).await.unwrap();
    let mut copies = [(); 2].map(|()| Copy::start(free_address(), &database));
    let [a, b] = [copies[0].address, copies[1].address];
    for game in 0..GAMES {
        let (name, tokens) = open(&RestClient::at(a)).await;
        let table = TableId::new(name.as_str()).unwrap();
        let mut one = Guest::new(&[a, b], &name, Some(&tokens[0]), Chance::new(game as u64));
        let mut two = Guest::new(&[b, a], &name, Some(&tokens[1]), Chance::new(100 + game as u64));
        let killing = async {
            for (number, after) in KILLS.into_iter().enumerate() {
                until_written(&store, &table, Version(after)).await;
                let copy = &mut copies[(game + number) % 2];
                copy.kill();
                // The other one is alone for a while: the game goes on there.
                until_written(&store, &table, Version(after + 8)).await;
                copy.start_again();
            }
        };
        let (one_ended, two_ended, ()) = tokio::join!(one.play(Whims::NONE), two.play(Whims::NONE), killing);
        one_ended.unwrap();
        two_ended.unwrap();
        let log = store.read(&table, Version::START).await.unwrap();
        let last = log.last().unwrap().0;
        for guest in [&mut one, &mut two] {
            guest.see(last).await.unwrap();
        }
        let count = witness::check(&log, &[one.testimony(), two.testimony()], 2);
        let count = count.unwrap_or_else(|why| panic!("game {game}: {why}"));
        assert!(count.over, "the game was played to its end");
    }
}
