//! Which event a line tells of: the page shows one with the other.

use super::*;

/// The last chapter of an eye as it leaves the house: each line of the game with the kind of event it tells of.
fn told(house: &House, eye: Eye) -> Vec<(String, String)> {
    let chapter = house.table.told_since(eye, Version(0)).pop().unwrap();
    let chapter = serde_json::to_value(chapter).unwrap();
    let lines = chapter["lines"].as_array().unwrap();
    let event = |line: &Value| {
        let place = line["tells"].as_u64().expect("a line of the game tells of an event") as usize;
        chapter["events"][place - 1]["type"].as_str().unwrap().to_string()
    };
    lines.iter().map(|line| (line["words"].as_str().unwrap().to_string(), event(line))).collect()
}

#[test]
fn every_eye_counts_the_events_that_it_heard_itself() {
    let mut house = House::full();
    house.plays(0, json!({"play": 4}), "a").unwrap();
    let mine = told(&house, house.seat(0));
    assert_eq!(mine.iter().map(|(_, event)| &**event).collect::<Vec<_>>(), ["card_chosen"]);
    for eye in [house.seat(1), Eye::Spectator] {
        let others = told(&house, eye);
        assert_eq!(others.iter().map(|(_, event)| &**event).collect::<Vec<_>>(), ["card_laid"]);
    }
}

#[test]
fn lines_follow_the_events_they_tell_of() {
    let mut house = House::full();
    for person in 0..3 {
        house.plays(person, json!({"play": 4}), "a").unwrap();
    }
    for eye in [house.seat(2), house.seat(0), Eye::Spectator] {
        let lines = told(&house, eye);
        let played = lines.iter().filter(|(_, event)| event == "card_played").count();
        assert_eq!(played, 3, "{lines:?}");
        let (words, event) = lines.last().unwrap();
        assert!(event == "room_entered" && words.contains('2'), "{words}: {event}");
    }
}
