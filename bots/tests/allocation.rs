//! Bots keep what they allocate: once they have played, they allocate nothing more.

// A global allocator cannot be written without `unsafe`; this one only counts and hands on.
#![allow(unsafe_code)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use undercroft_bidding::Bidding;
use undercroft_bots::{Bot, BotSpec, Budget, play_out};
use undercroft_builder::Builder;
use undercroft_core::chance::quick;
use undercroft_core::{Chance, Game, Seat, Seed, Sight, Silence};
use undercroft_dungeoneer::Dungeoneer;
use undercroft_guilds::Guilds;
use undercroft_raiders::Raiders;

thread_local! {
    /// A count a thread, since tests run at the same time.
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

struct Counting;

// SAFETY: every call is handed on unchanged to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.with(|count| count.set(count.get() + 1));
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract of `dealloc`.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

fn allocations(work: impl FnOnce()) -> u64 {
    let before = ALLOCATIONS.get();
    work();
    ALLOCATIONS.get() - before
}

fn open<G: Game>() -> G {
    G::open(5, &G::Options::default(), G::standard_cards()).expect("the standard game opens for five")
}

#[test]
fn the_count_counts() {
    assert!(allocations(|| drop(std::hint::black_box(vec![1u8]))) >= 1);
}

/// Allocations in a hundred random games after the first.
fn of_random_games<G: Game>() -> u64 {
    let rules: G = open();
    let (mut rng, mut buffer) = (quick(1), Vec::with_capacity(64));
    let mut play = |game: u64| {
        let mut chance = Chance::new(Seed::for_game(1, game));
        let mut state = rules.deal(&mut chance, &mut Silence);
        play_out(&rules, &mut state, &mut rng, &mut chance, &mut buffer)
    };
    play(0);
    allocations(|| (1..=100).for_each(|game| assert!(play(game) > 0)))
}

#[test]
fn a_random_play_out_allocates_nothing_after_the_first() {
    assert_eq!(of_random_games::<Bidding>(), 0);
    assert_eq!(of_random_games::<Raiders>(), 0);
    assert_eq!(of_random_games::<Guilds>(), 0);
    assert_eq!(of_random_games::<Dungeoneer>(), 0);
    assert_eq!(of_random_games::<Builder>(), 0);
}

/// Allocations of a bot that is asked the same a second time.
fn of_asking_again<G: Game>(spec: BotSpec) -> u64 {
    let rules: G = open();
    let state = rules.deal(&mut Chance::new(Seed::from_number(1)), &mut Silence);
    let mut bot = Bot::new(spec, 1);
    let mut ask = || {
        bot.reseed(1);
        bot.choose(&Sight::new(&rules, &state, Seat::new(1)));
    };
    ask();
    allocations(ask)
}

#[test]
fn a_bot_allocates_nothing_when_it_decides_the_same_again() {
    for spec in [BotSpec::Random, BotSpec::Search(Budget::Iterations(2000))] {
        assert_eq!(of_asking_again::<Bidding>(spec), 0, "{spec}");
        assert_eq!(of_asking_again::<Raiders>(spec), 0, "{spec}");
        assert_eq!(of_asking_again::<Guilds>(spec), 0, "{spec}");
    }
}
