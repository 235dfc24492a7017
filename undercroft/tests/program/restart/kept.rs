//! Tables in the middle of their games, written to a data file as a house would have written them.

use crate::common::dice::Dice;
use serde_json::Value;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};
use tokio::task::JoinSet;
use undercroft_catalog as catalog;
use undercroft_core::{Eye, Seat, Seed};
use undercroft_server::house::{Log as StoredLog, Summary};
use undercroft_server::secret::Key;
use undercroft_server::store::{NewTable, Store, TableId, Update, Version};
use undercroft_server::table::{Command, Entry, EntryKind, Millis, Pace, Table, Terms, Who};

/// What is known of a table that is kept.
pub(crate) struct Kept {
    pub(crate) id: TableId,
    /// The secret of whoever has the first seat.
    pub(crate) token: String,
    pub(crate) version: Version,
    /// What the first seat sees.
    pub(crate) scene: u64,
}

/// Milliseconds since 1970.
pub(crate) fn now() -> Millis {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as Millis
}

/// A scene, as short as it can be told from any other, without what depends on the moment.
pub(crate) fn digest(scene: &Value) -> u64 {
    let mut scene = scene.clone();
    for chair in scene["chairs"].as_array_mut().unwrap() {
        for clock in ["left", "away"] {
            chair.as_object_mut().unwrap().remove(clock);
        }
    }
    let mut hasher = DefaultHasher::new();
    scene.to_string().hash(&mut hasher);
    hasher.finish()
}

/// A table and the log it follows from.
pub(crate) struct Log {
    pub(crate) table: Table,
    pub(crate) entries: Vec<Entry>,
    at: Millis,
}

impl Log {
    /// A table on these terms, where people have taken all seats at a time.
    pub(crate) fn begin(terms: Terms, people: &[Key], at: Millis) -> Log {
        let opened = Entry { at, request: None, kind: EntryKind::opened("", terms, people[0].hash()) };
        let table = Table::run([opened.clone()]).unwrap();
        let mut log = Log { table, entries: vec![opened], at };
        for key in people {
            let sit = Command::Sit { seat: None, name: "Ann".into(), program: false };
            log.enter(Who::Person(key.hash()), sit);
        }
        log
    }

    fn enter(&mut self, who: Who, command: Command) {
        for kind in self.table.judge(who, None, command, self.at).expect("it is allowed") {
            let entry = Entry { at: self.at, request: None, kind };
            self.entries.push(entry.clone());
            self.table.apply(entry).expect("what was judged can be followed");
        }
    }

    /// Plays so many moves, or one less than would end the game.
    fn play(&mut self, moves: u64, people: &[Key], dice: &mut Dice) {
        for _ in 0..moves {
            let Some(seat) = self.table.awaited().next() else { return };
            let choices = self.table.game().expect("the cards are dealt").moves(seat);
            let action = dice.pick(&choices).json.clone();
            let seen = self.table.version();
            self.enter(Who::Person(people[seat.index()].hash()), Command::Play { action, seen });
        }
    }

    /// The table with all that a house keeps beside its log.
    pub(crate) fn written(&self, id: &TableId) -> (NewTable, Update) {
        let (table, setup) = (&self.table, &self.table.terms().setup);
        let summary = Summary {
            game: setup.game.clone(),
            players: setup.players,
            names: table.names().into_iter().map(Some).collect(),
            begun: true,
            result: None,
        };
        let new = NewTable {
            summary: serde_json::to_string(&summary).unwrap(),
            keys: table.people().collect(),
            first_entries: StoredLog::of(id).write_all(&self.entries),
            ..NewTable::named(id.clone(), self.at)
        };
        (new, Update { next_deadline_ms: Some(table.deadline()), ..Update::default() })
    }
}

/// Stores a table.
pub(crate) async fn store((new, update): (NewTable, Update), store: &dyn Store) {
    let id = new.id.clone();
    let version = store.create(new).await.unwrap();
    store.append(&id, version, Vec::new(), update).await.unwrap();
}

/// People with secrets of their own.
pub(crate) fn people(number: u64, players: usize) -> Vec<Key> {
    let key = |seat: Seat| Key::from_text(&format!("{number:024x}{:08x}", seat.number())).unwrap();
    Seat::all(players).map(key).collect()
}

/// A game of Raiders under way: three to five people, every other table timed, some without taking back.
fn some_log(number: u64, at: Millis) -> Log {
    let raiders = catalog::find("raiders").unwrap();
    let players = 3 + (number % 3) as usize;
    let people = people(number, players);
    let terms = Terms {
        pace: if number.is_multiple_of(2) { Pace::Untimed } else { Pace::RELAXED },
        undo: number % 4 < 2,
        ..Terms::plain(raiders.setup(players), Seed::from_number(number))
    };
    let (mut log, mut dice) = (Log::begin(terms, &people, at), Dice::new(number));
    log.play(20 + number % 41, &people, &mut dice);
    log
}

/// A table under way, what is to be stored of it, and what is to be seen at it.
fn some_table(number: u64, at: Millis) -> ((NewTable, Update), Kept) {
    let log = some_log(number, at);
    let id = TableId::new(format!("table-{number:08}")).unwrap();
    let scene = log.table.scene(Eye::Seat(Seat::new(0)), Version::START, at);
    let scene = digest(&serde_json::from_str(&serde_json::to_string(&scene).unwrap()).unwrap());
    let token = people(number, 1)[0].reveal().into();
    (log.written(&id), Kept { id, token, version: log.table.version(), scene })
}

/// Stores so many tables, several at the same time.
pub(crate) async fn store_many(house: Arc<dyn Store>, tables: u64, at: Millis) -> Vec<Kept> {
    let hands = 8;
    let mut writing = JoinSet::new();
    for first in 0..hands {
        let house = house.clone();
        writing.spawn(async move {
            let mut kept = Vec::new();
            for number in (first..tables).step_by(hands as usize) {
                let (written, table) = some_table(number, at);
                store(written, &*house).await;
                kept.push(table);
            }
            kept
        });
    }
    writing.join_all().await.into_iter().flatten().collect()
}
