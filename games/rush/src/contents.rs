//! What the cards of a table show.

use crate::cards::{BossCard, HeroCard, MonsterCard};
use serde::Serialize;

/// What the cards show, by the numbers that events and views use: the first one is number 1.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Contents {
    /// The heroes.
    pub heroes: Vec<HeroCard>,
    /// The monsters of all levels.
    pub monsters: Vec<MonsterCard>,
    /// The Dungeon Lords.
    pub lords: Vec<BossCard>,
    /// The Dragons.
    pub dragons: Vec<BossCard>,
    /// How many rounds are played.
    pub rounds: usize,
}
