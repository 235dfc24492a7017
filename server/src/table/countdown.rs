//! The clock of the game itself, where its rules limit time. Like the players' clocks it stands still while the table or the
//! server rests.

use super::Millis;
use undercroft_core::TimeLimit;

/// What has passed of the present limit; nothing runs without one.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct Countdown {
    limit: Option<TimeLimit>,
    passed: Millis,
    running: bool,
    /// Up to when time has been counted.
    counted: Millis,
}

impl Countdown {
    /// Counts the time up to now.
    pub(crate) fn count(&mut self, now: Millis) {
        if self.running {
            self.passed += (now - self.counted).max(0);
        }
        self.counted = now.max(self.counted);
    }

    /// From now on this limit runs, unless the table stands still. One with the number of the last goes on, any other begins.
    pub(crate) fn run(&mut self, limit: Option<TimeLimit>, still: bool, now: Millis) {
        self.count(now);
        if self.limit.map(|limit| limit.number) != limit.map(|limit| limit.number) {
            self.passed = 0;
        }
        (self.limit, self.running) = (limit, limit.is_some() && !still);
    }

    /// The limit is over, or does not count any more: the next one begins, even if it has the same number.
    pub(crate) fn over(&mut self) {
        self.limit = None;
    }

    /// Time that does not count: the server was away.
    pub(crate) fn forgive(&mut self, millis: Millis) {
        self.counted += millis;
    }

    /// What is left of the limit.
    pub(crate) fn left(&self, now: Millis) -> Option<Millis> {
        let running = if self.running { (now - self.counted).max(0) } else { 0 };
        Some((Millis::from(self.limit?.millis) - self.passed - running).max(0))
    }

    /// When the limit will be over, if it runs.
    pub(crate) fn deadline(&self) -> Option<Millis> {
        self.left(self.counted).filter(|_| self.running).map(|left| self.counted + left)
    }

    /// Whether the limit is over by now.
    pub(crate) fn is_over(&self, now: Millis) -> bool {
        self.deadline().is_some_and(|at| at <= now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: Option<TimeLimit> = Some(TimeLimit { number: 1, millis: 100 });
    const SECOND: Option<TimeLimit> = Some(TimeLimit { number: 2, millis: 100 });

    fn begun() -> Countdown {
        let mut countdown = Countdown::default();
        countdown.run(FIRST, false, 1_000);
        countdown
    }

    #[test]
    fn a_limit_goes_on_whatever_is_played_under_it() {
        let mut countdown = begun();
        countdown.run(FIRST, false, 1_060);
        assert_eq!((countdown.left(1_070), countdown.deadline()), (Some(30), Some(1_100)));
        assert!(!countdown.is_over(1_099) && countdown.is_over(1_100));
    }

    #[test]
    fn another_limit_begins_anew_and_so_does_the_same_after_it_was_over() {
        let mut countdown = begun();
        countdown.run(SECOND, false, 1_060);
        assert_eq!(countdown.deadline(), Some(1_160));
        countdown.over();
        countdown.run(SECOND, false, 1_160);
        assert_eq!(countdown.deadline(), Some(1_260));
    }

    #[test]
    fn nothing_passes_while_the_table_rests_or_the_server_is_away() {
        let mut countdown = begun();
        countdown.run(FIRST, true, 1_010);
        assert_eq!((countdown.left(5_000), countdown.deadline()), (Some(90), None));
        countdown.run(FIRST, false, 5_000);
        countdown.forgive(2_000);
        assert_eq!((countdown.left(7_005), countdown.deadline()), (Some(85), Some(7_090)));
    }

    #[test]
    fn without_a_limit_nothing_is_ever_over() {
        let mut countdown = begun();
        countdown.run(None, false, 1_010);
        assert_eq!((countdown.left(9_000), countdown.deadline()), (None, None));
        assert!(!countdown.is_over(Millis::MAX));
    }
}
