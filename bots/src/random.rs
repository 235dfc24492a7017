//! The random bot: any legal move, each equally likely.

use undercroft_core::chance::below;
use undercroft_core::{Actor, Game, Rng, Sight, Silence};

/// One of the moves the seat may make.
#[inline]
pub fn random_move<G: Game>(sight: &Sight<'_, G>, rng: &mut impl Rng, buffer: &mut Vec<G::Move>) -> G::Move {
    sight.pick_move(buffer, |count| below(rng, count as u32) as usize)
}

/// Who makes the next step: the lowest of the seats that the game waits for, or any of them where the game says that
/// [it matters who acts first](Game::ORDER_MATTERS). Nobody once it is over.
///
/// A clock that runs is one more to be drawn where the order matters; elsewhere everybody is in time, and it runs out only
/// where nobody is waited for.
#[inline]
pub fn next_to_act<G: Game>(rules: &G, state: &G::State, rng: &mut impl Rng) -> Option<Actor> {
    let (awaited, clock) = (rules.awaited(state), rules.time_limit(state).is_some());
    let actors = awaited.len() + usize::from(clock);
    let next = match G::ORDER_MATTERS && actors > 1 {
        true => awaited.into_iter().nth(below(rng, actors as u32) as usize),
        false => awaited.first(),
    };
    next.map(Actor::Seat).or(clock.then_some(Actor::Clock))
}

/// Plays a game to its end with random moves and says how many steps that took.
///
/// It asks only seats the game waits for. The buffer is reused, so that nothing is allocated.
#[inline]
pub fn play_out<G: Game>(
    rules: &G,
    state: &mut G::State,
    rng: &mut impl Rng,
    chance: &mut impl Rng,
    buffer: &mut Vec<G::Move>,
) -> u64 {
    let mut steps = 0;
    while play_one(rules, state, rng, chance, buffer) {
        steps += 1;
    }
    steps
}

/// Makes one random move, or lets time run out, unless the game is over.
#[inline]
pub(crate) fn play_one<G: Game>(
    rules: &G,
    state: &mut G::State,
    rng: &mut impl Rng,
    chance: &mut impl Rng,
    buffer: &mut Vec<G::Move>,
) -> bool {
    match next_to_act(rules, state, rng) {
        Some(Actor::Seat(seat)) => {
            let action = random_move(&Sight::new(rules, state, seat), rng, buffer);
            let played = rules.play(state, seat, action, chance, &mut Silence);
            debug_assert!(played.is_ok(), "a listed move was refused: {played:?}");
            true
        }
        Some(Actor::Clock) => {
            rules.time_up(state, chance, &mut Silence);
            true
        }
        None => false,
    }
}
