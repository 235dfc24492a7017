//! What somebody at a table was told, to be held against the log.

use std::hash::{DefaultHasher, Hash, Hasher};
use undercroft_client::{Scene, Sent};
use undercroft_core::Seat;
use undercroft_server::table::{Chapter, REMEMBERED, Version};
use undercroft_server::wire::Ask;

/// The diary of one client of one table.
#[derive(Debug)]
pub(crate) struct Diary {
    pub(crate) table: String,
    pub(crate) seat: Option<Seat>,
    /// Every request that was answered.
    pub(crate) answered: Vec<Answered>,
    /// Every scene that came.
    pub(crate) seen: Vec<Seen>,
    /// The newest scene in full.
    pub(crate) newest: String,
    /// The version this client must have seen at the end, if it stayed to the end.
    pub(crate) stayed_to: Option<Version>,
}

/// A request and what became of it.
#[derive(Debug)]
pub(crate) struct Answered {
    pub(crate) id: String,
    pub(crate) ask: Ask,
    pub(crate) sent: Sent,
}

/// A scene, as short as it can be told from any other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Seen {
    pub(crate) version: Version,
    /// The version after which its story begins.
    pub(crate) since: Version,
    scene: u64,
    story: u64,
}

impl Seen {
    /// What is to be remembered of a scene.
    pub(crate) fn of(scene: &Scene) -> Seen {
        let since = scene.told.first().map_or(scene.version, |first| Version(first.version.0 - 1));
        let story = digest(&format!("{:?}", scene.told));
        Seen { version: scene.version, since, scene: digest(&essence(scene)), story }
    }
}

/// A scene without its story, and without what depends on the moment rather than the version.
pub(crate) fn essence(scene: &Scene) -> String {
    let mut scene = Scene { told: Vec::new(), gapless: true, ..scene.clone() };
    for chair in &mut scene.chairs {
        for clock in ["left", "away"] {
            chair.as_object_mut().and_then(|chair| chair.remove(clock));
        }
    }
    format!("{scene:?}")
}

fn digest(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

impl Diary {
    pub(crate) fn new(table: &str, seat: Option<Seat>) -> Diary {
        let (answered, seen) = (Vec::new(), Vec::new());
        Diary { table: table.into(), seat, answered, seen, newest: String::new(), stayed_to: None }
    }

    /// The last version seen.
    pub(crate) fn version(&self) -> Version {
        self.seen.last().map_or(Version::START, |seen| seen.version)
    }

    /// Notes a scene, which must go on where the last one ended.
    pub(crate) fn note(&mut self, scene: &Scene) {
        let (before, now) = (self.version(), scene.version);
        assert_eq!(scene.seat, self.seat, "somebody sees table {} through other eyes", self.table);
        assert!(before <= now, "table {} went back from version {before} to {now}", self.table);
        let versions: Vec<u64> = scene.told.iter().map(|chapter: &Chapter| chapter.version.0).collect();
        if let Some(&first) = versions.first() {
            assert!(versions.iter().copied().eq(first..=now.0), "{versions:?} are told at {now}");
            assert!(first <= before.0 + 1 || !scene.gapless, "{first} is told after {before}");
        }
        assert!(!versions.is_empty() || before == now, "nothing is told between {before} and {now}");
        assert!(scene.gapless || versions.len() == REMEMBERED, "a gap before {versions:?}");
        self.seen.push(Seen::of(scene));
        self.newest = essence(scene);
    }
}
