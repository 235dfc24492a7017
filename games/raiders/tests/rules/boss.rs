//! The ten bosses: each resolves like a monster, with the variations of its card.

use crate::support::{Play, Table};
use undercroft_raiders::{Event, Item};

/// A line of cards with this total, each as low as it can be.
fn line(players: usize, total: usize) -> String {
    let mut cards = vec![1; players];
    (players..total).for_each(|step| cards[step % players] += 1);
    assert!(cards.iter().all(|card| *card <= 5) && cards.iter().sum::<usize>() == total, "{cards:?}");
    cards.iter().map(usize::to_string).collect::<Vec<_>>().join(" ")
}

fn was_defeated(play: &Play) -> bool {
    play.happened(|event| matches!(event, Event::Defeated { .. }))
}

fn attacked(play: &Play) -> Vec<usize> {
    let seats = |event: &Event| match event {
        Event::Attacks { seats, .. } => Some(seats.map(|seat| seat.number()).collect()),
        _ => None,
    };
    play.log.iter().find_map(|heard| seats(&heard.event)).unwrap_or_default()
}

#[test]
fn seven_bosses_fall_at_the_strength_for_the_players_and_not_one_below() {
    let strengths = [
        ("Tax Collector", [14, 18, 23]),
        ("Medusa", [12, 16, 20]),
        ("Vampire", [14, 18, 23]),
        ("Sphinx", [14, 18, 23]),
        ("Minotaur", [11, 15, 19]),
        ("Wolf Pack", [11, 14, 18]),
        ("Necromancer", [12, 15, 19]),
    ];
    for (boss, strengths) in strengths {
        for (players, strength) in (3..=5).zip(strengths) {
            let enough = Table::of(players).room(boss).plays(&line(players, strength));
            assert!(was_defeated(&enough) && attacked(&enough).is_empty(), "{boss} falls at {strength}");
            assert_eq!(enough.wounds_taken(), vec![0; players], "{boss} falls at {strength}");
            let too_little = Table::of(players).room(boss).plays(&line(players, strength - 1));
            assert!(!was_defeated(&too_little) && !attacked(&too_little).is_empty(), "{boss} stands");
        }
    }
}

#[test]
fn a_sword_counts_as_a_five_against_a_boss() {
    let after = Table::of(4).room("Vampire").holds(1, "sword").plays("sword 5 5 3");
    assert!(was_defeated(&after));
    assert_eq!(after.items(1), [0, 0, 0, 0]);
    assert_eq!(after.supply(Item::Sword), 6);
}

#[test]
fn the_tax_collector_takes_three_coins_and_wounds_nobody() {
    let after = Table::of(4).room("Tax Collector").plays("5 4 1 1");
    assert_eq!(after.coins_won(), [0, 0, -3, -3]);
    assert_eq!(after.wounds_taken(), [0, 0, 0, 0]);
}

#[test]
fn medusa_puts_whom_it_attacks_out_of_the_game() {
    let after = Table::of(4).coins([1, 2, 3, 20]).wounds([5, 1, 1, 0]).room("Medusa").plays("5 4 3 1");
    assert!(after.all().players[3].eliminated);
    assert_eq!(after.wounds_taken(), [0, 0, 0, 0]);
    assert_eq!(after.winners(), [3], "the richest is out, and the first collapses");
}

#[test]
fn if_medusa_attacks_everyone_everyone_loses() {
    let after = Table::of(4).room("Medusa").plays("3 3 3 3");
    assert_eq!(after.winners(), [0; 0]);
    assert!(after.all().players.iter().all(|player| player.eliminated));
    assert!(after.happened(|event| matches!(event, Event::Won { seats, .. } if seats.is_empty())));
}

#[test]
fn those_whom_medusa_spares_may_still_collapse() {
    let after = Table::of(4).wounds([0, 3, 6, 9]).room("Medusa").plays("5 4 3 1");
    assert_eq!(after.collapsed(), [3]);
    assert!(!after.all().players[2].eliminated);
}

#[test]
fn the_vampire_gives_a_wound_and_takes_two_coins() {
    let after = Table::of(4).room("Vampire").plays("5 2 4 2");
    assert_eq!(after.wounds_taken(), [0, 1, 0, 1]);
    assert_eq!(after.coins_won(), [0, -2, 0, -2]);
}

#[test]
fn the_sphinx_gives_two_wounds_to_the_lowest_and_two_coins_to_the_highest() {
    let after = Table::of(4).room("Sphinx").plays("5 4 3 1");
    assert_eq!(after.wounds_taken(), [0, 0, 0, 2]);
    assert_eq!(after.coins_won(), [2, 0, 0, 0]);
}

#[test]
fn all_who_tie_for_highest_get_the_full_reward_of_the_sphinx() {
    let after = Table::of(4).room("Sphinx").plays("5 5 3 1");
    assert_eq!(after.coins_won(), [2, 2, 0, 0]);
}

#[test]
fn if_all_play_the_same_and_the_sphinx_stands_all_are_wounded_and_none_paid() {
    let after = Table::of(4).room("Sphinx").plays("4 4 4 4");
    assert_eq!(after.wounds_taken(), [2, 2, 2, 2]);
    assert_eq!(after.coins_won(), [0, 0, 0, 0]);
}

#[test]
fn the_minotaur_gives_one_wound_to_the_lowest_and_one_coin_to_the_highest() {
    let after = Table::of(4).room("Minotaur").plays("2 4 4 2");
    assert_eq!(after.wounds_taken(), [1, 0, 0, 1]);
    assert_eq!(after.coins_won(), [0, 1, 1, 0]);
}

#[test]
fn if_all_play_the_same_and_the_minotaur_stands_none_is_paid() {
    let after = Table::of(5).room("Minotaur").plays("2 2 2 2 2");
    assert_eq!(after.wounds_taken(), [1; 5]);
    assert_eq!(after.coins_won(), [0; 5]);
}

#[test]
fn a_torch_leads_away_from_the_wolf_pack_and_adds_nothing_against_it() {
    let after = Table::of(4).room("Wolf Pack").holds(1, "torch").plays("torch 5 5 3");
    assert_eq!(attacked(&after), [4], "13 of 14, and of those who stayed the 3 is lowest");
    assert_eq!(after.wounds_taken(), [0, 0, 0, 3]);
    assert_eq!((after.items(1), after.supply(Item::Torch)), ([0; 4], 6));
}

#[test]
fn the_wolf_pack_can_fall_to_those_who_stay() {
    let after = Table::of(4).room("Wolf Pack").holds(1, "torch").plays("torch 5 5 4");
    assert!(was_defeated(&after));
}

#[test]
fn a_crystal_ball_leads_away_from_the_necromancer_and_adds_nothing_against_it() {
    let after = Table::of(4).room("Necromancer").holds(2, "ball").plays("5 ball 5 4");
    assert_eq!(attacked(&after), [4], "14 of 15");
    assert_eq!(after.wounds_taken(), [0, 0, 0, 2]);
    assert_eq!((after.items(2), after.supply(Item::CrystalBall)), ([0; 4], 6));
}

#[test]
fn the_mega_dragon_attacks_however_much_is_played() {
    let after = Table::of(5).room("Mega Dragon").plays("5 5 5 5 4");
    assert_eq!(after.wounds_taken(), [0, 0, 0, 0, 4]);
}

#[test]
fn a_key_leads_away_from_the_mega_dragon() {
    let after = Table::of(4).room("Mega Dragon").holds(3, "key").plays("5 4 key 2");
    assert_eq!(after.wounds_taken(), [0, 0, 0, 4]);
    assert_eq!((after.items(3), after.supply(Item::Key)), ([0; 4], 6));
}

#[test]
fn a_key_is_an_escape_from_the_mega_dragon_and_no_five() {
    let after = Table::of(3).room("Mega Dragon").holds(1, "key").plays("key 5 5");
    assert_eq!(attacked(&after), [2, 3]);
    assert_eq!(after.wounds_taken(), [0, 4, 4]);
}

#[test]
fn fives_and_swords_count_as_ones_against_the_golem() {
    let after = Table::of(5).room("Golem").holds(2, "sword").plays("5 sword 4 2 1");
    assert_eq!(after.wounds_taken(), [3, 3, 0, 0, 3]);
}

#[test]
fn without_fives_the_golem_attacks_the_lowest_however_much_is_played() {
    assert_eq!(Table::of(3).room("Golem").plays("4 3 4").wounds_taken(), [0, 3, 0]);
    assert_eq!(Table::of(3).room("Golem").plays("4 4 4").wounds_taken(), [3, 3, 3]);
}

#[test]
fn the_mummy_attacks_the_highest_instead_of_the_lowest() {
    let after = Table::of(4).room("Mummy").plays("1 4 4 2");
    assert_eq!(after.wounds_taken(), [0, 3, 3, 0]);
}

#[test]
fn the_mummy_cannot_be_defeated() {
    let after = Table::of(5).room("Mummy").plays("5 5 5 5 5");
    assert_eq!(after.wounds_taken(), [3; 5]);
}

#[test]
fn the_game_is_over_once_the_boss_is_resolved() {
    let after = Table::of(3).room("Mummy").plays("5 4 3");
    assert!(after.position.outcome().is_some());
    assert_eq!(after.awaited(), [0; 0]);
}
