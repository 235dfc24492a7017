//! The page: its files, and its one document at every address that the page itself understands.
//!
//! The house does not build the page; whoever opens the house hands it in, with every file packed beforehand.

use super::{AppState, problem};
use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::http::header::{
    ACCEPT, ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, ETAG,
    HeaderName, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use std::fmt;
use std::sync::Arc;

/// The page's one document. It finds out from the address what to show.
const DOCUMENT: &str = "/index.html";
/// Files whose names tell their content: another content has another name.
const NAMED_BY_CONTENT: &str = "/assets/";
const FOR_EVER: &str = "public, max-age=31536000, immutable";
const ASK_AGAIN: &str = "no-cache";
const NO_PAGE: &str = "This house has no page; programs find it at /api/openapi.json.\n";

/// A file of the page.
#[derive(Clone, Copy)]
pub struct PageFile {
    /// Where it is found: `/index.html`.
    pub path: &'static str,
    /// What it is.
    pub content_type: &'static str,
    /// Names these very bytes, in any packing: a weak entity tag.
    pub etag: &'static str,
    /// The file itself.
    pub bytes: &'static [u8],
    /// The same packed by brotli.
    pub brotli: Option<&'static [u8]>,
    /// The same packed by gzip.
    pub gzip: Option<&'static [u8]>,
}

/// The page a house shows to browsers; by default none.
#[derive(Clone, Default)]
pub struct Page(Arc<[PageFile]>);

impl Page {
    /// The page made of these files.
    pub fn of(files: impl IntoIterator<Item = PageFile>) -> Page {
        let mut files: Vec<PageFile> = files.into_iter().collect();
        files.sort_by_key(|file| file.path);
        Page(files.into())
    }

    fn find(&self, path: &str) -> Option<&PageFile> {
        self.0.binary_search_by(|file| file.path.cmp(path)).ok().map(|at| &self.0[at])
    }
}

impl fmt::Debug for Page {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Page({} files)", self.0.len())
    }
}

/// Whether the page itself shows something at an address.
fn is_of_the_page(path: &str) -> bool {
    let parts: Vec<&str> = path.split('/').skip(1).collect();
    match parts[..] {
        [""] | ["code" | "credits" | "mine" | "open" | "room" | "rules" | "settings"] => true,
        ["open" | "learn" | "rules", game] => !game.is_empty(),
        ["t", table, ..] => !table.is_empty(),
        _ => false,
    }
}

/// Answers everything that is no part of the programs' interface.
pub(crate) async fn answer(State(app): State<AppState>, request: Request) -> Response {
    let (path, headers) = (request.uri().path(), request.headers());
    let reads = [Method::GET, Method::HEAD].contains(request.method());
    if path == "/api" || path.starts_with("/api/") {
        return problem::nothing_here().into_response();
    }
    let Some(document) = app.page.find(DOCUMENT) else {
        return match (path, reads) {
            ("/", true) => NO_PAGE.into_response(),
            _ => problem::nothing_here().into_response(),
        };
    };
    let file = if is_of_the_page(path) { Some(document) } else { app.page.find(path) };
    match file {
        Some(_) if !reads => ([(ALLOW, "GET,HEAD")], problem::not_like_that().await).into_response(),
        Some(file) => send(file, headers),
        // Somebody who mistyped an address reads it on the page; a program or a missing picture is told in its own way.
        None if reads && says(headers, &ACCEPT, "text/html") => {
            let mut response = send(document, &HeaderMap::new());
            *response.status_mut() = StatusCode::NOT_FOUND;
            response
        }
        None => problem::nothing_here().into_response(),
    }
}

fn send(file: &PageFile, asked: &HeaderMap) -> Response {
    let (coding, bytes) = match (file.brotli, file.gzip) {
        (Some(bytes), _) if says(asked, &ACCEPT_ENCODING, "br") => (Some("br"), bytes),
        (_, Some(bytes)) if says(asked, &ACCEPT_ENCODING, "gzip") => (Some("gzip"), bytes),
        _ => (None, file.bytes),
    };
    let unchanged = asked
        .get_all(IF_NONE_MATCH)
        .iter()
        .filter_map(|tags| tags.to_str().ok())
        .any(|tags| tags.split(',').any(|tag| tag.trim() == file.etag));
    let caching = if file.path.starts_with(NAMED_BY_CONTENT) { FOR_EVER } else { ASK_AGAIN };
    let mut response = Response::new(Body::empty());
    let headers = response.headers_mut();
    let mut say = |name: HeaderName, value: &'static str| {
        headers.insert(name, HeaderValue::from_static(value));
    };
    say(ETAG, file.etag);
    say(CACHE_CONTROL, caching);
    say(VARY, "accept-encoding");
    if unchanged {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
        return response;
    }
    say(CONTENT_TYPE, file.content_type);
    if let Some(coding) = coding {
        say(CONTENT_ENCODING, coding);
    }
    // Said here, so that it is also said to whoever asks for the headers alone.
    headers.insert(CONTENT_LENGTH, HeaderValue::from(bytes.len()));
    *response.body_mut() = Body::from(Bytes::from_static(bytes));
    response
}

/// Whether a header that lists what somebody takes has this word, and not with the weight of nothing.
pub(crate) fn says(headers: &HeaderMap, name: &HeaderName, word: &str) -> bool {
    let lists = headers.get_all(name).iter().filter_map(|list| list.to_str().ok());
    lists.flat_map(|list| list.split(',')).any(|item| {
        let mut parts = item.split(';').map(str::trim);
        let named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case(word));
        let refused = |part: &str| {
            part.strip_prefix("q=")
                .and_then(|weight| weight.parse().ok())
                .is_some_and(|weight: f32| weight <= 0.0)
        };
        named && !parts.any(refused)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_shows_what_its_links_name() {
        for path in
            ["/", "/t/abc", "/t/abc/story", "/open", "/open/raiders", "/learn/raiders", "/rules", "/mine"]
        {
            assert!(is_of_the_page(path), "{path}");
        }
        for path in ["/t", "/t/", "/learn", "/open/", "/open/raiders/4", "/nothing", "/assets/x.js", "//"] {
            assert!(!is_of_the_page(path), "{path}");
        }
    }

    #[test]
    fn what_somebody_takes_is_read_with_its_weights() {
        let takes = |list: &'static str, word| {
            says(
                &HeaderMap::from_iter([(ACCEPT_ENCODING, HeaderValue::from_static(list))]),
                &ACCEPT_ENCODING,
                word,
            )
        };
        assert!(takes("gzip, deflate, br;q=0.9", "br") && takes("GZIP", "gzip"));
        assert!(!takes("gzip, br;q=0", "br") && !takes("gzip;q=0.0", "gzip") && !takes("", "br"));
    }
}
