//! The two back ends as the suite sees them.

use std::sync::Arc;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Executor};
use tempfile::TempDir;
use undercroft_server::store::{self, KeyHash, NewTable, OpenError, Store, TableId};

use crate::postgres::{Postgres, connect};

/// A fresh place for tables, and what differs between the kinds of places.
pub(crate) trait House: Sized {
    /// How many random histories a run can afford.
    const HISTORIES: u32;
    /// What schema version 1 is, and bytes as this kind of place writes them: a key of the table `t` and a snapshot.
    const VERSION_1: [&'static str; 4];

    async fn new() -> Self;

    fn address(&self) -> String;

    async fn open(&self) -> Arc<dyn Store> {
        store::open(&self.address()).await.expect("the house opens")
    }

    /// A second way in while `first` is open: another handle if there can be one.
    async fn open_beside(&self, first: &Arc<dyn Store>) -> Arc<dyn Store>;

    /// Runs a statement behind the back of the store, which is closed.
    async fn meddle(&self, sql: &'static str);
}

pub(crate) struct SqliteHouse {
    folder: TempDir,
}

impl House for SqliteHouse {
    const HISTORIES: u32 = 96;
    const VERSION_1: [&'static str; 4] = [
        "CREATE TABLE schema_version (version INTEGER PRIMARY KEY) STRICT",
        include_str!("../../src/store/sqlite/schema_1.sql"),
        "INSERT INTO seat_keys (key_hash, table_id) VALUES (unhex(replace(hex(zeroblob(32)), '00', '09')), 't')",
        "INSERT INTO snapshots (table_id, version, bytes) VALUES ('t', 1, unhex('010203'))",
    ];

    async fn new() -> Self {
        Self { folder: tempfile::tempdir().expect("a temporary folder") }
    }

    fn address(&self) -> String {
        self.folder.path().join("house.db").display().to_string()
    }

    async fn open_beside(&self, first: &Arc<dyn Store>) -> Arc<dyn Store> {
        first.clone()
    }

    async fn meddle(&self, sql: &'static str) {
        let options = SqliteConnectOptions::new().filename(self.address()).create_if_missing(true);
        let mut connection = options.connect().await.expect("the file opens");
        connection.execute(sql).await.expect("the statement is right");
        connection.close().await.expect("the file closes");
    }
}

pub(crate) struct PostgresHouse {
    address: String,
}

impl House for PostgresHouse {
    const HISTORIES: u32 = 32;
    const VERSION_1: [&'static str; 4] = [
        "CREATE TABLE schema_version (version BIGINT PRIMARY KEY)",
        include_str!("../../src/store/postgres/schema_1.sql"),
        "INSERT INTO seat_keys (key_hash, table_id) VALUES (decode(repeat('09', 32), 'hex'), 't')",
        "INSERT INTO snapshots (table_id, version, bytes) VALUES ('t', 1, decode('010203', 'hex'))",
    ];

    async fn new() -> Self {
        Self { address: Postgres::shared().new_database().await }
    }

    fn address(&self) -> String {
        self.address.clone()
    }

    async fn open_beside(&self, _first: &Arc<dyn Store>) -> Arc<dyn Store> {
        self.open().await
    }

    async fn meddle(&self, sql: &'static str) {
        let mut connection = connect(&self.address).await;
        connection.execute(sql).await.expect("the statement is right");
        connection.close().await.expect("the connection closes");
    }
}

/// A table's name.
pub(crate) fn id(name: &str) -> TableId {
    TableId::new(name).expect("a good name")
}

/// Somebody's key.
pub(crate) fn key(number: u8) -> KeyHash {
    KeyHash([number; 32])
}

/// A table to be created, with these entries.
pub(crate) fn table(name: &str, entries: &[&str]) -> NewTable {
    NewTable { first_entries: texts(entries), ..NewTable::named(id(name), 0) }
}

/// Entries as the store takes them.
pub(crate) fn texts(entries: &[&str]) -> Vec<String> {
    entries.iter().map(|&entry| entry.to_owned()).collect()
}

pub(crate) async fn a_newer_schema_is_refused_in_one_clear_line<H: House>() {
    let house = H::new().await;
    house.open().await.close().await;
    house.meddle("INSERT INTO schema_version (version) VALUES (1000)").await;
    let Err(error) = store::open(&house.address()).await else { panic!("a newer schema was opened") };
    assert!(matches!(error, OpenError::Newer { found: 1000, .. }), "{error:?}");
    let line = error.to_string();
    assert!(line.contains("1000") && line.contains("newer Undercroft") && !line.contains('\n'), "{line}");
}
