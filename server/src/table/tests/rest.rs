//! Time that is up for one decision, and tables that rest while nobody is there.

use super::*;
use std::time::Duration;

const HOUR: Millis = 3_600_000;

/// One person against two bots.
fn alone() -> House {
    let mut house = House::open(|_| {});
    house.asks(0, Command::Sit { seat: None, name: "Ann".into(), program: false }).unwrap();
    house.asks(0, Command::Fill { level: "random".into() }).unwrap();
    house
}

fn rest(house: &mut House, absent: Millis) -> usize {
    house.asked(Who::Clock, Command::Rest { absent }).unwrap()
}

/// A bot plays for a seat.
fn bot_plays(house: &mut House, seat: usize, card: u8) -> Result<usize, String> {
    let action = json!({ "play": card }).to_string();
    let play = Command::Play { action, seen: house.table.version() };
    house.asked(Who::Bot(Seat::new(seat)), play)
}

#[test]
fn a_bot_makes_one_decision_when_time_is_up_and_the_next_one_is_the_owners() {
    let mut house = House::full();
    house.plays(1, json!({"play": 3}), "a").unwrap();
    house.now += 5_999;
    assert_eq!(house.asked(Who::Clock, Command::Tick), Ok(0));
    house.now += 1;
    assert_eq!(house.asked(Who::Clock, Command::Tick), Ok(2), "time is up for Ann and for Cid");
    assert_eq!(house.table.bots_to_move().collect::<Vec<_>>(), [Seat::new(0), Seat::new(2)]);
    assert!(house.table.bot_seats().is_empty(), "the seats are still their owners'");
    assert_eq!(house.table.deadline(), None, "nobody's clock runs while bots decide");
    bot_plays(&mut house, 0, 3).unwrap();
    assert!(bot_plays(&mut house, 0, 4).unwrap_err().contains("back"), "one decision and no more");
    bot_plays(&mut house, 2, 1).unwrap();
    assert!(house.table.bots_to_move().is_empty());
    assert_eq!(house.table.awaited(), SeatSet::all(3), "the next room is everybody's own again");
    let left = |seat: usize| house.scene(Eye::Spectator).chairs[seat].left;
    assert_eq!([left(0), left(1)], [Some(1_000), Some(6_000)], "without a reserve, but with a new credit");
}

#[test]
fn whoever_is_quicker_than_the_bot_plays_themselves() {
    let mut house = House::full();
    house.now += 6_000;
    house.asked(Who::Clock, Command::Tick).unwrap();
    house.plays(0, json!({"play": 3}), "late").unwrap();
    assert!(bot_plays(&mut house, 0, 1).unwrap_err().contains("back"));
    assert_eq!(house.table.bots_to_move().collect::<Vec<_>>(), [Seat::new(1), Seat::new(2)]);
}

#[test]
fn time_that_is_up_is_forgotten_when_the_decision_is_taken_back() {
    let mut house = House::full();
    house.plays(1, json!({"play": 3}), "a").unwrap();
    house.now += 6_000;
    house.asked(Who::Clock, Command::Tick).unwrap();
    house.asks(1, Command::Undo).unwrap();
    assert_eq!(house.table.awaited(), SeatSet::all(3), "nobody has acted since, so it is free");
    assert!(house.table.bots_to_move().is_empty());
}

#[test]
fn everybody_is_told_that_a_bot_makes_this_move() {
    let mut house = House::full();
    let before = house.table.version();
    house.now += 6_000;
    house.asked(Who::Clock, Command::Tick).unwrap();
    let told = |eye: Eye| house.table.told_since(eye, before)[0].lines[0].clone();
    assert_eq!(told(house.seat(0)).words, "Your time is up; a bot makes this move for you.");
    assert_eq!(told(Eye::Spectator).words, "Time is up for Ann; a bot makes this move.");
}

#[test]
fn a_person_who_leaves_for_an_hour_finds_the_table_as_it_was() {
    let mut house = alone();
    house.now += 2_000;
    assert_eq!(rest(&mut house, 500), 1);
    let (scene, moves) = (house.scene(house.seat(0)), house.table.moves.len());
    assert!(scene.resting && house.table.bots_to_move().is_empty() && house.table.deadline().is_none());
    assert!(bot_plays(&mut house, 1, 3).unwrap_err().contains("rests"));
    house.now += HOUR;
    assert_eq!(house.asked(Who::Clock, Command::Tick), Ok(0));
    assert_eq!(house.scene(house.seat(0)).chairs[0].left, Some(6_000 - 1_500), "nobody pays for having gone");
    assert_eq!(house.asked(Who::Clock, Command::Wake), Ok(1));
    assert_eq!(house.table.moves.len(), moves);
    assert_eq!(house.table.deadline(), Some(house.now + 4_500));
    assert_eq!(house.table.bots_to_move().collect::<Vec<_>>(), [Seat::new(1), Seat::new(2)]);
    let again = Table::run(house.log.clone()).unwrap();
    assert_eq!(again.scene(house.seat(0), Version(0), house.now), house.scene(house.seat(0)));
}

#[test]
fn between_people_the_clocks_run_as_agreed() {
    let mut house = House::full();
    assert_eq!(rest(&mut house, 0), 0);
    house.asks(2, Command::Leave).unwrap();
    assert_eq!(rest(&mut house, 0), 0, "two hold their own seats");
    house.asks(1, Command::Leave).unwrap();
    assert_eq!(rest(&mut house, 0), 1, "one against bots");
    assert_eq!(rest(&mut house, 0), 0, "it rests already");
}

#[test]
fn nothing_rests_before_the_deal_in_a_pause_or_after_the_end() {
    assert_eq!(rest(&mut House::open(|_| {}), 0), 0);
    let mut house = alone();
    house.asks(0, Command::Pause).unwrap();
    assert_eq!(rest(&mut house, 0), 0);
    house.asks(0, Command::Resume).unwrap();
    assert_eq!(house.asked(Who::Clock, Command::Wake), Ok(0), "it is awake");
    while let Some(seat) = house.table.awaited().first() {
        let action = house.table.game().unwrap().moves(seat)[0].json.clone();
        let (who, seen) = (house.table.seat_of(Who::Person(house.keys[0].hash())), house.table.version());
        let who = if who == Some(seat) { Who::Person(house.keys[0].hash()) } else { Who::Bot(seat) };
        house.asked(who, Command::Play { action, seen }).unwrap();
    }
    assert_eq!(rest(&mut house, 0), 0);
}

#[test]
fn whoever_plays_at_a_table_that_rests_wakes_it() {
    let mut house = alone();
    rest(&mut house, 0);
    assert_eq!(house.plays(0, json!({"play": 3}), "a"), Ok(2));
    assert!(!house.table.is_resting());
}

#[test]
fn nobody_wins_time_by_an_absence_longer_than_the_last_decision() {
    let mut house = alone();
    house.now += 1_000;
    house.asks(0, Command::Say { text: "hm".into() }).unwrap();
    house.now += 1_000;
    rest(&mut house, Millis::MAX);
    assert_eq!(house.scene(house.seat(0)).chairs[0].left, Some(5_000));
}

#[test]
fn a_table_whose_only_person_comes_and_goes_wakes_later_each_time_unless_a_bot_is_to_move() {
    let grace = Duration::from_secs(10);
    let mut house = alone();
    let after = |house: &House| house.table.wakes_after(grace).as_secs();
    for _ in 0..3 {
        rest(&mut house, 0);
        assert_eq!(after(&house), 0, "a bot is to move");
        house.asked(Who::Clock, Command::Wake).unwrap();
    }
    bot_plays(&mut house, 1, 3).unwrap();
    bot_plays(&mut house, 2, 3).unwrap();
    for seconds in [0, 10, 30, 70] {
        rest(&mut house, 0);
        assert_eq!(after(&house), seconds);
        house.asked(Who::Clock, Command::Wake).unwrap();
    }
    rest(&mut house, 0);
    house.plays(0, json!({"play": 3}), "a").unwrap();
    assert!(!house.table.is_resting(), "whoever plays is there");
    assert_eq!(after(&house), 0);
}
