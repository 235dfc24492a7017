//! The clock: how long each thing may last, and what happens then.

use crate::support::{Play, Table};
use undercroft_rush::{Event, Grip, Hand, Phase};

fn millis(play: &Play) -> Option<u32> {
    play.limit().map(|limit| limit.millis)
}

#[test]
fn ruling_6_a_live_race_lasts_15_seconds_or_as_many_as_the_table_chose() {
    assert_eq!(millis(&Table::of(3).open()), Some(15_000));
    for (seconds, lasts) in [("10", 10_000), ("20", 20_000), ("30", 30_000)] {
        assert_eq!(millis(&Table::of(3).seconds(seconds).open()), Some(lasts));
    }
}

#[test]
fn ruling_6_when_time_is_up_free_hands_attack_nothing() {
    let mut play = Table::of(3).monsters(["Green Slime"]).open();
    play.grabs(1, "left", "Green Slime").time_up();
    assert_eq!(play.all().phase, Phase::Rewards);
    assert_eq!(play.hands(2), [Grip::Down; 2]);
    assert!(play.log.iter().any(|heard| heard.event == Event::TimeUp));
}

#[test]
fn ruling_6_one_seat_alone_with_free_hands_has_five_seconds() {
    let mut play = Table::of(3).open();
    let whole = play.limit();
    play.lays_down(1, "both").lays_down(2, "left");
    assert_eq!(play.limit(), whole, "the same race goes on");
    play.lays_down(2, "right");
    assert_eq!(millis(&play), Some(5_000));
    assert_ne!(play.limit(), whole);
    let hurry = play.limit();
    play.lays_down(3, "left");
    assert_eq!(play.limit(), hurry, "it does not begin anew");
}

#[test]
fn the_monsters_are_turned_over_by_the_clock() {
    let mut play = Table::of(3).open();
    play.rest_lays_down();
    assert_eq!((play.all().phase, millis(&play)), (Phase::FaceDown, Some(3_000)));
    play.time_up();
    assert_eq!((play.all().phase, play.all().round), (Phase::Attacking, 2));
}

#[test]
fn ruling_8_rewards_are_given_within_20_seconds() {
    let mut play = Table::of(3).monsters(["Green Slime"]).open();
    play.grabs(1, "left", "Green Slime").rest_lays_down();
    assert_eq!(millis(&play), Some(20_000));
}

#[test]
fn ruling_8_when_time_is_up_the_hero_who_attacked_gains_and_a_rune_goes_to_the_highest_skill() {
    let mut play = Table::of(3).round(4).monsters(["Storm Eagle"]).learnt(2, 1, [0, 2, 0, 0]).open();
    play.grabs(2, "right", "Storm Eagle").rest_lays_down().time_up();
    assert_eq!(play.skills(2, Hand::Right), [0, 2, 4, 0], "the Wizard's Magic was highest");
}

#[test]
fn ruling_8_when_time_is_up_the_left_hero_gains_what_both_attacked() {
    let mut play = Table::of(3).monsters(["Green Slime"]).open();
    play.grabs(2, "both", "Green Slime").rest_lays_down().time_up();
    assert_eq!(play.skills(2, Hand::Left), [3, 0, 0, 1]);
}

#[test]
fn ruling_11_calls_take_ten_seconds_and_calls_again_six() {
    let mut play = Table::of(3).race("call").monsters(["Green Slime"]).open();
    assert_eq!(millis(&play), Some(10_000));
    let first = play.limit();
    play.grabs(1, "left", "Green Slime").grabs(2, "left", "Green Slime").time_up();
    assert_eq!((play.awaited(), millis(&play)), (vec![2], Some(6_000)));
    assert_ne!(play.limit(), first);
}

#[test]
fn ruling_12_a_calm_race_has_no_clock() {
    let mut play = Table::of(3).race("calm").monsters(["Green Slime"]).open();
    assert_eq!(play.limit(), None);
    play.chooses(1, "Green Slime", "-").chooses(2, "-", "-").chooses(3, "-", "-");
    assert_eq!((play.all().phase, play.limit()), (Phase::Rewards, None));
}
