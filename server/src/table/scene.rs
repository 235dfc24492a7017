//! What an eye sees and hears of a table. Everything that leaves a table goes through here.

use super::{Chair, Millis, Table, Version};
use serde::Serialize;
use serde_json::Value;
use undercroft_catalog as catalog;
use undercroft_core::{Audience, Eye, Outcome, Seat, SeatSet};

/// A line of the story, with who may read it.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    audience: Audience,
    json: Value,
    words: String,
}

impl Line {
    pub(super) fn everyone(kind: &str, words: impl Into<String>) -> Line {
        Line { audience: Audience::Everyone, json: serde_json::json!({ "table": kind }), words: words.into() }
    }
}

impl From<catalog::Told> for Line {
    fn from(told: catalog::Told) -> Line {
        Line { audience: told.audience, json: told.json, words: told.words }
    }
}

/// The table as one eye sees it at one version.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Scene {
    /// The version it shows.
    pub version: Version,
    /// The seat of the eye, if it has one.
    pub seat: Option<Seat>,
    /// Who sits where.
    pub chairs: Vec<ChairView>,
    /// Whom the game waits for.
    pub waiting_for: SeatSet,
    /// Whether the table rests.
    pub paused: bool,
    /// What is proposed, and who has agreed.
    pub proposal: Option<(super::Proposal, SeatSet)>,
    /// What was promised of chance before the deal.
    pub commitment: String,
    /// The game's own view; none before the deal.
    pub view: Option<Value>,
    /// What this eye may do in the game, with its words.
    pub moves: Vec<catalog::Choice>,
    /// The end, once it has come.
    pub outcome: Option<Outcome>,
    /// Where the same people go on.
    pub rematch: Option<String>,
    /// What this eye has been told since the version it named, each under its version.
    pub told: Vec<Chapter>,
    /// Whether `told` begins right after the version it named; if not, it was away too long.
    pub gapless: bool,
}

/// What was told under one version.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Chapter {
    /// The version.
    pub version: Version,
    /// The lines, for programs and for people.
    pub lines: Vec<(Value, String)>,
}

/// A chair as everybody sees it: never its secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ChairView {
    /// What the seat is called.
    pub name: String,
    /// Whether anybody has it.
    pub free: bool,
    /// Whether a bot moves for it now.
    pub bot: bool,
    /// Milliseconds left for the present decision, where there is a clock.
    pub left: Option<Millis>,
}

impl Table {
    /// What an eye sees now, and what it has been told since a version.
    pub fn scene(&self, eye: Eye, since: Version, now: Millis) -> Scene {
        let seat = match eye {
            Eye::Seat(seat) => Some(seat),
            _ => None,
        };
        let outcome = self.game().and_then(|game| game.outcome());
        Scene {
            version: self.version,
            seat,
            chairs: Seat::all(self.chairs.len()).map(|seat| self.chair_view(seat, now)).collect(),
            waiting_for: self.awaited(),
            paused: self.paused,
            proposal: self.proposal,
            commitment: self.terms.seed.commitment(),
            view: self.game().map(|game| game.view(eye)),
            moves: self.game().zip(seat).map_or(Vec::new(), |(game, seat)| game.moves(seat)),
            outcome,
            rematch: self.rematch.clone(),
            told: self.told_since(eye, since),
            gapless: self.told.front().is_some_and(|(first, _)| *first <= since.next()),
        }
    }

    fn chair_view(&self, seat: Seat, now: Millis) -> ChairView {
        let chair = &self.chairs[seat.index()];
        ChairView {
            name: chair.name(),
            free: *chair == Chair::Free,
            bot: chair.is_bot(),
            left: self.clock.left(seat, now),
        }
    }

    fn told_since(&self, eye: Eye, since: Version) -> Vec<Chapter> {
        let for_eye = |lines: &[Line]| {
            let readable = lines.iter().filter(|line| line.audience.includes(eye));
            readable.map(|line| (line.json.clone(), line.words.clone())).collect()
        };
        let missed = self.told.iter().filter(|(version, _)| *version > since);
        missed.map(|(version, lines)| Chapter { version: *version, lines: for_eye(lines) }).collect()
    }
}
