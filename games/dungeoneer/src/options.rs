//! What a table may choose before the deal.

use serde::{Deserialize, Serialize};
use undercroft_core::{OptionInfo, OptionKind};

/// What a table may choose.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How players come by their dungeoneers.
    pub dungeoneers: Party,
    /// Which exploration tokens are in the bag.
    pub bag: Bag,
    /// How many spells may be tried.
    pub spells: Spells,
}

/// How players come by their dungeoneers.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Party {
    /// They are dealt at random.
    #[default]
    Dealt,
    /// They are chosen one by one in the order of play.
    Chosen,
}

/// Which exploration tokens are in the bag.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Bag {
    /// One of each tile, as printed.
    #[default]
    Short,
    /// Nine tiles, with a good chance of a level 5 monster.
    Long,
    /// Eleven tiles, from which few parties return.
    Deadly,
}

impl Bag {
    /// All, the default first.
    pub const ALL: [Bag; 3] = [Bag::Short, Bag::Long, Bag::Deadly];
}

/// How many spells may be tried.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Spells {
    /// One a turn by each player, however many casters the player has.
    #[default]
    Player,
    /// One a turn by each caster.
    Caster,
}

pub(crate) fn all() -> Vec<OptionInfo> {
    vec![
        OptionInfo { name: "dungeoneers", kind: OptionKind::Choice(&["dealt", "chosen"]) },
        OptionInfo { name: "bag", kind: OptionKind::Choice(&["short", "long", "deadly"]) },
        OptionInfo { name: "spells", kind: OptionKind::Choice(&["player", "caster"]) },
    ]
}
