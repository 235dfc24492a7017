//! What each eye may know: a laid card, what a torch showed, and what a spectator sees.

use crate::support::{Play, Table, card, seat};
use undercroft_core::{Eye, heard_by};
use undercroft_raiders::{Event, PlayedCard};

/// Every eye but the first seat's and the one that sees everything.
fn others(players: usize) -> Vec<Eye> {
    (2..=players).map(|number| Eye::Seat(seat(number))).chain([Eye::Spectator]).collect()
}

#[test]
fn whichever_card_somebody_lays_it_looks_and_sounds_the_same_to_all_others() {
    let experience = |word: &str, eye: Eye| {
        let mut play = Table::of(3).room("Goblin").holds(1, "ball sword torch").open();
        play.lays(1, word);
        (play.view(eye), play.told(eye))
    };
    for eye in others(3) {
        for word in ["2", "3", "4", "5", "ball", "sword"] {
            assert_eq!(experience(word, eye), experience("1", eye), "{eye:?} and a {word}");
        }
    }
    let owner = Eye::Seat(seat(1));
    assert_ne!(experience("2", owner), experience("1", owner));
}

#[test]
fn a_second_card_after_a_crystal_ball_is_just_as_secret() {
    let experience = |word: &str, eye: Eye| {
        let table = Table::of(3).room("Goblin").holds(1, "ball sword").holds(2, "ball");
        let mut play = table.plays("ball ball 1");
        play.lays(1, word);
        (play.view(eye), play.told(eye))
    };
    for eye in others(3) {
        for word in ["2", "5", "sword"] {
            assert_eq!(experience(word, eye), experience("1", eye), "{eye:?} and a {word}");
        }
    }
}

#[test]
fn whoever_laid_a_card_knows_it() {
    let mut play = Table::of(3).room("Goblin").open();
    play.lays(1, "4");
    let four = card("4");
    assert_eq!(play.view(Eye::Seat(seat(1))).players[0].played, PlayedCard::Known(four));
    assert!(play.told(Eye::Seat(seat(1))).contains(&Event::CardChosen { seat: seat(1), card: four }));
}

#[test]
fn what_a_torch_shows_is_told_to_its_owner_alone() {
    let mut play = Table::of(3).room("Goblin").then(["Lava"]).holds(1, "torch").open();
    let told = play.lights_torch(1);
    let showed =
        |eye| heard_by(&told, eye).filter(|event| matches!(event, Event::TorchShowed { .. })).count();
    assert_eq!(showed(Eye::Seat(seat(1))), 2);
    for eye in others(3) {
        assert_eq!(showed(eye), 0, "{eye:?}");
        assert!(heard_by(&told, eye).any(|event| matches!(event, Event::TorchLit { .. })), "{eye:?}");
    }
}

#[test]
fn after_a_torch_the_dark_rooms_look_as_dark_to_all_others() {
    let mut play = Table::of(3).room("Goblin").then(["Lava"]).holds(1, "torch").open();
    play.lights_torch(1);
    for eye in others(3) {
        let row = play.view(eye).row;
        assert!(row[1].face.is_none() && row[1].info.is_none() && row[3].face.is_none(), "{eye:?}");
    }
    assert!(play.view(Eye::Seat(seat(1))).row[1].face.is_some());
}

#[test]
fn what_lies_in_the_dark_makes_no_difference_to_anybody_without_a_torch() {
    let dark = |name: &str| Table::of(3).room("Goblin").then([name, "Snake", "Store", "Spike"]).open();
    let (lava, dragon) = (dark("Lava"), dark("Dragon"));
    assert_ne!(lava.all(), dragon.all());
    for eye in [Eye::Seat(seat(1)), Eye::Seat(seat(2)), Eye::Seat(seat(3)), Eye::Spectator] {
        assert_eq!(lava.view(eye), dragon.view(eye), "{eye:?}");
    }
}

#[test]
fn which_boss_waits_in_the_dark_makes_no_difference_either() {
    let dark = |boss| Table::of(3).at(5, 4).dark("DUDUD").room("Goblin").then([boss]).open();
    for eye in [Eye::Seat(seat(1)), Eye::Spectator] {
        assert_eq!(dark("Medusa").view(eye), dark("Golem").view(eye), "{eye:?}");
    }
    assert_ne!(dark("Medusa").all(), dark("Golem").all());
}

#[test]
fn a_spectator_sees_only_what_lies_open() {
    let mut play = Table::of(3).room("Goblin").then(["Lava"]).holds(1, "torch").open();
    play.lights_torch(1);
    play.lays(1, "5");
    play.lays(2, "1");
    let seen = play.view(Eye::Spectator);
    let played: Vec<PlayedCard> = seen.players.iter().map(|player| player.played).collect();
    assert_eq!(played, [PlayedCard::FaceDown, PlayedCard::FaceDown, PlayedCard::None]);
    let known: Vec<bool> = seen.row.iter().map(|room| room.face.is_some()).collect();
    assert_eq!(known, [true, false, true, false, true]);
}

#[test]
fn the_rooms_still_unseen_are_counted_for_each_eye() {
    let count = |play: &Play, eye| play.view(eye).unseen_rooms.iter().map(|room| room.copies).sum::<usize>();
    let mut play = Table::of(3).room("Goblin").then(["Lava"]).holds(1, "torch").open();
    assert_eq!(count(&play, Eye::Spectator), 27, "30 less the three that lie open");
    play.lights_torch(1);
    assert_eq!(count(&play, Eye::Seat(seat(1))), 25);
    assert_eq!(count(&play, Eye::Seat(seat(2))), 27);
    let named = |eye| play.view(eye).unseen_rooms.iter().any(|room| room.name == "Lava");
    assert!(named(Eye::Seat(seat(2))) && !named(Eye::Seat(seat(1))));
}

#[test]
fn what_a_seat_imagines_keeps_what_it_knows_and_changes_what_it_cannot() {
    use undercroft_core::{Game, chance::quick};
    let mut play = Table::of(3).room("Goblin").then(["Lava"]).holds(1, "torch").open();
    play.lights_torch(1);
    play.lays(3, "4");
    let (rules, state) = (play.position.rules(), play.position.state());
    let rng = &mut quick(1);
    let mut second_dreams_of_other_rooms = false;
    for _ in 0..50 {
        let world = rules.view(&rules.imagine(state, seat(1), rng), Eye::All);
        assert_eq!(world.row, play.all().row, "the first has seen every room");
        let world = rules.view(&rules.imagine(state, seat(2), rng), Eye::All);
        second_dreams_of_other_rooms |= world.row[1].face != play.all().row[1].face;
    }
    assert!(second_dreams_of_other_rooms);
}
