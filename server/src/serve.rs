//! Serving: a listener until somebody asks to close.

use crate::house::{House, HouseConfig};
use crate::http::{HttpConfig, Page, metrics_router, router};
use crate::listener::{self, Bounds};
use crate::store::{self, OpenError, Store, Unavailable};
use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;

/// How long guests are given to hang up when the house closes.
const CLOSING_TAKES: Duration = Duration::from_secs(5);

/// Where and how to serve.
#[derive(Clone, Debug)]
pub struct ServeConfig {
    /// The address; port 0 for any that is free.
    pub address: SocketAddr,
    /// Where the tables are kept: a file, or `postgres://...`.
    pub database: String,
    /// Where figures for Prometheus are shown; nowhere unless said. They are for whoever runs the house.
    pub metrics: Option<SocketAddr>,
    /// How the house is reached.
    pub http: HttpConfig,
    /// The page it shows to browsers; none for a house of programs alone.
    pub page: Page,
    /// How it is run.
    pub house: HouseConfig,
}

/// Why the house could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The database.
    #[error(transparent)]
    Database(#[from] OpenError),
    /// The database, once open.
    #[error(transparent)]
    Unavailable(#[from] Unavailable),
    /// The address.
    #[error("cannot serve at {0}: {1}; stop what runs there or choose another with --port")]
    Address(SocketAddr, std::io::Error),
}

/// Opens the house, says where, and serves until `until` comes true; then closes in order.
///
/// # Errors
/// Why it could not be opened.
pub async fn serve(
    config: ServeConfig,
    opened: impl FnOnce(SocketAddr, Arc<dyn Store>),
    until: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let failed = |error| ServeError::Address(config.address, error);
    let listener = TcpListener::bind(config.address).await.map_err(failed)?;
    let address = listener.local_addr().map_err(failed)?;
    let metrics = match config.metrics {
        Some(address) => {
            Some(TcpListener::bind(address).await.map_err(|error| ServeError::Address(address, error))?)
        }
        None => None,
    };
    let store = store::open(&config.database).await?;
    let house = House::open(store.clone(), config.house).await?;
    let bounds = Bounds::of_this_machine(config.http.behind_proxy);
    let mut http = config.http;
    if http.names.is_empty() && config.address.ip().is_loopback() && !http.behind_proxy {
        http.names = vec!["localhost".into()];
    }
    let routes = router(house.clone(), http, config.page);
    opened(address, store);
    let closing = house.closing();
    if let Some(listener) = metrics {
        tokio::spawn(listener::serve(listener, metrics_router(), bounds, closing.clone()));
    }
    tokio::spawn({
        let closing = closing.clone();
        async move {
            until.await;
            tracing::info!("closing");
            closing.cancel();
        }
    });
    let at_the_latest = async {
        closing.cancelled().await;
        tokio::time::sleep(CLOSING_TAKES).await;
    };
    tokio::select! {
        () = listener::serve(listener, routes, bounds, closing.clone()) => {}
        () = at_the_latest => {}
    }
    house.close().await;
    Ok(())
}
