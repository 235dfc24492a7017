//! Houses for tests, on both back ends.

#![allow(dead_code, reason = "every test uses another part of this")]

use super::postgres::Postgres;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;
use tokio::sync::oneshot;
use undercroft_client::RestClient;
use undercroft_server::house::HouseConfig;
use undercroft_server::http::{HttpConfig, Page};
use undercroft_server::serve::{ServeConfig, serve};
use undercroft_server::store::{Store, TableId, Version};
use undercroft_server::table::BotPace;

/// One house, and where its copies are reached.
pub(crate) struct House {
    pub(crate) copies: Vec<SocketAddr>,
    pub(crate) store: Arc<dyn Store>,
    _folder: Option<TempDir>,
}

impl House {
    /// One copy, with its tables in a file.
    pub(crate) async fn on_sqlite() -> House {
        House::on_sqlite_run_by(HouseConfig::default()).await
    }

    /// The same, run like this.
    pub(crate) async fn on_sqlite_run_by(config: HouseConfig) -> House {
        let folder = TempDir::new().expect("a temporary folder");
        let file = folder.path().join("house.db").display().to_string();
        let (address, store) = open(file, config).await;
        House { copies: vec![address], store, _folder: Some(folder) }
    }

    /// Two copies that share their tables.
    pub(crate) async fn on_postgres() -> House {
        House::on_postgres_run_by(HouseConfig::default()).await
    }

    /// The same, run like this.
    pub(crate) async fn on_postgres_run_by(config: HouseConfig) -> House {
        let database = Postgres::shared().new_database().await;
        let (one, store) = open(database.clone(), config.clone()).await;
        let (two, _) = open(database, config).await;
        House { copies: vec![one, two], store, _folder: None }
    }

    pub(crate) fn api(&self, copy: usize) -> RestClient {
        RestClient::at(self.copies[copy % self.copies.len()])
    }

    pub(crate) async fn log(&self, table: &str) -> Vec<(Version, String)> {
        let id = TableId::new(table).expect("a table's name");
        self.store.read(&id, Version::START).await.expect("the store answers")
    }
}

/// Opens a copy of a house; it serves as long as the test runs.
async fn open(database: String, config: HouseConfig) -> (SocketAddr, Arc<dyn Store>) {
    let config = ServeConfig {
        address: SocketAddr::from(([127, 0, 0, 1], 0)),
        database,
        metrics: None,
        http: HttpConfig::default(),
        page: Page::default(),
        house: HouseConfig {
            bot_threads: 1,
            bot_pace: BotPace::AtOnce,
            put_away_after: Duration::from_secs(2),
            ..config
        },
    };
    let (tell, told) = oneshot::channel();
    let opened = move |address, store| {
        let _ = tell.send((address, store));
    };
    tokio::spawn(serve(config, opened, std::future::pending()));
    told.await.expect("the house opens")
}
