//! A bot that sits down at a table.

use crate::{BotSpec, random_move, search::Search};
use undercroft_core::chance::quick;
use undercroft_core::{Game, Quick, Sight};

/// A bot, made once and used for many decisions and games: what it allocates it keeps.
///
/// With the same seed, the same sights and a budget in iterations it makes the same moves, bit for bit, on every
/// machine.
pub struct Bot<G: Game> {
    spec: BotSpec,
    rng: Quick,
    moves: Vec<G::Move>,
    search: Option<Box<Search<G>>>,
}

/// Enough for most lists of moves, so that they rarely have to grow in mid-game.
pub(crate) const ROOM_FOR_MOVES: usize = 64;

impl<G: Game> Bot<G> {
    /// A bot whose every choice follows from its seed.
    pub fn new(spec: BotSpec, seed: u64) -> Bot<G> {
        let search = match spec {
            BotSpec::Random => None,
            BotSpec::Search(budget) => Some(Box::new(Search::new(budget))),
        };
        Bot { spec, rng: quick(seed), moves: Vec::with_capacity(ROOM_FOR_MOVES), search }
    }

    /// Which bot this is.
    pub fn spec(&self) -> BotSpec {
        self.spec
    }

    /// Starts afresh: from here on the bot does what a new one with this seed would do.
    #[inline]
    pub fn reseed(&mut self, seed: u64) {
        self.rng = quick(seed);
    }

    /// Chooses a move for the seat whose sight this is. Ask only for a seat that the game waits for: a bot always moves,
    /// and a seat that may merely interrupt would do so every time it is asked.
    ///
    /// # Panics
    /// If the seat may do nothing.
    #[inline]
    pub fn choose(&mut self, sight: &Sight<'_, G>) -> G::Move {
        let Some(search) = &mut self.search else {
            return random_move(sight, &mut self.rng, &mut self.moves);
        };
        self.moves.clear();
        sight.moves(&mut self.moves);
        match &self.moves[..] {
            &[forced] => forced,
            moves => search.choose(sight, moves, &mut self.rng),
        }
    }
}
