//! A table: seats, a game, clocks, and the log it all follows from.
//!
//! A table is a pure state machine like the games it hosts. [`Table::judge`] says what a command would enter in the
//! log, or refuses it; [`Table::apply`] follows an entry. In between the caller makes the entry durable, so whatever
//! the table knows, the log knows too, and running the log again gives the same table.

mod absence;
mod apply;
mod asked;
mod bot_pace;
mod chair;
mod clock;
mod command;
mod countdown;
mod course;
mod entry;
mod imagined;
mod judge;
mod kept;
mod mixing;
mod names;
mod narration;
mod rest;
mod scene;
mod seats;
mod series;
mod story;
mod talk;
mod terms;
#[cfg(test)]
mod tests;

pub use crate::store::Version;
pub use asked::{CardListView, ExplainedView, FactView, ThingView};
pub use bot_pace::BotPace;
pub use chair::{Chair, PassFor};
pub use command::{Command, Who};
pub use course::{CourseView, MomentView, Point};
pub use entry::{Entry, EntryKind, MovedBy, Proposal, RequestId};
pub(crate) use judge::LONGEST_ID;
pub use mixing::{ChainView, CommitmentView, MixingView};
pub use scene::{ChairView, Consent, MoveView, NowView, ProposalView, ReasonView, Scene, StandingView};
pub use seats::read_level;
pub use series::{Series, SeriesView, Won};
pub use story::{Chapter, LineView, Story, Teller, Viewer};
pub use talk::{PHRASES, WHISPERS};
pub use terms::{Fill, Millis, Pace, Terms, WhenTimeIsUp};

use crate::secret::KeyHash;
use clock::Clock;
use countdown::Countdown;
use kept::Kept;
use mixing::Mixing;
use std::collections::HashMap;
use std::sync::Arc;
use story::FullChapter;
use undercroft_catalog as catalog;
use undercroft_core::{Fault, MAX_SEATS, Names, Played, Reader, Seal, Seat, SeatSet, Speech, TimeLimit, say};
use undercroft_words::{Called, Language, Tongue, Tongues};

/// How many versions back a returning client is told what it missed; beyond that it gets a fresh scene.
pub const REMEMBERED: usize = 256;

/// Where games are looked up by their short names.
pub type Library = fn(&str) -> Result<&'static dyn catalog::Title, Fault>;

/// What a game is told in.
fn tongue_of(library: Library, game: &str, language: Language) -> &'static Tongue {
    static NO_GAME: Tongues = Tongues::new(&[]);
    library(game).map_or_else(|_| NO_GAME.of(language), |title| title.tongue(language))
}

/// A table as its log tells it.
pub struct Table {
    library: Library,
    /// How many versions of the story a returning client is told at most.
    remembered: usize,
    version: Version,
    /// When the first and the last entry were made.
    opened_at: Millis,
    last_at: Millis,
    terms: Terms,
    /// What was promised of all chance, and what people have mixed in.
    seal: Seal,
    mixing: Mixing,
    /// The secrets of whoever may kick and fill: one a device. It is whoever opened the table, until they are gone.
    hosts: Vec<KeyHash>,
    /// Seats whose owners were hosts until they were away, and have not come back yet.
    succeeded: SeatSet,
    chairs: Vec<Chair>,
    /// Under which version each seat got its owner.
    seated: [Version; MAX_SEATS],
    /// Seats whose owners are away, and since when.
    away: SeatSet,
    away_since: [Millis; MAX_SEATS],
    /// How often the table has rested, and each seat's owner has been away, since anything else happened.
    rests: u32,
    absences: [u32; MAX_SEATS],
    /// How often somebody has sat down, and when last.
    comings: u32,
    came_at: Millis,
    /// For whom free seats are kept.
    kept: [Option<Kept>; MAX_SEATS],
    /// The secrets of those whom the host has sent away before the deal.
    sent_away: Vec<KeyHash>,
    /// Private links that are still good.
    passes: Vec<(KeyHash, Seat, PassFor)>,
    game: Option<Box<dyn catalog::GameInstance>>,
    /// The moves that stand and the times that ran out, in order; undone ones are only in the log.
    moves: Vec<Standing>,
    /// Every request that was entered, its fingerprint, and under which version.
    ids: HashMap<(Seat, String), (u32, Version)>,
    /// Since when each seat's present decision stands.
    decided: [Version; MAX_SEATS],
    /// When a bot of the house last moved.
    bot_moved: Option<Millis>,
    clock: Clock,
    /// What is left of a limit that the game itself sets.
    countdown: Countdown,
    paused: bool,
    /// Whether nobody is there and the game waits for somebody.
    resting: bool,
    /// Seats whose time is up: a bot makes their present decision, and no more.
    out_of_time: SeatSet,
    proposal: Option<Pending>,
    /// Where the same people may go on, and who asked them to.
    rematch: Option<(String, Option<Seat>)>,
    /// What those who sit here have won at the tables before.
    series: Option<Series>,
    /// When the cards were dealt, and when the last of the game happened.
    begun_at: Option<Millis>,
    ended_at: Option<Millis>,
    /// How the game went, once it is over.
    course: Option<course::Course>,
    broken: bool,
    /// The whole story.
    chapters: Vec<Arc<FullChapter>>,
}

/// Something that waits for the consent of all.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Pending {
    to: Proposal,
    by: Seat,
    agreed: SeatSet,
}

impl Pending {
    /// What comes of it once nobody's consent is missing.
    fn happens(self) -> EntryKind {
        match self.to {
            Proposal::Undo { moves } => EntryKind::Undone { seat: self.by, moves },
            Proposal::Pause => EntryKind::Paused,
            Proposal::Kick { seat } => {
                EntryKind::ChairTaken { seat, chair: Chair::Bot { level: seats::STAND_IN_LEVEL.into() } }
            }
            Proposal::Replace { seat, pass } => EntryKind::PassMade { seat, pass, to: PassFor::Person },
        }
    }
}

/// A step of the game that stands, its move as JSON.
#[derive(Clone)]
struct Standing {
    version: Version,
    step: Played<String>,
}

/// A log that cannot be run: an entry is missing, unreadable or refused by the rules it was written under.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Corrupt {
    /// The version at which it stops making sense.
    pub version: Version,
    /// Why.
    pub reason: String,
}

impl Table {
    /// What a seat is called.
    pub fn name(&self, seat: Seat) -> String {
        self.chairs[seat.index()].name(seat)
    }

    /// What all seats are called.
    pub fn names(&self) -> Vec<String> {
        Seat::all(self.chairs.len()).map(|seat| self.name(seat)).collect()
    }

    /// What this table's game is told in.
    pub fn tongue(&self, language: Language) -> &'static Tongue {
        tongue_of(self.library, &self.terms.setup.game, language)
    }

    /// What a team is called, counted from 1.
    pub fn team_name(&self, team: usize, language: Language) -> String {
        let reader = Reader { seat: None, names: &Names::default() };
        self.tongue(language).say(&say!("team", team: team), reader)
    }

    /// What cards and ready phrases are called in a language, by their own names in small letters and with hyphens.
    pub fn called(&self, language: Language) -> &'static Called {
        static NOTHING: Called = Called::new();
        (self.library)(&self.terms.setup.game).map_or(&NOTHING, |title| title.called(language))
    }

    /// The version of the last entry.
    pub fn version(&self) -> Version {
        self.version
    }

    /// When the last entry was made.
    pub fn last_at(&self) -> Millis {
        self.last_at
    }

    /// What was agreed.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Who sits where.
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// A secret of the host.
    pub fn host(&self) -> KeyHash {
        self.hosts[0]
    }

    /// Everybody who has something to do with the table: the people in its seats, those for whom one is kept, and the host.
    pub fn people(&self) -> impl Iterator<Item = KeyHash> + '_ {
        let kept = self.kept.iter().flatten().flat_map(|kept| &kept.keys);
        self.chairs.iter().flat_map(Chair::keys).chain(kept).chain(&self.hosts).copied()
    }

    /// The game, once it is dealt.
    pub fn game(&self) -> Option<&dyn catalog::GameInstance> {
        self.game.as_deref()
    }

    /// Whether nothing more can happen in the game.
    pub fn is_over(&self) -> bool {
        self.broken
            || self.game().is_some_and(|game| game.awaited().is_empty() && game.time_limit().is_none())
    }

    /// When the cards were dealt and when the game was over, once it is.
    pub fn played_from_to(&self) -> Option<(Millis, Millis)> {
        self.begun_at.zip(self.ended_at)
    }

    /// How many moves stand.
    pub fn moves_played(&self) -> usize {
        self.moves.len()
    }

    /// Whether the rules failed here.
    pub fn is_broken(&self) -> bool {
        self.broken
    }

    /// Where the same people go on.
    pub fn rematched(&self) -> Option<&str> {
        self.rematch.as_ref().map(|(table, _)| table.as_str())
    }

    /// Whether people may still sit down.
    pub fn has_room(&self) -> bool {
        self.game.is_none() && !self.broken && self.chairs.contains(&Chair::Free)
    }

    /// Whom the game waits for.
    pub fn awaited(&self) -> SeatSet {
        self.game().filter(|_| !self.broken).map_or(SeatSet::EMPTY, |game| game.awaited())
    }

    /// How long the present state of the game may last, where its rules limit that.
    fn time_limit(&self) -> Option<TimeLimit> {
        self.game().filter(|_| !self.broken).and_then(|game| game.time_limit())
    }

    /// The seats that bots of the house shall move for now.
    pub fn bots_to_move(&self) -> SeatSet {
        if self.stands_still() {
            SeatSet::EMPTY
        } else {
            self.awaited().filter(|seat| self.acted_for().contains(*seat)).collect()
        }
    }

    /// The earliest moment at which a bot may move: they do not all move at once.
    pub fn bots_move_from(&self) -> Millis {
        self.bot_moved.map_or(0, |at| at + self.terms.bot_pace.apart())
    }

    /// How the bot in a seat thinks.
    pub fn level(&self, seat: Seat) -> &str {
        match &self.chairs[seat.index()] {
            Chair::Bot { level } => level,
            _ => seats::STAND_IN_LEVEL,
        }
    }

    /// Whose clocks run: those waited for, unless the table stands still or a bot decides for them.
    fn thinking(&self) -> SeatSet {
        if self.stands_still() { SeatSet::EMPTY } else { self.awaited().without(self.acted_for()) }
    }

    /// The seats that bots of the house hold now.
    pub fn bot_seats(&self) -> SeatSet {
        SeatSet::of(self.chairs.len(), |seat| self.chairs[seat.index()].is_bot())
    }

    /// When the table wants to be asked to [`Command::Tick`].
    pub fn deadline(&self) -> Option<Millis> {
        if self.broken {
            return None;
        }
        self.fill_deadline().or_else(|| self.mixing_deadline()).or_else(|| self.clocks_deadline())
    }

    /// When the first of the clocks that run will be at its end: a player's, or the game's own.
    fn clocks_deadline(&self) -> Option<Millis> {
        [self.clock.deadline(), self.countdown.deadline()].into_iter().flatten().min()
    }

    /// What the log has to say of times when the house was closed, each from one moment to another: the clocks stood
    /// still then. Nothing if none of it was after the last entry, or no clock runs.
    pub fn slept(&self, closed: impl IntoIterator<Item = (Millis, Millis)>) -> Option<EntryKind> {
        self.mixing_deadline().or_else(|| self.clocks_deadline())?;
        let after_last = |(from, to): (Millis, Millis)| (to - from.max(self.last_at)).max(0);
        let millis: Millis = closed.into_iter().map(after_last).sum();
        (millis > 0).then_some(EntryKind::Slept { millis })
    }
}
