//! The tests of Dungeoneer, a file for each chapter: the README maps the rules to them.
//!
//! They are one program, because linking one for each file would take minutes. This runs those of one file:
//! `cargo test -p undercroft-dungeoneer --test rules moving::`

mod support;

mod asking;
mod doors;
mod drawing;
mod dungeons;
mod ending;
mod fighting;
mod fireball;
mod gold;
mod golden;
mod heal;
mod laws;
mod lightning;
mod magic;
mod messages;
mod monster_player;
mod monsters;
mod moving;
mod packs;
mod positions;
mod previews;
mod readme;
mod recap;
mod refusals;
mod robustness;
mod setup;
mod shooting;
mod smite;
mod story;
mod study;
mod summoning;
mod teleport;
mod telling;
mod tiles;
mod time_up;
mod turn;
