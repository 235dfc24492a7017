//! Checking victory and defeat, skill by skill.

use crate::support::{Play, Table};
use undercroft_rush::{Event, Hands, Phase, Skills};

/// What came of the first attack that a test made.
fn first_result(play: &Play) -> Event {
    let results = play.log.iter().map(|heard| heard.event);
    let mut results =
        results.filter(|event| matches!(event, Event::Defeated { .. } | Event::HeroDefeated { .. }));
    results.next().expect("an attack")
}

#[test]
fn the_printed_rule_two_heroes_skills_are_added() {
    // Wild Boar: 1 Melee and 1 Ranged. The Sorceress has the one, the Archer the other.
    let table = Table::of(3).heroes(1, ["Sorceress", "Archer"]).heroes(3, ["Ranger", "Thief"]);
    let table = table.monsters(["Wild Boar"]);
    let mut together = table.clone().open();
    together.grabs(1, "both", "Wild Boar").rest_lays_down();
    assert!(matches!(first_result(&together), Event::Defeated { hands: Hands::Both, coins: 1, .. }));
    let mut alone = table.open();
    alone.grabs(1, "left", "Wild Boar").rest_lays_down();
    assert!(matches!(first_result(&alone), Event::HeroDefeated { hands: Hands::Left, .. }));
}

#[test]
fn skills_that_match_the_defence_exactly_defeat_a_monster() {
    let mut play = Table::of(4).monsters(["Aether Cultist"]).open();
    play.grabs(4, "left", "Aether Cultist").rest_lays_down();
    assert!(matches!(first_result(&play), Event::Defeated { .. }));
}

#[test]
fn more_of_a_skill_than_needed_does_no_harm() {
    let mut play = Table::of(3).monsters(["Cellar Rat"]).open();
    play.grabs(2, "left", "Cellar Rat").rest_lays_down();
    assert!(matches!(first_result(&play), Event::Defeated { .. }));
}

#[test]
fn ruling_3_defence_is_met_skill_by_skill() {
    // The Warrior's 3 Melee are no Magic.
    let mut play = Table::of(3).monsters(["Green Slime"]).open();
    play.grabs(2, "left", "Green Slime").rest_lays_down();
    let missing = Skills { magic: 1, ..Skills::NONE };
    assert!(matches!(first_result(&play), Event::HeroDefeated { missing: lacked, .. } if lacked == missing));
}

#[test]
fn ruling_3_failing_with_two_hands_costs_one_card() {
    let mut play = Table::of(3).monsters(["Door Hound"]).open();
    play.grabs(2, "both", "Door Hound").rest_lays_down();
    assert_eq!((play.coins(2), play.all().players[1].failed), (-1, 1));
}

#[test]
fn failing_with_each_hand_costs_two_cards() {
    let mut play = Table::of(3).monsters(["Door Hound", "Cave Bat"]).open();
    play.grabs(2, "left", "Door Hound").grabs(2, "right", "Cave Bat").rest_lays_down();
    assert_eq!(play.coins(2), -2);
}

#[test]
fn ruling_7_attacks_use_the_skills_held_at_the_reveal() {
    // What the left hand gains in this round does not help the right one in it.
    let mut play = Table::of(3).monsters(["Cellar Rat", "Cave Bat"]).open();
    play.grabs(2, "left", "Cellar Rat").grabs(2, "right", "Cave Bat").rest_lays_down();
    assert_eq!(play.all().players[1].failed, 1);
}

#[test]
fn ruling_7_a_failed_card_is_minus_one_whatever_it_shows() {
    let mut play = Table::of(3).round(7).monsters(["Hundred Eyes"]).open();
    play.grabs(1, "both", "Hundred Eyes").rest_lays_down();
    assert_eq!(play.coins(1), -1);
}

#[test]
fn coins_alone_ask_nothing_and_the_round_goes_on() {
    let mut play = Table::of(3).monsters(["Toll Collector"]).learnt(2, 0, [0, 1, 0, 1]).round(2).open();
    play.grabs(2, "both", "Toll Collector").rest_lays_down();
    assert_eq!((play.coins(2), play.all().phase), (3, Phase::FaceDown));
}

#[test]
fn a_round_without_attacks_brings_nothing() {
    let mut play = Table::of(4).open();
    play.rest_lays_down();
    assert!((1..=4).all(|number| play.coins(number) == 0));
    assert_eq!(play.all().round, 2);
}
