//! Positions as files: what can be reached reads and writes, what cannot is listed with every reason.

use serde_json::Value;
use undercroft_core::{Fault, Game, Position, Record};

/// An edit that leads to one fault: the place in the state and what is written there, the place that the fault names and
/// a part of its reason.
pub type Case<'a> = (&'a str, Value, &'a str, &'a str);

/// The faults of a position file with some places of its state written over; a place is a JSON pointer.
///
/// # Panics
/// If there is no such place, so that the edit would change nothing.
pub fn faults<G: Game>(file: &Value, edits: &[(&str, Value)]) -> Vec<String> {
    let mut file = file.clone();
    for (place, value) in edits {
        let spot = file["state"].pointer_mut(place).unwrap_or_else(|| panic!("there is no {place}"));
        *spot = value.clone();
    }
    let faults = Position::<G>::from_json(&file.to_string()).err().unwrap_or_default();
    faults.iter().map(Fault::to_string).collect()
}

/// Asserts that a file is sound, and that each edit by itself leads to its fault and to no other.
///
/// # Panics
/// If an edit leads to nothing, to something else, or to more.
pub fn each_is_the_only_fault<G: Game>(file: &Value, cases: &[Case<'_>]) {
    assert_eq!(faults::<G>(file, &[]), [""; 0], "the table itself is sound");
    for (place, value, at, reason) in cases {
        let found = faults::<G>(file, &[(place, value.clone())]);
        assert!(found.len() == 1 && is_it(&found[0], at, reason), "{place} = {value}: {found:#?}");
    }
}

/// Asserts that each edit by itself leads to its fault, be it among others.
///
/// # Panics
/// If that fault is not among those it leads to.
pub fn each_is_a_fault<G: Game>(file: &Value, cases: &[Case<'_>]) {
    for (place, value, at, reason) in cases {
        let found = faults::<G>(file, &[(place, value.clone())]);
        assert!(found.iter().any(|fault| is_it(fault, at, reason)), "{place} = {value}: {found:#?}");
    }
}

fn is_it(fault: &str, at: &str, reason: &str) -> bool {
    fault.strip_prefix(at).and_then(|rest| rest.strip_prefix(": ")).is_some_and(|told| told.contains(reason))
}

/// Asserts that each text is refused with the line where it stops being a position.
///
/// # Panics
/// If one of them is a position, or is refused otherwise.
pub fn each_is_refused_with_the_line<G: Game>(texts: &[&str]) {
    for text in texts {
        let faults = Position::<G>::from_json(text).err().unwrap_or_default();
        assert!(faults.len() == 1 && faults[0].place.starts_with("line "), "{text:?}: {faults:?}");
    }
}

/// Asserts that every position of a game, from the deal to the end, is the same once written and read.
///
/// # Panics
/// If one of them does not read, or becomes another.
pub fn survives_writing<G: Game>(game: &Record<G::Move>) {
    let mut position = after::<G>(game, 0);
    is_read_again(&position);
    for played in &game.moves {
        position.step(*played).unwrap_or_else(|no| panic!("{}: {no}", played.actor()));
        is_read_again(&position);
    }
}

fn is_read_again<G: Game>(position: &Position<G>) {
    let text = position.to_json();
    let again = Position::<G>::from_json(&text).unwrap_or_else(|faults| panic!("{faults:?}\n{text}"));
    assert_eq!(again.to_json(), text);
    assert_eq!(again.state(), position.state());
}

/// Asserts that a game written and read after so many moves goes on as the one that was written: chance included.
///
/// # Panics
/// If it goes another way, or there are no moves left to go.
pub fn goes_on_as_written<G: Game>(game: &Record<G::Move>, moves: usize) {
    let whole = after::<G>(game, game.moves.len());
    let written = after::<G>(game, moves).to_json();
    let mut again = Position::<G>::from_json(&written).unwrap_or_else(|faults| panic!("{faults:?}"));
    assert!(moves < game.moves.len(), "nothing is left to play");
    for played in &game.moves[moves..] {
        again.step(*played).unwrap_or_else(|no| panic!("{}: {no}", played.actor()));
    }
    assert_eq!(again.to_json(), whole.to_json());
    assert_eq!(again.fingerprint(), whole.fingerprint());
}

/// A recorded game after so many moves.
pub(crate) fn after<G: Game>(game: &Record<G::Move>, moves: usize) -> Position<G> {
    match game.replay::<G>(Some(moves)) {
        Ok((position, _)) => position,
        Err(faults) => panic!("the game does not run again: {faults:?}"),
    }
}
