//! Taking, carrying, giving away and leaving seats.

use super::body::{Body, Named};
use super::limits::Limit;
use super::people::Person;
use super::problem::unless_done;
use super::{AppState, Problem};
use crate::secret::Key;
use crate::table::{Command, PassFor, Who};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use undercroft_core::{MAX_SEATS, Seat};
use utoipa::ToSchema;

/// A seat by its number, counted from 1.
fn seat_of(number: usize) -> Result<Seat, Problem> {
    Seat::from_number(number, MAX_SEATS).ok_or_else(|| Problem::unclear("Seats are numbered from 1."))
}

/// Who wants to sit where.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct Sitting {
    /// What to be called.
    #[schema(min_length = 1, max_length = 24)]
    name: String,
    /// Which seat, counted from 1; the first free one unless said.
    #[schema(minimum = 1, maximum = 8)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    seat: Option<usize>,
    /// Whether a program plays there, so that everybody knows.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    program: bool,
}

/// A seat that was taken.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Seated {
    /// Which, counted from 1.
    seat: usize,
}

/// Takes a seat before the cards are dealt.
#[utoipa::path(post, path = "/api/tables/{table}/sit", tag = "seats", params(("table" = String, Path)),
    request_body = Sitting, responses(
    (status = 200, body = Seated),
    (status = 400, body = Problem),
    (status = 401, body = Problem),
    (status = 404, body = Problem),
    (status = 409, body = Problem, description = "The seat is taken, or the game has begun"),
    (status = 413, body = Problem),
    (status = 429, body = Problem),
    (status = 503, body = Problem)
))]
pub(crate) async fn sit(
    State(app): State<AppState>,
    person: Person,
    Named(id): Named,
    Body(Sitting { name, seat, program }): Body<Sitting>,
) -> Result<Response, Problem> {
    app.meter.admit(Limit::Seat, &person).await?;
    let table = app.house.handle(&id).await?;
    let seat = seat.map(seat_of).transpose()?;
    let guest = person.or_new(&app)?;
    let who = Who::Person(guest.hash());
    if let Err(problem) = unless_done(table.ask(who, None, Command::Sit { seat, name, program }).await) {
        // It may have been stored all the same: whoever asked must stay known.
        return Ok(guest.answer(&app, problem));
    }
    let seat = table.look(|table| table.seat_of(who)).map_or(0, Seat::number);
    Ok(guest.answer(&app, Json(Seated { seat })))
}

async fn ask(app: AppState, person: Person, named: Named, command: Command) -> Result<StatusCode, Problem> {
    let who = person.known()?;
    app.meter.admit(Limit::Seat, &person).await?;
    let table = app.house.handle(&named.0).await?;
    unless_done(table.ask(Who::Person(who), None, command).await)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Leaves the seat: it is free before the deal, and a bot holds it afterwards. Or gives up one that was kept for whoever asks.
#[utoipa::path(post, path = "/api/tables/{table}/leave", tag = "seats", params(("table" = String, Path)), responses(
    (status = 204), (status = 401, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem),
    (status = 429, body = Problem), (status = 503, body = Problem)
))]
pub(crate) async fn leave(
    State(app): State<AppState>,
    person: Person,
    id: Named,
) -> Result<StatusCode, Problem> {
    ask(app, person, id, Command::Leave).await
}

/// Takes the seat back from the bot that holds it.
#[utoipa::path(post, path = "/api/tables/{table}/return", tag = "seats", params(("table" = String, Path)), responses(
    (status = 204), (status = 401, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem),
    (status = 429, body = Problem), (status = 503, body = Problem)
))]
pub(crate) async fn come_back(
    State(app): State<AppState>,
    person: Person,
    id: Named,
) -> Result<StatusCode, Problem> {
    ask(app, person, id, Command::Return).await
}

/// Which seat is meant.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Which {
    /// Counted from 1.
    #[schema(minimum = 1, maximum = 8)]
    seat: usize,
}

/// The host frees a seat before the deal, or puts a bot there after it.
#[utoipa::path(post, path = "/api/tables/{table}/kick", tag = "seats", params(("table" = String, Path)),
    request_body = Which, responses(
    (status = 204), (status = 400, body = Problem), (status = 401, body = Problem), (status = 404, body = Problem),
    (status = 409, body = Problem), (status = 413, body = Problem), (status = 429, body = Problem), (status = 503, body = Problem)
))]
pub(crate) async fn kick(
    State(app): State<AppState>,
    person: Person,
    id: Named,
    Body(Which { seat }): Body<Which>,
) -> Result<StatusCode, Problem> {
    ask(app, person, id, Command::Kick { seat: seat_of(seat)? }).await
}

/// How bots shall think.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Level {
    /// Such as `random`, `search:1000` or `search:500ms`.
    level: String,
}

/// The host puts bots into all free seats.
#[utoipa::path(post, path = "/api/tables/{table}/fill", tag = "seats", params(("table" = String, Path)),
    request_body = Level, responses(
    (status = 204), (status = 400, body = Problem), (status = 401, body = Problem), (status = 404, body = Problem),
    (status = 409, body = Problem), (status = 413, body = Problem), (status = 429, body = Problem), (status = 503, body = Problem)
))]
pub(crate) async fn fill(
    State(app): State<AppState>,
    person: Person,
    id: Named,
    Body(Level { level }): Body<Level>,
) -> Result<StatusCode, Problem> {
    ask(app, person, id, Command::Fill { level }).await
}

/// A private link that is wanted.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct PassWish {
    /// Whom it shall let in: the same person on another device, or another person.
    to: PassFor,
    /// Which seat, counted from 1; one's own unless said. The host may name one that a bot holds.
    #[schema(minimum = 1, maximum = 8)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    seat: Option<usize>,
}

/// A private link.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Pass {
    /// Its secret, good once: `/t/<table>#<pass>` is the link.
    pass: String,
}

/// Makes a private link that carries a seat to another device or another person.
#[utoipa::path(post, path = "/api/tables/{table}/pass", tag = "seats", params(("table" = String, Path)),
    request_body = PassWish, responses(
    (status = 201, body = Pass), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 404, body = Problem), (status = 409, body = Problem), (status = 413, body = Problem),
    (status = 429, body = Problem),
    (status = 503, body = Problem)
))]
pub(crate) async fn pass(
    State(app): State<AppState>,
    person: Person,
    id: Named,
    Body(PassWish { to, seat }): Body<PassWish>,
) -> Result<(StatusCode, Json<Pass>), Problem> {
    let key = Key::new().map_err(|error| crate::store::Unavailable(error.to_string()))?;
    let seat = seat.map(seat_of).transpose()?;
    ask(app, person, id, Command::MakePass { seat, pass: key.hash(), to }).await?;
    Ok((StatusCode::CREATED, Json(Pass { pass: key.reveal().into() })))
}

/// A private link that is used.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct Claim {
    /// Its secret.
    pass: String,
    /// What another person wants to be called.
    #[cfg_attr(feature = "typescript", ts(optional))]
    name: Option<String>,
}

/// Uses a private link: from now on whoever asks plays for that seat.
#[utoipa::path(post, path = "/api/tables/{table}/claim", tag = "seats", params(("table" = String, Path)),
    request_body = Claim, responses(
    (status = 200, body = Seated), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 404, body = Problem), (status = 409, body = Problem, description = "The link is no longer good"),
    (status = 413, body = Problem), (status = 429, body = Problem), (status = 503, body = Problem)
))]
pub(crate) async fn claim(
    State(app): State<AppState>,
    person: Person,
    Named(id): Named,
    Body(Claim { pass, name }): Body<Claim>,
) -> Result<Response, Problem> {
    app.meter.admit(Limit::Seat, &person).await?;
    let table = app.house.handle(&id).await?;
    let unclear = || Problem::unclear("This link is not whole; copy all of it.");
    let pass = Key::from_text(&pass).ok_or_else(unclear)?.hash();
    let guest = person.or_new(&app)?;
    let who = Who::Person(guest.hash());
    if let Err(problem) = unless_done(table.ask(who, None, Command::Claim { pass, name }).await) {
        // It may have been stored all the same: whoever asked must stay known.
        return Ok(guest.answer(&app, problem));
    }
    let seat = table.look(|table| table.seat_of(who)).map_or(0, Seat::number);
    Ok(guest.answer(&app, Json(Seated { seat })))
}
