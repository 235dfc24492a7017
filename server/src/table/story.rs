//! The story of a table: what was told under each version, and to whom.

use super::{Table, Version, tongue_of};
use crate::raw::Raw;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use undercroft_catalog as catalog;
use undercroft_core::{Audience, Eye, Message, Names, Reader, Refusal, Seat, SeatSet, Speech};
use undercroft_words::{Language, Tongue};

/// Somebody who looks at a table: through whose eyes, and in which language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Viewer {
    /// Through whose eyes.
    pub eye: Eye,
    /// In which language.
    pub language: Language,
}

impl From<Eye> for Viewer {
    fn from(eye: Eye) -> Viewer {
        Viewer { eye, language: Language::English }
    }
}

/// A viewer with all it takes to speak to them.
#[derive(Clone, Copy)]
pub struct Teller<'a> {
    eye: Eye,
    tongue: &'static Tongue,
    names: &'a Names,
}

impl<'a> Teller<'a> {
    /// Speaks to whoever looks through an eye, of people by these names.
    pub fn new(eye: Eye, tongue: &'static Tongue, names: &'a Names) -> Teller<'a> {
        Teller { eye, tongue, names }
    }

    /// Through whose eyes the viewer looks.
    pub fn eye(&self) -> Eye {
        self.eye
    }

    /// A message as the viewer is told it.
    pub fn say(&self, message: &Message) -> String {
        self.tongue.say(message, Reader { seat: self.eye.seat(), names: self.names })
    }

    /// Sentences one after the other.
    pub fn sentences(&self, messages: &[Message]) -> String {
        messages.iter().map(|message| self.say(message)).collect::<Vec<_>>().join(" ")
    }

    /// What the viewer is told of a deal or a move, each line with the event it tells of, and the events that they may know.
    pub fn told(&self, told: &catalog::StepEvents) -> (Vec<LineView>, Vec<Raw>) {
        let (lines, happened) = (told.lines(), told.events());
        let known_before =
            |place: usize| happened[..place].iter().filter(|event| event.audience.includes(self.eye)).count();
        let readable = lines.iter().filter(|line| line.audience.includes(self.eye));
        let view = |line: &undercroft_core::Line| LineView {
            tells: line.tells.map(|place| known_before(place) + 1),
            ..self.line(line)
        };
        (readable.map(view).collect(), self.events(&happened))
    }

    /// What the viewer is told of a deal or a move.
    pub fn lines(&self, lines: &[undercroft_core::Line]) -> Vec<LineView> {
        let readable = lines.iter().filter(|line| line.audience.includes(self.eye));
        readable.map(|line| self.line(line)).collect()
    }

    /// The events of a deal or a move that the viewer may know.
    pub fn events(&self, events: &[catalog::Happened]) -> Vec<Raw> {
        let known = events.iter().filter(|event| event.audience.includes(self.eye));
        known.map(|event| event.json.clone().into()).collect()
    }

    fn line(&self, line: &undercroft_core::Line) -> LineView {
        let learns = |seats: SeatSet| self.eye.seat().is_some_and(|seat| seats.contains(seat));
        LineView {
            table: None,
            seat: None,
            words: self.say(&line.message),
            rule: line.rule.into(),
            things: line.things.iter().map(|thing| thing.name().into()).collect(),
            weight: line.weight,
            lesson: line.lesson.filter(|&(_, seats)| learns(seats)).map(|(lesson, _)| lesson.into()),
            to_partners: false,
            tells: None,
        }
    }
}

/// Something that happened at the table rather than in the game, with who may read it.
#[derive(Clone)]
pub(super) struct TableLine {
    line: undercroft_core::Line,
    /// What it was, and whom it is about, if it is about one seat.
    table: (&'static str, Option<Seat>),
}

impl TableLine {
    /// A line that everybody may know.
    pub(super) fn new(kind: &'static str, seat: Option<Seat>, message: Message) -> TableLine {
        let line = undercroft_core::Line::detail("", message);
        let line = seat.into_iter().fold(line, |line, seat| line.about(seat));
        TableLine { line, table: (kind, seat) }
    }

    /// Somebody's words, as loud as a move.
    pub(super) fn spoken(self) -> TableLine {
        let line = undercroft_core::Line { weight: undercroft_core::Weight::Line, ..self.line };
        TableLine { line, ..self }
    }

    /// The same where only these seats may know.
    pub(super) fn only_to(self, seats: SeatSet) -> TableLine {
        TableLine { line: self.line.to(Audience::Only(seats)), ..self }
    }

    fn view(&self, teller: &Teller<'_>) -> LineView {
        let (kind, seat) = self.table;
        let to_partners = self.line.audience != Audience::Everyone;
        LineView { table: Some(kind.into()), seat, to_partners, ..teller.line(&self.line) }
    }
}

/// What was told under one version, to everybody who may know it.
#[derive(Clone)]
pub(super) struct FullChapter {
    pub(super) version: Version,
    pub(super) undone: bool,
    pub(super) takes_back: Vec<Version>,
    /// What happened at the table; it is told before what happened in the game.
    pub(super) lines: Box<[TableLine]>,
    game: Option<catalog::StepEvents>,
}

impl FullChapter {
    pub(super) fn new(version: Version, lines: Vec<TableLine>) -> FullChapter {
        FullChapter { version, undone: false, takes_back: Vec::new(), lines: lines.into(), game: None }
    }

    /// Takes what a deal or a move brought about.
    pub(super) fn take(&mut self, told: catalog::StepEvents) {
        self.game = Some(told);
    }

    fn to(&self, teller: &Teller<'_>) -> Chapter {
        let readable = self.lines.iter().filter(|line| line.line.audience.includes(teller.eye));
        let mut lines: Vec<LineView> = readable.map(|line| line.view(teller)).collect();
        let mut events = Vec::new();
        if let Some(game) = &self.game {
            let told = teller.told(game);
            lines.extend(told.0);
            events = told.1;
        }
        let (version, undone, takes_back) = (self.version, self.undone, self.takes_back.clone());
        Chapter { version, undone, takes_back, lines, events }
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
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub undone: bool,
    /// The moves that were taken back under this version.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Version>>"))]
    pub takes_back: Vec<Version>,
    /// The lines, in order, in the reader's language.
    pub lines: Vec<LineView>,
    /// What happened in the game, for programs.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Event>>"))]
    pub events: Vec<Event>,
}

/// A line of the story as its reader is told it: of the table, or of the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LineView {
    /// What happened at the table rather than in the game: `sat`, `said`, `whispered`, `undone` and so on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub table: Option<String>,
    /// Whom it is about, if it happened at the table and is about one seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub seat: Option<Seat>,
    /// What it says, in the reader's language.
    pub words: String,
    /// The chapter of the rules that applied.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<String>"))]
    pub rule: String,
    /// What on the table it speaks of, as in `seat-2`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<String>>"))]
    pub things: Vec<String>,
    /// How much it matters.
    pub weight: undercroft_core::Weight,
    /// The lesson it gives the reader occasion for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub lesson: Option<String>,
    /// Whether only partners hear it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub to_partners: bool,
    /// Which of the chapter's events it tells of, counted from 1; of several, the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub tells: Option<usize>,
}

/// The whole story of a table as it stood at one moment, for whoever has the time to tell it.
pub struct Story {
    chapters: Vec<Arc<FullChapter>>,
    names: Names,
    tongue: Box<dyn Fn(Language) -> &'static Tongue + Send>,
}

impl Story {
    /// What a viewer was told from the opening on.
    pub fn told_to(&self, viewer: impl Into<Viewer>) -> Vec<Chapter> {
        let viewer = viewer.into();
        let teller = Teller::new(viewer.eye, (self.tongue)(viewer.language), &self.names);
        self.chapters.iter().map(|chapter| chapter.to(&teller)).collect()
    }
}

impl Table {
    /// The whole story so far.
    pub fn story(&self) -> Story {
        let (library, game) = (self.library, self.terms.setup.game.clone());
        Story {
            chapters: self.chapters.clone(),
            names: Names::new(self.names()),
            tongue: Box::new(move |language| tongue_of(library, &game, language)),
        }
    }

    /// What a viewer was told after a version, as far back as the table remembers.
    pub fn told_since(&self, viewer: impl Into<Viewer>, since: Version) -> Vec<Chapter> {
        let (viewer, names) = (viewer.into(), Names::new(self.names()));
        self.told_to(&self.teller(viewer, &names), since)
    }

    pub(super) fn told_to(&self, teller: &Teller<'_>, since: Version) -> Vec<Chapter> {
        self.remembered()
            .iter()
            .filter(|chapter| chapter.version > since)
            .map(|chapter| chapter.to(teller))
            .collect()
    }

    pub(super) fn teller<'a>(&self, viewer: Viewer, names: &'a Names) -> Teller<'a> {
        Teller::new(viewer.eye, self.tongue(viewer.language), names)
    }

    /// The heading of the rule and the reason of a refusal, as a viewer is told them.
    pub fn refusal_in_words(&self, refusal: &Refusal, viewer: Viewer) -> (String, String) {
        let names = Names::new(self.names());
        let teller = self.teller(viewer, &names);
        (teller.tongue.heading(refusal.rule()), teller.say(refusal.reason()))
    }

    /// Whether the table remembers everything after a version.
    pub fn remembers_since(&self, since: Version) -> bool {
        self.remembered().first().is_some_and(|first| first.version <= since.next())
    }

    /// What a returning client is told of.
    fn remembered(&self) -> &[Arc<FullChapter>] {
        &self.chapters[self.chapters.len().saturating_sub(self.remembered)..]
    }
}
