//! The open door: lines are taken, and given back if nothing sensible comes over them.

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower_service::Service;

/// How long somebody may take to say what they want, and may stay on the line without asking for anything.
pub(crate) const ASK_WITHIN: Duration = Duration::from_secs(30);
/// How long the house waits when the system gives it no more lines.
const TRY_AGAIN_AFTER: Duration = Duration::from_secs(1);

/// Answers everybody who comes until the house closes, and then finishes what was begun.
pub(crate) async fn keep(
    door: TcpListener,
    routes: Router,
    ask_within: Duration,
    closing: CancellationToken,
) {
    let lines = TaskTracker::new();
    loop {
        let taken = tokio::select! {
            taken = door.accept() => taken,
            () = closing.cancelled() => break,
        };
        match taken {
            Ok((line, from)) => {
                lines.spawn(answer(line, from, routes.clone(), ask_within, closing.clone()));
            }
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
    routes: Router,
    ask_within: Duration,
    closing: CancellationToken,
) {
    // Frames are small and come in pairs: without this the second waits for the other side to confirm the first, which
    // it does only after 40 ms.
    if let Err(error) = line.set_nodelay(true) {
        tracing::debug!(%error, "a socket holds small frames back");
    }
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(from));
        routes.clone().call(request)
    });
    let talk = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(ask_within)
        .serve_connection(TokioIo::new(line), service)
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

    /// A line to a door behind which everybody is greeted, and the way to close it.
    async fn opened(ask_within: Duration) -> (TcpStream, CancellationToken, tokio::task::JoinHandle<()>) {
        let door = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = door.local_addr().unwrap();
        let slowly = || async {
            sleep(Duration::from_millis(200)).await;
            "hello"
        };
        let (routes, closing) = (Router::new().route("/", get(slowly)), CancellationToken::new());
        let kept = tokio::spawn(keep(door, routes, ask_within, closing.clone()));
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
        let (mut line, _closing, _) = opened(Duration::from_millis(100)).await;
        line.write_all(b"GET / HTTP/1.1\r\nhost: x\r\nx-slow: ").await.unwrap();
        assert!(!heard(&mut line).await.contains("hello"));
    }

    #[tokio::test]
    async fn a_slow_answer_is_no_slow_question() {
        let (mut line, _closing, _) = opened(Duration::from_millis(100)).await;
        line.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
        assert!(heard(&mut line).await.ends_with("hello"));
    }

    #[tokio::test]
    async fn what_was_asked_before_the_house_closes_is_answered() {
        let (mut line, closing, kept) = opened(ASK_WITHIN).await;
        line.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
        sleep(Duration::from_millis(50)).await;
        closing.cancel();
        assert!(heard(&mut line).await.ends_with("hello"));
        timeout(Duration::from_secs(5), kept).await.expect("nothing is left to do").unwrap();
    }
}
