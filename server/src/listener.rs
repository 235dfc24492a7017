//! The listener: connections are accepted, and closed if nothing sensible comes over them.

use crate::http::address::{Network, is_this_machine};
use crate::http::limits::{MOST_CONNECTIONS_OF_ONE, OpenConnections, Place};
use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio_io_timeout::TimeoutStream;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower_service::Service;

/// How long somebody may take to say what they want, and may stay connected without asking for anything.
const ASK_WITHIN: Duration = Duration::from_secs(30);
/// How long somebody may take to take the next bit of what they asked for.
const TAKE_WITHIN: Duration = Duration::from_secs(30);
/// How many connections are held, as far as the system has files for them; some of those are for the house itself.
const MOST_CONNECTIONS: usize = 24_000;
const FILES_OF_THE_HOUSE: usize = 256;
/// How long the house waits when the system gives it no more connections.
const TRY_AGAIN_AFTER: Duration = Duration::from_secs(1);

/// How much the house bears of those who come.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bounds {
    /// Whether all come through one proxy, which sees to how many each may have.
    behind_proxy: bool,
    /// How many connections there may be at once.
    connections: usize,
    /// How many of them one network may have.
    of_one: usize,
    ask_within: Duration,
    take_within: Duration,
}

impl Bounds {
    /// As much as this machine lets the house have, which is said in the log.
    pub(crate) fn of_this_machine(behind_proxy: bool) -> Bounds {
        let files =
            rlimit::increase_nofile_limit(u64::MAX).ok().and_then(|files| usize::try_from(files).ok());
        let connections = files.map_or(MOST_CONNECTIONS, |files| {
            files.saturating_sub(FILES_OF_THE_HOUSE).clamp(1, MOST_CONNECTIONS)
        });
        tracing::info!(files, connections, "the file limit is raised as far as it goes");
        Bounds {
            behind_proxy,
            connections,
            of_one: MOST_CONNECTIONS_OF_ONE,
            ask_within: ASK_WITHIN,
            take_within: TAKE_WITHIN,
        }
    }
}

/// Who may still come.
struct Admission {
    bounds: Bounds,
    all: Arc<Semaphore>,
    networks: Arc<OpenConnections>,
}

impl Admission {
    fn new(bounds: Bounds) -> Admission {
        let (all, networks) = (Semaphore::new(bounds.connections), OpenConnections::new(bounds.of_one));
        Admission { bounds, all: Arc::new(all), networks }
    }

    /// A place for somebody from this address, if there is one.
    fn admit(&self, from: SocketAddr) -> Option<ConnectionPermit> {
        let counted = !self.bounds.behind_proxy && !is_this_machine(from.ip());
        let place = match counted {
            true => self.networks.take(Network::containing(from.ip()))?,
            false => Place::UNCOUNTED,
        };
        let permit = self.all.clone().try_acquire_owned().ok()?;
        Some(ConnectionPermit { _places: Arc::new((permit, place)) })
    }
}

/// A connection's places; they are free again when nobody holds them any more. A socket holds those of the connection that it
/// was.
#[derive(Clone)]
pub(crate) struct ConnectionPermit {
    _places: Arc<(OwnedSemaphorePermit, Place)>,
}

/// Answers everybody who comes until the house closes, and then finishes what was begun.
pub(crate) async fn serve(listener: TcpListener, routes: Router, bounds: Bounds, closing: CancellationToken) {
    let (connections, admission) = (TaskTracker::new(), Admission::new(bounds));
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = closing.cancelled() => break,
        };
        match accepted {
            Ok((stream, from)) => match admission.admit(from) {
                Some(permit) => {
                    connections.spawn(answer(stream, from, permit, routes.clone(), bounds, closing.clone()));
                }
                None => metrics::counter!("undercroft_connections_refused_total").increment(1),
            },
            Err(error) => {
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(TRY_AGAIN_AFTER).await;
            }
        }
    }
    drop(listener);
    connections.close();
    connections.wait().await;
}

async fn answer(
    stream: TcpStream,
    from: SocketAddr,
    permit: ConnectionPermit,
    routes: Router,
    bounds: Bounds,
    closing: CancellationToken,
) {
    // Frames are small and come in pairs: without this the second waits for the other side to confirm the first, which
    // it does only after 40 ms.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a socket holds small frames back");
    }
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(from));
        request.extensions_mut().insert(permit.clone());
        routes.clone().call(request)
    });
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(bounds.take_within));
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(bounds.ask_within)
        .serve_connection(TokioIo::new(Box::pin(stream)), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = closing.cancelled() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection broke off");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::routing::get;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::time::{sleep, timeout};

    const SOON: Duration = Duration::from_millis(100);
    /// More than any system keeps for somebody who does not take it.
    const LARGE: usize = 64 * 1024 * 1024;

    fn bounds() -> Bounds {
        Bounds {
            behind_proxy: false,
            connections: 9,
            of_one: 2,
            ask_within: ASK_WITHIN,
            take_within: ASK_WITHIN,
        }
    }

    /// A connection to a listener that greets everybody, and the way to close it.
    async fn opened(bounds: Bounds) -> (TcpStream, CancellationToken, tokio::task::JoinHandle<()>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let slowly = || async {
            sleep(Duration::from_millis(200)).await;
            "hello"
        };
        let routes = Router::new().route("/", get(slowly));
        let closing = CancellationToken::new();
        let served = tokio::spawn(serve(listener, routes, bounds, closing.clone()));
        (TcpStream::connect(address).await.unwrap(), closing, served)
    }

    /// All that comes until the house hangs up.
    async fn heard(stream: &mut TcpStream) -> String {
        let mut text = String::new();
        timeout(Duration::from_secs(10), stream.read_to_string(&mut text))
            .await
            .expect("it hangs up")
            .unwrap();
        text
    }

    #[tokio::test]
    async fn whoever_does_not_come_to_the_point_is_hung_up_on() {
        let (mut stream, _closing, _) = opened(Bounds { ask_within: SOON, ..bounds() }).await;
        stream.write_all(b"GET / HTTP/1.1\r\nhost: x\r\nx-slow: ").await.unwrap();
        assert!(!heard(&mut stream).await.contains("hello"));
    }

    #[tokio::test]
    async fn a_slow_answer_is_no_slow_question() {
        let (mut stream, _closing, _) = opened(Bounds { ask_within: SOON, ..bounds() }).await;
        stream.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
        assert!(heard(&mut stream).await.ends_with("hello"));
    }

    #[tokio::test]
    async fn what_was_asked_before_the_house_closes_is_answered() {
        let (mut stream, closing, served) = opened(bounds()).await;
        stream.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
        sleep(Duration::from_millis(50)).await;
        closing.cancel();
        assert!(heard(&mut stream).await.ends_with("hello"));
        timeout(Duration::from_secs(5), served).await.expect("nothing is left to do").unwrap();
    }

    #[tokio::test]
    async fn whoever_does_not_take_what_they_asked_for_is_hung_up_on() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let mut asker = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        asker.write_all(b"GET /large HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
        let (stream, from) = listener.accept().await.unwrap();
        let bounds = Bounds { take_within: SOON, ..bounds() };
        let permit = Admission::new(bounds).admit(from).unwrap();
        let routes = Router::new().route("/large", get(|| async { vec![b'x'; LARGE] }));
        let answered = answer(stream, from, permit, routes, bounds, CancellationToken::new());
        timeout(Duration::from_secs(20), answered).await.expect("it hangs up");
    }

    #[test]
    fn one_network_has_so_many_connections_and_no_more_and_others_have_theirs() {
        let admission = Admission::new(bounds());
        let from = |last| SocketAddr::from(([10, 0, 0, last], 1));
        let permits = [admission.admit(from(1)), admission.admit(from(1))];
        assert!(permits.iter().all(Option::is_some) && admission.admit(from(1)).is_none());
        assert!(admission.admit(from(2)).is_some());
        drop(permits);
        assert!(admission.admit(from(1)).is_some());
    }

    #[test]
    fn there_are_so_many_connections_and_no_more() {
        let admission = Admission::new(bounds());
        let permits: Vec<_> =
            (0..9).map(|last| admission.admit(SocketAddr::from(([10, 0, 0, last], 1)))).collect();
        assert!(permits.iter().all(Option::is_some));
        assert!(admission.admit(SocketAddr::from(([127, 0, 0, 1], 1))).is_none());
    }
}
