//! The house: all its tables, each with an actor of its own while somebody needs it.
//!
//! A table that nobody looks at is only its log in the store. The first who asks for it has it loaded, its log run again and
//! its actor started; when nobody has needed it for a while it is put away. The heartbeat notes that the house is open and
//! wakes tables whose clocks run out while they are put away.

mod actor;
mod bots;
mod code;
mod elsewhere;
mod fair;
mod handle;
mod heartbeat;
mod history;
mod log;
mod open;
mod retention;
mod setups;
mod summary;
mod time;
mod workers;

pub use bots::{Bots, Question};
pub(crate) use code::code_of;
pub(crate) use fair::Share;
pub use handle::{Presence, Reply, TableHandle, Visit};
pub use log::Log;
pub(crate) use open::sealed_seed;
pub use open::{Opening, OpeningRefused};
pub use retention::Retention;
pub use summary::{GameResult, Summary};
pub use time::Clockwork;

use crate::push::{Push, PushConfig, Subscription};
use crate::secret::{Issuer, Key, KeyHash};
use crate::store::{Head, Store, TableId, Unavailable};
use crate::table::{BotPace, Library, Millis};
use elsewhere::Others;
use setups::SetupCache;
use std::any::Any;
use std::collections::HashMap;
use std::sync::atomic::AtomicI64;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::OnceCell;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use workers::Workers;

/// How many threads run logs and tell stories: one, so that all that is asked for leaves the others their processors.
const WORKERS: usize = 1;

/// How a house is run.
#[derive(Clone, Debug)]
pub struct HouseConfig {
    /// How many threads think for bots.
    pub bot_threads: usize,
    /// How long bots seem to think at tables that do not say.
    pub bot_pace: BotPace,
    /// How long nobody is connected to a game that waits for nobody else before it rests.
    pub rest_after: Duration,
    /// How long somebody at a live table is not connected before they count as away.
    pub away_after: Duration,
    /// How long a table stays awake when nobody needs it.
    pub put_away_after: Duration,
    /// How long tables are kept at which nothing happens any more.
    pub retention: Retention,
    /// To how many unfinished tables one person may belong and still open another.
    pub tables_per_person: u64,
    /// How long a deal waits for clients to answer that mix something into it; nobody is asked if it is no time at all.
    pub contributions_within: Duration,
    /// Where games are looked up.
    pub library: Library,
    /// How people who have gone are told that a table waits for them.
    pub push: PushConfig,
}

impl Default for HouseConfig {
    fn default() -> HouseConfig {
        // One core is left for the sockets, where there is more than one.
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        HouseConfig {
            bot_threads: cores.saturating_sub(1).max(1),
            bot_pace: BotPace::default(),
            rest_after: Duration::from_secs(10),
            away_after: Duration::from_secs(60),
            put_away_after: Duration::from_secs(300),
            retention: Retention::default(),
            tables_per_person: 100,
            contributions_within: Duration::from_secs(3),
            library: undercroft_catalog::find,
            push: PushConfig::default(),
        }
    }
}

impl HouseConfig {
    /// The same in milliseconds.
    pub(crate) fn contributions(&self) -> Millis {
        Millis::try_from(self.contributions_within.as_millis()).unwrap_or(Millis::MAX)
    }
}

/// A handle, or the slot for one whose table is being loaded.
type Slot = Arc<OnceCell<Arc<TableHandle>>>;

/// All tables of one copy of the program.
pub struct House {
    store: Arc<dyn Store>,
    config: HouseConfig,
    bots: Bots,
    workers: Workers,
    push: Push,
    issuer: Issuer,
    time: Clockwork,
    /// When this copy last noted that the house is open.
    alive: AtomicI64,
    handles: Mutex<HashMap<TableId, Slot>>,
    setups: SetupCache,
    others: Others,
    /// Actors and the heartbeat.
    tasks: TaskTracker,
    closing: CancellationToken,
}

/// Forgets the slot of a table that was not found, unless somebody else still looks for it.
struct Unfound<'a> {
    house: &'a House,
    id: &'a TableId,
}

impl Drop for Unfound<'_> {
    fn drop(&mut self) {
        let mut handles = self.house.handles();
        if handles.get(self.id).is_some_and(|slot| slot.get().is_none() && Arc::strong_count(slot) == 1) {
            handles.remove(self.id);
        }
    }
}

/// Why a table cannot be looked at.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoTable {
    /// There is none of that name.
    #[error("there is no such table; check the link")]
    Unknown,
    /// The store does not answer.
    #[error(transparent)]
    Unavailable(#[from] Unavailable),
}

impl House {
    /// Opens the house on a store.
    ///
    /// # Errors
    /// If the store does not answer or the system gives no threads.
    pub async fn open(store: Arc<dyn Store>, config: HouseConfig) -> Result<Arc<House>, Unavailable> {
        let no_threads = |error: std::io::Error| Unavailable(error.to_string());
        let bots = Bots::new(config.bot_threads).map_err(no_threads)?;
        let workers = Workers::new("worker", WORKERS, 0).map_err(no_threads)?;
        let time = Clockwork::default().not_before(store.last_beat().await?.unwrap_or(0));
        let (others, unsaid) = Others::new();
        let push = Push::open(store.clone(), config.push.clone(), time.clone()).await?;
        let issuer = Issuer::new(own_secret(&*store).await?);
        let house = Arc::new(House {
            store,
            config,
            bots,
            workers,
            push,
            issuer,
            time,
            alive: AtomicI64::new(0),
            handles: Mutex::new(HashMap::new()),
            setups: SetupCache::default(),
            others,
            tasks: TaskTracker::new(),
            closing: CancellationToken::new(),
        });
        heartbeat::start(&house).await?;
        house.tasks.spawn(elsewhere::speak(house.clone(), unsaid));
        house.tasks.spawn(retention::sweep(house.clone()));
        Ok(house)
    }

    /// The table of this name, loaded from the store if it is not awake.
    ///
    /// # Errors
    /// That there is none, or that the store does not answer.
    pub async fn handle(self: &Arc<Self>, id: &TableId) -> Result<Arc<TableHandle>, NoTable> {
        // Dropped after the slot, also when whoever asks hangs up meanwhile.
        let _leave_no_trace = Unfound { house: self, id };
        let slot = self.handles().entry(id.clone()).or_default().clone();
        slot.get_or_try_init(|| actor::start(self, id)).await.cloned()
    }

    /// A table with all that any copy of the house has stored of it until now: whoever was told by one copy
    /// that something happened sees it at every other.
    ///
    /// # Errors
    /// There is no such table, or the store does not answer.
    pub async fn up_to_date(self: &Arc<Self>, id: &TableId) -> Result<Arc<TableHandle>, NoTable> {
        let handle = self.handle(id).await?;
        if self.store.is_shared() {
            handle.be_up_to_date().await;
        }
        Ok(handle)
    }

    /// Puts a table away if nobody but its actor and the house has its handle.
    fn put_away(&self, handle: &Arc<TableHandle>) -> bool {
        let mut handles = self.handles();
        let unneeded = Arc::strong_count(handle) == 2
            && handles.get(&handle.id).is_some_and(|slot| Arc::strong_count(slot) == 1);
        if unneeded {
            handles.remove(&handle.id);
        }
        unneeded
    }

    /// The tables that are awake.
    fn awake(&self) -> Vec<Arc<TableHandle>> {
        self.handles().values().filter_map(|slot| slot.get().cloned()).collect()
    }

    fn handles(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Slot>> {
        self.handles.lock().expect("nothing panics while it holds the handles")
    }

    /// Whether a table is awake, or about to be.
    fn is_awake(&self, id: &TableId) -> bool {
        self.handles().contains_key(id)
    }

    /// How many tables are awake.
    pub fn tables_awake(&self) -> usize {
        self.handles().len()
    }

    /// The threads for what takes long.
    pub(crate) fn workers(&self) -> &Workers {
        &self.workers
    }

    /// The bots of this copy.
    pub fn bots(&self) -> &Bots {
        &self.bots
    }

    /// How many tables there are at all.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn tables(&self) -> Result<u64, Unavailable> {
        self.store.count().await
    }

    /// Tables that look for players, newest first.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn listed(&self, limit: u32) -> Result<Vec<Head>, Unavailable> {
        self.store.listed(limit).await
    }

    /// Tables somebody has to do with, unfinished ones first.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn tables_of(&self, key: &KeyHash) -> Result<Vec<Head>, Unavailable> {
        self.store.tables_of(key).await
    }

    /// What seals the secrets by which people are known.
    pub(crate) fn issuer(&self) -> &Issuer {
        &self.issuer
    }

    /// Whether somebody's secret was given out by this house. One without a seal is of an older house, and good if it has ever
    /// been used.
    ///
    /// # Errors
    /// If the store does not answer.
    pub(crate) async fn has_issued(&self, key: &Key) -> Result<bool, Unavailable> {
        match self.issuer.has_issued(key) {
            Some(issued) => Ok(issued),
            None => self.store.knows(&key.hash()).await,
        }
    }

    /// The way to the push services.
    pub(crate) fn push(&self) -> &Push {
        &self.push
    }

    /// Where somebody wants to be told that a table waits for them, from now on; nowhere, if they do not say.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn subscribe(&self, who: &KeyHash, to: Option<&Subscription>) -> Result<(), Unavailable> {
        match to {
            Some(to) => {
                let text = serde_json::to_string(to).expect("a subscription is plain data");
                self.store.subscribe(who, text).await
            }
            None => match self.store.subscription(who).await? {
                Some(kept) => self.store.unsubscribe(who, kept).await,
                None => Ok(()),
            },
        }
    }

    /// How the house is run.
    pub(crate) fn config(&self) -> &HouseConfig {
        &self.config
    }

    /// The house's clock.
    pub fn time(&self) -> &Clockwork {
        &self.time
    }

    /// Tells when the house begins to close, for whoever holds a session open.
    pub fn closing(&self) -> CancellationToken {
        self.closing.clone()
    }

    /// Closes the house: every actor finishes what it has begun, and the store lets go of the database.
    pub async fn close(&self) {
        self.closing.cancel();
        self.tasks.close();
        self.tasks.wait().await;
        self.say_goodbye().await;
        self.store.close().await;
    }
}

/// The secret with which the house seals those that it gives out.
async fn own_secret(store: &dyn Store) -> Result<[u8; 32], Unavailable> {
    let mut new = [0; 32];
    getrandom::fill(&mut new).map_err(|error| Unavailable(error.to_string()))?;
    let kept = store.secret("issuer", new.to_vec()).await?;
    kept.try_into().map_err(|_| Unavailable("the secret of the house is damaged".into()))
}

/// What a panic said, for a report.
pub(crate) fn report(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| text.to_string());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "the rules panicked".into())
}
