//! Information-set Monte Carlo tree search, with a tree for each seat.
//!
//! The method is that of Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012), in its
//! multiple-observer form. Again and again the search
//!
//! 1. *imagines* a world that the seat cannot tell from the real one;
//! 2. *walks* through it, every seat in its own tree, until none is at a place that its tree knows. At each decision
//!    the seat takes a legal move it never tried there, or else the one with the greatest upper confidence bound
//!    (the UCB1 of Auer, Cesa-Bianchi and Fischer, which Kocsis and Szepesvári brought to trees);
//! 3. *adds* to each tree the place at which its seat left it, one a walk;
//! 4. *plays out* the rest at random, to the end or, in a game that states a [horizon](Game::HORIZON), so far;
//! 5. *credits* every move that was walked with what its own seat got in the end, or is [promised](Game::evaluate).
//!
//! Then it makes the move it walked most often.
//!
//! **Places are what a seat knows.** A node of a seat's tree is found by a hash of the events that the seat was told
//! since the search began and of its own moves. Worlds that differ only in what is hidden from the seat share the
//! node, so what is learnt in one counts in all, and nobody in an imagined world acts on what they cannot know
//! there. As a move may be legal in one such world and not in another, the bound counts for each move how often it
//! could have been chosen, not how often the node was passed.
//!
//! **Choosing at once.** Seats that choose at the same time are asked one after another, and that makes no
//! difference: the later ones have not been told what the earlier chose, so they stand at the same node whatever it
//! was. Each learns the best answer to how the others play on the whole, not to a card that still lies face down.
//! Where [it does make one](Game::ORDER_MATTERS), as in a race, who is asked is drawn each time, and a clock that runs is
//! drawn like one seat more.
//!
//! **Honesty.** The search is given a [`Sight`] and nothing else: its own legal moves and imagined worlds. Both are
//! the same whatever the truth behind the sight, so its choice cannot depend on what its seat does not know. All
//! chance inside imagined worlds is the search's own.
//!
//! **What it leaves out.** Only seats that are waited for act in an imagined world; a move out of turn is never
//! foreseen. Nothing is carried over from one decision to the next.

mod horizon;
mod node_map;
mod observations;
mod tree;
mod worth;

use crate::bot::ROOM_FOR_MOVES;
use crate::budget::{Allowance, Budget};
use crate::random::next_to_act;
use horizon::play_on;
use observations::ObservationHash;
use rand_core::SeedableRng;
use tree::Tree;
use undercroft_core::chance::pick;
use undercroft_core::{Actor, Game, Quick, Seat, SeatSet, Sight};

/// A search and the space it works in, which is kept from one decision to the next; what was learnt is not.
pub(crate) struct Search<G: Game> {
    budget: Budget,
    tree: Tree<G::Move>,
    path: Vec<(Seat, u32)>,
    moves: Vec<G::Move>,
}

/// The search's own chance: one stream for what seats choose and one for dice and cards.
struct Luck {
    choices: Quick,
    chance: Quick,
}

impl<G: Game> Search<G> {
    pub(crate) fn new(budget: Budget) -> Search<G> {
        Search { budget, tree: Tree::new(), path: Vec::new(), moves: Vec::with_capacity(ROOM_FOR_MOVES) }
    }

    /// The move walked most often, which of equals brought most, which of equals is listed first.
    #[inline(never)]
    pub(crate) fn choose(&mut self, sight: &Sight<'_, G>, moves: &[G::Move], rng: &mut Quick) -> G::Move {
        self.tree.clear();
        let root = self.tree.add(ObservationHash::new().key(sight.seat())).expect("an empty tree has room");
        let mut luck = Luck { choices: Quick::from_rng(rng), chance: Quick::from_rng(rng) };
        let mut allowance = Allowance::of(self.budget);
        while allowance.spend() {
            self.iterate(sight, &mut luck);
        }
        let (mut best, mut most) = (moves[0], (0, 0.0));
        for &action in moves {
            if let Some(edge) = self.tree.tried(root).find(|edge| edge.action == action) {
                let found = (edge.visits, edge.mean());
                if found > most {
                    (best, most) = (action, found);
                }
            }
        }
        best
    }

    /// One world, from the decision to the end of the game or to its horizon.
    fn iterate(&mut self, sight: &Sight<'_, G>, luck: &mut Luck) {
        let rules = sight.rules();
        let mut world = sight.imagine(&mut luck.chance);
        self.walk(sight, &mut world, luck);
        let promise = play_on(rules, &mut world, luck, &mut self.moves);
        let outcome = rules.outcome(&world);
        debug_assert!(
            outcome.is_some() || promise.is_some(),
            "nobody is waited for, but the game is not over"
        );
        for &(seat, edge) in &self.path {
            if let Some(outcome) = &outcome {
                self.tree.credit(edge, worth::reward(outcome, seat));
            } else if let Some(promise) = &promise {
                self.tree.credit(edge, promise[seat.index()]);
            }
        }
    }

    /// Walks until no seat is in its tree any more, and notes the path.
    ///
    /// The searching seat goes first even if others are to choose at once: it is at its decision now, and so the
    /// root is one node whatever the others do.
    #[inline]
    fn walk(&mut self, sight: &Sight<'_, G>, world: &mut G::State, luck: &mut Luck) {
        let rules = sight.rules();
        let mut observed = ObservationHash::new();
        let mut inside = SeatSet::all(rules.players());
        let mut next = Some(Actor::Seat(sight.seat()));
        self.path.clear();
        while let Some(actor) = next {
            match actor {
                Actor::Seat(seat) => {
                    self.moves.clear();
                    rules.moves(world, seat, &mut self.moves);
                    let action = self.step(seat, &observed, &mut inside, luck);
                    observed.remember(seat, &action);
                    let played = rules.play(world, seat, action, &mut luck.chance, &mut observed);
                    debug_assert!(played.is_ok(), "a listed move was refused: {played:?}");
                }
                Actor::Clock => rules.time_up(world, &mut luck.chance, &mut observed),
            }
            next = match inside.is_empty() {
                true => None,
                false => next_to_act(rules, world, &mut luck.choices),
            };
        }
    }

    /// Chooses one of the moves for a seat: in its tree while it is inside, at random once it has left it.
    #[inline]
    fn step(
        &mut self,
        seat: Seat,
        observed: &ObservationHash,
        inside: &mut SeatSet,
        luck: &mut Luck,
    ) -> G::Move {
        if let &[forced] = &self.moves[..] {
            return forced;
        }
        if !inside.contains(seat) {
            return pick(&mut luck.choices, &self.moves);
        }
        let key = observed.key(seat);
        let node = self.tree.find(key).or_else(|| {
            inside.remove(seat);
            self.tree.add(key)
        });
        let Some(node) = node else { return pick(&mut luck.choices, &self.moves) };
        let edge = self.tree.select(node, &mut self.moves, &mut luck.choices);
        self.path.push((seat, edge));
        self.tree.action(edge)
    }
}
