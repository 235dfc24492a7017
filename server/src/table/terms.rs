//! What a table agrees on when it is opened, and who sits at it.

use super::BotPace;
use serde::{Deserialize, Serialize};
use undercroft_core::{Seed, Setup};

/// Milliseconds, since 1970 or between two moments.
pub type Millis = i64;

/// The terms of a table. They never change once it is open.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Terms {
    /// The game with its options and cards.
    pub setup: Setup,
    /// All chance of the table, sealed until the end.
    pub seed: Seed,
    /// How long people may think.
    pub pace: Pace,
    /// What happens when they think longer.
    pub when_time_is_up: WhenTimeIsUp,
    /// Whether strangers find the table in the list of those that look for players.
    pub listed: bool,
    /// Whether moves may be taken back.
    pub undo: bool,
    /// Whether people may write free text to one another, beside the ready phrases.
    pub free_text: bool,
    /// After how long bots take the seats that are still free, and how they think.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fill: Option<Fill>,
    /// How long bots seem to think.
    #[serde(default)]
    pub bot_pace: BotPace,
    /// How long the deal waits for people's contributions to it; not at all if nobody is asked for one.
    #[serde(default)]
    pub contributions: Millis,
}

/// Bots that come when people do not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fill {
    /// How long after the opening.
    pub after: Millis,
    /// How they think.
    pub level: String,
}

/// How long people may think: a credit for each decision, and a reserve that longer thoughts eat into.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// Nobody is timed.
    Untimed,
    /// A clock for every seat.
    Timed {
        /// What each decision may take before the reserve is touched.
        credit: Millis,
        /// What a seat may use beyond that over the whole game.
        reserve: Millis,
    },
}

impl Pace {
    /// Around one table, at the same time.
    pub const LIVE: Pace = Pace::Timed { credit: 20_000, reserve: 120_000 };
    /// With a cup of tea.
    pub const RELAXED: Pace = Pace::Timed { credit: 120_000, reserve: 600_000 };
    /// A move a day.
    pub const DAILY: Pace = Pace::Timed { credit: 86_400_000, reserve: 3 * 86_400_000 };
}

/// What happens to a seat whose time is up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum WhenTimeIsUp {
    /// A bot makes this one decision for it.
    #[default]
    BotStandsIn,
    /// The move that the rules make for it then is played, this once.
    SafeMove,
}

impl Terms {
    /// Whether people may write free text here: among friends who want to, never among strangers.
    pub fn talks_freely(&self) -> bool {
        self.free_text && !self.listed
    }

    /// A table among friends: untimed, unlisted, with taking back and free text.
    pub fn plain(setup: Setup, seed: Seed) -> Terms {
        Terms {
            setup,
            seed,
            pace: Pace::Untimed,
            when_time_is_up: WhenTimeIsUp::default(),
            listed: false,
            undo: true,
            free_text: true,
            fill: None,
            bot_pace: BotPace::default(),
            contributions: 0,
        }
    }
}
