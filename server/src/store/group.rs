//! Group commit: one writer takes whatever waits and commits all of it at once.
//!
//! While a commit is under way the next group gathers, so the groups grow by themselves as the house gets busier, and
//! a lone move in a quiet house waits for nobody. SQLite flushes the disk once a group instead of once a move;
//! PostgreSQL, which lets only one transaction at a time announce something, is asked once a group as well.

use std::collections::HashMap;
use std::future::Future;

use tokio::sync::{mpsc, oneshot};

use super::{AppendError, Outage, TableId, Unavailable, Update, Version};

/// The most that is committed at once: more would make the first of them wait too long.
const GROUP: usize = 256;
/// How much may wait before those who ask have to queue for a place.
const QUEUE: usize = 4 * GROUP;

/// How a piece of work ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    Written(Version),
    /// The name is taken, the version is not the last one, or the snapshot is not the newest. Nothing is changed.
    Refused,
    NoSuchTable,
    /// To a beat, with the outage that it ended.
    Alive(Option<Outage>),
}

impl Verdict {
    /// What it says to somebody who appended.
    pub(super) fn of_append(self) -> Result<Version, AppendError> {
        match self {
            Verdict::Written(version) => Ok(version),
            Verdict::NoSuchTable => Err(AppendError::NoSuchTable),
            Verdict::Refused | Verdict::Alive(_) => Err(AppendError::Conflict),
        }
    }
}

/// Why a group was not committed.
#[derive(Debug)]
pub(super) enum Failure {
    /// One of its pieces is at fault. Nothing is written, and the others may do better without it.
    OfOne(sqlx::Error),
    /// The database is at fault. Nobody can say what is written.
    OfAll(sqlx::Error),
}

/// Somebody who can commit a group.
pub(super) trait GroupCommitter: Send + 'static {
    type Work: Send + Sync + 'static;

    /// Commits the work, each piece judged by itself. Nobody in a group has had an answer yet, so none may claim to
    /// have come before another: any order is right.
    fn commit(&mut self, group: &[&Self::Work])
    -> impl Future<Output = Result<Vec<Verdict>, Failure>> + Send;

    /// Lets go of the database.
    fn close(self) -> impl Future<Output = ()> + Send;
}

type Answer = Result<Verdict, Unavailable>;
/// A piece of work and who waits for it.
type Job<Work> = (Work, oneshot::Sender<Answer>);

#[derive(Debug)]
enum Message<Work> {
    Write(Job<Work>),
    Stop(oneshot::Sender<()>),
}

/// The way to the task that writes.
#[derive(Debug)]
pub(super) struct Writer<Work> {
    queue: mpsc::Sender<Message<Work>>,
}

impl<Work: Send + Sync + 'static> Writer<Work> {
    /// Starts the task. It ends, and lets go of the database, when stopped or when nobody can ask it any more.
    pub(super) fn start(committer: impl GroupCommitter<Work = Work>) -> Self {
        let (queue, waiting) = mpsc::channel(QUEUE);
        tokio::spawn(write_all(committer, waiting));
        Self { queue }
    }

    /// Has the work done; the answer comes after the commit.
    pub(super) async fn ask(&self, work: Work) -> Answer {
        let (answer, answered) = oneshot::channel();
        self.queue.send(Message::Write((work, answer))).await.map_err(|_| Unavailable::closed())?;
        answered.await.map_err(|_| Unavailable::closed())?
    }

    /// Finishes what waits and lets go of the database.
    pub(super) async fn stop(&self) {
        let (answer, answered) = oneshot::channel();
        if self.queue.send(Message::Stop(answer)).await.is_ok() {
            // An error only says that the task has ended, which is what was asked for.
            let _ = answered.await;
        }
    }
}

async fn write_all<S: GroupCommitter>(mut committer: S, mut waiting: mpsc::Receiver<Message<S::Work>>) {
    let mut messages = Vec::with_capacity(GROUP);
    let mut stopped = Vec::new();
    while waiting.recv_many(&mut messages, GROUP).await > 0 {
        let mut group = Vec::with_capacity(messages.len());
        for message in messages.drain(..) {
            match message {
                Message::Write(job) => group.push(job),
                Message::Stop(answer) => {
                    stopped.push(answer);
                    waiting.close();
                }
            }
        }
        write_group(&mut committer, group).await;
    }
    committer.close().await;
    for answer in stopped {
        let _ = answer.send(());
    }
}

/// Writes a group and answers everybody in it.
async fn write_group<S: GroupCommitter>(committer: &mut S, group: Vec<Job<S::Work>>) {
    let work: Vec<_> = group.iter().map(|(work, _)| work).collect();
    if work.is_empty() {
        return;
    }
    let written = match committer.commit(&work).await {
        // One bad piece of work must not spoil the others' moves.
        Err(Failure::OfOne(_)) if group.len() > 1 => {
            for (work, answer) in group {
                let _ = answer
                    .send(committer.commit(&[&work]).await.map(|verdicts| verdicts[0]).map_err(unavailable));
            }
            return;
        }
        written => written.map_err(unavailable),
    };
    for (number, (_, answer)) in group.into_iter().enumerate() {
        // Whoever stopped waiting finds it in the log.
        let _ = answer.send(written.as_ref().map(|verdicts| verdicts[number]).map_err(Unavailable::clone));
    }
}

fn unavailable(failure: Failure) -> Unavailable {
    let (Failure::OfOne(error) | Failure::OfAll(error)) = failure;
    tracing::error!(%error, "writing to the database failed");
    error.into()
}

/// Entries to be added behind the last one.
#[derive(Debug)]
pub(super) struct Append {
    pub(super) id: TableId,
    pub(super) after: Version,
    pub(super) entries: Vec<String>,
    pub(super) update: Update,
}

impl Append {
    /// The last version once it is written.
    pub(super) fn leads_to(&self) -> Version {
        Version(self.after.0 + self.entries.len() as u64)
    }

    /// Whether it only adds entries and changes the head's own fields, as nearly all do.
    pub(super) fn is_plain(&self) -> bool {
        self.update.keys_added.is_empty() && self.update.keys_removed.is_empty()
    }

    /// Its entries with their versions.
    pub(super) fn numbered(&self) -> impl Iterator<Item = (i64, &str)> {
        (self.after.to_sql() + 1..).zip(self.entries.iter().map(String::as_str))
    }
}

/// What a table's head becomes after all its accepted appends of a group; the later ones have the last word.
#[derive(Debug, Default)]
pub(super) struct NextHead<'a> {
    pub(super) version: Version,
    pub(super) has_news: bool,
    pub(super) listed: Option<bool>,
    pub(super) finished: Option<bool>,
    pub(super) summary: Option<&'a str>,
    pub(super) deadline: Option<Option<i64>>,
}

/// Judges appends, the first of them first, by the last versions of their tables.
pub(super) fn judge<'a>(
    mut versions: HashMap<String, Version>,
    appends: &[&'a Append],
) -> (Vec<Verdict>, Vec<&'a Append>) {
    let mut accepted = Vec::with_capacity(appends.len());
    let verdict = |&append: &&'a Append| match versions.get_mut(append.id.as_str()) {
        None => Verdict::NoSuchTable,
        Some(last) if *last != append.after => Verdict::Refused,
        Some(last) => {
            *last = append.leads_to();
            accepted.push(append);
            Verdict::Written(*last)
        }
    };
    (appends.iter().map(verdict).collect(), accepted)
}

/// The new heads that accepted appends lead to.
pub(super) fn next_heads<'a>(accepted: &[&'a Append]) -> HashMap<&'a str, NextHead<'a>> {
    let mut heads: HashMap<&str, NextHead<'_>> = HashMap::new();
    for append in accepted {
        let head = heads.entry(append.id.as_str()).or_default();
        head.version = append.leads_to();
        head.has_news |= !append.entries.is_empty();
        head.listed = append.update.listed.or(head.listed);
        head.finished = append.update.finished.or(head.finished);
        head.summary = append.update.summary.as_deref().or(head.summary);
        head.deadline = append.update.next_deadline_ms.or(head.deadline);
    }
    heads
}
