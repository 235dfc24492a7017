//! What a bot is given: a seat's view and the power to imagine.

use crate::{Eye, Game, Seat};
use rand_core::Rng;

/// A game as one seat knows it. The true state is inside and cannot be taken out: whatever a bot learns comes
/// through this seat's view, its moves and worlds it imagines.
pub struct Sight<'a, G: Game> {
    rules: &'a G,
    state: &'a G::State,
    seat: Seat,
}

impl<'a, G: Game> Sight<'a, G> {
    /// Looks at a game from a seat.
    #[inline]
    pub fn new(rules: &'a G, state: &'a G::State, seat: Seat) -> Self {
        Sight { rules, state, seat }
    }

    /// The rules of the game.
    #[inline]
    pub fn rules(&self) -> &'a G {
        self.rules
    }

    /// Whose eyes these are.
    #[inline]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Adds what the seat may do now.
    #[inline]
    pub fn moves(&self, moves: &mut Vec<G::Move>) {
        self.rules.moves(self.state, self.seat, moves);
    }

    /// One of the moves that the seat may make now, chosen by its place among so many; see [`Game::pick_move`].
    ///
    /// # Panics
    /// Perhaps, if there is no such place.
    #[inline]
    pub fn pick_move(&self, buffer: &mut Vec<G::Move>, which: impl FnOnce(usize) -> usize) -> G::Move {
        self.rules.pick_move(self.state, self.seat, buffer, which)
    }

    /// What the seat sees.
    pub fn view(&self) -> G::View {
        self.rules.view(self.state, Eye::Seat(self.seat))
    }

    /// A whole world that the seat cannot tell from the real one.
    #[inline]
    pub fn imagine(&self, rng: &mut impl Rng) -> G::State {
        self.rules.imagine(self.state, self.seat, rng)
    }
}
