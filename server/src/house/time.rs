//! What time it is.

use crate::table::Millis;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::time::Instant;

/// Deadlines beyond this are as good as none; adding them to a moment could overflow.
const FAR: Duration = Duration::from_secs(10 * 365 * 24 * 60 * 60);

/// The house's clock: the time of day, but it never goes back when somebody sets the machine's clock.
#[derive(Clone, Debug, Default)]
pub struct Clockwork {
    latest: Arc<AtomicI64>,
}

impl Clockwork {
    /// Milliseconds since 1970.
    pub fn now(&self) -> Millis {
        let wall = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis();
        let wall = Millis::try_from(wall).unwrap_or(Millis::MAX);
        self.latest.fetch_max(wall, Ordering::Relaxed).max(wall)
    }

    /// The moment at which [`Clockwork::now`] will say this.
    pub fn moment(&self, at: Millis) -> Instant {
        let wait = Duration::from_millis(u64::try_from(at - self.now()).unwrap_or(0));
        Instant::now() + wait.min(FAR)
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
}
