//! What the guide explains, and when.

use crate::Builder;
use crate::state::Stage;
use crate::view::View;
use undercroft_core::{Lesson, Seat};

const fn lesson(id: &'static str, thing: &'static str) -> Lesson {
    Lesson { id, thing }
}

/// What the guide explains, in the order in which it is told when several things matter at once.
pub(crate) const LESSONS: &[Lesson] = &[
    lesson("goal", "round"),
    lesson("new-cards", "available"),
    lesson("build", "hand"),
    lesson("contents", "hand"),
    lesson("upgrade", "hand"),
    lesson("improve", ""),
    lesson("discard", "hand"),
    lesson("answer", ""),
    lesson("party", "party"),
    lesson("invader", "party"),
    lesson("window", "window"),
    lesson("trap", "party"),
    lesson("abilities", "party"),
    lesson("strike", "party"),
    lesson("recovery", "party"),
    lesson("end", "ending"),
];

/// The lessons for which what a seat sees gives occasion.
pub(crate) fn lessons_now(_: &Builder, view: &View, seat: Seat) -> Vec<&'static str> {
    if view.stage == Stage::Over {
        return vec!["end"];
    }
    if !view.deciding.contains(seat) {
        return vec!["goal"];
    }
    let here = match view.stage {
        Stage::NewCards => "new-cards",
        Stage::Upgrade => "upgrade",
        Stage::Build => "build",
        Stage::AddContents => "contents",
        Stage::Improve => "improve",
        Stage::Discard => "discard",
        Stage::Answer => "answer",
        Stage::EncounterWindow | Stage::RecoveryWindow => "window",
        Stage::Trap | Stage::Door => "trap",
        Stage::Abilities => "abilities",
        Stage::Strike => "strike",
        Stage::Recovery | Stage::Compass => "recovery",
        Stage::Fright | Stage::Horde | Stage::Destroy | Stage::Over => "invader",
    };
    vec!["goal", here]
}
