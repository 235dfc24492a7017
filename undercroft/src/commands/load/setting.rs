//! Before the measuring: tables are opened, seats taken, connections called.

use super::guest::{Guest, Place};
use super::plan::Plan;
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use tokio::task::JoinSet;
use undercroft_client::{Connection, RestClient, RestError};
use undercroft_core::Seat;
use undercroft_server::table::Version;

/// So many tables or connections are opened at the same time: enough to keep the server busy, and no storm.
const AT_ONCE: usize = 64;
/// So many idle connections share a table, since everybody is told of everybody who comes.
const IDLE_AT_A_TABLE: usize = 16;

/// Runs tasks, so many at the same time, and collects what they give in any order.
pub(super) async fn in_turns<T: Send + 'static, F>(
    at_once: usize,
    tasks: impl IntoIterator<Item = F>,
) -> Result<Vec<T>, String>
where
    F: Future<Output = Result<T, String>> + Send + 'static,
{
    let mut results = Vec::new();
    let mut running = JoinSet::new();
    let mut tasks = tasks.into_iter();
    loop {
        while running.len() < at_once
            && let Some(task) = tasks.next()
        {
            running.spawn(task);
        }
        match running.join_next().await {
            Some(Ok(result)) => results.push(result?),
            Some(Err(error)) => return Err(format!("a task failed: {error}")),
            None => return Ok(results),
        }
    }
}

/// Opens all tables of a plan and brings everybody to them; nobody has moved yet.
pub(super) async fn seat_all(
    plan: &Plan,
    api: &RestClient,
    moves: &Arc<AtomicU64>,
) -> Result<Vec<Guest>, String> {
    let opened = (0..plan.tables).map(|_| open_table(plan.clone(), api.clone(), plan.players));
    let mut places: Vec<Vec<Place>> = in_turns(AT_ONCE, opened).await?;
    for watcher in 0..plan.watchers {
        let table = &mut places[watcher % plan.tables];
        table.push(Place { table: table[0].table.clone(), seat: None, token: None });
    }
    let guests = places.into_iter().flatten().enumerate().map(|(number, place)| {
        let mut guest = Guest::new(plan, number, api, place, moves);
        async move {
            guest.connect().await?;
            Ok(guest)
        }
    });
    in_turns(AT_ONCE, guests).await
}

/// Opens a table and has so many people sit down, each with a secret of their own.
async fn open_table(plan: Plan, api: RestClient, people: usize) -> Result<Vec<Place>, String> {
    let failed = |error: RestError| format!("a table could not be set up: {error}");
    let token = api.token().await.map_err(failed)?;
    let wish = json!({"game": plan.game, "players": plan.players, "name": "Player 1"});
    let table = api.open(&token, wish).await.map_err(failed)?;
    let mut places = vec![Place { table: table.clone(), seat: Some(Seat::new(0)), token: Some(token) }];
    for number in 2..=people {
        let token = api.token().await.map_err(failed)?;
        let seat = api.sit(&table, &token, &format!("Player {number}")).await.map_err(failed)?;
        let seat = Seat::from_number(seat, plan.players)
            .ok_or_else(|| format!("table {table} gave a seat {seat} that it does not have"))?;
        places.push(Place { table: table.clone(), seat: Some(seat), token: Some(token) });
    }
    Ok(places)
}

/// Lines to tables at which nothing happens.
pub(super) struct Idle(JoinSet<String>);

impl Idle {
    /// Opens so many, at tables that wait for players.
    pub(super) async fn open(plan: &Plan, api: &RestClient) -> Result<Idle, String> {
        let tables = plan.idle.div_ceil(IDLE_AT_A_TABLE);
        let quiet = (0..tables).map(|_| open_table(plan.clone(), api.clone(), 1));
        let quiet: Vec<Vec<Place>> = in_turns(AT_ONCE, quiet).await?;
        let connections = (0..plan.idle).map(|number| {
            let (house, table) = (api.address(), quiet[number % tables][0].table.clone());
            async move {
                let connection = Connection::open(house, &table, None, Version::START).await;
                connection.map_err(|error| format!("an idle line could not be opened: {error}"))
            }
        });
        let mut held = JoinSet::new();
        for connection in in_turns(AT_ONCE, connections).await? {
            held.spawn(hold(connection));
        }
        Ok(Idle(held))
    }

    /// Why connections broke that should have lasted.
    pub(super) fn broken(&mut self) -> Vec<String> {
        let ended = std::iter::from_fn(|| self.0.try_join_next());
        ended
            .map(|end| format!("an idle line broke: {}", end.unwrap_or_else(|error| error.to_string())))
            .collect()
    }
}

/// Answers the server's knocking and drops all else.
async fn hold(mut connection: Connection) -> String {
    loop {
        if let Err(error) = connection.receive().await {
            return error.to_string();
        }
    }
}
