//! What goes into a store and comes out of it.

use crate::secret::KeyHash;
use serde::{Deserialize, Serialize};
use std::fmt;

use thiserror::Error;

/// The name of a table. Any characters but NUL: to the store it is only data.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(String);

impl TableId {
    /// The longest name in bytes; it has to fit into a PostgreSQL notification, with room to spare.
    pub const MAX_BYTES: usize = 256;

    /// Takes a name that both back ends can hold.
    pub fn new(name: impl Into<String>) -> Result<Self, BadTableId> {
        let name = name.into();
        let good = !name.is_empty() && name.len() <= Self::MAX_BYTES && !name.contains('\0');
        if good { Ok(Self(name)) } else { Err(BadTableId) }
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// A name that comes from the database, where only good ones were put.
    pub(super) fn stored(name: String) -> Self {
        Self(name)
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A table's name was empty, too long or held a NUL character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a table's name has 1 to {} bytes and no NUL character", TableId::MAX_BYTES)]
pub struct BadTableId;

/// The number of a log's entry. The first is 1; 0 stands before it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Version(pub u64);

impl Version {
    /// Before the first entry.
    pub const START: Version = Version(0);

    /// The next one.
    pub fn next(self) -> Version {
        Version(self.0.saturating_add(1))
    }

    /// As the databases count. No log gets beyond their numbers, so a larger one simply never matches.
    pub(super) fn to_sql(self) -> i64 {
        i64::try_from(self.0).unwrap_or(i64::MAX)
    }

    pub(super) fn from_sql(number: i64) -> Self {
        Version(number.max(0).unsigned_abs())
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A table to be created.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    /// Its name, not yet taken.
    pub id: TableId,
    /// When, in milliseconds since 1970.
    pub created_ms: i64,
    /// Whether it looks for players.
    pub listed: bool,
    /// JSON text of the caller's own for lists: what game, who sits there. Comes back in [`Head::summary`].
    pub summary: String,
    /// Who holds a seat from the start.
    pub keys: Vec<KeyHash>,
    /// JSON texts that become versions 1, 2, 3 ...
    pub first_entries: Vec<String>,
}

impl NewTable {
    /// An unlisted table with an empty log and nobody seated.
    pub fn named(id: TableId, created_ms: i64) -> Self {
        Self {
            id,
            created_ms,
            listed: false,
            summary: String::from("{}"),
            keys: Vec::new(),
            first_entries: Vec::new(),
        }
    }
}

/// What an append changes in the head. The default changes nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Update {
    /// Whether the table looks for players from now on.
    pub listed: Option<bool>,
    /// Whether the game is over.
    pub finished: Option<bool>,
    /// The new text for lists.
    pub summary: Option<String>,
    /// Who holds a seat from now on.
    pub keys_added: Vec<KeyHash>,
    /// Who holds one no longer. A key that is removed and added at once stays.
    pub keys_removed: Vec<KeyHash>,
    /// When the clock runs out, in milliseconds since 1970; `Some(None)` stops the clock.
    pub next_deadline_ms: Option<Option<i64>>,
}

impl Update {
    /// The removed keys that are not added again.
    pub(super) fn keys_gone(&self) -> impl Iterator<Item = KeyHash> + '_ {
        self.keys_removed.iter().filter(|key| !self.keys_added.contains(key)).copied()
    }
}

/// What is known of a table besides its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// Its name.
    pub id: TableId,
    /// The last entry's number.
    pub version: Version,
    /// When it was created, in milliseconds since 1970.
    pub created_ms: i64,
    /// Whether it looks for players.
    pub listed: bool,
    /// Whether its game is over.
    pub finished: bool,
    /// When its clock runs out, if one runs.
    pub next_deadline_ms: Option<i64>,
    /// The caller's own JSON text for lists.
    pub summary: String,
}

/// A head as both databases give it.
pub(super) type HeadRow = (String, i64, i64, bool, bool, Option<i64>, String);

impl From<HeadRow> for Head {
    fn from((id, version, created_ms, listed, finished, next_deadline_ms, summary): HeadRow) -> Self {
        let (id, version) = (TableId::stored(id), Version::from_sql(version));
        Head { id, version, created_ms, listed, finished, next_deadline_ms, summary }
    }
}

/// A shortcut to a table's state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// After which entry it was taken.
    pub version: Version,
    /// The state, in the caller's own format.
    pub bytes: Vec<u8>,
}

/// A time in which the house was down: no copy of the program showed a sign of life.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outage {
    /// The last sign of life before, in milliseconds since 1970.
    pub from_ms: i64,
    /// The first one after.
    pub to_ms: i64,
}

/// An outage as both databases give it.
pub(super) type OutageRow = (i64, i64);

impl From<OutageRow> for Outage {
    fn from((from_ms, to_ms): OutageRow) -> Self {
        Outage { from_ms, to_ms }
    }
}

/// A sign of life.
#[derive(Clone, Copy, Debug)]
pub(super) struct Beat {
    pub(super) now_ms: i64,
    /// Nothing is amiss if the last beat came then or later.
    pub(super) expected_ms: i64,
}

impl Beat {
    /// A negative grace would make an outage of nothing.
    pub(super) fn new(now_ms: i64, grace_ms: i64) -> Self {
        Beat { now_ms, expected_ms: now_ms.saturating_sub(grace_ms.max(0)) }
    }
}

/// News from the other copies of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Another copy has appended to this table, up to this version.
    Appended(TableId, Version),
    /// Another copy has said something that is not kept.
    Announced {
        /// Which copy.
        by: String,
        /// What, in the caller's own format.
        words: String,
    },
    /// News may have been missed: look again at every table you hold.
    Resync,
}
