//! Who decides: the bots of a plan, seated.

use crate::plan::{Plan, chair};
use undercroft_bots::Bot;
use undercroft_core::chance::{below, quick};
use undercroft_core::{Fingerprint, Game, Quick, Seat, Sight};

/// Everybody at a table.
pub(crate) trait Players<G: Game> {
    /// Gets ready for a game: what is decided in it depends on the plan and the number of the game alone.
    fn begin(&mut self, game: u64);

    /// The move that the seat makes, and its place among all that it may make. The buffer is for listing these.
    fn choose(&mut self, sight: &Sight<'_, G>, buffer: &mut Vec<G::Move>) -> (usize, G::Move);
}

/// Nobody thinks.
pub(crate) struct Randoms {
    seed: u64,
    rng: Quick,
}

impl Randoms {
    pub(crate) fn new(plan: &Plan) -> Self {
        Randoms { seed: plan.seed, rng: quick(0) }
    }
}

impl<G: Game> Players<G> for Randoms {
    #[inline]
    fn begin(&mut self, game: u64) {
        self.rng = quick(seed_of(self.seed, game, 0));
    }

    #[inline]
    fn choose(&mut self, sight: &Sight<'_, G>, buffer: &mut Vec<G::Move>) -> (usize, G::Move) {
        let mut place = 0;
        let action = sight.pick_move(buffer, |count| {
            place = below(&mut self.rng, count as u32) as usize;
            place
        });
        (place, action)
    }
}

/// Bots of any kind, in the order of the line-up.
pub(crate) struct Bots<G: Game> {
    seed: u64,
    game: u64,
    bots: Vec<Bot<G>>,
}

impl<G: Game> Bots<G> {
    pub(crate) fn new(plan: &Plan) -> Self {
        let line_up = plan.bots.iter().cycle().take(plan.setup.players);
        Bots { seed: plan.seed, game: 0, bots: line_up.map(|spec| Bot::new(*spec, 0)).collect() }
    }
}

impl<G: Game> Players<G> for Bots<G> {
    fn begin(&mut self, game: u64) {
        self.game = game;
        let players = self.bots.len();
        for seat in Seat::all(players) {
            self.bots[chair(seat, game, players)].reseed(seed_of(self.seed, game, seat.number() as u64));
        }
    }

    fn choose(&mut self, sight: &Sight<'_, G>, buffer: &mut Vec<G::Move>) -> (usize, G::Move) {
        let players = self.bots.len();
        let action = self.bots[chair(sight.seat(), self.game, players)].choose(sight);
        buffer.clear();
        sight.moves(buffer);
        let place = buffer.iter().position(|&listed| listed == action);
        (place.expect("a bot chooses among the listed moves"), action)
    }
}

/// A seed for each seat of each game of each series, far apart even where the numbers are neighbours.
#[inline]
pub(crate) fn seed_of(series: u64, game: u64, seat: u64) -> u64 {
    let mut mixed = Fingerprint::default();
    mixed.mix(series);
    mixed.mix(game);
    mixed.mix(seat);
    std::hash::Hasher::finish(&mixed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_seat_of_every_game_has_its_own_seed() {
        let seeds: HashSet<u64> = (0..10)
            .flat_map(|series| {
                (0..100).flat_map(move |game| (0..9).map(move |seat| seed_of(series, game, seat)))
            })
            .collect();
        assert_eq!(seeds.len(), 9_000);
    }
}
