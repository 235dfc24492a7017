//! What somebody may do.

use crate::Rush;
use crate::attacking::WhyNot;
use crate::hand::Hands;
use crate::number::{Hero, Slot};
use crate::options::Race;
use crate::rewards::Gift;
use crate::setup::free_heroes;
use crate::state::{Phase, State};
use serde::{Deserialize, Serialize};
use undercroft_core::Seat;

/// A move. Whatever belongs to a round names it, counted from 1, so that what comes late can never hit the next round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// Draft a hero: `{"take":3}`.
    Take(Hero),
    /// Put a hand, or both, on a monster; where hands call, call it: `{"grab":{"round":1,"hands":"left","slot":4}}`.
    Grab {
        /// The round.
        round: u8,
        /// The hand, or both.
        hands: Hands,
        /// Where the monster lies.
        slot: Slot,
    },
    /// Lay a hand down, or both, for the rest of the round; where hands call, call nothing with it any more.
    LayDown {
        /// The round.
        round: u8,
        /// The hand, or both.
        hands: Hands,
    },
    /// Call nothing more in this calling: `{"ready":{"round":1}}`.
    Ready {
        /// The round.
        round: u8,
    },
    /// Say in a calm race what both hands call: `{"choose":{"round":1,"left":4,"right":null}}`.
    Choose {
        /// The round.
        round: u8,
        /// What the left hand calls; nothing if it rests, or is not free.
        left: Option<Slot>,
        /// What the right hand calls, likewise.
        right: Option<Slot>,
    },
    /// Give all gains of the round to heroes, each by the hand that made the attack, both hands' attack being the left one's.
    Assign {
        /// The round.
        round: u8,
        /// What the left hand's attack gained.
        left: Option<Gift>,
        /// What the right hand's attack gained.
        right: Option<Gift>,
    },
}

impl Rush {
    /// Adds everything that a seat may do now.
    pub(crate) fn list_moves(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        if !state.awaited.contains(seat) {
            return;
        }
        match (state.phase, self.options.race) {
            (Phase::Draft, _) => moves.extend(free_heroes(state).map(Move::Take)),
            (Phase::Attacking, Race::Live) => self.list_grabs(state, seat, moves),
            (Phase::Attacking, Race::Call) => self.list_calls(state, seat, moves),
            (Phase::Attacking, Race::Calm) => self.list_choices(state, seat, moves),
            (Phase::Rewards, _) => self.list_gifts(state, seat, moves),
            (Phase::FaceDown | Phase::Over, _) => {}
        }
    }

    /// Why a move has no place now: it belongs to another part of the round, another round or another kind of race.
    pub(crate) fn out_of_place(&self, state: &State, action: Move) -> WhyNot {
        let (phase, race) = (state.phase, self.options.race);
        let (round, fits) = match action {
            Move::Take(_) => return None,
            Move::Grab { round, .. } | Move::LayDown { round, .. } => {
                (round, phase == Phase::Attacking && race != Race::Calm)
            }
            Move::Ready { round } => (round, phase == Phase::Attacking && race == Race::Call),
            Move::Choose { round, .. } => (round, phase == Phase::Attacking && race == Race::Calm),
            Move::Assign { round, .. } => (round, phase == Phase::Rewards),
        };
        if round != state.round + 1 {
            return Some(("attack", "refused-other-round"));
        }
        (!fits).then_some(("attack", "refused-not-now"))
    }

    /// What harms a seat least that has no time left: the first free hero, no attack, and gains to whom they go without saying.
    pub(crate) fn safe_move(&self, state: &State, seat: Seat) -> Move {
        let round = state.round + 1;
        match (state.phase, self.options.race) {
            (Phase::Draft, _) => Move::Take(free_heroes(state).next().unwrap_or(Hero(0))),
            (Phase::Rewards, _) => {
                let [left, right] = self.plain_gifts(state, seat);
                Move::Assign { round, left, right }
            }
            (_, Race::Live) => {
                Move::LayDown { round, hands: state.player(seat).free_hands().unwrap_or(Hands::Both) }
            }
            (_, Race::Call) => Move::Ready { round },
            (_, Race::Calm) => Move::Choose { round, left: None, right: None },
        }
    }
}
