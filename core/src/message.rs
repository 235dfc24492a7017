//! What is said, before it is said in a language: the name of a message and what fills its places.

use crate::{Seat, SeatSet};
use std::borrow::Cow;
use std::fmt;

/// A message of a game's message files with its arguments. Put together with [`say!`](crate::say).
///
/// It names people by their seats, so that every reader can be spoken to as "you", and holds no word of any language.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Message {
    id: Cow<'static, str>,
    args: Vec<(&'static str, Arg)>,
}

/// What fills a place of a message.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Arg {
    /// A number; a language may choose a form by it.
    Number(i64),
    /// A word that is never read itself: a language chooses a form by it, as in `[sword] a sword`.
    Word(&'static str),
    /// A name from a card file. A message file may have another for it; cards of somebody's own keep theirs.
    Name(String),
    /// Somebody's own words, the same in every language.
    Text(String),
    /// People, by their seats.
    Seats(SeatSet),
    /// Another message.
    Said(Message),
    /// Several, listed as the language lists them.
    List(Vec<Arg>),
}

impl Message {
    /// A message without arguments so far.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Message {
        Message { id: id.into(), args: Vec::new() }
    }

    /// The same with one argument more.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Message {
        self.args.push((name, arg.into()));
        self
    }

    /// Its name in the message files.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Its arguments with their names.
    pub fn args(&self) -> &[(&'static str, Arg)] {
        &self.args
    }
}

/// A message with its arguments: `say!("placed", who: seat, strength: 3, room: 2)`.
#[macro_export]
macro_rules! say {
    ($id:expr $(, $name:ident: $arg:expr)* $(,)?) => {
        $crate::Message::new($id)$(.with(stringify!($name), $arg))*
    };
}

impl fmt::Display for Message {
    /// For logs and failed tests; people are given it in their language.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id)?;
        for (i, (name, arg)) in self.args.iter().enumerate() {
            write!(f, "{}{name}: {arg}", if i == 0 { " (" } else { ", " })?;
        }
        f.write_str(if self.args.is_empty() { "" } else { ")" })
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Number(number) => number.fmt(f),
            Arg::Word(word) => f.write_str(word),
            Arg::Name(text) | Arg::Text(text) => write!(f, "{text:?}"),
            Arg::Seats(seats) => write!(f, "{seats:?}"),
            Arg::Said(message) => message.fmt(f),
            Arg::List(args) => {
                let args: Vec<String> = args.iter().map(Arg::to_string).collect();
                write!(f, "[{}]", args.join(", "))
            }
        }
    }
}

macro_rules! numbers {
    ($($number:ty)+) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(number.into())
            }
        })+
    };
}
numbers!(u8 u16 u32 i8 i16 i32 i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(number as i64)
    }
}

impl From<&'static str> for Arg {
    fn from(word: &'static str) -> Arg {
        Arg::Word(word)
    }
}

impl From<String> for Arg {
    fn from(name: String) -> Arg {
        Arg::Name(name)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seats(SeatSet::only(seat))
    }
}

impl From<SeatSet> for Arg {
    fn from(seats: SeatSet) -> Arg {
        Arg::Seats(seats)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Said(message)
    }
}

impl<T: Into<Arg>> From<Vec<T>> for Arg {
    fn from(several: Vec<T>) -> Arg {
        Arg::List(several.into_iter().map(Into::into).collect())
    }
}

impl<T: Into<Arg>> FromIterator<T> for Arg {
    fn from_iter<I: IntoIterator<Item = T>>(several: I) -> Arg {
        Arg::List(several.into_iter().map(Into::into).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_has_a_name_and_named_arguments() {
        let message = say!("placed", who: Seat::new(1), strength: 3u8, rooms: vec![1u8, 2]);
        assert_eq!(message.id(), "placed");
        assert_eq!(message.args()[1], ("strength", Arg::Number(3)));
        assert_eq!(message.to_string(), "placed (who: {seat 2}, strength: 3, rooms: [1, 2])");
    }
}
