//! The thirteen rulings, each by the case that it settles. The numbers are those of the README.

use crate::support::{Table, seat};
use undercroft_core::Eye;
use undercroft_raiders::{Event, Item};

#[test]
fn ruling_1_sphinx_and_minotaur_pay_even_when_they_fall() {
    assert_eq!(Table::of(4).room("Sphinx").plays("5 5 4 4").coins_won(), [2, 2, 0, 0]);
    assert_eq!(Table::of(4).room("Minotaur").plays("5 4 3 3").coins_won(), [1, 0, 0, 0]);
}

#[test]
fn ruling_1_when_all_play_the_same_and_the_boss_falls_all_are_paid() {
    assert_eq!(Table::of(4).room("Sphinx").plays("5 5 5 5").coins_won(), [2, 2, 2, 2]);
}

#[test]
fn ruling_1_by_option_they_pay_only_when_they_attack() {
    let table = |boss: &str| Table::of(4).boss_pays_when_it_attacks().room(boss);
    assert_eq!(table("Sphinx").plays("5 5 4 4").coins_won(), [0, 0, 0, 0]);
    assert_eq!(table("Minotaur").plays("5 4 3 3").coins_won(), [0, 0, 0, 0]);
    assert_eq!(table("Sphinx").plays("5 4 3 2").coins_won(), [2, 0, 0, 0]);
    assert_eq!(table("Minotaur").plays("5 4 3 2").coins_won(), [1, 0, 0, 0]);
}

#[test]
fn ruling_2_coins_stop_at_nothing_and_at_twenty() {
    let taxed = Table::of(4).coins([20, 20, 2, 0]).room("Tax Collector").plays("5 4 1 1");
    assert_eq!(taxed.coins(), [20, 20, 0, 0]);
    let paid = Table::of(4).coins([19, 20, 2, 0]).room("Sphinx").plays("5 5 1 1");
    assert_eq!(paid.coins(), [20, 20, 2, 0]);
}

#[test]
fn ruling_2_tokens_never_run_out() {
    // The box holds coins for 94 and wounds for 50.
    let rich = Table::of(5).coins([17, 18, 19, 20, 20]).room("Store").plays("4 4 4 4 4");
    assert_eq!(rich.coins(), [20; 5]);
    let sore = Table::of(5).wounds([40, 40, 40, 40, 40]).room("Dragon").plays("1 1 1 1 1");
    assert_eq!(sore.wounds(), [43; 5]);
}

#[test]
fn ruling_3_more_takers_than_copies_and_nobody_gets_one() {
    let after = Table::of(3).room("Armoury").holds(3, "sword sword sword sword sword").plays("4 4 1");
    assert_eq!((after.items(1), after.items(2)), ([0; 4], [0; 4]));
    assert_eq!(after.supply(Item::Sword), 1);
}

#[test]
fn ruling_3_a_lone_taker_of_an_empty_pile_gets_nothing() {
    let after = Table::of(3).room("Armoury").holds(3, "sword sword sword sword sword sword").plays("4 2 1");
    assert_eq!(after.items(1), [0; 4]);
    assert!(after.happened(|event| matches!(event, Event::ItemRanOut { item: Item::Sword, .. })));
}

#[test]
fn ruling_4_which_items_may_be_played_into_which_room() {
    let power = ["1", "2", "3", "4", "5"];
    let rooms: [(&str, &[&str]); 9] = [
        ("Chest of 3", &["crystal_ball", "key"]),
        ("Goblin", &["crystal_ball", "sword"]),
        ("Armoury", &["crystal_ball"]),
        ("Lava", &["crystal_ball"]),
        ("Vampire", &["crystal_ball", "sword"]),
        ("Golem", &["crystal_ball", "sword"]),
        ("Wolf Pack", &["torch", "crystal_ball", "sword"]),
        ("Necromancer", &["crystal_ball", "sword"]),
        ("Mega Dragon", &["crystal_ball", "key", "sword"]),
    ];
    for (room, items) in rooms {
        let play = Table::of(3).room(room).holds(1, "torch ball key sword").open();
        assert_eq!(play.may_play(1), [&power[..], items].concat(), "{room}");
    }
}

#[test]
fn ruling_4_a_torch_is_an_announcement_at_any_time_by_anyone_who_holds_one() {
    let mut play = Table::of(3).room("Goblin").holds(1, "torch").holds(2, "torch").open();
    play.lays(1, "3");
    assert!(play.may_light_torch(1) && play.may_light_torch(2) && !play.may_light_torch(3));
    play.lights_torch(1);
    assert!(play.view(Eye::Seat(seat(1))).row.iter().all(|room| room.face.is_some()));
}

#[test]
fn ruling_5_the_second_card_may_be_an_item_but_no_second_crystal_ball() {
    let play = Table::of(3).room("Goblin").holds(1, "ball ball sword key").plays("ball 1 1");
    assert_eq!(play.may_play(1), ["1", "2", "3", "4", "5", "sword"]);
    let play = Table::of(3).room("Wolf Pack").holds(1, "ball ball torch").plays("ball 1 1");
    assert_eq!(play.may_play(1), ["1", "2", "3", "4", "5", "torch"]);
}

#[test]
fn ruling_5_a_key_after_a_crystal_ball_counts_as_a_five() {
    let after = Table::of(3).room("Chest of 4").holds(1, "ball key").plays("ball>key 4 4");
    assert_eq!(after.coins_won(), [4, 0, 0]);
    assert_eq!(after.items(1), [0; 4]);
}

#[test]
fn ruling_5_second_cards_are_turned_over_together() {
    let table = Table::of(3).room("Goblin").holds(1, "ball").holds(2, "ball");
    let mut play = table.plays("ball ball 1");
    play.log.clear();
    play.lays(1, "5");
    assert!(!play.happened(|event| matches!(event, Event::CardPlayed { .. })));
    play.lays(2, "5");
    let open = play.log.iter().filter(|heard| matches!(heard.event, Event::CardPlayed { .. })).count();
    assert_eq!(open, 2);
}

#[test]
fn ruling_5_at_the_necromancer_a_crystal_ball_asks_for_no_second_card() {
    let after = Table::of(3).room("Necromancer").holds(1, "ball").plays("ball 5 5");
    assert!(after.position.outcome().is_some(), "the room is resolved and the game over");
}

#[test]
fn ruling_6_those_who_escape_do_not_lower_the_strength() {
    let after = Table::of(3).room("Wolf Pack").holds(1, "torch").plays("torch 5 5");
    assert_eq!(after.wounds_taken(), [0, 3, 3], "10 of 11: three are in the game, though two stayed");
}

#[test]
fn ruling_6_if_everybody_escapes_nothing_happens() {
    let escapes = [("Wolf Pack", "torch"), ("Necromancer", "ball"), ("Mega Dragon", "key")];
    for (boss, item) in escapes {
        let table = Table::of(3).room(boss).holds(1, item).holds(2, item).holds(3, item);
        let after = table.plays(&[item; 3].join(" "));
        assert_eq!((after.wounds_taken(), after.coins_won()), (vec![0; 3], vec![0; 3]), "{boss}");
        assert!(after.happened(|event| matches!(event, Event::NobodyThere)), "{boss}");
        assert!(!after.happened(|event| matches!(event, Event::Attacks { .. })), "{boss}");
    }
}

#[test]
fn ruling_7_the_golem_turns_fives_into_ones_before_the_lowest_is_found() {
    assert_eq!(Table::of(3).room("Golem").plays("5 2 3").wounds_taken(), [3, 0, 0]);
    assert_eq!(Table::of(3).room("Golem").plays("5 1 3").wounds_taken(), [3, 3, 0]);
}

#[test]
fn ruling_7_a_sword_is_a_five_to_the_mummy() {
    let after = Table::of(4).room("Mummy").holds(1, "sword").plays("sword 5 4 1");
    assert_eq!(after.wounds_taken(), [3, 3, 0, 0]);
}

#[test]
fn ruling_8_if_all_tie_for_highest_there_is_no_second_place() {
    let after = Table::of(4).room("Chests of 4 and 2").plays("3 3 3 3");
    assert_eq!(after.coins_won(), [1, 1, 1, 1]);
}

#[test]
fn ruling_9_wounds_are_compared_among_those_whom_medusa_spared() {
    let after = Table::of(5).wounds([1, 2, 3, 9, 9]).room("Medusa").plays("5 4 3 2 2");
    assert_eq!(after.collapsed(), [3], "16 of 20; the two with 9 wounds are gone before the scoring");
}

#[test]
fn ruling_9_how_ties_collapse_goes_by_how_many_started() {
    let started_four = Table::of(4).wounds([1, 5, 5, 0]).room("Medusa").plays("5 4 3 1");
    assert_eq!((started_four.collapsed(), started_four.winners()), (vec![2, 3], vec![1]));
    let started_three = Table::of(3).coins([1, 5, 9]).wounds([1, 5, 7]).room("Medusa").plays("5 4 1");
    assert_eq!((started_three.collapsed(), started_three.winners()), (vec![2], vec![1]));
}

#[test]
fn ruling_9_a_lone_survivor_wins() {
    let after = Table::of(3).coins([0, 9, 9]).wounds([9, 0, 0]).room("Medusa").plays("3 2 2");
    assert_eq!((after.collapsed(), after.winners()), (vec![], vec![1]));
}

#[test]
fn ruling_9_when_none_survives_everyone_loses() {
    assert_eq!(Table::of(3).room("Medusa").plays("2 2 2").winners(), [0; 0]);
}

#[test]
fn ruling_10_collapse_comes_first_then_coins_then_wounds_then_a_shared_win() {
    let scored = |coins, wounds| {
        Table::of(4).coins(coins).wounds(wounds).room("Tax Collector").plays("5 5 5 5").winners()
    };
    assert_eq!(scored([20, 7, 6, 5], [9, 8, 0, 0]), [2], "the richest has collapsed");
    assert_eq!(scored([7, 7, 6, 20], [8, 7, 0, 9]), [2], "equal coins, fewer wounds");
    assert_eq!(scored([7, 7, 6, 20], [8, 8, 0, 9]), [1, 2], "equal in both");
}

#[test]
fn ruling_11_a_tie_for_the_map_begins_after_its_holder() {
    let holder =
        |map, line: &str| Table::of(4).map(map).room("Goblin").plays(line).all().map.map(|s| s.number());
    assert_eq!(holder(2, "1 5 1 5"), Some(4), "the holder ties and passes it on");
    assert_eq!(holder(4, "1 5 1 5"), Some(2));
}

#[test]
fn ruling_11_the_map_goes_by_the_card_finally_played() {
    let after = Table::of(3).map(1).room("Goblin").holds(1, "ball").plays("ball>5 4 3");
    assert_eq!(after.all().map.map(|seat| seat.number()), Some(1));
    let after = Table::of(3).map(1).room("Goblin").holds(1, "ball").plays("ball>2 4 3");
    assert_eq!(after.all().map.map(|seat| seat.number()), Some(2));
}

#[test]
fn ruling_12_a_trap_may_hit_whoever_set_it_off() {
    let after = Table::of(3).coins([9, 5, 5]).room("Lava").plays("5 1 1");
    assert_eq!(after.coins_won(), [-3, 0, 0]);
}

#[test]
fn ruling_12_a_trap_looks_at_the_card_finally_played() {
    let table = || Table::of(3).coins([9, 5, 5]).room("Lava").holds(2, "ball");
    assert_eq!(table().plays("1 ball>1 1").coins_won(), [0, 0, 0]);
    assert_eq!(table().plays("1 ball>4 1").coins_won(), [-2, 0, 0]);
}

#[test]
fn ruling_13_everyone_knows_the_items_that_were_taken_openly() {
    let after = Table::of(3).room("Armoury").plays("4 4 1");
    for eye in [Eye::Spectator, Eye::Seat(seat(3)), Eye::Seat(seat(1))] {
        let items: Vec<[u8; 4]> =
            after.view(eye).players.iter().map(|player| player.items.in_order()).collect();
        assert_eq!(items, [[0, 0, 0, 1], [0, 0, 0, 1], [1, 0, 0, 0]]);
    }
}

#[test]
fn ruling_13_an_item_laid_face_down_still_counts_as_held_to_the_others() {
    let mut play = Table::of(3).room("Chest of 3").holds(1, "key").open();
    play.lays(1, "key");
    assert_eq!(play.view(Eye::Seat(seat(2))).players[0].items.in_order(), [0, 0, 1, 0]);
    assert_eq!(play.view(Eye::Spectator).players[0].hand, [1, 2, 3, 4, 5]);
}
