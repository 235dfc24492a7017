//! The clock of the game: how long each thing may last, and what happens when time is up. A calm race has none.

use crate::Rush;
use crate::event::Event;
use crate::options::Race;
use crate::state::{Phase, State};
use undercroft_core::{Audience, Listener, Rng, TimeLimit};

/// How long the monsters lie face down before they are turned over.
pub(crate) const REVEAL_MILLIS: u32 = 3_000;
/// What is left for somebody who alone still has free hands.
pub(crate) const HURRY_MILLIS: u32 = 5_000;
/// How long hands may call.
pub(crate) const CALL_MILLIS: u32 = 10_000;
/// How long hands that lost may call again.
pub(crate) const CALL_AGAIN_MILLIS: u32 = 6_000;
/// How long all may take to say who gains what.
pub(crate) const REWARDS_MILLIS: u32 = 20_000;

/// The limits of one round have these numbers; callings count on from the last.
const REVEAL: u32 = 0;
const REWARDS: u32 = 1;
const HURRY: u32 = 2;
const RACE: u32 = 3;
/// More limits than a round can have: a calling gives a monster to somebody, and there are ten.
const LIMITS_A_ROUND: u32 = 16;

impl Rush {
    /// How long the present state may last.
    pub(crate) fn limit_of(&self, state: &State) -> Option<TimeLimit> {
        if self.options.race == Race::Calm {
            return None;
        }
        let (number, millis) = match state.phase {
            Phase::Draft | Phase::Over => return None,
            Phase::FaceDown => (REVEAL, REVEAL_MILLIS),
            Phase::Rewards => (REWARDS, REWARDS_MILLIS),
            Phase::Attacking if self.is_hurried(state) => (HURRY, HURRY_MILLIS),
            Phase::Attacking if self.options.race == Race::Live => (RACE, self.options.seconds.millis()),
            Phase::Attacking if state.calling == 0 => (RACE, CALL_MILLIS),
            Phase::Attacking => (RACE + u32::from(state.calling), CALL_AGAIN_MILLIS),
        };
        Some(TimeLimit { number: u32::from(state.round) * LIMITS_A_ROUND + number, millis })
    }

    /// Time is up: monsters are turned over, hands rest, gains go where they go without saying.
    pub(crate) fn time_runs_out(
        &self,
        state: &mut State,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) {
        if state.phase != Phase::FaceDown {
            to.hear(Audience::Everyone, Event::TimeUp);
        }
        match (state.phase, self.options.race) {
            (Phase::FaceDown, _) => self.reveal_monsters(state, chance, to),
            (Phase::Attacking, Race::Live) => self.close_race(state, chance, to),
            (Phase::Attacking, _) => self.close_calling(state, chance, to),
            (Phase::Rewards, _) => self.close_rewards(state, chance, to),
            (Phase::Draft | Phase::Over, _) => {}
        }
    }
}
