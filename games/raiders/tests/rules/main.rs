//! The tests of Dungeon Raiders, a file for each chapter: the README maps the rules to them.
//!
//! They are one program, because linking one for each file would take minutes. This runs those of one file:
//! `cargo test -p undercroft-raiders --test rules boss::`

mod support;

mod asking;
mod boss;
mod golden;
mod items;
mod laws;
mod levels;
mod messages;
mod monster;
mod own_cards;
mod positions;
mod preview;
mod promises;
mod readme;
mod recap;
mod refusals;
mod robustness;
mod rulings;
mod scoring;
mod secrets;
mod setup;
mod story;
mod study;
mod tactical;
mod telling;
mod trap;
mod treasure;
mod vault;
