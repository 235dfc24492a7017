//! Serving: an open door until somebody asks to close.

use crate::house::{Habits, House};
use crate::http::{Doorway, Page, router};
use crate::store::{self, OpenError, Store, Unavailable};
use axum::serve::ListenerExt;
use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;

/// How long guests are given to hang up when the house closes.
const CLOSING_TAKES: Duration = Duration::from_secs(5);

/// Where and how to serve.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The address; port 0 for any that is free.
    pub address: SocketAddr,
    /// Where the tables are kept: a file, or `postgres://...`.
    pub database: String,
    /// How the house is reached.
    pub doorway: Doorway,
    /// The page it shows to browsers; none for a house of programs alone.
    pub page: Page,
    /// How it is run.
    pub habits: Habits,
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
    /// The door, once open.
    #[error("the door failed: {0}")]
    Door(#[from] std::io::Error),
}

/// Opens the house, says where, and serves until `until` comes true; then closes in order.
///
/// # Errors
/// Why it could not be opened.
pub async fn serve(
    plan: Plan,
    opened: impl FnOnce(SocketAddr, Arc<dyn Store>),
    until: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let failed = |error| ServeError::Address(plan.address, error);
    let door = TcpListener::bind(plan.address).await.map_err(failed)?;
    let address = door.local_addr().map_err(failed)?;
    let store = store::open(&plan.database).await?;
    let house = House::open(store.clone(), plan.habits).await?;
    let routes = router(house.clone(), plan.doorway, plan.page);
    let routes = routes.into_make_service_with_connect_info::<SocketAddr>();
    opened(address, store);
    let closing = house.closing();
    let begin_to_close = {
        let closing = closing.clone();
        async move {
            until.await;
            tracing::info!("closing");
            closing.cancel();
        }
    };
    // Frames are small and come in pairs: without this the second waits for the other side to confirm the first, which
    // it does only after 40 ms.
    let door = door.tap_io(|socket| {
        if let Err(error) = socket.set_nodelay(true) {
            tracing::debug!(%error, "a socket holds small frames back");
        }
    });
    let door = axum::serve(door, routes).with_graceful_shutdown(begin_to_close);
    let at_the_latest = async {
        closing.cancelled().await;
        tokio::time::sleep(CLOSING_TAKES).await;
    };
    let served = tokio::select! {
        served = door => served,
        () = at_the_latest => Ok(()),
    };
    house.close().await;
    Ok(served?)
}
