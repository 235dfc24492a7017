//! What a table agrees on when it is opened, and who sits at it.

use crate::secret::KeyHash;
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
}

/// How long people may think: a credit for each decision, and a reserve that longer thoughts eat into.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WhenTimeIsUp {
    /// A bot plays for it until its owner is back.
    #[default]
    BotStandsIn,
    /// The first move the rules list is played, this once.
    FirstMove,
}

/// A place at the table and who has it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "chair", rename_all = "snake_case")]
pub enum Chair {
    /// Nobody yet.
    Free,
    /// Somebody, known by the hash of their secret.
    Person {
        /// What they are called.
        name: String,
        /// Their secret's hash.
        key: KeyHash,
        /// Whether a bot plays for them while they are away.
        stand_in: bool,
    },
    /// A bot for good.
    Bot {
        /// How it thinks, as in `search:1000`.
        level: String,
    },
}

impl Chair {
    /// What the seat is called at the table.
    pub fn name(&self) -> String {
        match self {
            Chair::Free => "(free)".into(),
            Chair::Person { name, .. } => name.clone(),
            Chair::Bot { level } => format!("Bot ({level})"),
        }
    }

    /// Whether a bot moves for this chair now.
    pub fn is_bot(&self) -> bool {
        matches!(self, Chair::Bot { .. } | Chair::Person { stand_in: true, .. })
    }

    /// Whether the secret opens this chair.
    pub fn belongs_to(&self, hash: &KeyHash) -> bool {
        matches!(self, Chair::Person { key, .. } if key.is(hash))
    }
}
