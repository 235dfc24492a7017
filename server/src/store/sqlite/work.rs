//! What the writer is asked to do: the rarer kinds one piece at a time, in a transaction that somebody else began.

use sqlx::SqliteConnection;

use crate::store::group::{Append, Verdict};
use crate::store::people::in_sqlite as people;
use crate::store::reads::{KEEP_SECRET, SUBSCRIBE, UNSUBSCRIBE};
use crate::store::records::{Beat, OutageRow};
use crate::store::{DeviceLink, KeyHash, NewTable, Outage, TableId, Version};

/// A piece of writing.
#[derive(Debug)]
pub(super) enum Work {
    Create(NewTable),
    Append(Append),
    Delete { id: TableId, version: Version },
    Snapshot { id: TableId, version: Version, bytes: Vec<u8> },
    Beat(Beat),
    KeepSecret { name: String, bytes: Vec<u8> },
    Subscribe { key: KeyHash, subscription: String },
    Unsubscribe { key: KeyHash, subscription: String },
    ForgetHistory { key: KeyHash },
    LinkDevice(DeviceLink),
    JoinDevices { pass: KeyHash, key: KeyHash, now_ms: i64 },
}

const CREATE: &str = "INSERT INTO tables (id, created_ms, version, listed, finished, next_deadline_ms, summary) \
     VALUES ($1, $2, $3, $4, 0, NULL, $5) ON CONFLICT (id) DO NOTHING";
/// The judgement and the change in one: it touches no row unless the log ends where the caller thought.
const ADVANCE: &str = "UPDATE tables SET version = version + $3, listed = coalesce($4, listed), \
     finished = coalesce($5, finished), summary = coalesce($6, summary), \
     next_deadline_ms = CASE WHEN $7 THEN $8 ELSE next_deadline_ms END WHERE id = $1 AND version = $2";
const DELETE: &str = "DELETE FROM tables WHERE id = $1 AND version = $2";
const DELETE_THE_REST: [&str; 3] = [
    "DELETE FROM entries WHERE table_id = $1",
    "DELETE FROM seat_keys WHERE table_id = $1",
    "DELETE FROM snapshots WHERE table_id = $1",
];
const EXISTS: &str = "SELECT EXISTS (SELECT 1 FROM tables WHERE id = $1)";
const ENTRY: &str = "INSERT INTO entries (table_id, version, entry) VALUES ($1, $2, $3)";
const SEAT: &str = "INSERT INTO seat_keys (key_hash, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";
const UNSEAT: &str = "DELETE FROM seat_keys WHERE key_hash = $1 AND table_id = $2";
const SNAPSHOT: &str = "INSERT INTO snapshots (table_id, version, bytes) \
     SELECT id, $2, $3 FROM tables WHERE id = $1 AND version >= $2 \
     ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, bytes = excluded.bytes \
     WHERE excluded.version >= snapshots.version";
/// A beat that comes before the last one changes nothing but makes the two equal, so it never ends an outage.
const BEAT: &str = "INSERT INTO heartbeat (one, before_ms, last_ms) VALUES (1, $1, $1) \
         ON CONFLICT (one) DO UPDATE SET before_ms = last_ms, last_ms = max(last_ms, excluded.last_ms); \
     INSERT INTO outages (from_ms, to_ms) SELECT before_ms, last_ms FROM heartbeat WHERE before_ms < $2 \
         RETURNING from_ms, to_ms";

/// Does it, or finds that it must not be done. On an error the transaction is spoilt.
pub(super) async fn perform(connection: &mut SqliteConnection, work: &Work) -> sqlx::Result<Verdict> {
    match work {
        Work::Create(table) => create(connection, table).await,
        Work::Append(append) => perform_append(connection, append).await,
        Work::Delete { id, version } => delete(connection, id, *version).await,
        Work::Snapshot { id, version, bytes } => {
            let kept = sqlx::query(SNAPSHOT).bind(id.as_str()).bind(version.to_sql()).bind(bytes.clone());
            let rows = kept.execute(connection).await?.rows_affected();
            Ok(if rows == 1 { Verdict::Written(*version) } else { Verdict::Refused })
        }
        Work::Beat(beat) => {
            let beaten = sqlx::query_as::<_, OutageRow>(BEAT).bind(beat.now_ms).bind(beat.expected_ms);
            Ok(Verdict::Alive(beaten.fetch_all(connection).await?.pop().map(Outage::from)))
        }
        Work::KeepSecret { name, bytes } => {
            sqlx::query(KEEP_SECRET).bind(name.as_str()).bind(bytes.as_slice()).execute(connection).await?;
            Ok(Verdict::Written(Version::START))
        }
        Work::Subscribe { key, subscription } => {
            let kept = sqlx::query(SUBSCRIBE).bind(key.to_sql()).bind(subscription.as_str());
            kept.execute(connection).await?;
            Ok(Verdict::Written(Version::START))
        }
        Work::Unsubscribe { key, subscription } => {
            let gone = sqlx::query(UNSUBSCRIBE).bind(key.to_sql()).bind(subscription.as_str());
            gone.execute(connection).await?;
            Ok(Verdict::Written(Version::START))
        }
        Work::ForgetHistory { key } => {
            people::forget(connection, key).await?;
            Ok(Verdict::Written(Version::START))
        }
        Work::LinkDevice(link) => {
            people::link(connection, link).await?;
            Ok(Verdict::Written(Version::START))
        }
        Work::JoinDevices { pass, key, now_ms } => {
            let joined = people::join(connection, pass, key, *now_ms).await?;
            Ok(if joined { Verdict::Written(Version::START) } else { Verdict::Refused })
        }
    }
}

async fn create(connection: &mut SqliteConnection, table: &NewTable) -> sqlx::Result<Verdict> {
    let version = Version(table.first_entries.len() as u64);
    let made = sqlx::query(CREATE)
        .bind(table.id.as_str())
        .bind(table.created_ms)
        .bind(version.to_sql())
        .bind(table.listed)
        .bind(table.summary.as_str());
    if made.execute(&mut *connection).await?.rows_affected() == 0 {
        return Ok(Verdict::Refused);
    }
    write_entries(connection, &table.id, (1..).zip(table.first_entries.iter().map(String::as_str))).await?;
    for &key in &table.keys {
        seat(connection, &table.id, key).await?;
    }
    Ok(Verdict::Written(version))
}

async fn delete(connection: &mut SqliteConnection, id: &TableId, version: Version) -> sqlx::Result<Verdict> {
    let gone = sqlx::query(DELETE).bind(id.as_str()).bind(version.to_sql());
    if gone.execute(&mut *connection).await?.rows_affected() == 0 {
        return Ok(Verdict::Refused);
    }
    for rest in DELETE_THE_REST {
        sqlx::query(rest).bind(id.as_str()).execute(&mut *connection).await?;
    }
    Ok(Verdict::Written(version))
}

async fn perform_append(connection: &mut SqliteConnection, append: &Append) -> sqlx::Result<Verdict> {
    let Append { id, after, entries, update } = append;
    let advance = sqlx::query(ADVANCE)
        .bind(id.as_str())
        .bind(after.to_sql())
        .bind(entries.len() as i64)
        .bind(update.listed)
        .bind(update.finished)
        .bind(update.summary.as_deref())
        .bind(update.next_deadline_ms.is_some())
        .bind(update.next_deadline_ms.flatten());
    if advance.execute(&mut *connection).await?.rows_affected() == 0 {
        let exists: bool = sqlx::query_scalar(EXISTS).bind(id.as_str()).fetch_one(connection).await?;
        return Ok(if exists { Verdict::Refused } else { Verdict::NoSuchTable });
    }
    write_entries(connection, id, append.numbered()).await?;
    for key in update.keys_gone() {
        sqlx::query(UNSEAT).bind(key.to_sql()).bind(id.as_str()).execute(&mut *connection).await?;
    }
    for &key in &update.keys_added {
        seat(connection, id, key).await?;
    }
    Ok(Verdict::Written(append.leads_to()))
}

async fn write_entries<'a>(
    connection: &mut SqliteConnection,
    id: &TableId,
    numbered: impl Iterator<Item = (i64, &'a str)>,
) -> sqlx::Result<()> {
    for (version, entry) in numbered {
        sqlx::query(ENTRY).bind(id.as_str()).bind(version).bind(entry).execute(&mut *connection).await?;
    }
    Ok(())
}

async fn seat(connection: &mut SqliteConnection, id: &TableId, key: KeyHash) -> sqlx::Result<()> {
    sqlx::query(SEAT).bind(key.to_sql()).bind(id.as_str()).execute(connection).await?;
    Ok(())
}
