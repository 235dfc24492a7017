//! The file being read: its lines, and how strictly it is judged.

use super::mend::{Broken, Mended, is_duplicate};
use super::{Labels, Note};
use std::ops::Range;
use toml::de::DeTable;

/// What all tables of a file share.
pub(super) struct Page<'f> {
    text: &'f str,
    /// The byte at which each line begins.
    starts: Vec<usize>,
    broken: &'f [Broken],
    notes: &'f [Note],
    pub(super) labels: Labels,
}

impl<'f> Page<'f> {
    pub(super) fn new(mended: &'f Mended, labels: Labels) -> Self {
        let ends = mended.text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n');
        let starts = std::iter::once(0).chain(ends.map(|(end, _)| end + 1)).collect();
        Page { text: &mended.text, starts, broken: &mended.broken, notes: &mended.notes, labels }
    }

    /// The tables of the file, and what is wrong with it as TOML.
    pub(super) fn parse(&self) -> (DeTable<'f>, Vec<Note>) {
        let (tree, errors) = DeTable::parse_recoverable(self.text);
        let duplicates = errors.iter().filter(|error| is_duplicate(error.message())).map(|error| {
            let span = error.span().unwrap_or_default();
            let key = self.text.get(span.clone()).unwrap_or_default();
            let reason = format!("`{}` is given twice; keep one of the two", quoted(key));
            Note { line: self.line(span), reason }
        });
        let notes = self.notes.iter().cloned().chain(duplicates).collect();
        (tree.into_inner(), notes)
    }

    /// The line on which a span begins, counted from 1.
    pub(super) fn line(&self, span: Range<usize>) -> usize {
        self.starts.partition_point(|start| *start <= span.start)
    }

    /// Whether a line was not valid TOML, so that what seems wrong with it otherwise follows from that.
    pub(super) fn is_broken(&self, line: usize) -> bool {
        self.broken.iter().any(|broken| broken.line == line)
    }

    /// Whether a key that seems to be missing stands on a broken line below the given header.
    pub(super) fn broke(&self, key: &str, header: usize) -> bool {
        self.broken.iter().any(|broken| broken.header == header && broken.word == key)
    }
}

/// What somebody wrote, made fit for a message: on one line, and not too long.
pub(super) fn quoted(written: &str) -> String {
    let short: String = written.chars().take(40).collect();
    let more = if short.len() < written.len() { "…" } else { "" };
    format!("{}{more}", short.escape_debug())
}
