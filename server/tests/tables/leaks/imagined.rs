//! Imagined twins: a table, and the same around a game that one of its seats cannot tell from the real one.

use super::channels::{Probe, same};
use super::hidden::LONGEST;
use super::{games, of_every_title_with_secrets, setups};
use crate::sitting::{Sitting, person};
use std::collections::BTreeSet;
use undercroft_core::chance::{below, pick, quick};
use undercroft_core::{Eye, Rng, Seat, Seed, Setup};
use undercroft_server::table::Command;

/// So many moments of a game are looked at, more or less.
const MOMENTS: usize = 2;

#[test]
fn a_table_around_an_imagined_game_looks_the_same_to_whoever_imagines_it() {
    of_every_title_with_secrets(|title| {
        let setups = setups(title);
        let (mut differed, mut length) = (0, MOMENTS);
        for game in 0..games() {
            let one_of = (length / MOMENTS).max(1) as u32;
            let seen = play(&setups[game as usize % setups.len()], game, one_of);
            (differed, length) = (differed + seen.differed, seen.moves);
        }
        // Some hide little: guilds no more than whom the others have decided to disable, before the first round.
        assert!(differed > games() / 4, "only {differed} twins of {title} truly differed");
    });
}

/// A game that was looked at now and then.
struct Seen {
    /// How often twins that truly differ were compared.
    differed: u64,
    moves: usize,
}

/// Plays a random game and looks at one of so many moments.
fn play(setup: &Setup, game: u64, one_of: u32) -> Seen {
    let mut rng = quick(game);
    let mut sitting = Sitting::dealt(setup.clone(), Seed::for_game(7, 1 + game), |_| {});
    let (mut known, mut seen) = (BTreeSet::<String>::new(), Seen { differed: 0, moves: 0 });
    while !sitting.table.is_over() && seen.moves < LONGEST {
        // What some hide only before the first round is looked at more closely.
        let one_of = if seen.moves < setup.players { one_of.min(2) } else { one_of };
        let (seat, action) = if below(&mut rng, one_of) == 0 {
            let able: Vec<(Seat, String)> = Seat::all(setup.players)
                .flat_map(|seat| sitting.moves(seat).into_iter().map(move |action| (seat, action)))
                .collect();
            known.extend(able.iter().map(|(_, action)| action.clone()));
            seen.differed += u64::from(compare(&sitting, &known, &mut rng));
            able[below(&mut rng, able.len() as u32) as usize].clone()
        } else {
            let seat = pick(&mut rng, &sitting.table.awaited().collect::<Vec<Seat>>());
            (seat, sitting.any_move(seat, rng.next_u64()))
        };
        sitting.ask(person(seat.index()), None, sitting.play(&action)).unwrap();
        known.insert(action);
        seen.moves += 1;
        if below(&mut rng, 16) == 0 {
            let asker = below(&mut rng, setup.players as u32) as usize;
            let _ = sitting.ask(person(asker), None, Command::Undo);
        }
    }
    seen
}

/// Whether the twins differ at all.
fn compare(sitting: &Sitting, known: &BTreeSet<String>, rng: &mut impl Rng) -> bool {
    let table = &sitting.table;
    let seats: Vec<Seat> = Seat::all(table.chairs().len()).collect();
    let (seat, number) = (pick(rng, &seats), rng.next_u64());
    let twin = table.imagined(seat, number);
    let probe = Probe::with(&known.iter().cloned().collect::<Vec<_>>(), table.version(), rng.next_u64());
    for eye in [Eye::Seat(seat), Eye::Spectator] {
        same(table, &twin, eye, &probe);
    }
    table.game().unwrap().fingerprint() != twin.game().unwrap().fingerprint()
}
