//! Replace an adventurer.

use crate::Guilds;
use crate::adventurer::Adventurer;
use crate::dungeon::{Depth, Standing};
use crate::event::Event;
use crate::state::State;
use undercroft_core::{Audience, Listener, Refusal, Rng, Seat};

const RULE: &str = "Replace an adventurer";
/// Dollars to the bank.
pub(super) const FEE: u16 = 1;

impl Guilds {
    /// A stronger adventurer takes the place of one's own on a full room that is not locked, for a dollar to the bank.
    /// Whoever has two in the dungeon passes, so this is for a player with exactly one.
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
            _ => return Err(Refusal::new(RULE, "That adventurer is not yours; you may bump it.")),
        };
        self.can_pay(state, seat, FEE, RULE)?;
        self.put(state, seat, adventurer, (room, space.into()));
        state.bring_back(seat, replaced);
        to.hear(Audience::Everyone, Event::Replaced { seat, adventurer, room, replaced });
        state.pay_bank(seat, FEE, to);
        self.tell_lock(state, room, to);
        self.end_turn(state, chance, to);
        Ok(())
    }
}
