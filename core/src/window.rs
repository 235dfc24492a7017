//! Windows in which many may react: who still has to answer, and who wants to be asked at all.
//!
//! In many games something happens and everybody else may answer it: play a card against it, help, or let it pass. Asked at
//! every step, people would pass nearly always. So a game embeds a [`Window`] in its state, which knows who is still to answer,
//! and [`Standing`] orders, by which each seat says once what it wants to be asked about: "pass unless ...". What can happen
//! is for the game to say, as bits of [`Conditions`].
//!
//! All of it is flat and small, so that states stay cheap to copy.
//!
//! ```
//! use undercroft_core::{Conditions, Seat, SeatSet, Standing, Window};
//!
//! // What can happen in this game that somebody may answer.
//! const HERO_ENTERS: Conditions = Conditions::bit(0);
//! const TRAP_SPRINGS: Conditions = Conditions::bit(1);
//! const AIMED_AT_ME: Conditions = Conditions::bit(2);
//!
//! let [ann, bea, cid] = [0, 1, 2].map(Seat::new);
//! let mut standing = Standing::default();
//! standing.pass_unless(bea, AIMED_AT_ME);
//!
//! // A trap of Ann's springs, and it is aimed at Cid: the others may answer, in order from Ann's left.
//! let mut window = Window::in_order(SeatSet::all(3).without(SeatSet::only(ann)), ann);
//! window.ask_only(|seat| {
//!     let happened = if seat == cid { TRAP_SPRINGS | AIMED_AT_ME } else { TRAP_SPRINGS };
//!     standing.should_ask(seat, happened)
//! });
//! assert_eq!(window.awaited(), SeatSet::only(cid), "Bea passes by her standing order");
//! window.answer(cid);
//! assert!(window.is_closed());
//! ```

use crate::{MAX_SEATS, Seat, SeatSet};
use std::ops::BitOr;

/// Things that can happen, or can be true of what happens, as bits that a game defines.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Debug)]
pub struct Conditions(u32);

impl Conditions {
    /// Nothing.
    pub const NONE: Conditions = Conditions(0);
    /// Everything that a game can define.
    pub const ALL: Conditions = Conditions(u32::MAX);

    /// The condition with this number.
    ///
    /// # Panics
    /// Unless it is below 32.
    pub const fn bit(number: u32) -> Conditions {
        assert!(number < u32::BITS, "there are 32 conditions at most");
        Conditions(1 << number)
    }

    /// These conditions, from the bits of a file.
    pub const fn from_bits(bits: u32) -> Conditions {
        Conditions(bits)
    }

    /// The same as bits, for a file.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Those that are also among the others.
    pub const fn and(self, other: Conditions) -> Conditions {
        Conditions(self.0 & other.0)
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl BitOr for Conditions {
    type Output = Conditions;

    fn bitor(self, other: Conditions) -> Conditions {
        Conditions(self.0 | other.0)
    }
}

/// What every seat wants to be asked about: everything, until it gives another order.
///
/// An order is a seat's own secret where it tells something of a hand; a view then shows each seat its own alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Standing([Conditions; MAX_SEATS]);

impl Default for Standing {
    fn default() -> Standing {
        Standing([Conditions::ALL; MAX_SEATS])
    }
}

impl Standing {
    /// From now on this seat passes unless one of these happens. With [`Conditions::NONE`] it always passes, with
    /// [`Conditions::ALL`] it is always asked.
    pub fn pass_unless(&mut self, seat: Seat, conditions: Conditions) {
        self.0[seat.index()] = conditions;
    }

    /// What a seat wants to be asked about.
    pub const fn order(&self, seat: Seat) -> Conditions {
        self.0[seat.index()]
    }

    /// Whether a seat wants to be asked about what happened. Whoever wants to be asked about everything is asked even where
    /// no condition says what it was.
    pub fn should_ask(&self, seat: Seat, happened: Conditions) -> bool {
        self.order(seat) == Conditions::ALL || !self.order(seat).and(happened).is_empty()
    }
}

/// Who still has to answer something that happened.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Debug)]
pub struct Window {
    /// Who has not answered.
    open: SeatSet,
    /// After whom the turn goes round, if one answers after another.
    after: Option<Seat>,
}

impl Window {
    /// Nothing is to be answered.
    pub const CLOSED: Window = Window { open: SeatSet::EMPTY, after: None };

    /// All these may answer at once, in any order.
    pub const fn at_once(seats: SeatSet) -> Window {
        Window { open: seats, after: None }
    }

    /// These answer one after another, going round to the left from the seat after this one, who is last if it is among them.
    pub const fn in_order(seats: SeatSet, after: Seat) -> Window {
        Window { open: seats, after: Some(after) }
    }

    /// Lets all pass who do not want to be asked.
    pub fn ask_only(&mut self, asks: impl Fn(Seat) -> bool) {
        self.open = self.open.filter(|&seat| asks(seat)).collect();
    }

    /// Everybody who has not answered yet, whether it is their turn or not.
    pub const fn still_to_answer(&self) -> SeatSet {
        self.open
    }

    /// Whom the window waits for now: all at once, or whose turn it is.
    pub fn awaited(&self) -> SeatSet {
        match self.after {
            None => self.open,
            Some(after) => self.next_from(after.left(MAX_SEATS)).map_or(SeatSet::EMPTY, SeatSet::only),
        }
    }

    /// The first of those who have not answered, going round from a seat. Seats that are not at the table are not among them.
    fn next_from(&self, first: Seat) -> Option<Seat> {
        let mut round = (0..MAX_SEATS).map(|step| Seat::new((first.index() + step) % MAX_SEATS));
        round.find(|&seat| self.open.contains(seat))
    }

    /// A seat has answered, or has passed.
    pub fn answer(&mut self, seat: Seat) {
        self.open.remove(seat);
    }

    /// Somebody's answer is itself something to be answered: all these have the word again, going round from whoever gave it
    /// where they go one after another.
    pub fn reopen(&mut self, seats: SeatSet, by: Seat) {
        self.open = seats;
        self.after = self.after.map(|_| by);
    }

    /// Nothing more is to be answered, whoever has not.
    pub fn close(&mut self) {
        *self = Window::CLOSED;
    }

    /// Whether everybody has answered.
    pub const fn is_closed(&self) -> bool {
        self.open.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRE: Conditions = Conditions::bit(0);
    const THEFT: Conditions = Conditions::bit(1);
    const SEATS: [Seat; 4] = [Seat::new(0), Seat::new(1), Seat::new(2), Seat::new(3)];

    /// Who is waited for until all have answered, one after another.
    fn answers(mut window: Window) -> Vec<SeatSet> {
        let mut asked = Vec::new();
        while let Some(next) = window.awaited().first() {
            asked.push(window.awaited());
            window.answer(next);
        }
        assert!(window.is_closed());
        asked
    }

    fn only(seats: [usize; 3]) -> Vec<SeatSet> {
        seats.map(|seat| SeatSet::only(SEATS[seat])).to_vec()
    }

    #[test]
    fn at_once_everybody_is_waited_for_until_they_have_answered() {
        let mut window = Window::at_once(SeatSet::all(3));
        assert_eq!(window.awaited(), SeatSet::all(3));
        window.answer(SEATS[1]);
        assert_eq!(window.awaited(), [SEATS[0], SEATS[2]].into_iter().collect());
    }

    #[test]
    fn in_order_the_word_goes_round_to_the_left() {
        let others = SeatSet::all(4).without(SeatSet::only(SEATS[1]));
        assert_eq!(answers(Window::in_order(others, SEATS[1])), only([2, 3, 0]));
    }

    #[test]
    fn in_order_whoever_caused_it_answers_last() {
        assert_eq!(answers(Window::in_order(SeatSet::all(3), SEATS[0])), only([1, 2, 0]));
    }

    #[test]
    fn an_answer_out_of_turn_leaves_the_turn_where_it_is() {
        let mut window = Window::in_order(SeatSet::all(3), SEATS[0]);
        window.answer(SEATS[2]);
        assert_eq!(window.awaited(), SeatSet::only(SEATS[1]));
    }

    #[test]
    fn everybody_is_asked_about_everything_until_they_say_otherwise() {
        let standing = Standing::default();
        assert!(standing.should_ask(SEATS[0], FIRE) && standing.should_ask(SEATS[0], Conditions::NONE));
    }

    #[test]
    fn whoever_passes_unless_something_happens_is_asked_only_then() {
        let mut standing = Standing::default();
        standing.pass_unless(SEATS[0], THEFT);
        assert!(!standing.should_ask(SEATS[0], FIRE) && standing.should_ask(SEATS[0], FIRE | THEFT));
        assert!(standing.should_ask(SEATS[1], FIRE), "an order is for one's own seat");
        standing.pass_unless(SEATS[0], Conditions::NONE);
        assert!(!standing.should_ask(SEATS[0], Conditions::ALL), "always passes");
    }

    #[test]
    fn a_window_that_nobody_wants_to_be_asked_about_is_closed_at_once() {
        let mut standing = Standing::default();
        Seat::all(3).for_each(|seat| standing.pass_unless(seat, FIRE));
        let mut window = Window::at_once(SeatSet::all(3));
        window.ask_only(|seat| standing.should_ask(seat, THEFT));
        assert!(window.is_closed() && window.awaited().is_empty());
    }

    #[test]
    fn an_answer_that_can_be_answered_gives_all_others_the_word_again() {
        let mut window = Window::in_order(SeatSet::all(4).without(SeatSet::only(SEATS[0])), SEATS[0]);
        window.answer(SEATS[1]);
        window.reopen(SeatSet::all(4).without(SeatSet::only(SEATS[2])), SEATS[2]);
        assert_eq!(answers(window), only([3, 0, 1]));
    }

    #[test]
    fn a_closed_window_waits_for_nobody() {
        let mut window = Window::in_order(SeatSet::all(4), SEATS[3]);
        window.close();
        assert_eq!(window, Window::CLOSED);
        assert!(window.still_to_answer().is_empty());
    }
}
