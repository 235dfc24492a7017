//! What may be asked of a table.

use crate::secret::KeyHash;
use serde_json::Value;
use undercroft_core::Seat;

/// Who asks. The role follows from the secret, never from what a message says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// Somebody with a secret, seated here or not.
    Person(KeyHash),
    /// A bot of the house, for the seat it holds.
    Bot(Seat),
    /// The table's own clock.
    Clock,
}

/// A request to a table.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    /// Take a chair, or the first free one.
    Sit {
        /// Which.
        seat: Option<Seat>,
        /// What to be called.
        name: String,
    },
    /// Leave the chair: free before the deal, held by a bot after it.
    Leave,
    /// Come back to a chair a bot has held.
    Return,
    /// Give the chair to another secret: another device, another person.
    HandOver {
        /// The new secret's hash.
        to: KeyHash,
    },
    /// The host frees a chair, or after the deal puts a bot there.
    Kick {
        /// Which.
        seat: Seat,
    },
    /// The host puts bots into all free chairs.
    Fill {
        /// How they think.
        level: String,
    },
    /// Play a move.
    Play {
        /// The move.
        action: Value,
        /// The mover's own name for it.
        id: String,
    },
    /// Take back the own last move, or ask to.
    Undo,
    /// Agree to what was proposed.
    Agree,
    /// Decline what was proposed.
    Decline,
    /// Stop the clocks, with the consent of all.
    Pause,
    /// Let them run again.
    Resume,
    /// Say something.
    Say {
        /// A ready phrase, or free text where the table allows it.
        text: String,
    },
    /// Look whether anybody's time is up.
    Tick,
}
