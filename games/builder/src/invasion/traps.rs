//! Traps: disabling, bashing, and what is left of the charges.

use super::Flow;
use crate::Builder;
use crate::event::{Cause, Event};
use crate::ids::{Member, Place};
use crate::state::{Fate, Stage, State, Step};
use crate::table::Table;
use crate::vocabulary::Ability;
use undercroft_core::{Listener, Rng};

impl Builder {
    /// The members who can do something about the trap here: disable it, unless it is too good for that or somebody has bashed
    /// it before, or bash it.
    pub(crate) fn able_at_trap<'a>(&'a self, state: &'a State) -> impl Iterator<Item = Member> + 'a {
        let room = state.dungeon(state.turn).rooms().get(usize::from(state.invasion.at));
        let level = room.and_then(|room| self.trap_of(room)).map_or(0, |(_, level)| level);
        let disable = level < self.cards.trap_upgrade.disabled_below && state.invasion.tried == 0;
        let thieves = self.able(&state.invasion, Ability::Disable).filter(move |_| disable);
        thieves.chain(
            self.able(&state.invasion, Ability::Bash)
                .filter(|member| state.invasion.tried & (1 << member.0) == 0),
        )
    }
}

impl<R: Rng, L: Listener<Event>> Table<'_, R, L> {
    pub(super) fn meet_trap(&mut self) -> Flow {
        if !self.rules.trap_can_fire(self.state) {
            return self.trap_is_over();
        }
        if self.state.invasion.trap_idle {
            self.tell(Event::TrapIdle { place: Place(self.state.invasion.at) });
            return self.trap_is_over();
        }
        let able = self.rules.able_at_trap(self.state).next().is_some();
        if able { self.ask(Stage::Trap) } else { self.leave_trap() }
    }

    /// Nothing more is done about it: it fires.
    pub(crate) fn leave_trap(&mut self) -> Flow {
        self.invasion().tried = 0;
        self.then(Step::Fire)
    }

    /// A member disables the trap, or takes charges off it by a Bash.
    pub(crate) fn tamper(&mut self, member: Member) {
        let at = usize::from(self.state.invasion.at);
        let one = self.state.invasion.members[member.index()];
        let charges = self.rules.trap_charges(&self.invaded().rooms[at]);
        let bash = self.rules.ability(&one) == Ability::Bash;
        let damage = if bash { self.rules.strength(self.state, &one).min(charges) } else { charges };
        self.use_ability(member);
        if bash {
            self.invasion().members[member.index()].next = 0;
            self.invasion().tried |= 1 << member.0;
        }
        let trap = &mut self.invaded_mut().rooms[at].trap;
        trap.spent = trap.spent.saturating_add(damage as i8);
        self.tell(Event::TrapDamaged { place: Place(at as u8), damage, left: charges - damage });
        self.then(Step::Trap);
    }

    /// One charge for each living member who is not spared, in party order.
    pub(super) fn fire_trap(&mut self) -> Flow {
        let at = usize::from(self.state.invasion.at);
        let dungeon = self.invaded();
        let room = &dungeon.rooms[at];
        let Some((trap, _)) = self.rules.trap_of(room) else { return self.trap_is_over() };
        let (spares, frightens) = (trap.spares, trap.frightens);
        let strength = self.rules.trap_strength(dungeon, room);
        let charges = self.rules.trap_charges(room);
        let invasion = &self.state.invasion;
        let next = (0..invasion.members.len()).find(|&member| {
            invasion.tried & (1 << member) == 0 && invasion.members[member].fate == Fate::Going
        });
        let Some(next) = next.filter(|_| charges > 0) else { return self.trap_is_over() };
        let class = invasion.members[next].class;
        self.invasion().tried |= 1 << next;
        let member = Member(next as u8);
        if spares & (1 << class) != 0 {
            self.tell(Event::Spared { hero: self.hero(member) });
            return Flow::GoOn;
        }
        let trap = &mut self.invaded_mut().rooms[at].trap;
        trap.spent = trap.spent.saturating_add(1);
        match frightens {
            true => self.invasion().members[next].lose(strength),
            false => self.hurt(member, strength, Cause::Trap),
        }
        Flow::GoOn
    }

    /// A trap without charges is discarded, unless the room sets it again.
    fn trap_is_over(&mut self) -> Flow {
        let at = self.state.invasion.at;
        (self.invasion().tried, self.invasion().trap_idle) = (0, false);
        let room = &self.invaded().rooms[usize::from(at)];
        let spent = room.trap.is_there() && self.rules.trap_charges(room) == 0;
        if spent && !self.rules.does(room).trap_set_again {
            self.lose_trap(self.state.turn, Place(at));
        }
        self.then(Step::Monsters)
    }
}
