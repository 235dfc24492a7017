//! How far the enemies of whoever acts are.

use crate::Dungeoneer;
use crate::ids::Figure;
use crate::square::Direction;
use crate::state::{State, each_figure};
use serde::Serialize;

/// An enemy of whoever acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct EnemyView {
    /// Who.
    pub figure: Figure,
    /// Steps to it over floor and open doors, whoever stands there.
    pub steps: u8,
    /// In which direction it stands, as somebody would point.
    pub direction: Direction,
}

impl Dungeoneer {
    /// The enemies of a figure, the nearest first.
    pub(crate) fn enemies_by_distance(&self, state: &State, figure: Figure) -> Vec<EnemyView> {
        let from = state.spot(figure);
        let enemies = if figure.as_monster().is_some() { state.heroes() } else { state.monsters() };
        let seen = |enemy: Figure| {
            let there = state.spot(enemy);
            let direction = state.square(from).bearing(state.square(there));
            EnemyView { figure: enemy, steps: self.steps_between(state, from, there), direction }
        };
        let mut enemies: Vec<EnemyView> = each_figure(enemies).map(seen).collect();
        enemies.sort_by_key(|enemy| enemy.steps);
        enemies
    }
}
