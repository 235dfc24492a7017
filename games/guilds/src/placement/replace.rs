//! Replace an adventurer.

use crate::Guilds;
use crate::adventurer::Adventurer;
use crate::dungeon::{Depth, Standing};
use crate::event::Event;
use crate::placement::Fee;
use crate::state::State;
use undercroft_core::{Audience, Listener, Refusal, Rng, Seat, say};

const RULE: &str = "replace";
/// What replacing costs, in any room.
pub(super) const FEE: Fee = Fee { bank: 1, owner: 0 };

impl Guilds {
    /// A stronger adventurer takes the place of one's own on a full room that is not locked, for a dollar to the bank.
    /// Whoever has two in the dungeon passes, so this is for a player with exactly one.
    #[inline(never)]
    pub(crate) fn replace(
        &self,
        state: &mut State,
        seat: Seat,
        (adventurer, room, space): (Adventurer, Depth, u8),
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) -> Result<(), Refusal> {
        self.may_send(state, seat, adventurer)?;
        let replaced = match self.may_change(state, adventurer, room, space, RULE)? {
            Standing::Adventurer(owner, replaced) if owner == seat => replaced,
            _ => return Err(Refusal::new(RULE, say!("refused-not-own"))),
        };
        self.can_pay(state, seat, FEE.total(), RULE)?;
        self.put(state, seat, adventurer, (room, space.into()));
        state.bring_back(seat, replaced);
        to.hear(Audience::Everyone, Event::Replaced { seat, adventurer, room, replaced });
        state.pay_bank(seat, FEE.bank, to);
        self.tell_lock(state, room, to);
        self.end_turn(state, chance, to);
        Ok(())
    }
}
