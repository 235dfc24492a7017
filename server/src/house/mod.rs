//! The house: all its tables, each looked after by a keeper of its own while somebody needs it.
//!
//! A table that nobody looks at is only its log in the store. The first who asks for it has it run again and put on a
//! desk; when nobody has needed it for a while it is put away. A watchman looks out for clocks that run out at tables
//! that are put away, and notes that the house is open.

mod bots;
mod code;
mod desk;
mod elsewhere;
mod fair;
mod fixed;
mod history;
mod keeper;
mod open;
mod retention;
mod shelf;
mod summary;
mod time;
mod watchman;
mod workers;

pub use bots::{Bots, Question};
pub(crate) use code::code_of;
pub use desk::{Desk, Presence, Reply, Visit};
pub(crate) use fair::Share;
pub(crate) use open::sealed_seed;
pub use open::{Opening, OpeningRefused};
pub use retention::Retention;
pub use shelf::Log;
pub use summary::{GameResult, Summary};
pub use time::Clockwork;

use crate::push::{Push, PushHabits, Subscription};
use crate::secret::{Issuer, Key, KeyHash};
use crate::store::{Head, Store, TableId, Unavailable};
use crate::table::{BotPace, Library, Millis};
use elsewhere::Others;
use fixed::Setups;
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
pub struct Habits {
    /// How many threads think for bots.
    pub bot_threads: usize,
    /// How long bots seem to think at tables that do not say.
    pub bot_pace: BotPace,
    /// How long nobody is connected to a game that waits for nobody else before it rests.
    pub rest_after: Duration,
    /// How long somebody at a live table is not connected before they count as away.
    pub away_after: Duration,
    /// How long a table stays on its desk when nobody needs it.
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
    pub push: PushHabits,
}

impl Default for Habits {
    fn default() -> Habits {
        // One core is left for the sockets, where there is more than one.
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Habits {
            bot_threads: cores.saturating_sub(1).max(1),
            bot_pace: BotPace::default(),
            rest_after: Duration::from_secs(10),
            away_after: Duration::from_secs(60),
            put_away_after: Duration::from_secs(300),
            retention: Retention::default(),
            tables_per_person: 100,
            contributions_within: Duration::from_secs(3),
            library: undercroft_catalog::find,
            push: PushHabits::default(),
        }
    }
}

impl Habits {
    /// The same in milliseconds.
    pub(crate) fn contributions(&self) -> Millis {
        Millis::try_from(self.contributions_within.as_millis()).unwrap_or(Millis::MAX)
    }
}

/// A desk, or the place where one is being set up.
type Place = Arc<OnceCell<Arc<Desk>>>;

/// All tables of one copy of the program.
pub struct House {
    store: Arc<dyn Store>,
    habits: Habits,
    bots: Bots,
    workers: Workers,
    push: Push,
    issuer: Issuer,
    time: Clockwork,
    /// When this copy last noted that the house is open.
    alive: AtomicI64,
    desks: Mutex<HashMap<TableId, Place>>,
    setups: Setups,
    others: Others,
    /// Keepers and the watchman.
    staff: TaskTracker,
    closing: CancellationToken,
}

/// Forgets the place of a table that was not found, unless somebody else still looks for it.
struct Unfound<'a> {
    house: &'a House,
    id: &'a TableId,
}

impl Drop for Unfound<'_> {
    fn drop(&mut self) {
        let mut desks = self.house.desks();
        if desks.get(self.id).is_some_and(|place| place.get().is_none() && Arc::strong_count(place) == 1) {
            desks.remove(self.id);
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
    pub async fn open(store: Arc<dyn Store>, habits: Habits) -> Result<Arc<House>, Unavailable> {
        let no_threads = |error: std::io::Error| Unavailable(error.to_string());
        let bots = Bots::new(habits.bot_threads).map_err(no_threads)?;
        let workers = Workers::new("worker", WORKERS, 0).map_err(no_threads)?;
        let time = Clockwork::default().not_before(store.last_beat().await?.unwrap_or(0));
        let (others, unsaid) = Others::new();
        let push = Push::open(store.clone(), habits.push.clone(), time.clone()).await?;
        let issuer = Issuer::new(own_secret(&*store).await?);
        let house = Arc::new(House {
            store,
            habits,
            bots,
            workers,
            push,
            issuer,
            time,
            alive: AtomicI64::new(0),
            desks: Mutex::new(HashMap::new()),
            setups: Setups::default(),
            others,
            staff: TaskTracker::new(),
            closing: CancellationToken::new(),
        });
        watchman::begin(&house).await?;
        house.staff.spawn(elsewhere::speak(house.clone(), unsaid));
        house.staff.spawn(retention::sweep(house.clone()));
        Ok(house)
    }

    /// The table of this name, fetched from the store if it is not on a desk.
    ///
    /// # Errors
    /// That there is none, or that the store does not answer.
    pub async fn desk(self: &Arc<Self>, id: &TableId) -> Result<Arc<Desk>, NoTable> {
        // Dropped after the place, also when whoever asks hangs up meanwhile.
        let _leave_no_trace = Unfound { house: self, id };
        let place = self.desks().entry(id.clone()).or_default().clone();
        place.get_or_try_init(|| keeper::set_up(self, id)).await.cloned()
    }

    /// A table on its desk, with all that any copy of the house has stored of it until now: whoever was told by one copy
    /// that something happened sees it at every other.
    ///
    /// # Errors
    /// There is no such table, or the store does not answer.
    pub async fn up_to_date(self: &Arc<Self>, id: &TableId) -> Result<Arc<Desk>, NoTable> {
        let desk = self.desk(id).await?;
        if self.store.is_shared() {
            desk.be_up_to_date().await;
        }
        Ok(desk)
    }

    /// Puts a table away if nobody but its keeper and the house has it.
    fn put_away(&self, desk: &Arc<Desk>) -> bool {
        let mut desks = self.desks();
        let unneeded = Arc::strong_count(desk) == 2
            && desks.get(&desk.id).is_some_and(|place| Arc::strong_count(place) == 1);
        if unneeded {
            desks.remove(&desk.id);
        }
        unneeded
    }

    /// The desks that are set up.
    fn set_up_desks(&self) -> Vec<Arc<Desk>> {
        self.desks().values().filter_map(|place| place.get().cloned()).collect()
    }

    fn desks(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Place>> {
        self.desks.lock().expect("nothing panics while it holds the desks")
    }

    /// Whether a table is on a desk, or about to be.
    fn is_awake(&self, id: &TableId) -> bool {
        self.desks().contains_key(id)
    }

    /// How many tables are on desks.
    pub fn tables_awake(&self) -> usize {
        self.desks().len()
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
    pub(crate) fn habits(&self) -> &Habits {
        &self.habits
    }

    /// The house's clock.
    pub fn time(&self) -> &Clockwork {
        &self.time
    }

    /// Tells when the house begins to close, for whoever holds a line open.
    pub fn closing(&self) -> CancellationToken {
        self.closing.clone()
    }

    /// Closes the house: every keeper finishes what it has begun, and the store lets go of the database.
    pub async fn close(&self) {
        self.closing.cancel();
        self.staff.close();
        self.staff.wait().await;
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
