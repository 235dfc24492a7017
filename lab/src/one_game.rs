//! One game of a series, from the deal to the end.

use crate::players::Players;
use std::hash::{Hash, Hasher};
use undercroft_core::{Chance, Fingerprint, Game, Outcome, Seat, Seed, Sight, Silence};

/// How a game went.
pub(crate) struct Finished {
    pub(crate) outcome: Outcome,
    pub(crate) decisions: u64,
    /// Of every decision and the outcome.
    pub(crate) hash: u64,
}

/// Plays one game. The buffer of moves is reused, so that nothing is allocated; the witness sees every move.
///
/// Only seats that the game waits for are asked, the lowest first where it waits for several.
#[inline]
pub(crate) fn play_game<G: Game>(
    rules: &G,
    series: u64,
    game: u64,
    players: &mut impl Players<G>,
    moves: &mut Vec<G::Move>,
    mut witness: impl FnMut(Seat, G::Move),
) -> Finished {
    players.begin(game);
    let mut chance = Chance::new(Seed::for_game(series, game));
    let mut state = rules.deal(&mut chance, &mut Silence);
    let (mut hash, mut decisions) = (Fingerprint::default(), 0);
    while let Some(seat) = rules.awaited(&state).first() {
        moves.clear();
        rules.moves(&state, seat, moves);
        let index = players.choose(&Sight::new(rules, &state, seat), moves);
        let action = moves[index];
        if let Err(refusal) = rules.play(&mut state, seat, action, &mut chance, &mut Silence) {
            panic!("the rules of {} refused a move that they listed: {refusal}", G::ABOUT.name);
        }
        witness(seat, action);
        hash.mix((seat.index() as u64) << 32 | index as u64);
        decisions += 1;
    }
    let outcome = rules.outcome(&state).expect("a game in which nobody is waited for is over");
    outcome.hash(&mut hash);
    Finished { outcome, decisions, hash: hash.finish() }
}
