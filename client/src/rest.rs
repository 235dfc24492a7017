//! The REST interface from a client's side.

use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::header::{AUTHORIZATION, CONTENT_TYPE};
use hyper::{Method, Request, StatusCode};
use hyper_util::client::legacy::{Client, connect::HttpConnector};
use hyper_util::rt::TokioExecutor;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::time::sleep;

/// How long a house that cannot be reached is given between two tries, at most.
const LONGEST_PAUSE: Duration = Duration::from_secs(2);

/// A client of the REST interface of a house.
#[derive(Clone)]
pub struct RestClient {
    address: SocketAddr,
    client: Client<HttpConnector, Full<Bytes>>,
}

/// Why a request over the REST interface failed.
#[derive(Debug, thiserror::Error)]
pub enum RestError {
    /// The house said no.
    #[error("{status}: {body}")]
    Refused {
        /// How.
        status: StatusCode,
        /// What it said.
        body: Value,
    },
    /// The house cannot be reached.
    #[error("the house cannot be reached: {0}")]
    Unreachable(String),
}

impl RestClient {
    /// That of the house at an address.
    pub fn at(address: SocketAddr) -> RestClient {
        RestClient { address, client: Client::builder(TokioExecutor::new()).build_http() }
    }

    /// Where it is.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Asks for something.
    ///
    /// # Errors
    /// That the house cannot be reached.
    pub async fn ask(
        &self,
        method: Method,
        path: &str,
        token: Option<&str>,
        body: Option<Value>,
    ) -> Result<(StatusCode, Value), RestError> {
        let (status, bytes) = self.ask_unread(method, path, token, body).await?;
        let text = || Value::String(String::from_utf8_lossy(&bytes).into_owned());
        Ok((status, serde_json::from_slice(&bytes).unwrap_or_else(|_| text())))
    }

    async fn ask_unread(
        &self,
        method: Method,
        path: &str,
        token: Option<&str>,
        body: Option<Value>,
    ) -> Result<(StatusCode, Bytes), RestError> {
        let unreachable = |error: &dyn std::fmt::Display| RestError::Unreachable(error.to_string());
        let mut request = Request::builder().method(method).uri(format!("http://{}{path}", self.address));
        if let Some(token) = token {
            request = request.header(AUTHORIZATION, format!("Bearer {token}"));
        }
        let body = body.map_or(Bytes::new(), |body| body.to_string().into());
        let request = request
            .header(CONTENT_TYPE, "application/json")
            .body(Full::new(body))
            .map_err(|error| unreachable(&error))?;
        let mut pause = Duration::from_millis(20);
        let response = loop {
            match self.client.request(request.clone()).await {
                Ok(response) => break response,
                // Nothing was sent yet, so it can be tried again without asking for anything twice.
                Err(error) if error.is_connect() && pause < LONGEST_PAUSE => {
                    sleep(pause).await;
                    pause *= 2;
                }
                Err(error) => return Err(unreachable(&error)),
            }
        };
        let status = response.status();
        let body = response.into_body().collect().await.map_err(|error| unreachable(&error))?;
        Ok((status, body.to_bytes()))
    }

    async fn good(
        &self,
        method: Method,
        path: &str,
        token: Option<&str>,
        body: Option<Value>,
    ) -> Result<Value, RestError> {
        let (status, body) = self.ask(method, path, token, body).await?;
        if status.is_success() { Ok(body) } else { Err(RestError::Refused { status, body }) }
    }

    /// Reads something as whoever has the token.
    ///
    /// # Errors
    /// What the house says against it.
    pub async fn get(&self, path: &str, token: Option<&str>) -> Result<Value, RestError> {
        self.good(Method::GET, path, token, None).await
    }

    /// Reads something and gives it as it came, for whoever measures the house and not the reading.
    ///
    /// # Errors
    /// What the house says against it.
    pub async fn get_unread(&self, path: &str, token: Option<&str>) -> Result<Vec<u8>, RestError> {
        let (status, body) = self.ask_unread(Method::GET, path, token, None).await?;
        let said = || Value::String(String::from_utf8_lossy(&body).into_owned());
        if status.is_success() { Ok(body.into()) } else { Err(RestError::Refused { status, body: said() }) }
    }

    /// Asks for something to happen.
    ///
    /// # Errors
    /// What the house says against it.
    pub async fn post(&self, path: &str, token: Option<&str>, body: Value) -> Result<Value, RestError> {
        self.good(Method::POST, path, token, Some(body)).await
    }

    /// A token for one person.
    ///
    /// # Errors
    /// What the house says against it.
    pub async fn token(&self) -> Result<String, RestError> {
        let answer = self.post("/api/token", None, json!({})).await?;
        Ok(answer["token"].as_str().unwrap_or_default().into())
    }

    /// Opens a table and tells its name.
    ///
    /// # Errors
    /// What the house says against it.
    pub async fn open(&self, token: &str, wish: Value) -> Result<String, RestError> {
        let answer = self.post("/api/tables", Some(token), wish).await?;
        Ok(answer["table"].as_str().unwrap_or_default().into())
    }

    /// Takes the first free seat and tells which.
    ///
    /// # Errors
    /// What the house says against it.
    pub async fn sit(&self, table: &str, token: &str, name: &str) -> Result<usize, RestError> {
        let path = format!("/api/tables/{table}/sit");
        let answer = self.post(&path, Some(token), json!({"name": name, "program": true})).await?;
        Ok(answer["seat"].as_u64().unwrap_or_default() as usize)
    }
}
