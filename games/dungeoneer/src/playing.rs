//! Playing a move: guards in a fixed order, then what it does, then whatever needs no decision.

use crate::Dungeoneer;
use crate::event::{Event, How};
use crate::ids::{Figure, Side};
use crate::moves::{Aim, Move};
use crate::square::Square;
use crate::state::{Phase, Spot, State};
use undercroft_core::{Listener, Message, Refusal, Rng, Seat, say};

impl Dungeoneer {
    /// Plays a move, and then every one that is the only one.
    pub(crate) fn make(
        &self,
        state: &mut State,
        seat: Seat,
        action: Move,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) -> Result<(), Refusal> {
        if state.phase == Phase::Over {
            return Err(Refusal::new("ending", say!("refused-over")));
        }
        if self.decider(state) != Some(seat) {
            return Err(Refusal::new("turn", say!("refused-not-you")));
        }
        self.do_it(state, action, chance, to)?;
        self.go_on(state, chance, to);
        Ok(())
    }

    /// Does whatever needs no decision.
    pub(crate) fn go_on(&self, state: &mut State, chance: &mut impl Rng, to: &mut impl Listener<Event>) {
        while let Some(only) = self.only_move(state) {
            let done = self.do_it(state, only, chance, to);
            debug_assert!(done.is_ok(), "{only:?} was listed: {done:?}");
            if done.is_err() {
                return;
            }
        }
    }

    fn do_it(
        &self,
        state: &mut State,
        action: Move,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) -> Result<(), Refusal> {
        let acting = state.acting.unwrap_or_default();
        match (state.phase, action) {
            (Phase::Going, Move::Walk(square)) => return self.walk(state, acting, square, chance, to),
            _ if !self.is_listed(state, action) => return Err(refusal(state.phase, action)),
            (_, Move::Choose(kind)) => self.choose(state, kind, chance, to),
            (_, Move::Go(figure)) => self.begin_go(state, figure, to),
            (Phase::Going, Move::Fight(target)) => {
                self.fight(state, (acting, target, How::Fight), chance, to);
                self.after_attack(state, chance, to);
            }
            (_, Move::Fight(target)) => self.monster_strikes(state, acting, target, chance, to),
            (_, Move::Shoot(target)) => {
                self.shoot(state, acting, target, chance, to);
                self.after_attack(state, chance, to);
            }
            (_, Move::Cast { spell, aim }) => self.cast(state, (acting, spell, aim), chance, to),
            (_, Move::Pay) => self.pay(state, acting, chance, to),
            (_, Move::Forgo) => self.forgo(state, acting, to),
            (_, Move::Teleport(square)) => {
                let spot = found(state, square, action)?;
                self.teleport(state, acting, spot, to);
            }
            (_, Move::End) => self.end_go(state, chance, to),
            (Phase::PlacingHelpers, Move::Place(square)) => {
                let spot = found(state, square, action)?;
                self.place_helper(state, acting, spot, to);
            }
            (_, Move::Place(square)) => {
                let spot = found(state, square, action)?;
                self.place_monster(state, spot.cell, to);
                if state.queued == 0 {
                    self.after_opening(state, chance, to);
                }
            }
            (_, Move::Activate(figure)) => {
                self.activate(state, figure, chance, to);
            }
            (_, Move::Pursue(target)) => self.pursue(state, acting, target, chance, to),
            (_, Move::Walk(square)) => {
                let spot = found(state, square, action)?;
                self.monster_walks(state, acting, spot, chance, to);
            }
        }
        Ok(())
    }

    /// An attack is over, and with it the go, unless the game is.
    fn after_attack(&self, state: &mut State, chance: &mut impl Rng, to: &mut impl Listener<Event>) {
        if !self.has_ended(state, to) {
            self.end_go(state, chance, to);
        }
    }

    /// Walks to a square, or through the floor before it to a door, which is opened.
    fn walk(
        &self,
        state: &mut State,
        figure: Figure,
        square: Square,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) -> Result<(), Refusal> {
        let refused = |why| Err(Refusal::new("moving", why));
        let Some(spot) = state.find(square) else { return refused(say!("refused-no-floor")) };
        let engaged = state.is_engaged(figure);
        if !self.may_walk(state, figure, engaged) {
            return refused(if state.steps == 0 { say!("refused-no-steps") } else { say!("refused-held") });
        }
        let Some(door) = state.closed_at(spot) else {
            let steps = self.steps_to(state, figure, spot, state.steps);
            let Some(steps) = steps else { return refused(say!("refused-out-of-reach")) };
            self.walk_to(state, figure, (spot, steps), chance, to);
            return Ok(());
        };
        if figure.side() != Side::Dungeoneer {
            return refused(say!("refused-opens-no-doors"));
        }
        let ways = state.ways(figure, state.steps);
        let before = ways.before_door(state, spot.tile, spot.cell, state.steps);
        let Some(way) = before.and_then(|before| ways.way_to(state, before)) else {
            return refused(say!("refused-out-of-reach"));
        };
        let arrived = way.spots().len() == 1 || self.walk_along(state, figure, &way, chance, to);
        if arrived {
            self.enter_door(state, figure, (door, spot), chance, to);
        }
        Ok(())
    }

    /// A dungeoneer steps into the square of a door and opens it. Behind a false one there is nothing: the mover stays, and the
    /// step is spent.
    fn enter_door(
        &self,
        state: &mut State,
        figure: Figure,
        (door, spot): (usize, Spot),
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) {
        let opener = self.place_of(state, self.runner(state));
        state.steps -= 1;
        self.open_door(state, door, (Some((figure, spot)), opener), chance, to);
        if !self.place_what_was_rolled(state) {
            self.after_opening(state, chance, to);
        }
    }
}

/// A square that is listed is somewhere.
fn found(state: &State, square: Square, action: Move) -> Result<Spot, Refusal> {
    state.find(square).ok_or_else(|| refusal(state.phase, action))
}

/// Why a move is not among those that may be made, and where the rules say so.
fn refusal(phase: Phase, action: Move) -> Refusal {
    let (rule, why): (&'static str, Message) = match (phase, action) {
        (Phase::Choosing, _) => ("setup", say!("refused-choose-dungeoneer")),
        (Phase::NextGo, _) => ("turn", say!("refused-say-who-goes")),
        (Phase::Paying, _) => ("magic", say!("refused-pay-or-forgo")),
        (Phase::Teleporting, _) => ("magic", say!("refused-choose-teleport")),
        (Phase::PlacingMonsters, _) => ("monsters", say!("refused-place-monster")),
        (Phase::PlacingHelpers, _) => ("magic", say!("refused-place-helper")),
        (Phase::NextMonster, _) => ("monster_player", say!("refused-say-which-monster")),
        (Phase::Targeting, _) => ("monster_player", say!("refused-not-its-target")),
        (Phase::MonsterMoving, _) => ("monster_player", say!("refused-not-nearest")),
        (Phase::MonsterFighting, _) => ("monster_player", say!("refused-not-its-fight")),
        (_, Move::Fight(_)) => ("fighting", say!("refused-not-adjacent")),
        (_, Move::Shoot(_)) => ("shooting", say!("refused-not-in-sight")),
        (_, Move::Cast { aim: Aim::Square(_), .. }) => ("magic", say!("refused-fireball")),
        (_, Move::Cast { .. }) => ("magic", say!("refused-spell")),
        (_, Move::End) => ("fighting", say!("refused-must-fight")),
        _ => ("turn", say!("refused-not-now")),
    };
    Refusal::new(rule, why)
}
