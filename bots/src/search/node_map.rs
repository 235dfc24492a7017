//! A map from keys that are hashes already to the numbers of nodes.

/// One place of the map; it is empty unless its stamp is the present one.
#[derive(Clone, Copy, Default)]
struct Slot {
    key: u64,
    stamp: u32,
    node: u32,
}

/// Open addressing over a power of two, at most half full. It is emptied by a new stamp, so that a small search after
/// a large one does not pay for the size of the map.
pub(super) struct NodeMap {
    slots: Vec<Slot>,
    stamp: u32,
    filled: usize,
}

/// Slots to begin with.
const SMALLEST: usize = 1 << 10;

impl NodeMap {
    pub(super) fn new() -> NodeMap {
        NodeMap { slots: vec![Slot::default(); SMALLEST], stamp: 1, filled: 0 }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.filled = 0;
        self.stamp = self.stamp.wrapping_add(1);
        if self.stamp == 0 {
            // After four thousand million searches an old stamp would look like the present one.
            self.slots.fill(Slot::default());
            self.stamp = 1;
        }
    }

    /// The node with this key.
    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<u32> {
        let slot = self.slots[self.find(key)];
        (slot.stamp == self.stamp).then_some(slot.node)
    }

    /// Gives a node a key that no other has.
    pub(super) fn insert(&mut self, key: u64, node: u32) {
        if self.filled * 2 >= self.slots.len() {
            self.grow();
        }
        let at = self.find(key);
        self.slots[at] = Slot { key, stamp: self.stamp, node };
        self.filled += 1;
    }

    /// Where the key is, or the empty slot where it would be.
    #[inline]
    fn find(&self, key: u64) -> usize {
        let mask = self.slots.len() - 1;
        let mut at = key as usize & mask;
        while self.slots[at].stamp == self.stamp && self.slots[at].key != key {
            at = (at + 1) & mask;
        }
        at
    }

    fn grow(&mut self) {
        let doubled = vec![Slot::default(); self.slots.len() * 2];
        let old = std::mem::replace(&mut self.slots, doubled);
        for slot in old.into_iter().filter(|slot| slot.stamp == self.stamp) {
            let at = self.find(slot.key);
            self.slots[at] = slot;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_that_want_the_same_slot_keep_apart_and_survive_growth() {
        let mut map = NodeMap::new();
        let key = |node: u32| u64::from(node % 7) | u64::from(node) << 32;
        for node in 0..2000 {
            assert_eq!(map.get(key(node)), None);
            map.insert(key(node), node);
        }
        assert!((0..2000).all(|node| map.get(key(node)) == Some(node)));
    }

    #[test]
    fn a_cleared_table_has_forgotten_everything() {
        let mut map = NodeMap::new();
        map.insert(5, 1);
        map.clear();
        assert_eq!(map.get(5), None);
        map.insert(5, 2);
        assert_eq!(map.get(5), Some(2));
    }

    #[test]
    fn nothing_old_returns_when_the_stamps_begin_again() {
        let mut map = NodeMap::new();
        map.insert(5, 1);
        map.stamp = u32::MAX;
        map.insert(6, 2);
        map.clear();
        assert_eq!((map.get(5), map.get(6)), (None, None));
    }
}
