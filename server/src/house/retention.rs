//! What is abandoned goes: tables that never began, games that nobody goes on with, and, if the house wants that, old finished
//! ones.

use super::{House, Summary, log};
use crate::store::{Head, TableId, Unavailable, Version};
use crate::table::Millis;
use std::sync::Arc;
use std::time::Duration;

/// How long tables are kept after the last that happened at them; for ever, where nothing is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Retention {
    /// Those whose cards were never dealt.
    pub unstarted: Option<Duration>,
    /// Those whose game was never finished.
    pub abandoned: Option<Duration>,
    /// Those whose game is over.
    pub finished: Option<Duration>,
}

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

impl Default for Retention {
    fn default() -> Retention {
        // The slowest pace gives somebody two months for a single move.
        Retention { unstarted: Some(7 * DAY), abandoned: Some(90 * DAY), finished: None }
    }
}

impl Retention {
    /// How long a table like this is kept.
    fn of(&self, head: &Head) -> Option<Duration> {
        match (head.finished, Summary::of(head).begun) {
            (true, _) => self.finished,
            (false, true) => self.abandoned,
            (false, false) => self.unstarted,
        }
    }

    /// The shortest that any table is kept.
    fn shortest(&self) -> Option<Duration> {
        [self.unstarted, self.abandoned, self.finished].into_iter().flatten().min()
    }
}

/// How often the house looks for such tables, and at how many of them: ten thousand are gone through within the hour.
const ROUND: Duration = Duration::from_secs(60);
const MOST_LOOKED_AT: u32 = 256;

/// Looks through all tables, some at a time, again and again until the house closes.
pub(super) async fn sweep(house: Arc<House>) {
    let (closing, mut leaps, mut place) = (house.closing(), house.time.leaps(), None);
    let mut next = house.time.instant() + ROUND;
    loop {
        tokio::select! {
            () = house.time.until(next) => {}
            _ = leaps.changed() => continue,
            () = closing.cancelled() => return,
        }
        next = house.time.instant() + ROUND;
        place = match sweep_some(&house, place).await {
            Ok(place) => place,
            Err(reason) => {
                tracing::warn!(%reason, "old tables could not be looked through");
                None
            }
        };
    }
}

/// Looks through the tables after a place, the oldest first; says how far it came, or nothing at the end.
async fn sweep_some(
    house: &House,
    after: Option<(Millis, TableId)>,
) -> Result<Option<(Millis, TableId)>, Unavailable> {
    let now = house.time.now();
    let Some(shortest) = house.config.retention.shortest() else { return Ok(None) };
    let heads = house.store.created_before(now - millis(shortest), after, MOST_LOOKED_AT).await?;
    for head in &heads {
        let Some(kept) = house.config.retention.of(head) else { continue };
        if house.is_awake(&head.id) || now - last_at(house, head).await? < millis(kept) {
            continue;
        }
        if house.store.delete(&head.id, head.version).await? {
            tracing::info!(table = %head.id, "a table was abandoned and is deleted");
            metrics::counter!("undercroft_tables_deleted_total").increment(1);
        }
    }
    let full = heads.len() == MOST_LOOKED_AT as usize;
    Ok(heads.last().filter(|_| full).map(|head| (head.created_ms, head.id.clone())))
}

/// When the last happened at a table.
async fn last_at(house: &House, head: &Head) -> Result<Millis, Unavailable> {
    let before_last = Version(head.version.0.saturating_sub(1));
    let last = house.store.read(&head.id, before_last).await?;
    Ok(last.last().map_or(head.created_ms, |(_, text)| log::time_of(text)).max(head.created_ms))
}

fn millis(duration: Duration) -> Millis {
    Millis::try_from(duration.as_millis()).unwrap_or(Millis::MAX)
}
