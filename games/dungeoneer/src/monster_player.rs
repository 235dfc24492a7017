//! The Monster Player: who runs the monsters, and the duties that bind him.

use crate::Dungeoneer;
use crate::event::{Event, How};
use crate::ids::Figure;
use crate::region::Region;
use crate::state::{Monster, Phase, Spot, State, bits};
use undercroft_core::{Audience, Listener, Rng};

/// Dungeoneers and helpers, one bit each.
pub(crate) type Heroes = u16;

impl Dungeoneer {
    /// After all goes the monsters act. Whoever first opened a door on monsters in this turn runs them; otherwise the role passes
    /// to the next in order. Without monsters it lapses.
    pub(crate) fn monsters_act(
        &self,
        state: &mut State,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) {
        let next = state.monster_player.map_or(0, |last| (last + 1) % self.players as u8);
        let now = (state.alive != 0).then(|| state.opener.unwrap_or(next));
        if now.is_some() || state.monster_player.is_some() {
            let seat = now.map(|place| state.order[usize::from(place) % self.players]);
            to.hear(Audience::Everyone, Event::MonsterPlayerIs { seat });
        }
        state.monster_player = now;
        for place in state.living_monsters() {
            state.monsters[place].done = false;
        }
        self.next_monster(state, chance, to);
    }

    /// The monsters that have yet to act, one bit each.
    pub(crate) fn next_monsters(state: &State) -> u64 {
        let waiting = state.living_monsters().filter(|&place| !state.monsters[place].done);
        waiting.fold(0, |all, place| all | 1 << place)
    }

    /// The next monster acts; its player chooses which.
    fn next_monster(&self, state: &mut State, chance: &mut impl Rng, to: &mut impl Listener<Event>) {
        let waiting = Dungeoneer::next_monsters(state);
        match waiting.count_ones() {
            0 => self.end_turn(state, chance, to),
            1 => self.activate(state, waiting.trailing_zeros() as usize, chance, to),
            _ => state.phase = Phase::NextMonster,
        }
    }

    /// A monster acts: next to somebody it fights and does not move; otherwise it goes for somebody.
    pub(crate) fn activate(
        &self,
        state: &mut State,
        place: usize,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) {
        let figure = Figure::monster(place);
        state.acting = Some(figure);
        state.target = None;
        state.steps = self.able(state, figure).moves;
        to.hear(Audience::Everyone, Event::MonsterActivated { figure });
        if state.heroes_next_to(state.spot(figure)).next().is_some() {
            return self.monster_fights(state, figure, chance, to);
        }
        let targets = state.whom_it_goes_for(figure);
        match targets.count_ones() {
            0 => self.monster_is_done(state, chance, to),
            1 => self.pursue(state, figure, Figure(targets.trailing_zeros() as u8), chance, to),
            _ => state.phase = Phase::Targeting,
        }
    }

    /// A monster goes for somebody: it ends next to them, or as near as it can.
    pub(crate) fn pursue(
        &self,
        state: &mut State,
        figure: Figure,
        target: Figure,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) {
        state.target = Some(target);
        to.hear(Audience::Everyone, Event::MonsterPursues { figure, target });
        let ends = state.where_it_ends(figure, target, state.steps);
        let first_two = {
            let mut spots = state.spots(&ends);
            (spots.next(), spots.next())
        };
        match first_two {
            (None, _) => self.monster_fights(state, figure, chance, to),
            (Some(only), None) => self.monster_walks(state, figure, only, chance, to),
            _ => state.phase = Phase::MonsterMoving,
        }
    }

    /// A monster walks and then fights whomever it is next to.
    pub(crate) fn monster_walks(
        &self,
        state: &mut State,
        figure: Figure,
        spot: Spot,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) {
        if let Some(way) = state.ways(figure, state.steps).way_to(state, spot) {
            self.walk_along(state, figure, &way, chance, to);
        }
        self.monster_fights(state, figure, chance, to);
    }

    /// A monster fights, or has somebody chosen for it; next to nobody it is done.
    fn monster_fights(
        &self,
        state: &mut State,
        figure: Figure,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) {
        let options = state.whom_it_fights(figure);
        match options.count_ones() {
            0 => self.monster_is_done(state, chance, to),
            1 => self.monster_strikes(state, figure, Figure(options.trailing_zeros() as u8), chance, to),
            _ => state.phase = Phase::MonsterFighting,
        }
    }

    /// The fight itself, which ends the monster's activation.
    pub(crate) fn monster_strikes(
        &self,
        state: &mut State,
        figure: Figure,
        target: Figure,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) {
        self.fight(state, (figure, target, How::Fight), chance, to);
        if !self.has_ended(state, to) {
            self.monster_is_done(state, chance, to);
        }
    }

    /// A monster has acted, and forgets who attacked it.
    fn monster_is_done(&self, state: &mut State, chance: &mut impl Rng, to: &mut impl Listener<Event>) {
        if let Some(place) = state.acting.take().and_then(Figure::as_monster) {
            let monster = &mut state.monsters[place];
            *monster = Monster { done: true, hurt: 0, fought: 0, ..*monster };
        }
        state.target = None;
        state.steps = 0;
        self.next_monster(state, chance, to);
    }
}

impl State {
    /// Whom a monster fights. Where it stood next to somebody: who wounded it most since it last acted, else who fought it, else
    /// any. Where it came to: one who is engaged by nobody else, its target before others; else its target, else any.
    pub(crate) fn whom_it_fights(&self, figure: Figure) -> Heroes {
        let near =
            self.heroes_next_to(self.spot(figure)).fold(0, |all: Heroes, hero| all | 1 << hero.index());
        let Some(target) = self.target else {
            let Some(place) = figure.as_monster() else { return near };
            let monster = &self.monsters[place];
            let most = bits(near.into()).map(|hero| monster.hurt_by(hero)).max().unwrap_or(0);
            let fought = near & monster.fought;
            return match (most, fought) {
                (1.., _) => bits(near.into())
                    .filter(|&hero| monster.hurt_by(hero) == most)
                    .fold(0, |all, hero| all | 1 << hero),
                (0, 0) => near,
                (0, _) => fought,
            };
        };
        let target = near & 1 << target.index();
        let unengaged = near & self.unengaged_but_by(figure);
        match (unengaged, target) {
            (0, 0) => near,
            (0, _) => target,
            (_, _) if unengaged & target != 0 => target,
            _ => unengaged,
        }
    }

    /// The dungeoneers and helpers next to no monster but this one.
    fn unengaged_but_by(&self, figure: Figure) -> Heroes {
        let engaged = self.spread(&self.monsters_but(Some(figure)));
        let free = self.living_heroes().filter(|&place| !engaged.has(self.heroes[place].spot));
        free.fold(0, |all, place| all | 1 << place)
    }

    /// Whom a monster that stands next to nobody goes for: the nearest of those it may, and one without a way round figures only
    /// if all are without.
    pub(crate) fn whom_it_goes_for(&self, figure: Figure) -> Heroes {
        let tiles = self.tiles_of(self.spot(figure));
        let unengaged = self.unengaged_but_by(figure);
        let here = self
            .living_heroes()
            .filter(|&place| self.tiles_of(self.heroes[place].spot) & tiles != 0)
            .fold(0, |all: Heroes, place| all | 1 << place);
        let all = self.living_heroes().fold(0, |all: Heroes, place| all | 1 << place);
        let (first, second) = match (here & unengaged, here, unengaged) {
            (0, 0, 0) => (all, 0),
            (0, 0, elsewhere) => (elsewhere, 0),
            // All on its tile are engaged: one of them, or somebody elsewhere who is not.
            (0, engaged, elsewhere) => (engaged, elsewhere),
            (free, ..) => (free, 0),
        };
        let either = first | second;
        if either.count_ones() < 2 {
            return either;
        }
        let open = either & self.with_a_way_round(figure, either);
        let (first, second) = if open == 0 { (first, second) } else { (first & open, second & open) };
        self.nearest_of(figure, first) | self.nearest_of(figure, second)
    }

    /// Those of some to whom there is a way over free squares.
    fn with_a_way_round(&self, figure: Figure, some: Heroes) -> Heroes {
        let taken = self.heroes_but(None).union(&self.monsters_but(Some(figure)));
        let mut reached = self.region(self.spot(figure));
        let mut front = reached;
        while !front.is_empty() {
            front = self.spread(&front).without(&reached).without(&taken);
            reached = reached.union(&front);
        }
        let beside = self.spread(&reached);
        let open = bits(some.into()).filter(|&place| beside.has(self.heroes[place].spot));
        open.fold(0, |all, place| all | 1 << place)
    }

    /// The nearest of some in steps over floor and open doors, whoever stands there.
    fn nearest_of(&self, figure: Figure, some: Heroes) -> Heroes {
        let mut reached = self.region(self.spot(figure));
        let mut front = reached;
        while some != 0 && !front.is_empty() {
            let here = bits(some.into()).filter(|&place| front.has(self.heroes[place].spot));
            let here = here.fold(0, |all: Heroes, place| all | 1 << place);
            if here != 0 {
                return here;
            }
            front = self.spread(&front).without(&reached);
            reached = reached.union(&front);
        }
        0
    }

    /// In how many steps one square is reached from another, whoever stands between.
    pub(crate) fn steps_between(&self, one: Spot, other: Spot) -> Option<u8> {
        let mut reached = self.region(one);
        let (mut front, mut steps) = (reached, 0);
        while !front.is_empty() {
            if front.has(other) {
                return Some(steps);
            }
            steps += 1;
            front = self.spread(&front).without(&reached);
            reached = reached.union(&front);
        }
        None
    }

    /// The squares where a monster may end its move towards somebody: those next to them that it reaches, or else the nearest.
    /// None where it is as near as it gets.
    pub(crate) fn where_it_ends(&self, figure: Figure, target: Figure, steps: u8) -> Region {
        let ends = self.ways(figure, steps).ends();
        let goal = self.region(self.spot(target));
        let beside = self.spread(&goal).without(&goal);
        let (mut front, mut reached) = (beside, goal.union(&beside));
        let stands = self.spot(figure);
        while !front.is_empty() && !front.has(stands) {
            let near = front.and(&ends);
            if !near.is_empty() {
                return near;
            }
            front = self.spread(&front).without(&reached);
            reached = reached.union(&front);
        }
        Region::NONE
    }
}
