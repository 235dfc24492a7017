//! Money: whatever somebody gets, somebody else gives, be it the bank.

use crate::event::Event;
use crate::state::State;
use undercroft_core::{Audience, Listener, Seat};

impl State {
    /// The bank pays somebody.
    #[inline]
    pub(crate) fn bank_pays(&mut self, to_seat: Seat, dollars: u16, to: &mut impl Listener<Event>) {
        if dollars > 0 {
            self.bank -= i32::from(dollars);
            self.player_mut(to_seat).money += dollars;
            to.hear(Audience::Everyone, Event::Paid { from: None, to: Some(to_seat), dollars });
        }
    }

    /// Somebody pays the bank, who must have that much.
    #[inline]
    pub(crate) fn pay_bank(&mut self, from: Seat, dollars: u16, to: &mut impl Listener<Event>) {
        if dollars > 0 {
            self.player_mut(from).money -= dollars;
            self.bank += i32::from(dollars);
            to.hear(Audience::Everyone, Event::Paid { from: Some(from), to: None, dollars });
        }
    }

    /// Somebody pays somebody else, and must have that much.
    #[inline]
    pub(crate) fn pay(&mut self, from: Seat, owner: Seat, dollars: u16, to: &mut impl Listener<Event>) {
        if dollars > 0 {
            self.player_mut(from).money -= dollars;
            self.player_mut(owner).money += dollars;
            to.hear(Audience::Everyone, Event::Paid { from: Some(from), to: Some(owner), dollars });
        }
    }
}
