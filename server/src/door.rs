//! The open door: lines are taken, and given back if nothing sensible comes over them.

use crate::http::address::{Network, is_this_machine};
use crate::http::limits::{Lines, MOST_CONNECTIONS_OF_ONE, Place};
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

/// How long somebody may take to say what they want, and may stay on the line without asking for anything.
const ASK_WITHIN: Duration = Duration::from_secs(30);
/// How long somebody may take to take the next bit of what they asked for.
const TAKE_WITHIN: Duration = Duration::from_secs(30);
/// How many connections are held, as far as the system has files for them; some of those are for the house itself.
const MOST_CONNECTIONS: usize = 24_000;
const FILES_OF_THE_HOUSE: usize = 256;
/// How long the house waits when the system gives it no more lines.
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
struct Threshold {
    bounds: Bounds,
    all: Arc<Semaphore>,
    networks: Arc<Lines>,
}

impl Threshold {
    fn new(bounds: Bounds) -> Threshold {
        let (all, networks) = (Semaphore::new(bounds.connections), Lines::new(bounds.of_one));
        Threshold { bounds, all: Arc::new(all), networks }
    }

    /// A place for somebody from this address, if there is one.
    fn admit(&self, from: SocketAddr) -> Option<Held> {
        let counted = !self.bounds.behind_proxy && !is_this_machine(from.ip());
        let place = match counted {
            true => self.networks.take(Network::containing(from.ip()))?,
            false => Place::UNCOUNTED,
        };
        let permit = self.all.clone().try_acquire_owned().ok()?;
        Some(Held { _places: Arc::new((permit, place)) })
    }
}

/// A connection's places; they are free again when nobody holds them any more. A socket holds those of the connection that it
/// was.
#[derive(Clone)]
pub(crate) struct Held {
    _places: Arc<(OwnedSemaphorePermit, Place)>,
}

/// Answers everybody who comes until the house closes, and then finishes what was begun.
pub(crate) async fn keep(door: TcpListener, routes: Router, bounds: Bounds, closing: CancellationToken) {
    let (lines, threshold) = (TaskTracker::new(), Threshold::new(bounds));
    loop {
        let taken = tokio::select! {
            taken = door.accept() => taken,
            () = closing.cancelled() => break,
        };
        match taken {
            Ok((line, from)) => match threshold.admit(from) {
                Some(held) => {
                    lines.spawn(answer(line, from, held, routes.clone(), bounds, closing.clone()));
                }
                None => metrics::counter!("undercroft_connections_refused_total").increment(1),
            },
            Err(error) => {
                tracing::warn!(%error, "a line could not be taken");
                tokio::time::sleep(TRY_AGAIN_AFTER).await;
            }
        }
    }
    drop(door);
    lines.close();
    lines.wait().await;
}

async fn answer(
    line: TcpStream,
    from: SocketAddr,
    held: Held,
    routes: Router,
    bounds: Bounds,
    closing: CancellationToken,
) {
    // Frames are small and come in pairs: without this the second waits for the other side to confirm the first, which
    // it does only after 40 ms.
    if let Err(error) = line.set_nodelay(true) {
        tracing::debug!(%error, "a socket holds small frames back");
    }
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(from));
        request.extensions_mut().insert(held.clone());
        routes.clone().call(request)
    });
    let mut line = TimeoutStream::new(line);
    line.set_write_timeout(Some(bounds.take_within));
    let talk = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(bounds.ask_within)
        .serve_connection(TokioIo::new(Box::pin(line)), service)
        .with_upgrades();
    let mut talk = pin!(talk);
    let ended = tokio::select! {
        ended = talk.as_mut() => ended,
        () = closing.cancelled() => {
            talk.as_mut().graceful_shutdown();
            talk.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a line broke off");
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

    /// A line to a door behind which everybody is greeted, and the way to close it.
    async fn opened(bounds: Bounds) -> (TcpStream, CancellationToken, tokio::task::JoinHandle<()>) {
        let door = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = door.local_addr().unwrap();
        let slowly = || async {
            sleep(Duration::from_millis(200)).await;
            "hello"
        };
        let routes = Router::new().route("/", get(slowly));
        let closing = CancellationToken::new();
        let kept = tokio::spawn(keep(door, routes, bounds, closing.clone()));
        (TcpStream::connect(address).await.unwrap(), closing, kept)
    }

    /// All that comes until the house hangs up.
    async fn heard(line: &mut TcpStream) -> String {
        let mut text = String::new();
        timeout(Duration::from_secs(10), line.read_to_string(&mut text)).await.expect("it hangs up").unwrap();
        text
    }

    #[tokio::test]
    async fn whoever_does_not_come_to_the_point_is_hung_up_on() {
        let (mut line, _closing, _) = opened(Bounds { ask_within: SOON, ..bounds() }).await;
        line.write_all(b"GET / HTTP/1.1\r\nhost: x\r\nx-slow: ").await.unwrap();
        assert!(!heard(&mut line).await.contains("hello"));
    }

    #[tokio::test]
    async fn a_slow_answer_is_no_slow_question() {
        let (mut line, _closing, _) = opened(Bounds { ask_within: SOON, ..bounds() }).await;
        line.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
        assert!(heard(&mut line).await.ends_with("hello"));
    }

    #[tokio::test]
    async fn what_was_asked_before_the_house_closes_is_answered() {
        let (mut line, closing, kept) = opened(bounds()).await;
        line.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
        sleep(Duration::from_millis(50)).await;
        closing.cancel();
        assert!(heard(&mut line).await.ends_with("hello"));
        timeout(Duration::from_secs(5), kept).await.expect("nothing is left to do").unwrap();
    }

    #[tokio::test]
    async fn whoever_does_not_take_what_they_asked_for_is_hung_up_on() {
        let door = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let mut asker = TcpStream::connect(door.local_addr().unwrap()).await.unwrap();
        asker.write_all(b"GET /large HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
        let (line, from) = door.accept().await.unwrap();
        let bounds = Bounds { take_within: SOON, ..bounds() };
        let held = Threshold::new(bounds).admit(from).unwrap();
        let routes = Router::new().route("/large", get(|| async { vec![b'x'; LARGE] }));
        let answered = answer(line, from, held, routes, bounds, CancellationToken::new());
        timeout(Duration::from_secs(20), answered).await.expect("it hangs up");
    }

    #[test]
    fn one_network_has_so_many_connections_and_no_more_and_others_have_theirs() {
        let threshold = Threshold::new(bounds());
        let from = |last| SocketAddr::from(([10, 0, 0, last], 1));
        let held = [threshold.admit(from(1)), threshold.admit(from(1))];
        assert!(held.iter().all(Option::is_some) && threshold.admit(from(1)).is_none());
        assert!(threshold.admit(from(2)).is_some());
        drop(held);
        assert!(threshold.admit(from(1)).is_some());
    }

    #[test]
    fn there_are_so_many_connections_and_no_more() {
        let threshold = Threshold::new(bounds());
        let held: Vec<_> =
            (0..9).map(|last| threshold.admit(SocketAddr::from(([10, 0, 0, last], 1)))).collect();
        assert!(held.iter().all(Option::is_some));
        assert!(threshold.admit(SocketAddr::from(([127, 0, 0, 1], 1))).is_none());
    }
}
