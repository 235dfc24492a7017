//! Many games at once on a bad network.
//!
//! `UNDERCROFT_NETWORK_GAMES` says how many; `UNDERCROFT_NETWORK_SEED` brings back what a failure has named.

use crate::chance::Chance;
use crate::house::House;
use crate::network::Weather;
use crate::scenario::{Scenario, play};
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use undercroft_kit::as_many_as;

/// How many tables are played at once.
const AT_ONCE: usize = 48;
/// Of so many games one is of raiders; the others are shorter.
const RAIDERS: usize = 4;
/// And one is played in a storm.
const STORMS: usize = 16;

fn scenario(number: usize, chance: &mut Chance) -> Scenario {
    let weather = if number % STORMS == STORMS / 2 { Weather::STORM } else { Weather::ROUGH };
    let bots = usize::from(chance.hits(150));
    let spectators = usize::from(chance.hits(200));
    let undo = chance.hits(500);
    match number % RAIDERS {
        0 => Scenario { game: "raiders", players: 3, bots, spectators, undo, weather },
        _ => {
            let players = 2 + chance.below(4);
            Scenario { game: "bidding", players, bots, spectators, undo, weather }
        }
    }
}

/// Plays so many games and fails with everything that went wrong.
async fn play_many(house: House, games: usize) {
    let seed = as_many_as("UNDERCROFT_NETWORK_SEED", Chance::any_seed());
    let (house, room) = (Arc::new(house), Arc::new(Semaphore::new(AT_ONCE)));
    let began = Instant::now();
    let mut tables = JoinSet::new();
    for number in 0..games {
        let (house, room) = (house.clone(), room.clone());
        tables.spawn(async move {
            let _place = room.acquire().await.expect("never closed");
            let mut chance = Chance::new(seed.wrapping_add(number as u64));
            let scenario = scenario(number, &mut chance);
            play(&house, scenario, chance).await.map_err(|why| format!("game {number}, {scenario:?}: {why}"))
        });
    }
    let (mut moves, mut scenes, mut wrong) = (0, 0, Vec::new());
    while let Some(played) = tables.join_next().await {
        match played.expect("no game panics") {
            Ok(count) => (moves, scenes) = (moves + count.moves, scenes + count.scenes),
            Err(why) => wrong.push(why),
        }
    }
    println!(
        "{games} games, {} of raiders: {moves} moves, {scenes} scenes in {:.0?}",
        games.div_ceil(RAIDERS),
        began.elapsed()
    );
    assert!(
        wrong.is_empty(),
        "UNDERCROFT_NETWORK_SEED={seed}: {} games went wrong:\n{}",
        wrong.len(),
        wrong[..wrong.len().min(5)].join("\n")
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_bad_network_every_client_sees_only_what_the_log_says() {
    let games = as_many_as("UNDERCROFT_NETWORK_GAMES", 300);
    play_many(House::on_sqlite().await, games as usize).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_bad_network_to_two_copies_every_client_sees_only_what_the_log_says() {
    play_many(House::on_postgres().await, 40).await;
}
