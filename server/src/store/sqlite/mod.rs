//! SQLite: one file that one process owns.
//!
//! One connection writes, a few others read, and one moves what was written from the write-ahead log to the data file;
//! the log lets them do so at the same time. What the writer
//! acknowledges has been flushed to the disk.

mod backup;
mod checkpointer;
mod committer;
mod file;
mod work;

use std::path::{Path, PathBuf};
use std::time::Duration;

use async_trait::async_trait;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, SqliteConnection, SqlitePool};
use tokio::sync::broadcast;

use super::group::{Append, Verdict, Writer};
use super::reads::Reads;
use super::records::Beat;
use super::{
    AppendError, BackupError, CHANGES_KEPT, Change, CreateError, DeviceLink, Head, KeyHash, NewTable,
    OpenError, Outage, Snapshot, Store, TableId, Unavailable, Update, Version, schema,
};
pub use backup::restore;
use checkpointer::Checkpointer;
use committer::SqliteCommitter;
use file::{Ownership, real_path};
use work::Work;

/// How long to wait for somebody who looks into the file with another tool.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);
/// Reading is short; more threads would only compete with the writer for the processor.
const READERS: u32 = 4;
/// Pages in the write-ahead log, 32 MB, before the writer moves what the [`Checkpointer`] has left there and begins it anew.
const CHECKPOINT_PAGES: &str = "8000";

/// Tables in one SQLite file.
#[derive(Debug)]
pub struct SqliteStore {
    path: PathBuf,
    reads: Reads<SqlitePool>,
    writer: Writer<Work>,
    checkpointer: Checkpointer,
    changes: broadcast::Sender<Change>,
}

impl SqliteStore {
    /// Opens the file, or makes it. Fails if another process, or this one, has it open.
    pub async fn open(path: &Path) -> Result<Self, OpenError> {
        let place = path.display().to_string();
        let path = real_path(path).map_err(|error| OpenError::failed(&place, error))?;
        let ownership = Ownership::take(&path, &place)?;

        let mut connection =
            writing(&path).connect().await.map_err(|error| OpenError::failed(&place, error))?;
        bring_up_to_date(&mut connection, &place).await?;

        let readers = SqlitePoolOptions::new().max_connections(READERS);
        let reads = Reads(readers.connect_lazy_with(reading(&path)));
        let writer = Writer::start(SqliteCommitter { connection, ownership });
        let checkpointer = Checkpointer::start(
            writing(&path).connect().await.map_err(|error| OpenError::failed(&place, error))?,
        );
        Ok(Self { path, reads, writer, checkpointer, changes: broadcast::Sender::new(CHANGES_KEPT) })
    }
}

fn writing(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(BUSY_TIMEOUT)
        .pragma("wal_autocheckpoint", CHECKPOINT_PAGES)
        .disable_statement_logging()
}

fn reading(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .read_only(true)
        .busy_timeout(BUSY_TIMEOUT)
        .disable_statement_logging()
}

/// JSON text has no NUL character; SQLite would cut a text that has, where PostgreSQL refuses it.
fn no_nul<'a>(mut texts: impl Iterator<Item = &'a String>) -> Result<(), Unavailable> {
    if texts.any(|text| text.contains('\0')) {
        return Err(Unavailable("a text holds a NUL character, which JSON has not".into()));
    }
    Ok(())
}

/// Takes the missing steps of the schema, each in its own transaction.
async fn bring_up_to_date(connection: &mut SqliteConnection, place: &str) -> Result<(), OpenError> {
    let failed = |error: sqlx::Error| OpenError::failed(place, error);
    let found = match schema_version(connection).await.map_err(failed)? {
        Some(version) => version,
        None if holds_anything(connection).await.map_err(failed)? => {
            return Err(OpenError::NotOurs(place.into()));
        }
        None => 0,
    };
    for (version, step) in schema::steps_after(found, schema::SQLITE, place)? {
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await.map_err(failed)?;
        if version == 1 {
            let table = "CREATE TABLE schema_version (version INTEGER PRIMARY KEY) STRICT";
            sqlx::query(table).execute(&mut *transaction).await.map_err(failed)?;
        }
        sqlx::raw_sql(step).execute(&mut *transaction).await.map_err(failed)?;
        let taken = sqlx::query("INSERT INTO schema_version (version) VALUES ($1)").bind(version);
        taken.execute(&mut *transaction).await.map_err(failed)?;
        transaction.commit().await.map_err(failed)?;
    }
    Ok(())
}

/// The version of the schema, or nothing if the file has none of ours.
async fn schema_version(connection: &mut SqliteConnection) -> sqlx::Result<Option<i64>> {
    let ours = "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = 'schema_version'";
    if sqlx::query_scalar::<_, i64>(ours).fetch_one(&mut *connection).await? == 0 {
        return Ok(None);
    }
    sqlx::query_scalar("SELECT coalesce(max(version), 0) FROM schema_version")
        .fetch_one(connection)
        .await
        .map(Some)
}

async fn holds_anything(connection: &mut SqliteConnection) -> sqlx::Result<bool> {
    let things: i64 = sqlx::query_scalar("SELECT count(*) FROM sqlite_schema").fetch_one(connection).await?;
    Ok(things > 0)
}

#[async_trait]
impl Store for SqliteStore {
    async fn create(&self, table: NewTable) -> Result<Version, CreateError> {
        no_nul(table.first_entries.iter().chain([&table.summary]))?;
        match self.writer.ask(Work::Create(table)).await? {
            Verdict::Written(version) => Ok(version),
            Verdict::Refused | Verdict::NoSuchTable | Verdict::Alive(_) => Err(CreateError::Exists),
        }
    }

    async fn append(
        &self,
        id: &TableId,
        after: Version,
        entries: Vec<String>,
        update: Update,
    ) -> Result<Version, AppendError> {
        no_nul(entries.iter().chain(&update.summary))?;
        self.writer.ask(Work::Append(Append { id: id.clone(), after, entries, update })).await?.of_append()
    }

    async fn read(&self, id: &TableId, after: Version) -> Result<Vec<(Version, String)>, Unavailable> {
        self.reads.entries(id, after).await
    }

    async fn head(&self, id: &TableId) -> Result<Option<Head>, Unavailable> {
        self.reads.head(id).await
    }

    async fn put_snapshot(&self, id: &TableId, version: Version, bytes: Vec<u8>) -> Result<(), Unavailable> {
        self.writer.ask(Work::Snapshot { id: id.clone(), version, bytes }).await.map(|_| ())
    }

    async fn snapshot(&self, id: &TableId) -> Result<Option<Snapshot>, Unavailable> {
        self.reads.snapshot(id).await
    }

    async fn listed(&self, limit: u32) -> Result<Vec<Head>, Unavailable> {
        self.reads.listed(limit).await
    }

    async fn tables_of(&self, key: &KeyHash) -> Result<Vec<Head>, Unavailable> {
        self.reads.tables_of(key).await
    }

    async fn beginning_with(
        &self,
        beginning: &str,
        since_ms: i64,
        limit: u32,
    ) -> Result<Vec<Head>, Unavailable> {
        self.reads.beginning_with(beginning, since_ms, limit).await
    }

    async fn unfinished_with_deadline(&self, before_ms: i64, limit: u32) -> Result<Vec<Head>, Unavailable> {
        self.reads.with_deadline(before_ms, limit).await
    }

    async fn created_before(
        &self,
        before_ms: i64,
        after: Option<(i64, TableId)>,
        limit: u32,
    ) -> Result<Vec<Head>, Unavailable> {
        self.reads.created_before(before_ms, after, limit).await
    }

    async fn delete(&self, id: &TableId, version: Version) -> Result<bool, Unavailable> {
        let deleted = self.writer.ask(Work::Delete { id: id.clone(), version }).await?;
        Ok(matches!(deleted, Verdict::Written(_)))
    }

    async fn knows(&self, key: &KeyHash) -> Result<bool, Unavailable> {
        self.reads.knows(key).await
    }

    async fn unfinished_of(&self, key: &KeyHash) -> Result<u64, Unavailable> {
        self.reads.unfinished_of(key).await
    }

    async fn count(&self) -> Result<u64, Unavailable> {
        self.reads.count().await
    }

    async fn beat(&self, now_ms: i64, grace_ms: i64) -> Result<Option<Outage>, Unavailable> {
        match self.writer.ask(Work::Beat(Beat::new(now_ms, grace_ms))).await? {
            Verdict::Alive(outage) => Ok(outage),
            Verdict::Written(_) | Verdict::Refused | Verdict::NoSuchTable => Ok(None),
        }
    }

    async fn last_beat(&self) -> Result<Option<i64>, Unavailable> {
        self.reads.last_beat().await
    }

    async fn outages_since(&self, ms: i64) -> Result<Vec<Outage>, Unavailable> {
        self.reads.outages_since(ms).await
    }

    async fn secret(&self, name: &str, new: Vec<u8>) -> Result<Vec<u8>, Unavailable> {
        self.writer.ask(Work::KeepSecret { name: name.into(), bytes: new }).await?;
        self.reads.secret(name).await?.ok_or_else(|| Unavailable("a secret was not kept".into()))
    }

    async fn subscribe(&self, key: &KeyHash, subscription: String) -> Result<(), Unavailable> {
        no_nul([&subscription].into_iter())?;
        self.writer.ask(Work::Subscribe { key: *key, subscription }).await.map(|_| ())
    }

    async fn unsubscribe(&self, key: &KeyHash, subscription: String) -> Result<(), Unavailable> {
        self.writer.ask(Work::Unsubscribe { key: *key, subscription }).await.map(|_| ())
    }

    async fn subscription(&self, key: &KeyHash) -> Result<Option<String>, Unavailable> {
        self.reads.subscription(key).await
    }

    async fn history_of(
        &self,
        key: &KeyHash,
        after: Option<(i64, TableId)>,
        limit: u32,
    ) -> Result<Vec<Head>, Unavailable> {
        self.reads.history_of(key, after, limit).await
    }

    async fn devices_of(&self, key: &KeyHash) -> Result<Vec<KeyHash>, Unavailable> {
        self.reads.devices_of(key).await
    }

    async fn forget_history(&self, key: &KeyHash) -> Result<(), Unavailable> {
        self.writer.ask(Work::ForgetHistory { key: *key }).await.map(|_| ())
    }

    async fn link_device(&self, link: DeviceLink) -> Result<(), Unavailable> {
        self.writer.ask(Work::LinkDevice(link)).await.map(|_| ())
    }

    async fn join_devices(&self, pass: &KeyHash, key: &KeyHash, now_ms: i64) -> Result<bool, Unavailable> {
        let joined = self.writer.ask(Work::JoinDevices { pass: *pass, key: *key, now_ms }).await?;
        Ok(matches!(joined, Verdict::Written(_)))
    }

    fn is_shared(&self) -> bool {
        false
    }

    fn changes(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }

    async fn backup(&self, path: &Path) -> Result<(), BackupError> {
        backup::backup(&self.path, path).await
    }

    async fn close(&self) {
        // The writer goes last: only it may tidy up the write-ahead log.
        self.reads.0.close().await;
        self.checkpointer.stop().await;
        self.writer.stop().await;
    }
}
