//! What the cards of a table show.

use crate::RoomInfo;
use serde::Serialize;

/// What the cards show, by the numbers that events and views use: the first one is number 1.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Contents {
    /// Rooms and bosses with their values for this many players, by face.
    pub rooms: Vec<RoomInfo>,
    /// The characters' names, by number.
    pub characters: Vec<String>,
    /// How many levels the dungeon has.
    pub levels: usize,
}
