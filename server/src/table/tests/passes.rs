//! Private links to seats: who makes them, whom they let in, and that they are good once.

use super::*;

fn pass() -> KeyHash {
    KeyHash([9; 32])
}

fn make(seat: Option<usize>, to: PassFor) -> Command {
    Command::MakePass { seat: seat.map(Seat::new), pass: pass(), to }
}

fn claim(name: Option<&str>) -> Command {
    Command::Claim { pass: pass(), name: name.map(String::from) }
}

/// The host and whoever is left remove somebody.
fn vote_out(house: &mut House, seat: usize) {
    house.asks(0, Command::Kick { seat: Seat::new(seat) }).unwrap();
    house.asks(3 - seat, Command::Agree).unwrap();
}

fn stranger() -> Who {
    Who::Person(Key::new().unwrap().hash())
}

#[test]
fn a_link_to_the_own_seat_lets_another_device_in_and_both_play() {
    let mut house = House::full();
    house.asks(1, make(None, PassFor::Device)).unwrap();
    let device = stranger();
    house.asked(device, claim(None)).unwrap();
    assert_eq!(house.table.seat_of(device), Some(Seat::new(1)));
    let play = Command::Play { action: json!({"play": 3}).to_string(), seen: house.table.version() };
    house.asked(device, play).unwrap();
    assert_eq!(house.asks(1, Command::Undo), Ok(1));
}

#[test]
fn the_host_is_the_host_on_another_device_too() {
    let mut house = House::full();
    house.asks(0, make(None, PassFor::Device)).unwrap();
    let device = stranger();
    house.asked(device, claim(None)).unwrap();
    assert!(house.table.is_host(device) && house.table.is_host(Who::Person(house.keys[0].hash())));
}

#[test]
fn a_link_lets_another_person_take_the_seat_over() {
    let mut house = House::full();
    house.asks(1, make(None, PassFor::Person)).unwrap();
    let newcomer = stranger();
    assert!(house.asked(newcomer, claim(None)).unwrap_err().contains("1 to 24"));
    house.asked(newcomer, claim(Some("Dot"))).unwrap();
    assert_eq!(house.table.name(Seat::new(1)), "Dot");
    assert_eq!(house.table.seat_of(Who::Person(house.keys[1].hash())), None);
}

#[test]
fn whoever_takes_the_hosts_seat_over_is_not_the_host() {
    let mut house = House::full();
    house.asks(0, make(None, PassFor::Person)).unwrap();
    let newcomer = stranger();
    house.asked(newcomer, claim(Some("Dot"))).unwrap();
    assert!(!house.table.is_host(newcomer) && house.table.is_host(Who::Person(house.keys[0].hash())));
}

#[test]
fn the_host_gives_a_bots_seat_away_if_all_agree_and_nobody_else_does() {
    let mut house = House::full();
    vote_out(&mut house, 2);
    assert!(house.asks(1, make(Some(2), PassFor::Person)).unwrap_err().contains("opened the table"));
    assert!(house.asks(0, make(Some(2), PassFor::Device)).unwrap_err().contains("no other device"));
    house.asks(0, make(Some(2), PassFor::Person)).unwrap();
    assert!(house.asked(stranger(), claim(Some("Dot"))).is_err(), "or the host could look into any hand");
    house.asks(1, Command::Agree).unwrap();
    house.asked(stranger(), claim(Some("Dot"))).unwrap();
    assert!(house.table.bot_seats().is_empty());
    assert_eq!(house.table.name(Seat::new(2)), "Dot");
}

#[test]
fn a_link_is_good_once() {
    let mut house = House::full();
    house.asks(1, make(None, PassFor::Device)).unwrap();
    let device = stranger();
    house.asked(device, claim(None)).unwrap();
    assert!(house.asked(device, claim(None)).unwrap_err().contains("no longer good"));
    assert!(house.asked(stranger(), claim(None)).unwrap_err().contains("no longer good"));
}

#[test]
fn a_link_is_void_once_the_seat_has_another_owner() {
    let mut house = House::full();
    house.asks(1, make(None, PassFor::Device)).unwrap();
    vote_out(&mut house, 1);
    assert!(house.asked(stranger(), claim(Some("Dot"))).unwrap_err().contains("no longer good"));
}

#[test]
fn whoever_is_away_or_lets_a_bot_play_must_agree_too_before_somebody_takes_a_seat() {
    for gone in [Command::Absent { seat: Seat::new(1), absent: 60_000 }, Command::Leave] {
        let mut house = House::full();
        vote_out(&mut house, 2);
        let who = if gone == Command::Leave { Who::Person(house.keys[1].hash()) } else { Who::Clock };
        house.asked(who, gone).unwrap();
        house.asks(0, make(Some(2), PassFor::Person)).unwrap();
        assert!(house.asked(stranger(), claim(Some("Dot"))).is_err());
        let missing = house.scene(Eye::Spectator).proposal.expect("it waits").missing;
        assert_eq!(missing, SeatSet::only(Seat::new(1)));
        house.asks(1, Command::Agree).unwrap();
        house.asked(stranger(), claim(Some("Dot"))).unwrap();
    }
}

#[test]
fn a_seat_is_not_given_away_because_whoever_was_asked_goes_away() {
    let mut house = House::full();
    vote_out(&mut house, 2);
    house.asks(0, make(Some(2), PassFor::Person)).unwrap();
    house.asked(Who::Clock, Command::Absent { seat: Seat::new(1), absent: 60_000 }).unwrap();
    assert!(house.asked(stranger(), claim(Some("Dot"))).is_err());
}

#[test]
fn a_kick_in_a_running_game_needs_all_others_who_are_there_and_one_at_least() {
    let mut house = House::full();
    let kick = || Command::Kick { seat: Seat::new(2) };
    house.asks(0, kick()).unwrap();
    assert!(house.table.bot_seats().is_empty(), "the host alone removes nobody");
    house.asks(1, Command::Decline).unwrap();
    house.asked(Who::Clock, Command::Absent { seat: Seat::new(1), absent: 60_000 }).unwrap();
    assert!(house.asks(0, kick()).unwrap_err().contains("Nobody removes somebody from a game alone"));
    house.asked(Who::Clock, Command::Present { seat: Seat::new(1) }).unwrap();
    house.asks(0, kick()).unwrap();
    house.asks(1, Command::Agree).unwrap();
    assert_eq!(house.table.bot_seats(), SeatSet::only(Seat::new(2)));
    assert_eq!(house.scene(Eye::Spectator).proposal, None);
}

#[test]
fn nobody_makes_a_link_to_another_persons_seat_or_to_a_free_one() {
    let mut house = House::full();
    assert!(house.asks(0, make(Some(1), PassFor::Person)).unwrap_err().contains("Only its owner"));
    assert!(house.asked(stranger(), make(None, PassFor::Device)).unwrap_err().contains("sits at this table"));
    let mut open = House::open(|_| {});
    assert!(open.asks(0, make(Some(1), PassFor::Person)).unwrap_err().contains("free"));
    assert!(open.asks(0, make(Some(7), PassFor::Person)).unwrap_err().contains("no such seat"));
}

#[test]
fn somebody_seated_here_takes_no_second_seat_by_a_link() {
    let mut house = House::full();
    house.asks(1, make(None, PassFor::Person)).unwrap();
    assert!(house.asks(2, claim(Some("Cid"))).unwrap_err().contains("already"));
    assert_eq!(house.asks(1, claim(None)), Ok(0), "it is their own");
}
