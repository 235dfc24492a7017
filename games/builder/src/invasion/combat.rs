//! Combat: rounds of strikes until no monster is left, or no adventurer.

use super::Flow;
use crate::Builder;
use crate::event::{Cause, Event};
use crate::ids::{Figure, MEMBERS, Member, Monster};
use crate::state::{Fate, Stage, State, Step};
use crate::table::Table;
use crate::vocabulary::Ability;
use undercroft_core::{Listener, Rng};

impl Builder {
    /// Whether the member whose turn it is may leave it at that: where not all can strike, or where striking hurts. Elsewhere
    /// everybody strikes.
    pub(crate) fn may_hold(&self, state: &State) -> bool {
        let (invasion, dungeon) = (&state.invasion, state.dungeon(state.turn));
        let room = &dungeon.rooms[usize::from(invasion.at)];
        let narrow = invasion.going().count() > usize::from(self.does(room).attackers);
        let packs = dungeon.packs();
        narrow
            || invasion
                .fighters()
                .iter()
                .any(|fighter| self.monster(&packs[usize::from(fighter.pack)]).does.corrodes > 0)
    }

    /// Calls back with the figures that differ: of several alike the first.
    pub(crate) fn each_different(&self, state: &State, f: &mut impl FnMut(Figure)) {
        let fighters = state.invasion.fighters();
        for (at, fighter) in fighters.iter().enumerate() {
            let alike =
                |other: &crate::state::Fighter| (other.pack, other.health) == (fighter.pack, fighter.health);
            if !fighters[..at].iter().any(alike) {
                f(Figure(at as u8));
            }
        }
    }

    /// Whom a healer can heal: whoever lives and is not in full health.
    pub(crate) fn each_wounded(&self, state: &State, f: &mut impl FnMut(Member)) {
        for (at, one) in state.invasion.going() {
            if one.health < self.full_health(state, one) {
                f(Member(at as u8));
            }
        }
    }

    pub(crate) fn anybody_wounded(&self, state: &State) -> bool {
        let mut any = false;
        self.each_wounded(state, &mut |_| any = true);
        any
    }

    /// Whether the member whose turn it is can heal instead of striking.
    pub(crate) fn striker_heals(&self, state: &State) -> bool {
        let invasion = &state.invasion;
        let one = &invasion.members[usize::from(invasion.striker) % MEMBERS];
        self.ability(one) == Ability::Heal && self.is_able(invasion, one) && self.anybody_wounded(state)
    }
}

impl<R: Rng, L: Listener<Event>> Table<'_, R, L> {
    /// The monsters strike first, each a different member in party order, and all strikes land together.
    pub(super) fn combat_round(&mut self) -> Flow {
        if self.state.invasion.fighter_count == 0 {
            return self.then(Step::AfterCombat);
        }
        self.invasion().combat = self.state.invasion.combat.saturating_add(1);
        let (round, figures) = (self.state.invasion.combat, self.state.invasion.fighter_count);
        self.tell(Event::RoundOfCombat { round, figures });
        self.close_wounds();
        self.collect_debts();
        self.monsters_strike();
        let invasion = self.invasion();
        (invasion.striker, invasion.struck, invasion.ambush) = (0, 0, false);
        self.then(Step::Strikes)
    }

    /// Some monsters are back to full health at the start of each round.
    fn close_wounds(&mut self) {
        for at in 0..usize::from(self.state.invasion.fighter_count) {
            let dungeon = self.invaded();
            let pack = &dungeon.packs[usize::from(self.state.invasion.fighters[at].pack)];
            if self.rules.monster(pack).does.heals_each_round {
                let health = self.rules.monster_health(dungeon, pack);
                self.invasion().fighters[at].health = health;
            }
        }
    }

    /// Whoever went berserk is wounded for sure by the first monster, besides its strike.
    fn collect_debts(&mut self) {
        for member in (0..MEMBERS as u8).map(Member) {
            let one = self.state.invasion.members[member.index()];
            if one.owes && one.fate == Fate::Going {
                self.invasion().members[member.index()].owes = false;
                let strength = self.strength_of(0);
                self.hurt(member, strength, Cause::Berserk);
            }
        }
    }

    /// The strength of a figure that fights here.
    fn strength_of(&self, figure: usize) -> u8 {
        let dungeon = self.invaded();
        let pack = &dungeon.packs[usize::from(self.state.invasion.fighters[figure].pack)];
        self.rules.monster_strength(pack, &dungeon.rooms[usize::from(self.state.invasion.at)])
    }

    fn monsters_strike(&mut self) {
        let mut living = [0; MEMBERS];
        let mut count = 0;
        for (at, _) in self.state.invasion.going() {
            living[count] = at;
            count += 1;
        }
        if count == 0 {
            return;
        }
        let strikes = if self.state.invasion.ambush { 2 } else { 1 };
        let (mut damage, mut chill) = ([0u8; MEMBERS], [0u8; MEMBERS]);
        for figure in 0..usize::from(self.state.invasion.fighter_count) {
            let target = living[figure % count];
            let pack = &self.invaded().packs[usize::from(self.state.invasion.fighters[figure].pack)];
            chill[target] = chill[target].saturating_add(self.rules.monster(pack).does.chills);
            damage[target] = damage[target].saturating_add(self.strength_of(figure) * strikes);
        }
        for at in 0..MEMBERS {
            if damage[at] > 0 {
                let before = self.state.invasion.members[at].health;
                self.hurt(Member(at as u8), damage[at], Cause::Monsters);
                let one = &mut self.invasion().members[at];
                let wounded = one.health < before && one.fate == Fate::Going;
                one.lose(if wounded { chill[at] } else { 0 });
            }
        }
    }

    /// The members strike one by one in party order, as many as the room allows. The invader is asked where there is a choice.
    pub(super) fn next_strike(&mut self) -> Flow {
        let invasion = &self.state.invasion;
        if invasion.fighter_count == 0 {
            return self.then(Step::AfterCombat);
        }
        let room = &self.invaded().rooms[usize::from(invasion.at)];
        let spent = invasion.struck >= self.rules.does(room).attackers;
        let next =
            (usize::from(invasion.striker)..MEMBERS).find(|&at| invasion.members[at].fate == Fate::Going);
        let Some(next) = next.filter(|_| !spent) else { return self.then(Step::Round) };
        self.invasion().striker = next as u8;
        let mut targets = 0;
        self.rules.each_different(self.state, &mut |_| targets += 1);
        if targets > 1 || self.rules.may_hold(self.state) || self.rules.striker_heals(self.state) {
            return self.ask(Stage::Strike);
        }
        self.strike(Figure(0));
        Flow::GoOn
    }

    /// The member whose turn it is strikes; damage beyond death is lost.
    pub(crate) fn strike(&mut self, figure: Figure) {
        let member = Member(self.state.invasion.striker);
        let one = self.state.invasion.members[member.index()];
        let damage = self.rules.strength(self.state, &one);
        let fighter = &mut self.state.invasion.fighters[figure.index()];
        fighter.health = fighter.health.saturating_sub(damage);
        let (monster, left) = (Monster(fighter.pack), fighter.health);
        let corrodes = self.rules.monster(&self.invaded().packs[monster.index()]).does.corrodes;
        let invasion = self.invasion();
        invasion.members[member.index()].next = 0;
        (invasion.striker, invasion.struck) = (invasion.striker + 1, invasion.struck + 1);
        self.tell(Event::Struck { hero: self.hero(member), figure, foe: self.foe(monster), damage, left });
        if left == 0 {
            self.kill(figure);
        }
        if corrodes > 0 {
            self.hurt(member, corrodes, Cause::Corrosion);
        }
        self.then(Step::Strikes);
    }

    /// The member whose turn it is does not strike.
    pub(crate) fn hold(&mut self) {
        self.invasion().striker += 1;
        self.then(Step::Strikes);
    }

    /// Healing takes the place of a strike.
    pub(crate) fn heal_in_combat(&mut self, member: Member, whom: Member) {
        self.use_ability(member);
        self.heal(whom);
        self.hold();
    }

    /// What was for this combat is over, and whoever came from elsewhere goes home.
    pub(super) fn after_combat(&mut self) -> Flow {
        let invasion = self.invasion();
        invasion.members.iter_mut().for_each(|one| one.combat = 0);
        (invasion.combat, invasion.striker, invasion.struck, invasion.ambush) = (0, 0, 0, false);
        invasion.disperse();
        self.then(Step::OpenRecovery)
    }
}
