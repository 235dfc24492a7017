//! Hearing what the other copies of the program have written.

use std::time::Duration;

use sqlx::postgres::PgListener;
use sqlx::{Executor, PgPool};
use tokio::sync::broadcast;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::store::{CHANGES_KEPT, Change, TableId, Version};

/// Where appends are announced, as `NAME VERSION TABLE`, NAME being the copy that made them.
pub(super) const CHANNEL: &str = "undercroft_appends";
/// Where copies say what is not kept, as `NAME WORDS`.
pub(super) const WORDS: &str = "undercroft_words";
/// After so much silence ask whether the line is still open: a network may swallow a connection without a word.
const SILENCE: Duration = Duration::from_secs(20);
/// How long the answer to that may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// Between two attempts to reach a database that is away.
const PAUSE: Duration = Duration::from_millis(250);

/// The task that listens, for as long as its store exists.
#[derive(Debug)]
pub(super) struct Listener {
    own_name: String,
    changes: broadcast::Sender<Change>,
    task: JoinHandle<()>,
}

impl Listener {
    /// Listens from now on: whatever is appended after this returns is heard.
    pub(super) async fn start(pool: PgPool) -> sqlx::Result<Self> {
        let own_name: String = sqlx::query_scalar("SELECT gen_random_uuid()::text").fetch_one(&pool).await?;
        let line = connect(&pool).await?;
        let changes = broadcast::Sender::new(CHANGES_KEPT);
        let task = tokio::spawn(keep_listening(pool, line, own_name.clone(), changes.clone()));
        Ok(Self { own_name, changes, task })
    }

    /// What this copy signs its appends with.
    pub(super) fn own_name(&self) -> &str {
        &self.own_name
    }

    pub(super) fn changes(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn connect(pool: &PgPool) -> sqlx::Result<PgListener> {
    let mut line = PgListener::connect_with(pool).await?;
    // A lost line is reported at once and replaced here, so that nobody can miss the moment.
    line.eager_reconnect(false);
    line.listen_all([CHANNEL, WORDS]).await?;
    Ok(line)
}

/// Passes on what is heard; after every interruption says so, once it hears again.
async fn keep_listening(
    pool: PgPool,
    mut line: PgListener,
    own_name: String,
    changes: broadcast::Sender<Change>,
) {
    loop {
        while let Some((channel, payload)) = next(&mut line).await {
            if let Some(change) = parse(&channel, &payload, &own_name) {
                // An error only says that nobody is interested at the moment.
                let _ = changes.send(change);
            }
        }
        if pool.is_closed() {
            return;
        }
        tracing::warn!("lost the line to the other copies, connecting again");
        line = loop {
            match connect(&pool).await {
                Ok(line) => break line,
                Err(_) if pool.is_closed() => return,
                Err(_) => tokio::time::sleep(PAUSE).await,
            }
        };
        let _ = changes.send(Change::Resync);
    }
}

/// The next announcement, or nothing when the line is lost.
async fn next(line: &mut PgListener) -> Option<(String, String)> {
    loop {
        match timeout(SILENCE, line.try_recv()).await {
            Ok(Ok(Some(news))) => return Some((news.channel().to_owned(), news.payload().to_owned())),
            Ok(Ok(None) | Err(_)) => return None,
            Err(_silence) => match timeout(PATIENCE, line.execute("SELECT 1")).await {
                Ok(Ok(_)) => continue,
                _ => return None,
            },
        }
    }
}

/// What an announcement says, unless it is one's own.
fn parse(channel: &str, payload: &str, own_name: &str) -> Option<Change> {
    let (name, rest) = payload.split_once(' ')?;
    if name == own_name {
        return None;
    }
    if channel == WORDS {
        return Some(Change::Announced { by: name.into(), words: rest.into() });
    }
    let (version, table) = rest.split_once(' ')?;
    Some(Change::Appended(TableId::new(table).ok()?, Version(version.parse().ok()?)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_announcement_names_the_table_even_if_it_has_spaces() {
        let table = TableId::new("the long room").unwrap();
        assert_eq!(parse(CHANNEL, "b 12 the long room", "a"), Some(Change::Appended(table, Version(12))));
    }

    #[test]
    fn ones_own_announcement_is_no_news() {
        assert_eq!(parse(CHANNEL, "a 12 room", "a"), None);
        assert_eq!(parse(WORDS, "a 12 room", "a"), None);
    }

    #[test]
    fn words_are_passed_on_as_they_are() {
        let said = Change::Announced { by: "b".into(), words: "12 the long room".into() };
        assert_eq!(parse(WORDS, "b 12 the long room", "a"), Some(said));
    }

    #[test]
    fn strangers_on_the_channel_are_ignored() {
        for noise in ["", "hello", "b 12", "b twelve room", "b -1 room"] {
            assert_eq!(parse(CHANNEL, noise, "a"), None, "{noise}");
        }
    }
}
