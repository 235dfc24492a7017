//! What time it is.

use crate::table::Millis;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::time::Instant;

/// The house's clock: it starts at the time of day and then never goes back, whoever sets the machine's clock.
#[derive(Clone, Copy, Debug)]
pub struct Clockwork {
    began: Millis,
    since: Instant,
}

impl Clockwork {
    /// A clock that starts now.
    pub fn start() -> Clockwork {
        let began = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis();
        Clockwork { began: Millis::try_from(began).unwrap_or(Millis::MAX), since: Instant::now() }
    }

    /// Milliseconds since 1970.
    pub fn now(&self) -> Millis {
        self.began + Millis::try_from(self.since.elapsed().as_millis()).unwrap_or(0)
    }

    /// The moment at which [`Clockwork::now`] will say this.
    pub fn moment(&self, at: Millis) -> Instant {
        let after = u64::try_from(at - self.began).unwrap_or(0);
        // Deadlines beyond any life are as good as none; adding them could overflow.
        self.since + Duration::from_millis(after.min(1 << 42))
    }
}
