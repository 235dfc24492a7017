//! How far a search plays on at random from where it has left its trees.

use super::Luck;
use crate::random::{play_one, play_out};
use undercroft_core::{Game, MAX_SEATS, Seat};

/// What the game promises each seat where its play was broken off.
pub(super) type Promise = [f64; MAX_SEATS];

/// Plays on to the end, or from the game's horizon on to the first state that it can evaluate.
#[inline]
pub(super) fn play_on<G: Game>(
    rules: &G,
    world: &mut G::State,
    luck: &mut Luck,
    moves: &mut Vec<G::Move>,
) -> Option<Promise> {
    let Some(horizon) = G::HORIZON else {
        play_out(rules, world, &mut luck.choices, &mut luck.chance, moves);
        return None;
    };
    for made in 0.. {
        if made >= horizon
            && let Some(promise) = evaluated(rules, world)
        {
            return Some(promise);
        }
        if !play_one(rules, world, &mut luck.choices, &mut luck.chance, moves) {
            break;
        }
    }
    None
}

/// What every seat is promised; nothing if that cannot be said of one of them.
fn evaluated<G: Game>(rules: &G, world: &G::State) -> Option<Promise> {
    let mut promise = [0.0; MAX_SEATS];
    for seat in Seat::all(rules.players()) {
        promise[seat.index()] = rules.evaluate(world, seat)?.clamp(0.0, 1.0);
    }
    Some(promise)
}
