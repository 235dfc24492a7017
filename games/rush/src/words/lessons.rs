//! When the guide explains what. The first defeat is explained by the line that tells of it.

use crate::options::Race;
use crate::state::Phase;
use crate::view::View;
use undercroft_core::{Lesson, Seat};

/// In the order in which they are told when several matter at once.
pub(crate) const LESSONS: &[Lesson] = &[
    Lesson { id: "goal", thing: "heroes" },
    Lesson { id: "live", thing: "slots" },
    Lesson { id: "call", thing: "slots" },
    Lesson { id: "calm", thing: "slots" },
    Lesson { id: "defeat", thing: "slots" },
    Lesson { id: "rewards", thing: "heroes" },
    Lesson { id: "again", thing: "slots" },
    Lesson { id: "level", thing: "slots" },
    Lesson { id: "last", thing: "lord" },
    Lesson { id: "end", thing: "seats" },
];

/// The lessons for which what a seat sees gives occasion.
pub(crate) fn lessons_now(view: &View, seat: Seat) -> Vec<&'static str> {
    let mine = view.waiting_for.contains(seat);
    let race = match view.race {
        Race::Live => "live",
        Race::Call => "call",
        Race::Calm => "calm",
    };
    let attacking = view.phase == Phase::Attacking && mine;
    let occasions = [
        ("goal", view.phase != Phase::Over),
        (race, attacking),
        ("rewards", view.phase == Phase::Rewards && mine),
        ("again", attacking && view.calling > 1),
        ("level", attacking && view.level == 2),
        ("last", attacking && view.level == 3),
        ("end", view.phase == Phase::Over),
    ];
    occasions.into_iter().filter(|(_, now)| *now).map(|(id, _)| id).collect()
}
