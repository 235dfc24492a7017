//! What somebody may do.

use crate::adventurer::{Adventurer, Pair};
use crate::dungeon::Depth;
use serde::{Deserialize, Serialize};

/// A move. In JSON rooms are counted from 1 at the top, and the two spaces of a room are 1 and 2.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum Move {
    /// Decide whom to disable for the first round: `{"disable":[1,2]}`.
    Disable(Pair),
    /// Place an adventurer on an empty space: `{"place":{"adventurer":3,"room":1}}`.
    Place { adventurer: Adventurer, room: Depth },
    /// Bump somebody else's adventurer, or a ghost, off a full room: `{"bump":{"adventurer":5,"room":3,"space":2}}`.
    Bump {
        adventurer: Adventurer,
        room: Depth,
        #[serde(with = "crate::counted")]
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        space: u8,
    },
    /// Replace an adventurer of one's own by a stronger one: `{"replace":{"adventurer":5,"room":3,"space":1}}`.
    Replace {
        adventurer: Adventurer,
        room: Depth,
        #[serde(with = "crate::counted")]
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        space: u8,
    },
}
