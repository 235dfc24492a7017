//! The answer to a move that the rules do not allow.

use crate::Message;
use std::fmt;

/// Why a move was refused: the chapter of the rules, and what it says of this move.
///
/// A refusal goes to the sender alone, yet it must not tell what the sender may not know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal(Box<Grounds>);

#[derive(Clone, PartialEq, Eq, Debug)]
struct Grounds {
    rule: &'static str,
    reason: Message,
}

impl Refusal {
    /// Refuses by a chapter of the rules, for a reason that says what would be allowed.
    #[cold]
    pub fn new(rule: &'static str, reason: Message) -> Refusal {
        Refusal(Box::new(Grounds { rule, reason }))
    }

    /// The chapter of the rules, as [`Game::CHAPTERS`](crate::Game::CHAPTERS) names it; empty where it is no rule of the game.
    pub fn rule(&self) -> &'static str {
        self.0.rule
    }

    /// The reason, a sentence.
    pub fn reason(&self) -> &Message {
        &self.0.reason
    }
}

impl fmt::Display for Refusal {
    /// For logs and failed tests; people are given the reason in their language.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (rule: {})", self.0.reason, self.0.rule)
    }
}

impl std::error::Error for Refusal {}
