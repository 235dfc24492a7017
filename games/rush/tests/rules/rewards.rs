//! Rewards: to either hero, whole, in secret, and runes fixed for good.

use crate::support::{Play, Table, seat};
use undercroft_core::Eye;
use undercroft_rush::{Event, Gift, Hand, Move, Phase, Skill};

const LEFT: Option<(Hand, Option<Skill>)> = Some((Hand::Left, None));
const RIGHT: Option<(Hand, Option<Skill>)> = Some((Hand::Right, None));

/// The second player's Warrior has beaten a Cellar Rat and the Wizard a Green Slime, which give 1 Ranged and 1 Stealth.
fn won_two() -> Play {
    let mut play = Table::of(3).monsters(["Cellar Rat", "Green Slime"]).open();
    play.grabs(2, "left", "Cellar Rat").grabs(2, "right", "Green Slime").rest_lays_down();
    play
}

/// The second player has beaten a monster that gives a rune.
fn won_rune() -> Play {
    let mut play = Table::of(3).round(4).monsters(["Frozen Giant"]).open();
    play.grabs(2, "both", "Frozen Giant").rest_lays_down();
    play
}

#[test]
fn a_gain_goes_to_either_hero_whoever_fought() {
    let mut play = won_two();
    let crossed = play.give(RIGHT, LEFT);
    play.acts(2, crossed);
    assert_eq!([play.skills(2, Hand::Left), play.skills(2, Hand::Right)], [[3, 0, 0, 1], [0, 1, 3, 0]]);
}

#[test]
fn both_gains_may_go_to_the_same_hero() {
    let mut play = won_two();
    let all = play.give(LEFT, LEFT);
    play.acts(2, all);
    assert_eq!([play.skills(2, Hand::Left), play.skills(2, Hand::Right)], [[3, 1, 0, 1], [0, 0, 3, 0]]);
}

#[test]
fn ruling_8_one_cards_whole_gain_goes_to_one_hero() {
    // The Chimera's kin give two skills each.
    let table = Table::of(3).round(7).monsters(["Chimera"]).learnt(2, 0, [0, 1, 0, 2]);
    let mut play = table.open();
    play.grabs(2, "both", "Chimera").rest_lays_down();
    let gift = play.give(RIGHT, None);
    play.acts(2, gift);
    assert_eq!(play.skills(2, Hand::Right), [1, 1, 3, 0]);
}

#[test]
fn ruling_8_nothing_is_declined_or_left_out() {
    let mut play = won_two();
    for (left, right) in [(None, None), (LEFT, None), (None, RIGHT)] {
        let partly = play.give(left, right);
        assert_eq!(play.refusal(2, partly), "refused-gifts");
    }
}

#[test]
fn ruling_8_a_rune_is_any_skill_and_wants_one() {
    for skill in Skill::ALL {
        let mut play = won_rune();
        let without = play.give(LEFT, None);
        assert_eq!(play.refusal(2, without), "refused-gifts");
        let rune = play.give(Some((Hand::Right, Some(skill))), None);
        play.acts(2, rune);
        let mut expected = [0, 0, 3, 0];
        expected[skill as usize] += 1;
        assert_eq!(play.skills(2, Hand::Right), expected);
    }
}

#[test]
fn ruling_8_a_rune_once_chosen_is_a_skill_like_any_other() {
    let mut play = won_rune();
    let rune = play.give(Some((Hand::Left, Some(Skill::Stealth))), None);
    play.acts(2, rune);
    let again =
        Move::Assign { round: 4, left: Some(Gift { to: Hand::Left, rune: Some(Skill::Magic) }), right: None };
    assert_eq!(play.refusal(2, again), "refused-other-round");
    assert_eq!(play.skills(2, Hand::Left), [3, 0, 0, 1]);
}

#[test]
fn ruling_8_no_skill_is_chosen_for_what_is_no_rune() {
    let mut play = won_two();
    let wild = play.give(Some((Hand::Left, Some(Skill::Magic))), LEFT);
    assert_eq!(play.refusal(2, wild), "refused-gifts");
}

#[test]
fn ruling_8_all_assign_at_once_in_secret_and_are_shown_together() {
    let mut play = Table::of(3).monsters(["Cellar Rat", "Cave Bat"]).open();
    play.grabs(2, "left", "Cellar Rat").grabs(3, "left", "Cave Bat").rest_lays_down();
    assert_eq!(play.awaited(), [2, 3]);
    let gift = play.give(RIGHT, None);
    play.acts(2, gift);
    assert_eq!(play.skills(2, Hand::Right), [0, 0, 3, 0], "not yet");
    assert!(play.view(Eye::Seat(seat(3))).players[1].gifts.is_none());
    assert!(play.view(Eye::Seat(seat(2))).players[1].gifts.is_some());
    assert!(!play.log.iter().any(|heard| matches!(heard.event, Event::Gained { .. })));
    let gift = play.give(LEFT, None);
    play.acts(3, gift);
    let shown = play.log.iter().filter(|heard| matches!(heard.event, Event::Gained { .. })).count();
    assert_eq!((shown, play.skills(2, Hand::Right)), (2, [0, 1, 3, 0]));
}

#[test]
fn nobody_assigns_twice_or_without_a_gain() {
    let mut play = Table::of(3).monsters(["Cellar Rat", "Cave Bat"]).open();
    play.grabs(2, "left", "Cellar Rat").grabs(3, "left", "Cave Bat").rest_lays_down();
    let gift = play.give(LEFT, None);
    assert_eq!(play.refusal(1, gift), "refused-nothing-to-assign");
    play.acts(2, gift);
    assert_eq!(play.refusal(2, gift), "refused-nothing-to-assign");
}

#[test]
fn after_the_rewards_the_next_monsters_lie_face_down() {
    let mut play = won_two();
    let gift = play.give(LEFT, RIGHT);
    play.acts(2, gift);
    assert_eq!((play.all().phase, play.all().round, play.all().players[1].won), (Phase::FaceDown, 2, 2));
}
