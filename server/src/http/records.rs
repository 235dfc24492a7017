//! What was played: exported, told and replayed, each as far as whoever asks may know it.

use super::body::{Asked, Named};
use super::computed::{self, Question, json, takes_packed};
use super::games::Spoken;
use super::limits::Limit;
use super::people::Person;
use super::{AppState, Problem, frames};
use crate::house::TableHandle;
use crate::raw::Raw;
use crate::secret::KeyHash;
use crate::store::TableId;
use crate::table::{ExplainedView, LineView, NowView, StandingView, Teller, ThingView, Viewer};
use crate::wire::{TermsView, Unfinished, Welcome};
use axum::extract::State;
use axum::http::header::CONTENT_DISPOSITION;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::Response;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use undercroft_core::{Eye, Fault, Names, Played, Seat, SeatSet};
use undercroft_words::{Called, Language};
use utoipa::{IntoParams, ToSchema};

/// A game as one JSON file. A finished one is a record that `undercroft verify` checks; of one under way it holds what
/// whoever asks may know.
#[utoipa::path(get, path = "/api/tables/{table}/export", tag = "records", params(("table" = String, Path), Spoken), responses(
    (status = 200, body = Object, content_type = "application/json"),
    (status = 400, body = Problem),
    (status = 401, body = Problem),
    (status = 404, body = Problem),
    (status = 429, body = Problem),
    (status = 503, body = Problem)
))]
pub(crate) async fn export(
    State(app): State<AppState>,
    person: Person,
    Named(id): Named,
    Asked(Spoken { language }): Asked<Spoken>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    app.meter.admit(Limit::Record, &person).await?;
    let table = app.house.up_to_date(&id).await?;
    let (who, now) = (person.hash(), app.house.time().now());
    let question = question(&table, who, computed::Asked::Export, language, &headers);
    let name = format!("attachment; filename=\"undercroft-{id}.json\"");
    let viewer = Viewer { eye: question.eye, language };
    let compute = move || match table.record() {
        Some(record) => Ok(record.into()),
        None => {
            let scene = table.scene(who, language, table.look(|table| table.version()), now);
            let terms = frames::welcome(&table, who, language).terms;
            Ok(json(&Unfinished::of(terms, scene, table.story().told_to(viewer))))
        }
    };
    let mut response = computed::answer(&app, &person, question, compute).await?;
    response.headers_mut().extend(HeaderValue::from_str(&name).ok().map(|name| (CONTENT_DISPOSITION, name)));
    Ok(response)
}

/// A question of somebody about a table as it stands now.
fn question(
    table: &TableHandle,
    who: Option<KeyHash>,
    asked: computed::Asked,
    language: Language,
    headers: &HeaderMap,
) -> Question {
    let (version, eye) = table.look(|table| (table.version(), table.eye_of(who)));
    let packed = takes_packed(headers);
    Question { table: table.id().clone(), version, asked, eye, language, packed }
}

/// The whole story of a table as whoever asks was told it, moves that were taken back among it, marked.
#[utoipa::path(get, path = "/api/tables/{table}/story", tag = "records", params(("table" = String, Path), Spoken), responses(
    (status = 200, body = Vec<Object>),
    (status = 400, body = Problem),
    (status = 401, body = Problem),
    (status = 404, body = Problem),
    (status = 429, body = Problem),
    (status = 503, body = Problem)
))]
pub(crate) async fn story(
    State(app): State<AppState>,
    person: Person,
    Named(id): Named,
    Asked(Spoken { language }): Asked<Spoken>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    app.meter.admit(Limit::Record, &person).await?;
    let table = app.house.up_to_date(&id).await?;
    let question = question(&table, person.hash(), computed::Asked::Story, language, &headers);
    let viewer = Viewer { eye: question.eye, language };
    computed::answer(&app, &person, question, move || Ok(json(&table.story().told_to(viewer)))).await
}

/// Through whose eyes.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Eyes {
    /// `all`, `spectator`, or the number of a seat; `all` unless said.
    #[param(pattern = "^(all|spectator|[1-8])$")]
    eye: Option<String>,
    /// In which language; English unless said.
    #[serde(default)]
    #[param(value_type = Option<String>, pattern = "^(en|es|pseudo)$")]
    language: Language,
}

impl Eyes {
    fn eye(&self, players: usize) -> Result<Eye, Problem> {
        match self.eye.as_deref() {
            None | Some("all") => Ok(Eye::All),
            Some("spectator") => Ok(Eye::Spectator),
            Some(text) => {
                let seat = text.parse().ok().and_then(|number| Seat::from_number(number, players));
                let reason = format!("An eye is all, spectator, or a seat from 1 to {players}.");
                seat.map(Eye::Seat).ok_or_else(|| Problem::unclear(reason))
            }
        }
    }
}

/// A finished game, move by move.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Replay<Move = Raw, View = Raw, Event = Raw, Contents = Raw, Recap = Raw> {
    /// What was agreed.
    #[schema(value_type = Object)]
    terms: TermsView,
    /// What the cards show, by the numbers that events and views use.
    #[schema(value_type = serde_json::Value)]
    contents: Contents,
    /// Who played together; nothing where everyone played alone.
    #[schema(value_type = Vec<Vec<usize>>)]
    teams: Vec<SeatSet>,
    /// What cards are called in the language asked for, by their own names in small letters and with hyphens: `cellar-rats`.
    #[schema(value_type = std::collections::BTreeMap<String, String>)]
    #[cfg_attr(feature = "typescript", ts(as = "std::collections::BTreeMap<String, String>"))]
    called: &'static Called,
    /// What the seats were called.
    names: Vec<String>,
    /// The deal and every move, in order.
    steps: Vec<Step<Move, View, Event, Recap>>,
    /// Who stands where.
    #[schema(value_type = Object)]
    outcome: Option<undercroft_core::Outcome>,
    /// The same in words.
    #[schema(value_type = Object)]
    standing: Option<StandingView>,
}

/// The deal, or one move and what followed.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Step<Move = Raw, View = Raw, Event = Raw, Recap = Raw> {
    /// Who moved; nobody for the deal.
    seat: Option<usize>,
    /// The move.
    #[serde(rename = "move")]
    #[schema(value_type = Option<serde_json::Value>)]
    action: Option<Move>,
    /// What was told.
    #[schema(value_type = Vec<Object>)]
    lines: Vec<LineView>,
    /// What happened, for programs.
    #[schema(value_type = Vec<serde_json::Value>)]
    events: Vec<Event>,
    /// What is to be seen afterwards.
    #[schema(value_type = Object)]
    view: View,
    /// What has just happened then.
    #[schema(value_type = serde_json::Value)]
    recap: Recap,
    /// What goes on then.
    #[schema(value_type = Object)]
    now: NowView,
}

/// Replays a finished game through any eye.
#[utoipa::path(get, path = "/api/tables/{table}/replay", tag = "records", params(("table" = String, Path), Eyes), responses(
    (status = 200, body = Replay),
    (status = 400, body = Problem),
    (status = 404, body = Problem),
    (status = 409, body = Problem, description = "The game is not over"),
    (status = 401, body = Problem),
    (status = 429, body = Problem),
    (status = 503, body = Problem)
))]
pub(crate) async fn replay(
    State(app): State<AppState>,
    person: Person,
    Named(id): Named,
    Asked(eyes): Asked<Eyes>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    app.meter.admit(Limit::Record, &person).await?;
    let (table, record, names) = finished(&app, &id).await?;
    let (eye, language) = (eyes.eye(names.len())?, eyes.language);
    let asked = question(&table, None, computed::Asked::Replay, language, &headers);
    let compute = move || replayed(&table, &record, names, eye, language).map(|replay| json(&replay));
    computed::answer(&app, &person, Question { eye, ..asked }, compute).await
}

fn replayed(
    table: &TableHandle,
    record: &str,
    names: Vec<String>,
    eye: Eye,
    language: Language,
) -> Result<Replay, Problem> {
    let outcome = table.look(|table| table.game().and_then(|game| game.outcome()));
    let seats = Names::new(&names);
    let steps = steps(record, &seats, eye, language).map_err(|faults| unplayable(table.id(), &faults))?;
    let Welcome { terms, contents, teams, called, .. } = frames::welcome(table, None, language);
    let standing = outcome.and_then(|outcome| {
        table.look(|table| {
            let teller = Teller::new(eye, table.tongue(language), &seats);
            Some(StandingView::told(table.game()?, &outcome, teams.len(), &teller))
        })
    });
    Ok(Replay { terms, contents, teams, called, names, steps, outcome, standing })
}

/// A thing at a moment of a finished game.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Moment {
    /// After how many moves; the deal alone is 0.
    step: usize,
    /// What is asked about, as in `room-3`; everything that may be, by its name, unless said.
    #[param(max_length = 64)]
    thing: Option<String>,
    /// `all`, `spectator`, or the number of a seat; `all` unless said.
    #[param(pattern = "^(all|spectator|[1-8])$")]
    eye: Option<String>,
    /// In which language; English unless said.
    #[serde(default)]
    #[param(value_type = Option<String>, pattern = "^(en|es|pseudo)$")]
    language: Language,
}

/// What may be asked about, or what one thing is.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Answered {
    Things(Vec<ThingView>),
    Told(ExplainedView),
}

/// What a thing was and counted at a moment of a finished game, or what there was to ask about.
#[utoipa::path(get, path = "/api/tables/{table}/replay/things", tag = "records", params(("table" = String, Path), Moment), responses(
    (status = 200, body = Object),
    (status = 400, body = Problem),
    (status = 404, body = Problem),
    (status = 409, body = Problem, description = "The game is not over"),
    (status = 401, body = Problem),
    (status = 429, body = Problem),
    (status = 503, body = Problem)
))]
pub(crate) async fn things(
    State(app): State<AppState>,
    person: Person,
    Named(id): Named,
    Asked(Moment { step, thing, eye, language }): Asked<Moment>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    app.meter.admit(Limit::Look, &person).await?;
    let (table, record, names) = finished(&app, &id).await?;
    let eye = Eyes { eye, language }.eye(names.len())?;
    let asked = computed::Asked::Thing(step, thing.clone());
    let asked = Question { eye, ..question(&table, None, asked, language, &headers) };
    let compute = move || {
        let names = Names::new(&names);
        let played = play_again(&record, &names, step, |_, _, _| {});
        let (game, moves) = played.map_err(|faults| unplayable(&id, &faults))?;
        let nothing = || Problem::new(StatusCode::NOT_FOUND, "There is nothing of that name at that moment.");
        if moves < step {
            return Err(nothing());
        }
        let teller = Teller::new(eye, game.tongue(language), &names);
        Ok(json(&match thing {
            None => Answered::Things(ThingView::all(&*game, &teller)),
            Some(thing) => Answered::Told(ExplainedView::of(&*game, &thing, &teller).ok_or_else(nothing)?),
        }))
    };
    computed::answer(&app, &person, asked, compute).await
}

/// A table whose game is over, its record and what its seats were called.
async fn finished(app: &AppState, id: &TableId) -> Result<(Arc<TableHandle>, String, Vec<String>), Problem> {
    let table = app.house.up_to_date(id).await?;
    let not_over =
        || Problem::new(StatusCode::CONFLICT, "The game is not over; it can be replayed afterwards.");
    let record = table.record().ok_or_else(not_over)?;
    let names = table.look(|table| table.names());
    Ok((table, record, names))
}

fn unplayable(id: &TableId, faults: &[Fault]) -> Problem {
    tracing::error!(table = %id, ?faults, "a finished game cannot be replayed");
    let reason = "This game cannot be replayed by this version of the house.";
    Problem::new(StatusCode::SERVICE_UNAVAILABLE, reason)
}

/// Plays a record again, so many moves of it at most, and lets somebody look after the deal and after every move. Answers with the
/// game as it stands then, and how many moves that were.
fn play_again(
    record: &str,
    names: &Names,
    most: usize,
    mut look: impl FnMut(
        &dyn undercroft_catalog::GameInstance,
        undercroft_catalog::StepEvents,
        Option<&Played<String>>,
    ),
) -> Result<(Box<dyn undercroft_catalog::GameInstance>, usize), Vec<Fault>> {
    let record = undercroft_catalog::of_file(record)?.record(record)?;
    let (mut game, told) = record.deal()?;
    game.call(names.clone());
    look(&*game, told, None);
    let moves = record.moves();
    for played in moves.iter().take(most) {
        let told = game.step(played).map_err(|refused| vec![Fault::new("moves", refused.to_string())])?;
        look(&*game, told, Some(played));
    }
    Ok((game, moves.len().min(most)))
}

fn steps(record: &str, names: &Names, eye: Eye, language: Language) -> Result<Vec<Step>, Vec<Fault>> {
    let mut steps = Vec::new();
    play_again(record, names, usize::MAX, |game, told, played| {
        let teller = Teller::new(eye, game.tongue(language), names);
        let (lines, events) = teller.told(&told);
        steps.push(Step {
            seat: played.and_then(Played::seat).map(Seat::number),
            action: played.and_then(Played::action).and_then(|action| Raw::parse(action).ok()),
            lines,
            events,
            view: game.view_json(eye).into(),
            recap: game.recap_json().into(),
            now: NowView::told(game, &teller),
        });
    })?;
    Ok(steps)
}
