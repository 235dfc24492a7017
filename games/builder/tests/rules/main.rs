//! The rules of Dungeon Builder, chapter by chapter.

mod building;
mod combat;
mod coverage;
mod entering;
mod golden;
mod hoard;
mod improving;
mod laws;
mod messages;
mod monsters;
mod moving;
mod positions;
mod previews;
mod readme;
mod recovery;
mod robustness;
mod secrets;
mod setup;
mod support;
mod traps;
mod upgrading;
mod vocabulary;
mod windows;
