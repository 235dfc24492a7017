//! A house with its listener, as browsers and programs meet it.

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode};
use futures_util::{SinkExt, StreamExt};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use tower::ServiceExt;
use undercroft_server::house::{House, HouseConfig, Log};
use undercroft_server::http::{HttpConfig, Page, router};
use undercroft_server::secret::Key;
use undercroft_server::store::{self, NewTable, Store, TableId, Version};
use undercroft_server::table::{BotPace, Entry, EntryKind, Library};

/// An open house on a store of its own.
pub(crate) struct TestServer {
    pub(crate) house: Arc<House>,
    pub(crate) store: Arc<dyn Store>,
    routes: Router,
    address: String,
    folder: tempfile::TempDir,
}

impl TestServer {
    pub(crate) async fn open(library: Library) -> TestServer {
        TestServer::reopen(tempfile::tempdir().unwrap(), library).await
    }

    /// A house that is run like this.
    pub(crate) async fn run_by(config: HouseConfig) -> TestServer {
        let folder = tempfile::tempdir().unwrap();
        TestServer::run_on(TestServer::store_in(&folder).await, folder, config).await
    }

    async fn reopen(folder: tempfile::TempDir, library: Library) -> TestServer {
        let store = TestServer::store_in(&folder).await;
        TestServer::on(store, folder, library).await
    }

    /// The store that a house has in a folder.
    pub(crate) async fn store_in(folder: &tempfile::TempDir) -> Arc<dyn Store> {
        store::open(folder.path().join("house.db").to_str().unwrap()).await.unwrap()
    }

    /// A house on a store whose file is in a folder.
    pub(crate) async fn on(store: Arc<dyn Store>, folder: tempfile::TempDir, library: Library) -> TestServer {
        let config =
            HouseConfig { bot_threads: 1, bot_pace: BotPace::AtOnce, library, ..HouseConfig::default() };
        TestServer::run_on(store, folder, config).await
    }

    async fn run_on(store: Arc<dyn Store>, folder: tempfile::TempDir, config: HouseConfig) -> TestServer {
        let house = House::open(store.clone(), config).await.unwrap();
        let routes = router(house.clone(), HttpConfig::default(), Page::default());
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        tokio::spawn(axum::serve(listener, routes.clone()).into_future());
        TestServer { house, store, routes, address, folder }
    }

    /// Closes the house and opens it again on the same store.
    pub(crate) async fn closed_and_opened(self, library: Library) -> TestServer {
        self.house.close().await;
        TestServer::reopen(self.folder, library).await
    }

    /// The same, run in another way from then on.
    pub(crate) async fn closed_and_run_by(self, config: HouseConfig) -> TestServer {
        self.house.close().await;
        TestServer::run_on(TestServer::store_in(&self.folder).await, self.folder, config).await
    }

    /// Puts a table with this log into the store.
    pub(crate) async fn put(&self, name: &str, log: &[Entry], keys: impl IntoIterator<Item = Key>) {
        let id = TableId::new(name).unwrap();
        let mut log = log.to_vec();
        if let EntryKind::Opened { terms, host, .. } = log[0].kind.clone() {
            log[0].kind = EntryKind::opened(name, *terms, host);
        }
        let first_entries = Log::of(&id).write_all(&log);
        let keys = keys.into_iter().map(|key| key.hash()).collect();
        self.store.create(NewTable { first_entries, keys, ..NewTable::named(id, 0) }).await.unwrap();
    }

    /// All that is stored of a table.
    pub(crate) async fn log(&self, name: &str) -> Vec<Entry> {
        let log = self.store.read(&TableId::new(name).unwrap(), Version::START).await.unwrap();
        log.iter().map(|(_, text)| serde_json::from_str(text).unwrap()).collect()
    }

    /// Waits until the log of a table is as it should be.
    pub(crate) async fn log_until(&self, name: &str, so: impl Fn(&[Entry]) -> bool) -> Vec<Entry> {
        let waits = async {
            loop {
                let log = self.log(name).await;
                if so(&log) {
                    return log;
                }
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        match timeout(Duration::from_secs(20), waits).await {
            Ok(log) => log,
            Err(_) => panic!("the log does not come to that: {:#?}", self.log(name).await),
        }
    }

    /// The answer to a GET, down to the byte.
    pub(crate) async fn get(&self, path: &str, who: Option<&Key>) -> (StatusCode, String) {
        let mut request = Request::get(path);
        if let Some(key) = who {
            request = request.header("authorization", format!("Bearer {}", key.reveal()));
        }
        let response = self.routes.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
        let status = response.status();
        let bytes = to_bytes(response.into_body(), usize::MAX).await.unwrap();
        (status, String::from_utf8(bytes.to_vec()).unwrap())
    }

    /// A connection to a table.
    pub(crate) async fn connection(&self, table: &str, who: Option<&Key>) -> Connection {
        let address = format!("ws://{}/api/tables/{table}/socket", self.address);
        let mut request = address.into_client_request().unwrap();
        if let Some(key) = who {
            let token = format!("Bearer {}", key.reveal()).parse().unwrap();
            request.headers_mut().insert("authorization", token);
        }
        Connection(connect_async(request).await.unwrap().0)
    }
}

/// A socket to a table.
pub(crate) struct Connection(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Connection {
    /// The next frame, down to the byte.
    pub(crate) async fn hear(&mut self) -> String {
        loop {
            let heard = timeout(Duration::from_secs(20), self.0.next()).await.expect("somebody answers");
            match heard.expect("the connection stays open").expect("the connection is sound") {
                Message::Text(text) => return text.to_string(),
                Message::Close(frame) => panic!("the connection was closed: {frame:?}"),
                _ => {}
            }
        }
    }

    /// The next frame that holds this text.
    pub(crate) async fn hear_of(&mut self, what: &str) -> String {
        loop {
            let frame = self.hear().await;
            if frame.contains(what) {
                return frame;
            }
        }
    }

    pub(crate) async fn say(&mut self, frame: impl ToString) {
        self.0.send(Message::Text(frame.to_string().into())).await.unwrap();
    }
}
