//! What a deal or a move brought about.

use serde_json::value::{RawValue, to_raw_value};
use std::fmt;
use std::sync::Arc;
use undercroft_core::{Audience, Game, Heard, Line};

/// What a deal or a move brought about, kept as the game's own events: a house remembers hundreds of these at every table, and
/// what is told of them for people and for programs takes ten times the room.
#[derive(Clone)]
pub struct StepEvents(Arc<dyn Telling>);

/// Something that happened, and who may know of it.
#[derive(Clone, Debug)]
pub struct Happened {
    /// Who is told.
    pub audience: Audience,
    /// The event as JSON text on one line.
    pub json: Box<RawValue>,
}

impl StepEvents {
    pub(crate) fn new<G: Game>(rules: Arc<G>, events: Vec<Heard<G::Event>>) -> StepEvents {
        StepEvents(Arc::new(Kept { rules, events: events.into() }))
    }

    /// What happened, for programs.
    pub fn events(&self) -> Vec<Happened> {
        self.0.events()
    }

    /// What is told of it, for people.
    pub fn lines(&self) -> Vec<Line> {
        self.0.lines()
    }
}

impl fmt::Debug for StepEvents {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("StepEvents").field(&self.lines()).finish()
    }
}

trait Telling: Send + Sync {
    fn events(&self) -> Vec<Happened>;
    fn lines(&self) -> Vec<Line>;
}

struct Kept<G: Game> {
    rules: Arc<G>,
    events: Box<[Heard<G::Event>]>,
}

impl<G: Game> Telling for Kept<G> {
    fn events(&self) -> Vec<Happened> {
        let event = |heard: &Heard<G::Event>| Happened {
            audience: heard.audience,
            json: to_raw_value(&heard.event).expect("an event is plain data"),
        };
        self.events.iter().map(event).collect()
    }

    fn lines(&self) -> Vec<Line> {
        self.rules.tell(&self.events)
    }
}
