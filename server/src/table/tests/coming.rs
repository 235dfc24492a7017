//! Coming and going: it never uses up what those who play need.

use super::*;

fn sit(name: &str) -> Command {
    Command::Sit { seat: None, name: name.into(), program: false }
}

/// A table where the host sits and somebody has sat down and left until they had to wait.
fn crowded() -> House {
    let mut house = House::open(|_| {});
    house.asks(0, sit("Ann")).unwrap();
    for _ in 0..1_000 {
        if house.asks(1, sit("Mallory")).is_ok() {
            house.asks(1, Command::Leave).unwrap();
        }
    }
    house
}

#[test]
fn whoever_sits_down_and_leaves_without_end_fills_no_log() {
    let house = crowded();
    assert!(house.log.len() < 250, "{} entries", house.log.len());
}

#[test]
fn where_many_have_come_and_gone_those_who_come_wait_a_little_for_each_other() {
    let mut house = crowded();
    assert!(house.asks(2, sit("Bea")).unwrap_err().contains("wait"));
    house.now += 10_000;
    house.asks(2, sit("Bea")).unwrap();
    assert!(house.asks(1, sit("Mallory")).unwrap_err().contains("wait"));
}

#[test]
fn the_host_of_a_crowded_table_never_waits() {
    let mut house = crowded();
    house.asks(0, Command::Leave).unwrap();
    house.asks(0, sit("Ann")).unwrap();
    house.asks(0, Command::Fill { level: "random".into() }).unwrap();
    assert!(house.table.game().is_some());
}

#[test]
fn a_log_full_of_talk_keeps_nobody_from_playing_leaving_and_coming_back() {
    let mut house = House::full();
    while house.asks(0, Command::Say { text: "Hello!".into() }).is_ok() {}
    assert!(house.asks(0, Command::Undo).unwrap_err().contains("only moves"));
    house.plays(0, json!({"play": 3}), "a").unwrap();
    house.asks(1, Command::Leave).unwrap();
    house.asks(1, Command::Return).unwrap();
}

#[test]
fn whoever_the_host_has_sent_away_does_not_sit_down_again() {
    let mut house = House::open(|_| {});
    house.asks(0, sit("Ann")).unwrap();
    house.asks(1, sit("Mallory")).unwrap();
    house.asks(0, Command::Kick { seat: Seat::new(1) }).unwrap();
    assert!(house.asks(1, sit("Mallory")).unwrap_err().contains("sent you away"));
    let again = Table::run(house.log.clone()).unwrap();
    assert_eq!(again.sent_away, [house.keys[1].hash()], "the log remembers it");
    house.asks(2, sit("Bea")).unwrap();
}
