//! The log of a table: everything that ever happened at it, one entry a version.
//!
//! The log is the table. Resuming, replaying, undoing and verifying are all running it again, so an entry says what was
//! decided and never what followed from it.

use super::{Chair, Millis, Terms};
use crate::secret::KeyHash;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use undercroft_core::Seat;

/// One line of the log: when, and what.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// When the table decided it.
    pub at: Millis,
    /// What was decided.
    #[serde(flatten)]
    pub what: What,
}

/// What can happen at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "snake_case")]
pub enum What {
    /// The table was opened on these terms. Always the first entry.
    Opened {
        /// What was agreed, the sealed seed among it.
        terms: Box<Terms>,
        /// Who may kick, fill and begin.
        host: KeyHash,
    },
    /// A chair has a new owner: a person sat down, a bot was put there, or it is free again.
    ChairTaken {
        /// Which chair.
        seat: Seat,
        /// Who sits there now.
        chair: Chair,
    },
    /// The cards were dealt.
    Dealt,
    /// A move was played.
    Played {
        /// By whom.
        seat: Seat,
        /// The move as the game reads it.
        #[serde(rename = "move")]
        action: Value,
        /// The mover's own name for it, so that the same message twice is one move.
        id: String,
        /// Who moved the hand.
        by: Hand,
    },
    /// The last moves were taken back, down to this many. They stay in the log.
    Undone {
        /// Who asked.
        seat: Seat,
        /// How many moves stand.
        moves: usize,
    },
    /// A seat asked all others for something, or agreed to it.
    Agreed {
        /// Who.
        seat: Seat,
        /// To what.
        to: Proposal,
    },
    /// A proposal is off the table.
    Declined {
        /// Who said no.
        seat: Seat,
    },
    /// The clocks stand still.
    Paused,
    /// The clocks run again.
    Resumed,
    /// The server was away; the clocks did not run.
    Slept {
        /// For how long.
        millis: Millis,
    },
    /// Somebody said something.
    Said {
        /// Who.
        seat: Seat,
        /// What.
        text: String,
    },
    /// The same people go on at another table.
    Rematched {
        /// There.
        table: String,
    },
    /// The rules failed; the table is closed with a report.
    Broken {
        /// What went wrong, for the developers.
        report: String,
    },
}

/// Who moved for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hand {
    /// Its owner.
    Owner,
    /// A bot that sits there or stands in.
    Bot,
    /// The clock, when time was up.
    Clock,
}

/// What needs the consent of all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Proposal {
    /// Take the last moves back, down to this many.
    Undo {
        /// How many moves would stand.
        moves: usize,
    },
    /// Stop the clocks.
    Pause,
}
