//! What is said, and who hears it.

use super::*;

/// Four people in two teams: Ann and Cid against Bea and Dan.
fn teams(change: impl FnOnce(&mut Terms)) -> House {
    House::seated(|terms| {
        terms.setup = catalog::find("guilds").unwrap().setup(4);
        terms.setup.options = serde_json::from_value(json!({"teams": "2v2"})).unwrap();
        change(terms);
    })
}

fn whisper(text: &str) -> Command {
    Command::Whisper { text: text.into() }
}

/// All that an eye can get of a table in one text.
fn known_to(house: &House, eye: Eye) -> String {
    let scene = house.table.scene(eye, Version::START, house.now);
    serde_json::to_string(&(scene, house.table.told_since(eye, Version::START))).unwrap()
}

#[test]
fn only_ready_phrases_are_said_where_strangers_sit() {
    let mut house = House::seated(|terms| terms.listed = true);
    house.asks(0, Command::Say { text: PHRASES[0].into() }).unwrap();
    assert!(
        house.asks(0, Command::Say { text: "my address is".into() }).unwrap_err().contains("ready phrases")
    );
    let mut friends = House::full();
    friends.asks(0, Command::Say { text: "hello all".into() }).unwrap();
    assert!(friends.asks(0, Command::Say { text: "x".repeat(201) }).is_err());
}

#[test]
fn a_whisper_is_heard_by_partners_and_by_nobody_else() {
    let mut house = teams(|_| {});
    house.asks(0, whisper("the third room")).unwrap();
    let hears = |eye| known_to(&house, eye).contains("the third room");
    let seats = Seat::all(4).map(|seat| hears(Eye::Seat(seat))).collect::<Vec<_>>();
    assert_eq!((seats, hears(Eye::Spectator)), (vec![true, false, true, false], false));
}

#[test]
fn others_are_not_told_that_there_was_a_whisper_beside_the_version_it_took() {
    let silent = teams(|_| {});
    let mut house = teams(|_| {});
    house.asks(0, whisper("the third room")).unwrap();
    let last = |house: &House| house.table.told_since(Eye::Spectator, Version::START).pop().unwrap();
    assert_eq!(last(&house).lines, Vec::new());
    assert_eq!(last(&house).version, last(&silent).version.next());
}

#[test]
fn whoever_plays_alone_has_nobody_to_whisper_to() {
    let mut house = House::full();
    assert!(house.asks(0, whisper("Hello!")).unwrap_err().contains("no partners"));
}

#[test]
fn nobody_has_partners_before_the_deal() {
    let mut house = House::open(|terms| {
        terms.setup = catalog::find("guilds").unwrap().setup(4);
        terms.setup.options = serde_json::from_value(json!({"teams": "2v2"})).unwrap();
    });
    house.asks(0, Command::Sit { seat: None, name: "Ann".into(), program: false }).unwrap();
    assert!(house.asks(0, whisper("Hello!")).unwrap_err().contains("no partners"));
}

#[test]
fn partners_among_strangers_whisper_ready_phrases_of_their_own() {
    let mut house = teams(|terms| terms.listed = true);
    house.asks(0, whisper(WHISPERS[0])).unwrap();
    house.asks(0, whisper(PHRASES[0])).unwrap();
    assert!(house.asks(0, whisper("my address is")).unwrap_err().contains("ready phrases"));
    assert!(house.asks(0, Command::Say { text: WHISPERS[0].into() }).unwrap_err().contains("ready phrases"));
}
