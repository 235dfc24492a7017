//! The bidding game of five players as a bare loop: about what a core can do at all, to compare the trait with.

use undercroft_core::Rng;
use undercroft_core::chance::below;

const PLAYERS: usize = 5;
const FULL: u8 = 0b1_1111;

/// Decisions in a game.
pub(crate) const DECISIONS: u64 = 25;

/// Plays one random game and returns the points that were won.
pub(crate) fn play(rng: &mut impl Rng) -> u32 {
    let (mut hands, mut prizes, mut points) = ([FULL; PLAYERS], FULL, 0);
    while prizes != 0 {
        let left = prizes.count_ones();
        let prize = take(&mut prizes, below(rng, left)) + 1;
        let (mut best, mut single) = (0, false);
        for hand in &mut hands {
            let bid = take(hand, below(rng, left)) + 1;
            if bid >= best {
                (best, single) = (bid, bid > best);
            }
        }
        points += if single { prize } else { 0 };
    }
    points
}

/// Takes the set bit with `n` set bits below it out of the set, and returns its place.
fn take(set: &mut u8, n: u32) -> u32 {
    let mut rest = *set;
    for _ in 0..n {
        rest &= rest - 1;
    }
    let place = rest.trailing_zeros();
    *set &= !(1 << place);
    place
}
