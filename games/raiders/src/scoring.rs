//! The end of the game: who collapses, who wins, and all ties.

use crate::Raiders;
use crate::event::Event;
use crate::state::State;
use serde::Serialize;
use std::cmp::Reverse;
use undercroft_core::{Audience, Listener, Outcome, Seat, SeatSet};

/// How the game ended, step by step as the rules have it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Ending {
    /// Those whose wounds are compared, the most wounded first: all whom no boss has put out of the game.
    pub by_wounds: Vec<Seat>,
    /// Who collapsed.
    pub collapsed: SeatSet,
    /// Why nobody did, where wounds were compared and nobody did.
    pub spared: Option<Spared>,
    /// Those still standing, the best first.
    pub standing: Vec<Seat>,
    /// Those of them who tie for the most coins, so that the fewest wounds decide; nobody where nobody ties.
    pub tied: SeatSet,
    /// Who won.
    pub winners: SeatSet,
}

/// Why nobody collapsed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Spared {
    /// All have the same wounds.
    AllEqual,
    /// Two tie for the most wounds at a table of three.
    Tie,
}

impl Raiders {
    /// Who a boss has not put out of the game.
    fn survivors(&self, state: &State) -> SeatSet {
        SeatSet::all(self.players).without(state.eliminated)
    }

    /// Those with the most wounds collapse and cannot win.
    ///
    /// With three players only an outright most collapses. If all have the same wounds, nobody does.
    pub(crate) fn collapsed(&self, state: &State) -> SeatSet {
        let survivors = self.survivors(state);
        let wounds = |seat: Seat| state.player(seat).wounds;
        let Some(most) = survivors.map(wounds).max() else { return SeatSet::EMPTY };
        let worst: SeatSet = survivors.filter(|&seat| wounds(seat) == most).collect();
        let tie_saves = self.players == 3 && worst.len() > 1;
        if tie_saves || worst == survivors { SeatSet::EMPTY } else { worst }
    }

    /// The most coins among those left; then the fewest wounds; then the win is shared.
    pub(crate) fn winners(&self, state: &State) -> SeatSet {
        let standing = self.survivors(state).without(self.collapsed(state));
        let rank = |seat: Seat| (state.player(seat).coins, Reverse(state.player(seat).wounds));
        let best = standing.map(rank).max();
        standing.filter(|&seat| Some(rank(seat)) == best).collect()
    }

    /// Places for all: those still standing by coins and wounds, then the collapsed, then the eliminated.
    pub(crate) fn final_standing(&self, state: &State) -> Outcome {
        let collapsed = self.collapsed(state);
        let key = |seat: Seat| {
            let player = state.player(seat);
            let fate = match () {
                () if state.eliminated.contains(seat) => 0,
                () if collapsed.contains(seat) => 1,
                () => 2,
            };
            (fate, player.coins, Reverse(player.wounds))
        };
        Outcome::rank(self.players, self.winners(state), key, |seat| state.player(seat).coins.into())
    }

    /// The final scoring, step by step.
    pub(crate) fn ending(&self, state: &State) -> Ending {
        let player = |seat: Seat| state.player(seat);
        let (survivors, collapsed) = (self.survivors(state), self.collapsed(state));
        let mut by_wounds: Vec<Seat> = survivors.collect();
        by_wounds.sort_by_key(|&seat| Reverse(player(seat).wounds));
        let mut standing: Vec<Seat> = survivors.without(collapsed).collect();
        standing.sort_by_key(|&seat| (Reverse(player(seat).coins), player(seat).wounds));
        let most = standing.first().map(|&seat| player(seat).coins);
        let richest: SeatSet =
            standing.iter().copied().filter(|&seat| Some(player(seat).coins) == most).collect();
        let equal = by_wounds.windows(2).all(|pair| player(pair[0]).wounds == player(pair[1]).wounds);
        Ending {
            by_wounds,
            collapsed,
            spared: match () {
                () if !collapsed.is_empty() || survivors.len() < 2 => None,
                () if equal => Some(Spared::AllEqual),
                () => Some(Spared::Tie),
            },
            standing,
            tied: if richest.len() > 1 { richest } else { SeatSet::EMPTY },
            winners: self.winners(state),
        }
    }

    pub(crate) fn tell_final_scoring(&self, state: &State, to: &mut impl Listener<Event>) {
        let collapsed = self.collapsed(state);
        if let Some(seat) = collapsed.first() {
            let wounds = state.player(seat).wounds;
            to.hear(Audience::Everyone, Event::Collapsed { seats: collapsed, wounds });
        }
        let seats = self.winners(state);
        let coins = seats.first().map_or(0, |seat| state.player(seat).coins);
        to.hear(Audience::Everyone, Event::Won { seats, coins });
    }
}
