//! What happens, and who may know of it.

use crate::{Seat, SeatSet};

/// Who looks at a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Eye {
    /// Somebody at the table.
    Seat(Seat),
    /// Somebody watching: sees what lies open and nothing else.
    Spectator,
    /// Everything, as a replay of a finished game shows it.
    All,
}

impl Eye {
    /// Its seat, if it has one.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Eye::Seat(seat) => Some(seat),
            Eye::Spectator | Eye::All => None,
        }
    }
}

/// Who is told of an event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Audience {
    /// Everybody, spectators included.
    Everyone,
    /// These seats alone.
    Only(SeatSet),
    /// Everybody but these seats, who are told more, or know it already.
    AllBut(SeatSet),
}

impl Audience {
    /// Whether this eye is told.
    pub fn includes(self, eye: Eye) -> bool {
        match (self, eye) {
            (Audience::Everyone, _) | (_, Eye::All) => true,
            (Audience::Only(seats), Eye::Seat(seat)) => seats.contains(seat),
            (Audience::Only(_), Eye::Spectator) => false,
            (Audience::AllBut(seats), Eye::Seat(seat)) => !seats.contains(seat),
            (Audience::AllBut(_), Eye::Spectator) => true,
        }
    }
}

impl From<Seat> for Audience {
    fn from(seat: Seat) -> Audience {
        Audience::Only(SeatSet::only(seat))
    }
}

/// Somebody a game tells its events to. An event goes whole to its audience and not at all to others; where the
/// public may know less than a seat, the game tells two events.
pub trait Listener<E> {
    /// Takes an event.
    fn hear(&mut self, audience: Audience, event: E);

    /// Whether anybody listens at all. Where nobody does, what is costly to tell need not be found out.
    #[inline(always)]
    fn listens(&self) -> bool {
        true
    }
}

/// Nobody listens: the compiler then drops the events with all that went into them.
#[derive(Clone, Copy, Default, Debug)]
pub struct Silence;

impl<E> Listener<E> for Silence {
    #[inline(always)]
    fn hear(&mut self, _: Audience, _: E) {}

    #[inline(always)]
    fn listens(&self) -> bool {
        false
    }
}

/// An event with its audience, as a log keeps it.
///
/// It cannot be serialised as it is: whatever leaves the house goes through [`heard_by`] first.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Heard<E> {
    /// Who was told.
    pub audience: Audience,
    /// What happened.
    pub event: E,
}

impl<E> Listener<E> for Vec<Heard<E>> {
    fn hear(&mut self, audience: Audience, event: E) {
        self.push(Heard { audience, event });
    }
}

/// The events of a log that an eye may know.
pub fn heard_by<E>(log: &[Heard<E>], eye: Eye) -> impl Iterator<Item = &E> {
    log.iter().filter(move |heard| heard.audience.includes(eye)).map(|heard| &heard.event)
}
