//! A queue in which nobody's many keep others waiting: whoever has had least is next.

use std::collections::HashMap;
use std::hash::{BuildHasher, Hash, RandomState};
use std::time::Duration;

/// What is charged when a job begins, so that those who wait take turns also while nothing has ended yet.
const TURN: Duration = Duration::from_micros(100);

/// For whom a job is: its time is counted against its payer, and among a payer's jobs against its table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Share {
    payer: u64,
    table: u64,
    /// Whether nobody waits for it: it comes after everything that somebody waits for.
    idle: bool,
}

impl Share {
    /// A share of whoever pays, for a table.
    pub(crate) fn new(payer: impl Hash, table: impl Hash, idle: bool) -> Share {
        // The same for the whole process, and nobody outside knows it.
        static SECRET: std::sync::LazyLock<RandomState> = std::sync::LazyLock::new(RandomState::new);
        Share { payer: SECRET.hash_one(payer), table: SECRET.hash_one(table), idle }
    }
}

/// Jobs that wait.
pub(super) struct FairQueue<Job> {
    /// In the order in which they came.
    waiting: Vec<(Share, Job)>,
    payers: Ledger,
    tables: Ledger,
}

/// How much time each has had, beyond what all who are served have had at least.
#[derive(Default)]
struct Ledger {
    had: HashMap<u64, Duration>,
    /// Whoever comes anew begins here: having been away earns nothing.
    least: Duration,
}

impl Ledger {
    fn had(&self, key: u64) -> Duration {
        self.had.get(&key).copied().unwrap_or_default().max(self.least)
    }

    fn charge(&mut self, key: u64, time: Duration) {
        let had = self.had(key) + time;
        self.had.insert(key, had);
    }

    /// Somebody is served: nobody who waits has had less.
    fn serve(&mut self, key: u64) {
        self.least = self.had(key);
        self.had.retain(|_, had| *had > self.least);
        self.charge(key, TURN);
    }
}

impl<Job> FairQueue<Job> {
    pub(super) fn new() -> FairQueue<Job> {
        FairQueue { waiting: Vec::new(), payers: Ledger::default(), tables: Ledger::default() }
    }

    pub(super) fn push(&mut self, share: Share, job: Job) {
        self.waiting.push((share, job));
    }

    /// Takes the next of the jobs that fit.
    pub(super) fn pop(&mut self, fits: impl Fn(&Job) -> bool) -> Option<(Share, Job)> {
        let rank = |share: &Share| (share.idle, self.payers.had(share.payer), self.tables.had(share.table));
        let fitting = self.waiting.iter().enumerate().filter(|(_, (_, job))| fits(job));
        let (place, _) = fitting.min_by_key(|(_, (share, _))| rank(share))?;
        let (share, job) = self.waiting.remove(place);
        self.payers.serve(share.payer);
        self.tables.serve(share.table);
        Some((share, job))
    }

    /// Notes how long a job has taken.
    pub(super) fn took(&mut self, share: Share, time: Duration) {
        self.payers.charge(share.payer, time);
        self.tables.charge(share.table, time);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Serves everything that waits, each job as long as it says; the order in which that happens.
    fn served(jobs: &[(&'static str, &'static str, bool, u64)]) -> Vec<(&'static str, &'static str)> {
        let mut queue = FairQueue::new();
        for &(payer, table, idle, seconds) in jobs {
            queue.push(Share::new(payer, table, idle), (payer, table, seconds));
        }
        let mut order = Vec::new();
        while let Some((share, (payer, table, seconds))) = queue.pop(|_| true) {
            queue.took(share, Duration::from_secs(seconds));
            order.push((payer, table));
        }
        order
    }

    #[test]
    fn whoever_asks_for_much_waits_for_whoever_asks_for_little() {
        let many = [("mallory", "a", false, 2); 8];
        let jobs = [&many[..], &[("ann", "b", false, 0), ("ann", "b", false, 0)]].concat();
        assert_eq!(served(&jobs)[1..3], [("ann", "b"), ("ann", "b")]);
    }

    #[test]
    fn those_who_ask_for_the_same_take_turns() {
        let jobs =
            [("ann", "a", false, 1), ("ann", "a", false, 1), ("bea", "b", false, 1), ("bea", "b", false, 1)];
        assert_eq!(served(&jobs).map_payers(), ["ann", "bea", "ann", "bea"]);
    }

    #[test]
    fn one_persons_tables_take_turns_too() {
        let jobs = [("ann", "a", false, 1), ("ann", "a", false, 1), ("ann", "b", false, 1)];
        assert_eq!(served(&jobs), [("ann", "a"), ("ann", "b"), ("ann", "a")]);
    }

    #[test]
    fn what_nobody_waits_for_comes_last() {
        let jobs = [("ann", "a", true, 1), ("bea", "b", false, 9), ("bea", "b", false, 9)];
        assert_eq!(served(&jobs).map_payers(), ["bea", "bea", "ann"]);
    }

    #[test]
    fn having_been_away_earns_nothing() {
        let mut queue = FairQueue::new();
        let [ann, bea] = ["ann", "bea"].map(|payer| Share::new(payer, payer, false));
        for _ in 0..3 {
            queue.push(ann, "ann");
            let (share, _) = queue.pop(|_| true).unwrap();
            queue.took(share, Duration::from_secs(10));
        }
        queue.push(ann, "ann");
        (0..3).for_each(|_| queue.push(bea, "bea"));
        let mut order = Vec::new();
        while let Some((share, payer)) = queue.pop(|_| true) {
            queue.took(share, Duration::from_secs(10));
            order.push(payer);
        }
        assert_eq!(order, ["bea", "ann", "bea", "bea"]);
    }

    #[test]
    fn only_what_fits_is_taken() {
        let mut queue = FairQueue::new();
        queue.push(Share::new("ann", "a", false), 9);
        queue.push(Share::new("ann", "a", false), 1);
        assert_eq!(queue.pop(|job| *job < 5).map(|(_, job)| job), Some(1));
        assert_eq!(queue.pop(|job| *job < 5).map(|(_, job)| job), None);
        assert_eq!(queue.waiting.len(), 1);
    }

    trait MapPayers {
        fn map_payers(&self) -> Vec<&'static str>;
    }

    impl MapPayers for Vec<(&'static str, &'static str)> {
        fn map_payers(&self) -> Vec<&'static str> {
            self.iter().map(|(payer, _)| *payer).collect()
        }
    }
}
