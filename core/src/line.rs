//! What is told: lines of a story, what goes on now, lessons.

use crate::{Audience, Message, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// A line of the story: a message, who is told, the rule that applied, and what on the table it speaks of.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Line {
    /// Who is told.
    pub audience: Audience,
    /// What it says.
    pub message: Message,
    /// The chapter of the rules that applied; empty for none.
    pub rule: &'static str,
    /// What it speaks of.
    pub things: Vec<Thing>,
    /// How much it matters.
    pub weight: Weight,
    /// The lesson it gives occasion for, and to whom.
    pub lesson: Option<(&'static str, SeatSet)>,
    /// How much it is worth recalling when the game is over; 0 for what nobody recalls.
    pub stirs: u8,
    /// The event it tells of, or the first of several, by its place among all that happened.
    pub tells: Option<usize>,
}

impl Line {
    /// An ordinary line for everybody.
    pub fn new(rule: &'static str, message: Message) -> Line {
        let (audience, things) = (Audience::Everyone, Vec::new());
        Line { audience, message, rule, things, weight: Weight::Line, lesson: None, stirs: 0, tells: None }
    }

    /// A line that begins a new passage.
    pub fn passage(rule: &'static str, message: Message) -> Line {
        Line { weight: Weight::Passage, ..Line::new(rule, message) }
    }

    /// A detail of what was told before.
    pub fn detail(rule: &'static str, message: Message) -> Line {
        Line { weight: Weight::Detail, ..Line::new(rule, message) }
    }

    /// The same, speaking of this too.
    #[must_use]
    pub fn about(mut self, thing: impl Into<Thing>) -> Line {
        self.things.push(thing.into());
        self
    }

    /// The same, speaking of these seats too.
    #[must_use]
    pub fn about_seats(mut self, seats: SeatSet) -> Line {
        self.things.extend(seats.map(Thing::from));
        self
    }

    /// The same, giving these seats occasion for a lesson.
    #[must_use]
    pub fn teaching(self, lesson: &'static str, whom: SeatSet) -> Line {
        Line { lesson: Some((lesson, whom)), ..self }
    }

    /// The same, worth recalling this much among the best moments of the game.
    #[must_use]
    pub fn stirring(self, stirs: u8) -> Line {
        Line { stirs, ..self }
    }

    /// The same, telling of the event at this place among all that happened.
    #[must_use]
    pub fn telling(self, place: usize) -> Line {
        Line { tells: Some(place), ..self }
    }

    /// The same, told to these alone.
    #[must_use]
    pub fn to(self, audience: impl Into<Audience>) -> Line {
        Line { audience: audience.into(), ..self }
    }
}

/// How much a line matters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Weight {
    /// It begins a new passage.
    Passage,
    /// It is told.
    Line,
    /// It adds to what was told before.
    Detail,
}

/// The name of something on the table, so that a line or a lesson can point at it: `seat-2`, `room-3`, `hand`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Thing(String);

impl Thing {
    /// One of several, counted from 1: `room-3`.
    pub fn numbered(kind: &str, number: usize) -> Thing {
        Thing(format!("{kind}-{number}"))
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.0
    }

    /// Its kind and its numbers, as a game reads what somebody asks about: `("room", [3])`, `("space", [2, 1])`, `("hand", [])`.
    pub fn parts(&self) -> (&str, Vec<usize>) {
        let (mut kind, mut numbers) = (self.name(), Vec::new());
        while let Some((before, number)) = kind.rsplit_once('-') {
            // `3` is a number of a thing; `03` and `+3` are nothing that a thing is called by.
            let Ok(read) = number.parse::<usize>() else { break };
            if read.to_string() != number {
                break;
            }
            numbers.push(read);
            kind = before;
        }
        numbers.reverse();
        (kind, numbers)
    }
}

impl From<&str> for Thing {
    fn from(name: &str) -> Thing {
        Thing(name.into())
    }
}

impl From<Seat> for Thing {
    fn from(seat: Seat) -> Thing {
        Thing::numbered("seat", seat.number())
    }
}

/// What goes on now, for one eye.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Now {
    /// Where the game stands.
    pub title: Message,
    /// What is to be decided, sentence by sentence.
    pub text: Vec<Message>,
    /// The chapter of the rules that tells more.
    pub rule: &'static str,
}

/// Something the guide explains once, when it first matters. Its words are the message `lesson-` and its name, the heading
/// that message's attribute `title`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// Its name.
    pub id: &'static str,
    /// What on the table it speaks of; empty for nothing.
    pub thing: &'static str,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thing_is_read_as_its_kind_and_its_numbers() {
        let parts = |name: &str| {
            let thing = Thing::from(name);
            let (kind, numbers) = thing.parts();
            (kind.to_string(), numbers)
        };
        assert_eq!(parts("hand"), ("hand".into(), vec![]));
        assert_eq!(parts("room-3"), ("room".into(), vec![3]));
        assert_eq!(parts("space-2-1"), ("space".into(), vec![2, 1]));
        assert_eq!(parts("item-crystal-ball"), ("item-crystal-ball".into(), vec![]));
        for name in ["", "-", "room-", "room-03", "room-+3", "room--3", "room-99999999999999999999999"] {
            assert_ne!(parts(name), ("room".into(), vec![3]), "{name}");
        }
        assert_eq!(Thing::numbered("room", 3).parts(), ("room", vec![3]));
    }
}
