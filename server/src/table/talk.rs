//! Talk: to everybody, and among partners.

use super::judge::{Verdict, refuse};
use super::names::made_harmless;
use super::{EntryKind, Table};
use undercroft_core::{Refusal, Seat, SeatSet, say};

/// The ready phrases that everybody may always say.
pub const PHRASES: [&str; 14] = [
    "Hello!",
    "Good luck!",
    "Well played!",
    "Ouch!",
    "Thinking...",
    "Sorry!",
    "One more?",
    "Thanks, bye!",
    "👍",
    "😂",
    "😮",
    "😢",
    "🔥",
    "🎉",
];

/// The ready phrases that partners may whisper beside them: what two who may not write need to agree on.
pub const WHISPERS: [&str; 6] = [
    "Help me here!",
    "I take care of this.",
    "Leave this one.",
    "Save your strength.",
    "Give it all!",
    "Good idea.",
];

/// The longest text somebody may say.
const LONGEST_TEXT: usize = 200;

impl Table {
    /// What somebody says to everybody at the table and to all who watch.
    pub(super) fn say(&self, seat: Seat, text: &str) -> Verdict {
        let text = self.may_say(text, &[&PHRASES])?;
        Ok(vec![EntryKind::Said { seat, text }])
    }

    /// What somebody says to their partners alone.
    pub(super) fn whisper(&self, seat: Seat, text: &str) -> Verdict {
        if self.team(seat).len() == 1 {
            return refuse("table-rule-talk", say!("table-no-partners"));
        }
        let text = self.may_say(text, &[&PHRASES, &WHISPERS])?;
        Ok(vec![EntryKind::Whispered { seat, text }])
    }

    /// Who plays together with a seat, itself included. Before the deal nobody does: people may still change seats.
    pub fn team(&self, seat: Seat) -> SeatSet {
        self.game().map_or(SeatSet::only(seat), |game| game.partners(seat))
    }

    /// The words as they may be shown.
    fn may_say(&self, text: &str, ready: &[&[&str]]) -> Result<String, Refusal> {
        let refused = |reason| Err(Refusal::new("table-rule-talk", reason));
        if ready.iter().any(|phrases| phrases.contains(&text)) {
            return Ok(text.into());
        }
        if !self.terms.talks_freely() {
            return refused(say!("table-only-phrases"));
        }
        let text = made_harmless(text);
        if text.trim().is_empty() || text.chars().count() > LONGEST_TEXT || text.chars().any(char::is_control)
        {
            return refused(say!("table-too-much-said"));
        }
        Ok(text)
    }
}
