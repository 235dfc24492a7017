//! What a table may choose before the deal.

use serde::{Deserialize, Serialize};
use undercroft_core::{OptionInfo, OptionKind};

/// What a table may choose.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How the monsters are raced for.
    pub race: Race,
    /// How long a live race lasts.
    pub seconds: Seconds,
}

/// How the monsters are raced for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Race {
    /// The first hand on a monster has it.
    #[default]
    Live,
    /// Hands call monsters in secret, and the earlier call has it.
    Call,
    /// Hands call monsters in secret and without a clock, and a public order decides.
    Calm,
}

/// How long a live race lasts at most, in seconds.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Seconds {
    /// 15.
    #[default]
    #[serde(rename = "15")]
    Fifteen,
    /// 10.
    #[serde(rename = "10")]
    Ten,
    /// 20.
    #[serde(rename = "20")]
    Twenty,
    /// 30.
    #[serde(rename = "30")]
    Thirty,
}

impl Seconds {
    /// The same in milliseconds.
    pub(crate) const fn millis(self) -> u32 {
        match self {
            Seconds::Ten => 10_000,
            Seconds::Fifteen => 15_000,
            Seconds::Twenty => 20_000,
            Seconds::Thirty => 30_000,
        }
    }
}

pub(crate) fn all() -> Vec<OptionInfo> {
    vec![
        OptionInfo { name: "race", kind: OptionKind::Choice(&["live", "call", "calm"]) },
        OptionInfo { name: "seconds", kind: OptionKind::Choice(&["15", "10", "20", "30"]) },
    ]
}
