//! Attacking monsters live: hands in an order.

use crate::support::{Play, Table, seat};
use undercroft_core::Game;
use undercroft_rush::{Event, Grip, Hand, Hands, Move, Phase};

fn table() -> Play {
    Table::of(3)
        .monsters(["Green Slime", "Cellar Rat", "Aether Cultist", "Cave Bat", "Door Hound", "Pit Brawler"])
        .open()
}

#[test]
fn the_first_hand_on_a_monster_has_it() {
    let mut play = table();
    play.grabs(2, "right", "Green Slime");
    assert_eq!(play.owner("Green Slime"), Some(2));
    assert_eq!(play.hands(2), [Grip::Free, Grip::On(play.slot("Green Slime"))]);
}

#[test]
fn each_hand_may_attack_another_monster_or_both_the_same() {
    let mut play = table();
    play.grabs(1, "left", "Green Slime").grabs(1, "right", "Cellar Rat").grabs(2, "both", "Pit Brawler");
    assert_eq!(
        [play.owner("Green Slime"), play.owner("Cellar Rat"), play.owner("Pit Brawler")],
        [Some(1), Some(1), Some(2)]
    );
}

#[test]
fn ruling_3_both_hands_in_one_message_are_one_claim() {
    let mut play = table();
    play.grabs(2, "both", "Pit Brawler");
    let claims =
        play.log.iter().filter(|heard| matches!(heard.event, Event::Grabbed { hands: Hands::Both, .. }));
    assert_eq!((claims.count(), play.log.len()), (1, 1));
}

#[test]
fn ruling_3_a_grab_names_its_round_and_a_late_one_never_hits_the_next() {
    let mut play = table();
    let slot = play.slot("Green Slime");
    for round in [0, 2, 255] {
        assert_eq!(play.refusal(1, Move::Grab { round, hands: Hands::Left, slot }), "refused-other-round");
    }
}

#[test]
fn ruling_4_a_free_hand_of_the_same_player_joins_until_the_close() {
    let mut play = table();
    play.grabs(3, "left", "Pit Brawler").grabs(1, "both", "Cellar Rat").grabs(3, "right", "Pit Brawler");
    let slot = play.slot("Pit Brawler");
    assert_eq!(play.hands(3), [Grip::On(slot); 2]);
    assert!(matches!(play.log[2].event, Event::Grabbed { joins: true, .. }));
}

#[test]
fn ruling_4_a_hand_stays_where_it_is() {
    let mut play = table();
    play.grabs(1, "left", "Green Slime");
    let (again, down) = (play.grab("left", "Cellar Rat"), play.lay_down("left"));
    assert_eq!(play.refusal(1, again), "refused-hand-busy");
    assert_eq!(play.refusal(1, down), "refused-hand-busy");
    let both = play.grab("both", "Green Slime");
    assert_eq!(play.refusal(1, both), "refused-hand-busy");
}

#[test]
fn ruling_5_grabbing_what_another_owns_is_refused_and_costs_nothing() {
    let mut play = table();
    play.grabs(1, "left", "Green Slime");
    let late = play.grab("left", "Green Slime");
    let before = play.all();
    assert_eq!(play.refusal(2, late), "refused-owned");
    assert_eq!(play.all(), before);
    play.grabs(2, "left", "Cellar Rat");
}

#[test]
fn ruling_5_a_hopeless_attack_is_legal() {
    let mut play = table();
    play.grabs(2, "left", "Green Slime").rest_lays_down();
    assert_eq!(play.coins(2), -1, "the Warrior knows no Magic");
}

#[test]
fn ruling_6_one_or_all_free_hands_are_laid_down_for_the_round() {
    let mut play = table();
    play.lays_down(1, "left").lays_down(2, "both");
    assert_eq!(play.hands(1), [Grip::Down, Grip::Free]);
    assert_eq!(play.awaited(), [1, 3]);
    let late = play.grab("left", "Cave Bat");
    assert_eq!(play.refusal(1, late), "refused-hand-busy");
}

#[test]
fn ruling_6_the_round_closes_when_no_hand_is_free() {
    let mut play = table();
    play.grabs(1, "both", "Green Slime").lays_down(2, "both").lays_down(3, "left");
    assert_eq!(play.all().phase, Phase::Attacking);
    play.lays_down(3, "right");
    assert_eq!(play.all().phase, Phase::Rewards);
}

#[test]
fn ruling_6_what_nobody_claimed_is_discarded() {
    let mut play = table();
    play.grabs(1, "left", "Green Slime").rest_lays_down();
    let gone = play.log.iter().filter(|heard| matches!(heard.event, Event::Discarded { .. }));
    assert_eq!(gone.count(), 5);
}

#[test]
fn ruling_6_there_is_a_monster_for_every_hand_so_none_runs_out_of_them() {
    for players in 3..=5 {
        let play = Table::of(players).open();
        assert_eq!(play.all().slots.len(), Hand::ALL.len() * players);
    }
}

#[test]
fn no_monster_lies_behind_the_last_place_and_calls_belong_to_other_races() {
    let mut play = table();
    let slot = undercroft_rush::Slot::from_number(7).expect("a number");
    assert_eq!(play.refusal(1, Move::Grab { round: 1, hands: Hands::Left, slot }), "refused-no-monster");
    assert_eq!(play.refusal(1, Move::Ready { round: 1 }), "refused-not-now");
    let calm = play.choose("-", "-");
    assert_eq!(play.refusal(1, calm), "refused-not-now");
}

#[test]
fn whoever_runs_out_of_time_lays_down_what_is_free() {
    let mut play = table();
    play.grabs(1, "left", "Green Slime");
    let late = play.position.rules().move_when_time_is_up(play.position.state(), seat(1));
    assert_eq!(late, play.lay_down("right"));
}

#[test]
fn ruling_10_of_two_grabs_the_one_that_is_played_first_has_the_monster() {
    for (early, late) in [(1, 3), (3, 1)] {
        let mut play = table();
        play.grabs(early, "left", "Green Slime");
        let grab = play.grab("left", "Green Slime");
        assert_eq!(play.refusal(late, grab), "refused-owned");
        assert_eq!(play.owner("Green Slime"), Some(early));
    }
}
