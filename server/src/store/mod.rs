//! Where tables are kept: one narrow interface, two back ends.
//!
//! A table is an append-only log of entries under the version numbers 1, 2, 3 ... and a small [`Head`] that lists
//! and clocks can be asked for without reading logs. The store knows nothing of games: entries and summaries are
//! JSON text that somebody else understands.
//!
//! * SQLite, the default: one file, one process, durable before it answers, appends that wait together are
//!   committed together.
//! * PostgreSQL: any number of copies of the program share all tables. The version number decides who was first,
//!   and [`Store::changes`] tells a copy what the others have written.
//!
//! ```no_run
//! # use undercroft_server::store::{self, NewTable, TableId, Update, Version};
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! let store = store::open("undercroft.db").await?;
//! let id = TableId::new("quiet-otter")?;
//! store.create(NewTable { first_entries: vec![r#"{"dealt":4}"#.into()], ..NewTable::named(id.clone(), 0) }).await?;
//! let version = store.append(&id, Version(1), vec![r#"{"move":"A1"}"#.into()], Update::default()).await?;
//! assert_eq!(version, Version(2));
//! # Ok(()) }
//! ```

mod error;
mod group;
mod people;
mod postgres;
mod reads;
mod records;
mod schema;
mod sqlite;

use std::path::Path;
use std::sync::Arc;

use async_trait::async_trait;
use tokio::sync::broadcast;

pub use crate::secret::KeyHash;
pub use error::{AppendError, BackupError, CreateError, OpenError, Unavailable};
pub use people::{DeviceLink, MOST_DEVICES};
pub use postgres::PostgresStore;
pub use records::{BadTableId, Change, Head, NewTable, Outage, Snapshot, TableId, Update, Version};
pub use sqlite::{SqliteStore, restore};

/// How many unread changes a listener of [`Store::changes`] may be behind before it is told that it lagged.
const CHANGES_KEPT: usize = 4096;

/// The tables of one house.
///
/// Writes are durable when they return. A write whose future is dropped half-way may still happen, and one that
/// ends in `Unavailable` may have happened: whoever wants to know reads the log again.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Begins a table; its first entries get the versions from 1 on. Answers with the last of them.
    async fn create(&self, table: NewTable) -> Result<Version, CreateError>;

    /// Adds `entries` behind version `after` and changes the head, all or nothing. Answers with the new last version.
    ///
    /// Of several appends after the same version one succeeds; the others get [`AppendError::Conflict`] and have
    /// written nothing. Without entries only the head changes, still on the condition that `after` is the last version.
    async fn append(
        &self,
        id: &TableId,
        after: Version,
        entries: Vec<String>,
        update: Update,
    ) -> Result<Version, AppendError>;

    /// The entries after version `after`, in order. None for a table that does not exist.
    async fn read(&self, id: &TableId, after: Version) -> Result<Vec<(Version, String)>, Unavailable>;

    /// What is known of a table besides its log.
    async fn head(&self, id: &TableId) -> Result<Option<Head>, Unavailable>;

    /// Keeps a shortcut to a state, so that a table need not be played again from its beginning.
    ///
    /// Only the newest is kept. One that is older than that, or ahead of the log, is quietly dropped, for a lost
    /// snapshot costs nothing but time.
    async fn put_snapshot(&self, id: &TableId, version: Version, bytes: Vec<u8>) -> Result<(), Unavailable>;

    /// The newest snapshot of a table.
    async fn snapshot(&self, id: &TableId) -> Result<Option<Snapshot>, Unavailable>;

    /// Unfinished tables that look for players, newest first.
    async fn listed(&self, limit: u32) -> Result<Vec<Head>, Unavailable>;

    /// Tables where this key holds a seat: unfinished ones first, and the newest first among each.
    async fn tables_of(&self, key: &KeyHash) -> Result<Vec<Head>, Unavailable>;

    /// Unfinished tables created at `since_ms` or later whose names begin like this, in the order of their names.
    async fn beginning_with(
        &self,
        beginning: &str,
        since_ms: i64,
        limit: u32,
    ) -> Result<Vec<Head>, Unavailable>;

    /// Unfinished tables whose clock runs out before `before_ms`, the most urgent first.
    async fn unfinished_with_deadline(&self, before_ms: i64, limit: u32) -> Result<Vec<Head>, Unavailable>;

    /// Tables created before `before_ms`, the oldest first: those after the one of this time and name, or from the first.
    async fn created_before(
        &self,
        before_ms: i64,
        after: Option<(i64, TableId)>,
        limit: u32,
    ) -> Result<Vec<Head>, Unavailable>;

    /// Deletes a table with all that is known of it, if its log still ends with this version. Says whether it is gone.
    async fn delete(&self, id: &TableId, version: Version) -> Result<bool, Unavailable>;

    /// Whether somebody has ever sat down or joined devices with this key.
    async fn knows(&self, key: &KeyHash) -> Result<bool, Unavailable>;

    /// How many unfinished tables somebody has to do with.
    async fn unfinished_of(&self, key: &KeyHash) -> Result<u64, Unavailable>;

    /// How many tables there are.
    async fn count(&self) -> Result<u64, Unavailable>;

    /// Says that the house is alive at `now_ms`, in milliseconds since 1970. Every copy of the program is to say so about
    /// once a second, for the clocks of tables stand still while there is none.
    ///
    /// If nobody has said so for more than `grace_ms`, the time between was an [`Outage`], which is kept and answered to
    /// the first who notices; the others find it by [`Store::outages_since`]. The last sign of life never moves back,
    /// whatever a copy's clock says.
    async fn beat(&self, now_ms: i64, grace_ms: i64) -> Result<Option<Outage>, Unavailable>;

    /// The last sign of life.
    async fn last_beat(&self) -> Result<Option<i64>, Unavailable>;

    /// The outages that ended after `ms`, in their order.
    async fn outages_since(&self, ms: i64) -> Result<Vec<Outage>, Unavailable>;

    /// The house's own secret of this name: the one that is kept, or `new` if there is none yet. All copies get the same.
    async fn secret(&self, name: &str, new: Vec<u8>) -> Result<Vec<u8>, Unavailable>;

    /// Keeps where somebody wants to be told that a table waits for them; the newest word counts.
    async fn subscribe(&self, key: &KeyHash, subscription: String) -> Result<(), Unavailable>;

    /// Forgets it again, unless they have said something else since.
    async fn unsubscribe(&self, key: &KeyHash, subscription: String) -> Result<(), Unavailable>;

    /// Where somebody wants to be told.
    async fn subscription(&self, key: &KeyHash) -> Result<Option<String>, Unavailable>;

    /// Finished tables that somebody has to do with, on any of their devices, the newest first: those after the one of this
    /// time and name, or from the first.
    async fn history_of(
        &self,
        key: &KeyHash,
        after: Option<(i64, TableId)>,
        limit: u32,
    ) -> Result<Vec<Head>, Unavailable>;

    /// Forgets which finished tables somebody has to do with; tables under way stay theirs.
    async fn forget_history(&self, key: &KeyHash) -> Result<(), Unavailable>;

    /// The devices of whoever has this one, itself among them.
    async fn devices_of(&self, key: &KeyHash) -> Result<Vec<KeyHash>, Unavailable>;

    /// Keeps a link by which another device may join; an older one of the same device is void.
    async fn link_device(&self, link: DeviceLink) -> Result<(), Unavailable>;

    /// Uses such a link: both devices are one person's from now on. Says whether it was good, and room for one more.
    async fn join_devices(&self, pass: &KeyHash, key: &KeyHash, now_ms: i64) -> Result<bool, Unavailable>;

    /// Whether other copies of the program may write to it, too.
    fn is_shared(&self) -> bool;

    /// Says something to the other copies of the program that is kept nowhere: [`Change::Announced`] to whoever listens now. Of
    /// at most a few thousand bytes.
    async fn announce(&self, _words: String) -> Result<(), Unavailable> {
        Ok(())
    }

    /// Tells of appends made by other copies of the program and of what they announce, never of one's own.
    ///
    /// A receiver that is told it lagged must do what [`Change::Resync`] asks for. With SQLite nothing ever comes.
    fn changes(&self) -> broadcast::Receiver<Change>;

    /// Writes a checked copy of everything to a new file while the house stays open.
    ///
    /// SQLite only; [`restore`] is the way back. For PostgreSQL use `pg_dump` and `pg_restore`.
    async fn backup(&self, path: &Path) -> Result<(), BackupError>;

    /// Finishes what was begun and lets go of the database. Everything asked for later is `Unavailable`.
    async fn close(&self);
}

/// Opens a house: `postgres://...`, `sqlite:FILE`, or just the name of a file.
///
/// Makes what is missing and brings an older database up to date; a newer one is refused.
pub async fn open(url: &str) -> Result<Arc<dyn Store>, OpenError> {
    if url.starts_with("postgres://") || url.starts_with("postgresql://") {
        return Ok(Arc::new(PostgresStore::open(url).await?));
    }
    let file = match url.strip_prefix("sqlite:") {
        Some(rest) => rest.strip_prefix("//").unwrap_or(rest),
        None if url.contains("://") => {
            return Err(OpenError::UnknownKind(url.split("://").next().unwrap_or(url).into()));
        }
        None => url,
    };
    Ok(Arc::new(SqliteStore::open(Path::new(file)).await?))
}
