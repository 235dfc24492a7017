//! What is told of the game. The words themselves stand in `messages`.

mod draw;
mod explain;
mod lessons;
mod now;
mod preview;
mod reason;
mod rooms;
mod tell;

pub(crate) use draw::draw;
pub(crate) use lessons::{LESSONS, lessons_now};
pub(crate) use now::{key_of_move, name_move};
pub(crate) use preview::tell_preview;
pub(crate) use reason::reason;
pub(crate) use rooms::room_name;

use crate::card::Card;
use undercroft_core::{Message, say};

/// The chapters of the rules.
pub(crate) const CHAPTERS: &[&str] = &[
    "goal",
    "dungeon",
    "room",
    "treasure",
    "monster",
    "vault",
    "trap",
    "boss",
    "bosses",
    "items",
    "torch",
    "crystal-ball",
    "key",
    "sword",
    "coins",
    "wounds",
    "level",
    "end",
    "tactical",
];

/// A card in a sentence: "the 3", "a key".
fn a_card(card: Card) -> Message {
    match card.item() {
        Some(item) => say!("an-item", item: item.word()),
        None => say!("power", card: card.value()),
    }
}

/// The chapter about a card: an item has one of its own, and a power card is how a room is played.
fn chapter_of(card: Card) -> &'static str {
    card.item().map_or("room", |item| item.word())
}
