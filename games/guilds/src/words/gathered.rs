//! What happened one thing after the other, gathered into what is best told together.

use crate::event::Event;
use undercroft_core::{Heard, Seat};

/// The events of a deal or a move, read from the first to the last.
pub(super) struct Events<'a> {
    left: &'a [Heard<Event>],
    /// How many have been read.
    read: usize,
}

/// Dollars from somebody to somebody; nobody stands for the bank.
#[derive(Clone, Copy)]
pub(super) struct Payment {
    pub(super) from: Option<Seat>,
    pub(super) to: Option<Seat>,
    pub(super) dollars: u16,
}

impl<'a> Events<'a> {
    pub(super) fn new(left: &'a [Heard<Event>]) -> Events<'a> {
        Events { left, read: 0 }
    }

    /// The next one, and its place among all.
    pub(super) fn next(&mut self) -> Option<(usize, &'a Heard<Event>)> {
        let (next, left) = self.left.split_first()?;
        self.left = left;
        self.read += 1;
        Some((self.read - 1, next))
    }

    /// What comes next, left where it is.
    pub(super) fn peek(&self) -> Option<Event> {
        self.left.first().map(|heard| heard.event)
    }

    /// All of one kind that follow at once.
    pub(super) fn more<T>(&mut self, kind: impl Fn(Event) -> Option<T>) -> Vec<T> {
        let mut more = Vec::new();
        while let Some(one) = self.peek().and_then(&kind) {
            more.push(one);
            self.next();
        }
        more
    }

    /// All payments that follow at once.
    pub(super) fn payments(&mut self) -> Vec<Payment> {
        self.more(|event| match event {
            Event::Paid { from, to, dollars } => Some(Payment { from, to, dollars }),
            _ => None,
        })
    }

    /// What the payments that follow at once bring to the bank, and to somebody else.
    pub(super) fn fees(&mut self) -> (u16, u16) {
        let paid = self.payments();
        let (bank, owner): (Vec<Payment>, Vec<Payment>) =
            paid.into_iter().partition(|paid| paid.to.is_none());
        (sum(&bank), sum(&owner))
    }
}

/// Dollars together.
pub(super) fn sum(payments: &[Payment]) -> u16 {
    payments.iter().map(|payment| payment.dollars).sum()
}

/// What each of those got who were paid, in the order in which they were.
pub(super) fn gains(payments: &[Payment]) -> Vec<(Seat, u16)> {
    let mut gains: Vec<(Seat, u16)> = Vec::new();
    for payment in payments {
        let Some(seat) = payment.to else { continue };
        match gains.iter_mut().find(|gain| gain.0 == seat) {
            Some(gain) => gain.1 += payment.dollars,
            None => gains.push((seat, payment.dollars)),
        }
    }
    gains
}
