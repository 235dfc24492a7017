//! Imagined twins: a table, and the same around a game that one of its seats cannot tell from the real one.

use crate::channels::{Probe, same};
use crate::sitting::{Sitting, person};
use crate::{GAMES, setups};
use undercroft_core::chance::{below, pick, quick};
use undercroft_core::{Eye, Rng, Seat, Seed, Setup};
use undercroft_server::table::Command;

#[test]
fn raiders_around_an_imagined_game_look_the_same_to_whoever_imagines_it() {
    assert!(check("raiders", 24) > GAMES);
}

#[test]
fn bidding_around_an_imagined_game_looks_the_same_to_whoever_imagines_it() {
    assert!(check("bidding", 4) > GAMES);
}

#[test]
fn guilds_around_an_imagined_game_look_the_same_to_whoever_imagines_it() {
    // They hide nothing but whom the others have decided to disable, before the first round.
    assert!(check("guilds", 6) > GAMES / 4);
}

/// Plays random games of a title and looks at one of so many moments; says how often twins that truly differ were
/// compared.
fn check(title: &str, one_of: u32) -> u64 {
    let setups = setups(title);
    (0..GAMES).map(|game| play(&setups[game as usize % setups.len()], game, one_of)).sum()
}

fn play(setup: &Setup, game: u64, one_of: u32) -> u64 {
    let mut rng = quick(game);
    let mut sitting = Sitting::dealt(setup.clone(), Seed::for_game(7, 1 + game), |_| {});
    let (mut known, mut differed) = (Vec::<String>::new(), 0);
    while !sitting.table.is_over() {
        let able: Vec<(Seat, Vec<String>)> = Seat::all(setup.players)
            .map(|seat| (seat, sitting.moves(seat)))
            .filter(|(_, moves)| !moves.is_empty())
            .collect();
        for action in able.iter().flat_map(|(_, moves)| moves) {
            if !known.contains(action) {
                known.push(action.clone());
            }
        }
        if below(&mut rng, one_of) == 0 {
            differed += u64::from(compare(&sitting, &known, &mut rng));
        }
        let (seat, moves) = &able[below(&mut rng, able.len() as u32) as usize];
        let action = &moves[below(&mut rng, moves.len() as u32) as usize];
        sitting.ask(person(seat.index()), None, sitting.play(action)).unwrap();
        if below(&mut rng, 16) == 0 {
            let asker = below(&mut rng, setup.players as u32) as usize;
            let _ = sitting.ask(person(asker), None, Command::Undo);
        }
    }
    differed
}

/// Whether the twins differ at all.
fn compare(sitting: &Sitting, known: &[String], rng: &mut impl Rng) -> bool {
    let table = &sitting.table;
    let seats: Vec<Seat> = Seat::all(table.chairs().len()).collect();
    let (seat, number) = (pick(rng, &seats), rng.next_u64());
    let twin = table.imagined(seat, number);
    let probe = Probe::with(known, table.version(), rng.next_u64());
    for eye in [Eye::Seat(seat), Eye::Spectator] {
        same(table, &twin, eye, &probe);
    }
    table.game().unwrap().fingerprint() != twin.game().unwrap().fingerprint()
}
