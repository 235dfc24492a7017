//! What is done for somebody whose time is up: something that costs nothing.

use crate::support::{Play, Table, letter, pair, seat, tables};
use undercroft_core::Game;
use undercroft_guilds::{Depth, Move};

fn done(play: &Play, guild: char) -> Move {
    play.position.rules().move_when_time_is_up(play.position.state(), seat(guild))
}

#[test]
fn before_the_first_round_the_two_weakest_stay_at_home() {
    let mut setup = tables()[0].clone();
    setup.options.insert("masters".into(), "none".into());
    assert_eq!(done(&Play::dealt(setup, 1), 'B'), Move::Disable(pair(1, 2)));
}

#[test]
fn the_weakest_goes_to_the_topmost_empty_space() {
    let play = Table::of(3).dungeon("1 B3 C3\n 2 C4 --\n 3 -- --").disabled('A', [1, 3]).open();
    let adventurer = crate::support::adventurer(2);
    assert_eq!(done(&play, 'A'), Move::Place { adventurer, room: Depth(1) });
}

#[test]
fn it_is_always_a_listed_move_and_never_costs_anything() {
    for (game, setup) in (0..).zip(tables()) {
        let mut play = Play::dealt(setup, game);
        while let Some(seat) = play.position.rules().awaited(play.position.state()).first() {
            let (before, action) = (play.money(), done(&play, letter(seat)));
            assert!(matches!(action, Move::Disable(_) | Move::Place { .. }), "{action:?}");
            let opened = play.acts(letter(seat), action).len();
            assert!(opened > 2 || play.money() == before);
        }
    }
}
