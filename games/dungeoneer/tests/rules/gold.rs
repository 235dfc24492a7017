//! Treasure: what monsters carry, and how it is shared.

use crate::support::{Play, Table};
use serde_json::json;
use undercroft_dungeoneer::Event;

/// The Warrior about to kill a giant that has one point of health left, with wounds by others before.
fn nearly_dead(wounds: serde_json::Value) -> Table {
    Table::drawn(
        &["Small Room"],
        "
        ....
        ..4.
        E.W.
        ....
         ++
    ",
    )
    .go('W')
    .set('E', "done", true)
    .monster(1, json!({"wounds": wounds}))
}

fn found(play: &Play) -> Option<u16> {
    play.log.iter().find_map(|event| match event {
        Event::TreasureFound { gold, .. } => Some(*gold),
        _ => None,
    })
}

fn gained(play: &Play) -> Vec<(usize, u16)> {
    play.log
        .iter()
        .filter_map(|event| match event {
            Event::GoldGained { figure, gold } => Some((figure.number(), *gold)),
            _ => None,
        })
        .collect()
}

fn lost(play: &Play) -> u16 {
    play.log
        .iter()
        .filter_map(|event| if let Event::GoldLost { gold } = event { Some(*gold) } else { None })
        .sum()
}

#[test]
fn fifteen_gold_for_three_wounds_and_one_gives_ten_and_four_and_one_is_lost() {
    // The rulebook's example: the Warrior gave three of four wounds and the Elf one.
    let table = nearly_dead(json!({"1": 2, "3": 1}));
    let play = table.until(|play| {
        play.fights('4');
        found(play) == Some(15)
    });
    assert_eq!(gained(&play), [(1, 10), (3, 4)]);
    assert_eq!(lost(&play), 1);
    assert_eq!((play.who('W').gold, play.who('E').gold), (10, 4));
}

#[test]
fn ruling_20_credit_stops_at_the_monsters_remaining_health() {
    // Whatever the Warrior rolls, only one wound is left to give.
    let play = nearly_dead(json!({"3": 3})).until(|play| {
        let events = play.fights('4');
        events.iter().any(|event| matches!(event, Event::Struck(strike) if strike.wounds > 1))
            && found(play) == Some(16)
    });
    assert_eq!(gained(&play), [(1, 4), (3, 12)]);
}

#[test]
fn ruling_20_only_the_living_share() {
    // The Dwarf, who gave three wounds, is dead.
    let play = nearly_dead(json!({"2": 3})).until(|play| {
        play.fights('4');
        found(play).is_some()
    });
    assert_eq!(gained(&play), [(1, found(&play).expect("gold"))]);
    assert_eq!(lost(&play), 0);
}

#[test]
fn each_level_carries_the_gold_of_the_table() {
    for (level, least, most) in [('1', 1, 1), ('2', 1, 6), ('3', 2, 12), ('4', 4, 24)] {
        let drawn = "
            ....
            ..?.
            ..W.
            ....
             ++
        "
        .replace('?', &level.to_string());
        for seed in 1..60 {
            let mut play = Table::drawn(&["Small Room"], &drawn).go('W').seed(seed).open();
            play.fights(level);
            let Some(gold) = found(&play) else { continue };
            assert!((least..=most).contains(&gold), "level {level}: {gold}");
            assert_eq!(gained(&play).iter().map(|gain| gain.1).sum::<u16>() + lost(&play), gold);
        }
    }
}

#[test]
fn ruling_4_gold_belongs_to_the_figure() {
    let view = nearly_dead(json!({})).set('E', "gold", 5).set('W', "gold", 2).open().view();
    assert_eq!(view.gold, [7, 0], "a player's score is that of the figures");
}
