//! PostgreSQL: one database, any number of copies of the program.
//!
//! A lone write is one statement, hence one transaction and one round trip: it judges the version, writes, and tells
//! the other copies, all or nothing. A copy that comes second waits for the row, sees the new version and gives up.
//! Appends that wait together share a transaction, for PostgreSQL commits transactions that announce something one
//! after the other, each with its flush of the disk.

mod committer;
mod listen;

use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::error::DatabaseError;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{ConnectOptions, Connection, Executor, PgConnection, PgPool};
use tokio::sync::broadcast;

use super::group::{Append, Verdict, Writer};
use super::people::in_postgres as people;
use super::reads::{KEEP_SECRET, Reads, SUBSCRIBE, UNSUBSCRIBE};
use super::records::{Beat, OutageRow};
use super::{
    AppendError, BackupError, Change, CreateError, DeviceLink, Head, KeyHash, NewTable, OpenError, Outage,
    Snapshot, Store, TableId, Unavailable, Update, Version, schema,
};
use committer::PostgresCommitter;
use listen::Listener;

/// Connections of one copy. PostgreSQL allows 100 in all unless told otherwise.
const CONNECTIONS: u32 = 16;
/// How long a move may wait for a connection before its player is told to try again.
const PATIENCE: Duration = Duration::from_secs(5);
/// Keeps two copies from bringing the schema up to date at once. Any number will do if nobody else uses it.
const SCHEMA_LOCK: i64 = 0x756e_6465_7263;
/// Keeps two copies from joining devices at once: each might join what the other has just moved.
const DEVICES_LOCK: i64 = 0x756e_6465_7264;

/// A house may have switched off waiting for the disk for all its databases; what we acknowledge is on the disk.
const DURABLE: &str = "SELECT set_config('synchronous_commit', 'on', false) \
     WHERE current_setting('synchronous_commit') = 'off'";

const CREATE: &str = "WITH made AS ( \
         INSERT INTO tables (id, created_ms, version, listed, finished, next_deadline_ms, summary) \
         VALUES ($1, $2, cardinality($5::text[]), $3, FALSE, NULL, $4) ON CONFLICT (id) DO NOTHING RETURNING version \
     ), written AS ( \
         INSERT INTO entries (table_id, version, entry) \
         SELECT $1, e.number, e.entry FROM made, unnest($5::text[]) WITH ORDINALITY AS e (entry, number) \
     ), seated AS ( \
         INSERT INTO seat_keys (key_hash, table_id) \
         SELECT DISTINCT k.key_hash, $1 FROM made, unnest($6::bytea[]) AS k (key_hash) \
     ) SELECT version FROM made";

const APPEND: &str = "WITH advanced AS ( \
         UPDATE tables SET version = version + cardinality($3::text[]), listed = coalesce($4, listed), \
             finished = coalesce($5, finished), summary = coalesce($6, summary), \
             next_deadline_ms = CASE WHEN $7 THEN $8 ELSE next_deadline_ms END \
         WHERE id = $1 AND version = $2 RETURNING version \
     ), written AS ( \
         INSERT INTO entries (table_id, version, entry) \
         SELECT $1, $2 + e.number, e.entry FROM advanced, unnest($3::text[]) WITH ORDINALITY AS e (entry, number) \
     ), seated AS ( \
         INSERT INTO seat_keys (key_hash, table_id) \
         SELECT DISTINCT k.key_hash, $1 FROM advanced, unnest($9::bytea[]) AS k (key_hash) ON CONFLICT DO NOTHING \
     ), unseated AS ( \
         DELETE FROM seat_keys USING advanced WHERE table_id = $1 AND key_hash = ANY ($10::bytea[]) \
     ), told AS ( \
         SELECT pg_notify($11, $12 || ' ' || version || ' ' || $1) FROM advanced WHERE cardinality($3::text[]) > 0 \
     ) SELECT (SELECT version FROM advanced), EXISTS (SELECT 1 FROM tables WHERE id = $1), (SELECT count(*) FROM told)";

const SNAPSHOT: &str = "INSERT INTO snapshots (table_id, version, bytes) \
     SELECT id, $2, $3 FROM tables WHERE id = $1 AND version >= $2 \
     ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, bytes = excluded.bytes \
     WHERE excluded.version >= snapshots.version";
const DELETE: &str = "WITH gone AS (DELETE FROM tables WHERE id = $1 AND version = $2 RETURNING id), \
     entries AS (DELETE FROM entries USING gone WHERE table_id = gone.id), \
     seats AS (DELETE FROM seat_keys USING gone WHERE table_id = gone.id), \
     snapshot AS (DELETE FROM snapshots USING gone WHERE table_id = gone.id) \
     SELECT count(*) FROM gone";
/// A copy that comes second waits for the row and finds that somebody has just been alive. A beat that comes before the
/// last one changes nothing but makes the two equal, so it never ends an outage.
const BEAT: &str = "WITH beaten AS ( \
         INSERT INTO heartbeat (one, before_ms, last_ms) VALUES (1, $1, $1) ON CONFLICT (one) DO UPDATE \
         SET before_ms = heartbeat.last_ms, last_ms = greatest(heartbeat.last_ms, excluded.last_ms) \
         RETURNING before_ms, last_ms \
     ) INSERT INTO outages (from_ms, to_ms) SELECT before_ms, last_ms FROM beaten WHERE before_ms < $2 \
     RETURNING from_ms, to_ms";
/// A database with stricter habits would refuse the one that waited.
const READ_COMMITTED: &str = "BEGIN ISOLATION LEVEL READ COMMITTED";

/// Tables in a PostgreSQL database.
#[derive(Debug)]
pub struct PostgresStore {
    reads: Reads<PgPool>,
    listener: Listener,
    appends: Writer<Append>,
}

impl PostgresStore {
    /// Connects, makes or updates the schema, and starts to listen to the other copies.
    pub async fn open(url: &str) -> Result<Self, OpenError> {
        let options =
            PgConnectOptions::from_str(url).map_err(|error| OpenError::failed("at that address", error))?;
        let place = format!("{} at {}", options.get_database().unwrap_or("postgres"), options.get_host());
        let options = options.application_name("undercroft").disable_statement_logging();

        let mut connection = options.connect().await.map_err(|error| OpenError::failed(&place, error))?;
        bring_up_to_date(&mut connection, &place).await?;
        connection.close().await.map_err(|error| OpenError::failed(&place, error))?;

        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(PATIENCE)
            .after_connect(|connection, _| Box::pin(async { connection.execute(DURABLE).await.map(|_| ()) }))
            .connect_lazy_with(options);
        let listener =
            Listener::start(pool.clone()).await.map_err(|error| OpenError::failed(&place, error))?;
        let committer = PostgresCommitter { pool: pool.clone(), own_name: listener.own_name().to_owned() };
        Ok(Self { reads: Reads(pool), listener, appends: Writer::start(committer) })
    }

    fn pool(&self) -> &PgPool {
        &self.reads.0
    }
}

/// An append as one statement.
async fn append_alone(pool: &PgPool, own_name: &str, append: &Append) -> sqlx::Result<Verdict> {
    let Append { id, after, entries, update } = append;
    let judged = sqlx::query_as::<_, (Option<i64>, bool, i64)>(APPEND)
        .bind(id.as_str())
        .bind(after.to_sql())
        .bind(entries)
        .bind(update.listed)
        .bind(update.finished)
        .bind(update.summary.as_deref())
        .bind(update.next_deadline_ms.is_some())
        .bind(update.next_deadline_ms.flatten())
        .bind(update.keys_added.iter().map(|key| key.to_sql()).collect::<Vec<_>>())
        .bind(update.keys_gone().map(|key| key.to_sql()).collect::<Vec<_>>())
        .bind(listen::CHANNEL)
        .bind(own_name);
    match judged.fetch_one(pool).await {
        Ok((Some(version), _, _)) => Ok(Verdict::Written(Version::from_sql(version))),
        Ok((None, true, _)) => Ok(Verdict::Refused),
        Ok((None, false, _)) => Ok(Verdict::NoSuchTable),
        Err(sqlx::Error::Database(error)) if came_second(error.as_ref()) => Ok(Verdict::Refused),
        Err(error) => Err(error),
    }
}

/// The two ways in which a database with stricter habits than the default one says that somebody else was first.
fn came_second(error: &dyn DatabaseError) -> bool {
    const SERIALIZATION_FAILURE: &str = "40001";
    error.is_unique_violation() || error.code().as_deref() == Some(SERIALIZATION_FAILURE)
}

/// Takes the missing steps of the schema, all in one transaction, while other copies wait.
async fn bring_up_to_date(connection: &mut PgConnection, place: &str) -> Result<(), OpenError> {
    let failed = |error: sqlx::Error| OpenError::failed(place, error);
    let mut transaction = connection.begin().await.map_err(failed)?;
    let lock = sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(SCHEMA_LOCK);
    lock.execute(&mut *transaction).await.map_err(failed)?;
    let ours = sqlx::query_scalar("SELECT to_regclass('schema_version') IS NOT NULL");
    let found: i64 = if ours.fetch_one(&mut *transaction).await.map_err(failed)? {
        let newest = sqlx::query_scalar("SELECT coalesce(max(version), 0) FROM schema_version");
        newest.fetch_one(&mut *transaction).await.map_err(failed)?
    } else {
        let table = sqlx::query("CREATE TABLE schema_version (version BIGINT PRIMARY KEY)");
        table.execute(&mut *transaction).await.map_err(failed)?;
        0
    };
    for (version, step) in schema::steps_after(found, schema::POSTGRES, place)? {
        sqlx::raw_sql(step).execute(&mut *transaction).await.map_err(failed)?;
        let taken = sqlx::query("INSERT INTO schema_version (version) VALUES ($1)").bind(version);
        taken.execute(&mut *transaction).await.map_err(failed)?;
    }
    transaction.commit().await.map_err(failed)
}

#[async_trait]
impl Store for PostgresStore {
    async fn create(&self, table: NewTable) -> Result<Version, CreateError> {
        let made = sqlx::query_scalar::<_, i64>(CREATE)
            .bind(table.id.as_str())
            .bind(table.created_ms)
            .bind(table.listed)
            .bind(table.summary)
            .bind(table.first_entries)
            .bind(table.keys.iter().map(|key| key.to_sql()).collect::<Vec<_>>());
        match made.fetch_optional(self.pool()).await.map_err(Unavailable::from)? {
            Some(version) => Ok(Version::from_sql(version)),
            None => Err(CreateError::Exists),
        }
    }

    async fn append(
        &self,
        id: &TableId,
        after: Version,
        entries: Vec<String>,
        update: Update,
    ) -> Result<Version, AppendError> {
        let append = Append { id: id.clone(), after, entries, update };
        let verdict = if append.is_plain() {
            self.appends.ask(append).await?
        } else {
            append_alone(self.pool(), self.listener.own_name(), &append).await.map_err(Unavailable::from)?
        };
        verdict.of_append()
    }

    async fn read(&self, id: &TableId, after: Version) -> Result<Vec<(Version, String)>, Unavailable> {
        self.reads.entries(id, after).await
    }

    async fn head(&self, id: &TableId) -> Result<Option<Head>, Unavailable> {
        self.reads.head(id).await
    }

    async fn put_snapshot(&self, id: &TableId, version: Version, bytes: Vec<u8>) -> Result<(), Unavailable> {
        let kept = sqlx::query(SNAPSHOT).bind(id.as_str()).bind(version.to_sql()).bind(bytes);
        kept.execute(self.pool()).await?;
        Ok(())
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
        let deleted = sqlx::query_scalar::<_, i64>(DELETE).bind(id.as_str()).bind(version.to_sql());
        Ok(deleted.fetch_one(self.pool()).await? == 1)
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
        let beat = Beat::new(now_ms, grace_ms);
        let mut transaction = self.pool().begin_with(READ_COMMITTED).await?;
        let beaten = sqlx::query_as::<_, OutageRow>(BEAT).bind(beat.now_ms).bind(beat.expected_ms);
        let outage = beaten.fetch_optional(&mut *transaction).await?.map(Outage::from);
        transaction.commit().await?;
        Ok(outage)
    }

    async fn last_beat(&self) -> Result<Option<i64>, Unavailable> {
        self.reads.last_beat().await
    }

    async fn outages_since(&self, ms: i64) -> Result<Vec<Outage>, Unavailable> {
        self.reads.outages_since(ms).await
    }

    async fn secret(&self, name: &str, new: Vec<u8>) -> Result<Vec<u8>, Unavailable> {
        sqlx::query(KEEP_SECRET).bind(name).bind(new).execute(self.pool()).await?;
        self.reads.secret(name).await?.ok_or_else(|| Unavailable("a secret was not kept".into()))
    }

    async fn subscribe(&self, key: &KeyHash, subscription: String) -> Result<(), Unavailable> {
        sqlx::query(SUBSCRIBE).bind(key.to_sql()).bind(subscription).execute(self.pool()).await?;
        Ok(())
    }

    async fn unsubscribe(&self, key: &KeyHash, subscription: String) -> Result<(), Unavailable> {
        sqlx::query(UNSUBSCRIBE).bind(key.to_sql()).bind(subscription).execute(self.pool()).await?;
        Ok(())
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
        people::forget(&mut *self.pool().acquire().await?, key).await?;
        Ok(())
    }

    async fn link_device(&self, link: DeviceLink) -> Result<(), Unavailable> {
        let mut transaction = self.pool().begin_with(READ_COMMITTED).await?;
        people::link(&mut transaction, &link).await?;
        transaction.commit().await?;
        Ok(())
    }

    async fn join_devices(&self, pass: &KeyHash, key: &KeyHash, now_ms: i64) -> Result<bool, Unavailable> {
        let mut transaction = self.pool().begin_with(READ_COMMITTED).await?;
        let lock = sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(DEVICES_LOCK);
        lock.execute(&mut *transaction).await?;
        let joined = people::join(&mut transaction, pass, key, now_ms).await?;
        transaction.commit().await?;
        Ok(joined)
    }

    fn is_shared(&self) -> bool {
        true
    }

    async fn announce(&self, words: String) -> Result<(), Unavailable> {
        let said = sqlx::query("SELECT pg_notify($1, $2 || ' ' || $3)").bind(listen::WORDS);
        said.bind(self.listener.own_name()).bind(words).execute(self.pool()).await?;
        Ok(())
    }

    fn changes(&self) -> broadcast::Receiver<Change> {
        self.listener.changes()
    }

    async fn backup(&self, _path: &Path) -> Result<(), BackupError> {
        Err(BackupError::UsePgDump)
    }

    async fn close(&self) {
        self.appends.stop().await;
        self.pool().close().await;
    }
}
