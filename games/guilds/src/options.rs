//! What a table may choose before the deal.

use crate::state::MOST_PLAYERS;
use serde::{Deserialize, Serialize};
use undercroft_core::{Fault, OptionInfo, OptionKind};

/// What a table may choose.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Which Dungeon Masters there are.
    pub masters: Masters,
    /// What locks a room.
    pub locks: Locks,
    /// Who plays together.
    pub teams: Teams,
    /// Whether there is a ghost player.
    pub ghost: bool,
}

/// Which Dungeon Masters there are.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Masters {
    /// The six of the box.
    #[default]
    Base,
    /// The promos too.
    All,
    /// None: nobody bends the rules.
    None,
}

/// What locks a room.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Locks {
    /// The most defense that its back shows.
    #[default]
    Printed,
    /// The same as the Dungeon Master changes it.
    Changed,
}

/// Who plays together.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Teams {
    /// Everyone alone.
    #[default]
    #[serde(rename = "none")]
    None,
    /// Two against two.
    #[serde(rename = "2v2")]
    TwoPairs,
    /// Three against three.
    #[serde(rename = "3v3")]
    TwoTrios,
    /// Three teams of two.
    #[serde(rename = "2v2v2")]
    ThreePairs,
}

pub(crate) fn all() -> Vec<OptionInfo> {
    vec![
        OptionInfo { name: "masters", kind: OptionKind::Choice(&["base", "all", "none"]) },
        OptionInfo { name: "locks", kind: OptionKind::Choice(&["printed", "changed"]) },
        OptionInfo { name: "teams", kind: OptionKind::Choice(&["none", "2v2", "3v3", "2v2v2"]) },
        OptionInfo { name: "ghost", kind: OptionKind::Switch },
    ]
}

impl Options {
    /// Why that many players cannot choose these.
    pub(crate) fn faults(&self, players: usize) -> Vec<Fault> {
        let mut faults: Vec<Fault> = self.teams.fit(players).err().into_iter().collect();
        if self.ghost && players == MOST_PLAYERS {
            faults.push(Fault::new("option ghost", "the ghost player is for 3 to 5 players, not 6"));
        }
        faults
    }
}
