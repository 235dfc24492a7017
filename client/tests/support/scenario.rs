//! A whole game over a network, from the opening to the comparison with the log.

#![allow(dead_code, reason = "every test uses another part of this")]

use super::chance::Chance;
use super::guest::{Guest, Whims};
use super::house::House;
use super::network::{Network, Weather};
use super::witness::{Count, check};
use serde_json::json;
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::timeout;
use undercroft_client::ConnectionError;

/// The longest a game may take before clients count as lost.
const LONGEST: Duration = Duration::from_secs(300);

/// What is played, and how.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scenario {
    pub(crate) game: &'static str,
    pub(crate) players: usize,
    pub(crate) bots: usize,
    pub(crate) spectators: usize,
    pub(crate) undo: bool,
    pub(crate) weather: Weather,
}

/// Plays a game on a bad network. At its end, on the same bad network, every client has come to the end of the log, and
/// everything it saw before was right.
///
/// # Errors
/// Everything that was not.
pub(crate) async fn play(house: &House, scenario: Scenario, mut chance: Chance) -> Result<Count, String> {
    let network = Network::between(house.copies.clone(), scenario.weather, chance.branch()).await;
    let (table, tokens) = seat_people(house, scenario, &mut chance).await;
    let token_of = |number: usize| tokens.get(number).map(String::as_str);
    let guests = tokens.len() + scenario.spectators;
    let mut playing = JoinSet::new();
    for number in 0..guests {
        let mut guest = Guest::new(&[network.address], &table, token_of(number), chance.branch());
        playing.spawn(async move {
            guest.play(Whims::SOME).await?;
            Ok::<Guest, ConnectionError>(guest)
        });
    }
    let mut guests = Vec::new();
    let stuck = |_| format!("{table}: the game does not end");
    while let Some(guest) = timeout(LONGEST, playing.join_next()).await.map_err(stuck)? {
        guests.push(guest.map_err(|error| error.to_string())?.map_err(|error| error.to_string())?);
    }
    let log = house.log(&table).await;
    let (last, _) = log.last().expect("a log has a beginning");
    let mut testimonies = Vec::new();
    for mut guest in guests {
        let seen = timeout(LONGEST, guest.see(*last)).await;
        let lost = |_| format!("{table}: a client never comes to version {last}");
        seen.map_err(lost)?.map_err(|error| error.to_string())?;
        testimonies.push(guest.testimony());
    }
    let copies = house.copies.len();
    let checked = tokio::task::spawn_blocking(move || check(&log, &testimonies, copies)).await;
    let count = checked.map_err(|error| error.to_string())?.map_err(|why| format!("{table}: {why}"))?;
    if count.over { Ok(count) } else { Err(format!("{table}: the log does not end the game")) }
}

/// Opens a table and gives everybody a seat, each at any copy of the house.
async fn seat_people(house: &House, scenario: Scenario, chance: &mut Chance) -> (String, Vec<String>) {
    let api = house.api(chance.below(2));
    let host = api.token().await.expect("a token");
    let bots = vec!["random"; scenario.bots];
    let wish = json!({
        "game": scenario.game, "players": scenario.players, "bots": bots, "undo": scenario.undo, "name": "Ann",
    });
    let table = api.open(&host, wish).await.expect("a table");
    let mut tokens = vec![host];
    for number in 1..scenario.players - scenario.bots {
        let api = house.api(chance.below(2));
        let token = api.token().await.expect("a token");
        api.sit(&table, &token, &format!("Guest {number}")).await.expect("a seat");
        tokens.push(token);
    }
    (table, tokens)
}
