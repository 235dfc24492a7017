//! The list of games as programs see it.

mod choices;
mod deciding;
mod mutations;
mod plain;
mod seal;
mod typescript;
