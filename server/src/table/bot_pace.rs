//! How long bots of the house seem to think.

use super::Millis;
use serde::{Deserialize, Serialize};
use std::str::FromStr;
use std::time::Duration;

/// How long a bot takes for a move, its thinking included.
///
/// The while is drawn anew for every move and independently of it, so it tells nothing of what the bot knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum BotPace {
    /// No longer than it has to: for programs and tests.
    AtOnce,
    /// A short while.
    Quick,
    /// As long as people do who know what they want.
    #[default]
    Natural,
    /// Long enough to follow every move at leisure.
    Slow,
}

impl BotPace {
    /// All of them, with the words that name them in commands.
    const NAMES: [(&str, BotPace); 4] = [
        ("at_once", BotPace::AtOnce),
        ("quick", BotPace::Quick),
        ("natural", BotPace::Natural),
        ("slow", BotPace::Slow),
    ];
    /// So much lies at least between the moves of two bots at one table.
    const APART: Millis = 250;

    /// The shortest and the longest while, in milliseconds.
    fn range(self) -> (u64, u64) {
        match self {
            BotPace::AtOnce => (0, 0),
            BotPace::Quick => (300, 900),
            BotPace::Natural => (600, 2_000),
            BotPace::Slow => (1_500, 4_000),
        }
    }

    /// The while that a random number draws.
    pub fn drawn_by(self, number: u64) -> Duration {
        let (shortest, longest) = self.range();
        Duration::from_millis(shortest + number % (longest - shortest + 1))
    }

    /// A while drawn anew.
    pub fn draw(self) -> Duration {
        // Without chance of the operating system no game is dealt; here any number will do.
        self.drawn_by(getrandom::u64().unwrap_or_default())
    }

    /// How long after a bot's move the next one may come at the earliest.
    pub fn apart(self) -> Millis {
        if self == BotPace::AtOnce { 0 } else { BotPace::APART }
    }
}

impl FromStr for BotPace {
    type Err = String;

    fn from_str(text: &str) -> Result<BotPace, String> {
        let found = BotPace::NAMES.iter().find(|(name, _)| *name == text.replace('-', "_"));
        found.map(|&(_, pace)| pace).ok_or_else(|| "choose among at_once, quick, natural, slow".into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_while_lies_within_what_its_pace_allows_and_is_not_always_the_same() {
        let natural: Vec<Duration> = (0..5_000).map(|number| BotPace::Natural.drawn_by(number)).collect();
        let bounds = (Duration::from_millis(600), Duration::from_millis(2_000));
        assert_eq!((natural.iter().min(), natural.iter().max()), (Some(&bounds.0), Some(&bounds.1)));
        assert!(BotPace::Quick.drawn_by(u64::MAX) < BotPace::Slow.drawn_by(0));
        assert_eq!(BotPace::AtOnce.drawn_by(77), Duration::ZERO);
    }

    #[test]
    fn every_pace_is_named_in_commands_as_it_is_in_requests() {
        for (name, pace) in BotPace::NAMES {
            assert_eq!(name.parse(), Ok(pace));
            assert_eq!(serde_json::to_value(pace).unwrap(), name);
        }
        assert_eq!("at-once".parse(), Ok(BotPace::AtOnce));
        assert!("hasty".parse::<BotPace>().unwrap_err().contains("natural"));
    }
}
