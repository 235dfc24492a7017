//! Processes that die, and processes that come second.

use std::collections::BTreeMap;
use std::env;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use tokio::task::JoinSet;
use undercroft_server::store::{self, AppendError, CreateError, Update, Version};

use crate::house::{House, id, table};

const ADDRESS: &str = "UNDERCROFT_TEST_STORE";
const TABLES: usize = 8;
const KILLS: usize = 10;

/// A process that appends to a few tables at once and tells every acknowledged version, until it is killed.
pub(crate) struct Appender {
    process: Child,
}

impl Appender {
    pub(crate) fn start(address: &str) -> Self {
        let this_test = env::current_exe().expect("a test knows its own program");
        let mut command = Command::new(this_test);
        command.args(["--exact", "crash::appends_until_it_is_killed", "--ignored", "--nocapture"]);
        command.env(ADDRESS, address).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        Self { process: command.spawn().expect("the child starts") }
    }

    /// What the child says, as long as it says something.
    pub(crate) fn lines(&mut self) -> impl Iterator<Item = String> + use<> {
        let output = self.process.stdout.take().expect("asked once");
        BufReader::new(output).lines().map_while(Result::ok)
    }
}

impl Drop for Appender {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "the child process of other tests"]
async fn appends_until_it_is_killed() {
    let Ok(address) = env::var(ADDRESS) else { return };
    println!();
    let store = match store::open(&address).await {
        Ok(store) => store,
        Err(error) => return println!("refused {error}"),
    };
    let mut players = JoinSet::new();
    for number in 0..TABLES {
        let store = store.clone();
        players.spawn(async move {
            let name = format!("t{number}");
            match store.create(table(&name, &[])).await {
                Ok(_) | Err(CreateError::Exists) => (),
                Err(error) => panic!("{error}"),
            }
            let mut last = store.head(&id(&name)).await.unwrap().unwrap().version;
            loop {
                // Several entries at a time, to see that none is torn from its fellows.
                let entries = (1..=3).map(|more| entry(number, last.0 + more)).collect();
                last = match store.append(&id(&name), last, entries, Update::default()).await {
                    Ok(version) => version,
                    // With PostgreSQL the last words of a killed predecessor may arrive after it is gone.
                    Err(AppendError::Conflict) => store.head(&id(&name)).await.unwrap().unwrap().version,
                    Err(error) => panic!("{error}"),
                };
                println!("acknowledged {number} {last}");
            }
        });
    }
    players.join_all().await;
}

fn entry(table: usize, version: u64) -> String {
    format!(r#"{{"table":{table},"version":{version}}}"#)
}

pub(crate) async fn a_killed_process_loses_nothing_acknowledged<H: House>() {
    let house = H::new().await;
    let mut acknowledged = BTreeMap::new();
    for round in 0..KILLS {
        let mut child = Appender::start(&house.address());
        let mut heard = 0;
        for line in child.lines() {
            let mut words = line.split(' ');
            if words.next() != Some("acknowledged") {
                assert!(!line.starts_with("refused"), "{line}");
                continue;
            }
            let mut number = || words.next().and_then(|word| word.parse().ok());
            // The very last line may be cut off.
            if let (Some(table), Some(version)) = (number(), number()) {
                acknowledged.insert(table, version);
            }
            heard += 1;
            if heard == 20 + 13 * round {
                child.process.kill().unwrap();
            }
        }
        assert!(heard >= 20 + 13 * round, "the child ended by itself");
        drop(child);

        let store = house.open().await;
        for (&table, &version) in &acknowledged {
            let id = id(&format!("t{table}"));
            let log = store.read(&id, Version::START).await.unwrap();
            assert!(log.len() as u64 >= version, "{version} was acknowledged, {} is there", log.len());
            assert_eq!(log.len() % 3, 0, "an append is all or nothing");
            for (number, (version, written)) in (1..).zip(&log) {
                assert_eq!((*version, written), (Version(number), &entry(table as usize, number)));
            }
        }
        store.close().await;
    }
    assert_eq!(acknowledged.len(), TABLES);
}
