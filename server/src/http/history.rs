//! What somebody has played, on whichever of their devices.

use super::body::{Asked, Body};
use super::limits::Limit;
use super::people::Person;
use super::{AppState, Problem};
use crate::house::{GameResult, Summary};
use crate::secret::{Key, KeyHash};
use crate::store::{Head, TableId};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use undercroft_core::{Names, Reader, Seat, SeatSet, Speech, say};
use undercroft_words::Language;
use utoipa::{IntoParams, ToSchema};

/// How many games a page of the history has.
const PAGE: usize = 50;

/// Which part of the history is wanted.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    /// The `next` of the page before; the newest games without.
    #[param(pattern = "^[0-9]{1,15}_[a-z0-9]{1,64}$")]
    after: Option<String>,
    /// In which language scores are told; English unless said.
    #[serde(default)]
    #[param(value_type = Option<String>, pattern = "^(en|es|pseudo)$")]
    language: Language,
}

impl Wanted {
    fn after(&self) -> Result<Option<(i64, TableId)>, Problem> {
        let Some(text) = &self.after else { return Ok(None) };
        let place =
            text.split_once('_').and_then(|(ms, id)| Some((ms.parse().ok()?, TableId::new(id).ok()?)));
        let unclear = || Problem::unclear("`after` is the `next` of another page of the history.");
        place.map(Some).ok_or_else(unclear)
    }
}

/// Part of what somebody has played, the newest first.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct History {
    /// The games.
    games: Vec<PlayedView>,
    /// To be asked for as `after`; nothing on the last page.
    next: Option<String>,
}

/// A game that somebody has played.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct PlayedView {
    /// The table's name: `/t/<table>` is its link.
    table: String,
    /// The game's short name.
    game: String,
    /// When the table was opened, in milliseconds since 1970.
    opened: i64,
    /// Who sat there.
    names: Vec<String>,
    /// Where the asker sat, counted from 1; nothing for somebody who only opened the table.
    seat: Option<usize>,
    /// How it ended; nothing where the rules failed, or where nobody has looked at an old table since.
    result: Option<ResultView>,
}

/// How a game ended.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct ResultView {
    /// Who won, or shared the win; counted from 1, as all seats are.
    #[schema(value_type = Vec<usize>)]
    winners: SeatSet,
    /// The place of each seat, 1 for the best; equals share one.
    places: Vec<usize>,
    /// What each seat scored.
    scores: Vec<i32>,
    /// The same in words.
    scored: Vec<String>,
    /// Who played together; nothing where everyone played alone.
    #[schema(value_type = Vec<Vec<usize>>)]
    teams: Vec<SeatSet>,
    /// How many moves were played.
    moves: usize,
    /// When the cards were dealt, in milliseconds since 1970.
    begun: i64,
    /// When it was over.
    ended: i64,
}

impl PlayedView {
    fn of(head: &Head, devices: &[KeyHash], language: Language) -> PlayedView {
        let Summary { game, names, result, .. } = Summary::of(head);
        PlayedView {
            table: head.id.to_string(),
            opened: head.created_ms,
            names: names.into_iter().map(Option::unwrap_or_default).collect(),
            seat: result.as_ref().and_then(|result| result.seat_of(devices)).map(Seat::number),
            result: result.map(|result| ResultView::of(result, &game, language)),
            game,
        }
    }
}

impl ResultView {
    fn of(result: GameResult, game: &str, language: Language) -> ResultView {
        let GameResult { winners, places, scores, teams, moves, begun_ms, ended_ms, .. } = result;
        let names = Names::default();
        let words = |score: &i32| match undercroft_catalog::find(game) {
            Ok(title) => {
                let reader = Reader { seat: None, names: &names };
                title.tongue(language).say(&say!("score", score: *score), reader)
            }
            Err(_) => score.to_string(),
        };
        let scored = scores.iter().map(words).collect();
        ResultView { winners, places, scores, scored, teams, moves, begun: begun_ms, ended: ended_ms }
    }
}

/// What whoever asks has played, on any of their devices, the newest first and page by page.
#[utoipa::path(get, path = "/api/history", tag = "people", params(Wanted), responses(
    (status = 200, body = History),
    (status = 400, body = Problem),
    (status = 401, body = Problem),
    (status = 429, body = Problem),
    (status = 503, body = Problem)
))]
pub(crate) async fn history(
    State(app): State<AppState>,
    person: Person,
    Asked(wanted): Asked<Wanted>,
) -> Result<Json<History>, Problem> {
    app.meter.admit(Limit::History, &person).await?;
    let after = wanted.after()?;
    let Some(key) = person.hash() else { return Ok(Json(History { games: Vec::new(), next: None })) };
    // One more than is shown tells whether there is a next page.
    let (heads, devices) = app.house.history_of(&key, after, PAGE as u32 + 1).await?;
    let last = heads.get(PAGE - 1).filter(|_| heads.len() > PAGE);
    let next = last.map(|head| format!("{}_{}", head.created_ms, head.id));
    let games = heads.iter().take(PAGE).map(|head| PlayedView::of(head, &devices, wanted.language));
    Ok(Json(History { games: games.collect(), next }))
}

/// Forgets what whoever asks has played. Games under way stay, and so do the tables themselves for everybody else.
#[utoipa::path(delete, path = "/api/history", tag = "people", responses(
    (status = 204),
    (status = 401, body = Problem),
    (status = 429, body = Problem),
    (status = 503, body = Problem)
))]
pub(crate) async fn forget(State(app): State<AppState>, person: Person) -> Result<StatusCode, Problem> {
    app.meter.admit(Limit::History, &person).await?;
    app.house.forget_history(&person.known()?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A link that carries a history to another device.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct HistoryLink {
    /// Its secret, good once and for an hour: `/mine#<pass>` is the link.
    pass: String,
}

/// Makes a private link that carries one's history to another device. Only the newest is good.
#[utoipa::path(post, path = "/api/history/link", tag = "people", responses(
    (status = 201, body = HistoryLink),
    (status = 401, body = Problem),
    (status = 429, body = Problem),
    (status = 503, body = Problem)
))]
pub(crate) async fn link(
    State(app): State<AppState>,
    person: Person,
) -> Result<(StatusCode, Json<HistoryLink>), Problem> {
    app.meter.admit(Limit::History, &person).await?;
    let key = person.known()?;
    let pass = Key::new().map_err(|error| crate::store::Unavailable(error.to_string()))?;
    app.house.link_device(key, pass.hash()).await?;
    Ok((StatusCode::CREATED, Json(HistoryLink { pass: pass.reveal().into() })))
}

/// A link that is used.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct Joining {
    /// Its secret.
    pass: String,
}

/// Uses such a link: this device and the one that made it have one history from now on. Seats stay where they are.
#[utoipa::path(post, path = "/api/history/join", tag = "people", request_body = Joining, responses(
    (status = 204),
    (status = 400, body = Problem),
    (status = 401, body = Problem),
    (status = 409, body = Problem, description = "The link is no longer good"),
    (status = 413, body = Problem),
    (status = 429, body = Problem),
    (status = 503, body = Problem)
))]
pub(crate) async fn join(
    State(app): State<AppState>,
    person: Person,
    Body(Joining { pass }): Body<Joining>,
) -> Result<Response, Problem> {
    app.meter.admit(Limit::History, &person).await?;
    let unclear = || Problem::unclear("This link is not whole; copy all of it.");
    let pass = Key::from_text(&pass).ok_or_else(unclear)?.hash();
    let guest = person.or_new(&app)?;
    let joined = app.house.join_devices(&pass, &guest.hash()).await;
    // It may have been stored all the same: whoever asked must stay known.
    Ok(match joined {
        Ok(true) => guest.answer(&app, StatusCode::NO_CONTENT),
        Ok(false) => {
            let reason = "This link is no longer good; make a new one on the other device.";
            guest.answer(&app, Problem::new(StatusCode::CONFLICT, reason))
        }
        Err(reason) => guest.answer(&app, Problem::from(reason)),
    })
}
