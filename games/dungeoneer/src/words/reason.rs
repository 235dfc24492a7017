//! Why somebody stands where they do at the end, where gold does not say it.

use super::now::winners;
use crate::event::Ending;
use crate::view::{Stage, View};
use undercroft_core::{Reason, Seat, say};

/// Nobody of theirs lives, all have lost, or equal gold is decided by who lives.
pub(crate) fn reason(view: &View, seat: Seat) -> Option<Reason> {
    if view.stage != Stage::Over {
        return None;
    }
    match view.ending? {
        Ending::AllDead => return Some(Reason::out(say!("reason-all-dead"))),
        Ending::TimeOver => return Some(Reason::out(say!("reason-time-over"))),
        Ending::FinalTile | Ending::HighestSlain | Ending::Complete => {}
    }
    let living = *view.living.get(seat.index())?;
    if living == 0 {
        return Some(Reason::out(say!("reason-dead")));
    }
    let gold = |seat: Seat| view.gold[seat.index()];
    let level = |other: &Seat| *other != seat && view.living[other.index()] > 0 && gold(*other) == gold(seat);
    let equals: Vec<Seat> = Seat::all(view.living.len()).filter(level).collect();
    let shares = winners(view).contains(seat) && winners(view).len() > 1;
    match equals.is_empty() {
        true => None,
        false if shares => Some(Reason::tie(say!("reason-equal", living: living))),
        false => Some(Reason::tie(say!("reason-tie", living: living))),
    }
}
