//! The Monster Player: who runs the monsters, and the duties that bind him.

use crate::Dungeoneer;
use crate::event::{Event, How};
use crate::ids::Figure;
use crate::region::Region;
use crate::state::{Figures, Monster, Phase, Spot, State, each_figure};
use crate::wave::Wave;
use undercroft_core::{Audience, Listener, Rng};

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
        to.hear(Audience::Everyone, Event::MonsterActivated { figure, steps: state.steps });
        if state.is_engaged(figure) {
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
        match ends.count() {
            0 => self.monster_fights(state, figure, chance, to),
            1 => self.monster_walks(state, figure, ends.nth(0), chance, to),
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
        if let Some(steps) = state.steps_to(figure, spot, state.steps) {
            self.walk_to(state, figure, (spot, steps), chance, to);
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
    pub(crate) fn whom_it_fights(&self, figure: Figure) -> Figures {
        let near = self.heroes_next_to(self.spot(figure));
        if near.count_ones() < 2 {
            return near;
        }
        let Some(target) = self.target else {
            let Some(place) = figure.as_monster() else { return near };
            let monster = &self.monsters[place];
            let most = each_figure(near).map(|hero| monster.hurt_by(hero.index())).max().unwrap_or(0);
            let fought = near & Figures::from(monster.fought);
            return match (most, fought) {
                (1.., _) => self.those(near, |hero| monster.hurt_by(hero.index()) == most),
                (0, 0) => near,
                (0, _) => fought,
            };
        };
        let target = near & target.bit();
        let unengaged = self.unengaged_but_by(figure, near);
        match (unengaged, target) {
            (0, 0) => near,
            (0, _) => target,
            (_, _) if unengaged & target != 0 => target,
            _ => unengaged,
        }
    }

    /// Those of some dungeoneers and helpers who are next to no monster but this one.
    fn unengaged_but_by(&self, figure: Figure, some: Figures) -> Figures {
        self.those(some, |hero| !self.has_friend_in(figure, self.around(self.spot(hero))))
    }

    /// Whom a monster that stands next to nobody goes for: the nearest of those it may, and one without a way round figures only
    /// if all are without.
    pub(crate) fn whom_it_goes_for(&self, figure: Figure) -> Figures {
        let (all, tiles) = (self.heroes(), self.tiles_of(self.spot(figure)));
        let unengaged = self.unengaged_but_by(figure, all);
        let here = self.those(all, |hero| self.tiles_of(self.spot(hero)) & tiles != 0);
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
        let open = self.with_a_way_round(figure, either);
        let (first, second) = if open == 0 { (first, second) } else { (first & open, second & open) };
        self.nearest_of(figure, [first, second])
    }

    /// Those of some to whom there is a way over free squares.
    fn with_a_way_round(&self, figure: Figure, some: Figures) -> Figures {
        let mut wave = Wave::NOWHERE;
        wave.begin(self.spot(figure));
        wave.go_round_figures();
        loop {
            let goes_on = wave.step(self);
            // It has seen whoever was in its way.
            let open = self.those(some, |hero| wave.seen.has(self.spot(hero)));
            if open == some || !goes_on {
                return open;
            }
        }
    }

    /// The nearest of each of two groups in steps over floor and open doors, whoever stands there.
    fn nearest_of(&self, figure: Figure, groups: [Figures; 2]) -> Figures {
        // One alone is the nearest.
        let mut nearest = groups.map(|group| if group.count_ones() == 1 { group } else { 0 });
        let mut wave = Wave::NOWHERE;
        wave.begin(self.spot(figure));
        let is_missing = |nearest: [Figures; 2], group: usize| nearest[group] == 0 && groups[group] != 0;
        while (is_missing(nearest, 0) || is_missing(nearest, 1)) && wave.step(self) {
            for group in 0..groups.len() {
                if is_missing(nearest, group) {
                    nearest[group] = self.those(groups[group], |hero| wave.front().has(self.spot(hero)));
                }
            }
        }
        nearest[0] | nearest[1]
    }

    /// In how many steps one square is reached from another, whoever stands between.
    pub(crate) fn steps_between(&self, one: Spot, other: Spot) -> Option<u8> {
        let mut wave = Wave::NOWHERE;
        wave.begin(one);
        let mut steps = 0;
        while !wave.front().has(other) {
            steps += 1;
            if !wave.step(self) {
                return None;
            }
        }
        Some(steps)
    }

    /// The squares where a monster may end its move towards somebody: those next to them that it reaches, or else the nearest.
    /// None where it is as near as it gets.
    pub(crate) fn where_it_ends(&self, figure: Figure, target: Figure, steps: u8) -> Region {
        let ends = self.reach(figure, steps).ends;
        let mut wave = Wave::NOWHERE;
        wave.begin(self.spot(target));
        while wave.step(self) && !wave.front().has(self.spot(figure)) {
            let mut near = *wave.front();
            near.keep(&ends);
            if !near.is_empty() {
                return near;
            }
        }
        Region::NONE
    }
}
