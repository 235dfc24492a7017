//! Monster rooms: strength by the number of players, the lowest card, and the sword.

use crate::support::Table;
use undercroft_raiders::{Event, Item};

#[test]
fn the_printed_example_the_dragon_wounds_both_who_played_lowest() {
    let after = Table::of(4).room("Dragon").plays("5 4 3 3");
    assert_eq!(after.wounds_taken(), [0, 0, 3, 3]);
    assert!(after.happened(|event| matches!(event, Event::Attacks { total: 15, strength: Some(18), .. })));
}

#[test]
fn cards_that_reach_the_strength_exactly_defeat_the_monster() {
    let after = Table::of(4).room("Dragon").plays("5 5 4 4");
    assert_eq!(after.wounds_taken(), [0, 0, 0, 0]);
    assert!(after.happened(|event| matches!(event, Event::Defeated { total: 18, strength: 18, .. })));
}

#[test]
fn cards_that_pass_the_strength_defeat_the_monster() {
    let after = Table::of(3).room("Snake").plays("5 5 1");
    assert_eq!(after.wounds_taken(), [0, 0, 0]);
}

#[test]
fn one_short_of_the_strength_is_an_attack() {
    let after = Table::of(4).room("Dragon").plays("5 5 4 3");
    assert_eq!(after.wounds_taken(), [0, 0, 0, 3]);
}

#[test]
fn the_same_monster_is_stronger_the_more_players_there_are() {
    // The Goblin: 11, 14 and 18. Once just enough, once one short.
    assert_eq!(Table::of(3).room("Goblin").plays("5 4 2").wounds_taken(), [0, 0, 0]);
    assert_eq!(Table::of(3).room("Goblin").plays("5 4 1").wounds_taken(), [0, 0, 2]);
    assert_eq!(Table::of(4).room("Goblin").plays("5 4 4 1").wounds_taken(), [0, 0, 0, 0]);
    assert_eq!(Table::of(4).room("Goblin").plays("5 4 3 1").wounds_taken(), [0, 0, 0, 2]);
    assert_eq!(Table::of(5).room("Goblin").plays("5 4 4 4 1").wounds_taken(), [0, 0, 0, 0, 0]);
    assert_eq!(Table::of(5).room("Goblin").plays("5 4 4 3 1").wounds_taken(), [0, 0, 0, 0, 2]);
}

#[test]
fn every_monster_wounds_as_its_card_says() {
    let cards = [
        ("Snake", 3),
        ("Zombie", 1),
        ("Goblin", 2),
        ("Skeleton", 3),
        ("Gelatinous Cube", 1),
        ("Troll", 2),
        ("Dragon", 3),
    ];
    for (monster, wounds) in cards {
        let after = Table::of(4).room(monster).plays("2 2 1 2");
        assert_eq!(after.wounds_taken(), [0, 0, wounds, 0], "{monster}");
    }
}

#[test]
fn every_monster_falls_at_the_strength_on_its_card_and_not_one_below() {
    let cards: [(&str, &str, &str); 7] = [
        ("Snake", "5 3 1 1", "5 2 1 1"),
        ("Zombie", "5 5 3 1", "5 5 2 1"),
        ("Goblin", "5 5 3 1", "5 5 2 1"),
        ("Skeleton", "5 5 3 1", "5 5 2 1"),
        ("Gelatinous Cube", "5 5 5 3", "5 5 5 2"),
        ("Troll", "5 5 5 3", "5 5 5 2"),
        ("Dragon", "5 5 5 3", "5 5 5 2"),
    ];
    for (monster, enough, too_little) in cards {
        assert_eq!(Table::of(4).room(monster).plays(enough).wounds_taken(), [0; 4], "{monster} falls");
        assert_ne!(Table::of(4).room(monster).plays(too_little).wounds_taken(), [0; 4], "{monster} stands");
    }
}

#[test]
fn all_who_tie_for_lowest_take_the_full_wounds() {
    let after = Table::of(5).room("Troll").plays("2 2 2 5 5");
    assert_eq!(after.wounds_taken(), [2, 2, 2, 0, 0]);
}

#[test]
fn if_all_play_the_same_low_card_all_are_wounded() {
    let after = Table::of(3).room("Skeleton").plays("2 2 2");
    assert_eq!(after.wounds_taken(), [3, 3, 3]);
}

#[test]
fn wounds_have_no_limit() {
    let after = Table::of(3).wounds([98, 300, 500]).room("Dragon").plays("1 2 1");
    assert_eq!(after.wounds(), [101, 300, 503]);
}

#[test]
fn nobody_gains_coins_from_a_monster() {
    assert_eq!(Table::of(3).room("Snake").plays("5 5 5").coins_won(), [0, 0, 0]);
    assert_eq!(Table::of(3).room("Snake").plays("1 1 1").coins_won(), [0, 0, 0]);
}

#[test]
fn a_sword_counts_as_a_five_and_goes_back_to_the_supply() {
    let play = Table::of(4).room("Dragon").holds(2, "sword").plays("5 sword 4 4");
    assert_eq!(play.wounds_taken(), [0, 0, 0, 0], "5 and 5 and 4 and 4 make 18");
    assert_eq!(play.items(2), [0, 0, 0, 0]);
    assert_eq!(play.supply(Item::Sword), 6);
}

#[test]
fn a_sword_is_no_lower_than_a_five_when_the_monster_attacks() {
    let after = Table::of(3).room("Dragon").holds(1, "sword").plays("sword 5 3");
    assert_eq!(after.wounds_taken(), [0, 0, 3]);
}

#[test]
fn a_sword_spares_the_power_cards() {
    let after = Table::of(3).room("Dragon").holds(1, "sword").plays("sword 5 5");
    assert_eq!(after.all().players[0].hand, [1, 2, 3, 4, 5]);
}
