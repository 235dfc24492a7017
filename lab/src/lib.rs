//! The lab: many games at once, for people who design, study or teach such games.
//!
//! [`simulate`] plays a [`Plan`] on any number of threads and sums it up in a [`Report`]. The same plan gives the
//! same games and the same hash whatever the number of threads, as long as no bot thinks by the clock.

mod histogram;
mod one_game;
mod plan;
mod players;
mod report;
mod tally;

pub use histogram::Spread;
pub use plan::Plan;
pub use report::{BotResult, Length, Report};

use one_game::play_game;
use players::{Bots, Players, Randoms};
use rayon::prelude::*;
use std::time::Instant;
use tally::Tally;
use undercroft_core::{Fault, Game, Played, Position, Record, Seed};

/// Plays all games of a plan. `progress` hears how many more are finished, now and then, from any thread.
///
/// # Errors
/// Everything that is wrong with the plan.
pub fn simulate<G: Game>(plan: &Plan, progress: &(dyn Fn(u64) + Sync)) -> Result<Report, Vec<Fault>> {
    let rules: G = plan.open()?;
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(plan.threads_to_start())
        .build()
        .map_err(|error| vec![Fault::new("threads", error.to_string())])?;
    let started = Instant::now();
    // Most simulations of random players look for speed; they get a loop without a choice of bots in it.
    let tally = if plan.all_random() {
        pool.install(|| play_all(&rules, plan, progress, || Randoms::new(plan)))
    } else {
        pool.install(|| play_all(&rules, plan, progress, || Bots::new(plan)))
    };
    Ok(report::sum_up(plan, &tally, started.elapsed().as_secs_f64(), pool.current_num_threads()))
}

/// The record of a plan's first game, to look at and to verify.
///
/// # Errors
/// Everything that is wrong with the plan.
pub fn first_game<G: Game>(plan: &Plan) -> Result<Record<G::Move>, Vec<Fault>> {
    let rules: G = plan.open()?;
    let mut moves = Vec::new();
    let witness = |seat, action| moves.push(Played { seat, action });
    if plan.all_random() {
        play_game(&rules, plan.seed, 0, &mut Randoms::new(plan), &mut Vec::new(), witness);
    } else {
        play_game(&rules, plan.seed, 0, &mut Bots::new(plan), &mut Vec::new(), witness);
    }
    let (mut position, _) = Position::<G>::deal(plan.setup.clone(), Seed::for_game(plan.seed, 0))?;
    for played in &moves {
        position
            .play(played.seat, played.action)
            .map_err(|refusal| vec![Fault::new("record", refusal.to_string())])?;
    }
    Ok(Record::of(&position, moves))
}

/// Cuts the games into pieces, plays them on the pool's threads and adds the pieces up. All sums are of whole
/// numbers, so that it does not matter which piece is finished first.
fn play_all<G: Game, P: Players<G>>(
    rules: &G,
    plan: &Plan,
    progress: &(dyn Fn(u64) + Sync),
    sit_down: impl Fn() -> P + Sync,
) -> Tally {
    let (size, pieces) = plan.pieces();
    let empty = || Tally::new(plan.bots.len(), rules.players());
    let piece = |(players, moves): &mut (P, Vec<G::Move>), piece: usize| {
        let mut tally = empty();
        let first = piece as u64 * size;
        let games = first..plan.games.min(first + size);
        for game in games.clone() {
            tally.add(game, &play_game(rules, plan.seed, game, players, moves, |_, _| {}));
        }
        progress(games.end - games.start);
        tally
    };
    (0..pieces)
        .into_par_iter()
        .with_max_len(1)
        .map_init(|| (sit_down(), Vec::new()), piece)
        .reduce(empty, Tally::plus)
}
