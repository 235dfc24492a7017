//! The tactical variant: open cards in turn, the map, and crystal balls after everybody.

use crate::support::{Play, Table, card, seat};
use undercroft_core::{Eye, Setup};
use undercroft_raiders::{Event, Item, PlayedCard, Raiders};

fn map_holder(play: &Play) -> usize {
    play.all().map.expect("the tactical variant has a map").number()
}

fn tactical(players: usize) -> Setup {
    let mut setup = Setup::new::<Raiders>(players);
    setup.options.insert("tactical".into(), true.into());
    setup
}

#[test]
fn anybody_may_be_dealt_the_map() {
    let mut held = [0; 5];
    (0..200).for_each(|seed| held[map_holder(&Play::dealt(tactical(5), seed)) - 1] += 1);
    assert!(held.iter().all(|times| *times > 15), "{held:?}");
}

#[test]
fn without_the_variant_there_is_no_map() {
    assert_eq!(Table::of(4).open().all().map, None);
}

#[test]
fn cards_are_played_clockwise_from_the_map() {
    let mut play = Table::of(4).map(3).room("Goblin").open();
    for (number, card) in [(3, "1"), (4, "2"), (1, "3"), (2, "4")] {
        assert_eq!(play.awaited(), [number]);
        play.lays(number, card);
    }
    assert_eq!(play.all().room, 2, "the room is resolved and the party goes on");
}

#[test]
fn every_card_lies_open_at_once() {
    let mut play = Table::of(4).map(3).room("Goblin").open();
    play.lays(3, "4");
    let card = card("4");
    assert_eq!(play.view(Eye::Spectator).players[2].played, PlayedCard::Open(card));
    assert!(
        play.told(Eye::Spectator)
            .iter()
            .any(|event| matches!(event, Event::CardPlayed { card: c, .. } if *c == card))
    );
    assert!(!play.happened(|event| matches!(event, Event::CardLaid { .. })));
}

#[test]
fn the_room_is_resolved_as_ever() {
    let after = Table::of(4).map(2).room("Dragon").plays("5 4 3 3");
    assert_eq!(after.wounds_taken(), [0, 0, 3, 3]);
    let after = Table::of(5).map(4).room("Chests of 4 and 2").plays("4 4 4 2 1");
    assert_eq!(after.coins_won(), [1, 1, 1, 2, 0]);
}

#[test]
fn crystal_balls_are_followed_up_after_everybody_clockwise_from_the_map() {
    let table = Table::of(4).map(3).room("Dragon").holds(4, "ball").holds(2, "ball").holds(3, "ball");
    let mut play = table.open();
    for (number, card) in [(3, "ball"), (4, "ball"), (1, "2"), (2, "ball"), (3, "5"), (4, "4")] {
        assert_eq!(play.awaited(), [number]);
        play.lays(number, card);
    }
    assert_eq!(play.awaited(), [2]);
    assert_eq!(play.all().room, 1);
    play.lays(2, "1");
    assert_eq!(play.wounds_taken(), [0, 3, 0, 0], "12 of 18");
    assert_eq!(play.supply(Item::CrystalBall), 6);
}

#[test]
fn the_second_card_after_a_crystal_ball_lies_open_to_the_next() {
    let table = Table::of(3).map(1).room("Dragon").holds(1, "ball").holds(3, "ball");
    let play = table.plays("ball>5 2 ball");
    assert_eq!(play.awaited(), [3]);
    assert_eq!(play.view(Eye::Spectator).players[0].played, PlayedCard::Open(card("5")));
}

#[test]
fn the_highest_card_takes_the_map() {
    let after = Table::of(4).map(1).room("Goblin").plays("2 3 5 4");
    assert_eq!(map_holder(&after), 3);
    assert_eq!(after.awaited(), [3]);
}

#[test]
fn the_holder_keeps_the_map_with_the_highest_card_alone() {
    let after = Table::of(4).map(2).room("Goblin").plays("4 5 3 2");
    assert_eq!(map_holder(&after), 2);
}

#[test]
fn of_those_who_tie_the_next_one_clockwise_takes_the_map() {
    assert_eq!(map_holder(&Table::of(5).map(3).room("Goblin").plays("5 5 1 2 2")), 1);
    assert_eq!(map_holder(&Table::of(5).map(3).room("Goblin").plays("5 5 1 2 5")), 5);
    assert_eq!(map_holder(&Table::of(5).map(1).room("Goblin").plays("1 2 4 4 4")), 3);
    assert_eq!(
        map_holder(&Table::of(5).map(3).room("Goblin").plays("5 1 5 2 2")),
        1,
        "the holder comes last"
    );
}

#[test]
fn keys_and_swords_take_the_map_as_fives() {
    let sword = Table::of(3).map(1).room("Goblin").holds(2, "sword").plays("4 sword 3");
    assert_eq!(map_holder(&sword), 2);
    let key = Table::of(3).map(1).room("Chest of 3").holds(3, "key").plays("4 4 key");
    assert_eq!(map_holder(&key), 3);
    let tie = Table::of(3).map(1).room("Chest of 3").holds(3, "key").plays("1 5 key");
    assert_eq!(map_holder(&tie), 2, "a key is no more than a five");
}

#[test]
fn the_map_goes_over_into_the_next_level() {
    let after = Table::of(3).map(1).at(1, 5).room("Goblin").plays("2 4 3");
    assert_eq!((after.all().level, after.all().room), (2, 1));
    assert_eq!(map_holder(&after), 2);
    assert_eq!(after.awaited(), [2]);
}

#[test]
fn the_map_passing_is_told_to_everyone() {
    let after = Table::of(3).map(1).room("Goblin").plays("2 4 3");
    let to_second = |event: &Event| matches!(event, Event::MapPassed { to } if to.number() == 2);
    assert!(after.told(Eye::Spectator).iter().any(to_second));
}

#[test]
fn a_torch_is_announced_out_of_turn_here_too() {
    let mut play = Table::of(3).map(1).room("Goblin").holds(3, "torch").open();
    assert_eq!(play.awaited(), [1]);
    play.lights_torch(3);
    assert_eq!(play.awaited(), [1]);
    assert!(play.view(Eye::Seat(seat(3))).row.iter().all(|room| room.face.is_some()));
}

#[test]
fn against_the_necromancer_a_crystal_ball_asks_for_no_second_card_here_either() {
    let after = Table::of(3).map(2).room("Necromancer").holds(2, "ball").plays("5 ball 2");
    assert_eq!(after.wounds_taken(), [0, 0, 2]);
}
