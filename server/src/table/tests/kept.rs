//! Seats that are kept for those who played before.

use super::*;

/// A table where a seat is kept for Bea, who has two devices, and one for Cid.
fn keeping() -> House {
    let mut house = House::open(|_| {});
    house.asks(0, Command::Sit { seat: Some(Seat::new(0)), name: "Ann".into(), program: false }).unwrap();
    let other_device = house.keys[3].hash();
    for (seat, name, keys) in
        [(1, "Bea", vec![house.keys[1].hash(), other_device]), (2, "Cid", vec![house.keys[2].hash()])]
    {
        let kind = EntryKind::Kept { seat: Seat::new(seat), name: name.into(), keys, program: false };
        let entry = Entry { at: house.now, request: None, kind };
        house.log.push(entry.clone());
        house.table.apply(entry).unwrap();
    }
    house
}

fn sit(seat: Option<usize>) -> Command {
    Command::Sit { seat: seat.map(Seat::new), name: "Somebody".into(), program: false }
}

#[test]
fn nobody_else_sits_down_in_a_seat_that_is_kept() {
    let mut house = keeping();
    let stranger = Who::Person(Key::new().unwrap().hash());
    assert!(house.asked(stranger, sit(Some(1))).unwrap_err().contains("kept for somebody"));
    assert!(house.asked(stranger, sit(None)).unwrap_err().contains("kept for those"));
    assert!(house.asks(1, sit(Some(2))).unwrap_err().contains("kept for somebody"));
    let kept = |seat: usize| house.scene(Eye::Spectator).chairs[seat].kept_for.clone();
    assert_eq!([kept(0), kept(1), kept(2)], [None, Some("Bea".into()), Some("Cid".into())]);
}

#[test]
fn whoever_accepts_has_their_old_seat_on_all_their_devices() {
    let mut house = keeping();
    assert_eq!(house.asks(3, sit(None)), Ok(1), "Bea's other device");
    assert_eq!(house.table.seat_of(Who::Person(house.keys[1].hash())), Some(Seat::new(1)));
    assert_eq!(house.asks(2, sit(None)), Ok(2), "Cid comes, and the cards are dealt");
    assert!(house.table.game().is_some());
}

#[test]
fn whoever_declines_leaves_the_seat_to_others() {
    let mut house = keeping();
    assert_eq!(house.asks(1, Command::Leave), Ok(1));
    assert!(house.asks(1, Command::Leave).unwrap_err().contains("sits at this table"));
    let stranger = Who::Person(Key::new().unwrap().hash());
    assert_eq!(house.asked(stranger, sit(None)), Ok(1));
    assert_eq!(house.table.name(Seat::new(1)), "Somebody");
}

#[test]
fn whoever_sits_down_elsewhere_leaves_the_seat_that_was_kept() {
    let mut house = keeping();
    house.asks(2, Command::Leave).unwrap();
    assert_eq!(house.asks(1, sit(Some(2))), Ok(2));
    assert_eq!(house.scene(Eye::Spectator).chairs[1].kept_for, None);
    assert!(house.table.game().is_none() && house.table.has_room());
}

#[test]
fn the_host_may_fill_what_is_kept() {
    let mut house = keeping();
    house.asks(0, Command::Fill { level: "random".into() }).unwrap();
    assert!(house.table.game().is_some());
    assert_eq!(house.table.kept_for(&house.keys[1].hash()), None);
    let again = Table::run(house.log.clone()).unwrap();
    assert_eq!(again.scene(Eye::Spectator, Version(0), house.now), house.scene(Eye::Spectator));
}

#[test]
fn those_for_whom_a_seat_is_kept_have_to_do_with_the_table() {
    let mut house = keeping();
    let bea = house.keys[1].hash();
    assert!(house.table.people().any(|key| key == bea));
    house.asks(1, Command::Leave).unwrap();
    assert!(!house.table.people().any(|key| key == bea));
}

#[test]
fn everybody_is_told_who_would_like_to_play_again() {
    let mut house = House::full();
    while let Some(seat) = house.table.awaited().first() {
        let action = serde_json::from_str(&house.table.game().unwrap().moves(seat)[0].json).unwrap();
        let id = house.log.len().to_string();
        house.plays(seat.index(), action, &id).unwrap();
    }
    house.asks(1, Command::Rematch { table: "there".into() }).unwrap();
    let scene = house.table.scene(house.seat(0), Version(house.table.version().0 - 1), house.now);
    assert_eq!((scene.rematch.as_deref(), scene.rematch_by), (Some("there"), Some(Seat::new(1))));
    assert_eq!(scene.told[0].lines[0].words, "Bea would like to play again.");
}
