//! Recovery: healing, after the window and before anybody flees.

use super::Flow;
use crate::event::Event;
use crate::ids::Member;
use crate::state::{Stage, Step};
use crate::table::Table;
use crate::vocabulary::Ability;
use undercroft_core::{Listener, Rng};

impl<R: Rng, L: Listener<Event>> Table<'_, R, L> {
    pub(super) fn offer_heals(&mut self) -> Flow {
        let healer = self.rules.able(&self.state.invasion, Ability::Heal).next().is_some();
        match healer && self.rules.anybody_wounded(self.state) {
            true => self.ask(Stage::Recovery),
            false => self.then(Step::Flight),
        }
    }

    pub(crate) fn heal_in_recovery(&mut self, member: Member, whom: Member) {
        self.use_ability(member);
        self.heal(whom);
        self.then(Step::Heal);
    }
}
