//! A bot's choice depends on what its seat knows and on nothing else.

use undercroft_bidding::Bidding;
use undercroft_bots::{Bot, BotSpec, Budget};
use undercroft_core::chance::{below, pick, quick};
use undercroft_core::{Chance, Game, Quick, Seat, Seed, Sight, Silence};
use undercroft_guilds::Guilds;
use undercroft_raiders::Raiders;

/// A state somewhere in a random game and a seat that has to choose there; others may have chosen before it.
fn somewhere<G: Game>(rules: &G, game: u64, rng: &mut Quick) -> (G::State, Seat) {
    let mut chance = Chance::new(Seed::for_game(1, game));
    let mut state = rules.deal(&mut chance, &mut Silence);
    let (mut decisions, mut moves) = (Vec::new(), Vec::new());
    while !rules.awaited(&state).is_empty() {
        let mut awaited = rules.awaited(&state);
        let seat = awaited.nth(below(rng, awaited.len() as u32) as usize).expect("it is within the set");
        decisions.push((state.clone(), seat));
        moves.clear();
        rules.moves(&state, seat, &mut moves);
        rules.play(&mut state, seat, pick(rng, &moves), &mut chance, &mut Silence).expect("it is listed");
    }
    decisions.swap_remove(below(rng, decisions.len() as u32) as usize)
}

/// Asks bots for their moves in real and imagined worlds, and says how many of these worlds were not the same.
fn compare<G: Game>(players: usize, positions: u64) -> usize {
    let rules =
        G::open(players, &G::Options::default(), G::standard_cards()).expect("the standard game opens");
    let mut rng = quick(5);
    let mut different = 0;
    for spec in [BotSpec::Random, BotSpec::Search(Budget::Iterations(60))] {
        let mut bot = Bot::new(spec, 0);
        for game in 0..positions {
            let (state, seat) = somewhere(&rules, game, &mut rng);
            let world = rules.imagine(&state, seat, &mut rng);
            bot.reseed(game);
            let here = bot.choose(&Sight::new(&rules, &state, seat));
            bot.reseed(game);
            let there = bot.choose(&Sight::new(&rules, &world, seat));
            assert_eq!(here, there, "{spec} as {seat} in {state:?} and {world:?}");
            different += usize::from(state != world);
        }
    }
    different
}

#[test]
fn the_move_never_changes_when_only_hidden_things_change() {
    // In Guilds only the first decision of all is hidden, so that few of its worlds differ.
    for (different, least) in [
        (compare::<Bidding>(2, 200), 80),
        (compare::<Bidding>(5, 200), 80),
        (compare::<Raiders>(3, 200), 80),
        (compare::<Raiders>(5, 200), 80),
        (compare::<Guilds>(3, 500), 40),
        (compare::<Guilds>(6, 500), 20),
    ] {
        assert!(
            different > least,
            "only {different} of more than {least} worlds differed, so little was tested"
        );
    }
}
