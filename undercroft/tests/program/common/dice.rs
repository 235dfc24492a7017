//! Chance that can be had again.

/// Dice that fall the same way for the same seed.
#[derive(Clone, Debug)]
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// Other dice, which fall on their own.
    pub(crate) fn fork(&mut self) -> Dice {
        Dice(self.roll())
    }

    /// The next number of the sequence known as SplitMix64.
    pub(crate) fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number from 0 to `sides` - 1.
    pub(crate) fn below(&mut self, sides: u64) -> u64 {
        self.roll() % sides
    }

    /// Any of these.
    pub(crate) fn pick<'a, T>(&mut self, some: &'a [T]) -> &'a T {
        &some[self.below(some.len() as u64) as usize]
    }
}
