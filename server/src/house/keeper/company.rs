//! What a keeper makes of who is connected: a game that waits for nobody who is here rests, and goes on when somebody comes.
//!
//! A copy of the house knows only who is connected to itself. So a copy lets a table rest when its own last visitor has gone, and
//! wakes it whenever it has one; where another copy still has somebody, that one wakes it at once, and the first leaves it alone
//! from then on.

use super::{Keeper, TRY_AGAIN_AFTER};
use crate::house::desk::Desk;
use crate::secret::KeyHash;
use crate::table::{Command, Millis, Who};
use tokio::sync::watch;
use tokio::time::Instant;

/// Who is connected to this copy of the house, as far as it matters whether a game goes on.
pub(super) struct Company {
    visitors: watch::Receiver<Vec<Option<KeyHash>>>,
    state: State,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    /// Nobody has been here since the table was fetched, or since it last rested.
    Nobody,
    /// Somebody is here.
    Somebody,
    /// The last one went at this moment.
    Gone(Instant),
}

impl Company {
    pub(super) fn at(desk: &Desk) -> Company {
        Company { visitors: desk.comings_and_goings(), state: State::Nobody }
    }

    /// Waits until somebody comes or goes.
    pub(super) async fn changes(&mut self) {
        // The desk lives as long as its keeper.
        let _ = self.visitors.changed().await;
        // It is still to be looked at.
        self.visitors.mark_changed();
    }

    /// Whether somebody has come or gone since this was last looked at.
    fn is_new(&self) -> bool {
        self.visitors.has_changed().unwrap_or(false)
    }

    /// Looks who is here; says whether somebody has come to an empty table.
    fn look(&mut self) -> bool {
        let new = self.is_new();
        let (empty, before) = (self.visitors.borrow_and_update().is_empty(), self.state);
        self.state = match before {
            State::Somebody if empty => State::Gone(Instant::now()),
            // Somebody has come and gone before anybody looked.
            State::Nobody if empty && new => State::Gone(Instant::now()),
            _ if !empty => State::Somebody,
            same => same,
        };
        self.state == State::Somebody && before != State::Somebody
    }
}

impl Keeper {
    /// Looks who is here, and lets the game go on where it has been waiting for somebody.
    pub(super) async fn receive(&mut self) {
        if self.company.is_new() {
            self.look_for_the_missing();
        }
        let came = self.company.look();
        if self.company.state == State::Somebody && self.desk.look(|table| table.is_resting()) {
            self.enter(Who::Clock, None, Command::Wake).await;
            self.settle(false).await;
        }
        self.welcome_back().await;
        if came {
            self.set_bots_thinking();
        }
    }

    /// Whether nothing happens at this table by itself, because nobody has come to see it yet and nobody waits for it elsewhere.
    pub(super) fn is_idle(&self) -> bool {
        self.company.state == State::Nobody && self.desk.look(|table| table.may_rest())
    }

    /// When the table's clocks are to be looked at.
    pub(super) fn tick_at(&self) -> Option<Instant> {
        let deadline = self.desk.look(|table| table.deadline()).filter(|_| !self.is_idle())?;
        Some(self.house.time.moment(deadline))
    }

    /// When the table shall rest if nobody comes.
    ///
    /// Where nobody has been here yet, somebody may be at another copy of the house, which then keeps the clocks; only a deadline
    /// that nobody has kept shows that there is nobody.
    pub(super) fn rest_at(&self) -> Option<Instant> {
        let (may_rest, deadline) =
            self.desk.look(|table| (table.may_rest() && !table.is_resting(), table.deadline()));
        let grace = self.house.habits.rest_after;
        Some(match self.company.state {
            _ if !may_rest => return None,
            State::Somebody => return None,
            State::Gone(at) => at + grace,
            State::Nobody => {
                self.house.time.moment(deadline? + Millis::try_from(grace.as_millis()).unwrap_or(0))
            }
        })
    }

    /// Lets the table rest.
    pub(super) async fn rest(&mut self) {
        let absent = match self.company.state {
            State::Gone(at) => Millis::try_from(at.elapsed().as_millis()).unwrap_or(Millis::MAX),
            // Nobody knows since when; since the last entry at most.
            _ => Millis::MAX,
        };
        self.enter(Who::Clock, None, Command::Rest { absent }).await;
        let rests = self.desk.look(|table| table.is_resting());
        // A table that could not be put to rest is tried again after a while.
        self.company.state =
            if rests { State::Nobody } else { State::Gone(Instant::now() + TRY_AGAIN_AFTER) };
        self.settle(false).await;
    }
}
