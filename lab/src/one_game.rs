//! One game of a series, from the deal to the end.

use crate::players::{Players, seed_of};
use std::hash::{Hash, Hasher};
use undercroft_bots::next_to_act;
use undercroft_core::chance::quick;
use undercroft_core::{Actor, Chance, Fingerprint, Game, Listener, Outcome, Played, Seed, Sight};

/// The number of no seat, for the chance of who acts first.
const NO_SEAT: u64 = u64::MAX;
/// What goes into the hash where time ran out.
const TIME_UP: u64 = u64::MAX;

/// How a game went.
pub(crate) struct Finished {
    pub(crate) outcome: Outcome,
    pub(crate) decisions: u64,
    /// Of every decision and the outcome.
    pub(crate) hash: u64,
}

/// Plays one game. The buffer of moves is reused, so that nothing is allocated; the witness sees every step, and
/// whoever listens hears everything.
///
/// Only seats that the game waits for are asked: the lowest first where it waits for several, or any of them if the game
/// says that it matters. Time runs out where [`next_to_act`] lets it, which is a step but nobody's decision.
#[inline]
pub(crate) fn play_game<G: Game>(
    rules: &G,
    series: u64,
    game: u64,
    players: &mut impl Players<G>,
    moves: &mut Vec<G::Move>,
    to: &mut impl Listener<G::Event>,
    mut witness: impl FnMut(Played<G::Move>),
) -> Finished {
    players.begin(game);
    let mut chance = Chance::new(Seed::for_game(series, game));
    // Not the table's own chance: a record has no word for how often it was asked who comes first.
    let mut order = quick(seed_of(series, game, NO_SEAT));
    let mut state = rules.deal(&mut chance, to);
    let (mut hash, mut decisions) = (Fingerprint::default(), 0);
    while let Some(actor) = next_to_act(rules, &state, &mut order) {
        let Actor::Seat(seat) = actor else {
            rules.time_up(&mut state, &mut chance, to);
            witness(Played::TimeUp);
            hash.mix(TIME_UP);
            continue;
        };
        let (index, action) = players.choose(&Sight::new(rules, &state, seat), moves);
        if let Err(refusal) = rules.play(&mut state, seat, action, &mut chance, to) {
            panic!("the rules of {} refused a move that they listed: {refusal}", G::ABOUT.name);
        }
        witness(Played::Move { seat, action });
        hash.mix((seat.index() as u64) << 32 | index as u64);
        decisions += 1;
    }
    let outcome = rules.outcome(&state).expect("a game in which nobody is waited for is over");
    outcome.hash(&mut hash);
    Finished { outcome, decisions, hash: hash.finish() }
}
