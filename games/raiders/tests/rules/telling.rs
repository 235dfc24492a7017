//! What is told: the story, what goes on now, what moves are called, and the guide.

use crate::support::{Play, Table, card, said, said_in, seat, sentences};
use undercroft_core::{Eye, Game, Line, Setup, Thing};
use undercroft_raiders::{Event, Move, Raiders, cards::Cards};
use undercroft_words::Language;

/// The lines that one seat, or somebody who watches, is told of a play so far.
fn lines(play: &Play, number: Option<usize>) -> Vec<Line> {
    let eye = number.map_or(Eye::Spectator, |number| Eye::Seat(seat(number)));
    let told = play.position.rules().tell(&play.log);
    told.into_iter().filter(|line| line.audience.includes(eye)).collect()
}

fn story(play: &Play, number: Option<usize>) -> Vec<String> {
    lines(play, number).iter().map(|line| said(&line.message, number, play.players())).collect()
}

fn now(play: &Play, number: Option<usize>) -> String {
    let eye = number.map_or(Eye::Spectator, |number| Eye::Seat(seat(number)));
    let now = play.position.rules().now(&play.view(eye), eye);
    format!("{}. {}", said(&now.title, number, play.players()), sentences(&now.text, number, play.players()))
}

#[test]
fn a_fight_is_told_by_the_name_of_the_monster() {
    let play = Table::of(4).room("Dragon").plays("5 4 3 3");
    let told = story(&play, Some(3));
    assert!(
        told.contains(&"Dragon: the cards reach only 15 of 18. It attacks you and Fern.".into()),
        "{told:?}"
    );
    assert!(told.contains(&"You take 3 wounds.".into()) && told.contains(&"Fern takes 3 wounds.".into()));
}

#[test]
fn who_lays_a_card_is_told_which_and_the_others_that_they_did() {
    let mut play = Table::of(3).room("Goblin").holds(1, "sword").open();
    play.lays(1, "sword");
    assert_eq!(story(&play, Some(1)), ["You lay a sword face down."]);
    assert_eq!(story(&play, Some(2)), ["Ann lays a card face down."]);
    assert_eq!(story(&play, None), ["Ann lays a card face down."]);
}

#[test]
fn what_a_torch_shows_is_told_to_its_owner() {
    let mut play = Table::of(3).room("Goblin").then(["Lava"]).holds(1, "torch").open();
    play.lights_torch(1);
    assert_eq!(
        story(&play, Some(1))[..2],
        ["You light a torch and look ahead.".to_string(), "By torchlight, room 2: Lava trap.".into()]
    );
    assert_eq!(story(&play, Some(2)), ["Ann lights a torch and looks ahead."]);
}

#[test]
fn the_last_level_ends_with_the_game_and_without_cards_taken_back() {
    let play = Table::of(3).room("Mummy").plays("5 4 3");
    let told = story(&play, None);
    assert!(told.iter().all(|line| !line.contains("take their cards")), "{told:?}");
    assert!(told.last().is_some_and(|line| line.contains("win")), "{told:?}");
}

#[test]
fn lines_point_at_what_they_speak_of_and_at_their_rule() {
    let play = Table::of(3).room("Chest of 3").then(["Lava"]).plays("5 4 3");
    let told = lines(&play, None);
    let found = |id: &str| told.iter().find(|line| line.message.id() == id).expect("it was told");
    let things = |id: &str| found(id).things.iter().map(|thing| thing.name().to_string()).collect::<Vec<_>>();
    assert_eq!((found("chest-taken").rule, things("chest-taken")), ("treasure", vec!["seat-1".into()]));
    assert_eq!((found("room-entered").rule, things("room-entered")), ("trap", vec!["room-2".into()]));
}

#[test]
fn chests_without_a_name_of_their_own_are_named_in_every_language() {
    let cards = undercroft_raiders::cards::STANDARD.replacen("chests = [1]\n", "chests = [7]\n", 1);
    let play = Table::of(3).cards(&cards).room("Chest of 7").open();
    let view = play.view(Eye::Spectator);
    let title = play.position.rules().now(&view, Eye::Spectator).title;
    assert_eq!(said(&title, None, 3), "Chest of 7");
    assert_eq!(said_in(Language::Spanish, &title, None, 3), "Cofre de 7");
}

#[test]
fn now_says_what_the_room_does_and_what_is_to_be_decided() {
    let mut play = Table::of(4).room("Dragon").open();
    assert_eq!(
        now(&play, Some(1)),
        "Dragon, strength 18. Together you need 18. If the cards fall short, the lowest card takes 3 wounds. \
         Choose a card. All are turned over together."
    );
    play.lays(1, "4");
    play.lays(3, "4");
    assert!(now(&play, Some(1)).ends_with("Your card is laid. Moss and Fern are still thinking."));
    assert!(now(&play, None).ends_with("Moss and Fern are choosing."));
}

#[test]
fn now_follows_the_crystal_ball_and_the_map() {
    let play = Table::of(4).room("Dragon").holds(3, "ball").plays("1 1 ball 1");
    assert!(now(&play, Some(3)).ends_with("Now choose the one that counts."));
    assert!(now(&play, Some(1)).ends_with("Rook looks into the crystal ball and chooses last."));
    let play = Table::of(4).map(2).room("Dragon").open();
    assert!(now(&play, Some(2)).ends_with("It is your turn. Your card lies open at once."));
    assert!(now(&play, Some(1)).ends_with("Moss plays next."));
}

#[test]
fn now_tells_every_twist_of_every_boss() {
    let twist = |boss: &str| now(&Table::of(4).room(boss).open(), Some(1));
    for (boss, told) in [
        ("Tax Collector", "The lowest card loses 3 coins."),
        ("Medusa", "is out of the game"),
        ("Sphinx", "The highest card gains 2 coins."),
        ("Wolf Pack", "Playing a torch lets you escape."),
        ("Golem", "A 5 or a sword counts as a 1 here."),
        ("Mummy", "It attacks the highest card, which takes 3 wounds."),
    ] {
        assert!(twist(boss).contains(told), "{}", twist(boss));
    }
}

#[test]
fn now_tells_how_it_ended() {
    let play = Table::of(4).room("Mummy").coins([12, 3, 3, 3]).wounds([0, 0, 0, 9]).plays("1 1 1 5");
    assert_eq!(
        now(&play, Some(1)),
        "The raid is over. You win with 12 coins. Too many wounds: Fern collapsed."
    );
    let tie = Table::of(3).room("Mummy").coins([12, 3, 3]).wounds([0, 9, 9]).plays("1 5 5");
    assert!(now(&tie, None).contains("two who tie for the most wounds both stay on their feet"));
    let equal = Table::of(3).room("Mummy").coins([12, 3, 3]).wounds([4, 4, 4]).plays("5 5 5");
    assert!(now(&equal, None).contains("All have the same wounds"));
}

#[test]
fn moves_are_called_by_what_they_do_in_the_room() {
    let called = |room: &str, word: &str| {
        let play = Table::of(4).room(room).holds(1, "torch ball key sword").open();
        let view = play.view(Eye::Seat(seat(1)));
        let action = Move::Play(card(word));
        said(&play.position.rules().name_move(&view, seat(1), action), Some(1), 4)
    };
    assert_eq!(called("Dragon", "3"), "Play the 3");
    assert_eq!(called("Chest of 4", "key"), "Play a key as a 5");
    assert_eq!(called("Mega Dragon", "key"), "Play a key and escape");
    assert_eq!(called("Golem", "sword"), "Play a sword as a 1");
    assert_eq!(called("Wolf Pack", "torch"), "Play a torch and escape");
    assert_eq!(called("Dragon", "ball"), "Play a crystal ball and choose later");
}

#[test]
fn beside_a_room_stands_what_its_figures_do_not_show() {
    let beside = |room: &str| {
        let play = Table::of(4).room(room).open();
        let [captioned] = Raiders::CAPTIONED else { panic!("the room alone has a caption") };
        let view = play.view(Eye::Spectator);
        let told = play.position.rules().explain(&view, Eye::Spectator, &Thing::from(*captioned));
        said(&told.expect("the party stands in a room").does[0], None, 4)
    };
    assert_eq!(beside("Dragon"), "Reach it together, or the lowest card is hurt.");
    assert_eq!(beside("Chest of 3"), "For the highest card. Equals share.");
    assert_eq!(beside("Lava"), "The highest card sets it off. It takes from whoever has the most coins.");
    // Each boss has rules of its own, which no figure shows.
    assert!(beside("Medusa").contains("attacks"));
}

#[test]
fn the_guide_has_one_lesson_before_the_first_card_and_the_others_from_the_second_room_on() {
    let lessons = |play: &Play| play.position.rules().lessons_now(&play.view(Eye::Seat(seat(1))), seat(1));
    let play = Table::of(4).room("Chest of 3").then(["Goblin"]).open();
    assert_eq!(lessons(&play), ["goal"]);
    let play = Table::of(4).room("Chest of 3").then(["Goblin"]).plays("5 4 3 2");
    assert_eq!(lessons(&play), ["goal", "monster", "dark", "used"]);
}

#[test]
fn every_lesson_has_its_occasion() {
    let mut met = std::collections::BTreeSet::new();
    for seed in 0..12 {
        let mut whole = Play::dealt(Setup::new::<Raiders>(4), seed);
        let moves = whole.play_out(seed);
        met.extend(lines(&whole, Some(1)).iter().filter_map(|line| line.lesson).map(|(id, _)| id));
        let mut play = Play::dealt(Setup::new::<Raiders>(4), seed);
        for (actor, action) in moves {
            play.acts(actor.number(), action);
            met.extend(play.position.rules().lessons_now(&play.view(Eye::Seat(seat(1))), seat(1)));
        }
    }
    let all: std::collections::BTreeSet<&str> = Raiders::LESSONS.iter().map(|lesson| lesson.id).collect();
    assert_eq!(met, all);
}

#[test]
fn first_coins_and_wounds_teach_those_who_get_them() {
    let play = Table::of(3).room("Chest of 3").plays("5 4 3");
    let lessons: Vec<_> = lines(&play, None).into_iter().filter_map(|line| line.lesson).collect();
    assert_eq!(lessons.len(), 1);
    assert!(lessons[0].0 == "coins" && lessons[0].1.contains(seat(1)) && !lessons[0].1.contains(seat(2)));
}

#[test]
fn every_standard_room_does_something_that_can_be_said_in_two_languages() {
    for boss in Cards::standard().bosses.iter().map(|boss| &boss.name) {
        let play = Table::of(4).room(boss).open();
        let now = play.position.rules().now(&play.view(Eye::Spectator), Eye::Spectator);
        for message in &now.text {
            assert_ne!(said(message, None, 4), said_in(Language::Spanish, message, None, 4), "{boss}");
        }
    }
}

#[test]
fn numbers_in_events_count_from_one() {
    let play = Table::of(3).room("Goblin").then(["Lava"]).plays("5 4 3");
    let entered =
        play.log.iter().find(|heard| matches!(heard.event, Event::RoomEntered { .. })).expect("a room");
    let json = serde_json::to_value(entered.event).expect("plain data");
    assert_eq!((&json["level"], &json["place"]), (&1.into(), &2.into()));
    let cards = play.position.rules().contents();
    let face = json["face"].as_u64().expect("a number") as usize;
    assert_eq!(cards.rooms[face - 1].name, "Lava");
}

#[test]
fn when_time_is_up_a_power_card_is_played_that_harms_least() {
    let late = |room: &str| {
        let play = Table::of(4).room(room).holds(1, "torch ball key sword").open();
        play.position.rules().move_when_time_is_up(play.position.state(), seat(1))
    };
    for (room, word) in [
        ("Dragon", "5"),
        ("Vampire", "5"),
        ("Golem", "4"),
        ("Mummy", "1"),
        ("Lava", "1"),
        ("Chest of 3", "1"),
    ] {
        assert_eq!(late(room), Move::Play(card(word)), "{room}");
    }
}
