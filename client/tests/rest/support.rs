//! A house of its own for every test, and guests who come as a browser or a program would.

use crate::backend::Backend;
use bytes::Bytes;
use futures_util::{SinkExt, StreamExt};
use http_body_util::{BodyExt, Full};
use hyper::header::{CONTENT_TYPE, COOKIE, HeaderMap, SET_COOKIE};
use hyper::{Method, Request, StatusCode};
use hyper_util::client::legacy::{Client, connect::HttpConnector};
use hyper_util::rt::TokioExecutor;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::Duration;
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};
use undercroft_client::{Player, RestClient, Sent};
use undercroft_server::house::HouseConfig;
use undercroft_server::http::{HttpConfig, Page};
use undercroft_server::serve::{ServeConfig, serve};
use undercroft_server::table::BotPace;
use undercroft_server::wire::Ask;

/// An open house with its data in a place of its own. Where that place can be shared, the house has two copies: programs
/// come to the one, browsers to the other.
pub(crate) struct House {
    pub(crate) address: SocketAddr,
    pub(crate) api: RestClient,
    backend: Backend,
    folder: TempDir,
    database: String,
}

impl House {
    /// Opens a house.
    pub(crate) async fn open() -> House {
        House::with(HttpConfig::default()).await
    }

    /// Opens a house that is reached like this.
    pub(crate) async fn with(http: HttpConfig) -> House {
        House::showing(Page::default(), http).await
    }

    /// Opens a house that shows this page.
    pub(crate) async fn showing(page: Page, http: HttpConfig) -> House {
        // Programs that speak REST alone mix nothing into the deal.
        let config = HouseConfig { contributions_within: Duration::ZERO, ..HouseConfig::default() };
        House::run_by(config, page, http).await
    }

    /// Opens a house that is run like this.
    pub(crate) async fn run_by(config: HouseConfig, page: Page, http: HttpConfig) -> House {
        let folder = tempfile::tempdir().unwrap();
        let backend = Backend::tested();
        let (database, copies) = (backend.database(&folder).await, backend.copies());
        let config = ServeConfig {
            address: SocketAddr::from(([127, 0, 0, 1], 0)),
            database: database.clone(),
            metrics: None,
            http,
            page,
            house: HouseConfig { bot_threads: 1, bot_pace: BotPace::AtOnce, ..config },
        };
        let mut addresses = Vec::new();
        for _ in 0..copies {
            let (tell, told) = oneshot::channel();
            let opened = move |address, _| tell.send(address).unwrap();
            tokio::spawn(serve(config.clone(), opened, std::future::pending()));
            addresses.push(told.await.unwrap());
        }
        let (programs, browsers) = (addresses[0], addresses[copies - 1]);
        House { address: browsers, api: RestClient::at(programs), backend, folder, database }
    }

    /// Opens another house in this process, only to be asked for the figures of all of them.
    pub(crate) async fn figures() -> Got {
        let folder = tempfile::tempdir().unwrap();
        let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let config = ServeConfig {
            address: SocketAddr::from(([127, 0, 0, 1], 0)),
            database: folder.path().join("tables.db").display().to_string(),
            metrics: Some(free),
            http: HttpConfig::default(),
            page: Page::default(),
            house: HouseConfig { bot_threads: 1, ..HouseConfig::default() },
        };
        let (tell, told) = oneshot::channel();
        let opened = move |address: SocketAddr, _| tell.send(address).unwrap();
        tokio::spawn(serve(config, opened, std::future::pending()));
        told.await.unwrap();
        let client = Client::builder(TokioExecutor::new()).build_http();
        Browser { address: free, client, cookie: None, headers: Vec::new() }.get("/metrics").await
    }

    /// Everything the house has written down.
    pub(crate) async fn written(&self) -> Vec<u8> {
        self.backend.written(&self.folder, &self.database).await
    }

    /// A browser that has never been here.
    pub(crate) fn browser(&self) -> Browser {
        Browser {
            address: self.address,
            client: Client::builder(TokioExecutor::new()).build_http(),
            cookie: None,
            headers: Vec::new(),
        }
    }

    /// A token for a program.
    pub(crate) async fn token(&self) -> String {
        self.api.token().await.unwrap()
    }

    /// Asks as a program; gives the status and what was said.
    pub(crate) async fn ask(&self, token: &str, path: &str, body: Value) -> (StatusCode, Value) {
        self.api.ask(Method::POST, path, Some(token), Some(body)).await.unwrap()
    }

    /// Asks for what has to succeed.
    pub(crate) async fn good(&self, token: &str, path: &str, body: Value) -> Value {
        self.api.post(path, Some(token), body).await.unwrap()
    }

    /// Reads what has to be there.
    pub(crate) async fn read(&self, token: &str, path: &str) -> Value {
        self.api.get(path, Some(token)).await.unwrap()
    }

    /// What somebody sees of a table.
    pub(crate) async fn scene(&self, token: &str, table: &str) -> Value {
        self.read(token, &format!("/api/tables/{table}")).await["scene"].clone()
    }

    /// Two people at a table for two, each with their token.
    pub(crate) async fn two_at_a_table(&self, wish: Value) -> (String, [String; 2]) {
        let (ann, bea) = (self.token().await, self.token().await);
        let mut all = json!({"game": "bidding", "players": 2, "name": "Ann"});
        all.as_object_mut().unwrap().extend(wish.as_object().unwrap().clone());
        let table = self.api.open(&ann, all).await.unwrap();
        self.api.sit(&table, &bea, "Bea").await.unwrap();
        (table, [ann, bea])
    }

    /// A third person sits down, and the cards are dealt.
    pub(crate) async fn three_at_a_table(&self) -> (String, [String; 3]) {
        let (table, [ann, bea]) = self.two_at_a_table(json!({"players": 3})).await;
        let cid = self.token().await;
        self.api.sit(&table, &cid, "Cid").await.unwrap();
        (table, [ann, bea, cid])
    }

    /// The host asks to remove somebody, and somebody else agrees.
    pub(crate) async fn vote_out(&self, table: &str, seat: usize, [host, other]: [&str; 2]) {
        self.good(host, &format!("/api/tables/{table}/kick"), json!({"seat": seat})).await;
        let agreed = self.player(table, other).ask(Ask::Agree).await.unwrap();
        assert!(matches!(agreed, Sent::Done(_)), "{agreed:?}");
    }

    /// Somebody with a connection to a table.
    pub(crate) fn player(&self, table: &str, token: &str) -> Player {
        Player::new(self.address, table, Some(token))
    }

    /// Plays a game to its end, each seat its first move.
    pub(crate) async fn play_out(&self, table: &str, tokens: &[&str]) {
        let mut players: Vec<Player> = tokens.iter().map(|token| self.player(table, token)).collect();
        loop {
            for player in &mut players {
                let Some(choices) = player.my_turn().await.unwrap() else { return };
                let sent = player.play(&choices[0].action).await.unwrap();
                assert!(matches!(sent, Sent::Done(_)), "{sent:?}");
            }
        }
    }

    /// A bare socket, to say what no honest client says.
    pub(crate) async fn socket(&self, table: &str, token: &str) -> Socket {
        self.call(table, &[("authorization", format!("Bearer {token}"))]).await.unwrap().0
    }

    /// Asks for a socket with these headers: gives it, with what the house says to it, or the refusal.
    pub(crate) async fn call(
        &self,
        table: &str,
        headers: &[(&str, String)],
    ) -> Result<(Socket, HeaderMap), (StatusCode, String)> {
        let stream = TcpStream::connect(self.address).await.unwrap();
        let mut request = Request::builder()
            .uri(format!("ws://{}/api/tables/{table}/socket", self.address))
            .header("host", self.address.to_string())
            .header("connection", "Upgrade")
            .header("upgrade", "websocket")
            .header("sec-websocket-version", "13")
            .header("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ==");
        for (name, value) in headers {
            request = request.header(*name, value);
        }
        match client_async(request.body(()).unwrap(), stream).await {
            Ok((socket, response)) => Ok((Socket(socket), response.headers().clone())),
            Err(Error::Http(response)) => {
                let body = response.body().clone().unwrap_or_default();
                Err((response.status(), String::from_utf8(body).unwrap()))
            }
            Err(error) => panic!("{error}"),
        }
    }
}

/// A browser: it keeps its cookie, and says where its pages come from if told to.
pub(crate) struct Browser {
    address: SocketAddr,
    client: Client<HttpConnector, Full<Bytes>>,
    pub(crate) cookie: Option<String>,
    pub(crate) headers: Vec<(&'static str, String)>,
}

/// What came back.
pub(crate) struct Got {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Bytes,
}

impl Got {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|_| panic!("no JSON: {:?}", self.body))
    }

    /// The sentence of a refusal, in the one form that all refusals have.
    pub(crate) fn reason(&self) -> String {
        assert_eq!(self.headers[CONTENT_TYPE], "application/json");
        self.json()["reason"].as_str().expect("a refusal gives a reason").to_string()
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }
}

impl Browser {
    pub(crate) async fn get(&mut self, path: &str) -> Got {
        self.send(Method::GET, path, Bytes::new()).await
    }

    pub(crate) async fn post(&mut self, path: &str, body: Value) -> Got {
        self.send(Method::POST, path, body.to_string()).await
    }

    pub(crate) async fn send(&mut self, method: Method, path: &str, body: impl Into<Bytes>) -> Got {
        let mut request = Request::builder().method(method).uri(format!("http://{}{path}", self.address));
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        let request = request.header(CONTENT_TYPE, "application/json").body(Full::new(body.into())).unwrap();
        let response = self.client.request(request).await.unwrap();
        let (status, headers) = (response.status(), response.headers().clone());
        if let Some(set) = headers.get(SET_COOKIE) {
            self.cookie = set.to_str().unwrap().split(';').next().map(String::from);
        }
        Got { status, headers, body: response.into_body().collect().await.unwrap().to_bytes() }
    }
}

/// A bare socket.
pub(crate) struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    pub(crate) async fn say(&mut self, text: impl Into<String>) {
        self.send(Message::Text(text.into().into())).await;
    }

    /// Sends whatever it is; the house may have hung up already.
    pub(crate) async fn send(&mut self, message: Message) {
        let _ = self.0.send(message).await;
    }

    /// The next frame in which this key stands.
    pub(crate) async fn hear(&mut self, key: &str) -> Value {
        while let Some(Ok(message)) = self.0.next().await {
            if let Message::Text(text) = message {
                let value: Value = serde_json::from_str(&text).unwrap();
                if let Some(found) = value.get(key) {
                    return found.clone();
                }
            }
        }
        panic!("the connection was closed before a `{key}` came");
    }

    /// The code and the reason with which the house hangs up.
    pub(crate) async fn goodbye(&mut self) -> (CloseCode, String) {
        while let Some(Ok(message)) = self.0.next().await {
            if let Message::Close(Some(frame)) = message {
                return (frame.code, frame.reason.to_string());
            }
        }
        panic!("the connection was cut without a word");
    }
}
