//! Being told, when one has gone, that a table waits.

use super::body::Body;
use super::limits::Limit;
use super::people::Person;
use super::{AppState, Problem};
use crate::push::Subscription;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Serialize;
use utoipa::ToSchema;

/// What a browser needs to subscribe.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct PushKey {
    /// The house's public key, to be given as `applicationServerKey`.
    key: String,
}

/// The public key by which push services know the house.
#[utoipa::path(get, path = "/api/push/key", tag = "push", responses((status = 200, body = PushKey)))]
pub(crate) async fn key(State(app): State<AppState>) -> Json<PushKey> {
    Json(PushKey { key: app.house.push().key().into() })
}

/// From now on whoever asks is told here when a table waits for them and they have gone.
#[utoipa::path(post, path = "/api/push", tag = "push", request_body = Subscription, responses(
    (status = 204),
    (status = 400, body = Problem),
    (status = 401, body = Problem),
    (status = 413, body = Problem),
    (status = 422, body = Problem, description = "The house does not send there"),
    (status = 429, body = Problem),
    (status = 503, body = Problem)
))]
pub(crate) async fn subscribe(
    State(app): State<AppState>,
    person: Person,
    Body(subscription): Body<Subscription>,
) -> Result<StatusCode, Problem> {
    app.meter.admit(Limit::Open, &person).await?;
    let who = person.known()?;
    let refused = |reason| Problem::new(StatusCode::UNPROCESSABLE_ENTITY, reason);
    app.house.push().check(&subscription).map_err(refused)?;
    app.house.subscribe(&who, Some(&subscription)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whoever asks is told nothing any more.
#[utoipa::path(delete, path = "/api/push", tag = "push", responses(
    (status = 204), (status = 401, body = Problem), (status = 429, body = Problem), (status = 503, body = Problem)
))]
pub(crate) async fn unsubscribe(State(app): State<AppState>, person: Person) -> Result<StatusCode, Problem> {
    app.meter.admit(Limit::Open, &person).await?;
    app.house.subscribe(&person.known()?, None).await?;
    Ok(StatusCode::NO_CONTENT)
}
