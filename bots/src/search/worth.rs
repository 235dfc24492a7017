//! The two formulas: how much a move is worth trying, and how much the end of a game is worth to a seat.
//!
//! They use only operations that IEEE 754 defines to the last bit, so every machine chooses the same moves.

use undercroft_core::{Outcome, Seat};

/// How much a search prefers the unknown. Rewards lie between 0 and 1.
const CURIOSITY: f64 = 0.7;

/// How much a move promises: what it brought on average, and the more on top the less it was tried compared with how
/// often it could have been (UCB1 with availability in the place of the parent's visits).
#[inline]
pub(super) fn worth(total: f64, visits: u32, available: u32) -> f64 {
    let visits = f64::from(visits);
    total / visits + CURIOSITY * (log(available) / visits).sqrt()
}

/// The natural logarithm, within 0.06: exact at powers of two and straight lines between them. A library's logarithm
/// may differ in its last bit from one platform to the next; this one does not.
#[inline]
fn log(n: u32) -> f64 {
    let power = n.ilog2();
    let beyond = f64::from(n - (1 << power)) / f64::from(1u32 << power);
    (f64::from(power) + beyond) * std::f64::consts::LN_2
}

/// What the end of a game is worth to a seat, from 0 to 1.
#[inline]
pub(super) fn reward(outcome: &Outcome, seat: Seat) -> f64 {
    let others = outcome.players().saturating_sub(1).max(1) as f64;
    let place = 1.0 - (outcome.place(seat) - 1) as f64 / others;
    0.8 * outcome.share(seat) + 0.2 * place
}

#[cfg(test)]
mod tests {
    use super::*;
    use undercroft_core::SeatSet;

    #[test]
    fn the_logarithm_is_near_the_true_one_and_never_falls() {
        for n in 1..10_000u32 {
            assert!((log(n) - f64::from(n).ln()).abs() < 0.06, "{n}");
            assert!(log(n) < log(n + 1), "{n}");
        }
    }

    #[test]
    fn of_two_equal_moves_the_one_tried_less_is_worth_more() {
        assert!(worth(1.0, 2, 10) > worth(2.0, 4, 10));
    }

    #[test]
    fn a_win_is_worth_most_then_a_shared_win_then_the_better_place() {
        let seats: Vec<Seat> = Seat::all(4).collect();
        let points = [9, 9, 5, 1];
        let key = |seat: Seat| points[seat.index()];
        let shared = Outcome::rank(4, seats[..2].iter().copied().collect(), key, key);
        let alone = Outcome::rank(4, SeatSet::only(seats[0]), |seat| (key(seat), seat == seats[0]), key);
        assert_eq!(reward(&alone, seats[0]), 1.0);
        assert!(reward(&alone, seats[0]) > reward(&shared, seats[0]));
        assert!(reward(&shared, seats[0]) > reward(&alone, seats[1]));
        assert!(reward(&alone, seats[1]) > reward(&alone, seats[2]));
        assert_eq!(reward(&alone, seats[3]), 0.0);
    }
}
