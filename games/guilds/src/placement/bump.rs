//! Bump an adventurer.

use crate::Guilds;
use crate::adventurer::Adventurer;
use crate::dungeon::{Depth, Standing};
use crate::event::Event;
use crate::ghost;
use crate::placement::takers::Taking;
use crate::room::Level;
use crate::state::State;
use serde::Serialize;
use undercroft_core::{Audience, Listener, Refusal, Rng, Seat, say};

const RULE: &str = "bump";

/// What it costs to take somebody's place in a room.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Fee {
    /// Dollars to the bank.
    pub bank: u16,
    /// Dollars to the owner of the bumped adventurer.
    pub owner: u16,
}

impl Fee {
    /// Nothing: an empty space is free.
    pub(crate) const NONE: Fee = Fee { bank: 0, owner: 0 };

    /// What the bumping player needs.
    #[inline]
    pub fn total(self) -> u16 {
        self.bank + self.owner
    }
}

impl Guilds {
    /// A dollar to the bank, and to the owner nothing, one or two by the level of the room.
    #[inline]
    pub(crate) fn bump_fee(&self, level: Level) -> Fee {
        Fee { bank: 1, owner: u16::from(level.number()) - 1 }
    }

    /// A stronger adventurer takes the place of somebody else's on a full room that is not locked. The bumped one is
    /// available to its owner again at once.
    #[inline(never)]
    pub(crate) fn bump(
        &self,
        state: &mut State,
        seat: Seat,
        (adventurer, room, space): (Adventurer, Depth, u8),
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) -> Result<(), Refusal> {
        let taking = Taking { adventurer, room, space };
        if !self.may_take(state, seat, taking, false) {
            return Err(self.not_bumped(state, seat, taking));
        }
        let there = &state.dungeon[room.index()];
        match there.standing_in(space.into()) {
            Standing::Adventurer(owner, bumped) => {
                let fee = self.bump_fee(there.level);
                self.put(state, seat, adventurer, (room, space.into()));
                state.bring_back(owner, bumped);
                to.hear(Audience::Everyone, Event::Bumped { seat, adventurer, room, owner, bumped });
                state.pay_bank(seat, fee.bank, to);
                state.pay(seat, owner, fee.owner, to);
            }
            Standing::Ghost | Standing::Nobody => {
                self.put(state, seat, adventurer, (room, space.into()));
                let moved = self.move_ghost(state, room);
                to.hear(Audience::Everyone, Event::GhostBumped { seat, adventurer, room, to: moved });
                state.pay_bank(seat, ghost::FEE.bank, to);
                self.tell_lock(state, moved, to);
            }
        }
        self.tell_lock(state, room, to);
        self.end_turn(state, chance, to);
        Ok(())
    }

    /// Why nobody is bumped; asked only once that is certain.
    #[cold]
    fn not_bumped(&self, state: &State, seat: Seat, taking: Taking) -> Refusal {
        match self.guard_taking(state, seat, taking, RULE) {
            Err(refusal) => refusal,
            Ok(Standing::Adventurer(owner, _)) if owner == seat => Refusal::new(RULE, say!("refused-own")),
            Ok(Standing::Adventurer(..)) => {
                let fee = self.bump_fee(state.dungeon[taking.room.index()].level);
                self.not_paid(state, seat, fee, RULE)
            }
            Ok(Standing::Ghost | Standing::Nobody) => self.not_paid(state, seat, ghost::FEE, "ghost"),
        }
    }

    /// Fees are paid in full or not at all.
    pub(super) fn not_paid(&self, state: &State, seat: Seat, fee: Fee, rule: &'static str) -> Refusal {
        let (dollars, money) = (fee.total(), state.player(seat).money);
        Refusal::new(rule, say!("refused-price", dollars: dollars, money: money))
    }
}
