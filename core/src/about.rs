//! What a game says of itself: its name, its players, its options.

use serde::Serialize;
use serde_json::Value;

/// The facts about a game that a list of games shows.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct About {
    /// The short name used in commands and files.
    pub name: &'static str,
    /// The printed name.
    pub title: &'static str,
    /// The fewest players.
    pub fewest: usize,
    /// The most players.
    pub most: usize,
    /// How long a game takes people, in minutes.
    pub minutes: u32,
    /// The version of these rules. It grows when a stored game would no longer run the same way.
    pub rules: u32,
}

/// An option that a table may set before the deal. What it means is the message `option-` and its name, what people call it that
/// message's attribute `name`, and each of its values the attribute `value-` and the value.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OptionInfo {
    /// Its name.
    pub name: &'static str,
    /// What may be chosen.
    pub kind: OptionKind,
}

/// What an option may be set to.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum OptionKind {
    /// On or off; off unless said.
    Switch,
    /// One of several; the first unless said.
    Choice(&'static [&'static str]),
}

impl OptionInfo {
    /// Every value it may take, the default first.
    pub fn values(&self) -> Vec<Value> {
        match self.kind {
            OptionKind::Switch => vec![Value::Bool(false), Value::Bool(true)],
            OptionKind::Choice(choices) => choices.iter().map(|&value| Value::from(value)).collect(),
        }
    }

    /// The value that a person wrote, if it is one.
    pub fn parse(&self, text: &str) -> Option<Value> {
        self.values().into_iter().find(|value| match value {
            Value::String(string) => string == text,
            Value::Bool(on) => text == if *on { "true" } else { "false" },
            _ => false,
        })
    }

    /// The values as a person would list them: `false or true`.
    pub fn listed(&self) -> String {
        let plain = |value: Value| value.as_str().map_or_else(|| value.to_string(), str::to_string);
        self.values().into_iter().map(plain).collect::<Vec<_>>().join(" or ")
    }
}
