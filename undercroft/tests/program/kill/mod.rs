//! Nothing is lost: a house under load is killed again and again, and its log is held against all that anybody was told.
//!
//! `UNDERCROFT_KILLS=1000` kills it more often, `UNDERCROFT_SEED` kills it at other moments.

mod check;
mod diary;
mod party;
mod person;

use crate::common;
use crate::common::dice::Dice;
use crate::common::served::{Served, free_port};
use diary::Diary;
use party::{Guests, Party};
use std::env;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::runtime::Runtime;
use tokio::time::timeout;
use undercroft_server::store;

const KILLS: u64 = 50;
const PARTIES: u64 = 12;
/// How long the house lives before it is killed, in milliseconds after it has opened.
const SHORTEST_LIFE: u64 = 50;
const LONGEST_LIFE: u64 = 400;
/// How long the last games may take to their ends.
const LAST_GAMES: Duration = Duration::from_secs(120);

fn number(variable: &str, default: u64) -> u64 {
    env::var(variable).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

#[test]
fn a_house_that_is_killed_under_load_loses_nothing_it_has_acknowledged() {
    let (kills, seed) = (number("UNDERCROFT_KILLS", KILLS), number("UNDERCROFT_SEED", 7));
    println!("{kills} kills, UNDERCROFT_SEED={seed}");
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    let port = free_port().to_string();
    let arguments = ["serve", "--port", &port, "--database", common::name(&file)];

    let mut dice = Dice::new(seed);
    let mut served = Served::again(&arguments);
    let (runtime, closing) = (Runtime::new().unwrap(), Arc::new(AtomicBool::new(false)));
    let parties: Vec<_> = (0..PARTIES)
        .map(|number| Party::new(served.address, number, dice.fork(), closing.clone()))
        .map(|party| runtime.spawn(party.play()))
        .collect();

    for _ in 0..kills {
        std::thread::sleep(Duration::from_millis(SHORTEST_LIFE + dice.below(LONGEST_LIFE - SHORTEST_LIFE)));
        let ended = served.kill();
        assert!(!ended.err.contains("ERROR"), "it was killed, but had failed before: {}", ended.err);
        served = Served::again(&arguments);
        if let Some(over) = parties.iter().find(|party| party.is_finished()) {
            panic!("party {} has ended before the last kill", over.id());
        }
    }
    closing.store(true, Ordering::Relaxed);

    let house = served.address;
    let diaries = runtime.block_on(async move {
        let mut diaries = Vec::new();
        for party in parties {
            let ended = timeout(LAST_GAMES, party).await.expect("every table can be played to its end");
            let (old, guests) = ended.expect("a party is no reason to panic");
            diaries.extend(old);
            diaries.extend(converge(house, guests).await);
        }
        diaries
    });
    drop(served);
    let checked = runtime.block_on(async {
        let store = store::open(common::name(&file)).await.unwrap();
        check::all(&*store, diaries).await
    });
    println!("{checked}");
    assert!(checked.tables >= PARTIES as usize && checked.asks > 10 * kills, "there was no load: {checked}");
}

/// Lets everybody look until they have the last version the house has, and the whole scene at it.
async fn converge(house: SocketAddr, guests: Guests) -> Vec<Diary> {
    let last = party::last_version(house, &guests.table).await;
    let mut diaries = Vec::new();
    for guest in guests.people {
        let looked = timeout(LAST_GAMES, guest.look_until(last)).await;
        diaries.push(looked.expect("everybody gets to see the last version"));
    }
    diaries
}
