//! Chance that a seed decides.

#![allow(dead_code, reason = "every test uses another part of this")]

/// A small generator (SplitMix64): the same seed, the same numbers.
#[derive(Clone, Debug)]
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    /// A seed that nobody chose.
    pub(crate) fn any_seed() -> u64 {
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        now.map_or(0, |since| since.as_nanos() as u64)
    }

    pub(crate) fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n`.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        (self.number() % n.max(1) as u64) as usize
    }

    /// True in so many of a thousand cases.
    pub(crate) fn hits(&mut self, of_a_thousand: u32) -> bool {
        self.number() % 1000 < u64::from(of_a_thousand)
    }

    /// Another generator that goes its own way.
    pub(crate) fn branch(&mut self) -> Chance {
        Chance(self.number())
    }
}
