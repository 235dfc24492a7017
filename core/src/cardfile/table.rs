//! A table of the file, and what is asked of it.

use super::origin::{SOURCE, WHY, judge, origin_of};
use super::page::{Page, quoted};
use super::shape::{Shape, Spot, kind_of, text};
use super::{Note, nearest};
use std::ops::RangeInclusive;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The key under which a card says what it is called.
const NAME: &str = "name";
/// The longest name, so that it fits on one line of a terminal.
const LONGEST_NAME: usize = 60;

/// A table being read. It remembers what has been asked of it: the rest, in the end, is unknown keys.
pub struct Table<'f> {
    node: &'f DeTable<'f>,
    page: &'f Page<'f>,
    /// How the table is called in messages.
    kind: String,
    /// The line of its header; 0 for the file itself.
    line: usize,
    /// Whether the table it is part of has labelled its values.
    labelled: bool,
    /// Keys asked for as values, and as cards, which carry labels of their own.
    values: Vec<&'static str>,
    cards: Vec<&'static str>,
    /// Keys that must be there and are not, and what they should hold.
    missing: Vec<(&'static str, String)>,
    unsound: Vec<&'static str>,
    title: Option<String>,
    notes: Vec<Note>,
}

/// What is left of a table that has been read.
pub(super) struct Closed {
    pub(super) notes: Vec<Note>,
    title: Option<String>,
    /// Where its name stands.
    title_line: usize,
    has_copies: bool,
}

impl<'f> Table<'f> {
    pub(super) fn root(node: &'f DeTable<'f>, page: &'f Page<'f>) -> Self {
        Table::new(node, page, "the file".to_string(), 0, false)
    }

    fn new(node: &'f DeTable<'f>, page: &'f Page<'f>, kind: String, line: usize, labelled: bool) -> Self {
        let (values, cards, missing, unsound, notes) = Default::default();
        Table { node, page, kind, line, labelled, values, cards, missing, unsound, title: None, notes }
    }

    /// A value that must be there.
    pub fn need<S: Shape>(&mut self, key: &'static str, shape: S) -> S::Out {
        match self.node.get(key) {
            Some(_) => self.may(key, &shape).unwrap_or_else(|| shape.stand_in()),
            None => {
                self.values.push(key);
                self.miss(key, format!("{} needs it: {}", self.kind, shape.wanted()));
                shape.stand_in()
            }
        }
    }

    /// A value that may be left out. One that is there but wrong is read as a stand-in.
    pub fn may<S: Shape>(&mut self, key: &'static str, shape: S) -> Option<S::Out> {
        self.values.push(key);
        let value = self.node.get(key)?;
        let before = self.notes.len();
        let read = shape.read(&mut Spot::new(value, format!("`{key}`"), self.page, &mut self.notes));
        if self.notes.len() > before {
            self.unsound.push(key);
        }
        Some(read)
    }

    /// The `name` of a card, which no other card of its kind may have.
    pub fn name(&mut self) -> String {
        let name = self.need(NAME, text(LONGEST_NAME));
        self.entitle(name)
    }

    /// The `name` of a card, or where it has none, a name made for it.
    pub fn name_or(&mut self, made: String) -> String {
        let name = self.may(NAME, text(LONGEST_NAME)).unwrap_or(made);
        self.entitle(name)
    }

    fn entitle(&mut self, name: String) -> String {
        self.title = self.sound(NAME).then(|| name.clone());
        name
    }

    /// The cards of a kind: every `[[key]]` of the file, of which there must be so many.
    pub fn each<T>(
        &mut self,
        key: &'static str,
        count: RangeInclusive<usize>,
        mut read: impl FnMut(&mut Table<'_>) -> T,
    ) -> Vec<T> {
        self.cards.push(key);
        let kind = format!("`[[{key}]]`");
        let (low, high) = (*count.start(), *count.end());
        let Some(value) = self.node.get(key) else {
            if low > 0 {
                self.miss(key, format!("there must be between {low} and {high} {kind} tables"));
            }
            return Vec::new();
        };
        let DeValue::Array(written) = value.get_ref() else {
            let found = kind_of(value.get_ref());
            self.fault(key, format!("`{key}` is {found}; write {kind}, with two brackets, above every card"));
            return Vec::new();
        };
        let (mut cards, mut closed) = (Vec::new(), Vec::new());
        for value in written {
            if let Some(mut table) = self.enter(key, value, format!("every {kind}"), false) {
                cards.push(read(&mut table));
                closed.push(table.close());
            }
        }
        self.same_names(key, &closed);
        self.absorb(key, closed.into_iter().flat_map(|table| table.notes).collect());
        if !count.contains(&written.len()) {
            let found = written.len();
            self.fault(key, format!("the file has {found} {kind}; it must have between {low} and {high}"));
        }
        cards
    }

    /// A table within this one, which may be left out.
    pub fn inside<T>(&mut self, key: &'static str, read: impl FnOnce(&mut Table<'_>) -> T) -> Option<T> {
        self.values.push(key);
        let value = self.node.get(key)?;
        let labelled = self.labelled || origin_of(self.node, key).is_some();
        let mut table = self.enter(key, value, format!("`{key}`"), labelled)?;
        let read = read(&mut table);
        let notes = table.close().notes;
        self.absorb(key, notes);
        Some(read)
    }

    /// A table within this one that must be there.
    pub fn need_inside<T>(&mut self, key: &'static str, read: impl FnOnce(&mut Table<'_>) -> T) -> Option<T> {
        if !self.node.contains_key(key) {
            self.values.push(key);
            self.miss(key, format!("{} needs it: a table headed `[{key}]`", self.kind));
            return None;
        }
        self.inside(key, read)
    }

    /// Notes that something is wrong with the value under a key, or where there is none, with the table. The key
    /// is no longer [sound](Self::sound).
    pub fn fault(&mut self, key: &'static str, reason: impl Into<String>) {
        self.unsound.push(key);
        self.notes.push(Note { line: self.line_of(key), reason: reason.into() });
    }

    /// Whether nothing has been found wrong so far with what stands under a key. Rules that compare several values
    /// ask this first: what they would say about a stand-in helps nobody.
    pub fn sound(&self, key: &str) -> bool {
        !self.unsound.contains(&key)
    }

    /// The line of a key, or of the table's header where the key is not given; lines count from 1.
    pub fn line_of(&self, key: &str) -> usize {
        self.node.get_key_value(key).map_or(self.line, |(key, _)| self.page.line(key.span())).max(1)
    }

    fn enter(
        &mut self,
        key: &'static str,
        value: &'f Spanned<DeValue<'f>>,
        kind: String,
        labelled: bool,
    ) -> Option<Table<'f>> {
        let line = self.page.line(value.span());
        match value.get_ref() {
            DeValue::Table(node) => Some(Table::new(node, self.page, kind, line, labelled)),
            other => {
                let reason = format!("`{key}`: expected a table, found {}", kind_of(other));
                self.absorb(key, vec![Note { line, reason }]);
                None
            }
        }
    }

    fn absorb(&mut self, key: &'static str, notes: Vec<Note>) {
        if !notes.is_empty() {
            self.unsound.push(key);
        }
        self.notes.extend(notes);
    }

    fn miss(&mut self, key: &'static str, need: String) {
        self.unsound.push(key);
        self.missing.push((key, need));
    }

    fn same_names(&mut self, key: &'static str, cards: &[Closed]) {
        for (index, card) in cards.iter().enumerate() {
            let Some(title) = &card.title else { continue };
            let same = |other: &&Closed| {
                other.title.as_ref().is_some_and(|other| other.to_lowercase() == title.to_lowercase())
            };
            if let Some(first) = cards[..index].iter().find(same) {
                let advice =
                    if card.has_copies { "rename one, or raise `copies`" } else { "rename one of them" };
                let (title, line) = (quoted(title), first.title_line);
                let reason =
                    format!("another `[[{key}]]` is called \"{title}\" already, on line {line}; {advice}");
                self.absorb(key, vec![Note { line: card.title_line, reason }]);
            }
        }
    }

    /// Ends the reading: whatever nobody asked for should not be there.
    pub(super) fn close(mut self) -> Closed {
        let keys: Vec<&'static str> = self.values.iter().chain(&self.cards).copied().collect();
        for (key, _) in self.node {
            let written: &str = key.get_ref();
            let line = self.page.line(key.span());
            let known = keys.contains(&written) || written == SOURCE || written == WHY;
            if known || self.page.is_broken(line) {
                continue;
            }
            // A key misspelt and a key missing are one mistake.
            let absent = self.missing.iter().map(|(key, _)| *key);
            let meant = nearest(written, absent).inspect(|meant| {
                self.missing.retain(|(key, _)| key != meant);
            });
            let unused = keys.iter().copied().filter(|key| !self.node.contains_key(*key));
            let all = keys.iter().copied().chain([SOURCE, WHY]);
            let hint = match meant.or_else(|| nearest(written, unused)).or_else(|| nearest(written, all)) {
                Some(near) => format!("; did you mean `{near}`?"),
                None => format!("; known here are {}", listed(&keys)),
            };
            self.notes.push(Note { line, reason: format!("unknown key `{}`{hint}", quoted(written)) });
        }
        for (key, need) in std::mem::take(&mut self.missing) {
            if !self.page.broke(key, self.line) {
                self.notes.push(Note { line: self.line, reason: format!("`{key}` is missing; {need}") });
            }
        }
        // A name is what a card is known by rather than something known about it.
        let values: Vec<&'static str> = self.values.iter().copied().filter(|key| *key != NAME).collect();
        self.notes.extend(judge(self.node, &values, self.labelled, self.page));
        let title_line = self.line_of(NAME);
        Closed { notes: self.notes, title: self.title, title_line, has_copies: keys.contains(&"copies") }
    }
}

fn listed(keys: &[&'static str]) -> String {
    let mut names: Vec<String> = keys.iter().map(|key| format!("`{key}`")).collect();
    names.extend([SOURCE, WHY].map(|key| format!("`{key}`")));
    names.join(", ")
}
