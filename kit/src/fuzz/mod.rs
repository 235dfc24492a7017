//! Fuzzing: nothing that somebody writes into a position makes the program stumble. Either the faults are listed,
//! or the position can be looked at, played and played out. The same holds for moves that nobody should send.
//!
//! ```ignore
//! fn raiders() -> Fuzz<Raiders> {
//!     Fuzz { tables: Setup::every::<Raiders>(), play: whole_game, words: &["torch", "Medusa"], cases: CASES }
//! }
//!
//! #[test]
//! fn a_position_changed_anywhere_is_refused_with_reasons_or_can_be_played() {
//!     raiders().changed_anywhere();
//! }
//! ```
//!
//! The cases are drawn by proptest and differ from run to run; one that fails is made as small as it gets and printed.

mod change;
mod playable;

use crate::messages::tongue_of;
use crate::{PlayOut, as_many_as, positions::after};
use change::{change, changes, places};
use playable::can_be_played;
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::TestRunner;
use serde_json::{Value, json};
use undercroft_core::{Game, MAX_SEATS, Position, Seat, Setup};
use undercroft_words::Language;

/// How many cases of a game of ordinary length are enough.
pub const CASES: u64 = 1000;

/// A game, and what it takes to lay out its tables and to write things into their files that belong there.
pub struct Fuzz<G: Game> {
    /// The tables it is played at.
    pub tables: Vec<Setup>,
    /// How a whole game of it is played.
    pub play: PlayOut<G>,
    /// Words of its files: names of cards, phases, options.
    pub words: &'static [&'static str],
    /// How many cases each assertion tries, unless `UNDERCROFT_FUZZ_CASES` says otherwise; fewer where games are long.
    pub cases: u64,
}

/// A position some way into a random game: the table, the seed and how far.
type Somewhere = (usize, u64, usize);

impl<G: Game> Fuzz<G> {
    /// Asserts that a position in which up to four things are changed, anywhere and to anything, is refused with reasons
    /// or can be played.
    ///
    /// # Panics
    /// If neither is so.
    pub fn changed_anywhere(&self) {
        self.each(changes(self.words), |position, seed, changes| {
            let mut file = file_of(&position);
            changes.iter().for_each(|(at, how)| change(&mut file, *at, how));
            refused_or_played::<G>(&file.to_string(), seed)
        });
    }

    /// Asserts that a position is refused or can be played in which one number of the state is a little more or less, and
    /// in which `own` has changed the state by a value of the strategy besides: something that makes sense in this game, so
    /// that many positions are sound.
    ///
    /// # Panics
    /// If neither is so.
    pub fn changed_in_numbers<T: std::fmt::Debug>(
        &self,
        besides: impl Strategy<Value = T>,
        own: impl Fn(&mut Value, T),
    ) {
        self.each((any::<Index>(), -2i64..=2, besides), |position, seed, (at, by, besides)| {
            let mut file = file_of(&position);
            let state = &mut file["state"];
            let mut numbers = places(state);
            numbers.retain(|place| state.pointer(place).is_some_and(Value::is_i64));
            let spot =
                state.pointer_mut(&numbers[at.index(numbers.len())]).expect("the place was found in it");
            *spot = json!(spot.as_i64().unwrap_or(0) + by);
            own(state, besides);
            refused_or_played::<G>(&file.to_string(), seed)
        });
    }

    /// Asserts that a file cut off somewhere, or with one letter changed, is refused or can be played.
    ///
    /// # Panics
    /// If neither is so.
    pub fn cut_off_or_misspelt(&self) {
        // Of all letters few are digits, and those are what turns one position into another.
        let letter = prop_oneof![any::<char>(), prop::char::range('0', '9')];
        self.each((any::<Index>(), prop::option::of(letter)), |position, seed, (at, letter)| {
            let mut letters: Vec<char> = position.to_json().chars().collect();
            let at = at.index(letters.len());
            match letter {
                Some(letter) => letters[at] = letter,
                None => letters.truncate(at),
            }
            refused_or_played::<G>(&letters.into_iter().collect::<String>(), seed)
        });
    }

    /// Asserts that any move of the strategy by any seat, at the table or not, is played if it is listed, and else refused
    /// by a rule that has a name, with nothing changed.
    ///
    /// # Panics
    /// If a move meets anything else.
    pub fn any_move_by_any_seat(&self, moves: impl Strategy<Value = G::Move>) {
        let tries = prop::collection::vec((0..MAX_SEATS, moves), 1..12);
        let tongue = tongue_of::<G>(Language::English);
        self.each(tries, |mut position, _, tries| {
            for (seat, action) in tries {
                let seat = Seat::new(seat);
                let listed = position.moves(seat).contains(&action);
                let before = position.state().clone();
                let played = position.play(seat, action);
                prop_assert_eq!(
                    played.is_ok(),
                    listed,
                    "{} {:?} is played or listed, not both",
                    seat,
                    action
                );
                if let Err(refusal) = played {
                    prop_assert_eq!(position.state(), &before, "a refusal changed something");
                    let stranger = seat.index() >= position.rules().players();
                    prop_assert!(stranger || G::CHAPTERS.contains(&refusal.rule()), "{}", refusal);
                    prop_assert!(tongue.has(refusal.reason().id()), "{}", refusal);
                }
            }
            Ok(())
        });
    }

    /// Tries an assertion on positions some way into random games of every table, each with a value of the strategy.
    fn each<T: std::fmt::Debug>(
        &self,
        values: impl Strategy<Value = T>,
        holds: impl Fn(Position<G>, u64, T) -> Result<(), TestCaseError>,
    ) {
        let cases = as_many_as("UNDERCROFT_FUZZ_CASES", self.cases) as u32;
        let config = ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(cases) };
        let cases = ((0..self.tables.len(), 0u64..1000, 0usize..200), values);
        let tried = TestRunner::new(config)
            .run(&cases, |(somewhere, value)| holds(self.position(somewhere), somewhere.1, value));
        if let Err(failure) = tried {
            panic!("with (table, seed, steps) and what was done to it: {failure}");
        }
    }

    fn position(&self, (table, seed, steps): Somewhere) -> Position<G> {
        let game = (self.play)(self.tables[table].clone(), seed);
        after(&game, steps % (game.moves.len() + 1))
    }
}

fn file_of<G: Game>(position: &Position<G>) -> Value {
    serde_json::from_str(&position.to_json()).expect("a position is JSON")
}

/// A text is refused with reasons and their places, or is a position that can be played.
fn refused_or_played<G: Game>(text: &str, seed: u64) -> Result<(), TestCaseError> {
    match Position::<G>::from_json(text) {
        Ok(position) => can_be_played(&position, seed),
        Err(faults) => {
            prop_assert!(!faults.is_empty());
            prop_assert!(faults.iter().all(|fault| !fault.place.is_empty() && !fault.reason.is_empty()));
        }
    }
    Ok(())
}
