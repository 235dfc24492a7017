//! What time it is.

use crate::table::Millis;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

/// Deadlines beyond this are as good as none; adding them to a moment could overflow.
const FAR: Duration = Duration::from_secs(10 * 365 * 24 * 60 * 60);

/// The house's clock: the time of day, but it never goes back when somebody sets the machine's clock.
///
/// Whatever the house waits for, it waits for by this clock, so that a test can let an hour pass in no time.
#[derive(Clone, Debug)]
pub struct Clockwork {
    latest: Arc<AtomicI64>,
    /// How far the house is ahead of the world.
    ahead: watch::Sender<Duration>,
}

impl Default for Clockwork {
    fn default() -> Clockwork {
        Clockwork { latest: Arc::default(), ahead: watch::Sender::new(Duration::ZERO) }
    }
}

impl Clockwork {
    /// Milliseconds since 1970.
    pub fn now(&self) -> Millis {
        let world = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let now = Millis::try_from((world + self.ahead()).as_millis()).unwrap_or(Millis::MAX);
        self.latest.fetch_max(now, Ordering::Relaxed).max(now)
    }

    /// The moment at which [`Clockwork::now`] will say this.
    pub fn moment(&self, at: Millis) -> Instant {
        let wait = Duration::from_millis(u64::try_from(at - self.now()).unwrap_or(0));
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

    #[test]
    fn the_clock_never_goes_back() {
        let clock = Clockwork::default();
        let ahead = clock.now() + 1_000_000;
        clock.latest.store(ahead, Ordering::Relaxed);
        assert_eq!(clock.now(), ahead);
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
        let (hour, mut leaps) = (Duration::from_secs(3_600), clock.leaps());
        let (before, in_an_hour) = (clock.now(), clock.instant() + hour);
        clock.clone().leap(hour);
        assert!(leaps.has_changed().unwrap());
        leaps.mark_unchanged();
        assert!(clock.now() >= before + 3_600_000);
        clock.until(in_an_hour).await;
        assert!(clock.millis_since(in_an_hour) < 3_600_000);
    }
}
