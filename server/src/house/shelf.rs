//! Tables between the store and the desks: logs read, run and written.

use super::fair::Share;
use super::{House, report};
use crate::store::{TableId, Unavailable, Version};
use crate::table::{Corrupt, Entry, Library, REMEMBERED, Table, What};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A log that is shorter is run at once: handing it to another thread would take longer.
const SHORT: usize = 64;

/// Reads a table's log and runs it; nothing if there is no such table.
pub(super) async fn fetch(house: &House, id: &TableId) -> Result<Option<Table>, Unavailable> {
    let log = house.store.read(id, Version::START).await?;
    if log.is_empty() {
        return Ok(None);
    }
    let (library, name, long) = (house.habits.library, id.clone(), log.len() > SHORT);
    let run = move || {
        let entries = log.into_iter().map(|(_, text)| read(&text)).collect();
        revive(library, entries, &name, REMEMBERED)
    };
    if !long {
        return Ok(Some(run()));
    }
    let ran = house.workers.run(Share::new(id, id, false), run).await;
    ran.map(Some).ok_or_else(|| Unavailable("a log could not be run".into()))
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
