//! Level set-up and the four steps of a room: enter it, play cards, resolve it, discard it.

use crate::support::{Play, Table, seat};
use undercroft_core::Eye;
use undercroft_raiders::{Event, PlayedCard};

#[test]
fn a_room_marked_dark_lies_face_down_until_it_is_entered() {
    let mut play = Table::of(3).room("Goblin").then(["Lava"]).open();
    let second = |play: &Play| play.view(Eye::Spectator).row[1].clone();
    assert!(second(&play).face_down && second(&play).face.is_none());
    play.play_line("1 2 3");
    assert!(!second(&play).face_down);
    assert_eq!(second(&play).info.map(|info| info.name), Some("Lava".into()));
    assert_eq!(play.entered(), ["Lava"]);
}

#[test]
fn a_room_marked_open_is_known_from_the_start() {
    let play = Table::of(3).room("Goblin").then(["Lava", "Snake"]).open();
    let third = play.view(Eye::Spectator).row[2].clone();
    assert!(!third.face_down);
    assert_eq!(third.info.map(|info| info.name), Some("Snake".into()));
}

#[test]
fn the_first_room_of_a_level_is_entered_at_once_even_if_it_is_marked_dark() {
    let play = Table::of(3).dark("DUDUD").room("Goblin").open();
    assert!(!play.all().row[0].face_down);
    assert_eq!(play.awaited(), [1, 2, 3]);
}

#[test]
fn rooms_are_entered_from_left_to_right() {
    let mut play = Table::of(3).room("Goblin").then(["Lava", "Snake", "Store", "Dragon"]).open();
    for line in ["1 1 1", "2 2 2", "3 3 3", "4 4 4"] {
        play.play_line(line);
    }
    assert_eq!(play.entered(), ["Lava", "Snake", "Store", "Dragon"]);
    assert!(play.all().row[..4].iter().all(|room| room.passed));
}

#[test]
fn everyone_lays_one_card_in_any_order() {
    let mut play = Table::of(3).room("Goblin").open();
    assert_eq!(play.awaited(), [1, 2, 3]);
    play.lays(3, "1");
    assert_eq!(play.awaited(), [1, 2]);
    play.lays(1, "2");
    assert_eq!(play.awaited(), [2]);
}

#[test]
fn cards_are_turned_over_only_once_all_have_laid_one() {
    let mut play = Table::of(3).room("Goblin").open();
    play.lays(3, "1");
    play.lays(1, "2");
    assert_eq!(play.view(Eye::Spectator).players[2].played, PlayedCard::FaceDown);
    assert!(!play.happened(|event| matches!(event, Event::CardPlayed { .. })));
    play.lays(2, "3");
    let open = play.log.iter().filter(|heard| matches!(heard.event, Event::CardPlayed { .. })).count();
    assert_eq!(open, 3);
}

#[test]
fn a_played_power_card_lies_open_until_the_level_ends() {
    let mut play = Table::of(3).room("Goblin").open();
    play.play_line("1 2 3");
    play.play_line("4 4 4");
    let second = play.view(Eye::Seat(seat(1))).players[1].clone();
    assert_eq!((second.shown, second.hand), (vec![2, 4], vec![1, 3, 5]));
    assert_eq!(play.may_play(2), ["1", "3", "5"]);
}

#[test]
fn after_five_rooms_everyone_takes_their_power_cards_back() {
    let play = Table::of(3).at(1, 5).room("Goblin").shown(1, [1, 2, 3, 4]).shown(2, [5, 4]).plays("5 3 1");
    for player in play.all().players {
        assert_eq!((player.hand, player.shown), (vec![1, 2, 3, 4, 5], vec![]));
    }
    assert!(play.happened(|event| matches!(event, Event::LevelEnded { level } if level.number() == 1)));
}

#[test]
fn items_are_kept_from_level_to_level() {
    let play = Table::of(3).at(1, 5).room("Goblin").holds(2, "key torch").plays("5 3 1");
    assert_eq!(play.all().level, 2);
    assert_eq!(play.items(2), [1, 0, 1, 0]);
}

#[test]
fn a_new_row_of_five_is_laid_out_for_the_next_level() {
    let play = Table::of(3).at(3, 5).room("Goblin").plays("5 3 1");
    assert_eq!((play.all().level, play.all().room), (4, 1));
    let placed = play.log.iter().filter(|heard| matches!(heard.event, Event::RoomPlaced { .. })).count();
    assert_eq!(placed, 5);
    assert_eq!(play.awaited(), [1, 2, 3]);
}

#[test]
fn dark_rooms_of_a_new_row_are_told_without_their_face() {
    let play = Table::of(3).at(3, 5).room("Goblin").plays("5 3 1");
    let dark: Vec<bool> = play.all().row.iter().map(|room| room.face_down).collect();
    for event in play.told(Eye::Spectator) {
        // The first room is entered at once, and then told openly.
        if let Event::RoomPlaced { place, face } = event
            && place.number() > 1
        {
            assert_eq!(face.is_none(), dark[place.index()]);
        }
    }
}

#[test]
fn a_torch_used_on_the_last_level_shows_nothing_of_the_next() {
    let mut play = Table::of(3).at(1, 4).dark("DUDUD").room("Goblin").holds(2, "torch").open();
    play.lights_torch(2);
    play.play_line("1 1 1");
    play.play_line("2 2 2");
    let seen = play.view(Eye::Seat(seat(2)));
    assert_eq!(seen.level, 2);
    assert!(seen.row.iter().all(|room| room.face_down == room.face.is_none() && room.seen_by.is_empty()));
}
