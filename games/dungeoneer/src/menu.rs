//! What may be done now: the only source of what can be clicked.

use crate::Dungeoneer;
use crate::ids::{Dungeoneering, Figure, HEROES};
use crate::moves::Move;
use crate::state::{Phase, Spot, State, bits};
use undercroft_core::Seat;

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
                bits(self.next_ones(state).into()).for_each(|place| list(Move::Go(Figure(place as u8))));
            }
            Phase::Going => self.list_go(state, acting, list),
            Phase::Paying => {
                list(Move::Pay);
                list(Move::Forgo);
            }
            Phase::Teleporting => {
                state.spots(&state.free_squares()).for_each(|spot| list(Move::Teleport(state.square(spot))));
            }
            Phase::PlacingMonsters => {
                let tile = state.tile_count - 1;
                for cell in self.in_suggested_order(state, self.squares_for_a_monster(state)) {
                    list(Move::Place(state.square(Spot { tile, cell })));
                }
            }
            Phase::PlacingHelpers => {
                let squares = state.squares_for_a_helper(acting);
                state.spots(&squares).for_each(|spot| list(Move::Place(state.square(spot))));
            }
            Phase::NextMonster => {
                bits(Dungeoneer::next_monsters(state))
                    .for_each(|place| list(Move::Activate(Figure::monster(place))));
            }
            Phase::Targeting => {
                bits(state.whom_it_goes_for(acting).into())
                    .for_each(|place| list(Move::Pursue(Figure(place as u8))));
            }
            Phase::MonsterMoving => {
                let ends = state.where_it_ends(acting, state.target.unwrap_or_default(), state.steps);
                state.spots(&ends).for_each(|spot| list(Move::Walk(state.square(spot))));
            }
            Phase::MonsterFighting => {
                bits(state.whom_it_fights(acting).into())
                    .for_each(|place| list(Move::Fight(Figure(place as u8))));
            }
        }
    }

    /// What a figure may do in its go: fight, shoot, cast, walk, end. Next to a monster the go cannot end without an attack.
    fn list_go(&self, state: &State, figure: Figure, list: &mut impl FnMut(Move)) {
        let spot = state.spot(figure);
        let mut engaged = false;
        for monster in state.monsters_next_to(spot) {
            engaged = true;
            list(Move::Fight(monster));
        }
        if !engaged && self.able(state, figure).shooting.is_some() {
            state.in_sight(spot).for_each(|monster| list(Move::Shoot(monster)));
        }
        self.list_spells(state, figure, list);
        if self.may_walk(state, figure, engaged) {
            let ways = state.ways(figure, state.steps);
            state.spots(&ways.ends()).for_each(|spot| list(Move::Walk(state.square(spot))));
            for (tile, cell) in self.doors_for(state, figure) {
                if ways.before_door(state, tile, cell, state.steps).is_some() {
                    list(Move::Walk(state.square(Spot { tile, cell })));
                }
            }
        }
        if !engaged {
            list(Move::End);
        }
    }

    /// Whether a figure may walk at all: with steps left, and not from next to an idle monster.
    pub(crate) fn may_walk(&self, state: &State, figure: Figure, engaged: bool) -> bool {
        state.steps > 0 && !(engaged && state.is_held(figure))
    }

    /// The squares of the doors that a figure can open: any for a dungeoneer, none for helpers and monsters.
    pub(crate) fn doors_for<'a>(
        &self,
        state: &'a State,
        figure: Figure,
    ) -> impl Iterator<Item = (u8, u8)> + 'a {
        let opens = figure.index() < crate::ids::DUNGEONEERS;
        let doors = state.closed().iter().filter(move |_| opens);
        doors.flat_map(|door| {
            let [first, second] = door.cells;
            let twin = (second != first).then_some((door.tile, second));
            std::iter::once((door.tile, first)).chain(twin)
        })
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
                let spot = state.spot(figure);
                let near = state.monsters_next_to(spot).take(2).count();
                let open = |figure: Figure| {
                    let mut around = state.around(spot);
                    around.remove(&state.heroes_but(None));
                    around.remove(&state.monsters_but(None));
                    !around.is_empty() && self.may_walk(state, figure, near > 0)
                };
                near > 1 || (figure.index() < HEROES && open(figure))
            }
            Phase::Choosing | Phase::PlacingMonsters | Phase::PlacingHelpers => false,
            _ => true,
        }
    }
}
