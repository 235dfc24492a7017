//! Why a guild stands where it does at the end, where its money does not say it.

use crate::adventurer::Adventurer;
use crate::view::View;
use undercroft_core::{Reason, Seat, say};

/// Level with somebody else in money: the strongest adventurer left out of the last dungeon decides.
pub(crate) fn reason(view: &View, seat: Seat) -> Option<Reason> {
    let own = view.accounts.iter().find(|account| account.seats.contains(seat))?;
    let level = || view.accounts.iter().filter(|other| other.seats != own.seats && other.money == own.money);
    level().next()?;
    let left_out = own.left_out.map_or(0, Adventurer::strength);
    let equal = level().any(|other| other.left_out == own.left_out);
    let message = if equal { say!("reason-equal") } else { say!("reason-tie") };
    Some(Reason::tie(message.with("adventurer", left_out)))
}
