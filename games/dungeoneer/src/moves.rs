//! What somebody may do.

use crate::ids::{Dungeoneering, Figure, Level, Spell};
use crate::square::{Direction, Square};
use serde::{Deserialize, Serialize};

/// A move. Walking is the choice of a square, never of a step: the rules find the way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// Take a dungeoneer, where they are chosen: `{"choose":3}`.
    Choose(Dungeoneering),
    /// Say which of several goes next: `{"go":2}`.
    Go(Figure),
    /// Walk to a square by the shortest way: `{"walk":[101,97]}`. Entering the square of an unopened door opens it. Whoever
    /// moves a monster says by this where it ends.
    Walk(Square),
    /// Fight somebody adjacent, which ends the go: `{"fight":14}`. Monsters fight by this too.
    Fight(Figure),
    /// Shoot at a monster, which ends the go: `{"shoot":14}`.
    Shoot(Figure),
    /// Try a spell: `{"cast":{"spell":1,"aim":{"square":[101,97]}}}`.
    Cast {
        /// Which one.
        spell: Spell,
        /// At what.
        aim: Aim,
    },
    /// Have a failed spell work all the same, for a wound of the caster's: `"pay"`.
    Pay,
    /// Leave a failed spell at that: `"forgo"`.
    Forgo,
    /// Say where Teleport leads, once it is cast: `{"teleport":[99,104]}`.
    Teleport(Square),
    /// End the go: `"end"`.
    End,
    /// Place the next monster: `{"place":[101,92]}`.
    Place(Square),
    /// Say which monster acts next: `{"activate":15}`.
    Activate(Figure),
    /// Say whom the acting monster goes for: `{"pursue":2}`.
    Pursue(Figure),
}

/// What a spell is aimed at; each effect asks for one kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Aim {
    /// The caster: Holy Shield, and Teleport, whose square is chosen once it is cast.
    Caster,
    /// The square in the middle of a Fireball.
    Square(Square),
    /// The way of a Lightning Bolt.
    Direction(Direction),
    /// The monster of Smite or Disintegrate, the patient of Heal.
    Figure(Figure),
    /// The level of the helpers that Summoning calls.
    Level(Level),
}
