//! Which bot: the words people use for them on a command line and in a setup.

use crate::Budget;
use std::{fmt, str::FromStr};

/// Which bot, and how strong. Written as `random`, `search`, `search:200` (iterations) or `search:50ms`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BotSpec {
    /// Any legal move, each equally likely.
    Random,
    /// Information-set Monte Carlo tree search.
    Search(Budget),
}

impl BotSpec {
    /// What plain `search` means.
    pub const SEARCH: BotSpec = BotSpec::Search(Budget::Iterations(1000));
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotSpec::Random => f.write_str("random"),
            BotSpec::Search(budget) => write!(f, "search:{budget}"),
        }
    }
}

impl FromStr for BotSpec {
    type Err = String;

    fn from_str(text: &str) -> Result<BotSpec, String> {
        let budget = match text.split_once(':') {
            None if text == "random" => return Ok(BotSpec::Random),
            None if text == "search" => return Ok(BotSpec::SEARCH),
            Some(("search", budget)) => budget,
            _ => return Err(refused(text)),
        };
        let (digits, kind): (&str, fn(u32) -> Budget) = match budget.strip_suffix("ms") {
            Some(digits) => (digits, Budget::Milliseconds),
            None => (budget, Budget::Iterations),
        };
        // `parse` alone would also take a plus sign.
        match digits.parse() {
            Ok(number) if number > 0 && digits.bytes().all(|digit| digit.is_ascii_digit()) => {
                Ok(BotSpec::Search(kind(number)))
            }
            _ => Err(refused(text)),
        }
    }
}

fn refused(text: &str) -> String {
    format!(
        "`{text}` is no bot; give `random`, `search`, `search:` with a number of iterations such as `search:200`, or \
         `search:` with a time such as `search:50ms`, where the number is from 1 to {}",
        u32::MAX
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_is_read_from_its_word() {
        assert_eq!("random".parse(), Ok(BotSpec::Random));
        assert_eq!("search".parse(), Ok(BotSpec::Search(Budget::Iterations(1000))));
        assert_eq!("search:200".parse(), Ok(BotSpec::Search(Budget::Iterations(200))));
        assert_eq!("search:50ms".parse(), Ok(BotSpec::Search(Budget::Milliseconds(50))));
    }

    #[test]
    fn a_bot_survives_being_written_and_read() {
        for text in ["random", "search:1", "search:4294967295", "search:50ms"] {
            assert_eq!(text.parse::<BotSpec>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn anything_else_is_refused_with_a_sentence_that_says_what_is_allowed() {
        let bad = [
            "",
            "Random",
            "greedy",
            "random:5",
            "search:",
            "search:0",
            "search:0ms",
            "search:ms",
            "search:+5",
            "search:-5",
            "search:5s",
            "search:5 ms",
            "search:4294967296",
            "search:200:5",
        ];
        for text in bad {
            let refusal = text.parse::<BotSpec>().unwrap_err();
            assert!(refusal.starts_with(&format!("`{text}` is no bot")), "{refusal}");
            assert!(refusal.contains("search:200") && refusal.contains("search:50ms"), "{refusal}");
        }
    }
}
