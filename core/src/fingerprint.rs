//! A hash that is the same on every machine and in every version, unlike the standard library's.

use std::hash::{Hash, Hasher};

/// The fingerprint of a value.
pub fn fingerprint(value: &(impl Hash + ?Sized)) -> u64 {
    let mut hasher = Fingerprint::default();
    value.hash(&mut hasher);
    hasher.finish()
}

/// A hasher whose result is written into files and compared between machines. Every integer goes in as one word, so
/// that it is quick and that a 32-bit machine agrees with a 64-bit one. Slices and arrays of integers wider than a byte
/// are the exception: the standard library hashes their bytes as they lie in memory, so keep those out.
#[derive(Clone, Copy, Debug)]
pub struct Fingerprint(u64);

impl Default for Fingerprint {
    fn default() -> Self {
        Fingerprint(0xcbf2_9ce4_8422_2325)
    }
}

impl Fingerprint {
    /// Mixes one word in.
    #[inline]
    pub fn mix(&mut self, word: u64) {
        let wide = u128::from(self.0 ^ word ^ 0x9e37_79b9_7f4a_7c15) * u128::from(0xa076_1d64_78bd_642f_u64);
        self.0 = (wide as u64) ^ ((wide >> 64) as u64);
    }
}

impl Hasher for Fingerprint {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.mix(u64::from_le_bytes(word));
        }
    }

    #[inline]
    fn write_u8(&mut self, n: u8) {
        self.mix(n.into());
    }

    #[inline]
    fn write_u16(&mut self, n: u16) {
        self.mix(n.into());
    }

    #[inline]
    fn write_u32(&mut self, n: u32) {
        self.mix(n.into());
    }

    #[inline]
    fn write_u64(&mut self, n: u64) {
        self.mix(n);
    }

    #[inline]
    fn write_usize(&mut self, n: usize) {
        self.mix(n as u64);
    }

    #[inline]
    fn write_isize(&mut self, n: isize) {
        self.mix(n as u64);
    }

    #[inline]
    fn finish(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fingerprint_is_the_same_for_ever() {
        // Records carry fingerprints: if this test fails, no old record verifies.
        assert_eq!(fingerprint(&(1u8, 2u64, [3u16, 4], Some(5usize))), 12_566_579_205_756_009_619);
    }

    #[test]
    fn neighbouring_values_differ_in_many_bits() {
        let apart = (fingerprint(&1u64) ^ fingerprint(&2u64)).count_ones();
        assert!(apart > 16, "{apart} bits");
    }
}
