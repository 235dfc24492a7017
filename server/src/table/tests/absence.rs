//! People who are away: bots that play for them, votes without them, and hosts who have gone.

use super::*;
use std::time::Duration;

const AWAY: Millis = 60_000;

fn away(house: &mut House, seat: usize) -> usize {
    house.asked(Who::Clock, Command::Absent { seat: Seat::new(seat), absent: AWAY }).unwrap()
}

fn back(house: &mut House, seat: usize) -> usize {
    house.asked(Who::Clock, Command::Present { seat: Seat::new(seat) }).unwrap()
}

fn let_bot_play(seat: usize) -> Command {
    Command::LetBotPlay { seat: Seat::new(seat) }
}

fn pass_host(house: &mut House, present: impl IntoIterator<Item = usize>) -> usize {
    let present = present.into_iter().map(Seat::new).collect();
    house.asked(Who::Clock, Command::PassHost { present }).unwrap()
}

/// Three people without a clock.
fn untimed() -> House {
    House::seated(|terms| terms.pace = Pace::Untimed)
}

#[test]
fn anybody_at_the_table_may_let_a_bot_play_for_somebody_who_is_away() {
    let mut house = untimed();
    assert!(house.asks(1, let_bot_play(2)).unwrap_err().contains("not been away"));
    assert_eq!(away(&mut house, 2), 1);
    assert!(house.asks(3, let_bot_play(2)).unwrap_err().contains("sits at this table"), "not a visitor");
    assert_eq!(house.asks(1, let_bot_play(2)), Ok(1));
    assert_eq!(house.asks(0, let_bot_play(2)), Ok(0), "a bot plays already");
    assert_eq!(house.table.bots_to_move().collect::<Vec<_>>(), [Seat::new(2)]);
    let chair = house.scene(Eye::Spectator).chairs[2].clone();
    assert_eq!((chair.person, chair.bot, chair.away), (true, true, Some(AWAY)), "it stays their seat");
}

#[test]
fn whoever_lets_a_bot_play_sees_no_more_than_before() {
    let mut house = untimed();
    let before = house.scene(house.seat(1));
    away(&mut house, 2);
    house.asks(1, let_bot_play(2)).unwrap();
    let after = house.scene(house.seat(1));
    assert_eq!((after.view, after.moves, after.seat), (before.view, before.moves, before.seat));
    assert_eq!(house.table.seat_of(Who::Person(house.keys[2].hash())), Some(Seat::new(2)));
    let pass = Key::new().unwrap().hash();
    let link = Command::MakePass { seat: Some(Seat::new(2)), pass, to: PassFor::Person };
    assert!(house.asks(0, link).unwrap_err().contains("Only its owner"), "not even the host takes it over");
}

#[test]
fn whoever_is_back_plays_themselves_again_by_coming_or_by_playing() {
    for by_playing in [false, true] {
        let mut house = untimed();
        away(&mut house, 2);
        house.asks(1, let_bot_play(2)).unwrap();
        match by_playing {
            true => assert_eq!(house.plays(2, json!({"play": 3}), "a"), Ok(2)),
            false => assert_eq!(back(&mut house, 2), 1),
        }
        assert!(house.table.bot_seats().is_empty() && house.table.away().is_empty());
        assert_eq!(back(&mut house, 2), 0, "they are back already");
        assert_eq!(away(&mut house, 2), 1, "they may go again");
    }
}

#[test]
fn whoever_comes_over_the_line_is_back() {
    let mut house = untimed();
    away(&mut house, 2);
    assert_eq!(house.asks(2, Command::Return), Ok(1));
    assert_eq!(house.scene(Eye::Spectator).chairs[2].away, None);
}

#[test]
fn nobody_waits_for_the_word_of_those_who_are_away() {
    let mut house = untimed();
    house.asks(0, Command::Pause).unwrap();
    let missing =
        |house: &House| house.scene(Eye::Spectator).proposal.map(|asked| asked.missing.collect::<Vec<_>>());
    assert_eq!(missing(&house), Some(vec![Seat::new(1), Seat::new(2)]));
    away(&mut house, 2);
    assert_eq!(missing(&house), Some(vec![Seat::new(1)]));
    house.asks(1, Command::Agree).unwrap();
    assert!(house.scene(Eye::Spectator).paused);
}

#[test]
fn what_only_waited_for_somebody_who_is_away_by_now_happens() {
    let mut house = untimed();
    house.plays(0, json!({"play": 3}), "a").unwrap();
    house.plays(1, json!({"play": 4}), "b").unwrap();
    house.asks(0, Command::Undo).unwrap();
    house.asks(1, Command::Agree).unwrap();
    assert!(house.scene(Eye::Spectator).proposal.is_some());
    assert_eq!(away(&mut house, 2), 2);
    assert_eq!(house.table.awaited(), SeatSet::all(3), "the moves are taken back");
}

#[test]
fn nobody_is_away_before_the_deal_over_days_or_behind_a_bot() {
    let mut house = House::open(|_| {});
    house.asks(0, Command::Sit { seat: None, name: "Ann".into(), program: false }).unwrap();
    assert_eq!(away(&mut house, 0), 0);
    assert_eq!(away(&mut House::seated(|terms| terms.pace = Pace::DAILY), 0), 0);
    let mut house = House::full();
    house.asks(2, Command::Leave).unwrap();
    assert_eq!(away(&mut house, 2), 0, "a bot plays for them anyway");
    assert_eq!(away(&mut house, 1), 1);
    assert_eq!(away(&mut house, 1), 0, "it is known");
}

#[test]
fn whoever_has_sat_here_longest_hosts_when_the_host_has_gone() {
    let mut house = untimed();
    assert_eq!(house.scene(Eye::Spectator).host, Some(Seat::new(0)));
    assert_eq!(pass_host(&mut house, [0, 1, 2]), 0, "the host is here");
    assert_eq!(pass_host(&mut house, []), 0, "nobody is");
    assert_eq!(pass_host(&mut house, [2, 1]), 1);
    assert_eq!(house.scene(Eye::Spectator).host, Some(Seat::new(1)));
    house.asks(1, Command::Kick { seat: Seat::new(0) }).unwrap();
    let kick = Command::Kick { seat: Seat::new(1) };
    assert!(house.asks(0, kick).unwrap_err().contains("host"), "the one before is it no more");
}

#[test]
fn the_longest_seated_is_not_always_in_the_first_seat() {
    let mut house = House::open(|_| {});
    for (person, seat) in [(0, 0), (1, 2), (2, 1)] {
        let sit = Command::Sit { seat: Some(Seat::new(seat)), name: format!("P{person}"), program: false };
        house.asks(person, sit).unwrap();
    }
    pass_host(&mut house, [1, 2]);
    assert_eq!(house.scene(Eye::Spectator).host, Some(Seat::new(2)));
}

#[test]
fn a_table_before_the_deal_gets_a_host_too_but_never_a_program_or_one_who_is_away() {
    let mut house = House::open(|_| {});
    let sit = |name: &str, program| Command::Sit { seat: None, name: name.into(), program };
    house.asks(1, sit("Robot", true)).unwrap();
    assert_eq!(pass_host(&mut house, [0]), 0);
    house.asks(2, sit("Cid", false)).unwrap();
    assert_eq!(pass_host(&mut house, [0, 1]), 1);
    house.asks(2, Command::Fill { level: "random".into() }).unwrap();
    assert!(house.table.game().is_some());
    let mut house = untimed();
    away(&mut house, 1);
    house.asks(2, let_bot_play(1)).unwrap();
    pass_host(&mut house, [1, 2]);
    assert_eq!(house.scene(Eye::Spectator).host, Some(Seat::new(2)));
}

#[test]
fn each_of_it_is_told() {
    let mut house = untimed();
    let before = house.table.version();
    away(&mut house, 2);
    house.asks(1, let_bot_play(2)).unwrap();
    back(&mut house, 2);
    pass_host(&mut house, [1, 2]);
    let words = |eye: Eye| -> Vec<String> {
        let told = house.table.told_since(eye, before);
        told.into_iter().flat_map(|chapter| chapter.lines).map(|line| line.words).collect()
    };
    let told = [
        "Cid seems to be away.",
        "Bea lets a bot play for Cid until they are back.",
        "Cid is back.",
        "The host has gone; Bea hosts the table now.",
    ];
    assert_eq!(words(Eye::Spectator), told);
    assert_eq!(words(house.seat(1))[3], "The host has gone; you host the table now.");
}

#[test]
fn a_host_who_comes_back_is_told_who_hosts_now_and_so_are_the_others() {
    let mut house = untimed();
    away(&mut house, 0);
    pass_host(&mut house, [1, 2]);
    let last = |house: &House, eye: Eye| -> String {
        let before = Version(house.table.version().0 - 1);
        house.table.told_since(eye, before)[0].lines[0].words.clone()
    };
    back(&mut house, 0);
    assert_eq!(last(&house, house.seat(0)), "You are back; Bea hosts the table now.");
    assert_eq!(last(&house, house.seat(1)), "Ann is back; you host the table now.");
    assert_eq!(last(&house, Eye::Spectator), "Ann is back; Bea hosts the table now.");
    let kick = Command::Kick { seat: Seat::new(2) };
    assert!(house.asks(0, kick).unwrap_err().contains("Bea, who opened"));
    // It is told once; and nobody else hears it when they come back.
    away(&mut house, 0);
    back(&mut house, 0);
    assert_eq!(last(&house, house.seat(0)), "You are back.");
    away(&mut house, 2);
    back(&mut house, 2);
    assert_eq!(last(&house, house.seat(2)), "You are back.");
}

#[test]
fn whoever_only_comes_and_goes_is_believed_later_each_time() {
    let grace = Duration::from_secs(10);
    let mut house = untimed();
    let after = |house: &House, seat: usize| house.table.believed_after(Seat::new(seat), grace).as_secs();
    for seconds in [0, 10, 30, 70] {
        away(&mut house, 2);
        assert_eq!(after(&house, 2), seconds);
        assert_eq!(house.table.is_believed_at_once(Seat::new(2)), seconds == 0);
        back(&mut house, 2);
    }
    assert_eq!(after(&house, 1), 0, "the others have nothing to do with it");
    away(&mut house, 2);
    house.asks(0, Command::Say { text: "Well played!".into() }).unwrap();
    assert_eq!(after(&house, 2), 0, "something else has happened");
    for _ in 0..40 {
        away(&mut house, 2);
        back(&mut house, 2);
    }
    assert!(after(&house, 2) < 1 << 30, "at last it grows no more");
}
