//! The laws that every game obeys, over every number of players and every option.

use undercroft_core::chance::{below, quick};
use undercroft_core::{Chance, Game, Heard, Seed, Setup, Silence, laws};
use undercroft_dungeoneer::{Dungeoneer, Event};
use undercroft_kit::law_games;

/// One game at each table that differs in players or options; ten thousand where `UNDERCROFT_LAW_GAMES` says so.
const GAMES: u64 = 60;

#[test]
fn the_laws_hold_in_every_game() {
    let games = law_games(GAMES);
    let tally = laws::uphold::<Dungeoneer>(games);
    assert_eq!(tally.games, games as u64);
    assert!(tally.refusals > 100 * games as u64, "{tally:?}");
}

/// What nobody hears is not found out, such as the squares of a walk; the game must go on just the same.
#[test]
fn it_makes_no_difference_whether_anybody_listens() {
    let packs: Vec<String> = Dungeoneer::shipped_packs().iter().map(|pack| pack.1.to_string()).collect();
    for (game, packs) in (0..12).flat_map(|game| [(game, Vec::new()), (game, packs.clone())]) {
        let setup = Setup { packs, ..Setup::new::<Dungeoneer>(2 + game as usize % 5) };
        let rules: Dungeoneer = setup.open().unwrap();
        let mut chances = [0, 1].map(|_| Chance::new(Seed::from_number(game)));
        let (mut choices, mut moves) = (quick(game), Vec::new());
        let mut told: Vec<Heard<Event>> = Vec::new();
        let mut states = [rules.deal(&mut chances[0], &mut told), rules.deal(&mut chances[1], &mut Silence)];
        while let Some(seat) = rules.awaited(&states[0]).first() {
            assert_eq!(states[0], states[1]);
            moves.clear();
            rules.moves(&states[0], seat, &mut moves);
            let action = moves[below(&mut choices, moves.len() as u32) as usize];
            rules.play(&mut states[0], seat, action, &mut chances[0], &mut told).unwrap();
            rules.play(&mut states[1], seat, action, &mut chances[1], &mut Silence).unwrap();
        }
        assert_eq!(states[0], states[1]);
    }
}
