//! What can be played.

use super::Problem;
use axum::Json;
use axum::extract::Path;
use axum::extract::rejection::PathRejection;
use axum::http::StatusCode;
use serde::Serialize;
use undercroft_catalog::{Kind, Title};
use undercroft_core::OptionKind;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{Object, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

/// A game that a table may play.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct GameView {
    /// The short name.
    name: &'static str,
    /// The printed name.
    title: &'static str,
    /// One sentence for somebody who has never heard of it.
    summary: &'static str,
    /// The fewest players.
    fewest: usize,
    /// The most players.
    most: usize,
    /// How long a game takes people.
    minutes: u32,
    /// Whether it is an example to learn from rather than a game for players.
    lesson: bool,
    /// What a table may choose.
    options: Vec<OptionView>,
}

/// Something a table may choose.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct OptionView {
    /// Its name.
    name: &'static str,
    /// What it changes.
    meaning: &'static str,
    /// What may be chosen, the default first.
    values: Vec<ValueView>,
}

/// A choice and its meaning.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct ValueView {
    /// The value: true, false or a word.
    #[cfg_attr(feature = "typescript", ts(type = "boolean | string"))]
    value: serde_json::Value,
    /// What it means, where it is a word.
    meaning: Option<&'static str>,
}

impl From<&dyn Title> for GameView {
    fn from(title: &dyn Title) -> GameView {
        let about = title.about();
        let values = |kind: OptionKind| match kind {
            OptionKind::Switch => {
                [false, true].map(|on| ValueView { value: on.into(), meaning: None }).into_iter().collect()
            }
            OptionKind::Choice(choices) => choices
                .iter()
                .map(|&(value, meaning)| ValueView { value: value.into(), meaning: Some(meaning) })
                .collect(),
        };
        GameView {
            name: about.name,
            title: about.title,
            summary: about.summary,
            fewest: about.fewest,
            most: about.most,
            minutes: about.minutes,
            lesson: title.kind() == Kind::Lesson,
            options: title
                .options()
                .into_iter()
                .map(|option| OptionView {
                    name: option.name,
                    meaning: option.meaning,
                    values: values(option.kind),
                })
                .collect(),
        }
    }
}

/// A game's short name.
pub(crate) struct GameName;

impl PartialSchema for GameName {
    fn schema() -> RefOr<Schema> {
        let names = undercroft_catalog::titles().iter().map(|title| title.about().name);
        Object::builder().schema_type(Type::String).enum_values(Some(names)).into()
    }
}

impl ToSchema for GameName {}

/// Every game with its players and options.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = Vec<GameView>)))]
pub(crate) async fn games() -> Json<Vec<GameView>> {
    Json(undercroft_catalog::titles().iter().map(|title| GameView::from(*title)).collect())
}

/// A game's rules, in our own words.
#[utoipa::path(get, path = "/api/games/{game}/rules", tag = "games", params(("game" = inline(GameName), Path)), responses(
    (status = 200, body = String, content_type = "text/plain"),
    (status = 404, body = Problem)
))]
pub(crate) async fn rules(game: Result<Path<String>, PathRejection>) -> Result<&'static str, Problem> {
    let none = |fault: undercroft_core::Fault| Problem::new(StatusCode::NOT_FOUND, fault.reason);
    // What is not even text is no game's name either.
    let game = game.map_or_else(|_| String::new(), |Path(game)| game);
    Ok(undercroft_catalog::find(&game).map_err(none)?.rules_text())
}
