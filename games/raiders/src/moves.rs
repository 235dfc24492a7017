//! What somebody may do.

use crate::card::Card;
use serde::{Deserialize, Serialize};

/// A move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Move {
    /// Play a card into the room: `{"play":3}` or `{"play":"key"}`.
    Play(Card),
    /// Announce a torch and look at the dark rooms: `"light_torch"`.
    LightTorch,
}
