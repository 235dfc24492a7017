//! Somebody who comes from an address of their own.

use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HeaderMap};
use hyper::{Method, Request, StatusCode};
use hyper_util::client::legacy::{Client, connect::HttpConnector};
use hyper_util::rt::TokioExecutor;
use serde_json::{Value, json};
use std::net::{IpAddr, SocketAddr};

/// A stranger with one connection, that is kept open.
#[derive(Clone)]
pub(crate) struct Stranger {
    server: SocketAddr,
    client: Client<HttpConnector, Full<Bytes>>,
    token: Option<String>,
    /// What is sent beside the token.
    pub(crate) headers: Vec<(&'static str, String)>,
}

/// What a stranger was answered.
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Bytes,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_default()
    }
}

impl Stranger {
    /// Somebody who comes from 127.0.0.x; 127.0.0.1 is the server's own machine and trusted.
    pub(crate) fn from(number: u8, server: SocketAddr) -> Stranger {
        let mut connector = HttpConnector::new();
        connector.set_local_address(Some(IpAddr::from([127, 0, 0, number])));
        connector.set_nodelay(true);
        let client = Client::builder(TokioExecutor::new()).build(connector);
        Stranger { server, client, token: None, headers: Vec::new() }
    }

    /// Comes under a new name from now on.
    pub(crate) async fn is_known(&mut self) -> bool {
        let got = self.ask(Method::POST, "/api/token", json!({})).await;
        self.token = got.json()["token"].as_str().map(String::from);
        got.status.is_success()
    }

    pub(crate) fn token(&self) -> &str {
        self.token.as_deref().expect("the stranger is known")
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send(Method::GET, path, Bytes::new()).await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Answer {
        self.ask(Method::POST, path, body).await
    }

    pub(crate) async fn ask(&self, method: Method, path: &str, body: Value) -> Answer {
        self.send(method, path, body.to_string().into()).await
    }

    async fn send(&self, method: Method, path: &str, body: Bytes) -> Answer {
        let mut request = Request::builder().method(method).uri(format!("http://{}{path}", self.server));
        if let Some(token) = &self.token {
            request = request.header(AUTHORIZATION, format!("Bearer {token}"));
        }
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        let request =
            request.header(CONTENT_TYPE, "application/json").body(Full::new(body)).expect("a request");
        let response = self.client.request(request).await.expect("the server answers");
        let (head, body) = response.into_parts();
        let body = body.collect().await.expect("the server ends what it says").to_bytes();
        Answer { status: head.status, headers: head.headers, body }
    }
}
