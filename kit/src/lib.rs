//! What the tests of all games share, so that each game's own tests say only what is its own.
//!
//! A game names this crate among its dev-dependencies. Its test is then the sentence, and the kit does the work:
//!
//! | module | what it sees to |
//! | --- | --- |
//! | [`readme`] | the README's map from rules to tests is true and forgets none |
//! | [`golden`] | whole games on file run again bit for bit |
//! | [`messages`] | every language has all messages, none is unused, and whole games are told in each |
//! | [`positions`] | a position with a fault is refused with the place and the reason; a sound one reads as it was written |
//! | [`fuzz`] | whatever is done to a position file or sent as a move, nothing stumbles |
//! | [`cardfile`] | a card file with a mistake in it says so, with the line |
//! | [`scramble`] | a little game with a clock, for whatever hosts games |
//!
//! The laws that every game obeys are in [`undercroft_core::laws`]. Functions here panic with what they found, as
//! assertions do.

pub mod cardfile;
pub mod fuzz;
pub mod golden;
pub mod messages;
pub mod positions;
pub mod readme;
pub mod scramble;

use undercroft_core::{Game, Record, Setup};

/// How often a long test does something: as often as this variable of the environment says, or as often as an ordinary run has
/// time for.
///
/// # Panics
/// If the variable is set to something else than a number.
pub fn as_many_as(variable: &str, otherwise: u64) -> u64 {
    match std::env::var(variable) {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("{variable} is to be a number, and is {text:?}")),
        Err(_) => otherwise,
    }
}

/// How many random games every game's laws are watched in: `UNDERCROFT_LAW_GAMES`, or at least this many.
pub fn law_games(otherwise: u64) -> usize {
    as_many_as("UNDERCROFT_LAW_GAMES", otherwise) as usize
}

/// How a game's tests play a whole game at random from a small seed, always the same from the same.
pub type PlayOut<G> = fn(Setup, u64) -> Record<<G as Game>::Move>;
