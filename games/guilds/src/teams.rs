//! Team play: 2v2, 3v3, 2v2v2.

use crate::{Guilds, Teams};
use undercroft_core::{Fault, Seat, SeatSet};

impl Teams {
    /// How many teams there are; none where everyone plays alone.
    pub(crate) fn count(self) -> Option<usize> {
        match self {
            Teams::None => None,
            Teams::TwoPairs | Teams::TwoTrios => Some(2),
            Teams::ThreePairs => Some(3),
        }
    }

    /// How many players these teams are for.
    fn players(self) -> Option<usize> {
        match self {
            Teams::None => None,
            Teams::TwoPairs => Some(4),
            Teams::TwoTrios | Teams::ThreePairs => Some(6),
        }
    }

    /// Whether that many players can form the teams.
    pub(crate) fn fit(self, players: usize) -> Result<(), Fault> {
        match self.players() {
            Some(wanted) if wanted != players => Err(Fault::new(
                "option teams",
                format!("these teams are for {wanted} players, not {players}"),
            )),
            _ => Ok(()),
        }
    }
}

impl Guilds {
    /// The team of a seat, counted from 1; none where everyone plays alone. The teams sit in turn around the table, so
    /// that partners face each other.
    #[inline]
    pub fn team(&self, seat: Seat) -> Option<usize> {
        self.options.teams.count().map(|teams| seat.index() % teams + 1)
    }

    #[inline]
    pub(crate) fn team_of(&self, seat: Seat) -> SeatSet {
        match self.options.teams.count() {
            None => SeatSet::only(seat),
            Some(teams) => SeatSet::of(self.players, |other| other.index() % teams == seat.index() % teams),
        }
    }
}
