//! What is kept of a game for its study: all that happened, or nothing.

use undercroft_core::{Audience, Game, Listener, Outcome, Silence, Study};

/// Listens to one game after another.
pub(crate) trait Story<G: Game>: Listener<G::Event> + Default + Send {
    /// Counts what the game finds worth counting and makes room for the next.
    fn study(&mut self, rules: &G, outcome: &Outcome, to: &mut Study);
}

impl<G: Game> Story<G> for Silence {
    #[inline(always)]
    fn study(&mut self, _: &G, _: &Outcome, _: &mut Study) {}
}

/// Everything is kept, whoever was told.
pub(crate) struct AllEvents<E>(Vec<E>);

impl<E> Default for AllEvents<E> {
    fn default() -> Self {
        AllEvents(Vec::new())
    }
}

impl<E> Listener<E> for AllEvents<E> {
    fn hear(&mut self, _: Audience, event: E) {
        self.0.push(event);
    }
}

impl<G: Game> Story<G> for AllEvents<G::Event> {
    fn study(&mut self, rules: &G, outcome: &Outcome, to: &mut Study) {
        rules.study(&self.0, outcome, to);
        self.0.clear();
    }
}
