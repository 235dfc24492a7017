//! The actor of a table: one request at a time is judged, stored, and only then followed and told.

mod absence;
mod answered;
mod bots;
mod company;

use super::handle::{ActorMessage, Decision, Reply, TableHandle};
use super::log::{self, Log};
use super::summary::HeadFields;
use super::{House, NoTable, report};
use crate::push::Call;
use crate::store::{AppendError, TableId, Unavailable, Update, Version};
use crate::table::{Command, Entry, EntryKind, RequestId, Who};
use absence::Missing;
use answered::AnsweredRequests;
use company::Company;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::Instant;
use undercroft_core::{Refusal, Seat, SeatSet, say};

/// How often a request is judged anew because others were first, before its asker is told to come again.
const MOST_TRIES: usize = 16;
/// What people are told while the store does not answer.
const CANNOT_WRITE: &str = "The house cannot write at the moment; send it again.";
/// How long the clock waits for a store that does not answer.
const TRY_AGAIN_AFTER: Duration = Duration::from_secs(1);

pub(super) struct TableActor {
    house: Arc<House>,
    handle: Arc<TableHandle>,
    messages: mpsc::UnboundedReceiver<ActorMessage>,
    /// The table's log as far as the table has followed it.
    log: Log,
    /// What the store has in the table's head.
    stored: HeadFields,
    /// The bots that are thinking, or seem to.
    thinking: SeatSet,
    /// What bots have decided and not played yet.
    decided: Vec<Decision>,
    /// When to look at the log again, if it could not be read or written.
    look_at: Option<Instant>,
    /// Requests that were answered and are not in the log.
    answered: AnsweredRequests,
    company: Company,
    missing: Missing,
}

/// Loads a table, starts its actor and gives a handle to it.
pub(super) async fn start(house: &Arc<House>, id: &TableId) -> Result<Arc<TableHandle>, NoTable> {
    let head = house.store.head(id).await?.ok_or(NoTable::Unknown)?;
    let (table, log) = log::load(house, id).await?.ok_or(NoTable::Unknown)?;
    let stored = HeadFields::of(&table).but_as_stored(&head);
    let setup = house.setups.get(house.config.library, &table.terms().setup);
    let (handle, messages) = TableHandle::new(id.clone(), table, setup);
    let (house, own) = (house.clone(), handle.clone());
    let (thinking, answered) = (SeatSet::EMPTY, AnsweredRequests::default());
    let mut actor = TableActor {
        house: house.clone(),
        company: Company::at(&own),
        missing: Missing::begin(house.time.instant()),
        handle: own,
        messages,
        log,
        stored,
        thinking,
        decided: Vec::new(),
        look_at: None,
        answered,
    };
    // Nobody shall see a clock that ran while the house was closed.
    actor.look_again().await;
    house.tasks.spawn(actor.run());
    metrics::gauge!("undercroft_tables_awake").set(house.tables_awake() as f64);
    Ok(handle)
}

impl TableActor {
    /// Serves until nobody needs the table any more or the house closes.
    async fn run(mut self) {
        let closing = self.house.closing();
        let (house, mut leaps) = (self.house.clone(), self.house.time.leaps());
        let time = &house.time;
        let (mut last_needed, mut tick_from) = (time.instant(), time.instant());
        loop {
            let welcome = self.receive().await;
            let due = self.tick_at().map(|at| at.max(tick_from));
            let rest = self.rest_at();
            let missed = self.missed_at();
            let look = self.look_at.unwrap_or(tick_from);
            let bot = self.next_bot();
            let put_away = last_needed + self.house.config.put_away_after;
            tokio::select! {
                biased;
                message = self.messages.recv() => {
                    let Some(message) = message else { return };
                    last_needed = time.instant();
                    self.serve(message).await;
                }
                () = time.until(due.unwrap_or(put_away)), if due.is_some() => {
                    let before = self.handle.table().version();
                    self.enter(Who::Clock, None, Command::Tick).await;
                    // Whatever kept it from happening, it must not be asked again and again without a pause.
                    if self.handle.table().version() == before {
                        tick_from = time.instant() + TRY_AGAIN_AFTER;
                    }
                    self.update_head(false).await;
                }
                _ = self.company.changes() => last_needed = time.instant(),
                _ = leaps.changed() => {}
                () = time.until(welcome.unwrap_or(put_away)), if welcome.is_some() => {}
                () = time.until(rest.unwrap_or(put_away)), if rest.is_some() => self.rest().await,
                () = time.until(missed.unwrap_or(put_away)), if missed.is_some() => self.miss().await,
                () = time.until(bot.unwrap_or(put_away)), if bot.is_some() => {
                    last_needed = time.instant();
                    self.next_bot_moves().await;
                    self.update_head(false).await;
                }
                () = time.until(look), if self.look_at.is_some() => self.look_again().await,
                () = closing.cancelled() => return,
                () = time.until(put_away) => {
                    self.update_head(true).await;
                    if self.messages.is_empty() && self.thinking.is_empty() && self.house.put_away(&self.handle) {
                        metrics::gauge!("undercroft_tables_awake").set(self.house.tables_awake() as f64);
                        return;
                    }
                    last_needed = time.instant();
                }
            }
        }
    }

    async fn serve(&mut self, message: ActorMessage) {
        match message {
            ActorMessage::Ask { who, id, command, reply } => {
                let answer = self.answer(who, id, command).await;
                // Whoever asked may have gone; what happened has happened.
                let _ = reply.send(answer);
            }
            ActorMessage::Decided(decision) => self.bot_decided(decision).await,
            ActorMessage::OthersWrote { read } => {
                self.others_wrote().await;
                // Whoever wanted to know may have gone.
                let _ = read.map(|read| read.send(()));
            }
            ActorMessage::WhoIsHere => self.say_who_is_here(),
            ActorMessage::LookAgain => {
                self.ask_other_copies();
                self.look_again().await;
            }
            ActorMessage::Failed { report } => {
                self.close_table(report).await;
            }
        }
        self.update_head(false).await;
    }

    /// Judges a request, stores what follows from it, and only then lets it happen.
    async fn enter(&mut self, who: Who, id: Option<String>, command: Command) -> Reply {
        if let Err(later) = self.be_awake().await {
            return later;
        }
        let mut up_to_date = false;
        for _ in 0..MOST_TRIES {
            let (seat, after, judged) = {
                let table = self.handle.table();
                let (id, now) = (id.as_deref(), self.house.time.now());
                let judge = || table.judge(who, id, command.clone(), now);
                (table.seat_of(who), table.version(), catch_unwind(AssertUnwindSafe(judge)))
            };
            let kinds = match judged {
                Ok(Ok(kinds)) if !kinds.is_empty() => kinds,
                // Another copy of the house may know better why it should happen, or that it has.
                Ok(_) if !up_to_date && matches!(who, Who::Person(_)) => {
                    if let Err(reason) = self.catch_up().await {
                        return self.later(&reason);
                    }
                    up_to_date = true;
                    continue;
                }
                Ok(Ok(_)) => {
                    let answered = self.handle.table().answered(seat, id.as_deref());
                    return Reply::Done(answered.unwrap_or(after));
                }
                Ok(Err(refusal)) => {
                    metrics::counter!("undercroft_refusals_total").increment(1);
                    return Reply::Refused(refusal);
                }
                Err(panic) => return self.close_table(report(&*panic)).await,
            };
            let request = id.as_deref().zip(seat).map(|(id, seat)| RequestId::new(seat, id, &command));
            match self.store(after, request, kinds).await {
                Ok(()) => return Reply::Done(after.next()),
                Err(AppendError::Conflict) => {}
                Err(AppendError::NoSuchTable) => {
                    return Reply::Later("The table is gone from the store.".into());
                }
                Err(AppendError::Unavailable(reason)) => {
                    let later = self.later(&reason);
                    return self.after_doubt(seat, id.as_deref()).await.unwrap_or(later);
                }
            }
            if let Err(reason) = self.catch_up().await {
                return self.later(&reason);
            }
        }
        Reply::Later("Too many others were first; ask again.".into())
    }

    /// If this copy of the house has been asleep, its tables learn of that before anything happens at them: nobody's
    /// clock ran meanwhile.
    async fn be_awake(&mut self) -> Result<(), Reply> {
        match self.house.wake_up().await {
            Ok(slept) if slept || self.look_at.is_some() => {
                self.look_again().await;
                if self.look_at.is_some() { Err(Reply::Later(CANNOT_WRITE.into())) } else { Ok(()) }
            }
            Ok(_) => Ok(()),
            Err(reason) => Err(self.later(&reason)),
        }
    }

    /// The store failed: the log is looked at again soon, and whoever asked is told to come again.
    fn later(&mut self, reason: &Unavailable) -> Reply {
        tracing::warn!(table = %self.handle.id, %reason, "the store does not answer");
        self.look_at = Some(self.house.time.instant() + TRY_AGAIN_AFTER);
        Reply::Later(CANNOT_WRITE.into())
    }

    /// Appends entries and follows them.
    async fn store(
        &mut self,
        after: Version,
        mut request: Option<RequestId>,
        kinds: Vec<EntryKind>,
    ) -> Result<(), AppendError> {
        let now = self.house.time.now();
        let entries: Vec<Entry> =
            kinds.into_iter().map(|kind| Entry { at: now, request: request.take(), kind }).collect();
        let fields = self.stored.foreseen(&self.handle.table(), &entries);
        let mut log = self.log.clone();
        let texts = log.write_all(&entries);
        let update = fields.as_ref().map_or_else(Update::default, |fields| fields.since(&self.stored));
        let started = Instant::now();
        self.house.store.append(&self.handle.id, after, texts, update).await?;
        metrics::histogram!("undercroft_append_seconds").record(started.elapsed().as_secs_f64());
        metrics::counter!("undercroft_entries_total").increment(entries.len() as u64);
        self.log = log;
        if let Some(fields) = fields {
            self.stored = fields;
        }
        let before = self.handle.table().awaited();
        self.follow(entries).await;
        self.call_back(before);
        Ok(())
    }

    /// Calls those back who have gone and are waited for from now on. Only the copy that has written does so, or people
    /// would be called by every copy.
    fn call_back(&self, before: SeatSet) {
        let keys = self.handle.to_be_called(before);
        if keys.is_empty() {
            return;
        }
        let game = self.handle.look(|table| table.terms().setup.game.clone());
        let title =
            (self.house.config.library)(&game).map_or(game.clone(), |title| title.about().title.into());
        self.house.push.call(keys, Call { table: self.handle.id.to_string(), game, title });
    }

    /// Follows entries that are stored, tells of them, and sets bots thinking.
    async fn follow(&mut self, entries: Vec<Entry>) {
        let failed = {
            let mut table = self.handle.table();
            let apply = || entries.into_iter().try_for_each(|entry| table.apply(entry));
            match catch_unwind(AssertUnwindSafe(apply)) {
                Ok(Ok(())) => None,
                Ok(Err(corrupt)) => Some(corrupt.reason),
                Err(panic) => Some(report(&*panic)),
            }
        };
        if let Some(reason) = failed {
            tracing::error!(table = %self.handle.id, reason, "the rules failed after a move was stored");
            self.reload(reason).await;
        }
        let version = self.handle.table().version();
        self.handle.tell(version);
        self.set_bots_thinking();
    }

    /// Runs the log again, for a table that cannot be trusted any more.
    async fn reload(&mut self, reason: String) {
        let fetched = log::load(&self.house, &self.handle.id).await;
        let mut table = self.handle.table();
        match fetched {
            Ok(Some((fetched, log))) => (*table, self.log) = (fetched, log),
            _ => {
                let version = table.version();
                table.close(version, reason);
            }
        }
    }

    /// Reads what others have written.
    async fn catch_up(&mut self) -> Result<(), Unavailable> {
        let after = self.handle.table().version();
        let news = self.house.store.read(&self.handle.id, after).await?;
        if !news.is_empty() {
            let entries = news.iter().map(|(_, text)| self.log.read(text)).collect();
            self.follow(entries).await;
        }
        Ok(())
    }

    /// After a write of which nobody knows whether it happened, the log decides, if it can be read.
    async fn after_doubt(&mut self, seat: Option<Seat>, id: Option<&str>) -> Option<Reply> {
        self.catch_up().await.ok()?;
        self.handle.table().answered(seat, id).map(Reply::Done)
    }

    /// Follows what another copy of the house has written.
    async fn others_wrote(&mut self) {
        let read = match self.catch_up().await {
            Ok(()) => self.house.store.head(&self.handle.id).await,
            Err(reason) => Err(reason),
        };
        match read {
            Ok(Some(head)) => self.stored = HeadFields::of(&self.handle.table()).but_as_stored(&head),
            Ok(None) => {}
            Err(reason) => {
                self.later(&reason);
            }
        }
    }

    /// Ends this table with a report; the house goes on.
    async fn close_table(&mut self, report: String) -> Reply {
        for _ in 0..MOST_TRIES {
            let (after, broken) = self.handle.look(|table| (table.version(), table.is_broken()));
            if broken {
                break;
            }
            tracing::error!(table = %self.handle.id, report, "the rules failed; the table is closed");
            metrics::counter!("undercroft_tables_broken_total").increment(1);
            let failed =
                match self.store(after, None, vec![EntryKind::Broken { report: report.clone() }]).await {
                    Ok(()) => break,
                    Err(AppendError::Conflict) => self.catch_up().await.err().map(AppendError::from),
                    Err(error) => Some(error),
                };
            if let Some(error) = failed {
                tracing::error!(table = %self.handle.id, %error, "the report could not be stored");
                break;
            }
        }
        Reply::Refused(Refusal::new("table-rule-closed", say!("table-is-closed")))
    }

    /// Brings the table up to date: entries of other copies, and times when the house was closed.
    async fn look_again(&mut self) {
        let in_doubt = self.look_at.take().is_some();
        if let Err(reason) = self.learn_of_outages(in_doubt).await {
            self.later(&reason);
            return;
        }
        self.set_bots_thinking();
        self.update_head(false).await;
    }

    /// Where nobody else writes, the log holds only what is known, unless a write failed and may have happened.
    async fn learn_of_outages(&mut self, in_doubt: bool) -> Result<(), Unavailable> {
        if in_doubt || self.house.store.is_shared() {
            self.catch_up().await?;
        }
        if self.handle.table().deadline().is_none() {
            return Ok(());
        }
        let last = self.handle.table().last_at();
        let closed = self.house.store.outages_since(last).await?;
        let (slept, after) = self.handle.look(|table| {
            let times = closed.iter().map(|outage| (outage.from_ms, outage.to_ms));
            (table.slept(times), table.version())
        });
        match slept {
            Some(slept) => match self.store(after, None, vec![slept]).await {
                // Another copy was first; its entry says the same.
                Err(AppendError::Conflict) => self.catch_up().await,
                Err(AppendError::Unavailable(reason)) => Err(reason),
                Ok(()) | Err(AppendError::NoSuchTable) => Ok(()),
            },
            None => Ok(()),
        }
    }

    /// Brings the head in the store up to date; `all` also what may wait.
    async fn update_head(&mut self, all: bool) {
        let (fields, after) = {
            let table = self.handle.table();
            (HeadFields::of(&table), table.version())
        };
        if fields == self.stored || (!all && fields.can_wait(&self.stored, self.house.time.now())) {
            return;
        }
        let update = fields.since(&self.stored);
        // Whoever is first in a conflict settles it; a failure is made good with the next change.
        if self.house.store.append(&self.handle.id, after, Vec::new(), update).await.is_ok() {
            self.stored = fields;
        }
    }
}
