//! The list of games as programs see it.

mod deciding;
mod choices;
mod mutations;
mod typescript;
