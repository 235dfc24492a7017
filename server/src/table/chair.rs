//! The places at a table and who has them.

use crate::secret::KeyHash;
use serde::{Deserialize, Serialize};
use undercroft_core::{MAX_SEATS, Seat};

/// What bots are called, by seat.
pub(super) const BOT_NAMES: [&str; MAX_SEATS] =
    ["Ember", "Moss", "Flint", "Thorn", "Rook", "Wren", "Soot", "Bramble"];

/// A place at the table and who has it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "chair", rename_all = "snake_case")]
pub enum Chair {
    /// Nobody yet.
    Free,
    /// Somebody, known by the hashes of their secrets.
    Person {
        /// What they are called.
        name: String,
        /// The hash of a secret for each device they play on.
        keys: Vec<KeyHash>,
        /// Whether a bot plays for them while they are away.
        stand_in: bool,
        /// Whether it is a program of somebody's own that plays over the socket.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        program: bool,
    },
    /// A bot of the house, for good.
    Bot {
        /// How it thinks, as in `search:1000`.
        level: String,
    },
}

impl Chair {
    /// What the seat is called at the table. A bot is called after its place, so that two of them can be told apart.
    pub fn name(&self, seat: Seat) -> String {
        match self {
            Chair::Free => "(free)".into(),
            Chair::Person { name, .. } => name.clone(),
            Chair::Bot { .. } => BOT_NAMES[seat.index()].into(),
        }
    }

    /// Whether a bot of the house moves for this chair now.
    pub fn is_bot(&self) -> bool {
        matches!(self, Chair::Bot { .. } | Chair::Person { stand_in: true, .. })
    }

    /// The secrets that open this chair.
    pub fn keys(&self) -> &[KeyHash] {
        match self {
            Chair::Person { keys, .. } => keys,
            _ => &[],
        }
    }

    /// Whether whoever has this chair has it still when it becomes the other one.
    pub(super) fn is_carried_to(&self, after: &Chair) -> bool {
        self.keys().iter().all(|key| after.keys().contains(key))
    }

    /// Whether the secret opens this chair. Every key is compared, so that answering tells nothing by its time.
    pub fn belongs_to(&self, hash: &KeyHash) -> bool {
        self.keys().iter().fold(false, |found, key| found | key.is(hash))
    }
}

/// Whom a private link lets into a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PassFor {
    /// The same person on another device; both may play.
    Device,
    /// Another person, who takes the seat over.
    Person,
}
