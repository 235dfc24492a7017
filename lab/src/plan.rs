//! What is to be played.

use std::thread::available_parallelism;
use undercroft_bots::{BotSpec, Budget};
use undercroft_core::{Fault, Game, Seat, Setup};

/// The most threads a plan may ask for. Starting more costs longer than they could save.
const MOST_THREADS: usize = 256;

/// The most pieces a plan is cut into. Enough to keep every core busy to the end, few enough to add up for nothing.
const MOST_PIECES: u64 = 1024;

/// A series of games to play.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The table.
    pub setup: Setup,
    /// Who plays: in this order, repeated to fill the seats.
    pub bots: Vec<BotSpec>,
    /// How many games.
    pub games: u64,
    /// All chance follows from it.
    pub seed: u64,
    /// How many threads, 256 at most; 0 for one a core. Never more are started than there is work for.
    pub threads: usize,
}

impl Plan {
    /// Opens the rules of the plan's table.
    ///
    /// # Errors
    /// Everything that is wrong with the plan.
    pub fn open<G: Game>(&self) -> Result<G, Vec<Fault>> {
        let mut faults = Vec::new();
        if self.games == 0 {
            faults.push(Fault::new("games", "there must be at least one"));
        }
        if self.bots.is_empty() {
            faults.push(Fault::new("bots", "there must be at least one"));
        }
        if self.threads > MOST_THREADS {
            let reason =
                format!("{} are too many; at most {MOST_THREADS}, or 0 for one a core", self.threads);
            faults.push(Fault::new("threads", reason));
        }
        let rules = self.setup.open::<G>();
        if rules.is_ok() && self.bots.len() > self.setup.players {
            let reason = format!("{} bots, but only {} seats", self.bots.len(), self.setup.players);
            faults.push(Fault::new("bots", reason));
        }
        match rules {
            Ok(rules) if faults.is_empty() => Ok(rules),
            Ok(_) => Err(faults),
            Err(more) => Err(faults.into_iter().chain(more).collect()),
        }
    }

    /// How many games a piece of the work has, and how many pieces there are.
    pub(crate) fn pieces(&self) -> (u64, usize) {
        let size = self.games.div_ceil(MOST_PIECES).max(1);
        (size, self.games.div_ceil(size) as usize)
    }

    /// As many threads as are asked for, and never one without a piece of the work.
    pub(crate) fn threads_to_start(&self) -> usize {
        let wanted = match self.threads {
            0 => available_parallelism().map_or(1, usize::from),
            some => some,
        };
        wanted.min(self.pieces().1).max(1)
    }

    /// Whether nobody thinks.
    pub(crate) fn all_random(&self) -> bool {
        self.bots.iter().all(|bot| *bot == BotSpec::Random)
    }

    /// Whether no bot thinks by the clock.
    pub(crate) fn repeatable(&self) -> bool {
        !self.bots.iter().any(|bot| matches!(bot, BotSpec::Search(Budget::Milliseconds(_))))
    }

    /// How many seats a bot fills in each game.
    pub(crate) fn seats_of(&self, bot: usize) -> usize {
        (0..self.setup.players).filter(|chair| chair % self.bots.len() == bot).count()
    }
}

/// Who sits at a seat in a game, counted in the order of the line-up: everyone moves round one seat each game, so
/// that nobody keeps a good one.
#[inline]
pub(crate) fn chair(seat: Seat, game: u64, players: usize) -> usize {
    (seat.index() + players - (game % players as u64) as usize) % players
}

/// The [`chair`] of every seat in a game, in the order of the seats.
#[inline]
pub(crate) fn chairs(game: u64, players: usize) -> impl Iterator<Item = usize> {
    let first = chair(Seat::new(0), game, players);
    (first..players).chain(0..first)
}

#[cfg(test)]
mod tests {
    use super::*;
    use undercroft_bidding::Bidding;

    fn plan(players: usize, bots: &[&str]) -> Plan {
        let bots = bots.iter().map(|bot| bot.parse().unwrap()).collect();
        Plan { setup: Setup::new::<Bidding>(players), bots, games: 10, seed: 1, threads: 1 }
    }

    #[test]
    fn everyone_moves_round_one_seat_each_game() {
        let line_up = |game| Seat::all(4).map(|seat| chair(seat, game, 4)).collect::<Vec<_>>();
        assert_eq!(line_up(0), [0, 1, 2, 3]);
        assert_eq!(line_up(1), [3, 0, 1, 2]);
        assert_eq!(line_up(4), line_up(0));
        for game in 0..5 {
            assert_eq!(chairs(game, 4).collect::<Vec<_>>(), line_up(game));
        }
    }

    #[test]
    fn bots_are_repeated_to_fill_the_seats() {
        let plan = plan(5, &["random", "search:10"]);
        assert_eq!((plan.seats_of(0), plan.seats_of(1)), (3, 2));
    }

    #[test]
    fn every_mistake_in_a_plan_is_listed() {
        let mut plan = plan(9, &[]);
        plan.games = 0;
        let faults = plan.open::<Bidding>().unwrap_err();
        let places: Vec<&str> = faults.iter().map(|fault| fault.place.as_str()).collect();
        assert_eq!(places, ["games", "bots", "players"]);
    }

    #[test]
    fn no_thread_is_started_without_work_and_no_crowd_of_them_at_all() {
        let mut plan = plan(2, &["random"]);
        plan.threads = 200;
        assert_eq!(plan.threads_to_start(), 10);
        plan.games = 1_000_000;
        assert_eq!(plan.threads_to_start(), 200);
        plan.threads = 257;
        let faults = plan.open::<Bidding>().unwrap_err();
        assert_eq!(faults[0].to_string(), "threads: 257 are too many; at most 256, or 0 for one a core");
    }

    #[test]
    fn more_bots_than_seats_are_refused() {
        let faults = plan(2, &["random", "random", "random"]).open::<Bidding>().unwrap_err();
        assert_eq!(faults[0].to_string(), "bots: 3 bots, but only 2 seats");
    }
}
