//! The end of the game: who collapses, who wins, and every kind of tie.

use crate::support::{Play, Table, said, seat};
use undercroft_core::{Eye, Game};
use undercroft_raiders::Event;

/// Why a seat stands where it does, and whether it could not win at all.
fn reason(after: &Play, number: usize) -> Option<(String, bool)> {
    let reason = after.position.rules().reason(&after.view(Eye::Spectator), seat(number))?;
    Some((said(&reason.message, None, after.players()), reason.out))
}

/// Fives from everyone fell the Tax Collector at any table, and nothing else changes: the scoring alone decides.
fn scored<const N: usize>(coins: [i64; N], wounds: [i64; N]) -> Play {
    let after = Table::of(N).coins(coins).wounds(wounds).room("Tax Collector").plays(&["5"; N].join(" "));
    assert_eq!((after.coins_won(), after.wounds_taken()), (vec![0; N], vec![0; N]));
    after
}

#[test]
fn whoever_has_the_most_wounds_collapses_and_cannot_win() {
    let after = scored([3, 20, 2, 1], [1, 6, 2, 3]);
    assert_eq!(after.collapsed(), [2]);
    assert_eq!(after.winners(), [1]);
    assert!(after.happened(|event| matches!(event, Event::Collapsed { wounds: 6, .. })));
}

#[test]
fn of_those_still_standing_the_most_coins_win() {
    assert_eq!(scored([3, 9, 12, 20], [1, 0, 5, 6]).winners(), [3]);
}

#[test]
fn with_four_players_all_who_tie_for_the_most_wounds_collapse() {
    let after = scored([9, 9, 1, 2], [7, 7, 1, 2]);
    assert_eq!(after.collapsed(), [1, 2]);
    assert_eq!(after.winners(), [4]);
}

#[test]
fn with_five_players_all_who_tie_for_the_most_wounds_collapse() {
    let after = scored([9, 9, 9, 2, 1], [7, 7, 7, 3, 2]);
    assert_eq!(after.collapsed(), [1, 2, 3]);
    assert_eq!(after.winners(), [4]);
}

#[test]
fn with_three_players_a_tie_for_the_most_wounds_lets_nobody_collapse() {
    let after = scored([9, 5, 1], [7, 7, 1]);
    assert_eq!(after.collapsed(), [0; 0]);
    assert_eq!(after.winners(), [1]);
}

#[test]
fn with_three_players_an_outright_most_collapses() {
    let after = scored([9, 5, 1], [8, 7, 1]);
    assert_eq!(after.collapsed(), [1]);
    assert_eq!(after.winners(), [2]);
}

#[test]
fn if_all_have_the_same_wounds_nobody_collapses_at_any_table() {
    let three = scored([1, 2, 3], [6, 6, 6]);
    let four = scored([1, 2, 3, 4], [6, 6, 6, 6]);
    let five = scored([1, 2, 3, 4, 5], [0, 0, 0, 0, 0]);
    for (after, winner) in [(three, 3), (four, 4), (five, 5)] {
        assert_eq!(after.collapsed(), [0; 0]);
        assert_eq!(after.winners(), [winner]);
        assert!(!after.happened(|event| matches!(event, Event::Collapsed { .. })));
    }
}

#[test]
fn a_tie_in_coins_goes_to_the_fewest_wounds() {
    assert_eq!(scored([9, 9, 3, 2], [4, 3, 1, 8]).winners(), [2]);
}

#[test]
fn coins_come_before_wounds() {
    assert_eq!(scored([10, 9, 3, 2], [4, 0, 0, 8]).winners(), [1]);
}

#[test]
fn those_who_tie_in_coins_and_wounds_share_the_victory() {
    let after = scored([9, 9, 9, 2], [3, 3, 4, 8]);
    assert_eq!(after.winners(), [1, 2]);
    let outcome = after.position.outcome().expect("it is over");
    assert_eq!((outcome.place(seat(1)), outcome.place(seat(2)), outcome.place(seat(3))), (1, 1, 3));
}

#[test]
fn a_tie_with_somebody_who_collapsed_is_no_tie() {
    assert_eq!(scored([9, 9, 3, 2], [4, 8, 1, 2]).winners(), [1]);
}

#[test]
fn the_collapsed_stand_behind_everyone_still_standing() {
    let outcome = scored([20, 1, 0, 2], [9, 1, 2, 3]).position.outcome().expect("it is over");
    let places: Vec<usize> = (1..=4).map(|number| outcome.place(seat(number))).collect();
    assert_eq!(places, [4, 2, 3, 1]);
    assert_eq!(outcome.score(seat(1)), 20);
}

#[test]
fn wounds_from_the_boss_count_at_the_end() {
    let after = Table::of(3).coins([9, 1, 1]).wounds([3, 5, 0]).room("Mummy").plays("5 1 2");
    assert_eq!(after.collapsed(), [1]);
    assert_eq!(after.winners(), [3], "with equal coins the fewer wounds win");
}

#[test]
fn the_end_is_told_to_everyone() {
    let after = scored([3, 20, 2, 1], [1, 6, 2, 3]);
    let told = after.told(undercroft_core::Eye::Spectator);
    assert!(
        told.iter().any(|event| matches!(event, Event::Won { seats, coins: 3 } if seats.contains(seat(1))))
    );
    assert!(told.iter().any(|event| matches!(event, Event::LevelEnded { level } if level.number() == 5)));
}

#[test]
fn a_richer_raider_who_collapsed_is_said_to_have_been_out() {
    let after = scored([3, 20, 2, 1], [1, 6, 2, 3]);
    assert_eq!(reason(&after, 2), Some(("Collapsed with 6 wounds, the most of all.".into(), true)));
    assert_eq!([1, 3, 4].map(|number| reason(&after, number)), [None, None, None]);
}

#[test]
fn whoever_a_boss_puts_out_of_the_game_is_said_to_have_been_out() {
    let after = Table::of(4).coins([9, 1, 2, 3]).wounds([0, 1, 2, 9]).room("Medusa").plays("1 5 2 3");
    let out: Vec<usize> = (1..=4).filter(|&number| after.all().players[number - 1].eliminated).collect();
    assert_eq!(out.len(), 1, "Medusa strikes one");
    assert_eq!(reason(&after, out[0]), Some(("Put out of the game by the boss.".into(), true)));
}

#[test]
fn a_tie_in_coins_is_said_with_the_wounds_that_decided_it_wherever_they_stand() {
    let after = scored([9, 9, 3, 3, 1], [4, 3, 1, 2, 8]);
    let tie = |wounds: &str| Some((format!("Equal coins, so the fewer wounds count: {wounds}."), false));
    assert_eq!((reason(&after, 1), reason(&after, 2)), (tie("4 wounds"), tie("3 wounds")));
    assert_eq!((reason(&after, 3), reason(&after, 4)), (tie("1 wound"), tie("2 wounds")));
}

#[test]
fn a_shared_win_is_said_to_be_equal_in_all() {
    let after = scored([9, 9, 9, 2], [3, 3, 4, 8]);
    let equal = Some(("Equal coins and equal wounds: 3.".into(), false));
    assert_eq!((reason(&after, 1), reason(&after, 2)), (equal.clone(), equal));
    assert_eq!(reason(&after, 3), Some(("Equal coins, so the fewer wounds count: 4 wounds.".into(), false)));
}

#[test]
fn nobody_stands_anywhere_before_the_end() {
    let play = Table::of(4).coins([9, 9, 3, 2]).room("Goblin").plays("1 2 3 4");
    assert_eq!([1, 2, 3, 4].map(|number| reason(&play, number)), [None, None, None, None]);
    assert_eq!(
        play.position.rules().scores(&play.view(Eye::Spectator)),
        [9, 9, 3, 2],
        "coins can be followed"
    );
}
