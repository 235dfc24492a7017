//! A table: seats, a game, clocks, and the log it all follows from.
//!
//! A table is a pure state machine like the games it hosts. [`Table::judge`] says what a command would enter in the
//! log, or refuses it; [`Table::apply`] follows an entry. In between the caller makes the entry durable, so whatever
//! the table knows, the log knows too, and running the log again gives the same table.

mod clock;
mod command;
mod entry;
mod judge;
mod scene;
mod terms;
#[cfg(test)]
mod tests;

pub use crate::store::Version;
pub use command::{Command, Who};
pub use entry::{Entry, Hand, Proposal, What};
pub use judge::PHRASES;
pub use scene::{ChairView, Chapter, Line, Scene};
pub use terms::{Chair, Millis, Pace, Terms, WhenTimeIsUp};

use crate::secret::KeyHash;
use clock::Clock;
use std::collections::{HashMap, VecDeque};
use undercroft_catalog as catalog;
use undercroft_core::{Names, Seat, SeatSet};

/// How many versions back a returning client is told what it missed; beyond that it gets a fresh scene.
pub const REMEMBERED: usize = 256;

/// A table as its log tells it.
pub struct Table {
    version: Version,
    terms: Terms,
    host: KeyHash,
    chairs: Vec<Chair>,
    game: Option<Box<dyn catalog::Table>>,
    /// The moves that stand, in order; undone ones are only in the log.
    moves: Vec<Standing>,
    /// Every move id a seat has used, and the version it became.
    ids: HashMap<(Seat, String), Version>,
    clock: Clock,
    paused: bool,
    proposal: Option<(Proposal, SeatSet)>,
    rematch: Option<String>,
    broken: bool,
    told: VecDeque<(Version, Vec<Line>)>,
}

/// A move that stands.
struct Standing {
    seat: Seat,
    json: String,
    /// Whether taking it back would leave somebody knowing more than before.
    revealing: bool,
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
    /// Runs a log from its first entry.
    ///
    /// # Errors
    /// Where the log stops making sense.
    pub fn run(entries: impl IntoIterator<Item = Entry>) -> Result<Table, Corrupt> {
        let mut entries = entries.into_iter();
        let mut table = match entries.next() {
            Some(Entry { at, what: What::Opened { terms, host } }) => Table::open(*terms, host, at),
            _ => {
                return Err(Corrupt {
                    version: Version(1),
                    reason: "a log begins with the opening of the table".into(),
                });
            }
        };
        entries.try_for_each(|entry| table.apply(entry))?;
        Ok(table)
    }

    fn open(terms: Terms, host: KeyHash, at: Millis) -> Table {
        let chairs = vec![Chair::Free; terms.setup.players];
        let line = Line::everyone("opened", "The table is open.");
        let mut clock = Clock::new(terms.pace);
        clock.wait_for(SeatSet::EMPTY, at);
        Table {
            version: Version(1),
            host,
            chairs,
            game: None,
            moves: Vec::new(),
            ids: HashMap::new(),
            clock,
            paused: false,
            proposal: None,
            rematch: None,
            broken: false,
            told: VecDeque::from([(Version(1), vec![line])]),
            terms,
        }
    }

    /// Follows an entry that has been judged and stored.
    ///
    /// # Errors
    /// If the entry does not belong here; the table is then not to be used any more.
    pub fn apply(&mut self, entry: Entry) -> Result<(), Corrupt> {
        let Entry { at, what } = entry;
        self.version = self.version.next();
        let version = self.version;
        let corrupt = |reason: String| Corrupt { version, reason };
        let lines = match what {
            What::Opened { .. } => return Err(corrupt("a table is opened only once".into())),
            What::ChairTaken { seat, chair } => self.chair_taken(seat, chair),
            What::Dealt => self.deal().map_err(corrupt)?,
            What::Played { seat, action, id, by } => {
                self.ids.insert((seat, id), self.version);
                self.clock.decided(seat);
                self.proposal = None;
                let lines = self.played(seat, action.to_string()).map_err(corrupt)?;
                if by == Hand::Clock {
                    let text = format!("Time is up for {}.", self.name(seat));
                    [vec![Line::everyone("time_up", text)], lines].concat()
                } else {
                    lines
                }
            }
            What::Undone { seat, moves } => {
                self.proposal = None;
                self.rewind(moves).map_err(corrupt)?;
                vec![Line::everyone(
                    "undone",
                    format!("{} takes back: {moves} moves stand.", self.name(seat)),
                )]
            }
            What::Agreed { seat, to } => self.agreed(seat, to),
            What::Declined { seat } => {
                self.proposal = None;
                vec![Line::everyone("declined", format!("{} does not agree.", self.name(seat)))]
            }
            What::Paused => {
                (self.paused, self.proposal) = (true, None);
                vec![Line::everyone("paused", "The table rests.")]
            }
            What::Resumed => {
                self.paused = false;
                vec![Line::everyone("resumed", "The game goes on.")]
            }
            What::Slept { millis } => {
                self.clock.forgive(millis);
                Vec::new()
            }
            What::Said { seat, text } => vec![Line::everyone("said", format!("{}: {text}", self.name(seat)))],
            What::Rematched { table } => {
                self.rematch = Some(table);
                vec![Line::everyone("rematch", "The same people go on at another table.")]
            }
            What::Broken { .. } => {
                self.broken = true;
                vec![Line::everyone(
                    "broken",
                    "The rules failed here. The table is closed and a report was written.",
                )]
            }
        };
        self.clock.wait_for(self.thinking(), at);
        self.remember(lines);
        Ok(())
    }

    fn remember(&mut self, lines: Vec<Line>) {
        self.told.push_back((self.version, lines));
        if self.told.len() > REMEMBERED {
            self.told.pop_front();
        }
    }

    fn chair_taken(&mut self, seat: Seat, chair: Chair) -> Vec<Line> {
        let before = self.name(seat);
        self.chairs[seat.index()] = chair;
        self.call_names();
        let text = match &self.chairs[seat.index()] {
            Chair::Free => format!("{before} leaves {seat}."),
            Chair::Person { name, stand_in: true, .. } => format!("A bot plays for {name}."),
            Chair::Person { name, .. } => format!("{name} sits in {seat}."),
            Chair::Bot { level } => format!("A bot ({level}) sits in {seat}."),
        };
        vec![Line::everyone("chair", text)]
    }

    fn call_names(&mut self) {
        let names = Names::new(self.chairs.iter().map(Chair::name));
        if let Some(game) = &mut self.game {
            game.call(names);
        }
    }

    fn title(&self) -> Result<&'static dyn catalog::Title, String> {
        catalog::find(&self.terms.setup.game).map_err(|fault| fault.to_string())
    }

    fn deal(&mut self) -> Result<Vec<Line>, String> {
        let dealt = self.title()?.deal(self.terms.setup.clone(), self.terms.seed);
        let (game, told) = dealt.map_err(|faults| format!("{faults:?}"))?;
        self.game = Some(game);
        self.call_names();
        Ok(told.into_iter().map(Line::from).collect())
    }

    fn played(&mut self, seat: Seat, json: String) -> Result<Vec<Line>, String> {
        let game = self.game.as_mut().ok_or("a move before the deal")?;
        let revealing = game.reveals(seat, &json);
        let told = game.play(seat, &json).map_err(|refused| refused.to_string())?;
        self.moves.push(Standing { seat, json, revealing });
        Ok(told.into_iter().map(Line::from).collect())
    }

    /// Runs the game again without its last moves.
    fn rewind(&mut self, moves: usize) -> Result<(), String> {
        let standing = std::mem::take(&mut self.moves);
        self.deal()?;
        for Standing { seat, json, .. } in standing.into_iter().take(moves) {
            self.played(seat, json)?;
        }
        Ok(())
    }

    fn agreed(&mut self, seat: Seat, to: Proposal) -> Vec<Line> {
        let so_far = match self.proposal {
            Some((proposal, seats)) if proposal == to => seats,
            _ => SeatSet::EMPTY,
        };
        let first = so_far.is_empty();
        self.proposal = Some((to, [seat].into_iter().chain(so_far).collect()));
        let what = match to {
            Proposal::Undo { .. } => "to take the last move back",
            Proposal::Pause => "to pause",
        };
        let verb = if first { "asks" } else { "agrees" };
        vec![Line::everyone("agreed", format!("{} {verb} {what}.", self.name(seat)))]
    }

    /// What a seat is called.
    pub fn name(&self, seat: Seat) -> String {
        self.chairs[seat.index()].name()
    }

    /// The version of the last entry.
    pub fn version(&self) -> Version {
        self.version
    }

    /// What was agreed.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Who sits where.
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// The game, once it is dealt.
    pub fn game(&self) -> Option<&dyn catalog::Table> {
        self.game.as_deref()
    }

    /// Whether nothing more can happen in the game.
    pub fn is_over(&self) -> bool {
        self.broken || self.game().is_some_and(|game| game.awaited().is_empty())
    }

    /// Whom the game waits for.
    pub fn awaited(&self) -> SeatSet {
        self.game().filter(|_| !self.broken).map_or(SeatSet::EMPTY, |game| game.awaited())
    }

    /// Whose clocks run: those waited for, unless the table rests or a bot thinks for them.
    fn thinking(&self) -> SeatSet {
        if self.paused { SeatSet::EMPTY } else { self.awaited().without(self.bot_seats()) }
    }

    /// The seats that bots hold now.
    pub fn bot_seats(&self) -> SeatSet {
        SeatSet::of(self.chairs.len(), |seat| self.chairs[seat.index()].is_bot())
    }

    /// When the next clock will be at its end.
    pub fn deadline(&self) -> Option<Millis> {
        self.clock.deadline()
    }
}
