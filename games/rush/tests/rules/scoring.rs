//! The end of the game: the Lord, the Dragon and the count.

use crate::support::{Play, Table, random_game};
use serde_json::json;
use undercroft_core::{Position, Seat, Setup};
use undercroft_rush::{Event, Hand, Phase, Prize, Rush};

/// The ninth round with this Lord and this Dragon.
fn last_round(table: &Table, lord: &str, dragon: &str) -> Play {
    let mut file = table.clone().round(9).json();
    file["state"]["lord"] = json!(lord);
    file["state"]["dragon"] = json!(dragon);
    Play::new(Position::from_json(&file.to_string()).unwrap_or_else(|faults| panic!("{faults:#?}")))
}

/// Plays the last round without an attack.
fn ended(table: &Table, lord: &str, dragon: &str) -> Play {
    let mut play = last_round(table, lord, dragon);
    play.rest_lays_down();
    assert_eq!(play.all().phase, Phase::Over);
    play
}

fn score(play: &Play, number: usize) -> i32 {
    play.position.outcome().expect("it is over").score(Seat::new(number - 1))
}

fn prize(play: &Play, number: usize) -> Option<Prize> {
    play.all().players[number - 1].prize
}

#[test]
fn coins_of_monsters_count_and_each_defeat_costs_one() {
    let play = ended(&Table::of(3).coins(1, 9).failed(1, 4), "Iron Baron", "Red Dragon");
    assert_eq!([score(&play, 1), score(&play, 2)], [5, 0]);
}

#[test]
fn the_skills_of_both_heroes_together_must_meet_the_lord_or_the_dragon() {
    // Red Dragon: 4 Melee and 4 Ranged. Sorceress and Ranger begin with 2 Melee and 1 Ranged.
    let short = Table::of(3).learnt(1, 0, [2, 2, 0, 0]);
    assert_eq!(prize(&ended(&short, "Iron Baron", "Red Dragon"), 1), None);
    let enough = short.learnt(1, 1, [0, 1, 0, 0]);
    let play = ended(&enough, "Iron Baron", "Red Dragon");
    assert_eq!((prize(&play, 1), score(&play, 1)), (Some(Prize::Dragon), 7));
}

#[test]
fn ruling_9_the_house_takes_the_most_valuable_that_can_be_beaten_and_only_one() {
    let strong = Table::of(3).learnt(1, 0, [4, 3, 2, 3]).learnt(1, 1, [0, 0, 0, 0]);
    let play = ended(&strong.learnt(2, 0, [1, 4, 0, 0]), "Iron Baron", "Red Dragon");
    assert_eq!((prize(&play, 1), score(&play, 1)), (Some(Prize::Lord), 10));
    assert_eq!((prize(&play, 2), score(&play, 2)), (Some(Prize::Dragon), 7));
}

#[test]
fn ruling_9_of_two_worth_the_same_it_is_the_lord() {
    let cards = undercroft_rush::cards::STANDARD.replace("coins = 7", "coins = 10");
    let mut file = Table::of(3).round(9).learnt(1, 0, [4, 3, 2, 3]).json();
    file["table"]["cards"] = json!(cards);
    file["state"]["lord"] = json!("Iron Baron");
    file["state"]["dragon"] = json!("Red Dragon");
    let position = Position::from_json(&file.to_string()).unwrap_or_else(|faults| panic!("{faults:#?}"));
    assert_eq!(prize(&Play::new(position), 1), Some(Prize::Lord));
}

#[test]
fn ruling_9_several_may_take_the_same_and_failing_costs_nothing() {
    let table = Table::of(3).learnt(1, 0, [2, 3, 0, 0]).learnt(2, 0, [1, 4, 0, 0]);
    let play = ended(&table, "Iron Baron", "Red Dragon");
    assert_eq!([score(&play, 1), score(&play, 2), score(&play, 3)], [7, 7, 0]);
    let taken = play.log.iter().filter(|heard| matches!(heard.event, Event::PrizeTaken { .. })).count();
    assert_eq!(taken, 2);
}

#[test]
fn ruling_9_gains_of_round_nine_count_against_lord_and_dragon() {
    // The Cave Troll gives 1 Ranged; the Storm Dragon asks for 4 Ranged and 4 Magic.
    let table = Table::of(3).monsters(["Cave Troll"]).learnt(2, 0, [1, 0, 0, 1]).learnt(2, 1, [0, 3, 1, 0]);
    let mut play = last_round(&table, "Iron Baron", "Storm Dragon");
    assert_eq!(prize(&play, 2), None, "3 Ranged of 4");
    play.grabs(2, "both", "Cave Troll").rest_lays_down();
    let gift = play.give(Some((Hand::Left, None)), None);
    play.acts(2, gift);
    assert_eq!((play.all().phase, prize(&play, 2)), (Phase::Over, Some(Prize::Dragon)));
}

#[test]
fn ruling_9_totals_may_be_negative_and_equal_totals_share_the_place() {
    let play = ended(&Table::of(3).failed(1, 2).coins(2, 3).coins(3, 3), "Iron Baron", "Red Dragon");
    let outcome = play.position.outcome().expect("it is over");
    assert_eq!(score(&play, 1), -2);
    assert_eq!(outcome.winners().map(Seat::number).collect::<Vec<_>>(), [2, 3]);
    assert_eq!([1, 2, 3].map(|number| outcome.place(Seat::new(number - 1))), [3, 1, 1]);
}

#[test]
fn the_score_that_all_can_follow_is_the_one_that_counts() {
    for seed in 0..5 {
        let play = random_game(Setup::new::<Rush>(4), seed);
        let coins: Vec<i32> = play.all().players.iter().map(|player| player.coins).collect();
        let prizes = play.log.iter().filter_map(|heard| match heard.event {
            Event::PrizeTaken { seat, coins, .. } => Some((seat, i32::from(coins))),
            _ => None,
        });
        let mut totals = coins;
        prizes.for_each(|(seat, coins)| totals[seat.index()] += coins);
        assert_eq!(totals, (1..=4).map(|number| score(&play, number)).collect::<Vec<_>>());
    }
}
