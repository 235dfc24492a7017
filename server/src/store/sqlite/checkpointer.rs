//! Checkpoints: moves what was written from the write-ahead log to the data file, beside the writer.
//!
//! Left to itself SQLite has the writer do so, all at once after so many pages, and whoever writes meanwhile waits until
//! the disk has taken in megabytes. Here another connection does it bit by bit, and nobody waits.

use sqlx::{Connection, SqliteConnection};
use std::time::Duration;
use tokio::time::{MissedTickBehavior, interval};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// How often it is looked whether there is something to move.
const ROUND: Duration = Duration::from_millis(500);
/// Fewer pages stay in the log. The later they are moved, the more often they have been written over meanwhile, and
/// need moving only once.
const WORTH_A_CHECKPOINT: i64 = 500;

/// A task that checkpoints, and ends when it is stopped or dropped.
#[derive(Debug)]
pub(super) struct Checkpointer {
    closing: CancellationToken,
    task: TaskTracker,
}

impl Checkpointer {
    pub(super) fn start(connection: SqliteConnection) -> Checkpointer {
        let checkpointer = Checkpointer { closing: CancellationToken::new(), task: TaskTracker::new() };
        checkpointer.task.spawn(checkpoint_all(connection, checkpointer.closing.clone()));
        checkpointer.task.close();
        checkpointer
    }

    /// Finishes what was begun and lets go of the file.
    pub(super) async fn stop(&self) {
        self.closing.cancel();
        self.task.wait().await;
    }
}

impl Drop for Checkpointer {
    fn drop(&mut self) {
        self.closing.cancel();
    }
}

async fn checkpoint_all(mut connection: SqliteConnection, closing: CancellationToken) {
    let mut round = interval(ROUND);
    round.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = round.tick() => {}
            () = closing.cancelled() => break,
        }
        // Whatever keeps it from moving now, the writer still does so in the end.
        if let Err(error) = checkpoint(&mut connection).await {
            tracing::warn!(%error, "the write-ahead log could not be checkpointed to the data file");
        }
    }
    if let Err(error) = connection.close().await {
        tracing::warn!(%error, "the data file was not closed tidily; nothing is lost");
    }
}

/// Moves the pages that nobody needs in the log any more, if there are enough of them. How many are left to move?
async fn checkpoint(connection: &mut SqliteConnection) -> sqlx::Result<i64> {
    let left = left_to_move(connection, "PRAGMA wal_checkpoint(NOOP)").await?;
    if left < WORTH_A_CHECKPOINT {
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
        let mut checkpointer = writing(&file).connect().await.unwrap();
        checkpoint(&mut checkpointer).await.unwrap()
    }

    #[tokio::test]
    async fn much_that_was_written_is_moved_while_the_writer_has_the_file_open() {
        assert_eq!(left_after_writing(2 * WORTH_A_CHECKPOINT).await, 0);
    }

    #[tokio::test]
    async fn little_stays_in_the_log_for_now() {
        let left = left_after_writing(WORTH_A_CHECKPOINT / 10).await;
        assert!(left >= WORTH_A_CHECKPOINT / 10, "{left} pages are left");
    }
}
