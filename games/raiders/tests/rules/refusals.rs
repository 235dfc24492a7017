//! Every refusal: who, by which rule, and with nothing changed (which `Play::refusal` sees to).

use crate::support::{Table, card, seat};
use undercroft_core::Seat;
use undercroft_raiders::Move;

#[test]
fn a_power_card_that_lies_open_cannot_be_played_again() {
    let mut play = Table::of(3).at(1, 2).room("Goblin").shown(1, [4]).open();
    let (rule, reason) = play.refusal(1, Move::Play(card("4")));
    assert_eq!(rule, "room");
    assert!(reason.contains('4') && reason.contains("level"), "{reason}");
}

#[test]
fn an_item_that_is_not_held_cannot_be_played() {
    let mut play = Table::of(3).room("Goblin").open();
    for (word, chapter) in [("sword", "sword"), ("ball", "crystal-ball"), ("key", "key"), ("torch", "torch")]
    {
        let (rule, reason) = play.refusal(1, Move::Play(card(word)));
        assert_eq!(rule, chapter, "{word}");
        assert!(reason.contains("You hold no"), "{reason}");
    }
}

#[test]
fn nobody_lays_two_cards_into_one_room() {
    let mut play = Table::of(3).room("Goblin").open();
    play.lays(1, "4");
    assert_eq!(play.refuses(1, "5"), "room");
    assert_eq!(play.refuses(1, "4"), "room", "nor the same one again");
}

#[test]
fn a_key_opens_nothing_outside_a_treasure_room() {
    for room in ["Goblin", "Armoury", "Lava", "Golem", "Wolf Pack"] {
        let mut play = Table::of(3).room(room).holds(1, "key").open();
        let (rule, reason) = play.refusal(1, Move::Play(card("key")));
        assert_eq!(rule, "key", "{room}");
        assert!(reason.contains(room), "{reason}");
    }
}

#[test]
fn a_sword_is_of_no_use_where_there_is_nothing_to_fight() {
    for room in ["Chest of 3", "Armoury", "Lava"] {
        let mut play = Table::of(3).room(room).holds(1, "sword").open();
        let (rule, reason) = play.refusal(1, Move::Play(card("sword")));
        assert_eq!(rule, "sword", "{room}");
        assert!(reason.contains(room), "{reason}");
    }
}

#[test]
fn a_torch_is_not_played_into_a_room_except_to_escape() {
    for room in ["Chest of 3", "Goblin", "Armoury", "Lava", "Mega Dragon"] {
        let mut play = Table::of(3).room(room).holds(1, "torch").open();
        assert_eq!(play.refuses(1, "torch"), "torch", "{room}");
    }
}

#[test]
fn a_second_crystal_ball_cannot_follow_the_first() {
    let mut play = Table::of(3).room("Goblin").holds(1, "ball ball").plays("ball 1 1");
    assert_eq!(play.refuses(1, "ball"), "crystal-ball");
}

#[test]
fn while_one_looks_into_a_crystal_ball_the_others_play_nothing() {
    let mut play = Table::of(3).room("Goblin").holds(1, "ball").plays("ball 1 1");
    assert_eq!(play.refuses(2, "5"), "crystal-ball");
}

#[test]
fn a_second_card_once_laid_stays() {
    let mut play = Table::of(3).room("Goblin").holds(1, "ball").holds(2, "ball").plays("ball ball 1");
    play.lays(1, "2");
    assert_eq!(play.refuses(1, "5"), "room");
}

#[test]
fn in_the_tactical_variant_nobody_plays_out_of_turn() {
    let mut play = Table::of(3).map(2).room("Goblin").open();
    assert_eq!(play.refuses(1, "5"), "tactical");
    play.lays(2, "5");
    assert_eq!(play.refuses(2, "4"), "tactical");
}

#[test]
fn in_the_tactical_variant_crystal_balls_wait_for_their_turn_too() {
    let mut play = Table::of(3).map(1).room("Goblin").holds(1, "ball").holds(2, "ball").plays("ball ball 1");
    assert_eq!(play.refuses(2, "5"), "tactical");
    assert_eq!(play.refuses(3, "5"), "crystal-ball");
}

#[test]
fn a_torch_that_is_not_held_cannot_be_lit() {
    let mut play = Table::of(3).room("Goblin").open();
    assert_eq!(play.refusal(1, Move::LightTorch), ("torch", "You hold no torch.".into()));
}

#[test]
fn once_the_game_is_over_nothing_may_be_done() {
    let mut play = Table::of(3).room("Mummy").holds(1, "torch sword").plays("5 4 3");
    assert_eq!(play.refuses(1, "5"), "end");
    assert_eq!(play.refuses(1, "sword"), "end");
    assert_eq!(play.refusal(1, Move::LightTorch), ("end", "The game is over; no more is played.".into()));
}

#[test]
fn nobody_plays_who_has_no_seat_at_the_table() {
    let mut play = Table::of(3).room("Goblin").open();
    let before = play.position.to_json();
    for stranger in [seat(4), Seat::new(7)] {
        for action in [Move::Play(card("5")), Move::LightTorch] {
            let refusal = play.position.play(stranger, action).expect_err("a stranger");
            assert_eq!(refusal.rule(), "");
        }
    }
    assert_eq!(play.position.to_json(), before);
}

#[test]
fn a_torch_laid_as_a_card_cannot_be_lit_any_more() {
    let mut play = Table::of(3).room("Wolf Pack").holds(1, "torch").open();
    play.lays(1, "torch");
    let (rule, reason) = play.refusal(1, Move::LightTorch);
    assert_eq!((rule, reason.contains("laid your torch")), ("torch", true), "{reason}");
}
