//! A client: somebody who plays at a table, or watches it, until the time is up.

use super::plan::Plan;
use super::visit::{Notes, Played, Visit};
use serde_json::json;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::time::{Instant, timeout_at};
use undercroft_client::{Choice, ConnectionError, Player, RestClient, Sent};
use undercroft_core::chance::{below, quick};
use undercroft_core::{Quick, Seat};
use undercroft_server::table::Version;

/// How long a client hears nothing before it asks. Long, since every such question is load that no person makes.
const PATIENCE: Duration = Duration::from_secs(15);
/// How long everybody goes on listening after the last move, so that what is still under way is timed as it comes.
const LAST_WORDS: Duration = Duration::from_millis(500);

/// Somebody at a table.
pub(super) struct Guest {
    number: usize,
    api: RestClient,
    token: Option<String>,
    seat: Option<Seat>,
    table: String,
    player: Player,
    notes: Notes,
    played: Vec<Played>,
    think: Duration,
    chance: Quick,
    /// The moves of everybody, for whoever waits for the end.
    moves: Arc<AtomicU64>,
    /// What the client did so far.
    pub(super) visits: Vec<Visit>,
    pub(super) games: u64,
    pub(super) refused: u64,
}

impl Guest {
    /// Somebody who has a seat, or none to watch.
    pub(super) fn new(
        plan: &Plan,
        number: usize,
        api: &RestClient,
        at: Place,
        moves: &Arc<AtomicU64>,
    ) -> Guest {
        let notes = Notes::default();
        let patience = PATIENCE.max(4 * plan.think);
        Guest {
            number,
            player: player(api.address(), &at.table, at.token.as_deref(), &notes, patience),
            api: api.clone(),
            token: at.token,
            seat: at.seat,
            table: at.table,
            notes,
            played: Vec::new(),
            think: plan.think,
            chance: quick(plan.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(number as u64)),
            moves: moves.clone(),
            visits: Vec::new(),
            games: 0,
            refused: 0,
        }
    }

    /// Calls the table and waits for the first scene.
    pub(super) async fn connect(&mut self) -> Result<(), String> {
        let seen = self.player.until(|_| true).await.map(|_| ());
        seen.map_err(|error| self.trouble(&error))
    }

    /// Plays, game after game, until the time is up.
    pub(super) async fn play(&mut self, until: Instant) -> Result<(), String> {
        loop {
            match timeout_at(until, self.player.my_turn()).await {
                Err(_) => break,
                Ok(Err(error)) => return Err(self.trouble(&error)),
                Ok(Ok(Some(_))) => {
                    if !self.decide(until).await? {
                        break;
                    }
                }
                Ok(Ok(None)) => {
                    if !self.go_on(until).await? {
                        break;
                    }
                }
            }
        }
        self.listen(until + LAST_WORDS).await
    }

    /// Thinks and plays a move. Says no if the time was up before.
    async fn decide(&mut self, until: Instant) -> Result<bool, String> {
        let thought = self.thought();
        let interrupted =
            timeout_at(thought.min(until), self.player.until(|scene| !scene.is_my_turn())).await;
        match interrupted {
            Ok(Err(error)) => return Err(self.trouble(&error)),
            Ok(Ok(_)) => return Ok(true),
            Err(_) if thought >= until => return Ok(false),
            Err(_) => {}
        }
        let choices: &[Choice] = self.player.scene().map_or(&[], |scene| &scene.moves);
        if choices.is_empty() {
            return Err(format!("client {} at table {} had a turn but no move", self.number, self.table));
        }
        let action = choices[below(&mut self.chance, choices.len() as u32) as usize].action.clone();
        let sent = std::time::Instant::now();
        match self.player.play(&action).await.map_err(|error| self.trouble(&error))? {
            Sent::Done(version) => {
                let acknowledged = self.notes.acknowledged().unwrap_or(sent);
                self.played.push(Played { version, sent, acknowledged });
                self.moves.fetch_add(1, Ordering::Relaxed);
            }
            Sent::Refused(..) => self.refused += 1,
        }
        Ok(true)
    }

    /// The moment at which this client has made up its mind.
    fn thought(&mut self) -> Instant {
        let spread = u32::try_from(self.think.as_micros()).unwrap_or(u32::MAX - 1);
        let more = Duration::from_micros(below(&mut self.chance, spread.saturating_add(1)).into());
        Instant::now() + self.think / 2 + more
    }

    /// After the end of a game, the next one with the same people. Says no if the time was up before.
    async fn go_on(&mut self, until: Instant) -> Result<bool, String> {
        if self.player.scene().is_some_and(|scene| scene.broken) {
            return Err(format!("the rules failed at table {}", self.table));
        }
        let host = self.seat == Some(Seat::new(0));
        if host {
            self.games += 1;
            let thought = self.thought();
            self.listen(thought.min(until)).await?;
            if thought >= until {
                return Ok(false);
            }
            self.ask_for_a_rematch().await?;
        }
        let next = match timeout_at(until, self.player.until(|scene| scene.rematch.is_some())).await {
            Err(_) => return Ok(false),
            Ok(Ok(scene)) => scene.rematch.clone().unwrap_or_default(),
            Ok(Err(error)) => return Err(self.trouble(&error)),
        };
        if self.seat.is_some() && !host {
            self.ask_for_a_rematch().await?;
        }
        self.leave();
        let patience = PATIENCE.max(4 * self.think);
        self.player = player(self.api.address(), &next, self.token.as_deref(), &self.notes, patience);
        self.table = next;
        Ok(true)
    }

    /// Asks for the next table, or accepts it: nobody else is seated there.
    async fn ask_for_a_rematch(&mut self) -> Result<(), String> {
        let path = format!("/api/tables/{}/rematch", self.table);
        let asked = self.api.post(&path, self.token.as_deref(), json!({})).await;
        asked.map(drop).map_err(|error| format!("table {} got no rematch: {error}", self.table))
    }

    /// Listens until a moment.
    async fn listen(&mut self, until: Instant) -> Result<(), String> {
        match timeout_at(until, self.player.until(|_| false)).await {
            Ok(Err(error)) => Err(self.trouble(&error)),
            Ok(Ok(_)) | Err(_) => Ok(()),
        }
    }

    /// Waits until this client has seen a version of its table.
    pub(super) async fn catch_up(&mut self, version: Version, until: Instant) -> Result<(), String> {
        match timeout_at(until, self.player.until(|scene| scene.version >= version)).await {
            Ok(Ok(_)) => Ok(()),
            Ok(Err(error)) => Err(self.trouble(&error)),
            Err(_) => Err(format!(
                "client {} was never shown version {version} of table {}",
                self.number, self.table
            )),
        }
    }

    /// The table this client is at, and the newest version it has brought about there.
    pub(super) fn newest(&self) -> (&str, Version) {
        (&self.table, self.played.last().map_or(Version::START, |played| played.version))
    }

    /// Hangs up and closes the book on this table.
    pub(super) fn leave(&mut self) {
        self.player.hang_up();
        self.visits.push(Visit {
            client: self.number,
            table: self.table.clone(),
            seat: self.seat,
            seen: self.notes.take_seen(),
            played: std::mem::take(&mut self.played),
        });
    }

    fn trouble(&self, error: &ConnectionError) -> String {
        format!("client {} at table {}: {error}", self.number, self.table)
    }
}

/// Where somebody is to be found.
#[derive(Clone)]
pub(super) struct Place {
    pub(super) table: String,
    pub(super) seat: Option<Seat>,
    pub(super) token: Option<String>,
}

fn player(house: SocketAddr, table: &str, token: Option<&str>, notes: &Notes, patience: Duration) -> Player {
    let notes = notes.clone();
    Player::new(house, table, token)
        .with_patience(patience)
        .witnessed_by(move |received| notes.take(received))
}
