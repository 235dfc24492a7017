//! What somebody has played: found by their devices, carried to another by a link, and forgotten on their word.

use super::House;
use crate::secret::KeyHash;
use crate::store::{DeviceLink, Head, TableId, Unavailable};
use crate::table::Millis;

/// How long a link to another device is good.
const LINK_LASTS: Millis = 60 * 60 * 1000;

impl House {
    /// Finished tables that somebody has to do with, the newest first, after the one of this time and name; and all their
    /// devices, by which their seats are known.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn history_of(
        &self,
        key: &KeyHash,
        after: Option<(Millis, TableId)>,
        limit: u32,
    ) -> Result<(Vec<Head>, Vec<KeyHash>), Unavailable> {
        Ok((self.store.history_of(key, after, limit).await?, self.store.devices_of(key).await?))
    }

    /// Forgets what somebody has played. Tables under way stay theirs, and nobody else's history changes.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn forget_history(&self, key: &KeyHash) -> Result<(), Unavailable> {
        self.store.forget_history(key).await
    }

    /// Lets a link carry somebody's history to another device, once and within the hour. Only the newest is good.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn link_device(&self, key: KeyHash, pass: KeyHash) -> Result<(), Unavailable> {
        let now_ms = self.time.now();
        self.store.link_device(DeviceLink { key, pass, now_ms, expires_ms: now_ms + LINK_LASTS }).await
    }

    /// Uses such a link; says whether it was still good.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn join_devices(&self, pass: &KeyHash, key: &KeyHash) -> Result<bool, Unavailable> {
        self.store.join_devices(pass, key, self.time.now()).await
    }
}
