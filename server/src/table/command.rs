//! What may be asked of a table.

use super::{Millis, PassFor, Version};
use crate::secret::KeyHash;
use undercroft_core::{Contribution, Digest, Seat, SeatSet, fingerprint};

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
        /// Whether a program of somebody's own plays there.
        program: bool,
    },
    /// Leave the chair: free before the deal, held by a bot after it.
    Leave,
    /// Let a bot play for somebody who is away, until they are back.
    LetBotPlay {
        /// Whose seat.
        seat: Seat,
    },
    /// Come back to a chair a bot has held.
    Return,
    /// Make a private link to a seat: one's own, or as the host one that a bot holds.
    MakePass {
        /// Which seat; one's own unless said.
        seat: Option<Seat>,
        /// The hash of the link's secret.
        pass: KeyHash,
        /// Whom it lets in.
        to: PassFor,
    },
    /// Use a private link. It is good once.
    Claim {
        /// The hash of the link's secret.
        pass: KeyHash,
        /// What another person wants to be called.
        name: Option<String>,
    },
    /// The host frees a chair, or after the deal asks all to let a bot have it.
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
        /// The move as JSON.
        action: String,
        /// The version the mover saw when choosing.
        seen: Version,
    },
    /// Commit to a contribution to the deal.
    Commit {
        /// In which round.
        round: u32,
        /// To what.
        commitment: Digest,
    },
    /// Reveal it.
    Reveal {
        /// In which round.
        round: u32,
        /// What.
        contribution: Contribution,
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
    /// Say something to one's partners alone.
    Whisper {
        /// The same.
        text: String,
    },
    /// Name the table where the same people go on.
    Rematch {
        /// Its name.
        table: String,
    },
    /// Look whether anybody's time is up.
    Tick,
    /// Nobody is connected: rest, where nobody waits for anybody else.
    Rest {
        /// How long nobody has been already.
        absent: Millis,
    },
    /// Somebody is connected again.
    Wake,
    /// The owner of a seat has not been connected for so long.
    Absent {
        /// Which seat.
        seat: Seat,
        /// How long.
        absent: Millis,
    },
    /// The owner of a seat is connected.
    Present {
        /// Which seat.
        seat: Seat,
    },
    /// The host has not been connected for a while.
    PassHost {
        /// Who is.
        present: SeatSet,
    },
}

impl Command {
    /// Whether a game goes on without it, so that it may be refused for want of room in the log. Whoever has come must be able
    /// to leave, and a host to fill the table, whatever others have done before.
    pub(super) fn is_dispensable(&self) -> bool {
        matches!(
            self,
            Command::Say { .. }
                | Command::Whisper { .. }
                | Command::Undo
                | Command::Pause
                | Command::MakePass { .. }
        )
    }

    /// A fingerprint by which the same request is known again, whatever its asker has seen since.
    pub(super) fn fingerprint(&self) -> u32 {
        let words = match self {
            Command::Play { action, .. } => format!("play {action}"),
            // A contribution does not show itself.
            Command::Reveal { round, contribution } => format!("reveal {round} {contribution}"),
            other => format!("{other:?}"),
        };
        fingerprint(words.as_bytes()) as u32
    }
}
