//! The laws: one kit that any game is run through with one line.
//!
//! ```ignore
//! #[test]
//! fn the_laws_hold() {
//!     undercroft_core::laws::uphold::<MyGame>(20_000);
//! }
//! ```
//!
//! The games are random, spread evenly over every number of players and every choice of options, and the same on every
//! run. Each is watched move by move; see [`Law`] for what must hold.

mod asking;
mod secrets;
mod unlisted;
mod watch;

use crate::{Game, Setup};
use std::fmt;
use watch::Watch;

/// What every game must obey.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Law {
    /// It ends, within the game's own bound, and then nobody may act, no clock runs and somebody stands somewhere, with the
    /// score that everybody could follow until then.
    ItEnds,
    /// Somebody, or a clock, is waited for until it is over, and whoever is waited for has a move, also when time is up.
    SomeoneMayAct,
    /// A listed move is accepted.
    ListedMovesAreAccepted,
    /// A move that is picked without a list is the one in that place of the list.
    PickedMovesAreListed,
    /// An unlisted move is refused.
    UnlistedMovesAreRefused,
    /// A refusal changes nothing.
    RefusalsChangeNothing,
    /// The same deal and moves give the same states and events, bit for bit.
    ItRepeats,
    /// A state survives being written and read.
    StatesSurviveWriting,
    /// What a seat sees, may do and has time for is the same in every world it imagines, and each such world can be played
    /// to an end.
    ImaginedWorldsLookTheSame,
    /// Imagining from an imagined world gives the same as from the real one: nothing hidden slips through.
    ImaginingUsesNoSecrets,
    /// Where everything lies open, all see the same, and nobody imagines anything but the truth.
    AnOpenGameHidesNothing,
    /// Nothing is lost or made.
    NothingIsLostOrMade,
    /// No event, line of the story, refusal or explanation differs for an eye when only what it may not know differs.
    NothingLeaks,
    /// Whatever an eye may ask about is explained, by a chapter that there is; of what there is not nothing is told.
    EveryThingIsExplained,
}

/// A law that a game broke, and how to see it again.
#[derive(Clone, Debug)]
pub struct Broken {
    /// The law.
    pub law: Law,
    /// The table at which it happened.
    pub setup: Setup,
    /// The number of the game.
    pub game: u64,
    /// How many moves had been played.
    pub step: usize,
    /// What was seen.
    pub detail: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Setup { game, players, options, .. } = &self.setup;
        let options = serde_json::to_string(options).unwrap_or_default();
        write!(f, "{game} broke the law {:?}\n  {players} players, options {options}\n", self.law)?;
        write!(f, "  game {}, after {} moves\n  {}", self.game, self.step, self.detail)
    }
}

/// How much was played and tried.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Tally {
    /// Games played to the end.
    pub games: u64,
    /// Moves played in them, times that ran out among them.
    pub moves: u64,
    /// Moves refused, as they had to be.
    pub refusals: u64,
    /// Worlds imagined and compared.
    pub worlds: u64,
    /// Pairs of things told that were compared for leaks.
    pub compared: u64,
    /// Things that were asked about and explained.
    pub explained: u64,
}

/// Runs a game through the laws in this many random games.
///
/// # Panics
/// With the first law found broken and how to see it again.
pub fn uphold<G: Game>(games: usize) -> Tally {
    match check::<G>(games) {
        Ok(tally) => tally,
        Err(broken) => panic!("{broken}"),
    }
}

/// Runs a game through the laws in this many random games and says what was found.
///
/// # Errors
/// The first law found broken.
pub fn check<G: Game>(games: usize) -> Result<Tally, Box<Broken>> {
    let tables = tables::<G>()?;
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    let share = |worker: usize| {
        let mut tally = Tally::default();
        for game in (worker..games).step_by(workers) {
            let (setup, rules) = &tables[game % tables.len()];
            let mut watch = Watch::<G>::new(rules, setup, game as u64);
            watch.play()?;
            tally.add(watch.tally);
        }
        Ok(tally)
    };
    let tallies: Vec<Result<Tally, Box<Broken>>> = std::thread::scope(|scope| {
        let share = &share;
        let started: Vec<_> = (0..workers).map(|worker| scope.spawn(move || share(worker))).collect();
        started.into_iter().map(|thread| thread.join().expect("a worker panicked in the rules")).collect()
    });
    let mut total = Tally::default();
    for tally in tallies {
        total.add(tally?);
    }
    Ok(total)
}

/// Every table the game may be played at. It may refuse some options together, but each number of players and each value
/// of an option must be playable somehow.
fn tables<G: Game>() -> Result<Vec<(Setup, G)>, Box<Broken>> {
    let setups = Setup::every::<G>();
    let open = |setup: &Setup| setup.open().ok().map(|rules| (setup.clone(), rules));
    let tables: Vec<(Setup, G)> = setups.iter().filter_map(open).collect();
    let same =
        |one: &Setup, other: &Setup, option: &String| one.options.get(option) == other.options.get(option);
    for setup in setups {
        let players = tables.iter().any(|(table, _)| table.players == setup.players);
        let options =
            setup.options.keys().all(|option| tables.iter().any(|(table, _)| same(table, &setup, option)));
        if !(players && options) {
            let detail = "no table with these players, or with one of these options, can be opened".into();
            return Err(Box::new(Broken { law: Law::SomeoneMayAct, setup, game: 0, step: 0, detail }));
        }
    }
    Ok(tables)
}

impl Tally {
    fn add(&mut self, other: Tally) {
        self.games += other.games;
        self.moves += other.moves;
        self.refusals += other.refusals;
        self.worlds += other.worlds;
        self.compared += other.compared;
        self.explained += other.explained;
    }
}
