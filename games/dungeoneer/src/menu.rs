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
            Phase::Targeting => each_figure(state.whom).for_each(|hero| list(Move::Pursue(hero))),
            Phase::MonsterMoving => {
                let ends = self.where_it_ends(state, acting, state.target.unwrap_or_default(), state.steps);
                ends.spots().for_each(|spot| list(Move::Walk(state.square(spot))));
            }
            Phase::MonsterFighting => each_figure(state.whom).for_each(|hero| list(Move::Fight(hero))),
        }
    }

    /// What a figure may do in its go: fight, shoot, cast, walk, end.
    fn list_go(&self, state: &State, figure: Figure, list: &mut impl FnMut(Move)) {
        let engaged = state.is_engaged(figure);
        self.list_attacks(state, figure, engaged, list);
        if self.may_walk(state, figure, engaged) {
            let mut reach = Reach::NOTHING;
            self.find_reach(state, figure, state.steps, &mut reach);
            let doors = reach.doors_in_order(state);
            let ends = reach.ends(state);
            ends.spots().chain(doors).for_each(|spot| list(Move::Walk(state.square(spot))));
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
            Phase::Targeting => Move::Pursue(one_of(state.whom, which)),
            Phase::MonsterFighting => Move::Fight(one_of(state.whom, which)),
            Phase::MonsterMoving => {
                let ends = self.where_it_ends(state, acting, state.target.unwrap_or_default(), state.steps);
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
        let mut reach = Reach::NOTHING;
        if self.may_walk(state, figure, engaged) {
            self.find_reach(state, figure, state.steps, &mut reach);
        }
        let (squares, doors) = reach.counts(state);
        let place = which(attacks + squares + doors + usize::from(self.may_end(engaged)));
        if place < attacks {
            return buffer[place];
        }
        let place = place - attacks;
        if place < squares {
            return Move::Walk(state.square(reach.nth_end(state, place)));
        }
        let door = reach.doors_in_order(state).nth(place - squares);
        door.map_or(Move::End, |spot| Move::Walk(state.square(spot)))
    }

    /// Fights, shots and spells.
    fn list_attacks(&self, state: &State, figure: Figure, engaged: bool, list: &mut impl FnMut(Move)) {
        let spot = state.spot(figure);
        if engaged {
            each_figure(state.monsters_next_to(spot)).for_each(|monster| list(Move::Fight(monster)));
        } else if state.any_monster()
            && self.able(state, figure).shooting.is_some()
            && state.tiles_of(spot) & state.monster_tiles != 0
        {
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
            (Phase::Targeting, Move::Pursue(hero)) => is_among(state.whom, hero),
            (Phase::MonsterFighting, Move::Fight(hero)) => is_among(state.whom, hero),
            (Phase::MonsterMoving, Move::Walk(square)) => state.find(square).is_some_and(|spot| {
                self.where_it_ends(state, acting, state.target.unwrap_or_default(), state.steps).has(spot)
            }),
            (Phase::Teleporting, Move::Teleport(square)) => {
                state.find(square).is_some_and(|spot| state.is_open(spot) && !state.is_taken(spot))
            }
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
    #[inline]
    pub(crate) fn only_move(&self, state: &State) -> Option<Move> {
        if state.has_several_moves() { None } else { self.only_one(state) }
    }

    fn only_one(&self, state: &State) -> Option<Move> {
        match state.phase {
            Phase::Going => self.only_move_in_go(state, state.acting.unwrap_or_default()),
            Phase::PlacingMonsters if self.squares_for_a_monster(state).count_ones() > 1 => None,
            Phase::PlacingMonsters | Phase::Choosing | Phase::PlacingHelpers => self.only_one_listed(state),
            _ => None,
        }
    }

    /// The one thing that a figure may do in its go. Mostly it is plain at a glance that there are several.
    #[inline]
    fn only_move_in_go(&self, state: &State, figure: Figure) -> Option<Move> {
        let engaged = state.is_engaged(figure);
        let walks = self.may_walk(state, figure, engaged);
        if walks && state.has_free_floor_beside(figure) {
            return None;
        }
        if walks || engaged {
            return self.only_one_listed(state);
        }
        let mut attacks = false;
        self.list_attacks(state, figure, engaged, &mut |_| attacks = true);
        (!attacks).then_some(Move::End)
    }

    /// What is listed, if that is one move.
    fn only_one_listed(&self, state: &State) -> Option<Move> {
        let (mut only, mut count) = (None, 0);
        self.list(state, &mut |action| {
            only = Some(action);
            count += 1;
        });
        only.filter(|_| count == 1)
    }
}

impl State {
    /// Whether it is plain at a glance that there are several moves. That is so far more often than not.
    #[inline]
    fn has_several_moves(&self) -> bool {
        match self.phase {
            Phase::Going => {
                let figure = self.acting.unwrap_or_default();
                self.steps > 0 && self.monster_tiles == 0 && self.has_free_floor_beside(figure)
            }
            Phase::PlacingMonsters | Phase::Choosing | Phase::PlacingHelpers | Phase::Over => false,
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
