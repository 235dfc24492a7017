//! Whom a monster goes for, and where it ends its move towards them: the duties that bind the Monster Player.

use crate::Dungeoneer;
use crate::board::bit;
use crate::ids::Figure;
use crate::moving::Reach;
use crate::obstacles::Everybody;
use crate::region::Region;
use crate::state::{Figures, Spot, State, bits, each_figure};
use crate::wave::{EVERY_TILE, FURTHER, Reached};

impl Dungeoneer {
    /// Whom a monster that stands next to nobody goes for: the nearest of those it may, and one without a way round figures only
    /// if all are without.
    pub(crate) fn whom_it_goes_for(&self, state: &State, figure: Figure) -> Figures {
        let all = state.heroes();
        let (unengaged, here) = (state.unengaged_but_by(figure, all), state.on_its_tile(figure, all));
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
        let nearest = |some: Figures| {
            self.nearest_of(state, figure, first & some) | self.nearest_of(state, figure, second & some)
        };
        // Mostly nobody is between it and the nearest, and then nobody else matters.
        let of_all = nearest(either);
        if each_figure(of_all).all(|other| state.nobody_between(figure, other)) {
            return of_all;
        }
        match state.with_a_way_round(figure, either) {
            0 => of_all,
            open if of_all & !open == 0 => of_all,
            open => nearest(open),
        }
    }

    /// The nearest of some in steps over floor and open doors, whoever stands there.
    fn nearest_of(&self, state: &State, figure: Figure, some: Figures) -> Figures {
        if some.count_ones() < 2 {
            return some;
        }
        let (from, mut least, mut nearest) = (state.spot(figure), FURTHER, 0);
        let mut note = |other: Figure, steps: u8| {
            if steps <= least {
                nearest = if steps < least { 0 } else { nearest } | other.bit();
                least = steps;
            }
        };
        let tiles = |other| state.tiles_between(from.tile, state.spot(other).tile);
        if each_figure(some).any(|other| !state.is_floor(state.spot(other))) {
            let steps_to = |other| self.steps_between(state, from, state.spot(other));
            each_figure(some).for_each(|other| note(other, steps_to(other)));
            return nearest;
        }
        let over = each_figure(some).fold(0, |all, other| all | tiles(other));
        self.go_over(state, from, (FURTHER, over), |laid, distances, arrival| {
            if laid.heroes != 0 {
                for other in each_figure(some) {
                    let spot = state.spot(other);
                    if spot.tile == arrival.tile {
                        note(other, arrival.steps_to(distances, spot.cell));
                    }
                }
            }
            FURTHER
        });
        nearest
    }

    /// The squares where a monster may end its move towards somebody: those next to them that it reaches, or else the nearest.
    /// None where it is as near as it gets.
    pub(crate) fn where_it_ends(&self, state: &State, figure: Figure, target: Figure, steps: u8) -> Region {
        let (from, here) = (state.spot(target), state.spot(figure));
        let too_far = self.steps_between(state, from, here);
        let mut reach = Reach::NOTHING;
        self.find_reach(state, figure, steps, &mut reach);
        if too_far <= steps.saturating_add(1) {
            let mut beside = Region::NONE;
            beside.add_around(state.around(from));
            beside.keep(reach.squares());
            if !beside.is_empty() {
                return beside;
            }
        }
        let over = state.tiles_between(here.tile, from.tile) | reach.squares().tiles() | state.tiles_of(here);
        self.nearest_to(state, from, (too_far - 1, over), reach.squares())
    }

    /// The nearest of some squares to another that is next to none of them, within so many steps over some tiles, whoever stands
    /// between.
    fn nearest_to(&self, state: &State, from: Spot, (most, over): (u8, u16), some: &Region) -> Region {
        let (mut least, mut nearest) = (most, Region::NONE);
        self.go_over(state, from, (FURTHER, over), |_, distances, arrival| {
            let reached = |steps| arrival.within(distances, steps) & some.on(arrival.tile);
            if let Some(steps) = (arrival.steps()..=least).find(|&steps| reached(steps) != 0) {
                if steps < least {
                    (least, nearest) = (steps, Region::NONE);
                }
                nearest.add_on(arrival.tile, reached(steps));
            }
            // A square on another tile that is as far as these counts too.
            least.saturating_add(1)
        });
        nearest
    }
}

impl State {
    /// Those of some dungeoneers and helpers who are next to no monster but this one.
    pub(crate) fn unengaged_but_by(&self, figure: Figure, some: Figures) -> Figures {
        self.those(some, |hero| !self.is_engaged_but_by(hero, self.spot(figure)))
    }

    /// Those of some who are on a tile of a figure's.
    fn on_its_tile(&self, figure: Figure, some: Figures) -> Figures {
        let tiles = self.tiles_of(self.spot(figure));
        if tiles & self.hero_tiles == 0 {
            return 0;
        }
        self.those(some, |other| self.tiles_of(self.spot(other)) & tiles != 0)
    }

    /// Whether nobody stands on the tiles on the way from one figure to another.
    fn nobody_between(&self, one: Figure, other: Figure) -> bool {
        let ends = [self.spot(one), self.spot(other)];
        let on_the_way =
            self.tiles_between(ends[0].tile, ends[1].tile) & (self.hero_tiles | self.monster_tiles);
        let [one, other] = ends.map(|spot| self.on_board(spot));
        bits(on_the_way.into()).all(|tile| {
            let tile = tile as u8;
            self.tile(tile).taken() & !one(tile) & !other(tile) == 0
        })
    }

    /// Those of some to whom there is a way over free squares.
    fn with_a_way_round(&self, figure: Figure, some: Figures) -> Figures {
        let (from, mut open) = (self.spot(figure), 0);
        let heroes = |tile| self.tile(tile).heroes;
        self.wave(from, FURTHER, EVERY_TILE, Everybody, heroes, |Reached { tile, cells, .. }| {
            // Whoever is in its way is reached.
            open |= self.those(some, |other| {
                let spot = self.spot(other);
                spot.tile == tile && cells & bit(spot.cell) != 0
            });
            if open == some { 0 } else { FURTHER }
        });
        open
    }
}
