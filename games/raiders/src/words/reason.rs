//! Why a raider stands where they do at the end, where their coins do not say it.

use crate::view::View;
use undercroft_core::{Reason, Seat, say};

/// Out by a boss, collapsed, or level with somebody else in coins.
pub(crate) fn reason(view: &View, seat: Seat) -> Option<Reason> {
    let ending = view.ending.as_ref()?;
    let player = view.player(seat);
    if player.eliminated {
        return Some(Reason::out(say!("reason-eliminated")));
    }
    if ending.collapsed.contains(seat) {
        return Some(Reason::out(say!("reason-collapsed", wounds: player.wounds)));
    }
    let level = || {
        let others = ending.standing.iter().filter(|&&other| other != seat);
        others.map(|&other| view.player(other)).filter(|other| other.coins == player.coins)
    };
    level().next()?;
    let equal = level().any(|other| other.wounds == player.wounds);
    let message = if equal { say!("reason-equal") } else { say!("reason-tie") };
    Some(Reason::tie(message.with("wounds", player.wounds)))
}
