//! The tests of Dungeon Rush, a file for each chapter: the README maps the rules to them.
//!
//! They are one program, because linking one for each file would take minutes. This runs those of one file:
//! `cargo test -p undercroft-rush --test rules rewards::`

mod support;

mod call;
mod calm;
mod checking;
mod clock;
mod golden;
mod laws;
mod live;
mod messages;
mod positions;
mod preview;
mod readme;
mod recap;
mod revealing;
mod rewards;
mod robustness;
mod scoring;
mod secrets;
mod setup;
mod story;
