//! Traps: what the highest card sets off, and whom it hits.

use crate::support::Table;
use undercroft_raiders::Event;

/// Three players of whom the second is the richest and the third the healthiest, by the highest card from 1 to 5.
fn penalties(trap: &str) -> (Vec<i32>, Vec<i32>) {
    let lines = ["1 1 1", "2 1 1", "3 2 1", "4 1 2", "5 1 1"];
    let table = || Table::of(3).coins([5, 9, 5]).wounds([4, 4, 2]).room(trap);
    let after: Vec<_> = lines.iter().map(|line| table().plays(line)).collect();
    for play in &after {
        assert_eq!((play.coins_won()[0], play.coins_won()[2]), (0, 0), "only the richest can lose coins");
        assert_eq!(play.wounds_taken()[..2], [0, 0], "only the healthiest can be wounded");
    }
    (after.iter().map(|p| p.coins_won()[1]).collect(), after.iter().map(|p| p.wounds_taken()[2]).collect())
}

#[test]
fn lava_takes_3_2_or_1_coins_from_the_richest_for_a_5_4_or_3() {
    assert_eq!(penalties("Lava"), (vec![0, 0, -1, -2, -3], vec![0; 5]));
}

#[test]
fn the_magnet_takes_2_2_1_or_1_coins_from_the_richest_for_a_5_4_3_or_2() {
    assert_eq!(penalties("Magnet"), (vec![0, -1, -1, -2, -2], vec![0; 5]));
}

#[test]
fn spikes_give_the_healthiest_2_2_or_1_wounds_for_a_5_4_or_3() {
    assert_eq!(penalties("Spike"), (vec![0; 5], vec![0, 0, 1, 2, 2]));
}

#[test]
fn the_boulder_gives_the_healthiest_2_1_1_or_1_wounds_for_a_5_4_3_or_2() {
    assert_eq!(penalties("Boulder"), (vec![0; 5], vec![0, 1, 1, 1, 2]));
}

#[test]
fn all_who_tie_for_the_most_coins_lose_the_full_amount() {
    let after = Table::of(4).coins([7, 9, 9, 9]).room("Lava").plays("5 1 1 1");
    assert_eq!(after.coins(), [7, 6, 6, 6]);
}

#[test]
fn all_who_tie_for_the_least_wounds_take_the_full_amount() {
    let after = Table::of(4).wounds([0, 3, 0, 1]).room("Spike").plays("1 4 1 1");
    assert_eq!(after.wounds(), [2, 3, 2, 1]);
}

#[test]
fn if_everyone_is_equally_rich_everyone_pays() {
    let after = Table::of(5).room("Magnet").plays("1 1 1 1 2");
    assert_eq!(after.coins_won(), [-1; 5]);
}

#[test]
fn a_second_card_just_as_high_makes_the_trap_no_worse() {
    let after = Table::of(3).coins([9, 1, 1]).room("Lava").plays("1 4 4");
    assert_eq!(after.coins_won(), [-2, 0, 0]);
}

#[test]
fn a_trap_that_is_not_set_off_does_nothing_and_says_so() {
    let after = Table::of(3).room("Lava").plays("2 2 1");
    assert_eq!(after.coins_won(), [0, 0, 0]);
    assert!(after.happened(|event| matches!(event, Event::TrapQuiet { highest: 2 })));
}

#[test]
fn nobody_loses_more_coins_to_a_trap_than_they_have() {
    let after = Table::of(3).coins([2, 1, 0]).room("Lava").plays("5 1 1");
    assert_eq!(after.coins(), [0, 1, 0]);
    let poor = Table::of(3).coins([0, 0, 0]).room("Lava").plays("5 1 1");
    assert_eq!(poor.coins(), [0, 0, 0]);
}
