//! The random bot: any legal move, each equally likely.

use undercroft_core::chance::{below, pick};
use undercroft_core::{Game, Rng, Seat, SeatSet, Sight, Silence};

/// One of the moves the seat may make.
#[inline]
pub fn random_move<G: Game>(sight: &Sight<'_, G>, rng: &mut impl Rng, buffer: &mut Vec<G::Move>) -> G::Move {
    buffer.clear();
    sight.moves(buffer);
    pick(rng, buffer)
}

/// Whom to ask of the seats that a game waits for: the lowest, or any of them where the game says that
/// [it matters who acts first](Game::ORDER_MATTERS).
#[inline]
pub fn next_to_act<G: Game>(awaited: SeatSet, rng: &mut impl Rng) -> Option<Seat> {
    if G::ORDER_MATTERS && awaited.len() > 1 {
        return awaited.into_iter().nth(below(rng, awaited.len() as u32) as usize);
    }
    awaited.first()
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
    while play_one(rules, state, rng, chance, buffer) {
        decisions += 1;
    }
    decisions
}

/// Makes one random move, unless the game is over.
#[inline]
pub(crate) fn play_one<G: Game>(
    rules: &G,
    state: &mut G::State,
    rng: &mut impl Rng,
    chance: &mut impl Rng,
    buffer: &mut Vec<G::Move>,
) -> bool {
    let Some(seat) = next_to_act::<G>(rules.awaited(state), rng) else { return false };
    let action = random_move(&Sight::new(rules, state, seat), rng, buffer);
    let played = rules.play(state, seat, action, chance, &mut Silence);
    debug_assert!(played.is_ok(), "a listed move was refused: {played:?}");
    true
}
