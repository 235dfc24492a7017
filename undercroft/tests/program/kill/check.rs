//! Holds diaries against the log: what was told must be what the log says, no more and no less.

use super::diary::{Diary, Seen, essence};
use std::collections::{BTreeMap, HashMap};
use std::fmt;
use undercroft_client::{Scene, Sent};
use undercroft_core::{Eye, Seat};
use undercroft_server::store::{Store, TableId};
use undercroft_server::table::{Entry, Table, Version, Who};
use undercroft_server::wire::{Ask, Intent};

/// How much was held against the log.
#[derive(Default)]
pub(crate) struct Checked {
    pub(crate) tables: usize,
    pub(crate) entries: usize,
    pub(crate) asks: u64,
    pub(crate) scenes: usize,
}

impl fmt::Display for Checked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Checked { tables, entries, asks, scenes } = self;
        write!(f, "{tables} tables, {entries} entries, {asks} requests, {scenes} scenes")
    }
}

/// Checks every diary against the log of its table.
pub(crate) async fn all(store: &dyn Store, diaries: Vec<Diary>) -> Checked {
    let mut checked = Checked::default();
    let mut by_table: BTreeMap<String, Vec<Diary>> = BTreeMap::new();
    for diary in diaries {
        by_table.entry(diary.table.clone()).or_default().push(diary);
    }
    for (table, diaries) in by_table {
        let id = TableId::new(&table).unwrap();
        let log = store.read(&id, Version::START).await.unwrap();
        let versions = log.iter().map(|(version, _)| version.0);
        assert!(versions.eq(1..=log.len() as u64), "the log of {table} has gaps");
        let entries: Vec<Entry> = log.iter().map(|(_, text)| serde_json::from_str(text).unwrap()).collect();
        let asked = asked_once(&table, &entries);
        checked.tables += 1;
        checked.entries += entries.len();
        for diary in &diaries {
            answers_are_true(diary, &asked);
            assert!(diary.version().0 <= log.len() as u64, "{table}: {:?} is lost", diary.version());
            if let Some(last) = diary.stayed_to {
                let ends = (diary.version(), Version(log.len() as u64));
                assert_eq!(ends, (last, last), "the last version of {table} as seen and stored");
            }
            checked.asks += diary.answered.len() as u64;
            checked.scenes += diary.seen.len();
        }
        run_again(entries, &diaries);
    }
    checked
}

type Asked = HashMap<(Seat, String), Version>;

/// Under which version each request was entered: none may be there twice.
fn asked_once(table: &str, entries: &[Entry]) -> Asked {
    let mut asked = Asked::new();
    for (version, entry) in (1..).map(Version).zip(entries) {
        if let Some(request) = &entry.request {
            let twice = asked.insert((request.seat, request.id.clone()), version);
            assert_eq!(twice, None, "{request:?} happened twice at {table}, again under {version}");
        }
    }
    asked
}

/// What was acknowledged is in the log under that very version, and what was refused is not.
fn answers_are_true(diary: &Diary, asked: &Asked) {
    for answered in &diary.answered {
        let Some(seat) = diary.seat else { panic!("nobody answers a watcher") };
        let entered = asked.get(&(seat, answered.id.clone())).copied();
        match (&answered.sent, &answered.ask) {
            (_, Ask::Look { .. }) => assert_eq!(entered, None),
            (Sent::Refused(..), _) => assert_eq!(entered, None, "{answered:?} is in {}", diary.table),
            (Sent::Done(version), Ask::Play { .. } | Ask::Say { .. }) => {
                assert_eq!(entered, Some(*version), "{answered:?} is not in {}", diary.table);
            }
            // There may have been nothing to do; that is looked at when the log is run again.
            (Sent::Done(version), _) => {
                assert!(entered.is_none_or(|entered| entered == *version), "{answered:?} is elsewhere");
            }
        }
    }
}

/// Runs the log and looks at every version through the eyes of those who have seen it.
fn run_again(entries: Vec<Entry>, diaries: &[Diary]) {
    let mut seen: HashMap<Version, Vec<(&Diary, Seen)>> = HashMap::new();
    for diary in diaries {
        for scene in &diary.seen {
            seen.entry(scene.version).or_default().push((diary, *scene));
        }
    }
    let asked = asked_once("", &entries);
    let mut entries = entries.into_iter();
    let mut table = Table::run(entries.next()).expect("a table has an opening");
    loop {
        for (diary, seen) in seen.remove(&table.version()).unwrap_or_default() {
            let scene = scene(&table, diary.seat, seen.since);
            let whole = || if diary.version() == seen.version { &diary.newest } else { "(not kept)" };
            let place = format!("{} at {} by {:?}", diary.table, seen.version, diary.seat);
            assert!(seen == Seen::of(&scene), "{place} was seen as {}\nbut is {}", whole(), essence(&scene));
        }
        nothing_was_to_do(&table, &asked, diaries);
        match entries.next() {
            Some(entry) => table.apply(entry).expect("the log can be run"),
            None => return,
        }
    }
}

/// What a client of the table sees now, and what it has been told since a version.
fn scene(table: &Table, seat: Option<Seat>, since: Version) -> Scene {
    let scene = table.scene(seat.map_or(Eye::Spectator, Eye::Seat), since, table.last_at());
    serde_json::from_str(&serde_json::to_string(&scene).unwrap()).expect("a client can read it")
}

/// What was acknowledged under this version without being entered asked for something that was so already.
fn nothing_was_to_do(table: &Table, asked: &Asked, diaries: &[Diary]) {
    for diary in diaries {
        let Some(seat) = diary.seat else { continue };
        for answered in &diary.answered {
            let here = answered.sent == Sent::Done(table.version());
            let Intent::Command(command) = answered.ask.clone().intent() else { continue };
            if here && !asked.contains_key(&(seat, answered.id.clone())) {
                let verdict = table.judge(Who::Bot(seat), None, command, table.last_at());
                assert_eq!(verdict, Ok(Vec::new()), "{answered:?} was never done at {}", diary.table);
            }
        }
    }
}
