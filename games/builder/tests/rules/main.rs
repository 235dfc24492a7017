//! The rules of Dungeon Builder, chapter by chapter.

mod laws;
