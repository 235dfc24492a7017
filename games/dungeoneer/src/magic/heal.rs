//! Heal: a wound of an adjacent dungeoneer or of the healer, for gold.

use crate::Dungeoneer;
use crate::event::Event;
use crate::ids::{DUNGEONEERS, Figure};
use crate::moves::Aim;
use crate::state::State;
use undercroft_core::{Audience, Listener};

impl State {
    /// Who can be healed: the wounded among the healer and the dungeoneers next to them who have the price. They are not asked.
    pub(crate) fn list_patients(&self, healer: Figure, price: u16, add: &mut impl FnMut(Aim)) {
        for place in self.living_dungeoneers() {
            let hero = &self.heroes[place];
            let figure = Figure(place as u8);
            let near = || figure == healer || self.around(self.spot(healer)).has(self.spot(figure));
            if hero.wounds > 0 && hero.gold >= price && near() {
                add(Aim::Figure(figure));
            }
        }
    }
}

impl Dungeoneer {
    /// The patient pays the healer; who heals themselves discards the gold.
    pub(crate) fn heal(
        &self,
        state: &mut State,
        (healer, figure): (Figure, Figure),
        wounds: u8,
        price: u16,
        to: &mut impl Listener<Event>,
    ) {
        let patient = &mut state.heroes[figure.index() % DUNGEONEERS];
        let healed = wounds.min(patient.wounds);
        patient.wounds -= healed;
        patient.gold -= price.min(patient.gold);
        if figure != healer {
            state.heroes[healer.index() % DUNGEONEERS].gold += price;
        }
        let health = self.health_left(state, figure);
        to.hear(Audience::Everyone, Event::Healed { figure, healer, wounds: healed, price, health });
    }
}
