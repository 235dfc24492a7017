//! Chance: one sealed cryptographic stream a table.

use crate::digest::hex;
use rand_chacha::ChaCha20Rng;
use rand_core::{Infallible, Rng, SeedableRng, TryRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::{fmt, str::FromStr};

/// Fast numbers for bots, imagined worlds and tests: where nobody gains by computing the next one.
pub type Quick = rand_xoshiro::Xoshiro256PlusPlus;

/// A fast generator from a small seed.
pub fn quick(seed: u64) -> Quick {
    Quick::seed_from_u64(seed)
}

/// What all chance of a table follows from. Sealed until the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed of 32 bytes, which a table takes from the operating system.
    pub const fn from_bytes(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// A small seed to repeat an experiment. Easy to guess, so never for a game among people.
    pub const fn from_number(number: u64) -> Seed {
        Seed::for_game(number, 0)
    }

    /// The seed of one game in a series of many.
    pub const fn for_game(series: u64, game: u64) -> Seed {
        let (a, b) = (series.to_le_bytes(), game.to_le_bytes());
        let mut bytes = [0; 32];
        let mut i = 0;
        while i < 8 {
            (bytes[i], bytes[8 + i]) = (a[i], b[i]);
            i += 1;
        }
        Seed(bytes)
    }

    /// The bytes.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Display for Seed {
    /// A small seed as its number, any other as 64 hexadecimal digits.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (number, rest) = self.0.split_first_chunk::<8>().expect("a seed has 32 bytes");
        match rest.iter().all(|&byte| byte == 0) {
            true => write!(f, "{}", u64::from_le_bytes(*number)),
            false => f.write_str(&hex(&self.0)),
        }
    }
}

impl fmt::Debug for Seed {
    /// Tells nothing: a seed in a log is a seed given away.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(sealed)")
    }
}

impl FromStr for Seed {
    type Err = String;

    fn from_str(text: &str) -> Result<Seed, String> {
        if text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            let mut bytes = [0; 32];
            for (i, byte) in bytes.iter_mut().enumerate() {
                *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).map_err(|e| e.to_string())?;
            }
            return Ok(Seed(bytes));
        }
        text.parse().map(Seed::from_number).map_err(|_| {
            format!(
                "`{text}` is no seed; give a whole number from 0 to {} or 64 hexadecimal digits",
                u64::MAX
            )
        })
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Seed, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

/// A table's stream of chance: ChaCha20 under the seed, and how much of it has been drawn.
#[derive(Clone, Debug)]
pub struct Chance {
    stream: ChaCha20Rng,
}

impl Chance {
    /// The stream from its beginning.
    pub fn new(seed: Seed) -> Chance {
        Chance { stream: ChaCha20Rng::from_seed(seed.0) }
    }

    /// The stream after `drawn` words, where a stored game goes on.
    pub fn resume(seed: Seed, drawn: u64) -> Chance {
        let mut chance = Chance::new(seed);
        if drawn > 0 {
            chance.stream.set_word_pos(drawn.into());
        }
        chance
    }

    /// How many words have been drawn: it grows exactly when chance was used.
    pub fn drawn(&self) -> u64 {
        self.stream.get_word_pos() as u64
    }
}

impl TryRng for Chance {
    type Error = Infallible;

    #[inline]
    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok(self.stream.next_u32())
    }

    #[inline]
    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(self.stream.next_u64())
    }

    fn try_fill_bytes(&mut self, to: &mut [u8]) -> Result<(), Infallible> {
        self.stream.fill_bytes(to);
        Ok(())
    }
}

/// A number from 0 to `n - 1`, each equally likely (Lemire's method).
///
/// Written here rather than taken from a library because stored games must run again bit for bit, whatever a
/// library's next version does.
#[inline]
pub fn below(rng: &mut (impl Rng + ?Sized), n: u32) -> u32 {
    let mut wide = u64::from(rng.next_u32()) * u64::from(n);
    if (wide as u32) < n {
        let uneven = n.wrapping_neg() % n;
        while (wide as u32) < uneven {
            wide = u64::from(rng.next_u32()) * u64::from(n);
        }
    }
    (wide >> 32) as u32
}

/// One of the things, each equally likely.
///
/// # Panics
/// If there are none.
#[inline]
pub fn pick<T: Copy>(rng: &mut (impl Rng + ?Sized), things: &[T]) -> T {
    things[below(rng, things.len() as u32) as usize]
}

/// Draws one card from a set of cards, one bit a card, and returns its number.
///
/// # Panics
/// If the set is empty, in a debug build.
#[inline]
pub fn draw(rng: &mut (impl Rng + ?Sized), cards: &mut u64) -> u8 {
    debug_assert!(*cards != 0, "nothing left to draw");
    let card = nth_bit(*cards, below(rng, cards.count_ones()));
    *cards &= !(1 << card);
    card as u8
}

/// Draws one card from a set of any size, one bit a card and 64 a word, and returns its number.
///
/// # Panics
/// If the set is empty, in a debug build.
#[inline]
pub fn draw_from(rng: &mut (impl Rng + ?Sized), cards: &mut [u64]) -> usize {
    let count = cards.iter().map(|word| word.count_ones()).sum();
    debug_assert!(count != 0, "nothing left to draw");
    let n = below(rng, count);
    // Every word is counted to the end, as in `nth_bit`: where a search would stop is random.
    let (mut at, mut left, mut before) = (0, n, 0);
    for word in &cards[..cards.len().saturating_sub(1)] {
        before += word.count_ones();
        let beyond = n >= before;
        at += usize::from(beyond);
        left = if beyond { n - before } else { left };
    }
    let card = nth_bit(cards[at], left);
    cards[at] &= !(1 << card);
    64 * at + card as usize
}

/// Draws one card where of each kind there are so many, every card equally likely, and returns its kind.
///
/// # Panics
/// If there is none left, in a debug build.
#[inline]
pub fn draw_counted(rng: &mut (impl Rng + ?Sized), counts: &mut [u8]) -> usize {
    let all = counts.iter().map(|&count| u32::from(count)).sum();
    debug_assert!(all != 0, "nothing left to draw");
    let n = below(rng, all);
    let (mut kind, mut before) = (0, 0);
    for &count in &counts[..counts.len().saturating_sub(1)] {
        before += u32::from(count);
        kind += usize::from(n >= before);
    }
    counts[kind] -= 1;
    kind
}

/// The place of the set bit that has `n` set bits below it. Ask only for less than there are.
///
/// It counts all bytes at once and looks the bit up in its byte instead of walking from bit to bit: where the walk would
/// end is random, and a processor that guesses the end of a loop wrongly loses more time than all of this takes.
#[inline]
pub fn nth_bit(word: u64, n: u32) -> u32 {
    const EACH_BYTE: u64 = 0x0101_0101_0101_0101;
    // How many bits are set in each byte, and then in it and all bytes below.
    let pairs = word - ((word >> 1) & (0x55 * EACH_BYTE));
    let fours = (pairs & (0x33 * EACH_BYTE)) + ((pairs >> 2) & (0x33 * EACH_BYTE));
    let up_to = ((fours + (fours >> 4)) & (0x0f * EACH_BYTE)).wrapping_mul(EACH_BYTE);
    // The highest bit of each byte stays set where no more than `n` are.
    let passed = (((u64::from(n) * EACH_BYTE) | (0x80 * EACH_BYTE)) - up_to) & (0x80 * EACH_BYTE);
    let start = (8 * passed.count_ones()) & 63;
    let before = (up_to << 8 >> start) as u32 & 0xff;
    let byte = (word >> start) as u8;
    start + u32::from(nth_bit_of_byte(byte, (n - before) as usize))
}

/// The place of the set bit of a byte that has `n` set bits below it: which card of a small set is the n-th.
///
/// Where there are not so many it is 0, so ask only for less than there are.
#[inline]
pub const fn nth_bit_of_byte(byte: u8, n: usize) -> u8 {
    NTH_BIT_OF_BYTE[byte as usize][n & 7]
}

/// The place of the set bit with so many set bits below it, for every byte.
static NTH_BIT_OF_BYTE: [[u8; 8]; 256] = {
    let mut places = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut place, mut n) = (0, 0);
        while place < 8 {
            if byte & 1 << place != 0 {
                places[byte][n] = place as u8;
                n += 1;
            }
            place += 1;
        }
        byte += 1;
    }
    places
};

/// Puts things in a random order.
pub fn shuffle<T>(rng: &mut (impl Rng + ?Sized), things: &mut [T]) {
    for i in (1..things.len()).rev() {
        things.swap(i, below(rng, i as u32 + 1) as usize);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_goes_on_where_it_was_left() {
        let seed = Seed::from_number(7);
        let mut whole = Chance::new(seed);
        for drawn in 0..200 {
            assert_eq!(whole.drawn(), drawn);
            assert_eq!(Chance::resume(seed, drawn).next_u32(), whole.clone().next_u32());
            whole.next_u32();
        }
    }

    #[test]
    fn the_stream_is_the_same_for_ever() {
        // Stored games depend on these numbers: if this test fails, no old game runs again.
        let mut chance = Chance::new(Seed::from_number(7));
        let dice: Vec<u32> = (0..12).map(|_| below(&mut chance, 6) + 1).collect();
        assert_eq!(dice, [5, 2, 2, 1, 2, 2, 6, 1, 3, 6, 1, 3]);
    }

    #[test]
    fn a_seed_survives_being_written_and_read() {
        for seed in [Seed::from_number(0), Seed::from_number(u64::MAX), Seed::from_bytes([0xab; 32])] {
            assert_eq!(seed.to_string().parse(), Ok(seed));
        }
        assert!("seven".parse::<Seed>().unwrap_err().contains("is no seed"));
        assert!("-1".parse::<Seed>().is_err());
    }

    #[test]
    fn a_log_never_shows_a_seed() {
        assert_eq!(format!("{:?}", Seed::from_number(1)), "Seed(sealed)");
    }

    #[test]
    fn every_number_below_is_about_equally_likely() {
        let mut rng = quick(1);
        let mut counts = [0u32; 7];
        for _ in 0..70_000 {
            counts[below(&mut rng, 7) as usize] += 1;
        }
        assert!(counts.iter().all(|&count| (9_500..10_500).contains(&count)), "{counts:?}");
    }

    #[test]
    fn the_nth_bit_is_found_in_any_word() {
        let mut rng = quick(5);
        for _ in 0..10_000 {
            let word = rng.next_u64() & rng.next_u64();
            let places: Vec<u32> = (0..64).filter(|place| word & (1 << place) != 0).collect();
            for (n, &place) in places.iter().enumerate() {
                assert_eq!(nth_bit(word, n as u32), place);
            }
        }
    }

    #[test]
    fn a_deck_drawn_to_the_end_gives_every_card_once() {
        let (mut deck, mut drawn) = (0b1011_0110, 0);
        while deck != 0 {
            drawn |= 1u64 << draw(&mut quick(3), &mut deck);
        }
        assert_eq!(drawn, 0b1011_0110);
    }

    #[test]
    fn a_deck_of_several_words_drawn_to_the_end_gives_every_card_once() {
        for full in [vec![0b1011], vec![u64::MAX, 0, 0x8000_0000_0000_0001], vec![0, 1 << 63, u64::MAX, 0]] {
            let (mut deck, mut drawn, mut rng) = (full.clone(), vec![0; full.len()], quick(3));
            while deck.iter().any(|&word| word != 0) {
                let card = draw_from(&mut rng, &mut deck);
                assert_eq!(drawn[card / 64] & 1 << (card % 64), 0, "card {card} twice");
                drawn[card / 64] |= 1 << (card % 64);
            }
            assert_eq!(drawn, full);
        }
    }

    #[test]
    fn of_several_words_every_card_is_about_equally_likely() {
        // Four cards at the ends of two words with an empty one between them.
        let full = [1 << 63 | 1, 0, 1 << 63 | 1];
        let mut counts = [0u32; 192];
        let mut rng = quick(4);
        for _ in 0..40_000 {
            counts[draw_from(&mut rng, &mut full.clone())] += 1;
        }
        assert!([0, 63, 128, 191].iter().all(|&card: &usize| (9_500..10_500).contains(&counts[card])));
    }

    #[test]
    fn one_word_is_drawn_from_as_ever() {
        let (mut one, mut other) = (quick(6), quick(6));
        let (mut word, mut words) = (0x0ff0_1234_5678_9abc, [0x0ff0_1234_5678_9abc]);
        while word != 0 {
            assert_eq!(usize::from(draw(&mut one, &mut word)), draw_from(&mut other, &mut words));
        }
        assert_eq!(words, [0]);
    }

    #[test]
    fn equal_cards_drawn_to_the_end_are_as_many_as_there_were() {
        let full = [0, 3, 0, 255, 1, 0];
        let (mut left, mut drawn, mut rng) = (full, [0u8; 6], quick(5));
        while left.iter().any(|&count| count > 0) {
            drawn[draw_counted(&mut rng, &mut left)] += 1;
        }
        assert_eq!(drawn, full);
    }

    #[test]
    fn a_kind_is_drawn_the_more_often_the_more_of_it_there_are() {
        let mut counts = [0u32; 4];
        let mut rng = quick(7);
        for _ in 0..60_000 {
            counts[draw_counted(&mut rng, &mut [1, 0, 2, 3])] += 1;
        }
        let near = |kind: usize, due: u32| counts[kind].abs_diff(due) < 500;
        assert!(near(0, 10_000) && counts[1] == 0 && near(2, 20_000) && near(3, 30_000), "{counts:?}");
    }
}
