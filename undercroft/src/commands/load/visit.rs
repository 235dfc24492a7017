//! What a client keeps of its time at a table: enough to measure and to check, and no scene itself.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Instant;
use undercroft_client::{Heard, Received};
use undercroft_core::Seat;
use undercroft_server::table::Version;

/// A scene that was shown.
#[derive(Clone, Copy)]
pub(super) struct Seen {
    pub(super) version: Version,
    pub(super) at: Instant,
    /// Of the whole frame, byte by byte.
    pub(super) hash: u64,
}

/// A move that was acknowledged.
#[derive(Clone, Copy)]
pub(super) struct Played {
    pub(super) version: Version,
    pub(super) sent: Instant,
    pub(super) acknowledged: Instant,
}

/// One client's time at one table.
pub(super) struct Visit {
    /// Which client.
    pub(super) client: usize,
    pub(super) table: String,
    /// Its seat; none for somebody who watches.
    pub(super) seat: Option<Seat>,
    pub(super) seen: Vec<Seen>,
    pub(super) played: Vec<Played>,
}

impl Visit {
    /// When the client first saw this version or a later one.
    pub(super) fn saw(&self, version: Version) -> Option<Instant> {
        let first = self.seen.partition_point(|seen| seen.version < version);
        self.seen.get(first).map(|seen| seen.at)
    }
}

/// What a frame's text comes to.
pub(super) fn hash(frame: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    frame.hash(&mut hasher);
    hasher.finish()
}

/// Where the socket's side of a client writes what comes.
#[derive(Clone, Default)]
pub(super) struct Notes(Arc<Mutex<Noted>>);

#[derive(Default)]
struct Noted {
    seen: Vec<Seen>,
    acknowledged: Option<Instant>,
}

impl Notes {
    /// Notes a frame. Only what is cheap: all clients of the run share the machine with the server.
    pub(super) fn take(&self, received: &Received) {
        match &received.heard {
            Heard::Scene(scene) => {
                let seen = Seen { version: scene.version, at: received.at, hash: hash(received.text()) };
                self.noted().seen.push(seen);
            }
            Heard::Done { .. } => self.noted().acknowledged = Some(received.at),
            _ => {}
        }
    }

    /// When the last acknowledgement came.
    pub(super) fn acknowledged(&self) -> Option<Instant> {
        self.noted().acknowledged
    }

    /// All scenes so far, which are then forgotten here.
    pub(super) fn take_seen(&self) -> Vec<Seen> {
        std::mem::take(&mut self.noted().seen)
    }

    fn noted(&self) -> MutexGuard<'_, Noted> {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}
