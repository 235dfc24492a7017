//! Afterwards: the log is run again, and everything anybody was shown must follow from it.

use super::setting::in_turns;
use super::visit::{Visit, hash};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use undercroft_core::{Eye, Seat};
use undercroft_server::store::{self, Store, TableId};
use undercroft_server::table::{Entry, EntryKind, Table, Version};
use undercroft_server::wire::Answer;

/// What the check found.
#[derive(Default)]
pub(super) struct Findings {
    /// How many scenes were compared.
    pub(super) scenes: usize,
    /// The clients who were shown something else than the log gives, and the first thing each.
    pub(super) diverged: BTreeMap<usize, String>,
}

/// Runs the logs of all tables that were visited and compares.
pub(super) async fn check(database: &str, visits: Vec<Visit>) -> Result<Findings, String> {
    let store = store::open(database).await.map_err(|error| format!("the tables cannot be read: {error}"))?;
    let mut tables: HashMap<String, Vec<Visit>> = HashMap::new();
    for visit in visits {
        tables.entry(visit.table.clone()).or_default().push(visit);
    }
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let checks = tables.into_iter().map(|(table, visits)| check_table(store.clone(), table, visits));
    let checked = in_turns(cores, checks).await;
    store.close().await;
    let mut all = Findings::default();
    for found in checked? {
        all.scenes += found.scenes;
        for (client, difference) in found.diverged {
            all.diverged.entry(client).or_insert(difference);
        }
    }
    Ok(all)
}

async fn check_table(store: Arc<dyn Store>, table: String, visits: Vec<Visit>) -> Result<Findings, String> {
    let id = TableId::new(table.clone()).map_err(|error| error.to_string())?;
    let log = store.read(&id, Version::START).await;
    let log = log.map_err(|error| format!("the log of table {table} cannot be read: {error}"))?;
    let compared = tokio::task::spawn_blocking(move || compare(&log, &visits)).await;
    let compared = compared.map_err(|error| error.to_string()).flatten();
    compared.map_err(|reason| format!("the log of table {table} cannot be run: {reason}"))
}

/// Runs a log entry by entry and compares what each visitor was shown at each version.
fn compare(log: &[(Version, String)], visits: &[Visit]) -> Result<Findings, String> {
    let mut found = Findings::default();
    let mut differs = |visit: &Visit, version: Version, what: &str| {
        let text = || format!("client {} at table {}, version {version}: {what}", visit.client, visit.table);
        found.diverged.entry(visit.client).or_insert_with(text);
    };
    let mut table: Option<Table> = None;
    let mut next = vec![0; visits.len()];
    let mut expected = Version::START;
    for (version, text) in log {
        expected = expected.next();
        if *version != expected {
            return Err(format!("version {expected} is missing"));
        }
        let entry: Entry = serde_json::from_str(text).map_err(|error| error.to_string())?;
        check_acknowledged(visits, *version, &entry, &mut differs);
        let table = match &mut table {
            Some(table) => {
                table.apply(entry).map_err(|corrupt| corrupt.reason)?;
                table
            }
            none => none.insert(Table::run([entry]).map_err(|corrupt| corrupt.reason)?),
        };
        let mut scenes = Scenes { table, known: Vec::new() };
        for (visit, next) in visits.iter().zip(&mut next) {
            while let Some(seen) = visit.seen.get(*next).filter(|seen| seen.version == *version) {
                let since = next.checked_sub(1).map_or(Version::START, |before| visit.seen[before].version);
                let (gapless, frame) = scenes.shown(visit.seat, since);
                if seen.hash != frame {
                    differs(visit, *version, "the scene is not what the log gives");
                } else if !gapless {
                    differs(visit, *version, "the story has a gap");
                }
                *next += 1;
            }
        }
    }
    for (visit, next) in visits.iter().zip(&next) {
        found.scenes += next;
        if let Some(seen) = visit.seen.get(*next) {
            differs(visit, seen.version, "it was shown out of order, or before it was in the log");
        }
        if let Some(played) = visit.played.last().filter(|played| played.version > expected) {
            differs(visit, played.version, "a move that was acknowledged is not in the log");
        }
    }
    Ok(found)
}

/// Every move that was acknowledged under a version must stand in the log under it.
fn check_acknowledged(
    visits: &[Visit],
    version: Version,
    entry: &Entry,
    differs: &mut impl FnMut(&Visit, Version, &str),
) {
    for visit in visits {
        let acknowledged = visit.played.binary_search_by_key(&version, |played| played.version).is_ok();
        let stands = matches!(entry.kind, EntryKind::Played { seat, .. } if Some(seat) == visit.seat);
        if acknowledged && !stands {
            differs(visit, version, "a move that was acknowledged is not in the log");
        }
    }
}

/// What a table shows at one version, made once for all who see the same.
struct Scenes<'a> {
    table: &'a Table,
    known: Vec<(Option<Seat>, Version, (bool, u64))>,
}

impl Scenes<'_> {
    /// Whether nothing is missing in the story, and what the frame comes to, for a seat that was told up to a version.
    fn shown(&mut self, seat: Option<Seat>, since: Version) -> (bool, u64) {
        let known = self.known.iter().find(|(of, from, _)| (*of, *from) == (seat, since));
        if let Some((.., shown)) = known {
            return *shown;
        }
        // The tables are untimed, so nothing in a scene depends on when it is looked at.
        let scene = self.table.scene(seat.map_or(Eye::Spectator, Eye::Seat), since, self.table.last_at());
        let gapless = scene.gapless;
        let answer: Answer = Answer::Scene(Box::new(scene));
        let frame = serde_json::to_string(&answer).expect("a scene is plain data");
        let shown = (gapless, hash(&frame));
        self.known.push((seat, since, shown));
        shown
    }
}
