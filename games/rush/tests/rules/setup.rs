//! Setting up the game: the Lord, the Dragon, the first player and the draft.

use crate::support::{Play, seat, take};
use std::collections::BTreeSet;
use undercroft_core::{Eye, Game, Seat, Setup};
use undercroft_rush::{Event, Hand, Move, Phase, Rush};

fn dealt(players: usize, seed: u64) -> Play {
    Play::dealt(Setup::new::<Rush>(players), seed)
}

/// Who drafts one after the other if everybody takes the first free hero.
fn draft(players: usize, seed: u64) -> (Play, Vec<usize>) {
    let mut play = dealt(players, seed);
    let mut order = Vec::new();
    while play.all().phase == Phase::Draft {
        let number = play.awaited()[0];
        let late = play.position.rules().move_when_time_is_up(play.position.state(), seat(number));
        play.acts(number, late);
        order.push(number);
    }
    (play, order)
}

#[test]
fn the_printed_example_the_sorceress_begins_with_1_melee_and_1_magic() {
    let mut play = dealt(3, 1);
    let first = play.awaited()[0];
    play.takes(first, "Sorceress");
    assert_eq!(play.skills(first, Hand::Left), [1, 0, 1, 0]);
}

#[test]
fn ruling_1_first_player_lord_and_dragon_are_drawn_and_lie_open_before_the_draft() {
    let tables: Vec<Play> = (0..60).map(|seed| dealt(4, seed)).collect();
    let seen = |of: fn(&Play) -> usize| tables.iter().map(of).collect::<BTreeSet<usize>>().len();
    assert_eq!(seen(|play| play.view(Eye::Spectator).first.index()), 4);
    assert_eq!(seen(|play| play.view(Eye::Spectator).lord.index()), 4);
    assert_eq!(seen(|play| play.view(Eye::Spectator).dragon.index()), 4);
    assert!(matches!(tables[0].told(Eye::Spectator)[..], [Event::SetUp { .. }]));
}

#[test]
fn ruling_1_heroes_are_drafted_clockwise_and_then_back() {
    for players in 3..=5 {
        let (play, order) = draft(players, 7);
        let there: Vec<usize> = (0..players).map(|k| (play.all().first.index() + k) % players + 1).collect();
        let back = there.iter().rev();
        assert_eq!(order, there.iter().chain(back).copied().collect::<Vec<_>>());
    }
}

#[test]
fn ruling_1_the_first_pick_is_the_left_hand() {
    let mut play = dealt(3, 2);
    let order: Vec<usize> = (0..3).map(|k| (play.all().first.index() + k) % 3 + 1).collect();
    play.takes(order[0], "Thief").takes(order[1], "Witch").takes(order[2], "Druid").takes(order[2], "Archer");
    let heroes = &play.all().players[order[2] - 1].heroes;
    let taken = heroes.iter().map(|hero| hero.hero.map(Move::Take)).collect::<Vec<_>>();
    assert_eq!(taken, [Some(take("Druid")), Some(take("Archer"))]);
}

#[test]
fn ruling_1_the_unused_heroes_are_discarded() {
    let (play, _) = draft(3, 3);
    assert!(play.all().free_heroes.is_empty());
    assert_eq!(play.position.rules().count(play.position.state())[1], ("heroes", 10));
}

#[test]
fn ruling_1_time_out_takes_the_first_free_hero_of_the_list() {
    let mut play = dealt(3, 4);
    let first = play.awaited()[0];
    play.takes(first, "Warrior");
    let next = Seat::new(play.awaited()[0] - 1);
    assert_eq!(play.position.rules().move_when_time_is_up(play.position.state(), next), take("Archer"));
}

#[test]
fn nobody_drafts_out_of_turn_or_a_hero_that_is_gone() {
    let mut play = dealt(3, 5);
    let first = play.awaited()[0];
    assert_eq!(play.refusal(first % 3 + 1, take("Wizard")), "refused-draft-turn");
    play.takes(first, "Wizard");
    let second = play.awaited()[0];
    assert_eq!(play.refusal(second, take("Wizard")), "refused-hero-gone");
}

#[test]
fn after_the_draft_the_monsters_of_the_first_round_lie_face_down() {
    let (play, _) = draft(5, 6);
    assert_eq!((play.all().phase, play.all().round, play.all().level), (Phase::FaceDown, 1, 1));
    assert!(play.all().slots.iter().all(|slot| slot.monster.is_none()));
}
