//! A server for every test, with threads of its own, and the machine to itself.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};
use undercroft_client::RestClient;
use undercroft_server::house::HouseConfig;
use undercroft_server::http::{HttpConfig, Page};
use undercroft_server::serve::{ServeConfig, serve};
use undercroft_server::store::{Store, TableId, Version};
use undercroft_server::table::BotPace;

/// An open server. As long as there is one, no other test has any: what is measured is measured alone.
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    pub(crate) store: Arc<dyn Store>,
    runtime: Option<Runtime>,
    _folder: TempDir,
    _alone: MutexGuard<'static, ()>,
}

static ALONE: Mutex<()> = Mutex::new(());

impl Server {
    pub(crate) fn open() -> Server {
        Server::reached_by(HttpConfig::default())
    }

    /// A server that is reached like this.
    pub(crate) fn reached_by(http: HttpConfig) -> Server {
        let alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
        let folder = tempfile::tempdir().expect("a temporary folder");
        let config = ServeConfig {
            address: SocketAddr::from(([127, 0, 0, 1], 0)),
            database: folder.path().join("tables.db").display().to_string(),
            metrics: None,
            http,
            page: Page::default(),
            house: HouseConfig {
                bot_threads: 1,
                bot_pace: BotPace::AtOnce,
                // How long a move takes is measured, not how long a deal waits for who has not come yet.
                contributions_within: Duration::ZERO,
                ..HouseConfig::default()
            },
        };
        let runtime = Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("threads");
        let (tell, told) = std::sync::mpsc::channel();
        let opened = move |address, store| drop(tell.send((address, store)));
        runtime.spawn(serve(config, opened, std::future::pending()));
        let (address, store) = told.recv().expect("the server opens");
        Server { address, store, runtime: Some(runtime), _folder: folder, _alone: alone }
    }

    pub(crate) fn api(&self) -> RestClient {
        RestClient::at(self.address)
    }

    /// How many entries a table's log has.
    pub(crate) async fn log_length(&self, table: &str) -> usize {
        let id = TableId::new(table).expect("a table's name");
        self.store.read(&id, Version::START).await.expect("the store answers").len()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Whoever waits for it to end may be one of its own guests.
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}
