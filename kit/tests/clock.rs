//! A game whose rules limit time: it obeys the laws, and its record says when time ran out.

use undercroft_core::{Actor, Fault, Game, Played, Position, Record, Seat, Seed, Setup, Unplayable, laws};
use undercroft_kit::positions::{goes_on_as_written, survives_writing};
use undercroft_kit::scramble::{BREATH_MILLIS, GRAB, SCRAMBLE_MILLIS, STOP, Scramble};

const ANN: Seat = Seat::new(0);

fn dealt() -> Position<Scramble> {
    Position::deal(Setup::new::<Scramble>(2), Seed::from_number(1)).unwrap().0
}

/// A coin for the first seat, and then time runs out again and again.
fn whole_game() -> Record<bool> {
    let mut position = dealt();
    let mut moves = vec![Played::Move { seat: ANN, action: GRAB }];
    moves.resize(6, Played::TimeUp);
    for &step in &moves {
        position.step(step).unwrap();
    }
    Record::of(&position, moves)
}

#[test]
fn a_game_with_a_clock_obeys_the_laws() {
    let tally = laws::uphold::<Scramble>(2_000);
    assert!(tally.games == 2_000 && tally.compared > 1_000, "{tally:?}");
}

#[test]
fn a_limit_keeps_its_number_as_long_as_it_lasts() {
    let mut position = dealt();
    let limit = position.time_limit().unwrap();
    assert_eq!(limit.millis, SCRAMBLE_MILLIS);
    position.play(ANN, GRAB).unwrap();
    assert_eq!(position.time_limit(), Some(limit));
    position.time_up().unwrap();
    let breath = position.time_limit().unwrap();
    assert!(breath.millis == BREATH_MILLIS && breath.number != limit.number);
}

#[test]
fn a_record_in_which_time_ran_out_verifies_and_reads_as_it_was_written() {
    let record = whole_game();
    assert_eq!(record.verify::<Scramble>().unwrap().score(ANN), 1);
    let text = record.to_json();
    assert!(text.contains(r#"{"seat": 1, "move": true}"#), "{text}");
    assert_eq!(text.matches(r#""clock": "time_up""#).count(), 5, "{text}");
    assert_eq!(Record::from_json(&text).unwrap(), record);
}

#[test]
fn a_record_with_a_time_left_out_does_not_verify() {
    let mut record = whole_game();
    record.moves.pop();
    let faults = record.verify::<Scramble>().unwrap_err();
    assert!(faults.iter().any(|fault: &Fault| fault.place == "moves"), "{faults:?}");
}

#[test]
fn no_time_runs_out_once_the_game_is_over() {
    let mut record = whole_game();
    record.moves.push(Played::TimeUp);
    let unplayable = record.replay::<Scramble>(None).err().unwrap();
    assert!(matches!(unplayable, Unplayable::Move { number: 7, actor: Actor::Clock, .. }), "{unplayable:?}");
}

#[test]
fn time_that_is_not_limited_cannot_run_out_and_nothing_has_changed() {
    let mut position = whole_game().replay::<Scramble>(None).unwrap().0;
    let before = position.to_json();
    assert!(position.time_up().is_err());
    assert_eq!(position.to_json(), before);
}

#[test]
fn positions_under_a_limit_survive_writing() {
    let record = whole_game();
    survives_writing::<Scramble>(&record);
    goes_on_as_written::<Scramble>(&record, 2);
}

#[test]
fn when_all_have_stopped_only_the_clock_is_waited_for() {
    let mut position = dealt();
    Seat::all(2).for_each(|seat| drop(position.play(seat, STOP).unwrap()));
    assert!(position.rules().awaited(position.state()).is_empty());
    assert!(position.outcome().is_none() && position.time_limit().is_some());
}
