//! Searching pays: win shares over fixed series of games.

use undercroft_bidding::Bidding;
use undercroft_bots::{Bot, BotSpec};
use undercroft_core::{Chance, Game, Seat, Seed, Sight, Silence};
use undercroft_guilds::Guilds;
use undercroft_raiders::Raiders;

/// The first bot's share of the wins, one against a table of the second, each deal once from every seat.
fn share_of_wins<G: Game>(players: usize, games: u64, one: &str, rest: &str) -> f64 {
    let rules =
        G::open(players, &G::Options::default(), G::standard_cards()).expect("the standard game opens");
    let bot = |text: &str| Bot::<G>::new(text.parse::<BotSpec>().expect("the test names a bot"), 0);
    let (mut one, mut rest) = (bot(one), bot(rest));
    let mut share = 0.0;
    for game in 0..games {
        one.reseed(2 * game);
        rest.reseed(2 * game + 1);
        let me = Seat::new((game % players as u64) as usize);
        let mut chance = Chance::new(Seed::for_game(1, game / players as u64));
        let mut state = rules.deal(&mut chance, &mut Silence);
        while let Some(seat) = rules.awaited(&state).first() {
            let sight = Sight::new(&rules, &state, seat);
            let action = if seat == me { one.choose(&sight) } else { rest.choose(&sight) };
            rules.play(&mut state, seat, action, &mut chance, &mut Silence).expect("bots make legal moves");
        }
        share += rules.outcome(&state).expect("nobody is waited for").share(me);
    }
    share / games as f64
}

#[test]
fn search_beats_random_at_bidding() {
    for (players, least) in [(2, 0.75), (3, 0.48), (4, 0.38)] {
        let share = share_of_wins::<Bidding>(players, 480, "search:300", "random");
        assert!(share > least, "{share:.3} of {players} players");
    }
}

#[test]
fn a_longer_search_beats_a_shorter_one() {
    let share = share_of_wins::<Bidding>(2, 600, "search:1000", "search:10");
    assert!(share > 0.55, "{share:.3}");
}

#[test]
fn search_beats_random_at_raiders() {
    // Three opponents: chance alone would win a quarter.
    let share = share_of_wins::<Raiders>(4, 80, "search:100", "random");
    assert!(share > 0.6, "{share:.3}");
}

#[test]
fn search_beats_random_at_guilds() {
    let share = share_of_wins::<Guilds>(4, 80, "search:200", "random");
    assert!(share > 0.6, "{share:.3}");
}
