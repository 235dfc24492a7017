//! Where everything lies open: all eyes see the same, and nobody is told the seed, from which all dice to come would follow.

use super::channels::{Probe, all_that_leaves};
use super::{games, setups};
use crate::sitting::{Sitting, person};
use undercroft_catalog::titles;
use undercroft_core::chance::{below, quick};
use undercroft_core::{Eye, Seat, Seed, Setup};

/// Games of an open title are long, and there is one thing to look for.
const ONE_OF: u64 = 50;
/// So many moves are played of each.
const MOVES: usize = 120;
/// One of so many moments is looked at.
const MOMENTS: u32 = 12;

#[test]
fn nobody_is_told_the_seed_of_a_game_that_lies_open() {
    for title in titles().iter().filter(|title| title.is_open()) {
        let setups = setups(title.about().name);
        let looked: usize =
            (0..games().div_ceil(ONE_OF)).map(|game| play(&setups[game as usize % setups.len()], game)).sum();
        assert!(looked > 0, "{} was never looked at", title.about().title);
    }
}

/// Plays a game at random for a while and listens to all that leaves the house now and then; says how often.
fn play(setup: &Setup, game: u64) -> usize {
    let (mut rng, seed, mut looked) = (quick(game), Seed::for_game(10, 1 + game), 0);
    let mut sitting = Sitting::dealt(setup.clone(), seed, |_| {});
    for _ in 0..MOVES {
        let Some(seat) = sitting.table.awaited().next() else { break };
        let moves = sitting.moves(seat);
        if below(&mut rng, MOMENTS) == 0 {
            let probe = Probe::with(&moves[..moves.len().min(8)], sitting.table.version(), looked as u64);
            for eye in [Eye::Seat(Seat::new(0)), Eye::Spectator] {
                for (channel, said) in all_that_leaves(&sitting.table, eye, &probe) {
                    assert!(!said.contains(&seed.to_string()), "{eye:?} is told the seed by {channel:?}");
                }
            }
            looked += 1;
        }
        let action = &moves[below(&mut rng, moves.len() as u32) as usize];
        sitting.ask(person(seat.index()), None, sitting.play(action)).unwrap();
    }
    looked
}
