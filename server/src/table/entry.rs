//! The log of a table: everything that ever happened at it, one entry a version.
//!
//! The log is the table. Resuming, replaying, undoing and verifying are all running it again, so an entry says what was
//! decided and never what followed from it.

use super::{Chair, Command, Millis, PassFor, Series, Terms};
use crate::raw::Raw;
use crate::secret::KeyHash;
use serde::{Deserialize, Serialize};
use undercroft_core::{Contribution, Digest, Seal, Seat};

/// One entry of the log: when, and what. Stored logs have its parts under the names they have always had.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// When the table decided it.
    pub at: Millis,
    /// The asker's own name for the request, so that the same message twice happens once. Only the first of the
    /// entries that follow from a request carries it.
    #[serde(default, rename = "ask", skip_serializing_if = "Option::is_none")]
    pub request: Option<RequestId>,
    /// What was decided.
    #[serde(rename = "what")]
    pub kind: EntryKind,
}

/// Which request an entry answers.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct RequestId {
    /// Whose.
    pub seat: Seat,
    /// Their name for it.
    pub id: String,
    /// A fingerprint of what was asked, so that the same name for something else is noticed.
    #[serde(rename = "print")]
    pub fingerprint: u32,
}

impl RequestId {
    /// A request of a seat.
    pub fn new(seat: Seat, id: &str, command: &Command) -> RequestId {
        RequestId { seat, id: id.into(), fingerprint: command.fingerprint() }
    }
}

/// What can happen at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EntryKind {
    /// The table was opened on these terms. Always the first entry.
    Opened {
        /// The table's name.
        table: String,
        /// What is promised of all chance. It covers the name, the setup and the seed.
        commitment: Digest,
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
    /// The host has sent somebody away before the deal; they do not sit down here again.
    SentAway {
        /// The hashes of their secrets.
        keys: Vec<KeyHash>,
    },
    /// A private link to a seat was made.
    PassMade {
        /// Which seat.
        seat: Seat,
        /// The hash of its secret.
        pass: KeyHash,
        /// Whom it lets in.
        to: PassFor,
    },
    /// The same people were at another table before.
    Continues {
        /// How often each has won so far.
        series: Series,
    },
    /// Somebody's client has committed to a contribution to the deal.
    Committed {
        /// Who.
        seat: Seat,
        /// To what.
        commitment: Digest,
    },
    /// It has revealed it, after all commitments were known.
    Revealed {
        /// Who.
        seat: Seat,
        /// What is mixed in.
        contribution: Contribution,
    },
    /// Somebody did not answer in time and has no part in the deal.
    LeftOut {
        /// Who.
        seat: Seat,
    },
    /// Somebody heard what others revealed and held back what they had committed to. Their seat is free again.
    Withheld {
        /// Which.
        seat: Seat,
    },
    /// The cards were dealt.
    Dealt,
    /// A move was played.
    Played {
        /// By whom.
        seat: Seat,
        /// The move as the game reads it.
        #[serde(rename = "move")]
        action: Raw,
        /// Who moved the hand.
        by: MovedBy,
    },
    /// A limit that the game sets was over, and the rules went on from there.
    TimeUp,
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
    Resumed {
        /// Who let them.
        seat: Seat,
    },
    /// The server was away; the clocks did not run.
    Slept {
        /// For how long.
        millis: Millis,
    },
    /// Nobody is there, and no game between people goes on: bots and clocks stand still.
    Rested {
        /// How long nobody was there already; the clocks did not run.
        absent: Millis,
    },
    /// Somebody is there again.
    Woken,
    /// A seat's time is up, and a bot makes its present decision.
    OutOfTime {
        /// Whose.
        seat: Seat,
    },
    /// The owner of a seat has not been there for a while.
    Away {
        /// Whose.
        seat: Seat,
        /// How long already.
        absent: Millis,
    },
    /// The owner of a seat that was away is there again, and plays themselves.
    Back {
        /// Whose.
        seat: Seat,
    },
    /// Somebody let a bot play for a seat that is away, until its owner is back.
    StoodIn {
        /// Which.
        seat: Seat,
        /// Who let it.
        by: Seat,
    },
    /// The host has gone, and somebody else has their rights.
    HostPassed {
        /// Who.
        seat: Seat,
    },
    /// Somebody said something.
    Said {
        /// Who.
        seat: Seat,
        /// What.
        text: String,
    },
    /// Somebody said something to their partners.
    Whispered {
        /// Who.
        seat: Seat,
        /// What.
        text: String,
    },
    /// A free seat is kept for somebody who sat there at the table before.
    Kept {
        /// Which.
        seat: Seat,
        /// What they are called.
        name: String,
        /// The hashes of their secrets.
        keys: Vec<KeyHash>,
        /// Whether a program of theirs plays there.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        program: bool,
    },
    /// Whoever a seat was kept for does not come.
    KeptNoMore {
        /// Which seat.
        seat: Seat,
    },
    /// The same people may go on at another table.
    Rematched {
        /// There.
        table: String,
        /// Who asked them to.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Seat>,
    },
    /// The rules failed; the table is closed with a report.
    Broken {
        /// What went wrong, for the developers.
        report: String,
    },
}

impl EntryKind {
    /// The opening of a table, with what is promised of its chance.
    pub fn opened(table: &str, terms: Terms, host: KeyHash) -> EntryKind {
        let commitment = Seal::commitment_of(table, &terms.setup, terms.seed);
        EntryKind::Opened { table: table.into(), commitment, terms: Box::new(terms), host }
    }
}

/// Who moved for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MovedBy {
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
    /// Let a bot have a seat for good.
    Kick {
        /// Which seat.
        seat: Seat,
    },
    /// Let another person take a seat that a bot holds, and see what that seat sees.
    Replace {
        /// Which seat.
        seat: Seat,
        /// The hash of the link that lets them in.
        pass: KeyHash,
    },
}

impl Proposal {
    /// Whether it goes on whatever is played meanwhile: a bot's move ends no vote on who sits where.
    pub(super) fn is_about_a_seat(self) -> bool {
        matches!(self, Proposal::Kick { .. } | Proposal::Replace { .. })
    }
}
