//! The handle of a table that is awake: what sockets and requests hold of it.

use super::elsewhere::Guests;
use super::report;
use super::setups::SetupInfo;
use crate::raw::Raw;
use crate::secret::KeyHash;
use crate::store::{TableId, Version};
use crate::table::{Command, Millis, Scene, Story, Table, Viewer, Who};
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::Instant;
use undercroft_core::{Refusal, Seat, SeatSet};
use undercroft_words::Language;

/// A table that is awake. Whoever holds one keeps it awake.
pub struct TableHandle {
    pub(super) id: TableId,
    table: Mutex<Table>,
    setup: Arc<SetupInfo>,
    /// The last version that is stored and may be told.
    version: watch::Sender<Version>,
    messages: mpsc::UnboundedSender<ActorMessage>,
    visitors: watch::Sender<Visitors>,
    /// Seats whose owners have been called back and have not come yet.
    called: Mutex<SeatSet>,
}

/// What a table's actor is sent.
pub(super) enum ActorMessage {
    /// Somebody wants something.
    Ask { who: Who, id: Option<String>, command: Command, reply: oneshot::Sender<Reply> },
    /// A bot has decided, on what its seat knew at a version.
    Decided(Decision),
    /// Another copy of the program has written to the log, or may have: somebody waits until it is read.
    OthersWrote { read: Option<oneshot::Sender<()>> },
    /// Another copy of the program wants to know who is connected to this one.
    WhoIsHere,
    /// News may have been missed, or the house was closed for a while.
    LookAgain,
    /// The rules failed while somebody looked.
    Failed { report: String },
}

/// What a bot has decided, to be played when it has thought for as long as bots do here.
pub(super) struct Decision {
    pub(super) seat: Seat,
    pub(super) seen: Version,
    /// The move, or a report if the rules failed.
    pub(super) action: Result<String, String>,
    /// When.
    pub(super) due: Instant,
}

/// What became of a request.
#[derive(Clone, PartialEq, Debug)]
pub enum Reply {
    /// It is stored for good under this version, or there was nothing to do.
    Done(Version),
    /// The rules of the game or of the table refuse it.
    Refused(Refusal),
    /// Nobody knows: the store did not answer. Asking again with the same id is safe.
    Later(String),
}

/// Who is connected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Presence {
    /// Seats whose owners have a session open.
    pub seats: SeatSet,
    /// How many others watch.
    pub watching: usize,
}

impl Presence {
    /// Whether nobody is.
    pub fn is_empty(&self) -> bool {
        self.seats.is_empty() && self.watching == 0
    }
}

/// Everybody who has a session open.
#[derive(Clone, Default)]
pub struct Visitors {
    /// To this copy of the house, by their secrets.
    here: Vec<Option<KeyHash>>,
    /// To others, as those say.
    elsewhere: BTreeMap<String, Guests>,
}

impl Visitors {
    /// Whether there is anybody at this copy of the house.
    pub(super) fn has_any_here(&self) -> bool {
        !self.here.is_empty()
    }

    /// Whether there is anybody at another one.
    pub(super) fn has_any_elsewhere(&self) -> bool {
        !self.elsewhere.is_empty()
    }
}

/// Somebody's open session at a table; it is over when this is dropped.
pub struct Visit {
    handle: Arc<TableHandle>,
    who: Option<KeyHash>,
}

impl TableHandle {
    pub(super) fn new(
        id: TableId,
        table: Table,
        setup: Arc<SetupInfo>,
    ) -> (Arc<TableHandle>, mpsc::UnboundedReceiver<ActorMessage>) {
        let (messages, received) = mpsc::unbounded_channel();
        let version = watch::Sender::new(table.version());
        let visitors = watch::Sender::new(Visitors::default());
        // Whoever is waited for by a table that was put away was called then.
        let called = Mutex::new(table.awaited());
        (
            Arc::new(TableHandle {
                id,
                table: Mutex::new(table),
                setup,
                version,
                messages,
                visitors,
                called,
            }),
            received,
        )
    }

    /// The table's name.
    pub fn id(&self) -> &TableId {
        &self.id
    }

    /// Asks the table for something and waits for what becomes of it.
    pub async fn ask(&self, who: Who, id: Option<String>, command: Command) -> Reply {
        let (reply, answer) = oneshot::channel();
        let later = || Reply::Later("The house is closing; ask again in a moment.".into());
        if self.messages.send(ActorMessage::Ask { who, id, command, reply }).is_err() {
            return later();
        }
        answer.await.unwrap_or_else(|_| later())
    }

    /// Waits until the table holds everything that was stored when this was called, by any copy of the house.
    pub async fn be_up_to_date(&self) {
        let (read, done) = oneshot::channel();
        self.send(ActorMessage::OthersWrote { read: Some(read) });
        // A house that closes tells what it knows.
        let _ = done.await;
    }

    pub(super) fn send(&self, message: ActorMessage) {
        // Only fails when the house closes, and then the log tells all that matters.
        let _ = self.messages.send(message);
    }

    /// What somebody sees now, and what they have been told since a version. Where the rules fail to show it, the table
    /// is closed.
    pub fn scene(&self, who: Option<KeyHash>, language: Language, since: Version, now: Millis) -> Scene {
        let viewer = |table: &Table| Viewer { eye: table.eye_of(who), language };
        let seen = self.look_or_close(|table| table.scene(viewer(table), since, now));
        seen.unwrap_or_else(|| self.look(|table| table.closed_scene(viewer(table), since, now)))
    }

    /// Looks at the table where the rules may fail; nothing if they do, and then the table is closed.
    pub(crate) fn look_or_close<T>(&self, at: impl FnOnce(&Table) -> T) -> Option<T> {
        let table = self.table();
        let seen = catch_unwind(AssertUnwindSafe(|| at(&table)));
        seen.inspect_err(|panic| self.send(ActorMessage::Failed { report: report(&**panic) })).ok()
    }

    /// What the cards of the setup show.
    pub(crate) fn contents(&self) -> Raw {
        self.setup.contents.clone()
    }

    /// Who plays together.
    pub(crate) fn teams(&self) -> &[SeatSet] {
        &self.setup.teams
    }

    /// The whole story so far, to be told to anybody without keeping the table waiting.
    pub fn story(&self) -> Story {
        self.table().story()
    }

    /// The finished game as a record that anybody can verify; nothing while it is under way.
    pub fn record(&self) -> Option<String> {
        let table = self.table();
        table.game().filter(|game| game.outcome().is_some())?.record()
    }

    /// Looks at the table itself, for what only the house may know.
    pub fn look<T>(&self, at: impl FnOnce(&Table) -> T) -> T {
        at(&self.table())
    }

    /// A table stays readable even if the rules panicked while it was being changed: its actor then closes it.
    pub(super) fn table(&self) -> MutexGuard<'_, Table> {
        self.table.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    pub(super) fn tell(&self, version: Version) {
        self.version.send_replace(version);
    }

    /// Tells whenever there is something new to see.
    pub fn news(&self) -> watch::Receiver<Version> {
        self.version.subscribe()
    }

    /// Opens a session.
    pub fn visit(self: &Arc<Self>, who: Option<KeyHash>) -> Visit {
        self.visitors.send_modify(|visitors| visitors.here.push(who));
        if let Some(seat) = who.and_then(|key| self.table().seat_of(Who::Person(key))) {
            self.called().remove(seat);
        }
        Visit { handle: self.clone(), who }
    }

    /// The keys of people who are to be called back: waited for now and not `before`, with no session open, and not
    /// called since they were last here. They count as called from now on.
    pub(super) fn to_be_called(&self, before: SeatSet) -> Vec<KeyHash> {
        let waited_for = self.look(|table| table.awaited().without(before).without(table.bot_seats()));
        if waited_for.is_empty() {
            return Vec::new();
        }
        let here = self.presence().seats;
        let table = self.table();
        let mut called = self.called();
        let missing = waited_for.without(here).without(*called);
        *called = (*called).chain(missing).collect();
        missing.flat_map(|seat| table.chairs()[seat.index()].keys().to_vec()).collect()
    }

    fn called(&self) -> MutexGuard<'_, SeatSet> {
        self.called.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Tells whenever somebody comes or goes.
    pub fn comings_and_goings(&self) -> watch::Receiver<Visitors> {
        self.visitors.subscribe()
    }

    /// Who is connected to another copy of the house, as it says.
    pub(super) fn others_have(&self, copy: &str, guests: Guests) {
        self.visitors.send_if_modified(|visitors| {
            let known = visitors.elsewhere.get(copy).copied().unwrap_or_default();
            match guests == Guests::default() {
                true => drop(visitors.elsewhere.remove(copy)),
                false => drop(visitors.elsewhere.insert(copy.into(), guests)),
            }
            known != guests
        });
    }

    /// Who is connected to this copy of the house.
    pub(super) fn guests(&self) -> Guests {
        let here = self.visitors.borrow().here.clone();
        let table = self.table();
        let unseated = table.host_seat().is_none();
        let mut guests = Guests::default();
        for who in here {
            let seat = who.and_then(|key| table.seat_of(Who::Person(key)));
            // A host who does not sit here may look through any eye that has no seat: a big screen's.
            guests.host |= who.is_some_and(|key| table.is_host(Who::Person(key)));
            guests.host |= unseated && seat.is_none();
            match seat {
                Some(seat) => guests.seats.insert(seat),
                None => guests.watching += 1,
            }
        }
        guests
    }

    /// Who is connected to any copy of the house.
    pub(super) fn everybody(&self) -> Guests {
        let here = self.guests();
        self.visitors.borrow().elsewhere.values().fold(here, |all, some| Guests {
            seats: all.seats.chain(some.seats).collect(),
            watching: all.watching + some.watching,
            host: all.host || some.host,
        })
    }

    /// Who is connected now.
    pub fn presence(&self) -> Presence {
        let Guests { seats, watching, .. } = self.everybody();
        Presence { seats, watching }
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        self.handle.visitors.send_modify(|visitors| {
            if let Some(at) = visitors.here.iter().position(|who| *who == self.who) {
                visitors.here.swap_remove(at);
            }
        });
    }
}
