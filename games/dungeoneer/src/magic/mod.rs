//! Magic: trying a spell, paying for one that failed, and what each effect does.

mod fireball;
mod heal;
mod holy_shield;
mod lightning;
mod summoning;
mod teleport;

pub(crate) use lightning::Bolt;

use crate::cards::{Effect, SpellCard};
use crate::dice::d6;
use crate::event::{Event, How};
use crate::fighting::Blow;
use crate::ids::{DUNGEONEERS, Figure, Spell};
use crate::moves::{Aim, Move};
use crate::state::{Phase, State, each_figure};
use crate::{Dungeoneer, Spells};
use undercroft_core::{Audience, Listener, Rng};

impl Dungeoneer {
    pub(crate) fn spell(&self, spell: Spell) -> &SpellCard {
        &self.cards.spells[spell.index() % self.cards.spells.len()]
    }

    /// The spells of a figure; helpers have none.
    pub(crate) fn spells_of(&self, state: &State, figure: Figure) -> &[Spell] {
        match figure.index() < DUNGEONEERS {
            true => &self.cards.dungeoneers[usize::from(state.heroes[figure.index()].kind)].spells,
            false => &[],
        }
    }

    /// Whether a figure may try a spell: one attempt a turn for each player, or for each caster. A spare one has its own.
    pub(crate) fn may_cast(&self, state: &State, figure: Figure) -> bool {
        let Some(hero) = state.heroes[..DUNGEONEERS].get(figure.index()) else { return false };
        let tried = match (self.options.spells, hero.owner) {
            (Spells::Player, Some(owner)) => {
                each_figure(state.tried).any(|other| state.heroes[other.index()].owner == Some(owner))
            }
            _ => state.tried & figure.bit() != 0,
        };
        !tried && !self.spells_of(state, figure).is_empty()
    }

    /// Lists every spell that a figure may try, with all it can be aimed at.
    pub(crate) fn list_spells(&self, state: &State, figure: Figure, list: &mut impl FnMut(Move)) {
        if !self.may_cast(state, figure) {
            return;
        }
        for &spell in self.spells_of(state, figure) {
            let mut add = |aim| list(Move::Cast { spell, aim });
            match self.spell(spell).effect {
                Effect::Fireball { .. } => state.list_fireballs(figure, &mut add),
                Effect::Lightning { .. } => self.list_bolts(state, figure, spell, &mut add),
                Effect::Teleport => add(Aim::Caster),
                Effect::Disintegrate { .. } | Effect::Smite => state.list_on_same_tile(figure, &mut add),
                Effect::Heal { price, .. } => state.list_patients(figure, price, &mut add),
                Effect::HolyShield { .. } => state.list_shield(figure, &mut add),
                Effect::Summoning { helpers } => state.list_summons(figure, helpers, &mut add),
            }
        }
    }

    /// Tries a spell. One that fails may be paid for with a wound of the caster's, but never with the last one.
    pub(crate) fn cast(
        &self,
        state: &mut State,
        (figure, spell, aim): (Figure, Spell, Aim),
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) {
        let needed = self.spell(spell).difficulty;
        let die = d6(chance);
        let works = die >= needed;
        state.tried |= figure.bit();
        to.hear(Audience::Everyone, Event::SpellTried { figure, spell, die, needed, works });
        if works {
            self.take_effect(state, (figure, spell, aim), chance, to);
        } else if self.can_pay(state, figure) {
            state.casting = Some((spell, aim));
            state.phase = Phase::Paying;
        }
    }

    /// Whether a caster has a wound to pay with.
    pub(crate) fn can_pay(&self, state: &State, figure: Figure) -> bool {
        self.health_left(state, figure) > 1
    }

    /// The caster pays a wound, which nothing saves, and the spell works all the same.
    pub(crate) fn pay(
        &self,
        state: &mut State,
        figure: Figure,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) {
        let Some((spell, aim)) = state.casting.take() else { return };
        state.heroes[figure.index()].wounds += 1;
        state.phase = Phase::Going;
        to.hear(
            Audience::Everyone,
            Event::SpellPaid { figure, spell, left: self.health_left(state, figure) },
        );
        self.take_effect(state, (figure, spell, aim), chance, to);
    }

    /// The caster leaves a spell that failed at that, and goes on.
    pub(crate) fn forgo(&self, state: &mut State, figure: Figure, to: &mut impl Listener<Event>) {
        let Some((spell, _)) = state.casting.take() else { return };
        state.phase = Phase::Going;
        to.hear(Audience::Everyone, Event::SpellForgone { figure, spell });
    }

    /// A spell works. An attack ends the go.
    fn take_effect(
        &self,
        state: &mut State,
        (figure, spell, aim): (Figure, Spell, Aim),
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) {
        let effect = self.spell(spell).effect;
        match (effect, aim) {
            (Effect::Fireball { wounds }, Aim::Square(square)) => {
                self.burn(state, figure, square, wounds, chance, to);
            }
            (Effect::Lightning { .. }, Aim::Direction(direction)) => {
                self.flash(state, figure, Bolt::new(effect, direction), chance, to);
            }
            (Effect::Disintegrate { wounds }, Aim::Figure(target)) => {
                let (dice, hits) = wounds.roll(chance);
                let hits = hits.min(15) as u8;
                let blow = Blow {
                    by: figure,
                    how: How::Disintegrate,
                    dice,
                    needed: None,
                    hits,
                    can_be_saved: false,
                };
                self.strike(state, target, blow, chance, to);
            }
            (Effect::Smite, Aim::Figure(target)) => {
                self.fight(state, (figure, target, How::Smite), chance, to);
            }
            (Effect::Heal { wounds, price }, Aim::Figure(patient)) => {
                self.heal(state, (figure, patient), wounds, price, to);
            }
            (Effect::HolyShield { save }, _) => self.raise_shield(state, figure, save, to),
            (Effect::Teleport, _) => {
                state.casting = Some((spell, aim));
                state.phase = Phase::Teleporting;
            }
            (Effect::Summoning { helpers }, Aim::Level(level)) => {
                self.summon(state, figure, (spell, level), helpers, chance, to);
            }
            _ => {}
        }
        if effect.attacks() && !self.has_ended(state, to) {
            self.end_go(state, chance, to);
        }
    }
}

impl State {
    /// Monsters on the caster's tile; no line is needed.
    fn list_on_same_tile(&self, figure: Figure, add: &mut impl FnMut(Aim)) {
        let tiles = self.tiles_of(self.spot(figure));
        if tiles & self.monster_tiles == 0 {
            return;
        }
        for monster in each_figure(self.monsters()) {
            if self.tiles_of(self.spot(monster)) & tiles != 0 {
                add(Aim::Figure(monster));
            }
        }
    }
}
