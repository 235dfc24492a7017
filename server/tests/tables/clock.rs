//! A game whose own rules limit time, at a table: the clock is in the log like a player.

use crate::sitting::{START, Sitting, person};
use undercroft_catalog as catalog;
use undercroft_core::{Eye, Fault, Seat, SeatSet, Seed, Setup};
use undercroft_kit::scramble::{BREATH_MILLIS, SCRAMBLE_MILLIS, Scramble};
use undercroft_server::table::{Command, EntryKind, Millis, Pace, Scene, Version, Who};

const SCRAMBLE: Millis = SCRAMBLE_MILLIS as Millis;
const BREATH: Millis = BREATH_MILLIS as Millis;

fn library(name: &str) -> Result<&'static dyn catalog::Title, Fault> {
    match name {
        "scramble" => Ok(catalog::title_of::<Scramble>()),
        _ => catalog::find(name),
    }
}

fn dealt() -> Sitting {
    Sitting::dealt_from(library, Setup::new::<Scramble>(2), Seed::from_number(1), |_| {})
}

fn tick(sitting: &mut Sitting, at: Millis) -> usize {
    sitting.now = at;
    sitting.ask(Who::Clock, None, Command::Tick).unwrap()
}

fn scene(sitting: &Sitting) -> Scene {
    sitting.table.scene(Eye::Spectator, Version::START, sitting.now)
}

#[test]
fn time_runs_out_when_the_games_own_limit_is_over_and_not_before() {
    let mut sitting = dealt();
    assert_eq!(sitting.table.deadline(), Some(START + SCRAMBLE));
    assert_eq!(tick(&mut sitting, START + SCRAMBLE - 1), 0);
    assert_eq!(tick(&mut sitting, START + SCRAMBLE), 1);
    assert_eq!(sitting.log.last().unwrap().kind, EntryKind::TimeUp);
    assert_eq!(sitting.table.deadline(), Some(START + SCRAMBLE + BREATH), "the next limit begins");
    assert!(sitting.table.awaited().is_empty() && !sitting.table.is_over());
}

#[test]
fn the_entry_is_one_word_in_the_log() {
    assert_eq!(serde_json::to_string(&EntryKind::TimeUp).unwrap(), "\"time_up\"");
}

#[test]
fn a_move_neither_prolongs_nor_ends_the_limit() {
    let mut sitting = dealt();
    sitting.now += 4_000;
    sitting.ask(person(0), None, sitting.play("true")).unwrap();
    assert_eq!(
        (sitting.table.deadline(), scene(&sitting).ends_in),
        (Some(START + SCRAMBLE), Some(SCRAMBLE - 4_000))
    );
}

#[test]
fn nothing_runs_out_once_the_game_has_moved_on() {
    let mut sitting = dealt();
    sitting.now += SCRAMBLE - 1;
    for seat in 0..2 {
        sitting.ask(person(seat), None, sitting.play("false")).unwrap();
    }
    assert_eq!(tick(&mut sitting, START + SCRAMBLE), 0, "the limit that was due is gone");
}

#[test]
fn a_move_chosen_before_time_ran_out_is_not_taken_for_a_later_one() {
    let mut sitting = dealt();
    let chosen = sitting.play("true");
    tick(&mut sitting, START + SCRAMBLE);
    tick(&mut sitting, START + SCRAMBLE + BREATH);
    assert!(sitting.table.awaited() == SeatSet::all(2));
    assert!(sitting.ask(person(0), None, chosen).is_err());
    let anew = sitting.play("true");
    assert_eq!(sitting.ask(person(0), None, anew), Ok(1));
}

#[test]
fn the_games_clock_stands_still_while_the_table_rests() {
    let mut sitting = dealt();
    sitting.now += 1_000;
    sitting.enter(EntryKind::Paused);
    assert_eq!(sitting.table.deadline(), None);
    sitting.now += 60_000;
    assert_eq!(scene(&sitting).ends_in, Some(SCRAMBLE - 1_000));
    sitting.enter(EntryKind::Resumed { seat: Seat::new(0) });
    assert_eq!(sitting.table.deadline(), Some(sitting.now + SCRAMBLE - 1_000));
}

#[test]
fn the_games_clock_did_not_run_while_the_house_was_closed() {
    let mut sitting = dealt();
    sitting.now += 60_000;
    let slept = sitting.table.slept([(START + 1_000, START + 59_000)]);
    assert_eq!(slept, Some(EntryKind::Slept { millis: 58_000 }));
    sitting.enter(slept.unwrap());
    assert_eq!(scene(&sitting).ends_in, Some(SCRAMBLE - 2_000));
}

#[test]
fn everybody_is_told_that_time_is_up() {
    let mut sitting = dealt();
    tick(&mut sitting, START + SCRAMBLE);
    for eye in [Eye::Seat(Seat::new(0)), Eye::Seat(Seat::new(1)), Eye::Spectator] {
        let told = sitting.table.told_since(eye, Version(4)).pop().unwrap();
        assert_eq!(
            (told.lines[0].table.as_deref(), &*told.lines[0].words),
            (Some("time_ran_out"), "Time is up.")
        );
        assert_eq!(told.events.len(), 1);
    }
}

#[test]
fn a_players_own_clock_runs_beside_the_games() {
    let timed = |terms: &mut undercroft_server::table::Terms| {
        terms.pace = Pace::Timed { credit: 1_000, reserve: 1_000 };
    };
    let mut sitting = Sitting::dealt_from(library, Setup::new::<Scramble>(2), Seed::from_number(1), timed);
    assert_eq!(sitting.table.deadline(), Some(START + 2_000), "whichever is over first");
    assert_eq!(tick(&mut sitting, START + 2_000), 2, "bots stand in for both");
    assert_eq!(sitting.table.deadline(), Some(START + SCRAMBLE));
}

#[test]
fn taking_back_what_was_played_before_time_ran_out_takes_that_back_too() {
    let mut sitting = dealt();
    sitting.ask(person(0), None, sitting.play("true")).unwrap();
    tick(&mut sitting, START + SCRAMBLE);
    sitting.ask(person(0), None, Command::Undo).unwrap();
    assert!(sitting.table.awaited().is_empty(), "all must agree, for time has run out since");
    sitting.ask(person(1), None, Command::Agree).unwrap();
    assert_eq!(sitting.table.awaited(), SeatSet::all(2));
    assert_eq!(scene(&sitting).ends_in, Some(SCRAMBLE), "the limit begins anew");
}

#[test]
fn a_game_that_ended_by_the_clock_is_over_and_its_record_verifies() {
    let mut sitting = dealt();
    sitting.ask(person(0), None, sitting.play("true")).unwrap();
    while let Some(at) = sitting.table.deadline() {
        assert_eq!(tick(&mut sitting, at), 1);
    }
    assert!(sitting.table.is_over() && scene(&sitting).ends_in.is_none());
    assert_eq!(tick(&mut sitting, START + 1_000_000), 0);
    let record = sitting.table.game().unwrap().record().unwrap();
    let outcome = catalog::title_of::<Scramble>().record(&record).unwrap().verify().unwrap();
    assert_eq!(outcome.winners(), SeatSet::only(Seat::new(0)));
    assert_eq!(sitting.again_from(library).table.game().unwrap().record(), Some(record));
}
