//! Moves what was written from the write-ahead log to the data file, beside the writer.
//!
//! Left to itself SQLite has the writer do so, all at once after so many pages, and whoever moves meanwhile waits until
//! the disk has taken in megabytes. Here another connection does it bit by bit, and nobody waits.

use sqlx::{Connection, SqliteConnection};
use std::time::Duration;
use tokio::time::{MissedTickBehavior, interval};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// How often the mover looks whether there is something to move.
const ROUND: Duration = Duration::from_millis(500);
/// Fewer pages stay in the log. The later they are moved, the more often they have been written over meanwhile, and
/// need moving only once.
const WORTH_MOVING: i64 = 500;

/// A task that ends when it is stopped or dropped.
#[derive(Debug)]
pub(super) struct Mover {
    closing: CancellationToken,
    task: TaskTracker,
}

impl Mover {
    pub(super) fn start(connection: SqliteConnection) -> Mover {
        let mover = Mover { closing: CancellationToken::new(), task: TaskTracker::new() };
        mover.task.spawn(move_all(connection, mover.closing.clone()));
        mover.task.close();
        mover
    }

    /// Finishes what was begun and lets go of the file.
    pub(super) async fn stop(&self) {
        self.closing.cancel();
        self.task.wait().await;
    }
}

impl Drop for Mover {
    fn drop(&mut self) {
        self.closing.cancel();
    }
}

async fn move_all(mut connection: SqliteConnection, closing: CancellationToken) {
    let mut round = interval(ROUND);
    round.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = round.tick() => {}
            () = closing.cancelled() => break,
        }
        // Whatever keeps it from moving now, the writer still does so in the end.
        if let Err(error) = move_some(&mut connection).await {
            tracing::warn!(%error, "the write-ahead log could not be moved to the data file");
        }
    }
    if let Err(error) = connection.close().await {
        tracing::warn!(%error, "the data file was not closed tidily; nothing is lost");
    }
}

/// Moves the pages that nobody needs in the log any more, if there are enough of them. How many are left to move?
async fn move_some(connection: &mut SqliteConnection) -> sqlx::Result<i64> {
    let left = left_to_move(connection, "PRAGMA wal_checkpoint(NOOP)").await?;
    if left < WORTH_MOVING {
        return Ok(left);
    }
    left_to_move(connection, "PRAGMA wal_checkpoint(PASSIVE)").await
}

async fn left_to_move(connection: &mut SqliteConnection, asked: &'static str) -> sqlx::Result<i64> {
    let (_, written, moved): (i64, i64, i64) = sqlx::query_as(asked).fetch_one(connection).await?;
    Ok(written - moved)
}

#[cfg(test)]
mod tests {
    use super::super::writing;
    use super::*;
    use sqlx::ConnectOptions;

    /// Writes so many pages, which only the log has then, and moves what is worth it.
    async fn left_after_writing(pages: i64) -> i64 {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("moved.db");
        let mut writer = writing(&file).connect().await.unwrap();
        sqlx::raw_sql("CREATE TABLE pages (bytes BLOB)").execute(&mut writer).await.unwrap();
        let page = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < $1) \
             INSERT INTO pages SELECT randomblob(4000) FROM n";
        sqlx::query(page).bind(pages).execute(&mut writer).await.unwrap();
        let mut mover = writing(&file).connect().await.unwrap();
        move_some(&mut mover).await.unwrap()
    }

    #[tokio::test]
    async fn much_that_was_written_is_moved_while_the_writer_has_the_file_open() {
        assert_eq!(left_after_writing(2 * WORTH_MOVING).await, 0);
    }

    #[tokio::test]
    async fn little_stays_in_the_log_for_now() {
        let left = left_after_writing(WORTH_MOVING / 10).await;
        assert!(left >= WORTH_MOVING / 10, "{left} pages are left");
    }
}
