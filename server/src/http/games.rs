//! What can be played.

use super::Problem;
use axum::Json;
use axum::extract::Path;
use axum::http::StatusCode;
use serde::Serialize;
use undercroft_catalog::{Kind, Title};
use undercroft_core::OptionKind;
use utoipa::ToSchema;

/// A game that a table may play.
#[derive(Serialize, ToSchema)]
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
pub(crate) struct ValueView {
    /// The value: true, false or a word.
    #[schema(value_type = Object)]
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

/// Every game with its players and options.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = Vec<GameView>)))]
pub(crate) async fn games() -> Json<Vec<GameView>> {
    Json(undercroft_catalog::titles().iter().map(|title| GameView::from(*title)).collect())
}

/// A game's rules, in our own words.
#[utoipa::path(get, path = "/api/games/{game}/rules", tag = "games", params(("game" = String, Path)), responses(
    (status = 200, body = String, content_type = "text/plain"),
    (status = 404, body = Problem)
))]
pub(crate) async fn rules(Path(game): Path<String>) -> Result<&'static str, Problem> {
    let none = |fault: undercroft_core::Fault| Problem::new(StatusCode::NOT_FOUND, fault.reason);
    Ok(undercroft_catalog::find(&game).map_err(none)?.rules_text())
}
