//! What time it is.

use crate::table::Millis;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

/// Deadlines beyond this are as good as none; adding them to a moment could overflow.
const FAR: Duration = Duration::from_secs(10 * 365 * 24 * 60 * 60);

/// The house's clock. It reads the time of day once, when the house opens, and counts on by itself: if somebody sets the
/// machine's clock, nobody's time changes.
///
/// Whatever the house waits for, it waits for by this clock, so that a test can let an hour pass in no time.
#[derive(Clone, Debug)]
pub struct Clockwork {
    /// What the time was at a moment.
    began: (Millis, Instant),
    /// How far the house is ahead of the world.
    ahead: watch::Sender<Duration>,
}

impl Default for Clockwork {
    fn default() -> Clockwork {
        Clockwork::set_by(SystemTime::now)
    }
}

impl Clockwork {
    /// A clock that is set by another.
    fn set_by(wall: impl FnOnce() -> SystemTime) -> Clockwork {
        let world = wall().duration_since(UNIX_EPOCH).unwrap_or_default();
        let began = (Millis::try_from(world.as_millis()).unwrap_or(Millis::MAX), Instant::now());
        Clockwork { began, ahead: watch::Sender::new(Duration::ZERO) }
    }

    /// The same, but it was at least this late already: the machine's clock may have been set back while the house was closed.
    pub(super) fn not_before(mut self, at: Millis) -> Clockwork {
        self.began.0 = self.began.0.max(at);
        self
    }

    /// Milliseconds since 1970.
    pub fn now(&self) -> Millis {
        let (began, at) = self.began;
        let passed = Millis::try_from((at.elapsed() + self.ahead()).as_millis()).unwrap_or(Millis::MAX);
        began.saturating_add(passed)
    }

    /// The moment at which [`Clockwork::now`] will say this.
    pub fn moment(&self, at: Millis) -> Instant {
        let wait = Duration::from_millis(u64::try_from(at.saturating_sub(self.now())).unwrap_or(0));
        self.instant() + wait.min(FAR)
    }

    /// This moment.
    pub fn instant(&self) -> Instant {
        Instant::now() + self.ahead()
    }

    /// How long ago a moment was.
    pub(super) fn millis_since(&self, moment: Instant) -> Millis {
        Millis::try_from((self.instant() - moment).as_millis()).unwrap_or(Millis::MAX)
    }

    /// Waits for a moment. Whoever waits must wait anew when the clock [`leaps`](Clockwork::leaps).
    pub(super) async fn until(&self, moment: Instant) {
        if let Some(moment) = moment.checked_sub(self.ahead()) {
            sleep_until(moment).await;
        }
    }

    /// Puts the clock forward: for tests, which do not have an hour.
    pub fn leap(&self, by: Duration) {
        self.ahead.send_modify(|ahead| *ahead += by);
    }

    /// Tells whenever the clock is put forward.
    pub(super) fn leaps(&self) -> watch::Receiver<Duration> {
        self.ahead.subscribe()
    }

    fn ahead(&self) -> Duration {
        *self.ahead.borrow()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    const HOUR: Duration = Duration::from_secs(3_600);

    #[test]
    fn a_clock_on_the_wall_that_is_set_back_or_forth_changes_nobodys_time() {
        let wall = Cell::new(SystemTime::now());
        let clock = Clockwork::set_by(|| wall.get());
        let before = clock.now();
        for set in [wall.get() + HOUR, wall.get() - HOUR] {
            wall.set(set);
            assert!((before..before + 60_000).contains(&clock.now()));
        }
    }

    #[test]
    fn a_clock_that_was_set_back_while_the_house_was_closed_goes_on_where_it_was() {
        let clock = Clockwork::default();
        let later = clock.now() + 3_600_000;
        assert!(clock.clone().not_before(later).now() >= later);
        assert!(clock.not_before(0).now() < later);
    }

    #[test]
    fn what_is_past_is_due_and_what_is_far_off_does_no_harm() {
        let clock = Clockwork::default();
        assert!(clock.moment(clock.now() - 5) <= Instant::now());
        assert!(clock.moment(Millis::MAX) > Instant::now() + FAR / 2);
    }

    #[tokio::test]
    async fn a_clock_that_is_put_forward_is_so_for_all_that_wait() {
        let clock = Clockwork::default();
        let mut leaps = clock.leaps();
        let (before, in_an_hour) = (clock.now(), clock.instant() + HOUR);
        clock.clone().leap(HOUR);
        assert!(leaps.has_changed().unwrap());
        leaps.mark_unchanged();
        assert!(clock.now() >= before + 3_600_000);
        clock.until(in_an_hour).await;
        assert!(clock.millis_since(in_an_hour) < 3_600_000);
    }
}
