//! Opening tables: new ones, and the next one for the same people.

use super::summary::HeadFields;
use super::{House, Log, NoTable, Reply, TableHandle};
use crate::secret::KeyHash;
use crate::store::{CreateError, NewTable, TableId};
use crate::table::{Chair, Command, Entry, EntryKind, REMEMBERED, Table, Terms, Who, read_level};
use sha2::{Digest, Sha256};
use std::sync::Arc;
use undercroft_core::{Fault, Refusal, Seat, Seed, say};

/// The letters of a table's name: none that look alike.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";
/// 12 letters are 60 bits: nobody finds a table by trying names.
const NAME_LENGTH: usize = 12;

/// A table to be opened.
pub struct Opening {
    /// What is agreed.
    pub terms: Terms,
    /// Who opens it.
    pub host: KeyHash,
    /// Bots from the start: which seat, and how they think.
    pub bots: Vec<(Seat, String)>,
    /// What the host wants to be called, to sit down at once.
    pub sit: Option<String>,
}

/// Why a table was not opened.
#[derive(Debug, thiserror::Error)]
pub enum OpeningRefused {
    /// The game cannot be set up like that.
    #[error("the table cannot be set up like that")]
    Faults(Vec<Fault>),
    /// Whoever opens it has to do with too many already.
    #[error("you belong to {0} tables that are not finished; finish or leave some first")]
    TooMany(u64),
    /// A rule of tables is against it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The store does not answer, or there is no such table.
    #[error(transparent)]
    NoTable(#[from] NoTable),
}

impl From<getrandom::Error> for OpeningRefused {
    fn from(error: getrandom::Error) -> OpeningRefused {
        NoTable::from(crate::store::Unavailable(error.to_string())).into()
    }
}

/// A seed from the operating system.
///
/// # Errors
/// If the operating system gives no randomness; then no game may be dealt.
pub(crate) fn sealed_seed() -> Result<Seed, getrandom::Error> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(Seed::from_bytes(bytes))
}

fn name_from(bytes: &[u8]) -> TableId {
    let letters =
        bytes.iter().take(NAME_LENGTH).map(|byte| LETTERS[usize::from(*byte) % LETTERS.len()] as char);
    TableId::new(letters.collect::<String>()).expect("twelve letters are a name")
}

impl House {
    /// Opens a table.
    ///
    /// # Errors
    /// Everything that is wrong with it, or that the store does not answer.
    pub async fn open_table(self: &Arc<Self>, opening: Opening) -> Result<Arc<TableHandle>, OpeningRefused> {
        let many = self.store.unfinished_of(&opening.host).await.map_err(NoTable::from)?;
        if many >= self.config.tables_per_person {
            return Err(OpeningRefused::TooMany(many));
        }
        let mut bytes = [0; NAME_LENGTH];
        getrandom::fill(&mut bytes)?;
        let id = name_from(&bytes);
        let log = self.first_entries(&id, opening)?;
        self.create(id, log).await
    }

    fn first_entries(&self, id: &TableId, opening: Opening) -> Result<Vec<Entry>, OpeningRefused> {
        let Opening { terms, host, bots, sit } = opening;
        let title =
            (self.config.library)(&terms.setup.game).map_err(|fault| OpeningRefused::Faults(vec![fault]))?;
        title.deal(terms.setup.clone(), terms.seed).map_err(OpeningRefused::Faults)?;
        let mut log = NewLog::begin(self, EntryKind::opened(id.as_str(), terms, host))?;
        if let Some(fill) = &log.table.terms().fill {
            read_level(&fill.level)?;
        }
        if bots.len() >= log.table.chairs().len() {
            return Err(Refusal::new("table-rule-bots", say!("table-a-seat-for-people")).into());
        }
        for (seat, level) in bots {
            read_level(&level)?;
            if log.table.chairs().get(seat.index()) != Some(&Chair::Free) {
                return Err(Refusal::new(
                    "table-rule-seats",
                    say!("table-bot-cannot-sit", seat: seat.number()),
                )
                .into());
            }
            log.enter(vec![EntryKind::ChairTaken { seat, chair: Chair::Bot { level } }]);
        }
        if let Some(name) = sit {
            let sit = Command::Sit { seat: None, name, program: false };
            let entries = log.table.judge(Who::Person(host), None, sit, self.time.now())?;
            log.enter(entries);
        }
        if log.table.is_to_be_dealt() {
            log.enter(vec![EntryKind::Dealt]);
        }
        Ok(log.entries)
    }

    async fn create(
        self: &Arc<Self>,
        id: TableId,
        log: Vec<Entry>,
    ) -> Result<Arc<TableHandle>, OpeningRefused> {
        let table = Table::run_by(self.config.library, REMEMBERED, log.iter().cloned())
            .map_err(|corrupt| OpeningRefused::Faults(vec![Fault::new("table", corrupt.reason)]))?;
        let fields = HeadFields::of(&table);
        let new = NewTable {
            listed: fields.listed(),
            summary: fields.summary().into(),
            keys: fields.people().to_vec(),
            first_entries: Log::of(&id).write_all(&log),
            ..NewTable::named(id.clone(), self.time.now())
        };
        match self.store.create(new).await {
            Ok(_) => metrics::counter!("undercroft_tables_opened_total").increment(1),
            // Another copy of the house has opened the same rematch.
            Err(CreateError::Exists) => {}
            Err(CreateError::Unavailable(reason)) => return Err(NoTable::from(reason).into()),
        }
        Ok(self.handle(&id).await?)
    }

    /// Opens the next table for the same people, or finds the one that was opened already, and gives whoever asks their seat
    /// there. Nobody else sits down without having asked too: their old seats are kept for them, unless they had left.
    ///
    /// Its name follows from the old one's, so that two who ask at the same time meet at one table.
    ///
    /// # Errors
    /// If whoever asks has no seat here, the game is not over, or the store does not answer.
    pub async fn rematch(
        self: &Arc<Self>,
        handle: &TableHandle,
        who: KeyHash,
    ) -> Result<Arc<TableHandle>, OpeningRefused> {
        let digest =
            Sha256::new().chain_update(b"undercroft rematch\n").chain_update(handle.id.as_str()).finalize();
        let id = name_from(&digest);
        let (asker, command) = (Who::Person(who), Command::Rematch { table: id.to_string() });
        let judged = |table: &Table| table.judge(asker, None, command.clone(), self.time.now());
        let asked = !handle.look(judged)?.is_empty();
        let next = match asked {
            true => {
                let log = self.next_entries(&id, handle, who)?;
                self.create(id, log).await?
            }
            false => self.handle(&id).await?,
        };
        if let Reply::Refused(refusal) = handle.ask(asker, None, command).await {
            return Err(refusal.into());
        }
        let name = handle.look(|table| table.seat_of(asker).map(|seat| table.name(seat)));
        if let Some(name) = name.filter(|_| next.look(|table| table.seat_of(asker)).is_none()) {
            // Whoever comes too late watches; whoever was not heard asks again.
            let sit = Command::Sit { seat: None, name, program: false };
            if let Reply::Later(reason) = next.ask(asker, None, sit).await {
                return Err(NoTable::from(crate::store::Unavailable(reason)).into());
            }
        }
        Ok(next)
    }

    /// The first entries of the next table, opened by somebody who has played at the last one.
    fn next_entries(
        &self,
        id: &TableId,
        handle: &TableHandle,
        who: KeyHash,
    ) -> Result<Vec<Entry>, OpeningRefused> {
        let seed = sealed_seed()?;
        let (terms, chairs, own, series) = handle.look(|table| {
            let contributions = self.config.contributions();
            let terms = Terms { seed, contributions, ..table.terms().clone() };
            (terms, table.chairs().to_vec(), table.seat_of(Who::Person(who)), table.series())
        });
        let mut log = NewLog::begin(self, EntryKind::opened(id.as_str(), terms, who))?;
        log.enter(vec![EntryKind::Continues { series }]);
        for (seat, chair) in Seat::all(chairs.len()).zip(chairs) {
            let entry = match chair {
                Chair::Person { name, keys, program, .. } if own == Some(seat) => EntryKind::ChairTaken {
                    seat,
                    chair: Chair::Person { name, keys, stand_in: false, program },
                },
                Chair::Person { name, keys, stand_in: false, program } => {
                    EntryKind::Kept { seat, name, keys, program }
                }
                bot @ Chair::Bot { .. } => EntryKind::ChairTaken { seat, chair: bot },
                // Whoever has left is not waited for.
                Chair::Person { .. } | Chair::Free => continue,
            };
            log.enter(vec![entry]);
        }
        if log.table.is_to_be_dealt() {
            log.enter(vec![EntryKind::Dealt]);
        }
        Ok(log.entries)
    }
}

/// A log that is being written before its table exists.
struct NewLog<'a> {
    house: &'a House,
    table: Table,
    entries: Vec<Entry>,
}

impl<'a> NewLog<'a> {
    fn begin(house: &'a House, opened: EntryKind) -> Result<NewLog<'a>, OpeningRefused> {
        let first = Entry { at: house.time.now(), request: None, kind: opened };
        let table = Table::run_by(house.config.library, REMEMBERED, [first.clone()])
            .map_err(|corrupt| OpeningRefused::Faults(vec![Fault::new("table", corrupt.reason)]))?;
        Ok(NewLog { house, table, entries: vec![first] })
    }

    fn enter(&mut self, kinds: Vec<EntryKind>) {
        for kind in kinds {
            let entry = Entry { at: self.house.time.now(), request: None, kind };
            self.entries.push(entry.clone());
            self.table.apply(entry).expect("what the table itself has judged, it can follow");
        }
    }
}
