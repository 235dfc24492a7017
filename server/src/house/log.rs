//! The log of a table between the store and the table: read, run and written.
//!
//! A log is a chain: every entry is stored with the digest of all that was stored before it and of itself, so that a
//! changed, missing or foreign entry is found whenever the log is read.

use super::fair::Share;
use super::{House, report};
use crate::store::{TableId, Unavailable, Version};
use crate::table::{Corrupt, Entry, EntryKind, Library, Millis, REMEMBERED, Table};
use std::panic::{AssertUnwindSafe, catch_unwind};
use undercroft_core::Chain;

/// A log that is shorter is run at once: handing it to another thread would take longer.
const SHORT: usize = 64;

/// Reads a table's log and runs it; nothing if there is no such table.
pub(super) async fn load(house: &House, id: &TableId) -> Result<Option<(Table, Log)>, Unavailable> {
    let texts = house.store.read(id, Version::START).await?;
    if texts.is_empty() {
        return Ok(None);
    }
    let (library, name, long) = (house.config.library, id.clone(), texts.len() > SHORT);
    let run = move || {
        let mut log = Log::of(&name);
        let entries = log.read_all(texts.iter().map(|(_, text)| text.as_str()));
        (replay(library, entries, &name, REMEMBERED), log)
    };
    if !long {
        return Ok(Some(run()));
    }
    let ran = house.workers.run(Share::new(id, id, false), run).await;
    ran.map(Some).ok_or_else(|| Unavailable("a log could not be run".into()))
}

/// What stands around the digest at the end of a stored entry.
const BEFORE_DIGEST: &str = ",\"chain\":\"";
const AFTER_DIGEST: &str = "\"}";

/// The log of a table as far as it was read or written.
#[derive(Clone)]
pub struct Log(Chain);

impl Log {
    /// The log of a table before its first entry.
    pub fn of(table: &TableId) -> Log {
        Log(Chain::begin("", table.as_str()))
    }

    /// The next entry as the store keeps it.
    pub fn write(&mut self, entry: &Entry) -> String {
        let mut text = serde_json::to_string(entry).expect("an entry is plain data");
        text.pop();
        self.0.add(&text);
        text + BEFORE_DIGEST + &self.0.head().to_string() + AFTER_DIGEST
    }

    /// The same of several.
    pub fn write_all<'a>(&mut self, entries: impl IntoIterator<Item = &'a Entry>) -> Vec<String> {
        entries.into_iter().map(|entry| self.write(entry)).collect()
    }

    /// The next entry of a stored log; one that was changed or cannot be read closes the table.
    pub(super) fn read(&mut self, text: &str) -> Entry {
        let closed = |report: String| Entry { at: 0, request: None, kind: EntryKind::Broken { report } };
        let body = text.strip_suffix(AFTER_DIGEST).and_then(|text| text.rsplit_once(BEFORE_DIGEST));
        let Some((body, digest)) = body else { return closed("an entry of the log has no digest".into()) };
        self.0.add(body);
        if self.0.head().to_string() != digest {
            return closed("an entry of the log was changed, or one before it is missing".into());
        }
        serde_json::from_str(text)
            .unwrap_or_else(|error| closed(format!("an entry of the log cannot be read: {error}")))
    }

    /// The next entries.
    fn read_all<'a>(&mut self, texts: impl IntoIterator<Item = &'a str>) -> Vec<Entry> {
        texts.into_iter().map(|text| self.read(text)).collect()
    }
}

/// When a stored entry was written; of one that cannot be read nobody knows.
pub(super) fn time_of(text: &str) -> Millis {
    serde_json::from_str(text).map_or(0, |entry: Entry| entry.at)
}

/// Runs a log. Where the rules fail at an entry, the table is closed as it was before it.
fn replay(library: Library, entries: Vec<Entry>, id: &TableId, remembered: usize) -> Table {
    let broken = match run(library, &entries, remembered) {
        Ok(table) => return table,
        Err(corrupt) => corrupt,
    };
    tracing::error!(table = %id, version = broken.version.0, reason = broken.reason, "the log of a table cannot be run");
    let good = usize::try_from(broken.version.0.saturating_sub(1)).unwrap_or(0).min(entries.len());
    let mut table = run(library, &entries[..good], remembered).unwrap_or_else(|_| damaged());
    table.close(Version(entries.len() as u64), broken.reason);
    table
}

/// A table of which nothing can be read: nobody is at it.
fn damaged() -> Table {
    let title = undercroft_catalog::default();
    let terms =
        crate::table::Terms::plain(title.setup(title.about().fewest), undercroft_core::Seed::from_number(0));
    let nobody = crate::secret::KeyHash([0; 32]);
    let kind = EntryKind::opened("", terms, nobody);
    Table::run([Entry { at: 0, request: None, kind }]).expect("an opening runs")
}

fn run(library: Library, entries: &[Entry], remembered: usize) -> Result<Table, Corrupt> {
    let mut version = Version::START;
    let counted = entries.iter().cloned().inspect(|_| version = version.next());
    let ran = catch_unwind(AssertUnwindSafe(|| Table::run_by(library, remembered, counted)));
    ran.unwrap_or_else(|panic| Err(Corrupt { version, reason: report(&*panic) }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::secret::KeyHash;
    use crate::table::Terms;
    use undercroft_core::{Seat, Seed};

    fn id() -> TableId {
        TableId::new("a-table").unwrap()
    }

    /// A log of a few entries, as a store keeps it.
    fn stored() -> Vec<String> {
        let setup = undercroft_catalog::default().setup(3);
        let opened =
            EntryKind::opened("a-table", Terms::plain(setup, Seed::from_number(1)), KeyHash([1; 32]));
        let said = |text: &str| EntryKind::Said { seat: Seat::new(0), text: text.into() };
        let entries = [opened, said("Hello!"), said(",\"chain\":\""), EntryKind::Paused].map(|kind| Entry {
            at: 7,
            request: None,
            kind,
        });
        Log::of(&id()).write_all(&entries)
    }

    fn is_whole(texts: &[String]) -> bool {
        let entries = Log::of(&id()).read_all(texts.iter().map(String::as_str));
        !entries.iter().any(|entry| matches!(entry.kind, EntryKind::Broken { .. }))
    }

    #[test]
    fn a_log_is_read_as_it_was_written_and_any_changed_byte_is_found() {
        let texts = stored();
        assert!(is_whole(&texts));
        for (number, text) in texts.iter().enumerate() {
            for at in 0..text.len() {
                let mut bytes = text.clone().into_bytes();
                bytes[at] ^= 1;
                let mut changed = texts.clone();
                changed[number] = String::from_utf8(bytes).expect("plain letters stay plain");
                assert!(!is_whole(&changed), "byte {at} of entry {number}");
            }
        }
    }

    #[test]
    fn an_entry_that_is_missing_foreign_or_in_another_place_is_found() {
        let texts = stored();
        let changed = |change: &dyn Fn(&mut Vec<String>)| {
            let mut texts = texts.clone();
            change(&mut texts);
            !is_whole(&texts)
        };
        assert!(changed(&|texts| drop(texts.remove(1))));
        assert!(changed(&|texts| texts.swap(1, 2)));
        let other = TableId::new("another").unwrap();
        let foreign = Log::of(&other).read_all(texts.iter().map(String::as_str));
        assert!(matches!(foreign[0].kind, EntryKind::Broken { .. }));
    }

    #[test]
    fn a_table_whose_log_was_changed_is_closed_where_that_begins() {
        let mut texts = stored();
        texts[2] = texts[2].replace("\"at\":7", "\"at\":8");
        let entries = Log::of(&id()).read_all(texts.iter().map(String::as_str));
        let table = replay(undercroft_catalog::find, entries, &id(), REMEMBERED);
        assert!(table.is_broken());
        assert_eq!(table.version(), Version(4));
    }
}
