//! What a game may tell bots about itself: that it matters who acts first, that time is limited, and how far to look. Little games, one for each.

mod race;
mod trek;

use race::{GAMBLE, RUN, Race};
use std::sync::atomic::Ordering;
use trek::{STEPS, Trek};
use undercroft_bots::{Bot, BotSpec, Budget, next_to_act, play_out};
use undercroft_core::chance::quick;
use undercroft_core::{Actor, Game, Position, Seat, Seed, Setup, Sight, Silence};
use undercroft_kit::scramble::{GRAB, STOP, Scramble};

/// What a search of so many iterations decides at the first decision of a game.
fn first_choice<G: Game>(rules: &G, seat: usize, iterations: u32) -> G::Move {
    let state = rules.deal(&mut quick(1), &mut Silence);
    let mut bot = Bot::new(BotSpec::Search(Budget::Iterations(iterations)), 7);
    bot.choose(&Sight::new(rules, &state, Seat::new(seat)))
}

/// How many of a thousand random games the first seat wins.
fn wins_of_the_first_seat<G: Game>(rules: &G) -> u32 {
    let (mut rng, mut chance, mut moves) = (quick(1), quick(2), Vec::new());
    let mut won = || {
        let mut state = rules.deal(&mut chance, &mut Silence);
        play_out(rules, &mut state, &mut rng, &mut chance, &mut moves);
        rules.outcome(&state).unwrap().winners().contains(Seat::new(0))
    };
    (0..1000).map(|_| u32::from(won())).sum()
}

#[test]
fn where_the_order_matters_random_play_asks_anybody_first() {
    // Half of the games are gambles that the second seat loses; the other half are races.
    let drawn = wins_of_the_first_seat(&Race::<true, 1, 0>);
    assert!((700..800).contains(&drawn), "{drawn}");
    assert_eq!(wins_of_the_first_seat(&Race::<false, 1, 0>), 1000);
}

#[test]
fn where_the_order_matters_a_search_does_not_count_on_coming_first() {
    // Three gambles of four are better than half of the races, and worse than all.
    assert_eq!(first_choice(&Race::<true, 0, 3>, 0, 2000), GAMBLE);
    assert_eq!(first_choice(&Race::<false, 0, 3>, 0, 2000), RUN);
}

#[test]
fn where_the_order_matters_a_search_does_not_give_up_what_it_may_come_first_at() {
    assert_eq!(first_choice(&Race::<true, 1, 1>, 1, 2000), RUN);
    assert_eq!(first_choice(&Race::<false, 1, 1>, 1, 2000), GAMBLE);
}

/// A scramble of two, as it is dealt.
fn scramble() -> Position<Scramble> {
    Position::deal(Setup::new::<Scramble>(2), Seed::from_number(1)).unwrap().0
}

#[test]
fn where_the_order_matters_a_clock_is_drawn_like_one_seat_more() {
    let (position, mut rng) = (scramble(), quick(1));
    let mut drawn = || next_to_act(position.rules(), position.state(), &mut rng);
    let clock = (0..900).filter(|_| drawn() == Some(Actor::Clock)).count();
    assert!((250..350).contains(&clock), "{clock}");
}

#[test]
fn where_nobody_is_waited_for_the_clock_runs_out() {
    let mut position = scramble();
    for seat in Seat::all(2) {
        position.play(seat, STOP).unwrap();
    }
    assert_eq!(next_to_act(position.rules(), position.state(), &mut quick(1)), Some(Actor::Clock));
    let (mut state, mut chance) = (*position.state(), quick(2));
    play_out(position.rules(), &mut state, &mut quick(3), &mut chance, &mut Vec::new());
    assert!(position.rules().outcome(&state).is_some());
}

#[test]
fn a_search_does_not_count_on_having_time() {
    let position = scramble();
    let mut bot = Bot::new(BotSpec::Search(Budget::Iterations(500)), 7);
    assert_eq!(bot.choose(&position.sight(Seat::new(0))), GRAB);
}

#[test]
fn a_search_stops_at_the_horizon_of_a_game_that_states_one() {
    const ITERATIONS: u64 = 100;
    let near = Trek::<6>::default();
    first_choice(&near, 0, ITERATIONS as u32);
    let plays = near.plays.load(Ordering::Relaxed);
    assert!(plays < ITERATIONS * 20 && near.evaluations.load(Ordering::Relaxed) >= ITERATIONS, "{plays}");
    let far = Trek::<0>::default();
    first_choice(&far, 0, ITERATIONS as u32);
    assert_eq!(far.plays.load(Ordering::Relaxed), ITERATIONS * u64::from(STEPS));
    assert_eq!(far.evaluations.load(Ordering::Relaxed), 0);
}

#[test]
fn where_the_game_cannot_judge_a_search_plays_on_until_it_can() {
    fn asked<const HORIZON: usize>() -> (u64, u64) {
        let rules = Trek::<HORIZON>::default();
        let mut bot = Bot::new(BotSpec::Search(Budget::Iterations(1)), 7);
        bot.choose(&Sight::new(&rules, &([0, 0], STEPS - 20), Seat::new(0)));
        (rules.plays.load(Ordering::Relaxed), rules.evaluations.load(Ordering::Relaxed))
    }
    // The walk leaves both trees after three steps. Three more, and of both it can be said who is ahead.
    assert_eq!(asked::<3>(), (6, 2));
    // After two more it cannot be said of the first; a move later it can.
    assert_eq!(asked::<2>(), (6, 3));
}

#[test]
fn a_search_with_a_horizon_sees_the_end_of_the_game_where_it_is_near() {
    // Two steps before the end, one behind: only going on can still share the win.
    let rules = Trek::<50>::default();
    let mut bot = Bot::new(BotSpec::Search(Budget::Iterations(200)), 7);
    assert!(bot.choose(&Sight::new(&rules, &([4, 5], STEPS - 2), Seat::new(0))));
    assert_eq!(rules.evaluations.load(Ordering::Relaxed), 0);
}

#[test]
fn search_with_evaluation_beats_random_in_a_long_game() {
    let rules = Trek::<6>::default();
    let mut share = 0.0;
    for game in 0..10 {
        let me = Seat::new(game % 2);
        let mut search = Bot::new(BotSpec::Search(Budget::Iterations(60)), game as u64);
        let mut random = Bot::new(BotSpec::Random, game as u64);
        let mut state = rules.deal(&mut quick(0), &mut Silence);
        while let Some(seat) = rules.awaited(&state).first() {
            let sight = Sight::new(&rules, &state, seat);
            let action = if seat == me { search.choose(&sight) } else { random.choose(&sight) };
            rules.play(&mut state, seat, action, &mut quick(0), &mut Silence).unwrap();
        }
        share += rules.outcome(&state).unwrap().share(me);
    }
    assert!(share > 9.0, "{share}");
}
