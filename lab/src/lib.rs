//! The lab: many games at once, for people who design, study or teach such games.
//!
//! [`simulate`] plays a [`Plan`] on any number of threads and sums it up in a [`Report`]; [`study`] also lets the game count
//! what it finds worth knowing. The same plan gives the same games, figures and hash whatever the number of threads, as
//! long as no bot thinks by the clock.

mod histogram;
mod one_game;
mod plan;
mod players;
mod report;
mod story;
mod tally;

pub use histogram::Spread;
pub use plan::Plan;
pub use report::{BotResult, Length, Report, SeatResult, Studied};

use one_game::play_game;
use players::{Bots, Players, Randoms};
use rayon::prelude::*;
use std::time::Instant;
use story::{AllEvents, Story};
use tally::Tally;
use undercroft_core::{Fault, Game, Position, Record, Seed, Silence, Study};

/// Plays all games of a plan. `progress` hears how many more are finished, now and then, from any thread.
///
/// # Errors
/// Everything that is wrong with the plan.
pub fn simulate<G: Game>(plan: &Plan, progress: &(dyn Fn(u64) + Sync)) -> Result<Report, Vec<Fault>> {
    Ok(play_plan::<G, Silence>(plan, progress)?.report)
}

/// Plays all games of a plan and counts in each of them what the game finds [worth counting](Game::study). The games are
/// those of [`simulate`].
///
/// # Errors
/// Everything that is wrong with the plan.
pub fn study<G: Game>(plan: &Plan, progress: &(dyn Fn(u64) + Sync)) -> Result<Studied, Vec<Fault>> {
    play_plan::<G, AllEvents<G::Event>>(plan, progress)
}

fn play_plan<G: Game, S: Story<G>>(
    plan: &Plan,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Studied, Vec<Fault>> {
    let rules: G = plan.open()?;
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(plan.threads_to_start())
        .build()
        .map_err(|error| vec![Fault::new("threads", error.to_string())])?;
    let started = Instant::now();
    // Most simulations of random players look for speed; they get a loop without a choice of bots in it.
    let (tally, study) = if plan.all_random() {
        pool.install(|| play_all::<G, _, S>(&rules, plan, progress, || Randoms::new(plan)))
    } else {
        pool.install(|| play_all::<G, _, S>(&rules, plan, progress, || Bots::new(plan)))
    };
    let seconds = started.elapsed().as_secs_f64();
    let report = report::sum_up(plan, &tally, seconds, pool.current_num_threads());
    Ok(Studied { seats: report::seats(&report), report, study })
}

/// The record of a plan's first game, to look at and to verify.
///
/// # Errors
/// Everything that is wrong with the plan.
pub fn first_game<G: Game>(plan: &Plan) -> Result<Record<G::Move>, Vec<Fault>> {
    let rules: G = plan.open()?;
    let mut moves = Vec::new();
    let witness = |step| moves.push(step);
    if plan.all_random() {
        play_game(&rules, plan.seed, 0, &mut Randoms::new(plan), &mut Vec::new(), &mut Silence, witness);
    } else {
        play_game(&rules, plan.seed, 0, &mut Bots::new(plan), &mut Vec::new(), &mut Silence, witness);
    }
    let (mut position, _) = Position::<G>::deal(plan.setup.clone(), Seed::for_game(plan.seed, 0))?;
    for &step in &moves {
        position.step(step).map_err(|refusal| vec![Fault::new("record", refusal.to_string())])?;
    }
    Ok(Record::of(&position, moves))
}

/// Cuts the games into pieces, plays them on the pool's threads and adds the pieces up. All sums are of whole
/// numbers, so that it does not matter which piece is finished first.
fn play_all<G: Game, P: Players<G>, S: Story<G>>(
    rules: &G,
    plan: &Plan,
    progress: &(dyn Fn(u64) + Sync),
    sit_down: impl Fn() -> P + Sync,
) -> (Tally, Study) {
    let (size, pieces) = plan.pieces();
    let empty = || (Tally::new(plan.bots.len(), rules.players()), Study::default());
    let piece = |(players, moves, story): &mut (P, Vec<G::Move>, S), piece: usize| {
        let (mut tally, mut study) = empty();
        let first = piece as u64 * size;
        let games = first..plan.games.min(first + size);
        for game in games.clone() {
            let finished = play_game(rules, plan.seed, game, players, moves, story, |_| {});
            story.study(rules, &finished.outcome, &mut study);
            tally.add(game, &finished);
        }
        progress(games.end - games.start);
        (tally, study)
    };
    (0..pieces)
        .into_par_iter()
        .with_max_len(1)
        .map_init(|| (sit_down(), Vec::new(), S::default()), piece)
        .reduce(empty, |(tally, study), (more, studied)| (tally.plus(more), study.plus(&studied)))
}
