//! The questions both databases are asked, in the same words.
//!
//! Both understand this much SQL, and sqlx numbers the parameters `$1`, `$2` for either; only the type of the pool
//! differs, so the questions are written once and made for both.

use sqlx::{PgPool, SqlitePool};

use super::people::DEVICES;
use super::records::{HeadRow, OutageRow};
use super::{Head, KeyHash, Outage, Snapshot, TableId, Unavailable, Version};

/// Starts a question for heads, with the columns in the order of [`HeadRow`].
macro_rules! heads {
    ($rest:literal) => {
        concat!(
            "SELECT id, version, created_ms, listed, finished, next_deadline_ms, summary FROM tables ",
            $rest
        )
    };
}

const HEAD: &str = heads!("WHERE id = $1");
const LISTED: &str = heads!("WHERE listed AND NOT finished ORDER BY created_ms DESC, id LIMIT $1");
const TABLES_OF: &str = heads!(
    "WHERE id IN (SELECT table_id FROM seat_keys WHERE key_hash = $1) ORDER BY finished, created_ms DESC, id"
);
const HISTORY_OF: &str = heads!(
    "WHERE finished AND (created_ms < $2 OR (created_ms = $2 AND id > $3)) AND id IN (SELECT table_id FROM seat_keys \
     WHERE key_hash = $1 OR key_hash IN (SELECT key_hash FROM people WHERE person = (SELECT person FROM people \
     WHERE key_hash = $1))) ORDER BY created_ms DESC, id LIMIT $4"
);
const WITH_DEADLINE: &str = heads!(
    "WHERE NOT finished AND next_deadline_ms IS NOT NULL AND next_deadline_ms < $1 \
     ORDER BY next_deadline_ms, id LIMIT $2"
);
/// Names are compared byte by byte, so those that begin like one are a stretch of the index.
const BEGINNING_WITH: &str =
    heads!("WHERE id >= $1 AND id < $2 AND created_ms >= $3 AND NOT finished ORDER BY id LIMIT $4");
const CREATED_BEFORE: &str = heads!(
    "WHERE created_ms < $1 AND (created_ms > $2 OR (created_ms = $2 AND id > $3)) ORDER BY created_ms, id LIMIT $4"
);
/// A log is asked for as one row, the version of its first entry and all entries as a JSON array of texts: a connection
/// hands over row by row, from one thread to another, and that takes longer than reading them.
const SQLITE_ENTRIES: &str = "SELECT min(version), json_group_array(entry ORDER BY version) FROM entries \
     WHERE table_id = $1 AND version > $2";
const POSTGRES_ENTRIES: &str = "SELECT min(version), json_agg(entry ORDER BY version)::text FROM entries \
     WHERE table_id = $1 AND version > $2";
const SNAPSHOT: &str = "SELECT version, bytes FROM snapshots WHERE table_id = $1";
const OUTAGES: &str = "SELECT from_ms, to_ms FROM outages WHERE to_ms > $1 ORDER BY to_ms";
const SECRET: &str = "SELECT bytes FROM secrets WHERE name = $1";
const SUBSCRIPTION: &str = "SELECT subscription FROM pushes WHERE key_hash = $1";
const LAST_BEAT: &str = "SELECT last_ms FROM heartbeat";
const KNOWS: &str = "SELECT EXISTS (SELECT 1 FROM seat_keys WHERE key_hash = $1) \
     OR EXISTS (SELECT 1 FROM people WHERE key_hash = $1)";
const UNFINISHED_OF: &str = "SELECT count(*) FROM tables WHERE NOT finished \
     AND id IN (SELECT table_id FROM seat_keys WHERE key_hash = $1)";
const COUNT: &str = "SELECT count(*) FROM tables";

/// The three changes of what stands beside the tables, which both databases are told in the same words too.
pub(super) const KEEP_SECRET: &str =
    "INSERT INTO secrets (name, bytes) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";
pub(super) const SUBSCRIBE: &str = "INSERT INTO pushes (key_hash, subscription) VALUES ($1, $2) \
     ON CONFLICT (key_hash) DO UPDATE SET subscription = excluded.subscription";
pub(super) const UNSUBSCRIBE: &str = "DELETE FROM pushes WHERE key_hash = $1 AND subscription = $2";

/// Answers questions from a pool of connections.
#[derive(Debug)]
pub(super) struct Reads<Pool>(pub(super) Pool);

macro_rules! reads_from {
    ($pool:ty, $entries:ident) => {
        impl Reads<$pool> {
            pub(super) async fn entries(
                &self,
                id: &TableId,
                after: Version,
            ) -> Result<Vec<(Version, String)>, Unavailable> {
                let asked = sqlx::query_as::<_, (Option<i64>, Option<String>)>($entries)
                    .bind(id.as_str())
                    .bind(after.to_sql());
                match asked.fetch_one(&self.0).await? {
                    (Some(first), Some(entries)) => numbered(first, &entries),
                    _ => Ok(Vec::new()),
                }
            }

            pub(super) async fn head(&self, id: &TableId) -> Result<Option<Head>, Unavailable> {
                let row =
                    sqlx::query_as::<_, HeadRow>(HEAD).bind(id.as_str()).fetch_optional(&self.0).await?;
                Ok(row.map(Head::from))
            }

            pub(super) async fn snapshot(&self, id: &TableId) -> Result<Option<Snapshot>, Unavailable> {
                let asked = sqlx::query_as::<_, (i64, Vec<u8>)>(SNAPSHOT).bind(id.as_str());
                let row = asked.fetch_optional(&self.0).await?;
                Ok(row.map(|(version, bytes)| Snapshot { version: Version::from_sql(version), bytes }))
            }

            pub(super) async fn listed(&self, limit: u32) -> Result<Vec<Head>, Unavailable> {
                let asked = sqlx::query_as::<_, HeadRow>(LISTED).bind(i64::from(limit));
                Ok(asked.fetch_all(&self.0).await?.into_iter().map(Head::from).collect())
            }

            pub(super) async fn tables_of(&self, key: &KeyHash) -> Result<Vec<Head>, Unavailable> {
                let asked = sqlx::query_as::<_, HeadRow>(TABLES_OF).bind(key.to_sql());
                Ok(asked.fetch_all(&self.0).await?.into_iter().map(Head::from).collect())
            }

            pub(super) async fn history_of(
                &self,
                key: &KeyHash,
                after: Option<(i64, TableId)>,
                limit: u32,
            ) -> Result<Vec<Head>, Unavailable> {
                // Nothing was created later than this, and every name comes after the empty one.
                let (created_ms, id) =
                    after.map_or((i64::MAX, String::new()), |(ms, id)| (ms, id.to_string()));
                let asked = sqlx::query_as::<_, HeadRow>(HISTORY_OF).bind(key.to_sql()).bind(created_ms);
                let asked = asked.bind(id).bind(i64::from(limit));
                Ok(asked.fetch_all(&self.0).await?.into_iter().map(Head::from).collect())
            }

            pub(super) async fn devices_of(&self, key: &KeyHash) -> Result<Vec<KeyHash>, Unavailable> {
                let asked = sqlx::query_scalar::<_, Vec<u8>>(DEVICES).bind(key.to_sql());
                let kept = asked.fetch_all(&self.0).await?;
                let known = kept.into_iter().filter_map(|bytes| Some(KeyHash(bytes.try_into().ok()?)));
                Ok(std::iter::once(*key).chain(known.filter(|other| other != key)).collect())
            }

            pub(super) async fn with_deadline(
                &self,
                before_ms: i64,
                limit: u32,
            ) -> Result<Vec<Head>, Unavailable> {
                let asked =
                    sqlx::query_as::<_, HeadRow>(WITH_DEADLINE).bind(before_ms).bind(i64::from(limit));
                Ok(asked.fetch_all(&self.0).await?.into_iter().map(Head::from).collect())
            }

            pub(super) async fn beginning_with(
                &self,
                beginning: &str,
                since_ms: i64,
                limit: u32,
            ) -> Result<Vec<Head>, Unavailable> {
                let asked = sqlx::query_as::<_, HeadRow>(BEGINNING_WITH)
                    .bind(beginning.to_owned())
                    .bind(format!("{beginning}{}", char::MAX))
                    .bind(since_ms)
                    .bind(i64::from(limit));
                Ok(asked.fetch_all(&self.0).await?.into_iter().map(Head::from).collect())
            }

            pub(super) async fn created_before(
                &self,
                before_ms: i64,
                after: Option<(i64, TableId)>,
                limit: u32,
            ) -> Result<Vec<Head>, Unavailable> {
                // Nothing was created earlier than this, and every name comes after the empty one.
                let (created_ms, id) =
                    after.map_or((i64::MIN, String::new()), |(ms, id)| (ms, id.to_string()));
                let asked = sqlx::query_as::<_, HeadRow>(CREATED_BEFORE).bind(before_ms).bind(created_ms);
                let asked = asked.bind(id).bind(i64::from(limit));
                Ok(asked.fetch_all(&self.0).await?.into_iter().map(Head::from).collect())
            }

            pub(super) async fn knows(&self, key: &KeyHash) -> Result<bool, Unavailable> {
                Ok(sqlx::query_scalar(KNOWS).bind(key.to_sql()).fetch_one(&self.0).await?)
            }

            pub(super) async fn unfinished_of(&self, key: &KeyHash) -> Result<u64, Unavailable> {
                let asked = sqlx::query_scalar::<_, i64>(UNFINISHED_OF).bind(key.to_sql());
                Ok(asked.fetch_one(&self.0).await?.max(0).unsigned_abs())
            }

            pub(super) async fn last_beat(&self) -> Result<Option<i64>, Unavailable> {
                Ok(sqlx::query_scalar(LAST_BEAT).fetch_optional(&self.0).await?)
            }

            pub(super) async fn outages_since(&self, ms: i64) -> Result<Vec<Outage>, Unavailable> {
                let asked = sqlx::query_as::<_, OutageRow>(OUTAGES).bind(ms);
                Ok(asked.fetch_all(&self.0).await?.into_iter().map(Outage::from).collect())
            }

            pub(super) async fn secret(&self, name: &str) -> Result<Option<Vec<u8>>, Unavailable> {
                let asked = sqlx::query_scalar(SECRET).bind(name.to_owned());
                Ok(asked.fetch_optional(&self.0).await?)
            }

            pub(super) async fn subscription(&self, key: &KeyHash) -> Result<Option<String>, Unavailable> {
                let asked = sqlx::query_scalar(SUBSCRIPTION).bind(key.to_sql());
                Ok(asked.fetch_optional(&self.0).await?)
            }

            pub(super) async fn count(&self) -> Result<u64, Unavailable> {
                let tables: i64 = sqlx::query_scalar(COUNT).fetch_one(&self.0).await?;
                Ok(tables.max(0).unsigned_abs())
            }
        }
    };
}

reads_from!(SqlitePool, SQLITE_ENTRIES);
reads_from!(PgPool, POSTGRES_ENTRIES);

/// The entries of a log, whose versions follow one another without a gap.
fn numbered(first: i64, entries: &str) -> Result<Vec<(Version, String)>, Unavailable> {
    let entries: Vec<String> = serde_json::from_str(entries)
        .map_err(|error| Unavailable(format!("the database answered no list of entries: {error}")))?;
    Ok((first..).map(Version::from_sql).zip(entries).collect())
}
