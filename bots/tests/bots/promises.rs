//! What any bot promises, shown with the bidding game.

use undercroft_bidding::{Bidding, Move, State};
use undercroft_bots::{Bot, BotSpec, Budget};
use undercroft_core::{Chance, Game, Seat, Seed, Sight, Silence};

fn open(players: usize) -> Bidding {
    Bidding::open(players, &Default::default(), "").expect("bidding opens for any number of players")
}

fn search(iterations: u32) -> BotSpec {
    BotSpec::Search(Budget::Iterations(iterations))
}

fn deal(rules: &Bidding, game: u64) -> (State, Chance) {
    let mut chance = Chance::new(Seed::for_game(1, game));
    (rules.deal(&mut chance, &mut Silence), chance)
}

/// The moves of a whole game in which one bot plays every seat.
fn game_of(bot: &mut Bot<Bidding>, rules: &Bidding, game: u64) -> Vec<Move> {
    let (mut state, mut chance) = deal(rules, game);
    let mut moves = Vec::new();
    while let Some(seat) = rules.awaited(&state).first() {
        let action = bot.choose(&Sight::new(rules, &state, seat));
        rules.play(&mut state, seat, action, &mut chance, &mut Silence).expect("bots make legal moves");
        moves.push(action);
    }
    moves
}

#[test]
fn the_same_seed_and_iterations_give_the_same_move() {
    let rules = open(4);
    for spec in [BotSpec::Random, search(50), search(400)] {
        let (mut one, mut two) = (Bot::new(spec, 3), Bot::new(spec, 3));
        for game in 0..5 {
            assert_eq!(game_of(&mut one, &rules, game), game_of(&mut two, &rules, game), "{spec}");
        }
    }
}

#[test]
fn the_moves_of_a_seed_are_the_same_on_every_platform() {
    // Results of whole series are compared between machines: if this fails without a change to a bot on purpose,
    // something in it depends on the platform.
    let mut bot = Bot::new(search(200), 3);
    let cards: Vec<u8> = game_of(&mut bot, &open(3), 1).iter().map(|&Move::Bid(card)| card).collect();
    assert_eq!(cards, [4, 1, 2, 5, 5, 5, 1, 4, 4, 2, 2, 1, 3, 3, 3]);
}

#[test]
fn a_reseeded_bot_remembers_nothing_of_earlier_games() {
    let rules = open(5);
    for spec in [BotSpec::Random, search(100)] {
        let mut used = Bot::new(spec, 1);
        for game in 0..4 {
            game_of(&mut used, &rules, game);
        }
        game_of(&mut used, &open(2), 9);
        used.reseed(8);
        let mut fresh = Bot::new(spec, 8);
        assert_eq!(game_of(&mut used, &rules, 7), game_of(&mut fresh, &rules, 7), "{spec}");
    }
}

#[test]
fn a_forced_move_is_played_at_once() {
    let rules = open(2);
    let (mut state, mut chance) = deal(&rules, 1);
    let mut random = Bot::new(BotSpec::Random, 1);
    while moves(&rules, &state, Seat::new(0)).len() != 1 {
        let seat = rules.awaited(&state).first().expect("the last card is forced");
        let action = random.choose(&Sight::new(&rules, &state, seat));
        rules.play(&mut state, seat, action, &mut chance, &mut Silence).expect("bots make legal moves");
    }
    // This budget would last for hours.
    let mut bot = Bot::new(search(u32::MAX), 1);
    let action = bot.choose(&Sight::new(&rules, &state, Seat::new(0)));
    assert_eq!([action], moves(&rules, &state, Seat::new(0))[..]);
}

fn moves(rules: &Bidding, state: &State, seat: Seat) -> Vec<Move> {
    let mut moves = Vec::new();
    rules.moves(state, seat, &mut moves);
    moves
}

#[test]
fn a_budget_in_milliseconds_ends_in_time() {
    let rules = open(4);
    let (state, _) = deal(&rules, 1);
    let mut bot = Bot::new(BotSpec::Search(Budget::Milliseconds(1)), 1);
    let action = bot.choose(&Sight::new(&rules, &state, Seat::new(2)));
    assert!(moves(&rules, &state, Seat::new(2)).contains(&action));
}

#[test]
fn every_bot_makes_legal_moves_down_to_a_single_iteration() {
    for players in 2..=5 {
        let rules = open(players);
        for spec in [BotSpec::Random, search(1), search(2), search(7)] {
            let mut bot = Bot::new(spec, 4);
            for game in 0..20 {
                assert_eq!(game_of(&mut bot, &rules, game).len(), rules.longest());
            }
        }
    }
}
