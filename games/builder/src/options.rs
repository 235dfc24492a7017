//! What a table may choose before the deal.

use serde::{Deserialize, Serialize};
use undercroft_core::{OptionInfo, OptionKind};

/// What a table may choose.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How many cycles are played.
    pub cycles: Cycles,
    /// How long somebody has in a window.
    pub windows: Windows,
}

/// How many cycles are played.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Cycles {
    /// As many as there are players, as printed.
    #[default]
    Full,
    /// One.
    One,
    /// Two.
    Two,
    /// Three, where there are as many players.
    Three,
}

/// How long somebody has in a window before it counts as passed.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Windows {
    /// As long as the table allows for any move.
    #[default]
    Untimed,
    /// A minute.
    Minute,
    /// Twenty seconds.
    Brisk,
}

impl Cycles {
    /// How many that are at a table for so many.
    pub(crate) fn count(self, players: usize) -> u8 {
        let count = match self {
            Cycles::Full => players,
            Cycles::One => 1,
            Cycles::Two => 2,
            Cycles::Three => 3,
        };
        count.min(players) as u8
    }
}

impl Windows {
    /// The limit in milliseconds.
    pub(crate) fn millis(self) -> Option<u32> {
        match self {
            Windows::Untimed => None,
            Windows::Minute => Some(60_000),
            Windows::Brisk => Some(20_000),
        }
    }
}

pub(crate) fn all() -> Vec<OptionInfo> {
    vec![
        OptionInfo { name: "cycles", kind: OptionKind::Choice(&["full", "one", "two", "three"]) },
        OptionInfo { name: "windows", kind: OptionKind::Choice(&["untimed", "minute", "brisk"]) },
    ]
}
