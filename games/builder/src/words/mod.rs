//! What is told of the game. The words themselves stand in `messages`.
//!
//! Lines, lessons and whoever asks call what lies on the table by these names, and a board marks them as `data-thing`:
//!
//! | thing | what it is |
//! | --- | --- |
//! | `seat-N` | a player |
//! | `hoard-N` | the hoard of a seat |
//! | `room-N-P` | a room of a seat, by its [`Place`](crate::Place) |
//! | `trap-N-P` | the trap below it |
//! | `monster-N-M` | a monster card of a seat, by its [`Monster`](crate::Monster) |
//! | `card-N` | a kind of card, in the hand or among the available ones, by its [`Card`](crate::Card) |
//! | `improvement-N` | a major improvement, by its [`Red`](crate::Red) |
//! | `member-N` | a member of the party, by its [`Member`](crate::Member) |
//! | `party` | the party as a whole |
//! | `door` | the door in its way |
//! | `window` | the window that is open, and what was played in it |
//! | `deck`, `discards`, `available`, `hand` | cards |
//! | `round` | the cycle, the round and the phase |
//! | `ending` | how it ended, once it is over |

mod draw;
mod effects;
mod explain;
mod lessons;
mod moves;
mod names;
mod now;
mod preview;
mod reference;
mod tell;
mod tell_invasion;

pub(crate) use draw::draw;
pub(crate) use explain::{explain, things};
pub(crate) use lessons::{LESSONS, lessons_now};
pub(crate) use moves::name_move;
pub(crate) use now::now;
pub(crate) use preview::tell_preview;
pub(crate) use reference::reference;
pub(crate) use tell::tell;

/// The chapters of the rules in the order in which they are read.
pub(crate) const CHAPTERS: &[&str] = &[
    "goal",
    "cards",
    "setup",
    "rounds",
    "new_cards",
    "upgrading",
    "building",
    "contents",
    "improvements",
    "interference",
    "party",
    "moving",
    "entering",
    "windows",
    "traps",
    "monsters",
    "combat",
    "recovery",
    "death",
    "hoard",
    "ending",
];
