//! Where the tables of a house are kept, which is all that differs between the two runs of a test.

use crate::postgres::{self, Postgres};
use std::future::Future;
use tempfile::TempDir;

/// What keeps the tables.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Backend {
    /// A file, and one copy of the house.
    Sqlite,
    /// A database of its own, and two copies of the house that share it.
    Postgresql,
}

tokio::task_local! {
    /// The back end of the test that is running.
    static TESTED: Backend;
}

impl Backend {
    /// Runs a test whose houses keep their tables here.
    pub(crate) async fn tests(self, test: impl Future<Output = ()>) {
        TESTED.scope(self, test).await;
    }

    /// The back end of the test that asks, which `on_both!` has to name.
    pub(crate) fn tested() -> Backend {
        TESTED.get()
    }

    /// How many copies of a house there are.
    pub(crate) fn copies(self) -> usize {
        match self {
            Backend::Sqlite => 1,
            Backend::Postgresql => 2,
        }
    }

    /// Where a new house keeps its tables.
    pub(crate) async fn database(self, folder: &TempDir) -> String {
        match self {
            Backend::Sqlite => folder.path().join("tables.db").to_string_lossy().into_owned(),
            Backend::Postgresql => Postgres::shared().new_database().await,
        }
    }

    /// Everything that stands in the files, or every row of every table.
    pub(crate) async fn written(self, folder: &TempDir, database: &str) -> Vec<u8> {
        match self {
            Backend::Sqlite => {
                let files = std::fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().path());
                files.flat_map(|file| std::fs::read(file).unwrap()).collect()
            }
            Backend::Postgresql => rows(database).await,
        }
    }
}

async fn rows(database: &str) -> Vec<u8> {
    let mut connection = postgres::connect(database).await;
    let names = "SELECT table_name::text FROM information_schema.tables WHERE table_schema = 'public'";
    let names: Vec<String> = sqlx::query_scalar(names).fetch_all(&mut connection).await.unwrap();
    let mut rows = Vec::new();
    for name in names {
        let all = sqlx::AssertSqlSafe(format!("SELECT row::text FROM {name} AS row"));
        let found: Vec<String> = sqlx::query_scalar(all).fetch_all(&mut connection).await.unwrap();
        rows.extend(found.into_iter().flat_map(String::into_bytes));
    }
    rows
}
