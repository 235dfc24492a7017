//! The answer to a move that the rules do not allow.

use serde::Serialize;
use std::fmt;

/// Why a move was refused: the rule by its name in the rulebook, and what it says of this move.
///
/// A refusal goes to the sender alone, yet it must not tell what the sender may not know.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Refusal(#[cfg_attr(feature = "typescript", ts(inline))] Box<Grounds>);

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct Grounds {
    rule: &'static str,
    reason: String,
}

impl Refusal {
    /// Refuses by a rule, for a reason that says what would be allowed.
    #[cold]
    pub fn new(rule: &'static str, reason: impl Into<String>) -> Refusal {
        Refusal(Box::new(Grounds { rule, reason: reason.into() }))
    }

    /// The rule's name.
    pub fn rule(&self) -> &'static str {
        self.0.rule
    }

    /// The reason, a sentence.
    pub fn reason(&self) -> &str {
        &self.0.reason
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (rule: {})", self.0.reason, self.0.rule)
    }
}

impl std::error::Error for Refusal {}

impl Serialize for Refusal {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(to)
    }
}
