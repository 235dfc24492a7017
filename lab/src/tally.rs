//! What a number of games add up to. Whole numbers only: sums of fractions would depend on the order.

use crate::histogram::Histogram;
use crate::one_game::Finished;
use crate::plan::chairs;
use undercroft_core::{Fingerprint, MAX_SEATS, Seat};

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Tally {
    players: usize,
    /// Which bot sits on which chair.
    bots: [u8; MAX_SEATS],
    pub(crate) games: u64,
    pub(crate) decisions: u64,
    pub(crate) shortest: u64,
    pub(crate) longest: u64,
    pub(crate) without_winner: u64,
    pub(crate) shared: u64,
    /// Parts of wins, by seat.
    pub(crate) by_seat: [u64; MAX_SEATS],
    /// Parts of wins, by bot.
    pub(crate) by_bot: Vec<u64>,
    pub(crate) scores: Vec<Histogram>,
    pub(crate) hash: u64,
}

impl Tally {
    pub(crate) fn new(bots: usize, players: usize) -> Self {
        Tally {
            players,
            bots: std::array::from_fn(|chair| (chair % bots) as u8),
            games: 0,
            decisions: 0,
            shortest: u64::MAX,
            longest: 0,
            without_winner: 0,
            shared: 0,
            by_seat: [0; MAX_SEATS],
            by_bot: vec![0; bots],
            scores: vec![Histogram::new(); bots],
            hash: 0,
        }
    }

    #[inline]
    pub(crate) fn add(&mut self, game: u64, finished: &Finished) {
        let Finished { outcome, decisions, hash } = finished;
        self.games += 1;
        self.decisions += decisions;
        self.shortest = self.shortest.min(*decisions);
        self.longest = self.longest.max(*decisions);
        let winners = outcome.winners();
        self.without_winner += u64::from(winners.is_empty());
        self.shared += u64::from(winners.len() > 1);
        for (seat, chair) in Seat::all(self.players).zip(chairs(game, self.players)) {
            let bot = usize::from(self.bots[chair]);
            self.scores[bot].count(outcome.score(seat));
            let won = outcome.parts(seat);
            self.by_bot[bot] += won;
            self.by_seat[seat.index()] += won;
        }
        // A game's hash goes in together with its number, so that the sum is of this very row of games, and yet
        // can be added up in any order.
        let mut numbered = Fingerprint::default();
        numbered.mix(game);
        numbered.mix(*hash);
        self.hash = self.hash.wrapping_add(std::hash::Hasher::finish(&numbered));
    }

    pub(crate) fn plus(mut self, other: Tally) -> Tally {
        self.games += other.games;
        self.decisions += other.decisions;
        self.shortest = self.shortest.min(other.shortest);
        self.longest = self.longest.max(other.longest);
        self.without_winner += other.without_winner;
        self.shared += other.shared;
        self.by_seat.iter_mut().zip(other.by_seat).for_each(|(sum, more)| *sum += more);
        self.by_bot.iter_mut().zip(other.by_bot).for_each(|(sum, more)| *sum += more);
        self.scores = self.scores.into_iter().zip(&other.scores).map(|(sum, more)| sum.plus(more)).collect();
        self.hash = self.hash.wrapping_add(other.hash);
        self
    }
}
