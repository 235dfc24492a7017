//! Tables and the house around them: what leaves it, what it bears, what it keeps, and how all that is described.

mod clock;
mod documentation;
mod golden;
mod leaks;
mod pace;
mod presence;
mod rest;
mod retention;
mod sizes;
mod trouble;
mod typescript;

#[path = "../support/server.rs"]
mod server;
#[path = "../support/sitting.rs"]
mod sitting;
