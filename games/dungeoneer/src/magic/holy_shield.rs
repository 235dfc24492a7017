//! Holy Shield: an extra save for the caster alone, until a wound passes it.

use crate::Dungeoneer;
use crate::event::Event;
use crate::ids::{DUNGEONEERS, Figure};
use crate::moves::Aim;
use crate::state::State;
use undercroft_core::{Audience, Listener};

impl State {
    /// It is not cast again while it is up.
    pub(crate) fn list_shield(&self, caster: Figure, add: &mut impl FnMut(Aim)) {
        if self.heroes[caster.index() % DUNGEONEERS].shield == 0 {
            add(Aim::Caster);
        }
    }
}

impl Dungeoneer {
    pub(crate) fn raise_shield(
        &self,
        state: &mut State,
        figure: Figure,
        save: u8,
        to: &mut impl Listener<Event>,
    ) {
        state.heroes[figure.index() % DUNGEONEERS].shield = save;
        to.hear(Audience::Everyone, Event::ShieldRaised { figure });
    }
}
