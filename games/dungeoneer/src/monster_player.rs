//! The Monster Player: who runs the monsters, and the duties that bind him.

use crate::Dungeoneer;
use crate::event::{Event, How};
use crate::ids::Figure;
use crate::region::Region;
use crate::state::{EVERY_HERO, Figures, Monster, Phase, Spot, State, each_figure};
use crate::wave::{FURTHER, Reached};
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
        let now = state.any_monster().then(|| state.opener.unwrap_or(next));
        if now.is_some() || state.monster_player.is_some() {
            let seat = now.map(|place| state.order[usize::from(place) % self.players]);
            to.hear(Audience::Everyone, Event::MonsterPlayerIs { seat });
        }
        state.monster_player = now;
        state.done &= EVERY_HERO;
        self.next_monster(state, chance, to);
    }

    /// The next monster acts; its player chooses which.
    fn next_monster(&self, state: &mut State, chance: &mut impl Rng, to: &mut impl Listener<Event>) {
        let waiting = state.next_monsters();
        match waiting.count_ones() {
            0 => self.end_turn(state, chance, to),
            1 => self.activate(state, Figure(waiting.trailing_zeros() as u8), chance, to),
            _ => state.phase = Phase::NextMonster,
        }
    }

    /// A monster acts: next to somebody it fights and does not move; otherwise it goes for somebody.
    pub(crate) fn activate(
        &self,
        state: &mut State,
        figure: Figure,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) {
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
            state.done |= Figure::monster(place).bit();
            let monster = &mut state.monsters[place];
            *monster = Monster { hurt: 0, fought: 0, ..*monster };
        }
        state.target = None;
        state.steps = 0;
        self.next_monster(state, chance, to);
    }
}

impl State {
    /// The monsters that have yet to act.
    #[inline]
    pub(crate) fn next_monsters(&self) -> Figures {
        self.monsters() & !self.done
    }

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
        let mut open = 0;
        self.wave(
            self.spot(figure),
            FURTHER,
            |tile| self.tile(tile).taken(),
            |_| 0,
            |reached| {
                // Whoever is in its way is reached.
                open |= self.reached_of(some, &reached);
                if open == some { 0 } else { FURTHER }
            },
        );
        open
    }

    /// Those of some dungeoneers and helpers who stand where a wave has just come to.
    #[inline]
    fn reached_of(&self, some: Figures, reached: &Reached) -> Figures {
        match self.tile(reached.tile).heroes & reached.cells {
            0 => 0,
            _ => self.those(some, |hero| reached.has(self.spot(hero))),
        }
    }

    /// The nearest of each of two groups in steps over floor and open doors, whoever stands there.
    fn nearest_of(&self, figure: Figure, groups: [Figures; 2]) -> Figures {
        // One alone is the nearest, and of nobody none.
        let mut nearest = groups.map(|group| (if group.count_ones() < 2 { 0 } else { FURTHER }, group));
        if nearest.iter().any(|&(steps, _)| steps > 0) {
            self.wave(
                self.spot(figure),
                FURTHER,
                |_| 0,
                |tile| self.tile(tile).heroes,
                |reached| {
                    for ((steps, nearest), group) in nearest.iter_mut().zip(groups) {
                        if reached.steps > *steps {
                            continue;
                        }
                        match self.reached_of(group, &reached) {
                            0 => {}
                            some if reached.steps < *steps => (*steps, *nearest) = (reached.steps, some),
                            some => *nearest |= some,
                        }
                    }
                    nearest[0].0.max(nearest[1].0)
                },
            );
        }
        nearest[0].1 | nearest[1].1
    }

    /// In how many steps one square is reached from another, whoever stands between.
    pub(crate) fn steps_between(&self, one: Spot, other: Spot) -> Option<u8> {
        let mut found = (one == other).then_some(0);
        let most = if found.is_some() { 0 } else { FURTHER };
        let tell = |reached: Reached| match reached.has(other) {
            true => *found.insert(reached.steps),
            false => FURTHER,
        };
        self.wave(one, most, |_| 0, self.on_board(other), tell);
        found
    }

    /// The squares where a monster may end its move towards somebody: those next to them that it reaches, or else the nearest.
    /// None where it is as near as it gets.
    pub(crate) fn where_it_ends(&self, figure: Figure, target: Figure, steps: u8) -> Region {
        let (here, within_reach) = (self.spot(figure), self.reach(figure, steps).ends);
        let mut beside = Region::NONE;
        beside.add_around(self.around(self.spot(target)));
        beside.keep(&within_reach);
        if !beside.is_empty() {
            return beside;
        }
        let (mut nearest, mut ends, mut too_far) = (FURTHER, Region::NONE, FURTHER);
        self.wave(
            self.spot(target),
            FURTHER,
            |_| 0,
            |tile| within_reach.on(tile) | self.tile(tile).doors | self.on_board(here)(tile),
            |reached| {
                if reached.has(here) {
                    too_far = reached.steps;
                }
                let some = within_reach.on(reached.tile) & reached.cells;
                if some != 0 && reached.steps <= nearest {
                    if reached.steps < nearest {
                        (nearest, ends) = (reached.steps, Region::NONE);
                    }
                    ends.add_on(reached.tile, some);
                }
                nearest.min(too_far - 1)
            },
        );
        if nearest < too_far { ends } else { Region::NONE }
    }
}
