//! Requests that come late, twice, or at the same time as others; and what time brings.

use super::*;

#[test]
fn a_move_chosen_for_a_decision_that_has_been_made_is_refused() {
    let mut house = House::full();
    let seen = house.table.version();
    for (person, id) in [(0, "a"), (1, "b"), (2, "c")] {
        house.plays(person, json!({"play": 3}), id).unwrap();
    }
    let late = Command::Play { action: json!({"play": 2}).to_string(), seen };
    assert!(house.asks(0, late).unwrap_err().contains("moved on"));
}

#[test]
fn moves_chosen_at_the_same_time_are_all_accepted() {
    let mut house = House::full();
    let seen = house.table.version();
    for person in 0..3 {
        let play = Command::Play { action: json!({"play": 3}).to_string(), seen };
        assert_eq!(house.asks(person, play), Ok(1));
    }
}

#[test]
fn a_move_chosen_before_something_was_taken_back_is_refused() {
    let mut house = House::full();
    let seen = house.table.version();
    house.plays(0, json!({"play": 3}), "a").unwrap();
    house.asks(0, Command::Undo).unwrap();
    let late = Command::Play { action: json!({"play": 2}).to_string(), seen };
    assert!(house.asks(0, late).unwrap_err().contains("moved on"));
}

#[test]
fn the_same_words_sent_twice_under_one_id_are_said_once() {
    let mut house = House::full();
    let ann = Who::Person(house.keys[0].hash());
    let say = || Command::Say { text: "Hello!".into() };
    assert_eq!(house.asked_as(ann, Some("a"), say()), Ok(1));
    assert_eq!(house.asked_as(ann, Some("a"), say()), Ok(0));
    assert_eq!(house.asked_as(ann, Some("b"), say()), Ok(1));
}

#[test]
fn an_undo_sent_twice_under_one_id_takes_back_one_move() {
    let mut house = House::full();
    for (card, id) in [(3, "a"), (4, "b")] {
        for person in 0..3 {
            house.plays(person, json!({"play": card}), &format!("{id}{person}")).unwrap();
        }
    }
    house.plays(0, json!({"play": 2}), "c").unwrap();
    let ann = Who::Person(house.keys[0].hash());
    assert_eq!(house.asked_as(ann, Some("undo"), Command::Undo), Ok(1));
    let stand = house.table.moves.len();
    assert_eq!(house.asked_as(ann, Some("undo"), Command::Undo), Ok(0));
    assert_eq!((house.table.moves.len(), house.table.proposal), (stand, None));
}

#[test]
fn two_people_may_use_the_same_id() {
    let mut house = House::full();
    assert_eq!(house.plays(0, json!({"play": 3}), "a"), Ok(1));
    assert_eq!(house.plays(1, json!({"play": 3}), "a"), Ok(1));
}

#[test]
fn bots_come_into_free_chairs_when_somebody_has_waited_long_enough() {
    let mut house = House::open(|terms| terms.fill = Some(Fill { after: 30_000, level: "random".into() }));
    assert_eq!(house.table.deadline(), None, "nobody waits");
    house.asks(0, Command::Sit { seat: None, name: "Ann".into(), program: false }).unwrap();
    assert_eq!(house.table.deadline(), Some(NOW + 30_000));
    house.now = NOW + 29_999;
    assert_eq!(house.asked(Who::Clock, Command::Tick), Ok(0));
    house.now += 1;
    house.asked(Who::Clock, Command::Tick).unwrap();
    assert_eq!(house.table.bot_seats().collect::<Vec<_>>(), [Seat::new(1), Seat::new(2)]);
    assert!(house.table.game().is_some());
    assert_eq!(house.table.deadline(), Some(house.now + 6_000), "from now on the players' clocks run");
}

/// Plays the first moves that come to the end of the game.
fn played_out() -> House {
    let mut house = House::full();
    while let Some(seat) = house.table.awaited().first() {
        let action = serde_json::from_str(&house.table.game().unwrap().moves(seat)[0].json).unwrap();
        let id = house.log.len().to_string();
        house.plays(seat.index(), action, &id).unwrap();
    }
    house
}

#[test]
fn nothing_is_taken_back_after_the_end() {
    let mut house = played_out();
    for person in 0..3 {
        assert!(house.asks(person, Command::Undo).unwrap_err().contains("over"));
    }
}

#[test]
fn the_next_table_is_named_once_and_only_after_the_end() {
    let next = |name: &str| Command::Rematch { table: name.into() };
    assert!(House::full().asks(0, next("early")).unwrap_err().contains("not over"));
    let mut house = played_out();
    assert_eq!(house.asks(1, next("there")), Ok(1));
    assert_eq!(house.asks(2, next("elsewhere")), Ok(0));
    assert_eq!(house.table.rematched(), Some("there"));
    assert_eq!(house.scene(Eye::Spectator).rematch.as_deref(), Some("there"));
}

#[test]
fn time_when_the_house_was_closed_is_forgiven_from_the_last_entry_on() {
    let house = House::full();
    let slept = |from, to| house.table.slept([(from, to)]);
    assert_eq!(slept(NOW + 100, NOW + 400), Some(EntryKind::Slept { millis: 300 }));
    assert_eq!(slept(NOW - 100, NOW + 400), Some(EntryKind::Slept { millis: 400 }));
    assert_eq!(slept(NOW - 500, NOW - 100), None);
    let twice = [(NOW + 1, NOW + 2), (NOW + 5, NOW + 8)];
    assert_eq!(house.table.slept(twice), Some(EntryKind::Slept { millis: 4 }));
}

#[test]
fn nothing_is_forgiven_where_no_clock_runs() {
    let untimed = House::seated(|terms| terms.pace = Pace::Untimed);
    assert_eq!(untimed.table.slept([(NOW, NOW + 1_000)]), None);
    assert_eq!(played_out().table.slept([(NOW, NOW + 1_000)]), None);
}

#[test]
fn a_table_that_cannot_be_followed_is_closed_at_the_end_of_its_log() {
    let mut house = House::full();
    house.table.close(Version(20), "a report".into());
    assert_eq!(house.table.version(), Version(20));
    let scene = house.scene(house.seat(0));
    assert!(scene.broken && scene.moves.is_empty() && scene.view.is_some());
    assert!(house.plays(0, json!({"play": 3}), "a").unwrap_err().contains("closed"));
    assert_eq!(house.table.deadline(), None);
}
