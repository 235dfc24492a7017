//! Reading what a request brings, with mistakes said in plain words.

use super::Problem;
use crate::store::TableId;
use axum::extract::rejection::PathRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use undercroft_catalog::in_plain_words;
use undercroft_core::{Fault, unreadable};

/// The largest body: room for a card file of a table's own.
pub(crate) const LARGEST_BODY: usize = 64 * 1024;

/// What is wrong with a list where fields belong.
pub(crate) const A_LIST: &str = "expected fields in { } here, found a list";

/// Whether a JSON text is a list. The reader of JSON would take one for the fields of an object in their order, of which
/// nobody knows.
pub(crate) fn is_list(text: &[u8]) -> bool {
    text.trim_ascii_start().starts_with(b"[")
}

/// A JSON body. An empty one counts as `{}`.
pub(crate) struct Body<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, _: &S) -> Result<Body<T>, Problem> {
        let too_large = || {
            let reason = format!("A request has at most {LARGEST_BODY} bytes.");
            Problem::new(StatusCode::PAYLOAD_TOO_LARGE, reason)
        };
        let bytes = axum::body::to_bytes(request.into_body(), LARGEST_BODY).await.map_err(|_| too_large())?;
        let bytes = if bytes.is_empty() { &b"{}"[..] } else { &bytes[..] };
        let faulty =
            |faults| Problem::faults(StatusCode::BAD_REQUEST, "This is not what belongs here.", faults);
        if is_list(bytes) {
            return Err(faulty(vec![Fault::new("line 1", A_LIST)]));
        }
        serde_json::from_slice(bytes).map(Body).map_err(|error| faulty(in_plain_words(unreadable(error))))
    }
}

/// The table an address names.
pub(crate) struct Named(pub(crate) TableId);

impl<S: Send + Sync> FromRequestParts<S> for Named {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Named, Problem> {
        let name: Result<Path<String>, PathRejection> = Path::from_request_parts(parts, state).await;
        let unknown = || Problem::from(crate::house::NoTable::Unknown);
        TableId::new(name.map_err(|_| unknown())?.0).map(Named).map_err(|_| unknown())
    }
}

/// What stands behind the question mark.
pub(crate) struct Asked<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Asked<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Asked<T>, Problem> {
        let asked: Result<Query<T>, _> = Query::from_request_parts(parts, state).await;
        asked.map(|Query(asked)| Asked(asked)).map_err(|error| Problem::unclear(error.body_text()))
    }
}
