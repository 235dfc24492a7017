//! The heartbeat: notes that the house is open, wakes tables whose clocks run out, and hears what other copies write.

use super::House;
use super::handle::ActorMessage;
use crate::store::{Change, Unavailable};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{MissedTickBehavior, interval};

/// How often the heart beats.
const ROUND: Duration = Duration::from_secs(1);
/// Without a sign of life for this long the house counts as closed, and nobody's clock ran.
const GRACE_MS: i64 = 10_000;
/// How many tables are woken in a round; the rest follow in the next.
const MOST_WOKEN: u32 = 256;

/// Notes that the house is open before anybody is let in, and starts the heartbeat.
pub(super) async fn start(house: &Arc<House>) -> Result<(), Unavailable> {
    if let Some(outage) = house.store.beat(house.time.now(), GRACE_MS).await? {
        tracing::info!(
            seconds = (outage.to_ms - outage.from_ms) / 1000,
            "the house was closed; no clock ran"
        );
    }
    house.tasks.spawn(beat(house.clone()));
    house.tasks.spawn(listen_to_others(house.clone()));
    Ok(())
}

/// Notes that the house is open, and an outage if it was not for a while.
async fn note_open(house: &House) -> Result<(), Unavailable> {
    let now = house.time.now();
    if let Some(outage) = house.store.beat(now, GRACE_MS).await? {
        tracing::info!(
            seconds = (outage.to_ms - outage.from_ms) / 1000,
            "the house was closed; no clock ran"
        );
    }
    house.alive.store(now, Ordering::Relaxed);
    Ok(())
}

impl House {
    /// Writes that the house is open, unless that was done within the last second.
    ///
    /// # Errors
    /// If the store does not write.
    pub async fn show_sign_of_life(&self) -> Result<(), Unavailable> {
        let written = self.time.now() - self.alive.load(Ordering::Relaxed) < ROUND.as_millis() as i64;
        if written { Ok(()) } else { note_open(self).await }
    }

    /// Makes sure that a time when the house was closed is noted before anything happens after it.
    ///
    /// Answers whether there was one that this copy has just got through: tables must then look for it.
    pub(super) async fn wake_up(&self) -> Result<bool, Unavailable> {
        let asleep = self.time.now() - self.alive.load(Ordering::Relaxed) > GRACE_MS;
        if asleep {
            note_open(self).await?;
        }
        Ok(asleep)
    }
}

async fn beat(house: Arc<House>) {
    let mut round = interval(ROUND);
    round.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let closing = house.closing();
    let (mut outages_known, mut leaps) = (house.time.now(), house.time.leaps());
    loop {
        tokio::select! {
            _ = round.tick() => {}
            _ = leaps.changed() => {}
            () = closing.cancelled() => return,
        }
        if let Err(reason) = make_round(&house, &mut outages_known).await {
            tracing::warn!(%reason, "a round of the heartbeat failed");
        }
    }
}

async fn make_round(house: &Arc<House>, outages_known: &mut i64) -> Result<(), Unavailable> {
    note_open(house).await?;
    house.keep_in_touch();
    // Whichever copy has noted an outage: every copy's tables must hear of it.
    if let Some(outage) = house.store.outages_since(*outages_known).await?.last() {
        *outages_known = outage.to_ms;
        house.awake().iter().for_each(|handle| handle.send(ActorMessage::LookAgain));
    }
    for head in house.store.unfinished_with_deadline(house.time.now(), MOST_WOKEN).await? {
        if house.closing().is_cancelled() {
            break;
        }
        // Its actor sees to the rest.
        if let Err(reason) = house.handle(&head.id).await {
            tracing::warn!(table = %head.id, %reason, "a table could not be woken");
        }
    }
    Ok(())
}

async fn listen_to_others(house: Arc<House>) {
    let mut changes = house.store.changes();
    let closing = house.closing();
    loop {
        let change = tokio::select! {
            change = changes.recv() => change,
            () = closing.cancelled() => return,
        };
        match change {
            Ok(Change::Appended(id, version)) => {
                let handle = house.handles().get(&id).and_then(|place| place.get().cloned());
                if let Some(handle) = handle.filter(|handle| *handle.news().borrow() < version) {
                    handle.send(ActorMessage::OthersWrote { read: None });
                }
            }
            Ok(Change::Announced { by, words }) => house.hear_words(&by, &words),
            Ok(Change::Resync) | Err(RecvError::Lagged(_)) => {
                house.awake().iter().for_each(|handle| handle.send(ActorMessage::LookAgain));
            }
            Err(RecvError::Closed) => return,
        }
    }
}
