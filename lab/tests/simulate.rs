//! Whole simulations of the tiny bidding game.

#[path = "../../bots/tests/little_games/race.rs"]
#[allow(dead_code)]
mod race;

use race::Race;
use std::sync::atomic::{AtomicU64, Ordering};
use undercroft_bidding::Bidding;
use undercroft_core::{Game, Played, Setup};
use undercroft_guilds::Guilds;
use undercroft_kit::scramble::Scramble;
use undercroft_lab::{Plan, Report, Studied, first_game, simulate, study};
use undercroft_raiders::Raiders;

fn plan(bots: &str, games: u64) -> Plan {
    let bots = bots.split(',').map(|bot| bot.parse().unwrap()).collect();
    Plan { setup: Setup::new::<Bidding>(4), bots, games, seed: 9, threads: 1 }
}

fn played(plan: &Plan) -> Report {
    simulate::<Bidding>(plan, &|_| {}).unwrap()
}

#[test]
fn the_number_of_threads_changes_nothing_but_the_time() {
    for (bots, games) in [("random", 5_000), ("search:20,random", 60)] {
        let mut plan = plan(bots, games);
        let alone = played(&plan);
        for threads in [2, 3, 8] {
            plan.threads = threads;
            let together = played(&plan);
            assert_eq!(together.threads, threads);
            assert_eq!((&together.hash, &together.wins), (&alone.hash, &alone.wins));
            assert_eq!((together.decisions, together.length), (alone.decisions, alone.length));
        }
    }
}

#[test]
fn the_hash_is_of_this_very_row_of_games() {
    let hash = |seed, games| played(&Plan { seed, ..plan("random", games) }).hash;
    assert_eq!(hash(1, 100), hash(1, 100));
    assert_ne!(hash(1, 100), hash(2, 100));
    assert_ne!(hash(1, 100), hash(1, 101));
}

#[test]
fn the_progress_adds_up_to_all_games() {
    for games in [1, 7, 1_024, 5_001] {
        let heard = AtomicU64::new(0);
        let count = |more| {
            heard.fetch_add(more, Ordering::Relaxed);
        };
        let report = simulate::<Bidding>(&plan("random", games), &count).unwrap();
        assert_eq!((heard.into_inner(), report.games), (games, games));
    }
}

#[test]
fn a_shared_win_counts_as_a_fraction_for_each() {
    let report = played(&plan("random,random,random,random", 4_000));
    assert!(report.shared_wins > 0);
    assert!((report.wins.iter().sum::<f64>() - 4_000.0).abs() < 1e-9);
    assert!(report.wins.iter().any(|wins| wins.fract() > 0.0), "{:?}", report.wins);
}

#[test]
fn a_bot_that_thinks_wins_more_than_its_share() {
    let report = played(&plan("search:60,random,random,random", 200));
    assert!(report.results[0].share_low > report.results[0].chance, "{:?}", report.results[0]);
}

#[test]
fn the_first_game_is_a_record_that_verifies() {
    for bots in ["random", "search:10,random"] {
        assert!(first_game::<Bidding>(&plan(bots, 3)).unwrap().verify::<Bidding>().is_ok());
    }
}

/// A series of races, which the first seat might as well have gambled for without hope.
fn races<const ORDER_MATTERS: bool>(bots: &str, threads: usize) -> Report {
    let setup = Setup::new::<Race<ORDER_MATTERS, 0, 0>>(2);
    let plan = Plan { setup, threads, ..plan(bots, 2_000) };
    assert!(
        first_game::<Race<ORDER_MATTERS, 0, 0>>(&plan).unwrap().verify::<Race<ORDER_MATTERS, 0, 0>>().is_ok()
    );
    simulate::<Race<ORDER_MATTERS, 0, 0>>(&plan, &|_| {}).unwrap()
}

#[test]
fn where_the_order_matters_anybody_may_come_first() {
    let share = |report: &Report| report.wins_by_seat[0] / 2_000.0;
    // Searching seats never gamble, so that all games are races.
    let drawn = races::<true>("search:20", 1);
    assert!((0.46..0.54).contains(&share(&drawn)), "{:?}", drawn.wins_by_seat);
    assert_eq!(drawn.hash, races::<true>("search:20", 3).hash);
    assert_eq!(share(&races::<false>("search:20", 1)), 1.0);
}

fn studied<G: Game>(players: usize, bots: &str, games: u64, threads: usize) -> Studied {
    study::<G>(&Plan { setup: Setup::new::<G>(players), threads, ..plan(bots, games) }, &|_| {}).unwrap()
}

#[test]
fn a_study_has_the_same_figures_on_any_number_of_threads() {
    fn check<G: Game>(bots: &str, games: u64) {
        let alone = studied::<G>(4, bots, games, 1);
        for threads in [2, 5] {
            let together = studied::<G>(4, bots, games, threads);
            assert_eq!(together.study, alone.study, "{} on {threads} threads", G::ABOUT.name);
            assert_eq!(together.report.hash, alone.report.hash);
        }
    }
    check::<Raiders>("random", 3_000);
    check::<Guilds>("random", 3_000);
    check::<Raiders>("search:10,random", 20);
}

#[test]
fn a_study_plays_the_games_of_the_simulation() {
    let plan = Plan { setup: Setup::new::<Guilds>(3), ..plan("random,search:5", 30) };
    let studied = study::<Guilds>(&plan, &|_| {}).unwrap();
    assert_eq!(studied.report.hash, simulate::<Guilds>(&plan, &|_| {}).unwrap().hash);
}

#[test]
fn every_game_has_its_seats_weighed_against_what_is_due() {
    let studied = studied::<Bidding>(4, "random", 4_000, 0);
    assert!(studied.study.tables().is_empty());
    assert_eq!(studied.seats.len(), 4);
    for (seat, wins) in studied.seats.iter().zip(&studied.report.wins_by_seat) {
        assert!((seat.due - 0.25).abs() < 1e-9, "{seat:?}");
        assert!((seat.share - wins / 4_000.0).abs() < 1e-9, "{seat:?}");
        assert!(seat.share_low < seat.share && seat.share < seat.share_high, "{seat:?}");
    }
}

#[test]
fn time_runs_out_in_simulated_games_and_the_record_says_so() {
    let plan = Plan { setup: Setup::new::<Scramble>(3), ..plan("random", 200) };
    let report = simulate::<Scramble>(&plan, &|_| {}).unwrap();
    assert_eq!(report.games, 200);
    assert_eq!(report.hash, simulate::<Scramble>(&plan, &|_| {}).unwrap().hash);
    let record = first_game::<Scramble>(&plan).unwrap();
    // All catch their breath twice, and only the clock ends that.
    assert!(record.moves.iter().filter(|step| **step == Played::TimeUp).count() >= 2);
    record.verify::<Scramble>().unwrap();
}
