//! The rules of Dungeoneer, for 2 to 6 players.

mod board;
pub mod cards;
mod contents;
mod dice;
mod event;
mod ids;
mod introducing;
mod moves;
mod options;
mod preview;
mod recap;
mod square;
mod state;
mod view;
mod words;

pub use contents::*;
pub use dice::{Dice, Path};
pub use event::{DoorSquares, Ending, Event, Found, How, Stop, Strike};
pub use ids::{Dungeoneering, Figure, Level, MonsterKind, Side, Spell, Tile, TileKind};
pub use moves::{Aim, Move};
pub use options::{Bag, Options, Party, Spells};
pub use preview::*;
pub use recap::{GoneBy, Recap};
pub use square::{Direction, Facing, SIDE, Square};
pub use state::State;
pub use view::*;

/// The rules.
#[derive(Clone, Debug)]
pub struct Dungeoneer {
    #[allow(dead_code)]
    players: usize,
    options: Options,
    cards: cards::Cards,
}
