//! What is wrong with something a person wrote: a position, a card file, a set of options.

use serde::Serialize;
use std::fmt;

/// One reason why a file cannot be used, and the place in it.
///
/// Checking never stops at the first fault: functions that judge a file return all of them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Fault {
    /// Where: `line 12`, `players[2].coins`, `option tactical`.
    pub place: String,
    /// What is wrong there and what would be right.
    pub reason: String,
}

impl Fault {
    /// A fault at a place.
    pub fn new(place: impl Into<String>, reason: impl Into<String>) -> Self {
        Fault { place: place.into(), reason: reason.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.reason)
    }
}
