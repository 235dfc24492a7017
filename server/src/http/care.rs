//! Care taken with every request: where it may come from, and what a browser may do with the answer.

use super::{AppState, Problem};
use axum::Router;
use axum::extract::Request;
use axum::http::header::{CACHE_CONTROL, HOST, HeaderName, ORIGIN, STRICT_TRANSPORT_SECURITY};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse, Response};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::timeout::TimeoutLayer;

/// How the house is reached.
#[derive(Clone, Debug, Default)]
pub struct HttpConfig {
    /// Whether browsers come by https, through something in front of the house.
    pub https: bool,
    /// Whether a proxy stands in front, whose word on where a request comes from is believed.
    pub behind_proxy: bool,
    /// The names by which the house is reached, beside bare addresses; any, if there are none.
    pub names: Vec<String>,
}

/// How long a request may take to come and to be answered. A socket is answered when it opens.
const ANSWER_WITHIN: Duration = Duration::from_secs(30);

/// What a browser is told with every answer. Scripts, styles and connections only from the house itself; no referrer, for
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

pub(crate) fn around(routes: Router<AppState>, http: &HttpConfig) -> Router<AppState> {
    let (https, names): (_, Arc<[String]>) = (http.https, http.names.clone().into());
    routes
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, ANSWER_WITHIN))
        .layer(from_fn(same_origin))
        .layer(from_fn(move |request: Request, next: Next| {
            let names = names.clone();
            async move { by_its_name(&names, request, next).await }
        }))
        .layer(CatchPanicLayer::custom(|panic: Box<dyn std::any::Any + Send>| {
            tracing::error!(report = crate::house::report(&*panic), "a request failed");
            let reason = "Something went wrong in the house; it has been noted.";
            Problem::new(StatusCode::INTERNAL_SERVER_ERROR, reason).into_response()
        }))
        .layer(from_fn(move |request: Request, next: Next| with_headers(https, request, next)))
}

async fn with_headers(https: bool, request: Request, next: Next) -> Response {
    let api = request.uri().path().starts_with("/api");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    if https {
        headers.insert(STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
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

/// A page of another site may have its own name lead to this machine, and would then count as one of the house: so only the
/// house's own names are answered to.
async fn by_its_name(names: &[String], request: Request, next: Next) -> Response {
    let host = request.headers().get(HOST).and_then(|host| host.to_str().ok());
    match is_called(names, host) {
        true => next.run(request).await,
        false => {
            let reason = "The house is not reached by this name; whoever runs it says by which with --name.";
            Problem::new(StatusCode::MISDIRECTED_REQUEST, reason).into_response()
        }
    }
}

fn is_called(names: &[String], host: Option<&str>) -> bool {
    if names.is_empty() {
        return true;
    }
    let Some(authority) = host.and_then(|host| host.parse::<Authority>().ok()) else { return false };
    let host = authority.host();
    let bare = host.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>().is_ok();
    bare || names.iter().any(|name| name.eq_ignore_ascii_case(host))
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

    #[test]
    fn only_the_houses_own_names_and_bare_addresses_are_answered_to() {
        let names = ["localhost".to_string(), "table.example".to_string()];
        for host in ["localhost:8080", "Table.Example", "127.0.0.1:8080", "[::1]:8080", "192.0.2.1"] {
            assert!(is_called(&names, Some(host)), "{host}");
        }
        for host in [Some("evil.example"), Some("table.example.evil.example"), Some(""), Some("a b"), None] {
            assert!(!is_called(&names, host), "{host:?}");
        }
        assert!(is_called(&[], Some("any.example")));
    }
}
