//! What may be done now: the only source of what can be clicked.

use crate::Dungeoneer;
use crate::board::bit;
use crate::ids::{Dungeoneering, Figure};
use crate::moves::Move;
use crate::moving::Reach;
use crate::state::{Figures, Phase, Spot, State, bits, each_figure};
use undercroft_core::Seat;
use undercroft_core::chance::nth_bit;

impl Dungeoneer {
    /// Who decides now; nobody once it is over.
    #[inline]
    pub(crate) fn decider(&self, state: &State) -> Option<Seat> {
        match state.phase {
            Phase::Over => None,
            Phase::Choosing => Some(self.next_chosen(state).0),
            Phase::PlacingMonsters => {
                Some(state.order[usize::from(state.last_opener.unwrap_or(0)) % self.players])
            }
            Phase::NextMonster | Phase::Targeting | Phase::MonsterMoving | Phase::MonsterFighting => {
                Some(state.order[usize::from(state.monster_player.unwrap_or(0)) % self.players])
            }
            Phase::NextGo | Phase::Going | Phase::Paying | Phase::Teleporting | Phase::PlacingHelpers => {
                Some(self.runner(state))
            }
        }
    }

    /// Lists what may be done.
    pub(crate) fn list(&self, state: &State, list: &mut impl FnMut(Move)) {
        let acting = state.acting.unwrap_or_default();
        match state.phase {
            Phase::Over => {}
            Phase::Choosing => {
                bits(self.untaken(state)).for_each(|kind| list(Move::Choose(Dungeoneering(kind as u8))));
            }
            Phase::NextGo => {
                each_figure(self.next_ones(state)).for_each(|figure| list(Move::Go(figure)));
            }
            Phase::Going => self.list_go(state, acting, list),
            Phase::Paying => {
                list(Move::Pay);
                list(Move::Forgo);
            }
            Phase::Teleporting => {
                let free = state.free_squares();
                free.spots().for_each(|spot| list(Move::Teleport(state.square(spot))));
            }
            Phase::PlacingMonsters => {
                let tile = state.tile_count - 1;
                for cell in self.in_suggested_order(state, self.squares_for_a_monster(state)) {
                    list(Move::Place(state.square(Spot { tile, cell })));
                }
            }
            Phase::PlacingHelpers => {
                let squares = state.squares_for_a_helper(acting);
                squares.spots().for_each(|spot| list(Move::Place(state.square(spot))));
            }
            Phase::NextMonster => {
                each_figure(state.next_monsters()).for_each(|monster| list(Move::Activate(monster)));
            }
            Phase::Targeting => {
                each_figure(state.whom_it_goes_for(acting)).for_each(|hero| list(Move::Pursue(hero)));
            }
            Phase::MonsterMoving => {
                let ends = state.where_it_ends(acting, state.target.unwrap_or_default(), state.steps);
                ends.spots().for_each(|spot| list(Move::Walk(state.square(spot))));
            }
            Phase::MonsterFighting => {
                each_figure(state.whom_it_fights(acting)).for_each(|hero| list(Move::Fight(hero)));
            }
        }
    }

    /// What a figure may do in its go: fight, shoot, cast, walk, end.
    fn list_go(&self, state: &State, figure: Figure, list: &mut impl FnMut(Move)) {
        let engaged = state.is_engaged(figure);
        self.list_attacks(state, figure, engaged, list);
        if self.may_walk(state, figure, engaged) {
            let reach = state.reach(figure, state.steps);
            reach.ends.spots().for_each(|spot| list(Move::Walk(state.square(spot))));
            reach.doors(state).for_each(|spot| list(Move::Walk(state.square(spot))));
        }
        if self.may_end(engaged) {
            list(Move::End);
        }
    }

    /// One of what [`Dungeoneer::list`] lists: sets are counted and not listed.
    pub(crate) fn pick(
        &self,
        state: &State,
        buffer: &mut Vec<Move>,
        which: impl FnOnce(usize) -> usize,
    ) -> Move {
        let acting = state.acting.unwrap_or_default();
        match state.phase {
            Phase::Going => self.pick_in_go(state, buffer, which),
            Phase::NextGo => Move::Go(one_of(self.next_ones(state), which)),
            Phase::NextMonster => Move::Activate(one_of(state.next_monsters(), which)),
            Phase::Targeting => Move::Pursue(one_of(state.whom_it_goes_for(acting), which)),
            Phase::MonsterFighting => Move::Fight(one_of(state.whom_it_fights(acting), which)),
            Phase::MonsterMoving => {
                let ends = state.where_it_ends(acting, state.target.unwrap_or_default(), state.steps);
                Move::Walk(state.square(ends.nth(which(ends.count()))))
            }
            Phase::Teleporting => {
                let free = state.free_squares();
                Move::Teleport(state.square(free.nth(which(free.count()))))
            }
            _ => {
                self.list(state, &mut |action| buffer.push(action));
                buffer[which(buffer.len())]
            }
        }
    }

    /// One of what [`Dungeoneer::list_go`] lists. Most of that are squares to walk to, and these are counted and not listed.
    fn pick_in_go(&self, state: &State, buffer: &mut Vec<Move>, which: impl FnOnce(usize) -> usize) -> Move {
        let figure = state.acting.unwrap_or_default();
        let engaged = state.is_engaged(figure);
        self.list_attacks(state, figure, engaged, &mut |action| buffer.push(action));
        let attacks = buffer.len();
        let reach = match self.may_walk(state, figure, engaged) {
            true => state.reach(figure, state.steps),
            false => Reach::NOTHING,
        };
        reach.doors(state).for_each(|spot| buffer.push(Move::Walk(state.square(spot))));
        if self.may_end(engaged) {
            buffer.push(Move::End);
        }
        let squares = reach.ends.count();
        let place = which(buffer.len() + squares);
        match place.checked_sub(attacks) {
            None => buffer[place],
            Some(nth) if nth < squares => Move::Walk(state.square(reach.ends.nth(nth))),
            Some(_) => buffer[place - squares],
        }
    }

    /// Fights, shots and spells.
    fn list_attacks(&self, state: &State, figure: Figure, engaged: bool, list: &mut impl FnMut(Move)) {
        let spot = state.spot(figure);
        if engaged {
            each_figure(state.monsters_next_to(spot)).for_each(|monster| list(Move::Fight(monster)));
        } else if state.any_monster() && self.able(state, figure).shooting.is_some() {
            state.in_sight(spot).for_each(|monster| list(Move::Shoot(monster)));
        }
        self.list_spells(state, figure, list);
    }

    /// Whether a move is among those that may be made. Only those of its kind are looked at.
    pub(crate) fn is_listed(&self, state: &State, action: Move) -> bool {
        let acting = state.acting.unwrap_or_default();
        match (state.phase, action) {
            (Phase::Going, Move::End) => self.may_end(state.is_engaged(acting)),
            (Phase::Going, Move::Fight(monster)) => {
                is_among(state.monsters_next_to(state.spot(acting)), monster)
            }
            (Phase::Going, Move::Shoot(_) | Move::Cast { .. }) => {
                let mut listed = false;
                let engaged = state.is_engaged(acting);
                self.list_attacks(state, acting, engaged, &mut |other| listed |= other == action);
                listed
            }
            (Phase::NextGo, Move::Go(figure)) => is_among(self.next_ones(state), figure),
            (Phase::NextMonster, Move::Activate(monster)) => is_among(state.next_monsters(), monster),
            (Phase::Targeting, Move::Pursue(hero)) => is_among(state.whom_it_goes_for(acting), hero),
            (Phase::MonsterFighting, Move::Fight(hero)) => is_among(state.whom_it_fights(acting), hero),
            (Phase::Paying, Move::Pay | Move::Forgo) => true,
            (Phase::PlacingMonsters, Move::Place(square)) => state.find(square).is_some_and(|spot| {
                spot.tile == state.tile_count - 1 && self.squares_for_a_monster(state) & bit(spot.cell) != 0
            }),
            _ => {
                let mut listed = false;
                self.list(state, &mut |other| listed |= other == action);
                listed
            }
        }
    }

    /// Next to a monster a go cannot end without an attack.
    fn may_end(&self, engaged: bool) -> bool {
        !engaged
    }

    /// Whether a figure may walk at all: with steps left, and not from next to an idle monster.
    pub(crate) fn may_walk(&self, state: &State, figure: Figure, engaged: bool) -> bool {
        state.steps > 0 && !(engaged && state.is_held(figure))
    }

    /// The one thing that may be done, where there is only one: it is done without asking.
    pub(crate) fn only_move(&self, state: &State) -> Option<Move> {
        if self.has_several(state) {
            return None;
        }
        let (mut only, mut count) = (None, 0);
        self.list(state, &mut |action| {
            only = Some(action);
            count += 1;
        });
        only.filter(|_| count == 1)
    }

    /// Whether it is plain at a glance that there are several moves.
    fn has_several(&self, state: &State) -> bool {
        match state.phase {
            Phase::Going => {
                let figure = state.acting.unwrap_or_default();
                let engaged = state.is_engaged(figure);
                (self.may_walk(state, figure, engaged) && state.has_free_floor_beside(figure))
                    || (engaged && state.monsters_next_to(state.spot(figure)).count_ones() > 1)
            }
            Phase::PlacingMonsters => self.squares_for_a_monster(state).count_ones() > 1,
            Phase::Choosing | Phase::PlacingHelpers => false,
            _ => true,
        }
    }
}

/// One of some figures, by its place among them.
#[inline]
fn one_of(some: Figures, which: impl FnOnce(usize) -> usize) -> Figure {
    Figure(nth_bit(some, which(some.count_ones() as usize) as u32) as u8)
}

/// Whether a figure is one of some.
#[inline]
fn is_among(some: Figures, figure: Figure) -> bool {
    figure.index() < Figures::BITS as usize && some & figure.bit() != 0
}
