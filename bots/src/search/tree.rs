//! The trees of all seats in two flat lists, one of nodes and one of the moves tried in them.

use super::node_map::NodeMap;
use super::worth::worth;
use undercroft_core::Rng;
use undercroft_core::chance::pick;

/// The most nodes of a search, so that a long one stays within some 50 MB; the trees then stop growing.
const MOST_NODES: usize = 1 << 19;

/// The end of a chain of edges.
const NONE: u32 = u32::MAX;

/// A move that was tried in a node.
pub(super) struct Edge<M> {
    pub(super) action: M,
    /// How often it was chosen.
    pub(super) visits: u32,
    /// How often it was legal when the node was passed.
    available: u32,
    /// The sum of what its seat got.
    total: f64,
    /// The next edge of the same node.
    next: u32,
}

impl<M> Edge<M> {
    /// What its seat got on average.
    pub(super) fn mean(&self) -> f64 {
        self.total / f64::from(self.visits)
    }
}

/// Everything learnt in one search. A node is all that one seat may know at one of its decisions, and holds the chain
/// of the moves that were tried there; moves not yet tried take no space.
pub(super) struct Tree<M> {
    /// The first edge of each node.
    nodes: Vec<u32>,
    edges: Vec<Edge<M>>,
    map: NodeMap,
}

impl<M: Copy + Eq> Tree<M> {
    pub(super) fn new() -> Tree<M> {
        Tree { nodes: Vec::new(), edges: Vec::new(), map: NodeMap::new() }
    }

    /// Forgets everything and keeps the space.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.map.clear();
    }

    /// The node with this key, if there is one.
    #[inline]
    pub(super) fn find(&self, key: u64) -> Option<u32> {
        self.map.get(key)
    }

    /// Adds a node with this key, if there is room.
    #[inline]
    pub(super) fn add(&mut self, key: u64) -> Option<u32> {
        if self.nodes.len() >= MOST_NODES {
            return None;
        }
        let node = self.nodes.len() as u32;
        self.nodes.push(NONE);
        self.map.insert(key, node);
        Some(node)
    }

    /// Chooses among the moves that are legal in the present world: one that was never tried, if there is any, else
    /// the one that promises most. Reorders the moves.
    #[inline]
    pub(super) fn select(&mut self, node: u32, moves: &mut [M], rng: &mut impl Rng) -> u32 {
        let (mut tried, mut best, mut most) = (0, NONE, f64::NEG_INFINITY);
        let mut at = self.nodes[node as usize];
        while at != NONE {
            let edge = &mut self.edges[at as usize];
            if let Some(ahead) = moves[tried..].iter().position(|&action| action == edge.action) {
                moves.swap(tried, tried + ahead);
                tried += 1;
                edge.available += 1;
                let worth = worth(edge.total, edge.visits, edge.available);
                if worth > most {
                    (best, most) = (at, worth);
                }
            }
            at = edge.next;
        }
        if tried == moves.len() { best } else { self.try_first(node, pick(rng, &moves[tried..])) }
    }

    /// Adds an edge for a move that was never tried in the node.
    fn try_first(&mut self, node: u32, action: M) -> u32 {
        let edge = self.edges.len() as u32;
        let next = std::mem::replace(&mut self.nodes[node as usize], edge);
        self.edges.push(Edge { action, visits: 0, available: 1, total: 0.0, next });
        edge
    }

    /// The move of an edge.
    #[inline]
    pub(super) fn action(&self, edge: u32) -> M {
        self.edges[edge as usize].action
    }

    /// Credits an edge that was walked with what its seat got in the end.
    #[inline]
    pub(super) fn credit(&mut self, edge: u32, reward: f64) {
        let edge = &mut self.edges[edge as usize];
        edge.visits += 1;
        edge.total += reward;
    }

    /// The moves tried in a node, the latest first.
    pub(super) fn tried(&self, node: u32) -> impl Iterator<Item = &Edge<M>> {
        let edge = |at: u32| self.edges.get(at as usize);
        std::iter::successors(edge(self.nodes[node as usize]), move |tried| edge(tried.next))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use undercroft_core::chance::quick;

    /// A tree with one node, and what was chosen there when these lists of moves were legal and this was paid.
    fn choices(lists: &[&[u8]], pay: impl Fn(u8) -> f64) -> (Tree<u8>, Vec<u8>) {
        let (mut tree, mut rng) = (Tree::new(), quick(1));
        let node = tree.add(7).expect("an empty tree has room");
        let chosen = lists.iter().map(|list| {
            let edge = tree.select(node, &mut list.to_vec(), &mut rng);
            tree.credit(edge, pay(tree.action(edge)));
            tree.action(edge)
        });
        let chosen = chosen.collect();
        (tree, chosen)
    }

    #[test]
    fn every_legal_move_is_tried_before_any_is_repeated() {
        let (_, mut chosen) = choices(&[[1, 2, 3, 4].as_slice(); 4], |_| 0.5);
        chosen.sort_unstable();
        assert_eq!(chosen, [1, 2, 3, 4]);
    }

    #[test]
    fn a_move_that_is_not_legal_in_this_world_is_never_chosen() {
        let lists: Vec<&[u8]> =
            (0..100).map(|i| if i % 2 == 0 { &[1, 2][..] } else { &[2, 3][..] }).collect();
        // The first move pays best, so it is wanted wherever it is not allowed.
        let (_, chosen) = choices(&lists, |action| 1.0 / f64::from(action));
        assert!(chosen.iter().zip(&lists).all(|(action, list)| list.contains(action)));
    }

    #[test]
    fn the_move_that_pays_best_is_chosen_most() {
        let (tree, _) = choices(&[[1, 2, 3].as_slice(); 300], |action| if action == 2 { 0.9 } else { 0.3 });
        let best = tree.tried(0).max_by_key(|edge| edge.visits).expect("moves were tried");
        assert_eq!((best.action, tree.tried(0).map(|edge| edge.visits).sum()), (2, 300));
        assert!(best.visits > 200 && (best.mean() - 0.9).abs() < 1e-9);
    }

    #[test]
    fn a_move_is_not_held_against_worlds_in_which_it_was_illegal() {
        // That it was absent a hundred times makes the third move no more urgent.
        let lists: Vec<&[u8]> = std::iter::once(&[3][..]).chain([&[1, 2][..]; 100]).collect();
        let (tree, _) = choices(&lists, |_| 0.5);
        let rare = tree.tried(0).find(|edge| edge.action == 3).expect("it was tried");
        assert_eq!(rare.available, 1);
    }

    #[test]
    fn a_cleared_tree_knows_no_node() {
        let (mut tree, _) = choices(&[[1, 2].as_slice(); 5], |_| 0.5);
        assert_eq!(tree.find(7), Some(0));
        tree.clear();
        assert_eq!(tree.find(7), None);
    }
}
