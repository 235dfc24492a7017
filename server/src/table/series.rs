//! A series: people who go on at the next table, and how often each has won.

use super::{Chair, Table};
use crate::secret::KeyHash;
use serde::{Deserialize, Serialize};
use undercroft_core::Seat;

/// How often each of those who go on has won so far. Taken along from table to table, so that nobody has to look back.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Series {
    /// How many games they have played.
    pub games: u32,
    /// What each has won.
    pub won: Vec<Won>,
}

/// How often somebody has won.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Won {
    /// Their secrets' hashes, by which they are known in whatever chair they sit; none for a bot, which is known by its seat.
    pub who: Vec<KeyHash>,
    /// Where they sat.
    pub seat: Seat,
    /// How often they have won, or shared a win.
    pub wins: u32,
}

/// A series as everybody may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeriesView {
    /// How many games were played, this one among them.
    pub games: u32,
    /// How often each seat has won them.
    pub wins: Vec<u32>,
}

impl Series {
    fn wins_of(&self, seat: Seat, chair: &Chair) -> u32 {
        let theirs = |won: &&Won| match chair.keys() {
            [] => won.who.is_empty() && won.seat == seat,
            keys => won.who.iter().any(|key| keys.contains(key)),
        };
        self.won.iter().find(theirs).map_or(0, |won| won.wins)
    }
}

impl Table {
    /// The series with this table's game, to be taken to the next one.
    pub fn series(&self) -> Series {
        let outcome = self.game().and_then(|game| game.outcome());
        let before = self.series.clone().unwrap_or_default();
        let won = Seat::all(self.chairs.len()).zip(&self.chairs).map(|(seat, chair)| Won {
            who: chair.keys().to_vec(),
            seat,
            wins: before.wins_of(seat, chair)
                + u32::from(outcome.is_some_and(|outcome| outcome.winners().contains(seat))),
        });
        Series { games: before.games + u32::from(outcome.is_some()), won: won.collect() }
    }

    /// The same as everybody may know it; nothing for a first game.
    pub(super) fn series_view(&self) -> Option<SeriesView> {
        self.series.as_ref()?;
        let Series { games, won } = self.series();
        Some(SeriesView { games, wins: won.into_iter().map(|won| won.wins).collect() })
    }
}
