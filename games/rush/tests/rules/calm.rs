//! A calm race: one word for both hands, and a public order.

use crate::support::{Play, Table, seat};
use undercroft_core::{Eye, Game, Seat};
use undercroft_rush::{Grip, Move, Phase};

fn table(players: usize) -> Table {
    Table::of(players).race("calm").monsters(["Green Slime", "Cellar Rat", "Aether Cultist"])
}

/// The public order of a round, by number.
fn order(players: usize, first: usize, round: usize) -> Vec<usize> {
    let play = Table::of(players).race("calm").first(first).round(round).open();
    play.view(Eye::Spectator).order.into_iter().map(Seat::number).collect()
}

#[test]
fn ruling_12_with_three_players_the_start_moves_one_seat_a_round() {
    let orders: Vec<Vec<usize>> = (1..=4).map(|round| order(3, 2, round)).collect();
    assert_eq!(orders, [[2, 3, 1], [3, 1, 2], [1, 2, 3], [2, 3, 1]]);
}

#[test]
fn ruling_12_with_four_the_second_round_of_a_start_goes_back() {
    let orders: Vec<Vec<usize>> = (1..=5).map(|round| order(4, 1, round)).collect();
    assert_eq!(orders, [[1, 2, 3, 4], [4, 3, 2, 1], [2, 3, 4, 1], [1, 4, 3, 2], [3, 4, 1, 2]]);
}

#[test]
fn ruling_12_with_five_it_is_the_same() {
    assert_eq!(order(5, 4, 1), [4, 5, 1, 2, 3]);
    assert_eq!(order(5, 4, 2), [3, 2, 1, 5, 4]);
    assert_eq!(order(5, 4, 9), [3, 4, 5, 1, 2]);
}

#[test]
fn ruling_12_contests_go_by_the_public_order_and_not_by_time() {
    let mut play = table(3).first(2).open();
    play.chooses(1, "Green Slime", "-").chooses(3, "Green Slime", "-").chooses(2, "Green Slime", "-");
    assert_eq!(play.owner("Green Slime"), Some(2));
    assert_eq!(play.awaited(), [1, 3]);
}

#[test]
fn ruling_12_losers_choose_again_among_what_is_left() {
    let mut play = table(3).open();
    play.chooses(1, "Green Slime", "Cellar Rat")
        .chooses(2, "Green Slime", "Green Slime")
        .chooses(3, "-", "-");
    assert_eq!(play.hands(2), [Grip::Free; 2]);
    let taken = play.choose("Cellar Rat", "-");
    assert_eq!(play.refusal(2, taken), "refused-owned");
    play.chooses(2, "Aether Cultist", "Aether Cultist");
    assert_ne!(play.all().phase, Phase::Attacking);
}

#[test]
fn a_choice_is_secret_until_all_have_chosen() {
    let mut play = table(3).open();
    play.chooses(1, "Green Slime", "Cellar Rat");
    let others = play.view(Eye::Seat(seat(2))).players[0].heroes.iter().all(|hero| hero.call.is_none());
    assert!(others && play.view(Eye::Seat(seat(1))).players[0].heroes[0].call.is_some());
}

#[test]
fn a_choice_is_made_once() {
    let mut play: Play = table(3).open();
    play.chooses(1, "-", "-");
    let again = play.choose("Green Slime", "-");
    assert_eq!(play.refusal(1, again), "refused-ready");
    let late = play.position.rules().move_when_time_is_up(play.position.state(), seat(2));
    assert_eq!(late, Move::Choose { round: 1, left: None, right: None });
}
