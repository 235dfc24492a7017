//! A wave over the dungeon: what is reached with one step, with two, with three.

use crate::region::Region;
use crate::state::{Spot, State};

/// A wave that goes on step by step and never comes to a square twice.
#[derive(Clone, Copy)]
pub(crate) struct Wave {
    /// What the last step reached.
    pub(crate) front: Region,
    /// Where it has been, and where it must not go.
    pub(crate) seen: Region,
}

impl Wave {
    /// A wave that begins on these squares.
    #[inline]
    pub(crate) fn from(front: Region) -> Wave {
        Wave { front, seen: front }
    }

    /// One that begins on one square and goes nowhere where somebody stands.
    #[inline]
    pub(crate) fn round(walls: &Region, spot: Spot) -> Wave {
        let mut wave = Wave { front: Region::only(spot), seen: *walls };
        wave.seen.add(spot);
        wave
    }

    /// Goes one step on. Whether it came anywhere.
    #[inline]
    pub(crate) fn step(&mut self, state: &State) -> bool {
        let mut next = state.next_to(&self.front);
        next.remove(&self.seen);
        self.seen.add_all(&next);
        self.front = next;
        !next.is_empty()
    }
}
