//! Care taken with every request: where it may come from, and what a browser may do with the answer.

use super::{Lobby, Problem};
use axum::Router;
use axum::extract::Request;
use axum::http::header::{CACHE_CONTROL, HOST, HeaderName, ORIGIN};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse, Response};
use std::time::Duration;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::timeout::TimeoutLayer;

/// How the house is reached.
#[derive(Clone, Debug, Default)]
pub struct Doorway {
    /// Whether browsers come by https, through something in front of the house.
    pub https: bool,
    /// Whether a proxy stands in front, whose word on where a request comes from is believed.
    pub behind_proxy: bool,
}

/// How long a request may take to come and to be answered. A socket is answered when it opens.
const ANSWER_WITHIN: Duration = Duration::from_secs(30);

/// What a browser is told with every answer. Scripts, styles and lines only from the house itself; no referrer, for
/// private links must not travel.
const HEADERS: [(&str, &str); 6] = [
    (
        "content-security-policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
         media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; \
         form-action 'self'; frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=()"),
];

pub(crate) fn around(routes: Router<Lobby>) -> Router<Lobby> {
    routes
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, ANSWER_WITHIN))
        .layer(from_fn(same_origin))
        .layer(CatchPanicLayer::custom(|panic: Box<dyn std::any::Any + Send>| {
            tracing::error!(report = crate::house::report(&*panic), "a request failed");
            let reason = "Something went wrong in the house; it has been noted.";
            Problem::new(StatusCode::INTERNAL_SERVER_ERROR, reason).into_response()
        }))
        .layer(from_fn(with_headers))
}

async fn with_headers(request: Request, next: Next) -> Response {
    let api = request.uri().path().starts_with("/api");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    if api {
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// Pages of other sites may not act in a visitor's name. Browsers always say where a page comes from; programs that
/// say nothing bring no cookie of somebody else's.
async fn same_origin(request: Request, next: Next) -> Response {
    match is_at_home(request.headers()) {
        true => next.run(request).await,
        false => {
            let reason = "Pages of other sites may not ask here.";
            Problem::new(StatusCode::FORBIDDEN, reason).into_response()
        }
    }
}

fn is_at_home(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    origin.split_once("://").map(|(_, authority)| authority) == host
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(origin: Option<&str>) -> HeaderMap {
        let mut headers = HeaderMap::from_iter([(HOST, HeaderValue::from_static("table.example:8080"))]);
        if let Some(origin) = origin {
            headers.insert(ORIGIN, origin.parse().unwrap());
        }
        headers
    }

    #[test]
    fn the_houses_own_pages_and_programs_may_ask() {
        assert!(is_at_home(&asked(None)));
        assert!(is_at_home(&asked(Some("http://table.example:8080"))));
    }

    #[test]
    fn pages_of_other_sites_may_not() {
        for origin in ["http://evil.example", "null", "http://table.example:80801", "http://table.example"] {
            assert!(!is_at_home(&asked(Some(origin))), "{origin}");
        }
    }
}
