//! Vaults: a benefit for everyone, by the card played.

use crate::support::Table;
use undercroft_raiders::{Event, Item};

#[test]
fn in_the_armoury_the_cards_bring_torch_ball_key_sword_and_potion() {
    let after = Table::of(5).room("Armoury").plays("1 2 3 4 5");
    assert_eq!(after.items(1), [1, 0, 0, 0]);
    assert_eq!(after.items(2), [0, 1, 0, 0]);
    assert_eq!(after.items(3), [0, 0, 1, 0]);
    assert_eq!(after.items(4), [0, 0, 0, 1]);
    assert_eq!(after.items(5), [0, 0, 0, 0]);
    assert_eq!(after.wounds_taken(), [0, 0, 0, 0, -1]);
    assert_eq!(after.coins_won(), [0; 5]);
}

#[test]
fn in_the_store_the_cards_bring_coins_and_potions() {
    let after = Table::of(5).room("Store").plays("1 2 3 4 5");
    assert_eq!(after.coins_won(), [1, 2, 0, 3, 0]);
    assert_eq!(after.wounds_taken(), [0, 0, -1, 0, -2]);
}

#[test]
fn an_item_is_taken_from_the_open_supply() {
    let after = Table::of(3).room("Armoury").plays("4 4 1");
    assert_eq!(after.supply(Item::Sword), 4);
    assert_eq!(after.supply(Item::Torch), 5);
    assert_eq!(after.supply(Item::Key), 6);
}

#[test]
fn several_take_the_same_item_while_there_are_copies_for_all() {
    let after = Table::of(4).room("Armoury").holds(1, "key key key").plays("3 3 3 1");
    assert_eq!(after.items(1), [0, 0, 4, 0]);
    assert_eq!(after.items(2), [0, 0, 1, 0]);
    assert_eq!(after.items(3), [0, 0, 1, 0]);
    assert_eq!(after.supply(Item::Key), 0);
}

#[test]
fn nobody_takes_an_item_that_there_are_too_few_of_for_all_who_want_it() {
    let after = Table::of(4).room("Armoury").holds(4, "key key key key").plays("3 3 3 1");
    for seat in 1..=3 {
        assert_eq!(after.items(seat), [0, 0, 0, 0], "seat {seat}");
    }
    assert_eq!(after.supply(Item::Key), 2);
    assert!(after.happened(|event| matches!(event, Event::ItemRanOut { item: Item::Key, .. })));
}

#[test]
fn one_item_running_out_does_not_keep_anybody_from_another() {
    let after = Table::of(4).room("Armoury").holds(4, "key key key key key").plays("3 3 2 1");
    assert_eq!(after.items(1), [0, 0, 0, 0]);
    assert_eq!(after.items(3), [0, 1, 0, 0]);
    assert_eq!(after.items(4), [1, 0, 5, 0]);
}

#[test]
fn somebody_may_hold_all_six_cards_of_an_item() {
    let after = Table::of(3).room("Armoury").holds(1, "sword sword sword sword sword").plays("4 1 2");
    assert_eq!(after.items(1), [0, 0, 0, 6]);
}

#[test]
fn several_who_want_the_same_coins_all_get_them_in_full() {
    let after = Table::of(5).room("Store").plays("4 4 4 4 2");
    assert_eq!(after.coins_won(), [3, 3, 3, 3, 2]);
}

#[test]
fn several_who_want_the_same_potion_all_heal_in_full() {
    let after = Table::of(4).room("Store").plays("5 5 5 3");
    assert_eq!(after.wounds_taken(), [-2, -2, -2, -1]);
}

#[test]
fn coins_from_a_vault_stop_at_twenty_too() {
    let after = Table::of(3).coins([19, 17, 20]).room("Store").plays("4 4 1");
    assert_eq!(after.coins(), [20, 20, 20]);
}

#[test]
fn a_potion_heals_no_more_wounds_than_there_are() {
    let after = Table::of(3).wounds([1, 0, 2]).room("Store").plays("5 5 5");
    assert_eq!(after.wounds(), [0, 0, 0]);
    let healed =
        |n| after.happened(|event| matches!(event, Event::WoundsHealed { wounds, .. } if *wounds == n));
    assert!(healed(1) && healed(2) && !healed(0), "only wounds that were there are told as healed");
}

#[test]
fn an_item_taken_in_a_vault_can_be_played_in_the_next_room() {
    let mut play = Table::of(3).room("Armoury").dark("UUDDU").then(["Dragon"]).plays("4 1 2");
    assert_eq!(play.entered(), ["Dragon"]);
    play.play_line("sword 5 5");
    assert_eq!(play.wounds_taken(), [0, 0, 0]);
}

#[test]
fn a_crystal_ball_used_in_this_room_lies_in_the_supply_again_for_the_vault() {
    let after = Table::of(3).room("Armoury").holds(1, "ball ball ball ball ball ball").plays("ball>2 1 3");
    assert_eq!(after.items(1), [0, 6, 0, 0]);
}
