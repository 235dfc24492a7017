//! Using a torch and a crystal ball. Keys are tried in `treasure.rs`, swords in `monster.rs`.

use crate::support::{Play, Table, card, seat};
use undercroft_core::Eye;
use undercroft_raiders::{Event, Item, PlayedCard};

/// The names of the rooms a seat knows, a `?` for those it does not.
fn known(play: &Play, number: usize) -> Vec<String> {
    let name =
        |room: &undercroft_raiders::RoomView| room.info.as_ref().map_or("?".into(), |info| info.name.clone());
    play.view(Eye::Seat(seat(number))).row.iter().map(name).collect()
}

/// A row whose second and fourth room are dark.
fn dark_row() -> Table {
    Table::of(3).room("Goblin").then(["Lava", "Snake", "Store", "Dragon"])
}

#[test]
fn a_torch_shows_every_room_that_lies_face_down() {
    let mut play = dark_row().holds(2, "torch").open();
    assert_eq!(known(&play, 2), ["Goblin", "?", "Snake", "?", "Dragon"]);
    let told = play.lights_torch(2);
    assert_eq!(known(&play, 2), ["Goblin", "Lava", "Snake", "Store", "Dragon"]);
    let shown = told.iter().filter(|heard| matches!(heard.event, Event::TorchShowed { .. })).count();
    assert_eq!(shown, 2);
}

#[test]
fn the_rooms_stay_face_down_after_a_torch() {
    let mut play = dark_row().holds(2, "torch").open();
    play.lights_torch(2);
    let dark: Vec<bool> = play.all().row.iter().map(|room| room.face_down).collect();
    assert_eq!(dark, [false, true, false, true, false]);
}

#[test]
fn a_torch_goes_back_to_the_supply_at_once() {
    let mut play = dark_row().holds(2, "torch torch").open();
    assert_eq!(play.supply(Item::Torch), 4);
    play.lights_torch(2);
    assert_eq!(play.supply(Item::Torch), 5);
    assert_eq!(play.items(2), [1, 0, 0, 0]);
}

#[test]
fn a_torch_does_not_count_as_the_card_for_the_room() {
    let mut play = dark_row().holds(2, "torch").open();
    play.lights_torch(2);
    assert_eq!(play.awaited(), [1, 2, 3]);
    assert_eq!(play.may_play(2), ["1", "2", "3", "4", "5"]);
}

#[test]
fn a_torch_may_be_lit_after_laying_a_card() {
    let mut play = dark_row().holds(2, "torch").open();
    play.lays(2, "5");
    assert_eq!(play.awaited(), [1, 3]);
    play.lights_torch(2);
    assert_eq!(known(&play, 2)[1], "Lava");
    assert_eq!(play.awaited(), [1, 3]);
}

#[test]
fn a_torch_may_be_lit_while_others_look_into_a_crystal_ball() {
    let mut play = dark_row().holds(1, "ball").holds(2, "torch").plays("ball 3 3");
    assert_eq!(play.awaited(), [1]);
    play.lights_torch(2);
    assert_eq!(known(&play, 2)[3], "Store");
}

#[test]
fn a_torch_may_be_lit_between_a_crystal_ball_and_the_second_card() {
    let mut play = dark_row().holds(1, "ball torch").plays("ball 3 3");
    play.lights_torch(1);
    assert_eq!(play.awaited(), [1]);
    play.lays(1, "3");
    assert_eq!(play.all().room, 2);
}

#[test]
fn several_may_light_torches_on_one_level() {
    let mut play = dark_row().holds(1, "torch").holds(3, "torch").open();
    play.lights_torch(3);
    play.lights_torch(1);
    assert_eq!(known(&play, 1), known(&play, 3));
    assert_eq!(known(&play, 2)[1], "?");
    let looked: Vec<usize> = play.all().row[1].seen_by.map(|seat| seat.number()).collect();
    assert_eq!(looked, [1, 3], "who looked is known to all");
}

#[test]
fn a_torch_may_be_lit_where_it_shows_nothing_new() {
    let mut play = dark_row().holds(2, "torch torch torch").open();
    play.lights_torch(2);
    let told = play.lights_torch(2);
    assert_eq!(told.len(), 1, "only that it was lit: {told:?}");
    assert_eq!((play.items(2), play.supply(Item::Torch)), ([1, 0, 0, 0], 5));
}

#[test]
fn one_player_may_light_a_torch_on_each_of_two_levels() {
    let mut play = Table::of(3).at(1, 4).dark("DUDUD").room("Goblin").holds(2, "torch torch").open();
    play.lights_torch(2);
    play.play_line("1 1 1");
    play.play_line("2 2 2");
    assert_eq!(play.all().level, 2);
    assert!(play.may_light_torch(2), "on the next one there is");
}

#[test]
fn a_room_once_entered_is_not_dark_any_more() {
    let mut play = dark_row().holds(2, "torch").plays("1 2 3");
    assert!(play.all().row[1..2].iter().all(|room| !room.face_down));
    let told = play.lights_torch(2);
    let shown = told.iter().filter(|heard| matches!(heard.event, Event::TorchShowed { .. })).count();
    assert_eq!(shown, 1, "only the fourth room still lies face down");
}

#[test]
fn a_torch_shows_the_boss_in_the_dark() {
    let table = Table::of(3).at(5, 4).dark("DUDUD").room("Goblin").then(["Medusa"]).holds(1, "torch");
    let mut play = table.open();
    assert_eq!(known(&play, 1)[4], "?");
    play.lights_torch(1);
    assert_eq!(known(&play, 1)[4], "Medusa");
}

#[test]
fn after_a_crystal_ball_its_owner_sees_all_cards_and_chooses_another() {
    let mut play = dark_row().holds(1, "ball").plays("ball 4 5");
    assert_eq!(play.awaited(), [1]);
    let seen = play.view(Eye::Seat(seat(1)));
    assert_eq!(seen.players[1].played, PlayedCard::Open(card("4")));
    assert_eq!(seen.players[2].played, PlayedCard::Open(card("5")));
    play.lays(1, "2");
    assert_eq!(play.wounds_taken(), [0, 0, 0], "the second card counts: 2 and 4 and 5 make 11");
}

#[test]
fn a_crystal_ball_goes_back_to_the_supply_when_it_is_turned_over() {
    let play = dark_row().holds(1, "ball ball").plays("ball 4 5");
    assert_eq!(play.items(1), [0, 1, 0, 0]);
    assert_eq!(play.supply(Item::CrystalBall), 5);
}

#[test]
fn a_crystal_ball_costs_a_power_card_all_the_same() {
    let play = dark_row().holds(1, "ball").plays("ball>2 4 5");
    assert_eq!(play.all().players[0].hand, [1, 3, 4, 5]);
}

#[test]
fn the_room_waits_until_the_second_card_is_played() {
    let play = dark_row().holds(1, "ball").plays("ball 1 1");
    assert_eq!((play.all().room, play.wounds_taken()), (1, vec![0, 0, 0]));
}

#[test]
fn several_crystal_balls_are_followed_up_all_at_once_and_in_secret() {
    let mut play = dark_row().holds(1, "ball").holds(3, "ball").plays("ball 4 ball");
    assert_eq!(play.awaited(), [1, 3]);
    play.lays(3, "5");
    assert_eq!(play.view(Eye::Seat(seat(1))).players[2].played, PlayedCard::FaceDown);
    assert_eq!(play.awaited(), [1]);
    play.lays(1, "2");
    let cards: Vec<_> =
        play.log.iter().filter(|heard| matches!(heard.event, Event::CardPlayed { .. })).collect();
    assert_eq!(cards.len(), 5, "two balls, a 4, and the two second cards together");
    assert_eq!(play.wounds_taken(), [0, 0, 0]);
}

#[test]
fn if_everyone_plays_a_crystal_ball_everyone_chooses_again() {
    let table = dark_row().holds(1, "ball").holds(2, "ball").holds(3, "ball");
    let mut play = table.plays("ball ball ball");
    assert_eq!(play.awaited(), [1, 2, 3]);
    play.play_line("5 5 1");
    assert_eq!(play.wounds_taken(), [0, 0, 0], "11 of 11");
}
