//! The list of games as programs see it.

mod choices;
mod mutations;
mod typescript;
