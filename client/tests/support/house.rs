//! Houses for tests, on both back ends.

#![allow(dead_code, reason = "every test uses another part of this")]

use super::postgres::Postgres;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;
use tokio::sync::oneshot;
use undercroft_client::Door;
use undercroft_server::house::Habits;
use undercroft_server::http::{Doorway, Page};
use undercroft_server::serve::{Plan, serve};
use undercroft_server::store::{Store, TableId, Version};

/// One house, and where its copies are reached.
pub(crate) struct House {
    pub(crate) copies: Vec<SocketAddr>,
    pub(crate) store: Arc<dyn Store>,
    _folder: Option<TempDir>,
}

impl House {
    /// One copy, with its tables in a file.
    pub(crate) async fn on_sqlite() -> House {
        let folder = TempDir::new().expect("a temporary folder");
        let file = folder.path().join("house.db").display().to_string();
        let (address, store) = open(file).await;
        House { copies: vec![address], store, _folder: Some(folder) }
    }

    /// Two copies that share their tables.
    pub(crate) async fn on_postgres() -> House {
        let database = Postgres::shared().new_database().await;
        let (one, store) = open(database.clone()).await;
        let (two, _) = open(database).await;
        House { copies: vec![one, two], store, _folder: None }
    }

    pub(crate) fn door(&self, copy: usize) -> Door {
        Door::at(self.copies[copy % self.copies.len()])
    }

    pub(crate) async fn log(&self, table: &str) -> Vec<(Version, String)> {
        let id = TableId::new(table).expect("a table's name");
        self.store.read(&id, Version::START).await.expect("the store answers")
    }
}

/// Opens a copy of a house; it serves as long as the test runs.
async fn open(database: String) -> (SocketAddr, Arc<dyn Store>) {
    let plan = Plan {
        address: SocketAddr::from(([127, 0, 0, 1], 0)),
        database,
        doorway: Doorway::default(),
        page: Page::default(),
        habits: Habits { bot_threads: 1, put_away_after: Duration::from_secs(2), ..Habits::default() },
    };
    let (tell, told) = oneshot::channel();
    let opened = move |address, store| {
        let _ = tell.send((address, store));
    };
    tokio::spawn(serve(plan, opened, std::future::pending()));
    told.await.expect("the house opens")
}
