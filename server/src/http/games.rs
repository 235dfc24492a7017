//! What can be played.

use super::Problem;
use super::body::Asked;
use crate::table::{CardListView, Teller};
use axum::Json;
use axum::extract::Path;
use axum::extract::rejection::PathRejection;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use undercroft_catalog::{Fits, Kind, Title};
use undercroft_core::{Eye, Lesson, Names, OptionInfo};
use undercroft_words::{Language, Tongue};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{Object, Schema, Type};
use utoipa::{IntoParams, PartialSchema, ToSchema};

/// A game that a table may play, in the language asked for.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct GameView {
    /// The short name.
    name: &'static str,
    /// The printed name.
    title: &'static str,
    /// One sentence for somebody who has never heard of it.
    summary: String,
    /// The fewest players.
    fewest: usize,
    /// The most players.
    most: usize,
    /// How long a game takes people.
    minutes: u32,
    /// The version of its rules.
    rules: u32,
    /// Whether it is for players, or an example to learn from.
    #[schema(value_type = String)]
    #[cfg_attr(feature = "typescript", ts(type = "\"game\" | \"lesson\""))]
    kind: Kind,
    /// Whether everything lies open to everybody, so that people at one device have nothing to hide.
    open: bool,
    /// Whether a table may bring cards of its own.
    cards: bool,
    /// How many things the guide explains in a first game.
    lessons: usize,
    /// What a table may choose.
    options: Vec<OptionView>,
    /// The card packs that come with it; a table may play with any of them.
    packs: Vec<PackView>,
}

/// A card pack that comes with a game.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct PackView {
    /// By which a new table asks for it.
    name: &'static str,
    /// What people call it.
    title: String,
    /// What it changes.
    meaning: String,
}

/// Something a table may choose.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct OptionView {
    /// Its name.
    name: &'static str,
    /// What people call it.
    title: String,
    /// What it changes.
    meaning: String,
    /// What may be chosen, the default first.
    values: Vec<ValueView>,
}

/// A choice, its meaning, and where it can be made.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct ValueView {
    /// The value: true, false or a word.
    #[cfg_attr(feature = "typescript", ts(type = "boolean | string"))]
    value: Value,
    /// What it means.
    meaning: String,
    /// The numbers of players for whom it can be chosen.
    players: Vec<usize>,
    /// Values of other options beside which it can never be chosen.
    clashes: Vec<ClashView>,
}

/// A value of another option.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct ClashView {
    /// The option.
    option: &'static str,
    /// The value.
    #[cfg_attr(feature = "typescript", ts(type = "boolean | string"))]
    value: Value,
}

impl GameView {
    fn told(title: &dyn Title, language: Language) -> GameView {
        let (about, tongue) = (title.about(), title.tongue(language));
        GameView {
            name: about.name,
            title: about.title,
            summary: tongue.text("summary"),
            fewest: about.fewest,
            most: about.most,
            minutes: about.minutes,
            rules: about.rules,
            kind: title.kind(),
            open: title.is_open(),
            cards: !title.standard_cards().is_empty(),
            lessons: title.lessons().len(),
            options: title.options().iter().map(|option| OptionView::told(title, option, tongue)).collect(),
            packs: title.shipped_packs().iter().map(|(pack, _)| PackView::told(pack, tongue)).collect(),
        }
    }
}

impl PackView {
    fn told(name: &'static str, tongue: &Tongue) -> PackView {
        let id = format!("shipped-{name}");
        PackView { name, title: tongue.text(&format!("{id}.title")), meaning: tongue.text(&id) }
    }
}

impl OptionView {
    fn told(title: &dyn Title, option: &OptionInfo, tongue: &Tongue) -> OptionView {
        let id = format!("option-{}", option.name);
        let plain = |value: &Value| value.as_str().map_or_else(|| value.to_string(), String::from);
        let value = |fits: Fits| ValueView {
            meaning: tongue.text(&format!("{id}.value-{}", plain(&fits.value))),
            value: fits.value,
            players: fits.players,
            clashes: fits
                .clashes
                .into_iter()
                .map(|clash| ClashView { option: clash.option, value: clash.value })
                .collect(),
        };
        OptionView {
            name: option.name,
            title: tongue.text(&format!("{id}.name")),
            meaning: tongue.text(&id),
            values: title.fits(option).into_iter().map(value).collect(),
        }
    }
}

/// A game's rules and its first lessons, in the language asked for.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct RulesView {
    /// The chapters, in the order in which they are read.
    chapters: Vec<RuleView>,
    /// What the guide explains in a first game, in the order in which it is told when several things matter at once.
    lessons: Vec<LessonView>,
}

/// A chapter of the rules.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct RuleView {
    /// By which the story and the present phase refer to it.
    id: &'static str,
    /// Its heading.
    title: String,
    /// Its paragraphs.
    text: Vec<String>,
}

/// Something the guide explains once, when it first matters.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct LessonView {
    /// By which scenes and lines of the story refer to it.
    id: &'static str,
    /// Its heading.
    title: String,
    /// What it says.
    text: String,
    /// What on the table it speaks of; empty for nothing.
    thing: &'static str,
}

impl RulesView {
    fn told(title: &dyn Title, language: Language) -> RulesView {
        let tongue = title.tongue(language);
        let chapter = |&id: &&'static str| RuleView {
            id,
            title: tongue.text(&format!("rule-{id}.title")),
            text: tongue.paragraphs(&format!("rule-{id}")),
        };
        let lesson = |lesson: &Lesson| LessonView {
            id: lesson.id,
            title: tongue.text(&format!("lesson-{}.title", lesson.id)),
            text: tongue.text(&format!("lesson-{}", lesson.id)),
            thing: lesson.thing,
        };
        RulesView {
            chapters: title.chapters().iter().map(chapter).collect(),
            lessons: title.lessons().iter().map(lesson).collect(),
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

/// In which language.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Spoken {
    /// In which language; English unless said.
    #[serde(default)]
    #[param(value_type = Option<String>, pattern = "^(en|es|pseudo)$")]
    pub(crate) language: Language,
}

/// For how many players, and in which language.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct ForPlayers {
    /// For how many players; for the fewest unless said.
    #[param(minimum = 1, maximum = 8)]
    players: Option<usize>,
    /// In which language; English unless said.
    #[serde(default)]
    #[param(value_type = Option<String>, pattern = "^(en|es|pseudo)$")]
    language: Language,
}

/// Every game with its players and options.
#[utoipa::path(get, path = "/api/games", tag = "games", params(Spoken), responses(
    (status = 200, body = Vec<GameView>),
    (status = 400, body = Problem)
))]
pub(crate) async fn games(Asked(Spoken { language }): Asked<Spoken>) -> Json<Vec<GameView>> {
    Json(undercroft_catalog::titles().iter().map(|title| GameView::told(*title, language)).collect())
}

/// A game's rules, in our own words, chapter by chapter, and what the guide explains in a first game.
#[utoipa::path(get, path = "/api/games/{game}/rules", tag = "games", params(("game" = inline(GameName), Path), Spoken), responses(
    (status = 200, body = RulesView),
    (status = 400, body = Problem),
    (status = 404, body = Problem)
))]
pub(crate) async fn rules(
    game: Result<Path<String>, PathRejection>,
    Asked(Spoken { language }): Asked<Spoken>,
) -> Result<Json<RulesView>, Problem> {
    Ok(Json(RulesView::told(named(game)?, language)))
}

/// All standard cards of a game with their values, kind by kind.
#[utoipa::path(get, path = "/api/games/{game}/cards", tag = "games", params(("game" = inline(GameName), Path), ForPlayers), responses(
    (status = 200, body = Vec<Object>),
    (status = 400, body = Problem),
    (status = 404, body = Problem)
))]
pub(crate) async fn cards(
    game: Result<Path<String>, PathRejection>,
    Asked(ForPlayers { players, language }): Asked<ForPlayers>,
) -> Result<Json<Vec<CardListView>>, Problem> {
    let title = named(game)?;
    let setup = title.setup(players.unwrap_or(title.about().fewest));
    let lists = title
        .reference(&setup)
        .map_err(|faults| Problem::faults(StatusCode::BAD_REQUEST, "There is no such table.", faults))?;
    let names = Names::default();
    let teller = Teller::new(Eye::Spectator, title.tongue(language), &names);
    Ok(Json(CardListView::told(&lists, &teller)))
}

/// The game an address names. What is not even text is no game's name either.
fn named(game: Result<Path<String>, PathRejection>) -> Result<&'static dyn Title, Problem> {
    let none = |fault: undercroft_core::Fault| Problem::new(StatusCode::NOT_FOUND, fault.reason);
    let game = game.map_or_else(|_| String::new(), |Path(game)| game);
    undercroft_catalog::find(&game).map_err(none)
}
