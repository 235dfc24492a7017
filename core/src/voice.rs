//! How a game speaks to somebody: in their language, and to them as "you".

use crate::{Message, Names, Seat, SeatSet, say};

/// A language that knows a game's messages.
pub trait Speech {
    /// A message as this reader is told it.
    fn say(&self, message: &Message, reader: Reader<'_>) -> String;
}

/// Who is spoken to, and what everybody is called.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    /// The seat of the reader, who is "you"; nobody for somebody who watches.
    pub seat: Option<Seat>,
    /// What the seats are called.
    pub names: &'a Names,
}

/// A language and a reader: all that drawing a table with letters needs.
#[derive(Clone, Copy)]
pub struct Voice<'a> {
    /// The language.
    pub speech: &'a dyn Speech,
    /// The reader.
    pub reader: Reader<'a>,
}

impl Voice<'_> {
    /// A message as the reader is told it.
    pub fn say(&self, message: &Message) -> String {
        self.speech.say(message, self.reader)
    }

    /// A message without arguments: a heading, a label.
    pub fn word(&self, id: &'static str) -> String {
        self.say(&say!(id))
    }

    /// A card's name.
    pub fn name(&self, name: &str) -> String {
        self.say(&say!("name", name: name.to_string()))
    }

    /// What a seat is called, whoever reads.
    pub fn called(&self, seat: Seat) -> String {
        self.reader.names.of(seat)
    }

    /// Sentences one after the other.
    pub fn sentences(&self, messages: &[Message]) -> String {
        messages.iter().map(|message| self.say(message)).collect::<Vec<_>>().join(" ")
    }

    /// Whether the reader is among these.
    pub fn is_you(&self, seats: SeatSet) -> bool {
        self.reader.seat.is_some_and(|seat| seats.contains(seat))
    }
}
