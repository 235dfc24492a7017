//! Attacking monsters by calls: in secret, and the earlier call has the monster.

use crate::support::{Play, Table, seat};
use undercroft_core::{Eye, Game};
use undercroft_rush::{Event, Grip, Hands, Move, Phase};

fn table() -> Play {
    Table::of(3).race("call").monsters(["Green Slime", "Cellar Rat", "Aether Cultist", "Cave Bat"]).open()
}

#[test]
fn ruling_11_hands_call_in_secret() {
    let mut play = table();
    play.grabs(1, "left", "Green Slime");
    assert_eq!(play.owner("Green Slime"), None);
    let slot = Some(play.slot("Green Slime"));
    assert_eq!(play.view(Eye::Seat(seat(1))).players[0].heroes[0].call, slot);
    assert_eq!(play.view(Eye::Seat(seat(2))).players[0].heroes[0].call, None);
    assert!(play.told(Eye::Spectator).is_empty());
}

#[test]
fn ruling_11_the_earlier_call_has_the_monster() {
    let mut play = table();
    play.grabs(3, "left", "Green Slime").grabs(1, "right", "Green Slime").time_up();
    assert_eq!(play.owner("Green Slime"), Some(3));
    assert_eq!(play.hands(1), [Grip::Down, Grip::Free], "the hand that lost is free, the other rests");
}

#[test]
fn ruling_11_of_two_hands_on_one_monster_the_earlier_counts() {
    let mut play = table();
    play.grabs(1, "left", "Green Slime")
        .grabs(2, "left", "Green Slime")
        .grabs(1, "right", "Green Slime")
        .time_up();
    assert!(play.log.iter().any(|heard| matches!(heard.event, Event::Claimed { hands: Hands::Both, .. })));
    assert_eq!(play.awaited(), [2]);
}

#[test]
fn ruling_11_a_change_replaces_call_and_time() {
    let mut play = table();
    play.grabs(1, "left", "Green Slime").grabs(2, "left", "Green Slime");
    play.grabs(1, "left", "Cellar Rat").grabs(1, "left", "Green Slime").time_up();
    assert_eq!(play.owner("Green Slime"), Some(2));
}

#[test]
fn ruling_11_repeating_a_call_changes_nothing() {
    let mut play = table();
    play.grabs(1, "left", "Green Slime").grabs(2, "left", "Green Slime");
    let again = play.grab("left", "Green Slime");
    assert_eq!(play.refusal(1, again), "refused-repeated");
    play.grabs(1, "both", "Green Slime").time_up();
    assert_eq!(play.awaited(), [2], "the left hand kept its time");
}

#[test]
fn ruling_11_a_call_may_be_taken_back_and_uncalled_hands_rest() {
    let mut play = table();
    let nothing = play.lay_down("left");
    assert_eq!(play.refusal(1, nothing), "refused-nothing-called");
    play.grabs(1, "left", "Green Slime").lays_down(1, "left").grabs(2, "left", "Green Slime").time_up();
    assert_eq!(play.hands(1), [Grip::Down; 2]);
    assert_eq!(play.coins(1), 0);
}

#[test]
fn ruling_11_it_closes_early_when_all_are_ready() {
    let mut play = table();
    play.grabs(1, "left", "Cellar Rat").is_ready(1).is_ready(2);
    assert_eq!((play.all().phase, play.awaited()), (Phase::Attacking, vec![3]));
    play.is_ready(3);
    assert_eq!(play.all().phase, Phase::Rewards);
}

#[test]
fn whoever_is_ready_calls_nothing_more() {
    let mut play = table();
    play.is_ready(1);
    let late = play.grab("left", "Green Slime");
    assert_eq!(play.refusal(1, late), "refused-ready");
    assert_eq!(play.refusal(1, Move::Ready { round: 1 }), "refused-ready");
}

#[test]
fn ruling_11_only_hands_that_lost_call_again_among_what_is_unowned() {
    let mut play = table();
    play.grabs(1, "left", "Green Slime")
        .grabs(2, "left", "Green Slime")
        .grabs(2, "right", "Cave Bat")
        .time_up();
    assert_eq!(play.awaited(), [2]);
    let (taken, other) = (play.grab("left", "Green Slime"), play.grab("right", "Cellar Rat"));
    assert_eq!(play.refusal(2, taken), "refused-owned");
    assert_eq!(play.refusal(2, other), "refused-hand-busy");
    play.grabs(2, "left", "Cellar Rat").is_ready(2);
    assert_eq!(play.all().players[1].failed, 1, "the Wizard shoots no Cave Bat, the Warrior beats the Rat");
}

#[test]
fn ruling_11_a_hand_that_lost_may_join_its_own_player() {
    let mut play = table();
    play.grabs(1, "left", "Green Slime")
        .grabs(2, "left", "Green Slime")
        .grabs(2, "right", "Cave Bat")
        .time_up();
    play.grabs(2, "left", "Cave Bat").is_ready(2);
    let both = |heard: &undercroft_core::Heard<Event>| {
        matches!(heard.event, Event::HeroDefeated { hands: Hands::Both, .. })
    };
    assert!(play.log.iter().any(both), "two hands on one monster are one attack");
    assert_eq!(play.coins(2), -1);
}

#[test]
fn calls_go_on_until_no_hand_has_lost() {
    let mut play = table();
    for number in [1, 2, 3] {
        play.grabs(number, "left", "Green Slime");
    }
    play.time_up();
    assert_eq!((play.awaited(), play.all().calling), (vec![2, 3], 2));
    play.grabs(3, "left", "Cellar Rat").grabs(2, "left", "Cellar Rat").time_up();
    assert_eq!((play.awaited(), play.all().calling), (vec![2], 3));
    play.is_ready(2);
    assert_ne!(play.all().phase, Phase::Attacking);
}

#[test]
fn nobody_changes_their_mind_for_ever() {
    let mut play = table();
    for change in 0..8 {
        play.grabs(1, "left", ["Green Slime", "Cellar Rat"][change % 2]);
    }
    let more = play.grab("left", "Green Slime");
    assert_eq!(play.refusal(1, more), "refused-changes");
    let late = play.position.rules().move_when_time_is_up(play.position.state(), seat(1));
    assert_eq!(late, Move::Ready { round: 1 });
}
