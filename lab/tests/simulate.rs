//! Whole simulations of the tiny bidding game.

use std::sync::atomic::{AtomicU64, Ordering};
use undercroft_bidding::Bidding;
use undercroft_core::Setup;
use undercroft_lab::{Plan, Report, first_game, simulate};

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
