//! The clocks of a table. They run only for seats the game waits for, and never while the table or the server rests.

use super::{Millis, Pace};
use undercroft_core::{MAX_SEATS, Seat, SeatSet};

/// Every seat's clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Clock {
    pace: Pace,
    /// What is left of each seat's reserve.
    reserve: [Millis; MAX_SEATS],
    /// How long each seat has thought about its present decision.
    thought: [Millis; MAX_SEATS],
    /// Thought and reserve of each seat before its last decision.
    before: [(Millis, Millis); MAX_SEATS],
    running: SeatSet,
    /// Up to when thinking has been counted.
    counted: Millis,
}

impl Clock {
    pub(crate) fn new(pace: Pace) -> Clock {
        let reserve = match pace {
            Pace::Untimed => 0,
            Pace::Timed { reserve, .. } => reserve,
        };
        Clock {
            pace,
            reserve: [reserve; MAX_SEATS],
            thought: [0; MAX_SEATS],
            before: [(0, reserve); MAX_SEATS],
            running: SeatSet::EMPTY,
            counted: 0,
        }
    }

    /// Counts the time up to now for those who have been thinking.
    pub(crate) fn count(&mut self, now: Millis) {
        let passed = (now - self.counted).max(0);
        self.running.for_each(|seat| self.thought[seat.index()] += passed);
        self.counted = now.max(self.counted);
    }

    /// From now on these seats are thinking. What others have thought so far is kept for when they go on.
    pub(crate) fn wait_for(&mut self, seats: SeatSet, now: Millis) {
        self.count(now);
        self.running = seats;
    }

    /// A seat has made a decision, or none is asked of it any more: it pays what went beyond its credit.
    pub(crate) fn decided(&mut self, seat: Seat) {
        let i = seat.index();
        self.before[i] = (self.thought[i], self.reserve[i]);
        if let Pace::Timed { credit, .. } = self.pace {
            let beyond = (self.thought[i] - credit).max(0);
            self.reserve[i] = (self.reserve[i] - beyond).max(0);
        }
        self.thought[i] = 0;
    }

    /// A seat's last decision is taken back: it goes on with the thought it had, so that taking back wins no time.
    pub(crate) fn undecided(&mut self, seat: Seat) {
        (self.thought[seat.index()], self.reserve[seat.index()]) = self.before[seat.index()];
    }

    /// Time that nobody has to pay for: the server was away.
    pub(crate) fn forgive(&mut self, millis: Millis) {
        self.counted += millis;
    }

    /// What a seat has left for its present decision.
    pub(crate) fn left(&self, seat: Seat, now: Millis) -> Option<Millis> {
        let Pace::Timed { credit, .. } = self.pace else { return None };
        let running = if self.running.contains(seat) { (now - self.counted).max(0) } else { 0 };
        Some(credit + self.reserve[seat.index()] - self.thought[seat.index()] - running)
    }

    /// When the first of the running clocks will be at its end.
    pub(crate) fn deadline(&self) -> Option<Millis> {
        self.running.filter_map(|seat| Some(self.counted + self.left(seat, self.counted)?)).min()
    }

    /// The running seats whose time is up.
    pub(crate) fn time_is_up(&self, now: Millis) -> SeatSet {
        self.running.filter(|&seat| self.left(seat, now).is_some_and(|left| left <= 0)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PACE: Pace = Pace::Timed { credit: 10, reserve: 100 };
    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);

    #[test]
    fn a_quick_decision_costs_nothing() {
        let mut clock = Clock::new(PACE);
        clock.wait_for(SeatSet::all(2), 1_000);
        clock.count(1_008);
        clock.decided(A);
        clock.wait_for(SeatSet::only(B), 1_008);
        assert_eq!(clock.left(A, 1_008), Some(110));
        assert_eq!(clock.left(B, 1_008), Some(102));
    }

    #[test]
    fn a_long_thought_eats_into_the_reserve() {
        let mut clock = Clock::new(PACE);
        clock.wait_for(SeatSet::only(A), 0);
        clock.count(40);
        clock.decided(A);
        clock.wait_for(SeatSet::EMPTY, 40);
        assert_eq!(clock.left(A, 500), Some(10 + 100 - 30), "and stands still afterwards");
    }

    #[test]
    fn a_thought_goes_on_after_a_rest() {
        let mut clock = Clock::new(PACE);
        clock.wait_for(SeatSet::only(A), 0);
        clock.wait_for(SeatSet::EMPTY, 8);
        clock.wait_for(SeatSet::only(A), 1_000);
        assert_eq!(clock.left(A, 1_001), Some(110 - 9), "resting gives no new credit");
    }

    #[test]
    fn taking_a_decision_back_wins_no_time() {
        let mut clock = Clock::new(PACE);
        clock.wait_for(SeatSet::only(A), 0);
        clock.count(30);
        clock.decided(A);
        clock.undecided(A);
        assert_eq!(clock.left(A, 30), Some(110 - 30));
    }

    #[test]
    fn time_is_up_when_credit_and_reserve_are_used() {
        let mut clock = Clock::new(PACE);
        clock.wait_for(SeatSet::only(A), 0);
        assert_eq!(clock.deadline(), Some(110));
        assert!(clock.time_is_up(109).is_empty());
        assert_eq!(clock.time_is_up(110), SeatSet::only(A));
    }

    #[test]
    fn nobody_pays_for_the_time_the_server_was_away() {
        let mut clock = Clock::new(PACE);
        clock.wait_for(SeatSet::only(A), 0);
        clock.forgive(1_000);
        assert_eq!(clock.left(A, 1_005), Some(105));
        assert_eq!(clock.deadline(), Some(1_110));
    }

    #[test]
    fn without_a_pace_there_is_no_deadline() {
        let mut clock = Clock::new(Pace::Untimed);
        clock.wait_for(SeatSet::all(4), 0);
        assert_eq!(clock.deadline(), None);
        assert!(clock.time_is_up(Millis::MAX).is_empty());
    }
}
