//! Telling people who have gone that a table waits for them, by the push services of their browsers.
//!
//! A message says which table and which game, sealed so that only the browser reads it (RFC 8291). Sending goes on beside
//! the tables: none of them ever waits for it.

mod subscription;
mod vapid;

pub use subscription::{Keys, Subscription};

use crate::house::Clockwork;
use crate::secret::KeyHash;
use crate::store::{Store, Unavailable};
use axum::body::Bytes;
use axum::http::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE};
use axum::http::{Request, StatusCode};
use http_body_util::Full;
use hyper_rustls::{HttpsConnector, HttpsConnectorBuilder};
use hyper_util::client::legacy::{Client, connect::HttpConnector};
use hyper_util::rt::TokioExecutor;
use serde::Serialize;
use std::sync::Arc;
use std::time::Duration;
use subscription::Target;
use tokio::sync::{Semaphore, mpsc};
use tokio::time::timeout;
use vapid::Vapid;

/// How many messages may wait to be sent; more are left out, for a table never waits.
const MOST_WAITING: usize = 4096;
/// How many are sent at the same time.
const MOST_AT_ONCE: usize = 32;
/// How long a service may take.
const ANSWER_WITHIN: Duration = Duration::from_secs(20);
/// How long a service shall try to reach the browser: a day.
const KEEP_SECONDS: &str = "86400";
/// The name of the house's key in the store.
const SECRET: &str = "vapid";

/// How a house pushes.
#[derive(Clone, Debug)]
pub struct PushConfig {
    /// How push services reach whoever runs the house: `mailto:...` or `https://...`.
    pub contact: String,
    /// Whether it also sends to a service on the same machine, without https, as tests do.
    pub to_loopback: bool,
}

impl Default for PushConfig {
    fn default() -> PushConfig {
        PushConfig { contact: "mailto:house@undercroft.example".into(), to_loopback: false }
    }
}

/// What somebody is told. It holds no secret of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Call {
    /// The table that waits.
    pub table: String,
    /// The game's short name.
    pub game: String,
    /// The game's printed name.
    pub title: String,
}

/// The way to the push services.
pub(crate) struct Push {
    post: Arc<Post>,
    waiting: mpsc::Sender<(Vec<KeyHash>, Call)>,
}

struct Post {
    store: Arc<dyn Store>,
    config: PushConfig,
    vapid: Vapid,
    client: Client<HttpsConnector<HttpConnector>, Full<Bytes>>,
    time: Clockwork,
}

impl Push {
    /// Finds the house's key, or makes it at the first start, and sets a postman going.
    ///
    /// # Errors
    /// If the store does not answer.
    pub(crate) async fn open(
        store: Arc<dyn Store>,
        config: PushConfig,
        time: Clockwork,
    ) -> Result<Push, Unavailable> {
        let new = Vapid::new_secret().map_err(|error| Unavailable(error.to_string()))?;
        let kept = store.secret(SECRET, new).await?;
        let vapid =
            Vapid::of(&kept).ok_or_else(|| Unavailable("the key for push services is damaged".into()))?;
        let connector =
            HttpsConnectorBuilder::new().with_webpki_roots().https_or_http().enable_http1().build();
        let client = Client::builder(TokioExecutor::new()).build(connector);
        let post = Arc::new(Post { store, config, vapid, client, time });
        let (waiting, to_send) = mpsc::channel(MOST_WAITING);
        tokio::spawn(deliver(post.clone(), to_send));
        Ok(Push { post, waiting })
    }

    /// The public key, as browsers want it.
    pub(crate) fn key(&self) -> &str {
        self.post.vapid.public()
    }

    /// Why the house does not send to a subscription.
    pub(crate) fn check(&self, subscription: &Subscription) -> Result<(), &'static str> {
        subscription.target(self.post.config.to_loopback).map(drop)
    }

    /// Tells everybody with one of these keys, some time soon, as far as they want to be told.
    pub(crate) fn call(&self, keys: Vec<KeyHash>, call: Call) {
        if self.waiting.try_send((keys, call)).is_err() {
            metrics::counter!("undercroft_pushes_left_out_total").increment(1);
        }
    }
}

/// Sends what waits, until the house is gone.
async fn deliver(post: Arc<Post>, mut waiting: mpsc::Receiver<(Vec<KeyHash>, Call)>) {
    let places = Arc::new(Semaphore::new(MOST_AT_ONCE));
    while let Some((keys, call)) = waiting.recv().await {
        for key in keys {
            let Ok(place) = places.clone().acquire_owned().await else { return };
            let (post, call) = (post.clone(), call.clone());
            tokio::spawn(async move {
                post.tell(key, &call).await;
                drop(place);
            });
        }
    }
}

impl Post {
    async fn tell(&self, key: KeyHash, call: &Call) {
        let Ok(Some(kept)) = self.store.subscription(&key).await else { return };
        let subscription: Option<Subscription> = serde_json::from_str(&kept).ok();
        let target = subscription.and_then(|subscription| subscription.target(self.config.to_loopback).ok());
        let gone = match target {
            Some(target) => match self.send(&target, call).await {
                Ok(status) => [StatusCode::NOT_FOUND, StatusCode::GONE].contains(&status),
                Err(reason) => {
                    tracing::debug!(service = target.service, reason, "a push service was not reached");
                    false
                }
            },
            // Kept by a house with another config; nobody can be told there any more.
            None => true,
        };
        if gone {
            let _ = self.store.unsubscribe(&key, kept).await;
        }
    }

    async fn send(&self, target: &Target, call: &Call) -> Result<StatusCode, String> {
        let text = serde_json::to_vec(call).map_err(|error| error.to_string())?;
        let sealed = web_push_native::encrypt(text, &target.public, &target.auth);
        let sealed = sealed.map_err(|error| error.to_string())?;
        let authorization = self.vapid.authorization(&target.service, &self.config.contact, self.time.now());
        let request = Request::post(&target.endpoint)
            .header(AUTHORIZATION, authorization)
            .header(CONTENT_ENCODING, "aes128gcm")
            .header(CONTENT_TYPE, "application/octet-stream")
            .header("ttl", KEEP_SECONDS)
            .header("urgency", "high")
            .body(Full::new(sealed.into()))
            .map_err(|error| error.to_string())?;
        let answer = timeout(ANSWER_WITHIN, self.client.request(request)).await;
        let status =
            answer.map_err(|_| "no answer".to_string())?.map_err(|error| error.to_string())?.status();
        metrics::counter!("undercroft_pushes_total", "status" => status.as_str().to_string()).increment(1);
        tracing::debug!(service = target.service, %status, "a push service answered");
        Ok(status)
    }
}
