//! The random bot: any legal move, each equally likely.

use undercroft_core::chance::pick;
use undercroft_core::{Game, Rng, Sight, Silence};

/// One of the moves the seat may make.
#[inline]
pub fn random_move<G: Game>(sight: &Sight<'_, G>, rng: &mut impl Rng, buffer: &mut Vec<G::Move>) -> G::Move {
    buffer.clear();
    sight.moves(buffer);
    pick(rng, buffer)
}

/// Plays a game to its end with random moves and says how many decisions that took.
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
    let mut decisions = 0;
    while let Some(seat) = rules.awaited(state).first() {
        let action = random_move(&Sight::new(rules, state, seat), rng, buffer);
        let played = rules.play(state, seat, action, chance, &mut Silence);
        debug_assert!(played.is_ok(), "a listed move was refused: {played:?}");
        decisions += 1;
    }
    decisions
}
