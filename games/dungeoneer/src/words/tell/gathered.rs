//! The events of a deal or a move, read from the first to the last.

use crate::event::Event;
use undercroft_core::Heard;

pub(super) struct Events<'a> {
    left: &'a [Heard<Event>],
    /// How many have been read.
    read: usize,
}

impl<'a> Events<'a> {
    pub(super) fn new(left: &'a [Heard<Event>]) -> Events<'a> {
        Events { left, read: 0 }
    }

    /// The next one, and its place among all.
    pub(super) fn next(&mut self) -> Option<(usize, Event)> {
        let (next, left) = self.left.split_first()?;
        self.left = left;
        self.read += 1;
        Some((self.read - 1, next.event))
    }

    /// What comes next, left where it is; what is never told by itself aside.
    pub(super) fn peek(&self) -> Option<Event> {
        let told = self.left.iter().map(|heard| heard.event);
        told.into_iter().find(|&event| !is_silent(event))
    }
}

/// What is never told by itself: who somebody is, where a dungeoneer begins, and how far a spell reaches.
pub(super) fn is_silent(event: Event) -> bool {
    matches!(event, Event::Introduced { .. } | Event::SetOut { .. } | Event::SpellReached { .. })
}
