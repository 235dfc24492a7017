//! The party: who is in it, what hurts them, and what becomes of them.

use super::Flow;
use crate::Builder;
use crate::event::{Cause, Event};
use crate::ids::{Member, Party};
use crate::state::{Adventurer, Fate, Invasion, State, Step};
use crate::table::Table;
use crate::vocabulary::{Ability, Improvement};
use undercroft_core::chance::draw;
use undercroft_core::{Listener, Rng, Seat, Standing};

/// What the victim earns for each member that is killed.
const GOLD_FOR_DEATH: u8 = 2;
/// What the victim earns for each member that flees.
const GOLD_FOR_FLIGHT: u8 = 1;
/// The health at which a Guardian keeps somebody.
const GUARDED_AT: u8 = 1;

impl Builder {
    /// What a class has at the level of a cycle: strength, health, morale, charges.
    pub(crate) fn rated(&self, class: u8, cycle: u8) -> [u8; 4] {
        let card = &self.cards.classes[usize::from(class)];
        let level = &self.cards.levels[usize::from(cycle).min(self.cards.levels.len() - 1)];
        [
            level.strength[card.strength as usize],
            level.health[card.health as usize],
            level.morale[card.morale as usize],
            level.charges + card.charges,
        ]
    }

    pub(crate) fn full_health(&self, state: &State, member: &Adventurer) -> u8 {
        self.rated(member.class, state.cycle)[1]
    }

    /// The strength of a member's next strike or Bash.
    pub(crate) fn strength(&self, state: &State, member: &Adventurer) -> u8 {
        let own = self.rated(member.class, state.cycle)[0] as i8;
        own.saturating_add(member.next).saturating_add(member.combat).max(0) as u8
    }

    pub(crate) fn ability(&self, member: &Adventurer) -> Ability {
        self.cards.classes[usize::from(member.class)].ability
    }

    /// Whether a member can use what the class is able to do.
    #[inline]
    pub(crate) fn is_able(&self, invasion: &Invasion, member: &Adventurer) -> bool {
        member.fate == Fate::Going
            && !invasion.fog
            && member.charges >= self.cards.classes[usize::from(member.class)].cost
    }

    /// The members who can use this ability now, in party order.
    pub(crate) fn able<'a>(
        &'a self,
        invasion: &'a Invasion,
        ability: Ability,
    ) -> impl Iterator<Item = Member> + 'a {
        let can =
            move |member: &&Adventurer| self.ability(member) == ability && self.is_able(invasion, member);
        let members = invasion.members.iter().zip((0..).map(Member));
        members.filter(move |(member, _)| can(member)).map(|(_, place)| place)
    }
}

impl<R: Rng, L: Listener<Event>> Table<'_, R, L> {
    /// The first player draws a party, which adventures in everybody's dungeon.
    pub(crate) fn begin_adventuring(&mut self) {
        let mut left = u64::from(self.state.parties);
        let party = draw(self.chance, &mut left);
        self.state.parties = left as u32;
        let level = self.state.cycle + 1;
        self.tell(Event::PartyIs { party: Party(party), level });
        self.begin_invasion(self.state.first, party);
    }

    /// Every victim meets a fresh party.
    pub(crate) fn begin_invasion(&mut self, victim: Seat, party: u8) {
        self.state.turn = victim;
        self.state.standing = Standing::default();
        let dungeon = self.state.dungeon(victim);
        let dread = self.rules.improved(dungeon, |effect| match effect {
            Improvement::Morale(less) => Some(less),
            _ => None,
        });
        let entrance = dungeon.room_count;
        let classes = self.rules.cards.parties[usize::from(party)].members;
        let members = classes.map(|class| {
            let [_, health, morale, charges] = self.rules.rated(class.0, self.state.cycle);
            let morale = morale.saturating_sub(dread.unwrap_or(0));
            Adventurer { class: class.0, fate: Fate::Going, health, morale, charges, ..Adventurer::NOBODY }
        });
        self.state.invasion = Invasion { party, members, at: entrance, next: Step::Move, ..Invasion::NONE };
        let invader = self.rules.invader(self.state);
        self.tell(Event::InvasionBegan { victim, invader });
        self.run();
    }

    /// A member pays for an ability.
    pub(crate) fn use_ability(&mut self, member: Member) {
        let one = &mut self.state.invasion.members[member.index()];
        let class = &self.rules.cards.classes[usize::from(one.class)];
        one.charges -= class.cost;
        let (ability, left) = (class.ability, one.charges);
        self.tell(Event::AbilityUsed { hero: self.hero(member), ability, left });
    }

    /// A member takes damage, less what a ward takes away.
    pub(crate) fn hurt(&mut self, member: Member, damage: u8, by: Cause) {
        let one = &mut self.state.invasion.members[member.index()];
        if one.fate != Fate::Going {
            return;
        }
        let warded = damage.min(one.ward);
        one.ward -= warded;
        let damage = damage - warded;
        one.health = one.health.saturating_sub(damage);
        let left = one.health;
        self.tell(Event::Hurt { hero: self.hero(member), damage, left, by });
        if left == 0 {
            self.fall(member);
        }
    }

    /// Somebody would die: a Guardian helps once, or it is so.
    fn fall(&mut self, member: Member) {
        if self.state.invasion.guardians > 0 {
            self.invasion().guardians -= 1;
            self.invasion().members[member.index()].health = GUARDED_AT;
            return self.tell(Event::Guarded { hero: self.hero(member) });
        }
        self.invasion().members[member.index()].fate = Fate::Dead;
        self.invasion().fallen = true;
        self.tell(Event::Died { hero: self.hero(member) });
        self.drop_gold(member);
        let bounty = self.rules.improved(self.invaded(), |effect| match effect {
            Improvement::Bounty(more) => Some(more),
            _ => None,
        });
        self.earn(GOLD_FOR_DEATH + bounty.unwrap_or(0));
        let invasion = self.invasion();
        invasion.members.iter_mut().filter(|one| one.fate == Fate::Going).for_each(|one| one.lose(1));
    }

    fn earn(&mut self, gold: u8) {
        let seat = self.state.turn;
        self.state.earn(seat, gold.into());
        self.tell(Event::Earned { seat, gold });
    }

    /// What somebody carried goes to the foremost who carries none, or back to the hoard.
    fn drop_gold(&mut self, member: Member) {
        let invasion = self.invasion();
        if !std::mem::take(&mut invasion.members[member.index()].gold) {
            return;
        }
        let free = |one: &Adventurer| one.fate == Fate::Going && !one.gold;
        let to = invasion.members.iter().position(free).map(|at| Member(at as u8));
        match to {
            Some(to) => invasion.members[to.index()].gold = true,
            None => self.state.player_mut(self.state.turn).gold += 1,
        }
        let (from, to) = (self.hero(member), to.map(|to| self.hero(to)));
        self.tell(Event::GoldDropped { from, to });
    }

    /// Those without morale flee, all at once. It lowers nobody's morale.
    pub(super) fn flight(&mut self) -> Flow {
        let fleeing = |one: &Adventurer| one.fate == Fate::Going && one.morale == 0;
        let gone: Members = Members::of(&self.state.invasion.members, fleeing);
        for member in gone.clone() {
            self.invasion().members[member.index()].fate = Fate::Fled;
            self.invasion().fallen = true;
            self.tell(Event::Fled { hero: self.hero(member) });
        }
        for member in gone {
            self.drop_gold(member);
            self.earn(GOLD_FOR_FLIGHT);
        }
        (self.invasion().compass, self.invasion().compass_declined) = (false, false);
        self.then(Step::Move)
    }

    /// Morale that is about to be lost is lost, unless the Moral Compass holds it up: then the invader is asked first, once a
    /// room.
    pub(super) fn morale_is_at_stake(&mut self) -> Flow {
        let invasion = &self.state.invasion;
        if invasion.members.iter().all(|one| one.loss == 0) {
            return Flow::GoOn;
        }
        let offered = invasion.compass || invasion.compass_declined;
        if !offered && self.rules.able(invasion, Ability::Compass).next().is_some() {
            return Flow::Wait;
        }
        self.lose_morale();
        Flow::GoOn
    }

    /// Everybody loses the morale that is at stake, or nobody does.
    pub(crate) fn lose_morale(&mut self) {
        if self.state.invasion.compass {
            self.invasion().members.iter_mut().for_each(|one| one.loss = 0);
            return self.tell(Event::Steadied);
        }
        for at in 0..self.state.invasion.members.len() {
            let loss = std::mem::take(&mut self.invasion().members[at].loss);
            if loss > 0 {
                self.change_morale(Member(at as u8), -(loss as i8));
            }
        }
    }

    /// Morale has a floor of 0 and no ceiling.
    pub(crate) fn change_morale(&mut self, member: Member, by: i8) {
        let one = &mut self.state.invasion.members[member.index()];
        if one.fate != Fate::Going {
            return;
        }
        one.morale = one.morale.saturating_add_signed(by);
        let left = one.morale;
        self.tell(Event::MoraleChanged { hero: self.hero(member), by, left });
    }
}

/// Some members of the party, in party order.
#[derive(Clone)]
pub(crate) struct Members(u8);

impl Members {
    pub(crate) fn of(members: &[Adventurer], belongs: impl Fn(&Adventurer) -> bool) -> Members {
        let bits = members.iter().zip(0..).filter(|(one, _)| belongs(one));
        Members(bits.fold(0, |set, (_, bit)| set | 1 << bit))
    }
}

impl Iterator for Members {
    type Item = Member;

    fn next(&mut self) -> Option<Member> {
        let member = (self.0 != 0).then(|| Member(self.0.trailing_zeros() as u8))?;
        self.0 &= self.0 - 1;
        Some(member)
    }
}
