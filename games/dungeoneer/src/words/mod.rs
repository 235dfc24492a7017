//! What is told of the game. The words themselves stand in `messages`.
//!
//! Lines, lessons and whoever asks call what lies on the table by these names, and a board marks them as `data-thing`:
//!
//! | thing | what it is |
//! | --- | --- |
//! | `seat-N` | a player |
//! | `figure-N` | a dungeoneer (1 to 6, also when dead), a helper (7 to 12) or a monster (from 13 on), by its [`Figure`](crate::Figure) |
//! | `tile-N` | a tile on the board, by its [`Tile`](crate::Tile): 1 is the porch |
//! | `door-C-R` | a door, by the column and the row of the first of its squares |
//! | `square-C-R` | any other square that something happens on |
//! | `spell-N` | a spell, by its place among all spells |
//! | `token-N` | the exploration tokens of a kind of tile, by its place among all kinds |
//! | `map` | the whole dungeon |
//! | `turn` | the turn, and the order of play |
//! | `go` | the go that is on: whose it is, the steps that are left |
//! | `monsters` | the Monster Player and what binds him |
//! | `bag` | the bag of exploration tokens |
//! | `gold` | everybody's gold |
//! | `doors-table`, `monsters-table`, `gold-table` | the tables |
//! | `seats` | all players together; nothing is told of it but lessons |
//! | `ending` | how it ended, once it is over |

mod draw;
mod explain;
mod lessons;
mod moves;
mod names;
mod now;
mod preview;
mod reason;
mod tell;

pub(crate) use draw::draw;
pub(crate) use explain::{explain, reference, things};
pub(crate) use lessons::{LESSONS, lessons_now};
pub(crate) use moves::{key_of_move, name_move};
pub(crate) use now::now;
pub(crate) use preview::tell_preview;
pub(crate) use reason::reason;
pub(crate) use tell::tell;

/// The chapters of the rules in the order in which they are read.
pub(crate) const CHAPTERS: &[&str] = &[
    "goal",
    "dungeoneers",
    "setup",
    "turn",
    "doors",
    "tiles",
    "monsters",
    "moving",
    "fighting",
    "shooting",
    "magic",
    "spells",
    "treasure",
    "monster_player",
    "ending",
    "packs",
];
