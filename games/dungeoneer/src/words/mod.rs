//! What is told of the game. The words themselves stand in `messages`.

use crate::Dungeoneer;
use crate::event::Event;
use crate::moves::Move;
use crate::preview::Preview;
use crate::view::View;
use undercroft_core::{
    CardList, Explained, Eye, Heard, Lesson, Line, Message, Now, Reason, Seat, Thing, Voice, say,
};

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

/// What the guide explains in a first game.
pub(crate) const LESSONS: &[Lesson] = &[];

pub(crate) fn tell(_: &Dungeoneer, _: &[Heard<Event>]) -> Vec<Line> {
    Vec::new()
}

pub(crate) fn now(_: &Dungeoneer, _: &View, _: Eye) -> Now {
    Now { title: say!("summary"), text: Vec::new(), rule: "turn" }
}

pub(crate) fn reason(_: &View, _: Seat) -> Option<Reason> {
    None
}

pub(crate) fn things(_: &Dungeoneer, _: &View, _: Eye) -> Vec<Thing> {
    Vec::new()
}

pub(crate) fn explain(_: &Dungeoneer, _: &View, _: Eye, _: &Thing) -> Option<Explained> {
    None
}

pub(crate) fn reference(_: &Dungeoneer) -> Vec<CardList> {
    Vec::new()
}

pub(crate) fn lessons_now(_: &Dungeoneer, _: &View, _: Seat) -> Vec<&'static str> {
    Vec::new()
}

pub(crate) fn name_move(_: &Dungeoneer, _: &View, _: Seat, _: Move) -> Message {
    say!("summary")
}

pub(crate) fn key_of_move(_: &Dungeoneer, _: Move) -> Option<String> {
    None
}

pub(crate) fn tell_preview(_: &Dungeoneer, _: &View, _: Seat, _: Move, _: &Preview) -> Vec<Message> {
    Vec::new()
}

pub(crate) fn draw(_: &Dungeoneer, _: &View, _: &Voice<'_>) -> String {
    String::new()
}
