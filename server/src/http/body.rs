//! Reading what a request brings, with mistakes said in plain words.

use super::Problem;
use crate::store::TableId;
use axum::extract::rejection::PathRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use undercroft_catalog::in_plain_words;
use undercroft_core::unreadable;

/// The largest body: room for a card file of a table's own.
pub(crate) const LARGEST_BODY: usize = 64 * 1024;

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
        serde_json::from_slice(bytes).map(Body).map_err(|error| {
            let faults = in_plain_words(unreadable(error));
            Problem::faults(StatusCode::BAD_REQUEST, "This is not what belongs here.", faults)
        })
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
