//! The story of a table: what was told under each version, and to whom.

use super::{Table, Version};
use crate::raw::Raw;
use serde::{Deserialize, Serialize};
use std::marker::PhantomData;
use undercroft_catalog as catalog;
use undercroft_core::{Audience, Eye, Seat, SeatSet};

/// A line of the story, with who may read it. It is put into JSON once: a story takes most of the room of a table, and
/// is sent to everybody in the same words.
#[derive(Clone)]
pub(super) struct Line {
    audience: Audience,
    view: Raw,
}

impl Line {
    /// Something that happened at the table rather than in the game: everybody may know.
    pub(super) fn table(kind: &'static str, seat: Option<Seat>, words: impl Into<String>) -> Line {
        let view: LineView = LineView { table: Some(kind.into()), seat, event: None, words: words.into() };
        Line { audience: Audience::Everyone, view: Raw::of(&view) }
    }

    /// The same where only these seats may know.
    pub(super) fn only_to(self, seats: SeatSet) -> Line {
        Line { audience: Audience::Only(seats), ..self }
    }
}

impl From<catalog::Told> for Line {
    fn from(told: catalog::Told) -> Line {
        Line { audience: told.audience, view: Raw::of(&LineView::from(told)) }
    }
}

/// What was told under one version, to everybody who may know it.
#[derive(Clone)]
pub(super) struct Told {
    pub(super) version: Version,
    pub(super) undone: bool,
    pub(super) takes_back: Vec<Version>,
    pub(super) lines: Box<[Line]>,
}

impl Told {
    pub(super) fn new(version: Version, lines: Vec<Line>) -> Told {
        Told { version, undone: false, takes_back: Vec::new(), lines: lines.into() }
    }

    fn to(&self, eye: Eye) -> Chapter {
        let readable = self.lines.iter().filter(|line| line.audience.includes(eye));
        Chapter {
            version: self.version,
            undone: self.undone,
            takes_back: self.takes_back.clone(),
            lines: readable.map(|line| line.view.clone()).collect(),
            events: PhantomData,
        }
    }
}

/// What an eye was told under one version.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Chapter<Event = Raw> {
    /// The version.
    pub version: Version,
    /// Whether it was a move that has been taken back since.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub undone: bool,
    /// The moves that were taken back under this version.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub takes_back: Vec<Version>,
    /// The lines, in order.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<LineView<Event>>"))]
    pub lines: Vec<Raw>,
    #[serde(skip)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    events: PhantomData<Event>,
}

/// A line of the story as an eye reads it: of the table, or an event of the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LineView<Event = Raw> {
    /// What happened at the table: `chair`, `said`, `whispered`, `undone` and so on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub table: Option<String>,
    /// Whom it is about, if it is about one seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub seat: Option<Seat>,
    /// The game's own event.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub event: Option<Event>,
    /// The same for people.
    pub words: String,
}

impl From<catalog::Told> for LineView {
    fn from(told: catalog::Told) -> LineView {
        LineView { table: None, seat: None, event: Some(told.json.into()), words: told.words }
    }
}

impl Table {
    /// What an eye was told after a version, as far back as the table remembers.
    pub fn told_since(&self, eye: Eye, since: Version) -> Vec<Chapter> {
        self.told.iter().filter(|told| told.version > since).map(|told| told.to(eye)).collect()
    }

    /// Whether the table remembers everything after a version.
    pub fn remembers_since(&self, since: Version) -> bool {
        self.told.front().is_some_and(|first| first.version <= since.next())
    }
}
