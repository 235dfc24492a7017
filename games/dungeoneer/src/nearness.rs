//! How far the enemies of whoever acts are.

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

impl State {
    /// The enemies of a figure that a way leads to, the nearest first.
    pub(crate) fn enemies_by_distance(&self, figure: Figure) -> Vec<EnemyView> {
        let from = self.spot(figure);
        let enemies = if figure.as_monster().is_some() { self.heroes() } else { self.monsters() };
        let seen = |enemy: Figure| {
            let there = self.spot(enemy);
            let direction = self.square(from).bearing(self.square(there));
            Some(EnemyView { figure: enemy, steps: self.steps_between(from, there)?, direction })
        };
        let mut enemies: Vec<EnemyView> = each_figure(enemies).filter_map(seen).collect();
        enemies.sort_by_key(|enemy| enemy.steps);
        enemies
    }
}
