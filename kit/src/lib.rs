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
//! | [`rough`] | whatever is done to a position file or sent as a move, nothing stumbles |
//! | [`cardfile`] | a card file with a mistake in it says so, with the line |
//! | [`scramble`] | a little game with a clock, for whatever hosts games |
//!
//! The laws that every game obeys are in [`undercroft_core::laws`]. Functions here panic with what they found, as
//! assertions do.

pub mod cardfile;
pub mod golden;
pub mod messages;
pub mod positions;
pub mod readme;
pub mod rough;
pub mod scramble;

use undercroft_core::{Game, Record, Setup};

/// How a game's tests play a whole game at random from a small seed, always the same from the same.
pub type PlayOut<G> = fn(Setup, u64) -> Record<<G as Game>::Move>;
