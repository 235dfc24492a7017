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
//! | `ending` | how it ended, once it is over |

use crate::Dungeoneer;
use crate::event::Event;
use crate::moves::Move;
use crate::preview::Preview;
use crate::view::View;
use undercroft_core::{Eye, Heard, Line, Message, Now, Voice, say};

/// The chapters of the rules in the order in which they are read.
pub(crate) const CHAPTERS: &[&str] = &[
    "goal",
    "setup",
    "turn",
    "doors",
    "tiles",
    "monsters",
    "moving",
    "fighting",
    "shooting",
    "magic",
    "treasure",
    "monster_player",
    "ending",
];

pub(crate) fn tell(_: &Dungeoneer, _: &[Heard<Event>]) -> Vec<Line> {
    Vec::new()
}

pub(crate) fn now(_: &View, _: Eye) -> Now {
    Now { title: say!("summary"), text: Vec::new(), rule: "turn" }
}

pub(crate) fn name_move(_: Move) -> Message {
    say!("summary")
}

pub(crate) fn tell_preview(_: &Preview) -> Vec<Message> {
    Vec::new()
}

pub(crate) fn draw(_: &View, _: &Voice<'_>) -> String {
    String::new()
}
