//! Arrays of values.

use super::shape::{Shape, Spot, between};
use std::ops::RangeInclusive;

/// See [`list`].
pub struct List<S> {
    entries: S,
    count: RangeInclusive<usize>,
}

/// An array with so many entries of one shape.
pub fn list<S: Shape>(entries: S, count: RangeInclusive<usize>) -> List<S> {
    List { entries, count }
}

impl<S: Shape> Shape for List<S> {
    type Out = Vec<S::Out>;

    fn read(&self, spot: &mut Spot<'_>) -> Vec<S::Out> {
        let Some(entries) = spot.entries(|entry| self.entries.read(entry)) else {
            spot.wrong_kind(&self.wanted());
            return self.stand_in();
        };
        if !self.count.contains(&entries.len()) {
            let plural = if entries.len() == 1 { "entry" } else { "entries" };
            spot.fault(format!(" has {} {plural}; it must have {}", entries.len(), between(&self.count)));
        }
        entries
    }

    fn stand_in(&self) -> Vec<S::Out> {
        std::iter::repeat_with(|| self.entries.stand_in()).take(*self.count.start()).collect()
    }

    fn wanted(&self) -> String {
        format!("an array of {} entries, each {}", between(&self.count), self.entries.wanted())
    }
}

/// See [`array()`].
pub struct Array<const K: usize, S>(List<S>);

/// An array of exactly `K` entries of one shape.
pub fn array<const K: usize, S: Shape>(entries: S) -> Array<K, S> {
    Array(list(entries, K..=K))
}

impl<const K: usize, S: Shape> Shape for Array<K, S> {
    type Out = [S::Out; K];

    fn read(&self, spot: &mut Spot<'_>) -> [S::Out; K] {
        let mut entries = self.0.read(spot).into_iter();
        std::array::from_fn(|_| entries.next().unwrap_or_else(|| self.0.entries.stand_in()))
    }

    fn stand_in(&self) -> [S::Out; K] {
        std::array::from_fn(|_| self.0.entries.stand_in())
    }

    fn wanted(&self) -> String {
        self.0.wanted()
    }
}
