//! Tables between the store and the desks: logs read, run and written.

use super::desk::eye_of;
use super::{House, NoTable, report};
use crate::secret::KeyHash;
use crate::store::{Store, TableId, Unavailable, Version};
use crate::table::{Chapter, Corrupt, Entry, Library, REMEMBERED, Table, Viewer, What};
use std::panic::{AssertUnwindSafe, catch_unwind};
use undercroft_words::Language;

/// Reads a table's log and runs it; nothing if there is no such table.
pub(super) async fn fetch(
    store: &dyn Store,
    library: Library,
    id: &TableId,
) -> Result<Option<Table>, Unavailable> {
    let log = store.read(id, Version::START).await?;
    if log.is_empty() {
        return Ok(None);
    }
    let entries = log.into_iter().map(|(_, text)| read(&text)).collect();
    Ok(Some(revive(library, entries, id, REMEMBERED)))
}

impl House {
    /// The whole story of a table as somebody may know it, from the opening on.
    ///
    /// # Errors
    /// That there is no such table, or that the store does not answer.
    pub async fn story(
        &self,
        id: &TableId,
        who: Option<KeyHash>,
        language: Language,
    ) -> Result<Vec<Chapter>, NoTable> {
        let log = self.store.read(id, Version::START).await?;
        let entries: Vec<Entry> = log.iter().map(|(_, text)| read(text)).collect();
        if entries.is_empty() {
            return Err(NoTable::Unknown);
        }
        let table = revive(self.habits.library, entries, id, usize::MAX);
        Ok(table.told_since(Viewer { eye: eye_of(&table, who), language }, Version::START))
    }
}

/// An entry as the store keeps it; one that cannot be read closes the table.
pub(super) fn read(text: &str) -> Entry {
    serde_json::from_str(text).unwrap_or_else(|error| Entry {
        at: 0,
        ask: None,
        what: What::Broken { report: format!("an entry of the log cannot be read: {error}") },
    })
}

/// An entry as the store keeps it.
pub(super) fn write(entry: &Entry) -> String {
    serde_json::to_string(entry).expect("an entry is plain data")
}

/// Runs a log. Where the rules fail at an entry, the table is closed as it was before it.
fn revive(library: Library, entries: Vec<Entry>, id: &TableId, remembered: usize) -> Table {
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
    let what = What::Opened { terms: Box::new(terms), host: nobody };
    Table::run([Entry { at: 0, ask: None, what }]).expect("an opening runs")
}

fn run(library: Library, entries: &[Entry], remembered: usize) -> Result<Table, Corrupt> {
    let mut version = Version::START;
    let counted = entries.iter().cloned().inspect(|_| version = version.next());
    let ran = catch_unwind(AssertUnwindSafe(|| Table::run_by(library, remembered, counted)));
    ran.unwrap_or_else(|panic| Err(Corrupt { version, reason: report(&*panic) }))
}
