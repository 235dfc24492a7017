//! The tests of Dungeon Guilds, a file for each chapter: the README maps the rules to them.
//!
//! They are one program, because linking one for each file would take minutes. This runs those of one file:
//! `cargo test -p undercroft-guilds --test rules bump::`

mod support;

mod asking;
mod bump;
mod cleanup;
mod game_end;
mod ghost;
mod golden;
mod laws;
mod masters;
mod messages;
mod order;
mod own_cards;
mod place;
mod positions;
mod previews;
mod readme;
mod recap;
mod refusals;
mod replace;
mod resolution;
mod robustness;
mod rulings_paying;
mod rulings_placing;
mod secrets;
mod setup;
mod story;
mod study;
mod teams;
mod telling;
mod time_up;
