//! The end of the game and scoring.

use crate::Rush;
use crate::event::Event;
use crate::hand::Hands;
use crate::state::{Phase, ROUNDS, State};
use serde::Serialize;
use undercroft_core::{Audience, Listener, Outcome, Rng, Seat, SeatSet};

/// What a monster costs that defeated a hero.
pub(crate) const DEFEAT: i32 = 1;

/// What a player's two heroes may win together at the end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Prize {
    /// The Dungeon Lord's.
    Lord,
    /// The Dragon's.
    Dragon,
}

impl Rush {
    /// The next round, or after the last one the scoring.
    pub(crate) fn end_round(&self, state: &mut State, chance: &mut impl Rng, to: &mut impl Listener<Event>) {
        if usize::from(state.round) + 1 < ROUNDS {
            state.round += 1;
            return self.begin_round(state, chance, to);
        }
        state.phase = Phase::Over;
        state.awaited = SeatSet::EMPTY;
        for seat in Seat::all(self.players) {
            let event = match self.prize_of(state, seat) {
                Some((prize, coins)) => Event::PrizeTaken { seat, prize, coins },
                None => Event::NoPrize { seat },
            };
            to.hear(Audience::Everyone, event);
        }
        let (seats, coins) = self.winners(state);
        to.hear(Audience::Everyone, Event::Won { seats, coins });
    }

    /// The most valuable of the two that a player's heroes can beat together, the Lord if both are worth the same.
    pub(crate) fn prize_of(&self, state: &State, seat: Seat) -> Option<(Prize, u8)> {
        let skills = state.player(seat).skills_of(Hands::Both);
        let lord = &self.cards.lords[state.lord.index()];
        let dragon = &self.cards.dragons[state.dragon.index()];
        let lord = skills.meet(lord.defence).then_some((Prize::Lord, lord.coins));
        let dragon = skills.meet(dragon.defence).then_some((Prize::Dragon, dragon.coins));
        match (lord, dragon) {
            (Some(lord), Some(dragon)) => Some(if dragon.1 > lord.1 { dragon } else { lord }),
            (lord, dragon) => lord.or(dragon),
        }
    }

    /// The coins of the monsters, less one for each that defeated a hero.
    pub(crate) fn coins_of(&self, state: &State, seat: Seat) -> i32 {
        let player = state.player(seat);
        i32::from(player.coins) - DEFEAT * i32::from(player.failed)
    }

    /// Everything a player has in the end, the prize with it.
    pub(crate) fn total_of(&self, state: &State, seat: Seat) -> i32 {
        self.coins_of(state, seat) + self.prize_of(state, seat).map_or(0, |(_, coins)| i32::from(coins))
    }

    /// Those with the most coins share the victory.
    fn winners(&self, state: &State) -> (SeatSet, i32) {
        let total = |seat| self.total_of(state, seat);
        let most = Seat::all(self.players).map(total).max().unwrap_or(0);
        (SeatSet::of(self.players, |seat| total(seat) == most), most)
    }

    /// Places for all; equal totals share one.
    pub(crate) fn final_standing(&self, state: &State) -> Outcome {
        let total = |seat| self.total_of(state, seat);
        Outcome::rank(self.players, self.winners(state).0, total, total)
    }
}
