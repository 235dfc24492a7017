//! Meeting monsters: slipping past them, and killing some before the fight.

use super::Flow;
use crate::Builder;
use crate::event::Event;
use crate::ids::{Figure, Member, Monster, Place};
use crate::state::{Adventurer, Fate, Pack, Stage, State, Step};
use crate::table::Table;
use crate::vocabulary::Ability;
use undercroft_core::{Listener, Rng};

impl Builder {
    /// The monster card of a figure that fights here.
    pub(crate) fn pack_of<'a>(&self, state: &'a State, figure: Figure) -> Option<&'a Pack> {
        let fighter = state.invasion.fighters().get(figure.index())?;
        state.dungeon(state.turn).packs().get(usize::from(fighter.pack))
    }

    /// Whether a member can kill a figure before the fight.
    pub(crate) fn may_kill(&self, state: &State, member: Member, figure: Figure) -> bool {
        let (Some(one), Some(pack)) =
            (state.invasion.members.get(member.index()), self.pack_of(state, figure))
        else {
            return false;
        };
        let immune = self.monster(pack).does;
        self.is_able(&state.invasion, one)
            && match self.ability(one) {
                Ability::Fireball => !immune.immune_fireball,
                Ability::Berserk => !immune.immune_berserk,
                Ability::Hatred => !immune.immune_hatred && one.hates == self.type_of(pack),
                _ => false,
            }
    }

    /// Whether an illusion leads past the monsters here.
    pub(crate) fn may_slip_past(&self, state: &State, member: Member) -> bool {
        let one = state.invasion.members.get(member.index());
        let able = one
            .is_some_and(|one| self.ability(one) == Ability::Illusion && self.is_able(&state.invasion, one));
        let packs = state.dungeon(state.turn).packs();
        let mut here = state.invasion.fighters().iter().map(|fighter| &packs[usize::from(fighter.pack)]);
        // Whoever has begun to kill is past slipping by.
        let quiet = state.invasion.struck == 0;
        able && quiet && !here.any(|pack| self.monster(pack).does.no_passing)
    }

    /// The member who still has to say which of several types is hated.
    pub(crate) fn who_hates_anew(&self, state: &State) -> Option<Member> {
        let hates = |one: &Adventurer| {
            one.fate == Fate::Going && one.hates == 0 && self.ability(one) == Ability::Hatred
        };
        let place = state.invasion.members.iter().position(hates)?;
        self.first_hateful(state).map(|_| Member(place as u8))
    }

    /// Whether figures of a monster card fight here that can be hated.
    pub(crate) fn may_hate(&self, state: &State, monster: Monster) -> bool {
        let here = state.invasion.fighters().iter().any(|fighter| fighter.pack == monster.0);
        here && !self.monster(&state.dungeon(state.turn).packs[monster.index()]).does.immune_hatred
    }

    /// The first monster card here that can be hated.
    pub(crate) fn first_hateful(&self, state: &State) -> Option<Monster> {
        let cards = state.invasion.fighters().iter().map(|fighter| Monster(fighter.pack));
        cards.into_iter().find(|&monster| self.may_hate(state, monster))
    }

    /// Calls back with one monster card of each type that can be hated here.
    pub(crate) fn each_hateful(&self, state: &State, f: &mut impl FnMut(Monster)) {
        let packs = state.dungeon(state.turn).packs();
        let mut seen = 0u64;
        for fighter in state.invasion.fighters() {
            let monster = Monster(fighter.pack);
            let bit = 1 << (self.type_of(&packs[monster.index()]) & 63);
            if seen & bit == 0 && self.may_hate(state, monster) {
                f(monster);
            }
            seen |= bit;
        }
    }

    /// Whether anybody can do anything before the fight.
    fn anything_before_the_fight(&self, state: &State) -> bool {
        let invasion = &state.invasion;
        invasion.going().any(|(at, one)| {
            let member = Member(at as u8);
            self.is_able(invasion, one)
                && match self.ability(one) {
                    Ability::Illusion => self.may_slip_past(state, member),
                    Ability::Fireball | Ability::Berserk | Ability::Hatred => {
                        (0..invasion.fighter_count).any(|figure| self.may_kill(state, member, Figure(figure)))
                    }
                    _ => false,
                }
        })
    }
}

impl<R: Rng, L: Listener<Event>> Table<'_, R, L> {
    pub(super) fn meet_monsters(&mut self) -> Flow {
        match self.state.invasion.fighter_count {
            0 => self.then(Step::AfterCombat),
            _ => {
                self.line_up();
                self.then(Step::Abilities)
            }
        }
    }

    /// The strongest first; of equals the older card.
    fn line_up(&mut self) {
        let at = usize::from(self.state.invasion.at);
        let dungeon = *self.invaded();
        let strength =
            |pack: u8| self.rules.monster_strength(&dungeon.packs[usize::from(pack)], &dungeon.rooms[at]);
        let count = usize::from(self.state.invasion.fighter_count);
        self.state.invasion.fighters[..count]
            .sort_by_key(|fighter| (std::cmp::Reverse(strength(fighter.pack)), fighter.pack));
    }

    /// The first monster met that can be hated is hated from now on; of several types the invader picks. Then come illusions and
    /// kills, before the first round only.
    pub(super) fn offer_abilities(&mut self) -> Flow {
        if self.state.invasion.fighter_count == 0 {
            return self.then(Step::AfterCombat);
        }
        if let Some(member) = self.rules.who_hates_anew(self.state) {
            let (mut types, mut only) = (0, None);
            self.rules.each_hateful(self.state, &mut |monster| {
                types += 1;
                only = Some(monster);
            });
            return match (types, only) {
                (1, Some(monster)) => {
                    self.hate(member, monster);
                    Flow::GoOn
                }
                _ => self.ask(Stage::Abilities),
            };
        }
        match self.rules.anything_before_the_fight(self.state) {
            true => self.ask(Stage::Abilities),
            false => self.then(Step::Round),
        }
    }

    pub(crate) fn hate(&mut self, member: Member, monster: Monster) {
        let kind = self.rules.type_of(&self.invaded().packs[monster.index()]);
        self.invasion().members[member.index()].hates = kind;
        self.tell(Event::Hates { hero: self.hero(member), foe: self.foe(monster) });
    }

    /// The party slips past the monsters, which remain.
    pub(crate) fn slip_past(&mut self, member: Member) {
        self.use_ability(member);
        self.tell(Event::Passing { place: Place(self.state.invasion.at) });
        self.then(Step::AfterCombat);
    }

    /// One figure is killed for the price of an ability.
    pub(crate) fn kill_before_fight(&mut self, member: Member, figure: Figure) {
        self.use_ability(member);
        if self.rules.ability(&self.state.invasion.members[member.index()]) == Ability::Berserk {
            self.invasion().members[member.index()].owes = true;
        }
        self.invasion().struck = 1;
        self.kill(figure);
    }

    pub(crate) fn kill(&mut self, figure: Figure) {
        let gone = self.remove_fighter(figure.index());
        let monster = Monster(gone.pack);
        if !gone.extra {
            let killed = &mut self.invaded_mut().packs[monster.index()].killed;
            *killed = killed.saturating_add(1);
        }
        self.invasion().fallen = true;
        let left = self.state.invasion.fighter_count;
        self.tell(Event::Killed { foe: self.foe(monster), left });
    }
}
