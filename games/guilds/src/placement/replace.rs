//! Replace an adventurer.

use crate::Guilds;
use crate::adventurer::Adventurer;
use crate::dungeon::{Depth, Standing};
use crate::event::Event;
use crate::placement::Fee;
use crate::placement::takers::Taking;
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
        let taking = Taking { adventurer, room, space };
        let standing = match self.may_take(state, seat, taking, true) {
            true => state.dungeon[room.index()].standing_in(space.into()),
            false => Standing::Nobody,
        };
        let Standing::Adventurer(_, replaced) = standing else {
            return Err(self.not_replaced(state, seat, taking));
        };
        self.put(state, seat, adventurer, (room, space.into()));
        state.bring_back(seat, replaced);
        to.hear(Audience::Everyone, Event::Replaced { seat, adventurer, room, replaced });
        state.pay_bank(seat, FEE.bank, to);
        self.tell_lock(state, room, to);
        self.end_turn(state, chance, to);
        Ok(())
    }

    /// Why nobody is replaced; asked only once that is certain.
    #[cold]
    fn not_replaced(&self, state: &State, seat: Seat, taking: Taking) -> Refusal {
        match self.guard_taking(state, seat, taking, RULE) {
            Err(refusal) => refusal,
            Ok(Standing::Adventurer(owner, _)) if owner == seat => self.not_paid(state, seat, FEE, RULE),
            Ok(_) => Refusal::new(RULE, say!("refused-not-own")),
        }
    }
}
