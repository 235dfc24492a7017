//! One connection to a table: it is opened, frames go and come, and one day it breaks.

use crate::Heard;
use futures_util::{SinkExt, StreamExt};
use std::net::SocketAddr;
use std::time::Instant;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::http::header::AUTHORIZATION;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};
use undercroft_server::table::Version;
use undercroft_server::wire::Frame;

/// An open connection.
pub struct Connection {
    socket: WebSocketStream<TcpStream>,
}

/// A frame from the server as it came.
pub struct Received {
    /// When it was taken from the socket, before anybody looked into it.
    pub at: Instant,
    /// Its very text.
    text: Utf8Bytes,
    /// What it says.
    pub heard: Heard,
}

impl Received {
    /// The very text that came.
    pub fn text(&self) -> &str {
        &self.text
    }
}

/// Why a connection is over.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ConnectionError {
    /// The house does not want this client, now or ever.
    #[error("the house refused the line: {0}")]
    Refused(String),
    /// The connection broke or could not be opened; another may.
    #[error("the line is broken: {0}")]
    Broken(String),
}

impl Connection {
    /// Opens a connection to a table, naming the last version the client has.
    ///
    /// # Errors
    /// Why it could not be opened.
    pub async fn open(
        house: SocketAddr,
        table: &str,
        token: Option<&str>,
        since: Version,
    ) -> Result<Connection, ConnectionError> {
        let broken = |error: &dyn std::fmt::Display| ConnectionError::Broken(error.to_string());
        let address = format!("ws://{house}/api/tables/{table}/socket?since={since}");
        let mut request = address.into_client_request().map_err(|error| broken(&error))?;
        if let Some(token) = token {
            let header = HeaderValue::from_str(&format!("Bearer {token}")).map_err(|error| broken(&error))?;
            request.headers_mut().insert(AUTHORIZATION, header);
        }
        let stream = TcpStream::connect(house).await.map_err(|error| broken(&error))?;
        stream.set_nodelay(true).map_err(|error| broken(&error))?;
        let small = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        match client_async_with_config(request, stream, Some(small)).await {
            Ok((socket, _)) => Ok(Connection { socket }),
            Err(tokio_tungstenite::tungstenite::Error::Http(response))
                if response.status().is_client_error() =>
            {
                Err(ConnectionError::Refused(response.status().to_string()))
            }
            Err(error) => Err(broken(&error)),
        }
    }

    /// Sends a frame.
    ///
    /// # Errors
    /// If the connection is broken.
    pub async fn send(&mut self, frame: &Frame) -> Result<(), ConnectionError> {
        let text = serde_json::to_string(frame).expect("a frame is plain data");
        let sent = self.socket.send(Message::Text(text.into())).await;
        sent.map_err(|error| ConnectionError::Broken(error.to_string()))
    }

    /// Waits for the next frame.
    ///
    /// # Errors
    /// If the connection is broken or was closed.
    pub async fn hear(&mut self) -> Result<Heard, ConnectionError> {
        Ok(self.receive().await?.heard)
    }

    /// Waits for the next frame and gives it as it came.
    ///
    /// # Errors
    /// If the connection is broken or was closed.
    pub async fn receive(&mut self) -> Result<Received, ConnectionError> {
        let text = self.hear_text().await?;
        let at = Instant::now();
        match serde_json::from_str(&text) {
            Ok(heard) => Ok(Received { at, text, heard }),
            Err(error) => Err(ConnectionError::Refused(format!("not understood: {error}: {text}"))),
        }
    }

    async fn hear_text(&mut self) -> Result<Utf8Bytes, ConnectionError> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Close(Some(frame)))) => {
                    return Err(ConnectionError::Broken(frame.reason.to_string()));
                }
                Some(Ok(Message::Close(None))) | None => {
                    return Err(ConnectionError::Broken("closed".into()));
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(ConnectionError::Broken(error.to_string())),
            }
        }
    }
}
