//! A store that can be made to write without saying so, and then not to answer.

use async_trait::async_trait;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::sync::broadcast;
use undercroft_server::store::{
    AppendError, BackupError, Change, CreateError, DeviceLink, Head, KeyHash, NewTable, Outage, Snapshot,
    Store, TableId, Unavailable, Update, Version,
};

/// Another store behind a line that breaks.
pub(crate) struct Unsure {
    store: Arc<dyn Store>,
    broken: AtomicBool,
}

impl Unsure {
    pub(crate) fn new(store: Arc<dyn Store>) -> Arc<Unsure> {
        Arc::new(Unsure { store, broken: AtomicBool::new(false) })
    }

    /// From now on what is asked for still happens, and nobody is told; or all is well again.
    pub(crate) fn breaks(&self, broken: bool) {
        self.broken.store(broken, Ordering::SeqCst);
    }

    fn told<T>(&self, answer: Result<T, Unavailable>) -> Result<T, Unavailable> {
        match self.broken.load(Ordering::SeqCst) {
            true => Err(Unavailable("the line is broken".into())),
            false => answer,
        }
    }
}

#[async_trait]
impl Store for Unsure {
    async fn create(&self, table: NewTable) -> Result<Version, CreateError> {
        self.store.create(table).await
    }

    async fn append(
        &self,
        id: &TableId,
        after: Version,
        entries: Vec<String>,
        update: Update,
    ) -> Result<Version, AppendError> {
        let written = self.store.append(id, after, entries, update).await;
        self.told(Ok(())).map_err(AppendError::Unavailable)?;
        written
    }

    async fn read(&self, id: &TableId, after: Version) -> Result<Vec<(Version, String)>, Unavailable> {
        self.told(self.store.read(id, after).await)
    }

    async fn head(&self, id: &TableId) -> Result<Option<Head>, Unavailable> {
        self.told(self.store.head(id).await)
    }

    async fn put_snapshot(&self, id: &TableId, version: Version, bytes: Vec<u8>) -> Result<(), Unavailable> {
        self.store.put_snapshot(id, version, bytes).await
    }

    async fn snapshot(&self, id: &TableId) -> Result<Option<Snapshot>, Unavailable> {
        self.store.snapshot(id).await
    }

    async fn listed(&self, limit: u32) -> Result<Vec<Head>, Unavailable> {
        self.store.listed(limit).await
    }

    async fn tables_of(&self, key: &KeyHash) -> Result<Vec<Head>, Unavailable> {
        self.store.tables_of(key).await
    }

    async fn beginning_with(
        &self,
        beginning: &str,
        since_ms: i64,
        limit: u32,
    ) -> Result<Vec<Head>, Unavailable> {
        self.store.beginning_with(beginning, since_ms, limit).await
    }

    async fn unfinished_with_deadline(&self, before_ms: i64, limit: u32) -> Result<Vec<Head>, Unavailable> {
        self.store.unfinished_with_deadline(before_ms, limit).await
    }

    async fn created_before(
        &self,
        before_ms: i64,
        after: Option<(i64, TableId)>,
        limit: u32,
    ) -> Result<Vec<Head>, Unavailable> {
        self.store.created_before(before_ms, after, limit).await
    }

    async fn delete(&self, id: &TableId, version: Version) -> Result<bool, Unavailable> {
        self.store.delete(id, version).await
    }

    async fn knows(&self, key: &KeyHash) -> Result<bool, Unavailable> {
        self.store.knows(key).await
    }

    async fn unfinished_of(&self, key: &KeyHash) -> Result<u64, Unavailable> {
        self.store.unfinished_of(key).await
    }

    async fn count(&self) -> Result<u64, Unavailable> {
        self.store.count().await
    }

    async fn beat(&self, now_ms: i64, grace_ms: i64) -> Result<Option<Outage>, Unavailable> {
        self.told(self.store.beat(now_ms, grace_ms).await)
    }

    async fn last_beat(&self) -> Result<Option<i64>, Unavailable> {
        self.store.last_beat().await
    }

    async fn outages_since(&self, ms: i64) -> Result<Vec<Outage>, Unavailable> {
        self.store.outages_since(ms).await
    }

    async fn secret(&self, name: &str, new: Vec<u8>) -> Result<Vec<u8>, Unavailable> {
        self.store.secret(name, new).await
    }

    async fn subscribe(&self, key: &KeyHash, subscription: String) -> Result<(), Unavailable> {
        self.store.subscribe(key, subscription).await
    }

    async fn unsubscribe(&self, key: &KeyHash, subscription: String) -> Result<(), Unavailable> {
        self.store.unsubscribe(key, subscription).await
    }

    async fn subscription(&self, key: &KeyHash) -> Result<Option<String>, Unavailable> {
        self.store.subscription(key).await
    }

    async fn history_of(
        &self,
        key: &KeyHash,
        after: Option<(i64, TableId)>,
        limit: u32,
    ) -> Result<Vec<Head>, Unavailable> {
        self.store.history_of(key, after, limit).await
    }

    async fn forget_history(&self, key: &KeyHash) -> Result<(), Unavailable> {
        self.store.forget_history(key).await
    }

    async fn devices_of(&self, key: &KeyHash) -> Result<Vec<KeyHash>, Unavailable> {
        self.store.devices_of(key).await
    }

    async fn link_device(&self, link: DeviceLink) -> Result<(), Unavailable> {
        self.store.link_device(link).await
    }

    async fn join_devices(&self, pass: &KeyHash, key: &KeyHash, now_ms: i64) -> Result<bool, Unavailable> {
        self.store.join_devices(pass, key, now_ms).await
    }

    fn is_shared(&self) -> bool {
        self.store.is_shared()
    }

    fn changes(&self) -> broadcast::Receiver<Change> {
        self.store.changes()
    }

    async fn backup(&self, path: &Path) -> Result<(), BackupError> {
        self.store.backup(path).await
    }

    async fn close(&self) {
        self.store.close().await;
    }
}
