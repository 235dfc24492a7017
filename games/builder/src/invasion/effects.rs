//! What cards do that help or hinder: each effect in a line or two.

use crate::event::{Cause, Event};
use crate::ids::{FIGURES, Member, Monster, Played};
use crate::moves::Target;
use crate::state::{Fighter, PlayedCard};
use crate::table::Table;
use crate::vocabulary::Effect;
use undercroft_core::{Listener, Rng};

impl<R: Rng, L: Listener<Event>> Table<'_, R, L> {
    /// A card that was not cancelled takes effect, unless whom it is aimed at is gone.
    pub(super) fn take_effect(&mut self, played: Played, card: PlayedCard) {
        let Some(effect) = self.rules.effect(card.card) else { return };
        let target = target_of(effect, card.target);
        if matches!(target, Target::Member(_)) && !self.target_is_going(card.target) {
            return;
        }
        if effect != Effect::Cancel {
            self.tell(Event::TookEffect { played, card: card.card, target });
        }
        let member = Member(card.target);
        let at = member.index();
        match effect {
            Effect::Strength(by) => change(&mut self.invasion().members[at].next, by),
            Effect::CombatStrength(by) => change(&mut self.invasion().members[at].combat, by),
            Effect::Ward(points) => {
                let ward = &mut self.invasion().members[at].ward;
                *ward = ward.saturating_add(points);
            }
            Effect::Charges(by) => self.change_charges(member, by),
            Effect::Morale(by) => self.sway(member, by),
            Effect::MoraleAll(by) => (0..4).for_each(|at| self.sway(Member(at), by)),
            Effect::Damage(damage) => self.hurt(member, damage, Cause::Card),
            Effect::Heal => self.heal(member),
            Effect::FewerMonsters(count) => self.fewer_monsters(Monster(card.target), count),
            Effect::MoreMonsters(count) => {
                for _ in 0..count {
                    self.add_fighter(Monster(card.target), true);
                    self.tell(Event::FigureChanged { foe: self.foe(Monster(card.target)), more: true });
                }
            }
            Effect::TrapIdle => self.invasion().trap_idle = true,
            Effect::Guardian => {
                self.invasion().guardians = self.state.invasion.guardians.saturating_add(1);
            }
            Effect::Ambush => self.invasion().ambush = true,
            Effect::TrapCharges(charges) => {
                let at = usize::from(self.state.invasion.at);
                let trap = &mut self.invaded_mut().rooms[at].trap;
                trap.spent = trap.spent.saturating_sub(charges as i8);
            }
            Effect::NoAbilities => self.invasion().fog = true,
            Effect::Cancel => {}
        }
    }

    /// Morale is gained at once; what would be lost is at stake first.
    fn sway(&mut self, member: Member, by: i8) {
        match by < 0 {
            true if self.is_going(member) => self.invasion().members[member.index()].lose(by.unsigned_abs()),
            true => {}
            false => self.change_morale(member, by),
        }
    }

    fn change_charges(&mut self, member: Member, by: i8) {
        let one = &mut self.state.invasion.members[member.index()];
        one.charges = one.charges.saturating_add_signed(by);
        let left = one.charges;
        self.tell(Event::ChargesChanged { hero: self.hero(member), by, left });
    }

    pub(crate) fn heal(&mut self, member: Member) {
        let left = self.rules.full_health(self.state, &self.state.invasion.members[member.index()]);
        self.invasion().members[member.index()].health = left;
        self.tell(Event::Healed { hero: self.hero(member), left });
    }

    /// Figures stay away from this combat. They are not killed, and one is always left.
    fn fewer_monsters(&mut self, monster: Monster, count: u8) {
        for _ in 0..count {
            let invasion = self.invasion();
            let place = invasion.fighters().iter().rposition(|one| one.pack == monster.0);
            let Some(at) = place.filter(|_| invasion.fighter_count > 1) else { return };
            self.remove_fighter(at);
            self.tell(Event::FigureChanged { foe: self.foe(monster), more: false });
        }
    }

    pub(crate) fn remove_fighter(&mut self, at: usize) -> Fighter {
        let invasion = self.invasion();
        let gone = invasion.fighters[at];
        let count = usize::from(invasion.fighter_count).min(FIGURES);
        invasion.fighters.copy_within(at + 1..count, at);
        invasion.fighters[count - 1] = Fighter::NONE;
        invasion.fighter_count -= 1;
        gone
    }
}

fn change(strength: &mut i8, by: i8) {
    *strength = strength.saturating_add(by);
}

/// What an effect is aimed at, from the place that was noted.
pub(crate) fn target_of(effect: Effect, at: u8) -> Target {
    match effect {
        Effect::Strength(_)
        | Effect::CombatStrength(_)
        | Effect::Ward(_)
        | Effect::Charges(_)
        | Effect::Morale(_)
        | Effect::Damage(_)
        | Effect::Heal => Target::Member(Member(at)),
        Effect::FewerMonsters(_) | Effect::MoreMonsters(_) => Target::Monster(Monster(at)),
        Effect::Cancel => Target::Card(Played(at)),
        Effect::MoraleAll(_)
        | Effect::TrapIdle
        | Effect::Guardian
        | Effect::Ambush
        | Effect::TrapCharges(_)
        | Effect::NoAbilities => Target::Room,
    }
}
