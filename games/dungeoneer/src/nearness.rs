//! How far the enemies of whoever acts are.

use crate::ids::Figure;
use crate::square::Direction;
use crate::state::{State, each_figure};
use crate::wave::Wave;
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
        let (mut wave, from) = (Wave::NOWHERE, self.spot(figure));
        wave.begin(from);
        let (mut left, mut enemies) = (self.enemies_of(figure), Vec::new());
        for steps in 1..=u8::MAX {
            if left == 0 || !wave.step(self) {
                break;
            }
            for enemy in each_figure(left).filter(|&enemy| wave.front().has(self.spot(enemy))) {
                let direction = self.square(from).bearing(self.square(self.spot(enemy)));
                enemies.push(EnemyView { figure: enemy, steps, direction });
                left &= !enemy.bit();
            }
        }
        enemies
    }
}
