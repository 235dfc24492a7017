//! What is told of the game. The words themselves stand in `messages`.

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
