//! How long a search may think. The only place in this crate that reads a clock.

use std::{
    fmt,
    time::{Duration, Instant},
};

/// How long a search may think about one decision.
///
/// Iterations give the same move on every machine; milliseconds give the best move in the time there is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Budget {
    /// This many imagined worlds.
    Iterations(u32),
    /// About this long. Plain WebAssembly has no clock: there a millisecond is a fixed number of iterations.
    Milliseconds(u32),
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Iterations(count) => write!(f, "{count}"),
            Budget::Milliseconds(time) => write!(f, "{time}ms"),
        }
    }
}

/// What a millisecond is worth where there is no clock to ask: about half of what a desktop manages.
const A_MILLISECOND_WITHOUT_A_CLOCK: u32 = 50;

/// Iterations between two looks at the clock: a look costs a noticeable part of an iteration.
const BETWEEN_LOOKS: u32 = 8;

/// A budget being spent.
pub(crate) enum Allowance {
    Iterations { left: u32 },
    Until { end: Instant, before_look: u32 },
}

impl Allowance {
    /// Starts to spend a budget.
    pub(crate) fn of(budget: Budget) -> Allowance {
        match budget {
            Budget::Iterations(count) => Allowance::Iterations { left: count },
            Budget::Milliseconds(time) if cfg!(target_arch = "wasm32") => {
                Allowance::Iterations { left: time.saturating_mul(A_MILLISECOND_WITHOUT_A_CLOCK) }
            }
            Budget::Milliseconds(time) => Allowance::Until {
                end: Instant::now() + Duration::from_millis(time.into()),
                before_look: BETWEEN_LOOKS,
            },
        }
    }

    /// Spends one iteration and says whether it may be made.
    #[inline]
    pub(crate) fn spend(&mut self) -> bool {
        match self {
            Allowance::Iterations { left: 0 } => false,
            Allowance::Iterations { left } => {
                *left -= 1;
                true
            }
            Allowance::Until { end, before_look: 0 } if Instant::now() >= *end => false,
            Allowance::Until { before_look, .. } => {
                *before_look = before_look.checked_sub(1).unwrap_or(BETWEEN_LOOKS);
                true
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spent(budget: Budget) -> u32 {
        let mut allowance = Allowance::of(budget);
        (0..).find(|_| !allowance.spend()).unwrap()
    }

    #[test]
    fn a_budget_of_iterations_is_spent_to_the_last() {
        assert_eq!(spent(Budget::Iterations(0)), 0);
        assert_eq!(spent(Budget::Iterations(100)), 100);
    }

    #[test]
    fn a_budget_of_time_allows_a_few_iterations_even_when_it_is_over_at_once() {
        assert!(spent(Budget::Milliseconds(0)) >= 1);
    }
}
