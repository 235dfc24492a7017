//! Ways on which nobody is in the way, whoever stands there: looked up tile by tile in the measured [distances](Distances).

use crate::Dungeoneer;
use crate::board::bit;
use crate::distances::{Arrival, Distances};
use crate::ids::TILES;
use crate::state::{Laid, Spot, State, bits};

impl Dungeoneer {
    #[inline]
    fn distances(&self, laid: &Laid) -> &Distances {
        &self.distances[usize::from(laid.kind) * 8 + usize::from(laid.turned % 8)]
    }

    /// Goes over some tiles. `tell` hears of each with how one comes to it, and answers with how many steps it shall go on at most.
    #[inline]
    pub(crate) fn go_over(
        &self,
        state: &State,
        from: Spot,
        (mut most, over): (u8, u16),
        mut tell: impl FnMut(&Laid, &Distances, &Arrival) -> u8,
    ) {
        let mut ahead = [Arrival::default(); TILES];
        ahead[0] = Arrival::at(from);
        let mut count = 1;
        // The square of a door is on two tiles.
        if let Some(beyond) = state.beyond(from) {
            ahead[0].from = beyond.tile;
            ahead[1] = Arrival::at(beyond);
            ahead[1].from = from.tile;
            count = 2;
        }
        while count > 0 {
            count -= 1;
            let arrival = ahead[count % TILES];
            if arrival.steps() >= most {
                continue;
            }
            let laid = state.tile(arrival.tile);
            let distances = self.distances(laid);
            most = most.min(tell(laid, distances, &arrival));
            let doors = arrival.within(distances, most.max(1) - 1) & laid.doors;
            if doors == 0 {
                continue;
            }
            for tile in bits((laid.beside & over & !(1 << arrival.from)).into()) {
                let door = state.doorway(laid, tile as u8);
                if doors & door.here != 0 {
                    ahead[count % TILES] = arrival.through(distances, &door);
                    count += 1;
                }
            }
        }
    }

    /// In how many steps one square is reached from another, whoever stands between.
    #[inline]
    pub(crate) fn steps_between(&self, state: &State, from: Spot, to: Spot) -> u8 {
        let (from_floor, laid) = (state.is_floor(from), state.tile(from.tile));
        if from_floor && from.tile == to.tile {
            return self.distances(laid).apart(from.cell, to.cell);
        }
        let aim = state.on_board(to);
        let mut arrival = Arrival::at(from);
        if !from_floor && let Some(beyond) = state.beyond(from) {
            let door = state.tile(beyond.tile).way_out;
            if from.tile == to.tile && door & bit(to.cell) != 0 {
                return u8::from(from != to);
            }
            if aim(from.tile) == 0 && state.next_towards(from.tile, to.tile) == beyond.tile {
                arrival = Arrival::at(beyond);
            }
        }
        loop {
            let laid = state.tile(arrival.tile);
            let (distances, there) = (self.distances(laid), aim(arrival.tile));
            if there != 0 {
                return arrival.steps_to(distances, there.trailing_zeros() as u8);
            }
            let next = state.next_towards(arrival.tile, to.tile);
            arrival = arrival.through(distances, &state.doorway(laid, next));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Move;
    use crate::board::Cells;
    use crate::obstacles::Nothing;
    use crate::state::each_figure;
    use crate::wave::{EVERY_TILE, FURTHER, Reached};
    use undercroft_core::chance::{below, quick};
    use undercroft_core::{Chance, Game, Seed, Setup, Silence};

    /// Shows states of random games.
    fn over_random_games(mut look: impl FnMut(&Dungeoneer, &State)) {
        for game in 0..12 {
            let rules: Dungeoneer = Setup::new::<Dungeoneer>(2 + game as usize % 5).open().unwrap();
            let (mut chance, mut choices) = (Chance::new(Seed::from_number(game)), quick(game));
            let (mut state, mut buffer) = (rules.deal(&mut chance, &mut Silence), Vec::<Move>::new());
            for turn in 0u32.. {
                let Some(seat) = rules.awaited(&state).first() else { break };
                if turn.is_multiple_of(16) {
                    look(&rules, &state);
                }
                let action = rules
                    .pick_move(&state, seat, &mut buffer, |count| below(&mut choices, count as u32) as usize);
                rules.play(&mut state, seat, action, &mut chance, &mut Silence).unwrap();
            }
        }
    }

    #[test]
    fn what_is_looked_up_is_as_far_as_a_wave_says() {
        over_random_games(|rules, state| {
            for from in each_figure(state.living).map(|figure| state.spot(figure)) {
                let check = |Reached { tile, steps, cells, .. }: Reached| {
                    for cell in crate::board::each(cells) {
                        let to = Spot { tile, cell };
                        assert_eq!(rules.steps_between(state, from, to), steps, "{from:?} to {to:?}");
                        assert_eq!(state.steps_past(Nothing, from, to, FURTHER), Some(steps));
                    }
                    FURTHER
                };
                state.wave(from, FURTHER, EVERY_TILE, Nothing, |_| Cells::MAX, check);
            }
        });
    }

    #[test]
    fn going_over_the_tiles_comes_as_far_as_a_wave() {
        over_random_games(|rules, state| {
            for (figure, steps) in each_figure(state.living).zip((1..8).cycle()) {
                let from = state.spot(figure);
                let (mut looked_up, mut flooded) = ([0; TILES], [0; TILES]);
                rules.go_over(state, from, (steps, EVERY_TILE), |laid, distances, arrival| {
                    looked_up[usize::from(arrival.tile)] = arrival.within(distances, steps) & laid.floor;
                    steps
                });
                state.flood(from, steps, Nothing, |laid, reached| {
                    let stands = if reached.tile == from.tile { bit(from.cell) } else { 0 };
                    flooded[usize::from(reached.tile)] = (reached.cells | stands) & laid.floor;
                });
                assert_eq!(looked_up, flooded, "{steps} steps from {from:?}");
            }
        });
    }

    #[test]
    fn the_tiles_with_somebody_on_them_are_known() {
        over_random_games(|_, state| {
            for (tile, laid) in state.tiles.iter().enumerate() {
                assert_eq!(state.hero_tiles >> tile & 1 == 1, laid.heroes != 0);
                assert_eq!(state.monster_tiles >> tile & 1 == 1, laid.monsters != 0);
            }
        });
    }
}
