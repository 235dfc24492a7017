//! The Monster Player: who runs the monsters, and the duties that bind him.

use crate::Dungeoneer;
use crate::event::{Event, How};
use crate::ids::Figure;
use crate::state::{EVERY_HERO, Figures, Monster, Phase, Spot, State, each_figure};
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
        let targets = self.whom_it_goes_for(state, figure);
        match targets.count_ones() {
            0 => self.monster_is_done(state, chance, to),
            1 => self.pursue(state, figure, Figure(targets.trailing_zeros() as u8), chance, to),
            _ => (state.phase, state.whom) = (Phase::Targeting, targets),
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
        (state.target, state.whom) = (Some(target), 0);
        to.hear(Audience::Everyone, Event::MonsterPursues { figure, target });
        let ends = self.where_it_ends(state, figure, target, state.steps);
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
        if let Some(steps) = self.steps_to(state, figure, spot, state.steps) {
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
            _ => (state.phase, state.whom) = (Phase::MonsterFighting, options),
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
        state.whom = 0;
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
}
