//! A party: the same people at one table after another, however often the house falls down around them.

use super::diary::Diary;
use super::person::{Person, watch};
use crate::common::dice::Dice;
use serde_json::{Value, json};
use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::task::JoinSet;
use undercroft_client::{RestClient, RestError};
use undercroft_core::Seat;
use undercroft_server::table::Version;

/// People who play together, and bots of the house with some of them.
pub(crate) struct Party {
    api: RestClient,
    number: u64,
    dice: Dice,
    /// No new table is wanted once this is so.
    closing: Arc<AtomicBool>,
}

/// Those who are still at the last table.
pub(crate) struct Guests {
    pub(crate) table: String,
    pub(crate) people: Vec<Person>,
}

/// Asks until the house is there to answer.
async fn insist<T, F: Future<Output = Result<T, RestError>>>(ask: impl Fn() -> F) -> Result<T, RestError> {
    loop {
        match ask().await {
            Err(RestError::Unreachable(_)) => {}
            Err(RestError::Refused { status, .. }) if status.is_server_error() => {}
            answer => return answer,
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// The table as anybody sees it.
async fn table_now(api: &RestClient, table: &str, token: Option<&str>) -> Value {
    let path = format!("/api/tables/{table}");
    insist(|| api.get(&path, token)).await.expect("a table that was opened is there")
}

/// The last version of a table that nobody plays at any more.
pub(crate) async fn last_version(house: SocketAddr, table: &str) -> Version {
    let now = table_now(&RestClient::at(house), table, None).await;
    Version(now["scene"]["version"].as_u64().expect("a scene has a version"))
}

impl Party {
    pub(crate) fn new(house: SocketAddr, number: u64, dice: Dice, closing: Arc<AtomicBool>) -> Party {
        Party { api: RestClient::at(house), number, dice, closing }
    }

    /// How many people there are; with the bots they fill the table.
    fn people(&self) -> u64 {
        self.players() - self.number % 3
    }

    fn players(&self) -> u64 {
        3 + self.number / 4
    }

    fn wish(&self) -> Value {
        json!({
            "game": if self.number % 4 == 3 { "bidding" } else { "raiders" },
            "players": self.players(),
            "bot_pace": "at_once",
            "bots": vec!["random"; (self.number % 3) as usize],
            "pace": if self.number.is_multiple_of(2) { "untimed" } else { "relaxed" },
            "name": "Host",
        })
    }

    /// Plays one game after another until no more are wanted.
    pub(crate) async fn play(mut self) -> (Vec<Diary>, Guests) {
        let mut tokens = Vec::new();
        for _ in 0..self.people() {
            tokens.push(insist(|| self.api.token()).await.expect("everybody gets a token"));
        }
        let (mut diaries, mut table) = (Vec::new(), self.open(&tokens).await);
        loop {
            let people = self.game(&table, &tokens, &mut diaries).await;
            if self.closing.load(Ordering::Relaxed) {
                return (diaries, Guests { table, people });
            }
            diaries.extend(people.into_iter().map(Person::leave));
            let asker: &String = self.dice.pick(&tokens);
            table = match self.dice.below(2) {
                0 => self.open(&tokens).await,
                _ => self.rematch(&table, asker, &tokens).await,
            };
        }
    }

    async fn game(&mut self, table: &str, tokens: &[String], diaries: &mut Vec<Diary>) -> Vec<Person> {
        let house = self.api.address();
        let watcher = tokio::spawn(watch(house, table.into()));
        let mut playing = JoinSet::new();
        for token in tokens {
            let now = table_now(&self.api, table, Some(token)).await;
            let seat: Option<Seat> = serde_json::from_value(now["scene"]["seat"].clone()).unwrap();
            let seat = seat.expect("everybody has a seat");
            playing.spawn(Person::new(house, table, token, seat, self.dice.fork()).play());
        }
        let people = playing.join_all().await;
        diaries.push(watcher.await.expect("watching is no reason to panic"));
        people
    }

    /// Opens a table and sits down at it. Whoever is not heard asks again: a seat that was taken stays taken.
    async fn open(&self, tokens: &[String]) -> String {
        let wish = self.wish();
        let table = insist(|| self.api.open(&tokens[0], wish.clone())).await.expect("a table is opened");
        for token in &tokens[1..] {
            match insist(|| self.api.sit(&table, token, "Guest")).await {
                Ok(_) => {}
                Err(RestError::Refused { body, .. }) if body.to_string().contains("already") => {}
                Err(error) => panic!("nobody sits down: {error}"),
            }
        }
        table
    }

    /// One asks for the next table, and everybody else accepts.
    async fn rematch(&self, table: &str, asker: &str, tokens: &[String]) -> String {
        let path = format!("/api/tables/{table}/rematch");
        let next = insist(|| self.api.post(&path, Some(asker), json!({}))).await;
        for token in tokens {
            insist(|| self.api.post(&path, Some(token.as_str()), json!({})))
                .await
                .expect("everybody accepts");
        }
        next.expect("the same people go on")["table"].as_str().expect("at another table").into()
    }
}
