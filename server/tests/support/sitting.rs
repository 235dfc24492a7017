//! A table with the log it follows from, for tests that play at it.

use undercroft_bots::BotSpec;
use undercroft_catalog as catalog;
use undercroft_core::{Refusal, Seat, Seed, Setup};
use undercroft_server::secret::Key;
use undercroft_server::table::{
    Chair, Command, Entry, EntryKind, Library, Millis, RequestId, Table, Terms, Who,
};

/// When every sitting begins.
pub(crate) const START: Millis = 1_000_000;

/// The secret of the person in a seat; one beyond the last seat is a stranger's.
pub(crate) fn key(seat: usize) -> Key {
    Key::from_text(&format!("{seat:032x}")).unwrap()
}

/// Somebody with a secret.
pub(crate) fn person(seat: usize) -> Who {
    Who::Person(key(seat).hash())
}

/// People at a table.
pub(crate) struct Sitting {
    pub(crate) table: Table,
    pub(crate) log: Vec<Entry>,
    pub(crate) now: Millis,
}

impl Sitting {
    /// Opens a table that remembers its whole story. The first seat's person is its host.
    pub(crate) fn open(terms: Terms) -> Sitting {
        Sitting::open_from(catalog::find, terms)
    }

    fn open_from(library: Library, terms: Terms) -> Sitting {
        let first = Entry { at: START, request: None, kind: EntryKind::opened("", terms, key(0).hash()) };
        let table = Table::run_by(library, usize::MAX, [first.clone()]).unwrap();
        Sitting { table, log: vec![first], now: START }
    }

    /// A table where every seat is taken by a person and the cards are dealt.
    pub(crate) fn dealt(setup: Setup, seed: Seed, change: impl FnOnce(&mut Terms)) -> Sitting {
        Sitting::dealt_from(catalog::find, setup, seed, change)
    }

    /// The same with a game from another library.
    pub(crate) fn dealt_from(
        library: Library,
        setup: Setup,
        seed: Seed,
        change: impl FnOnce(&mut Terms),
    ) -> Sitting {
        let players = setup.players;
        let mut terms = Terms::plain(setup, seed);
        change(&mut terms);
        let mut sitting = Sitting::open_from(library, terms);
        for seat in Seat::all(players) {
            let (name, keys) = (format!("Player {}", seat.number()), vec![key(seat.index()).hash()]);
            let chair = Chair::Person { name, keys, stand_in: false, program: false };
            sitting.enter(EntryKind::ChairTaken { seat, chair });
        }
        sitting.enter(EntryKind::Dealt);
        sitting
    }

    /// The same again from its log.
    pub(crate) fn again(&self) -> Sitting {
        self.again_from(catalog::find)
    }

    /// The same with a game from another library.
    pub(crate) fn again_from(&self, library: Library) -> Sitting {
        let table = Table::run_by(library, usize::MAX, self.log.iter().cloned()).unwrap();
        Sitting { table, log: self.log.clone(), now: self.now }
    }

    /// Follows an entry.
    pub(crate) fn enter(&mut self, kind: EntryKind) {
        self.follow(Entry { at: self.now, request: None, kind });
    }

    fn follow(&mut self, entry: Entry) {
        self.log.push(entry.clone());
        self.table.apply(entry).unwrap();
    }

    /// Asks the table for something and follows it; says how many entries it made.
    pub(crate) fn ask(&mut self, who: Who, id: Option<&str>, command: Command) -> Result<usize, Refusal> {
        let mut request =
            id.zip(self.table.seat_of(who)).map(|(id, seat)| RequestId::new(seat, id, &command));
        let kinds = self.table.judge(who, id, command, self.now)?;
        let count = kinds.len();
        for kind in kinds {
            let (at, request) = (self.now, request.take());
            self.follow(Entry { at, request, kind });
        }
        Ok(count)
    }

    /// What a seat may play.
    pub(crate) fn moves(&self, seat: Seat) -> Vec<String> {
        self.table.game().unwrap().moves(seat).into_iter().map(|choice| choice.json).collect()
    }

    /// One of these, drawn by a number, without listing them all.
    pub(crate) fn any_move(&self, seat: Seat, number: u64) -> String {
        self.table.game().unwrap().decide(seat, BotSpec::Random, number)
    }

    /// The request to play a move.
    pub(crate) fn play(&self, action: &str) -> Command {
        Command::Play { action: action.into(), seen: self.table.version() }
    }
}
