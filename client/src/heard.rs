//! What a client hears, as far as any client needs to understand it.

use serde::Deserialize;
use serde_json::Value;
use undercroft_core::{Digest, Seat, SeatSet};
use undercroft_server::raw::Raw;
use undercroft_server::table::{Chapter, Version};

/// A frame from the server.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Heard {
    /// What the table agreed on.
    Welcome(Value),
    /// The table as this client sees it.
    Scene(Box<Scene>),
    /// A request happened and is stored.
    Done {
        /// Which.
        id: String,
        /// Under which version.
        version: Version,
    },
    /// A request did not happen.
    Refused {
        /// Which.
        id: String,
        /// The rule.
        rule: String,
        /// The reason.
        reason: String,
    },
    /// Send it again.
    Later {
        /// Which.
        id: String,
        /// The reason.
        reason: String,
    },
    /// Who is connected.
    Present {
        /// Seats with an open connection.
        seats: SeatSet,
        /// How many watch.
        watching: usize,
    },
}

/// The table as a client sees it.
#[derive(Clone, Debug, Deserialize)]
pub struct Scene {
    /// The version it shows.
    pub version: Version,
    /// The client's seat.
    pub seat: Option<Seat>,
    /// Who sits where.
    pub chairs: Vec<Value>,
    /// Whom the game waits for.
    pub waiting_for: SeatSet,
    /// Whether the table rests.
    pub paused: bool,
    /// What is proposed.
    pub proposal: Option<Value>,
    /// What was promised of chance.
    pub commitment: Digest,
    /// What people mix into the deal, while they do.
    pub mixing: Option<Mixing>,
    /// The chain of the moves.
    pub chain: Option<Value>,
    /// All chance, once it is over.
    pub seed: Option<String>,
    /// The game's own view.
    pub view: Option<Raw>,
    /// What this client may do.
    pub moves: Vec<Choice>,
    /// The end.
    pub outcome: Option<Value>,
    /// Whether the rules failed.
    pub broken: bool,
    /// Where the same people go on.
    pub rematch: Option<String>,
    /// What was told since the version the client named.
    pub told: Vec<Chapter>,
    /// Whether nothing is missing in `told`.
    pub gapless: bool,
}

impl Scene {
    /// Whether the game waits for this client.
    pub fn is_my_turn(&self) -> bool {
        self.seat.is_some_and(|seat| self.waiting_for.contains(seat)) && !self.paused
    }

    /// Whether nothing more will happen in the game.
    pub fn is_over(&self) -> bool {
        self.outcome.is_some() || self.broken
    }
}

/// What people mix into the deal.
#[derive(Clone, Debug, Deserialize)]
pub struct Mixing {
    /// Which round it is.
    pub round: u32,
    /// Who has committed, and to what.
    pub commitments: Vec<Commitment>,
    /// Whether those who have committed are to reveal.
    pub reveal: bool,
}

/// What somebody has committed to.
#[derive(Clone, Debug, Deserialize)]
pub struct Commitment {
    /// Who.
    pub seat: Seat,
    /// To what.
    pub commitment: Digest,
}

/// Something a client may do.
#[derive(Clone, Debug, Deserialize)]
pub struct Choice {
    /// The move, to be sent as it is.
    #[serde(rename = "move")]
    pub action: Raw,
    /// What it is, for people.
    pub words: String,
}
