//! Who makes a game go on: seats, and the clock where a game has one.

use crate::Seat;
use serde::de::Error;
use serde::ser::SerializeStruct;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// Somebody, or something, that makes a game go on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Actor {
    /// Somebody at the table.
    Seat(Seat),
    /// The clock, by running out.
    Clock,
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Actor::Seat(seat) => seat.fmt(f),
            Actor::Clock => f.write_str("the clock"),
        }
    }
}

/// How long something may last. The rules never see a clock: they say what they allow, and whoever has a clock tells them
/// when it is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TimeLimit {
    /// Which of the game's limits it is. A state with the same number as the one before it is still under the same limit,
    /// which goes on whatever was played; another number is another limit, which begins with that state.
    pub number: u32,
    /// How long it lasts, in milliseconds from when it began.
    pub millis: u32,
}

/// One step of a game: what an actor did.
///
/// As JSON a move is `{"seat": 2, "move": ...}`, and the clock's step is `{"clock": "time_up"}`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Played<M> {
    /// A seat made a move.
    Move {
        /// Who played it.
        seat: Seat,
        /// What was played.
        action: M,
    },
    /// Time ran out.
    TimeUp,
}

impl<M> Played<M> {
    /// Who did it.
    pub fn actor(&self) -> Actor {
        match self {
            Played::Move { seat, .. } => Actor::Seat(*seat),
            Played::TimeUp => Actor::Clock,
        }
    }

    /// Whose move it was; nobody's where time ran out.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Played::Move { seat, .. } => Some(*seat),
            Played::TimeUp => None,
        }
    }

    /// The move; none where time ran out.
    pub fn action(&self) -> Option<&M> {
        match self {
            Played::Move { action, .. } => Some(action),
            Played::TimeUp => None,
        }
    }

    /// The same step with its move in another form.
    pub fn map<N>(&self, to: impl FnOnce(&M) -> N) -> Played<N> {
        match self {
            Played::Move { seat, action } => Played::Move { seat: *seat, action: to(action) },
            Played::TimeUp => Played::TimeUp,
        }
    }
}

impl<M: Serialize> Serialize for Played<M> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Played::Move { seat, action } => {
                let mut fields = to.serialize_struct("Played", 2)?;
                fields.serialize_field("seat", seat)?;
                fields.serialize_field("move", action)?;
                fields.end()
            }
            Played::TimeUp => {
                let mut fields = to.serialize_struct("Played", 1)?;
                fields.serialize_field("clock", &Clock::TimeUp)?;
                fields.end()
            }
        }
    }
}

impl<'de, M: Deserialize<'de>> Deserialize<'de> for Played<M> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Played<M>, D::Error> {
        let Step { seat, action, clock } = Step::deserialize(from)?;
        match (seat, action, clock) {
            (Some(seat), Some(action), None) => Ok(Played::Move { seat, action }),
            (None, None, Some(Clock::TimeUp)) => Ok(Played::TimeUp),
            (_, _, Some(Clock::TimeUp)) => {
                Err(D::Error::custom("a step is a seat's or the clock's, not both"))
            }
            (None, _, None) => Err(D::Error::missing_field("seat")),
            (_, None, None) => Err(D::Error::missing_field("move")),
        }
    }
}

/// All that a step may have in a file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound = "M: Deserialize<'de>")]
struct Step<M> {
    #[serde(default)]
    seat: Option<Seat>,
    #[serde(default, rename = "move")]
    action: Option<M>,
    #[serde(default)]
    clock: Option<Clock>,
}

/// All that the clock can do.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Clock {
    TimeUp,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Played<u8>, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }

    #[test]
    fn a_step_is_written_as_its_actor_and_what_it_did() {
        let steps = [Played::Move { seat: Seat::new(1), action: 7u8 }, Played::TimeUp];
        let texts = steps.map(|step| serde_json::to_string(&step).unwrap());
        assert_eq!(texts, [r#"{"seat":2,"move":7}"#, r#"{"clock":"time_up"}"#]);
        assert_eq!(texts.map(|text| read(&text).unwrap()), steps);
    }

    #[test]
    fn a_step_of_nobody_or_of_two_is_none() {
        assert!(read("{}").unwrap_err().contains("missing field `seat`"));
        assert!(read(r#"{"seat":1}"#).unwrap_err().contains("missing field `move`"));
        assert!(read(r#"{"seat":1,"move":2,"clock":"time_up"}"#).unwrap_err().contains("not both"));
        assert!(read(r#"{"clock":"stopped"}"#).unwrap_err().contains("unknown variant"));
        assert!(read(r#"{"seat":1,"move":2,"at":3}"#).unwrap_err().contains("unknown field `at`"));
    }
}
