//! What can go wrong, each in one line for the person who runs the house.

use thiserror::Error;

/// The database cannot be asked at the moment, or did not answer.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("the store is unavailable: {0}")]
pub struct Unavailable(pub String);

impl Unavailable {
    pub(super) fn closed() -> Self {
        Unavailable("it has been closed".into())
    }
}

impl From<sqlx::Error> for Unavailable {
    fn from(error: sqlx::Error) -> Self {
        Unavailable(error.to_string())
    }
}

/// A table was not created.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CreateError {
    /// There is one of that name.
    #[error("a table of that name exists")]
    Exists,
    /// The database did not do it, or did not say so.
    #[error(transparent)]
    Unavailable(#[from] Unavailable),
}

/// Entries were not appended.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AppendError {
    /// The log does not end where the caller thought: somebody else was first. Nothing was written.
    #[error("somebody else was first")]
    Conflict,
    /// There is no table of that name.
    #[error("there is no such table")]
    NoSuchTable,
    /// The database did not do it, or did not say so.
    #[error(transparent)]
    Unavailable(#[from] Unavailable),
}

/// A house could not be opened.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OpenError {
    /// Another process owns the file.
    #[error("the data file {0} is in use by another running Undercroft: stop that one or name another file")]
    InUse(String),
    /// A later program has been here.
    #[error(
        "the database {place} has schema version {found}, this program knows up to {known}: use a newer Undercroft"
    )]
    Newer {
        /// The file, or the address without its password.
        place: String,
        /// What the database says.
        found: i64,
        /// What this program can read.
        known: i64,
    },
    /// A SQLite file of another program.
    #[error("the file {0} holds another program's data: name another file")]
    NotOurs(String),
    /// An address that is neither a file nor PostgreSQL.
    #[error("cannot store tables in `{0}`: give a file name, sqlite:FILE or postgres://USER@HOST/DATABASE")]
    UnknownKind(String),
    /// Anything else that keeps the database from answering.
    #[error("cannot open the database {place}: {reason}")]
    Failed {
        /// The file, or the address without its password.
        place: String,
        /// What the system or the database says.
        reason: String,
    },
}

impl OpenError {
    pub(super) fn failed(place: impl ToString, reason: impl ToString) -> Self {
        OpenError::Failed { place: place.to_string(), reason: reason.to_string() }
    }
}

/// A copy was not made, or is not good.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BackupError {
    /// Nothing is ever overwritten.
    #[error("{0} exists already: name a new file")]
    Exists(String),
    /// The file is damaged or not a backup of ours.
    #[error("{file} is not a sound backup: {reason}")]
    Damaged {
        /// Which file.
        file: String,
        /// What the check says.
        reason: String,
    },
    /// PostgreSQL has better tools of its own.
    #[error("tables in PostgreSQL are backed up with pg_dump and brought back with pg_restore")]
    UsePgDump,
    /// The disk or the database failed.
    #[error("the backup failed: {0}")]
    Failed(String),
}

impl From<sqlx::Error> for BackupError {
    fn from(error: sqlx::Error) -> Self {
        BackupError::Failed(error.to_string())
    }
}

impl From<std::io::Error> for BackupError {
    fn from(error: std::io::Error) -> Self {
        BackupError::Failed(error.to_string())
    }
}
