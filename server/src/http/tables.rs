//! Finding and watching tables.

use super::body::{Asked, Named};
use super::games::Spoken;
use super::limits::Limit;
use super::people::Person;
use super::{AppState, Problem, frames};
use crate::house::{Summary, code_of};
use crate::raw::Raw;
use crate::store::{Head, Version};
use crate::table::{CardListView, Scene, Table, Viewer, Who};
use crate::wire::Welcome;
use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use undercroft_core::Eye;
use undercroft_words::Language;
use utoipa::{IntoParams, ToSchema};

/// How many tables a list shows.
const MOST_LISTED: u32 = 100;

/// A table in a list.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct TableView {
    /// The table's name, as in its link.
    table: String,
    /// What people in one room call out instead, as long as it has not begun.
    code: String,
    /// The game's short name.
    game: String,
    /// How many play.
    players: usize,
    /// Who sits there; nothing for a free seat.
    names: Vec<Option<String>>,
    /// Whether the cards are dealt.
    begun: bool,
    /// Whether it is over.
    finished: bool,
    /// When it was opened, in milliseconds since 1970.
    opened: i64,
    /// Whether it waits for whoever asks.
    waits_for_you: bool,
}

impl TableView {
    fn of(head: &Head, waits_for_you: bool) -> TableView {
        let Summary { game, players, names, begun, .. } = Summary::of(head);
        TableView {
            table: head.id.to_string(),
            code: code_of(&head.id),
            game,
            players,
            names,
            begun,
            finished: head.finished,
            opened: head.created_ms,
            waits_for_you,
        }
    }
}

/// Tables that look for players, newest first.
#[utoipa::path(get, path = "/api/tables", tag = "tables", responses(
    (status = 200, body = Vec<TableView>),
    (status = 401, body = Problem),
    (status = 429, body = Problem),
    (status = 503, body = Problem)
))]
pub(crate) async fn listed(
    State(app): State<AppState>,
    person: Person,
) -> Result<Json<Vec<TableView>>, Problem> {
    app.meter.admit(Limit::Look, &person).await?;
    let heads = app.house.listed(MOST_LISTED).await?;
    Ok(Json(heads.iter().map(|head| TableView::of(head, false)).collect()))
}

/// The tables of whoever asks: those that wait for them first, then those under way, then the finished ones.
#[utoipa::path(get, path = "/api/tables/mine", tag = "tables", responses(
    (status = 200, body = Vec<TableView>),
    (status = 401, body = Problem),
    (status = 429, body = Problem),
    (status = 503, body = Problem)
))]
pub(crate) async fn mine(
    State(app): State<AppState>,
    person: Person,
) -> Result<Json<Vec<TableView>>, Problem> {
    let Some(key) = person.hash() else { return Ok(Json(Vec::new())) };
    app.meter.admit(Limit::History, &person).await?;
    let heads = app.house.tables_of(&key).await?;
    let mut tables = Vec::new();
    for head in heads.iter().take(MOST_LISTED as usize) {
        let mut waits = false;
        if !head.finished && Summary::of(head).begun {
            let awake = app.house.handle(&head.id).await?;
            let own = |table: &Table| table.seat_of(Who::Person(key));
            waits = awake.look(|table| own(table).is_some_and(|seat| table.awaited().contains(seat)));
        }
        tables.push(TableView::of(head, waits));
    }
    tables.sort_by_key(|table| (!table.waits_for_you, table.finished));
    Ok(Json(tables))
}

/// A table that was found.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Found {
    /// Its name: `/t/<table>` is its link.
    table: String,
}

/// The table that people call by a code: the first eight characters of its name, in capitals or not, with spaces or
/// without. It is found for a day, until it begins.
#[utoipa::path(get, path = "/api/codes/{code}", tag = "tables", params(("code" = String, Path)), responses(
    (status = 200, body = Found),
    (status = 404, body = Problem),
    (status = 401, body = Problem),
    (status = 429, body = Problem, description = "Too many codes tried"),
    (status = 503, body = Problem)
))]
pub(crate) async fn with_code(
    State(app): State<AppState>,
    person: Person,
    code: Result<Path<String>, PathRejection>,
) -> Result<Json<Found>, Problem> {
    // What is not even text is no code either.
    let code = code.map_or_else(|_| String::new(), |Path(code)| code);
    let none =
        || Problem::new(StatusCode::NOT_FOUND, "No open table has this code; check it, or ask for the link.");
    app.meter.admit(Limit::Code, &person).await?;
    let table = app.house.table_with_code(&code).await?.ok_or_else(none)?;
    // Only codes that no table has count: a whole class may sit down at once.
    app.meter.give_back(Limit::Code, &person);
    Ok(Json(Found { table: table.to_string() }))
}

/// Since when somebody wants to be told.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Since {
    /// The last version the asker has; from the beginning without.
    #[serde(default)]
    #[param(format = "uint64")]
    pub(crate) since: u64,
    /// In which language; English unless said.
    #[serde(default)]
    #[param(value_type = Option<String>, pattern = "^(en|es|pseudo)$")]
    pub(crate) language: Language,
}

/// A table as whoever asks sees it.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct TableNow<Move = Raw, View = Raw, Event = Raw, Contents = Raw, Preview = Raw, Recap = Raw> {
    /// What does not change.
    #[schema(value_type = Object)]
    welcome: Welcome<Contents>,
    /// What is to be seen now.
    #[schema(value_type = Object)]
    scene: Scene<Move, View, Event, Preview, Recap>,
}

/// A table as whoever asks sees it: from their seat, or as a spectator.
#[utoipa::path(get, path = "/api/tables/{table}", tag = "tables", params(("table" = String, Path), Since), responses(
    (status = 200, body = TableNow),
    (status = 400, body = Problem),
    (status = 401, body = Problem),
    (status = 404, body = Problem),
    (status = 429, body = Problem),
    (status = 503, body = Problem)
))]
pub(crate) async fn table(
    State(app): State<AppState>,
    person: Person,
    Named(id): Named,
    Asked(Since { since, language }): Asked<Since>,
) -> Result<Json<TableNow>, Problem> {
    app.meter.admit(Limit::Look, &person).await?;
    let who = person.hash();
    let table = app.house.up_to_date(&id).await?;
    let scene = table.scene(who, language, Version(since), app.house.time().now());
    Ok(Json(TableNow { welcome: frames::welcome(&table, who, language), scene }))
}

/// All cards of a table with their values, kind by kind, as its own card file has them.
#[utoipa::path(get, path = "/api/tables/{table}/cards", tag = "tables", params(("table" = String, Path), Spoken), responses(
    (status = 200, body = Vec<Object>),
    (status = 400, body = Problem),
    (status = 404, body = Problem),
    (status = 401, body = Problem),
    (status = 429, body = Problem),
    (status = 503, body = Problem)
))]
pub(crate) async fn cards(
    State(app): State<AppState>,
    person: Person,
    Named(id): Named,
    Asked(Spoken { language }): Asked<Spoken>,
) -> Result<Json<Vec<CardListView>>, Problem> {
    app.meter.admit(Limit::Look, &person).await?;
    let handle = app.house.handle(&id).await?;
    Ok(Json(handle.look(|table| table.cards(Viewer { eye: Eye::Spectator, language }))))
}
