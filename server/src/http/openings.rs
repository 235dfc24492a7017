//! Opening tables.

use super::body::{Body, Named};
use super::games::GameName;
use super::limits::Limit;
use super::people::Person;
use super::{AppState, Problem};
use crate::house::{Opening, code_of, sealed_seed};
use crate::table::{BotPace, Fill, Pace, Terms, WhenTimeIsUp, Who};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use undercroft_core::{MAX_SEATS, Seat, SeatSet};
use utoipa::ToSchema;

/// The longest a decision may take, and the longest reserve: a month.
const LONGEST_SECONDS: u32 = 31 * 24 * 60 * 60;

/// A table to be opened. Only the game must be named.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct NewTable {
    /// The game's short name.
    #[schema(value_type = GameName)]
    game: String,
    /// How many play; the fewest the game allows unless said.
    #[schema(minimum = 1, maximum = 8)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    players: Option<usize>,
    /// The game's options; what is left out has its default.
    #[serde(default)]
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "typescript", ts(optional, type = "{ [name: string]: boolean | string }"))]
    options: Map<String, Value>,
    /// The text of a card file of the table's own.
    #[cfg_attr(feature = "typescript", ts(optional))]
    cards: Option<String>,
    /// Card packs to play with beside the card file: the name of one that comes with the game, or the text of one of the
    /// table's own.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<String>>"))]
    packs: Vec<String>,
    /// How long people may think. Unless said, strangers at a listed table play live, and everybody else without a clock.
    #[cfg_attr(feature = "typescript", ts(optional))]
    pace: Option<PaceWish>,
    /// What happens to a seat whose time is up.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<WhenTimeIsUp>"))]
    when_time_is_up: WhenTimeIsUp,
    /// Whether strangers find the table in the list; only by its link unless said.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    listed: bool,
    /// Whether moves may be taken back; they may unless said.
    #[serde(default = "yes")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    undo: bool,
    /// Whether people may write free text; they may unless said, but never at a listed table.
    #[serde(default = "yes")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    free_text: bool,
    /// Bots, such as `["search:1000", "random"]`; they have the last seats unless `bot_seats` says otherwise.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<String>>"))]
    bots: Vec<String>,
    /// Which seats the bots have, in their order, counted from 1; so that people can be partners.
    #[cfg_attr(feature = "typescript", ts(optional))]
    bot_seats: Option<Vec<usize>>,
    /// How long bots seem to think; as the house has it unless said, which is `natural`. Programs want `at_once`.
    #[cfg_attr(feature = "typescript", ts(optional))]
    bot_pace: Option<BotPace>,
    /// Bots come into free seats when somebody has waited this long.
    #[cfg_attr(feature = "typescript", ts(optional))]
    fill: Option<FillWish>,
    /// What whoever opens the table wants to be called, to sit down at once.
    #[cfg_attr(feature = "typescript", ts(optional))]
    name: Option<String>,
}

fn yes() -> bool {
    true
}

/// How long people may think.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum PaceWish {
    /// Nobody is timed.
    Untimed,
    /// Around one table: 20 seconds a decision and 2 minutes in reserve.
    Live,
    /// With a cup of tea: 2 minutes a decision and 10 in reserve.
    Relaxed,
    /// A move a day, and 3 days in reserve.
    Daily,
    /// Anything else.
    Timed {
        /// Seconds a decision may take before the reserve is touched.
        #[schema(minimum = 1, maximum = 2678400)]
        credit_seconds: u32,
        /// Seconds beyond that over the whole game.
        #[schema(maximum = 2678400)]
        reserve_seconds: u32,
    },
}

impl PaceWish {
    /// What fits those who may come: friends take their time, strangers do not wait for ever.
    fn fitting(listed: bool) -> PaceWish {
        if listed { PaceWish::Live } else { PaceWish::Untimed }
    }

    fn pace(self) -> Result<Pace, Problem> {
        Ok(match self {
            PaceWish::Untimed => Pace::Untimed,
            PaceWish::Live => Pace::LIVE,
            PaceWish::Relaxed => Pace::RELAXED,
            PaceWish::Daily => Pace::DAILY,
            PaceWish::Timed { credit_seconds, reserve_seconds } => {
                if !(1..=LONGEST_SECONDS).contains(&credit_seconds) || reserve_seconds > LONGEST_SECONDS {
                    return Err(Problem::unclear(format!(
                        "A decision has 1 to {LONGEST_SECONDS} seconds, and the reserve at most as many."
                    )));
                }
                Pace::Timed {
                    credit: i64::from(credit_seconds) * 1000,
                    reserve: i64::from(reserve_seconds) * 1000,
                }
            }
        })
    }
}

/// Bots that come when people do not.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct FillWish {
    /// After so many seconds.
    #[schema(maximum = 2678400)]
    after_seconds: u32,
    /// How they think, such as `search:1000`.
    level: String,
}

impl FillWish {
    fn fill(self) -> Result<Fill, Problem> {
        if self.after_seconds > LONGEST_SECONDS {
            return Err(Problem::unclear(format!("Bots come after at most {LONGEST_SECONDS} seconds.")));
        }
        Ok(Fill { after: i64::from(self.after_seconds) * 1000, level: self.level })
    }
}

/// A table that is open.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Opened {
    /// Its name: `/t/<table>` is its link.
    table: String,
    /// What people in one room call out instead, as long as it has not begun.
    code: String,
    /// Where whoever asked sits, if they do.
    seat: Option<usize>,
}

impl Opened {
    fn of(table: &crate::house::TableHandle, seat: Option<Seat>) -> Opened {
        Opened { table: table.id().to_string(), code: code_of(table.id()), seat: seat.map(Seat::number) }
    }
}

/// Which bot sits where: in the seats that were asked for, or in the last ones.
fn seat_bots(
    players: usize,
    bots: Vec<String>,
    wanted: Option<Vec<usize>>,
) -> Result<Vec<(Seat, String)>, Problem> {
    // A table that is too large is refused later on, with everything else that is wrong with it.
    let players = players.min(MAX_SEATS);
    let Some(first) = players.checked_sub(bots.len()) else {
        return Err(Problem::unclear("There are more bots than seats."));
    };
    let numbers = wanted.unwrap_or_else(|| (first + 1..=players).collect());
    if numbers.len() != bots.len() {
        return Err(Problem::unclear("There must be as many bot_seats as bots."));
    }
    let seats: Option<Vec<Seat>> = numbers.iter().map(|&number| Seat::from_number(number, players)).collect();
    match seats {
        Some(seats) if seats.iter().copied().collect::<SeatSet>().len() == seats.len() => {
            Ok(seats.into_iter().zip(bots).collect())
        }
        _ => Err(Problem::unclear(format!("The bot_seats are different numbers from 1 to {players}."))),
    }
}

/// Opens a table. Whoever opens it is its host; with a name they sit down at once.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable, responses(
    (status = 201, body = Opened),
    (status = 400, body = Problem),
    (status = 401, body = Problem),
    (status = 409, body = Problem),
    (status = 413, body = Problem),
    (status = 422, body = Problem, description = "Every mistake in the setup at once"),
    (status = 429, body = Problem),
    (status = 503, body = Problem)
))]
pub(crate) async fn open(
    State(app): State<AppState>,
    person: Person,
    Body(wish): Body<NewTable>,
) -> Result<Response, Problem> {
    app.meter.admit(Limit::Open, &person).await?;
    let unknown = |fault: undercroft_core::Fault| {
        Problem::faults(
            StatusCode::UNPROCESSABLE_ENTITY,
            "The table cannot be set up like that.",
            vec![fault],
        )
    };
    let title = undercroft_catalog::find(&wish.game).map_err(unknown)?;
    if wish.cards.is_some() && title.standard_cards().is_empty() {
        let reason = format!("{} is played without cards of a table's own", title.about().title);
        return Err(unknown(undercroft_core::Fault::new("cards", reason)));
    }
    let players = wish.players.unwrap_or(title.about().fewest);
    let mut setup = title.setup(players);
    setup.options.extend(wish.options);
    setup.cards = wish.cards;
    setup.packs = wish.packs.into_iter().map(|pack| shipped_or_own(title, pack)).collect();
    let terms = Terms {
        setup,
        seed: sealed_seed().map_err(|error| crate::store::Unavailable(error.to_string()))?,
        pace: wish.pace.unwrap_or(PaceWish::fitting(wish.listed)).pace()?,
        when_time_is_up: wish.when_time_is_up,
        listed: wish.listed,
        undo: wish.undo,
        free_text: wish.free_text,
        fill: wish.fill.map(FillWish::fill).transpose()?,
        bot_pace: wish.bot_pace.unwrap_or(app.house.config().bot_pace),
        contributions: app.house.config().contributions(),
    };
    let bots = seat_bots(players, wish.bots, wish.bot_seats)?;
    let guest = person.or_new(&app)?;
    let opening = Opening { terms, host: guest.hash(), bots, sit: wish.name };
    let table = match app.house.open_table(opening).await {
        Ok(table) => table,
        // It may have been stored all the same: whoever asked must stay known.
        Err(refused) => return Ok(guest.answer(&app, Problem::from(refused))),
    };
    let seat = table.look(|table| table.seat_of(Who::Person(guest.hash())));
    Ok(guest.answer(&app, (StatusCode::CREATED, Json(Opened::of(&table, seat)))))
}

/// The text of a pack that comes with the game, by its name, or else the text that the table brings.
fn shipped_or_own(title: &dyn undercroft_catalog::Title, pack: String) -> String {
    let shipped = title.shipped_packs().iter().find(|(name, _)| *name == pack);
    shipped.map_or(pack, |(_, text)| (*text).into())
}

/// Opens the next table for the same people, or takes the seat that is kept for whoever asks at the one that somebody has opened
/// already. Bots sit down there by themselves; everybody else is asked.
#[utoipa::path(post, path = "/api/tables/{table}/rematch", tag = "tables", params(("table" = String, Path)), responses(
    (status = 201, body = Opened),
    (status = 401, body = Problem),
    (status = 404, body = Problem),
    (status = 409, body = Problem, description = "The game is not over, or the asker has no seat"),
    (status = 429, body = Problem),
    (status = 503, body = Problem)
))]
pub(crate) async fn rematch(
    State(app): State<AppState>,
    person: Person,
    Named(id): Named,
) -> Result<(StatusCode, Json<Opened>), Problem> {
    app.meter.admit(Limit::Open, &person).await?;
    let who = person.known()?;
    let old = app.house.up_to_date(&id).await?;
    let next = app.house.rematch(&old, who).await?;
    let seat = next.look(|table| table.seat_of(Who::Person(who)));
    Ok((StatusCode::CREATED, Json(Opened::of(&next, seat))))
}

#[cfg(test)]
mod tests {
    use super::shipped_or_own;
    use undercroft_kit::scramble::Scramble;

    #[test]
    fn a_pack_that_comes_with_the_game_is_asked_for_by_name_and_any_other_by_its_text() {
        let title = undercroft_catalog::title_of::<Scramble>();
        assert_eq!(shipped_or_own(title, "rich".into()), "3 3 3");
        assert_eq!(shipped_or_own(title, "1 0 0".into()), "1 0 0");
    }
}
