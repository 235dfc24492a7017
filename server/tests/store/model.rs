//! Random histories, played on the store and on a model so simple that it is plainly right.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use undercroft_server::store::{
    AppendError, CreateError, Head, KeyHash, NewTable, Snapshot, Store, TableId, Update, Version,
};

use crate::house::{House, id, key};

const KEYS: std::ops::Range<u8> = 0..4;

#[derive(Clone, Debug)]
enum Operation {
    Create(NewTable),
    Append(Appending),
    /// Appends to different tables at the same moment, so that their order cannot matter.
    Together(Vec<Appending>),
    Snapshot(TableId, u64, Vec<u8>),
    Reopen,
}

#[derive(Clone, Debug)]
struct Appending {
    id: TableId,
    /// Behind the last version of the table plus this much; mostly 0.
    offset: i64,
    entries: Vec<String>,
    update: Update,
}

fn names() -> impl Strategy<Value = TableId> {
    prop::sample::select(vec!["a", "b", "B", "c'--"]).prop_map(id)
}

fn keys() -> impl Strategy<Value = Vec<KeyHash>> {
    vec(KEYS.prop_map(key), 0..3)
}

fn entries() -> impl Strategy<Value = Vec<String>> {
    vec("[a-z\"'ä\n]{0,6}", 0..4)
}

fn new_tables() -> impl Strategy<Value = NewTable> {
    (names(), 0..5i64, any::<bool>(), keys(), entries(), "[{}a-c]{0,3}").prop_map(
        |(id, created_ms, listed, keys, first_entries, summary)| NewTable {
            id,
            created_ms,
            listed,
            summary,
            keys,
            first_entries,
        },
    )
}

fn updates() -> impl Strategy<Value = Update> {
    let flag = prop::option::of(any::<bool>());
    let deadline = prop::option::of(prop::option::of(0..9i64));
    let summary = prop::option::of("[{}a-c]{0,3}");
    (flag.clone(), flag, summary, keys(), keys(), deadline).prop_map(
        |(listed, finished, summary, keys_added, keys_removed, next_deadline_ms)| Update {
            listed,
            finished,
            summary,
            keys_added,
            keys_removed,
            next_deadline_ms,
        },
    )
}

fn appendings() -> impl Strategy<Value = Appending> {
    let offset = prop_oneof![6 => Just(0i64), 1 => -2..3i64];
    let changes = prop_oneof![2 => Just(Update::default()), 3 => updates()];
    (names(), offset, entries(), changes).prop_map(|(id, offset, entries, update)| Appending {
        id,
        offset,
        entries,
        update,
    })
}

fn operations() -> impl Strategy<Value = Operation> {
    prop_oneof![
        3 => new_tables().prop_map(Operation::Create),
        8 => appendings().prop_map(Operation::Append),
        4 => vec(appendings(), 2..8).prop_map(Operation::Together),
        2 => (names(), 0..6u64, vec(any::<u8>(), 0..5))
            .prop_map(|(id, version, bytes)| Operation::Snapshot(id, version, bytes)),
        1 => Just(Operation::Reopen),
    ]
}

struct ModelTable {
    head: Head,
    log: Vec<String>,
    keys: BTreeSet<KeyHash>,
    snapshot: Option<Snapshot>,
}

#[derive(Default)]
struct Model {
    tables: BTreeMap<TableId, ModelTable>,
}

impl Model {
    fn create(&mut self, new: NewTable) -> Result<Version, CreateError> {
        if self.tables.contains_key(&new.id) {
            return Err(CreateError::Exists);
        }
        let version = Version(new.first_entries.len() as u64);
        let NewTable { id, created_ms, listed, summary, keys, first_entries } = new;
        let head = Head {
            id: id.clone(),
            version,
            created_ms,
            listed,
            finished: false,
            next_deadline_ms: None,
            summary,
        };
        let keys = keys.into_iter().collect();
        self.tables.insert(id, ModelTable { head, log: first_entries, keys, snapshot: None });
        Ok(version)
    }

    fn append(
        &mut self,
        id: &TableId,
        after: Version,
        entries: Vec<String>,
        update: Update,
    ) -> Result<Version, AppendError> {
        let table = self.tables.get_mut(id).ok_or(AppendError::NoSuchTable)?;
        if after != table.head.version {
            return Err(AppendError::Conflict);
        }
        table.log.extend(entries);
        table.head.version = Version(table.log.len() as u64);
        table.head.listed = update.listed.unwrap_or(table.head.listed);
        table.head.finished = update.finished.unwrap_or(table.head.finished);
        table.head.next_deadline_ms = update.next_deadline_ms.unwrap_or(table.head.next_deadline_ms);
        if let Some(summary) = update.summary {
            table.head.summary = summary;
        }
        table.keys.retain(|key| !update.keys_removed.contains(key));
        table.keys.extend(update.keys_added);
        Ok(table.head.version)
    }

    fn after(&self, appending: &Appending) -> Version {
        let last = self.tables.get(&appending.id).map_or(0, |table| table.head.version.0);
        Version(last.saturating_add_signed(appending.offset))
    }

    fn put_snapshot(&mut self, id: &TableId, version: Version, bytes: Vec<u8>) {
        if let Some(table) = self.tables.get_mut(id) {
            let newest = table.snapshot.as_ref().is_none_or(|kept| version >= kept.version);
            if newest && version <= table.head.version {
                table.snapshot = Some(Snapshot { version, bytes });
            }
        }
    }

    fn heads(&self, keep: impl Fn(&ModelTable) -> bool) -> Vec<Head> {
        self.tables.values().filter(|table| keep(table)).map(|table| table.head.clone()).collect()
    }

    async fn agrees_with(&self, store: &Arc<dyn Store>) {
        assert_eq!(store.count().await, Ok(self.tables.len() as u64));
        for (id, table) in &self.tables {
            assert_eq!(store.head(id).await, Ok(Some(table.head.clone())));
            assert_eq!(store.snapshot(id).await, Ok(table.snapshot.clone()));
            let log: Vec<_> = (1..).map(Version).zip(table.log.iter().cloned()).collect();
            for after in [0, 1, table.log.len() / 2, table.log.len()] {
                let rest = log.get(after..).unwrap_or_default().to_vec();
                assert_eq!(store.read(id, Version(after as u64)).await, Ok(rest));
            }
        }
        let mut listed = self.heads(|table| table.head.listed && !table.head.finished);
        listed.sort_by_key(|head| (Reverse(head.created_ms), head.id.clone()));
        let mut urgent =
            self.heads(|table| !table.head.finished && table.head.next_deadline_ms.is_some_and(|d| d < 7));
        urgent.sort_by_key(|head| (head.next_deadline_ms, head.id.clone()));
        for limit in [1, 2, 100] {
            let few = |heads: &[Head]| heads.iter().take(limit as usize).cloned().collect::<Vec<_>>();
            assert_eq!(store.listed(limit).await, Ok(few(&listed)));
            assert_eq!(store.unfinished_with_deadline(7, limit).await, Ok(few(&urgent)));
        }
        for key in KEYS.map(key) {
            let mut seated = self.heads(|table| table.keys.contains(&key));
            seated.sort_by_key(|head| (head.finished, Reverse(head.created_ms), head.id.clone()));
            assert_eq!(store.tables_of(&key).await, Ok(seated));
        }
    }
}

pub(crate) async fn random_operations_agree_with_a_simple_model<H: House>() {
    let house = H::new().await;
    house.open().await.close().await;
    let mut runner = TestRunner::deterministic();
    for _ in 0..H::HISTORIES {
        let history = vec(operations(), 1..30).new_tree(&mut runner).expect("a history").current();
        house.meddle("DELETE FROM tables").await;
        house.meddle("DELETE FROM entries").await;
        house.meddle("DELETE FROM seat_keys").await;
        house.meddle("DELETE FROM snapshots").await;
        play(&house, history).await;
    }
}

async fn play<H: House>(house: &H, history: Vec<Operation>) {
    // Printed only if the test fails.
    println!("{history:#?}");
    let mut store = house.open().await;
    let mut model = Model::default();
    for operation in history {
        match operation {
            Operation::Create(table) => assert_eq!(store.create(table.clone()).await, model.create(table)),
            Operation::Append(appending) => {
                let Appending { id, entries, update, .. } = appending.clone();
                let after = model.after(&appending);
                let answer = store.append(&id, after, entries.clone(), update.clone()).await;
                assert_eq!(answer, model.append(&id, after, entries, update));
            }
            Operation::Together(mut appendings) => {
                appendings.sort_by(|a, b| a.id.cmp(&b.id));
                appendings.dedup_by(|a, b| a.id == b.id);
                let mut answers = Vec::new();
                for appending in appendings {
                    let (store, after) = (store.clone(), model.after(&appending));
                    let Appending { id, entries, update, .. } = appending;
                    let expected = model.append(&id, after, entries.clone(), update.clone());
                    let answer = tokio::spawn(async move { store.append(&id, after, entries, update).await });
                    answers.push((answer, expected));
                }
                for (answer, expected) in answers {
                    assert_eq!(answer.await.unwrap(), expected);
                }
            }
            Operation::Snapshot(id, version, bytes) => {
                store.put_snapshot(&id, Version(version), bytes.clone()).await.unwrap();
                model.put_snapshot(&id, Version(version), bytes);
            }
            Operation::Reopen => {
                store.close().await;
                store = house.open().await;
            }
        }
    }
    model.agrees_with(&store).await;
    store.close().await;
}
