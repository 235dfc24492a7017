//! Treasure rooms: who gets which chest, how it is shared, and the limit of a purse.

use crate::support::Table;
use undercroft_raiders::Event;

#[test]
fn the_printed_example_three_share_the_chest_of_4_and_the_second_takes_2() {
    let after = Table::of(5).room("Chests of 4 and 2").plays("4 4 4 2 1");
    assert_eq!(after.coins_won(), [1, 1, 1, 2, 0]);
}

#[test]
fn the_highest_card_takes_the_only_chest_and_nobody_else_gets_anything() {
    let after = Table::of(4).room("Chest of 3").plays("2 5 4 1");
    assert_eq!(after.coins_won(), [0, 3, 0, 0]);
}

#[test]
fn the_second_highest_card_takes_the_second_chest() {
    let after = Table::of(4).room("Chests of 3 and 2").plays("1 3 5 2");
    assert_eq!(after.coins_won(), [0, 2, 3, 0]);
}

#[test]
fn two_who_tie_for_highest_divide_the_chest() {
    let after = Table::of(3).room("Chest of 4").plays("5 5 1");
    assert_eq!(after.coins_won(), [2, 2, 0]);
}

#[test]
fn what_cannot_be_divided_is_ignored() {
    let after = Table::of(3).room("Chest of 3").plays("5 5 1");
    assert_eq!(after.coins_won(), [1, 1, 0]);
}

#[test]
fn a_chest_with_less_in_it_than_players_who_tie_for_it_gives_nothing() {
    let after = Table::of(4).room("Chest of 2").plays("5 5 5 1");
    assert_eq!(after.coins_won(), [0, 0, 0, 0]);
    assert!(after.happened(|event| matches!(event, Event::ChestShared { value: 2, each: 0, .. })));
}

#[test]
fn those_who_tie_for_second_share_the_second_chest() {
    let after = Table::of(4).room("Chests of 4 and 2").plays("5 3 3 1");
    assert_eq!(after.coins_won(), [4, 1, 1, 0]);
}

#[test]
fn too_many_in_second_place_get_nothing_from_the_second_chest() {
    let after = Table::of(4).room("Chests of 2 and 1").plays("5 3 3 1");
    assert_eq!(after.coins_won(), [2, 0, 0, 0]);
}

#[test]
fn second_place_can_bring_more_than_a_shared_first() {
    let after = Table::of(4).room("Chests of 3 and 2").plays("5 5 5 1");
    assert_eq!(after.coins_won(), [1, 1, 1, 2]);
}

#[test]
fn second_place_is_the_next_value_below_and_not_the_second_of_a_tie() {
    let after = Table::of(5).room("Chests of 4 and 2").plays("5 5 2 1 1");
    assert_eq!(after.coins_won(), [2, 2, 2, 0, 0]);
}

#[test]
fn a_lower_card_than_the_second_gets_nothing() {
    let after = Table::of(3).room("Chests of 4 and 2").plays("3 2 1");
    assert_eq!(after.coins_won(), [4, 2, 0]);
}

#[test]
fn a_purse_holds_twenty_coins_and_the_rest_of_a_chest_is_lost() {
    let after = Table::of(3).coins([18, 19, 20]).room("Chests of 4 and 2").plays("5 4 1");
    assert_eq!(after.coins(), [20, 20, 20]);
    let told =
        |coins| after.happened(|event| matches!(event, Event::CoinsGained { coins: c, .. } if *c == coins));
    assert!(told(2) && told(1) && !told(4), "only what went into the purse is told");
}

#[test]
fn nobody_is_wounded_in_a_treasure_room() {
    let after = Table::of(3).room("Chests of 4 and 2").plays("5 4 1");
    assert_eq!(after.wounds_taken(), [0, 0, 0]);
}

#[test]
fn a_key_counts_as_a_five_and_goes_back_to_the_supply() {
    let table = Table::of(4).room("Chests of 4 and 2").holds(3, "key");
    let mut play = table.open();
    play.play_line("4 2 key 1");
    assert_eq!(play.coins_won(), [2, 0, 4, 0]);
    assert_eq!(play.items(3), [0, 0, 0, 0]);
    assert_eq!(play.supply(undercroft_raiders::Item::Key), 6);
}

#[test]
fn a_key_ties_with_a_five() {
    let after = Table::of(4).room("Chest of 4").holds(1, "key").plays("key 5 2 1");
    assert_eq!(after.coins_won(), [2, 2, 0, 0]);
}

#[test]
fn a_key_spares_the_power_cards() {
    let after = Table::of(3).room("Chest of 4").holds(1, "key").plays("key 5 2");
    assert_eq!(after.all().players[0].hand, [1, 2, 3, 4, 5]);
    assert_eq!(after.all().players[1].hand, [1, 2, 3, 4]);
}
