//! What a table's actor makes of who is connected: a game that waits for nobody who is here rests, and goes on when somebody comes.
//!
//! A copy of the house lets a table rest when its own last visitor has gone and no other copy has any, and wakes it whenever it has
//! one. Where two copies know too little of each other, the one with a visitor wakes the table at once.
//!
//! Both are entries in the log, for clocks and bots go by it. Somebody who only comes and goes must not fill it: with every rest
//! after which nothing else happened, whoever comes is to stay for twice as long before the game goes on, unless they do something.

use super::{TRY_AGAIN_AFTER, TableActor};
use crate::house::elsewhere::Guests;
use crate::house::handle::{TableHandle, Visitors};
use crate::table::{Command, Millis, Version, Who};
use tokio::sync::watch;
use tokio::time::Instant;

/// Who is connected, as far as it matters whether a game goes on.
pub(super) struct Company {
    visitors: watch::Receiver<Visitors>,
    state: State,
    /// What the other copies of the house have been told of who is at this one, and at which version of the table; nothing before
    /// they were asked for the same.
    announced: Option<(Version, Guests)>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    /// Nobody has been here since the table was fetched, or since it last rested, or others are elsewhere.
    Nobody,
    /// Somebody is here, since this moment.
    Somebody(Instant),
    /// The last one went at this moment.
    Gone(Instant),
}

impl Company {
    pub(super) fn at(handle: &TableHandle) -> Company {
        Company { visitors: handle.comings_and_goings(), state: State::Nobody, announced: None }
    }

    /// Waits until somebody comes or goes.
    pub(super) async fn changes(&mut self) {
        // The handle lives as long as its actor.
        let _ = self.visitors.changed().await;
        // It is still to be looked at.
        self.visitors.mark_changed();
    }

    /// Whether somebody has come or gone since this was last looked at.
    fn is_new(&self) -> bool {
        self.visitors.has_changed().unwrap_or(false)
    }

    /// Looks who is here; says whether somebody has come to an empty table.
    fn look(&mut self, now: Instant) -> bool {
        let (new, before) = (self.is_new(), self.state);
        let visitors = self.visitors.borrow_and_update();
        self.state = match before {
            State::Somebody(_) if visitors.has_any_here() => before,
            _ if visitors.has_any_here() => State::Somebody(now),
            // Those who have somebody let the game go on, and rest.
            _ if visitors.has_any_elsewhere() => State::Nobody,
            State::Somebody(_) => State::Gone(now),
            // Somebody has come and gone before anybody looked, or has gone elsewhere.
            State::Nobody if new => State::Gone(now),
            same => same,
        };
        matches!(self.state, State::Somebody(_)) && !matches!(before, State::Somebody(_))
    }
}

impl TableActor {
    /// Looks who is here, and lets the game go on where it has been waiting for somebody. Says when there is to be looked again,
    /// because somebody is here who is not believed to stay yet.
    pub(super) async fn receive(&mut self) -> Option<Instant> {
        let now = self.house.time.instant();
        let new = self.company.is_new();
        if new {
            self.look_for_the_missing(now);
        }
        let came = self.company.look(now);
        self.tell_other_copies(new);
        let wake_at = self.wake_at();
        if wake_at.is_some_and(|at| at <= now) {
            self.enter(Who::Clock, None, Command::Wake).await;
            self.update_head(false).await;
        }
        let back_at = self.welcome_back(now).await;
        self.look_whom_to_miss(now);
        if came {
            self.set_bots_thinking();
        }
        wake_at.into_iter().chain(back_at).filter(|at| *at > now).min()
    }

    /// When the game goes on because somebody is here.
    fn wake_at(&self) -> Option<Instant> {
        let State::Somebody(since) = self.company.state else { return None };
        let grace = self.house.config.rest_after;
        self.handle.look(|table| table.is_resting().then(|| since + table.wakes_after(grace)))
    }

    /// Tells the other copies of the house who is here, if they do not know.
    fn tell_other_copies(&mut self, new: bool) {
        let (version, known) = (self.handle.look(|table| table.version()), self.company.announced);
        // Somebody may have come or gone, or sat down.
        let same = !new && known.is_some_and(|(seen, _)| seen == version);
        if same || !self.house.store.is_shared() {
            return;
        }
        let guests = self.handle.guests();
        self.company.announced = Some((version, guests));
        if known.is_none_or(|(_, known)| known != guests) {
            self.house.tell_others(&self.handle.id, guests, known.is_none());
        }
    }

    /// Another copy wants to know who is here; an empty one is known to be so.
    pub(super) fn say_who_is_here(&self) {
        let guests = self.handle.guests();
        if guests != Guests::default() {
            self.house.tell_others(&self.handle.id, guests, false);
        }
    }

    /// What the other copies know and say is to be told and asked anew.
    pub(super) fn ask_other_copies(&mut self) {
        self.company.announced = None;
    }

    /// Whether nothing happens at this table by itself, because nobody has come to see it yet and nobody waits for it elsewhere.
    pub(super) fn is_idle(&self) -> bool {
        self.company.state == State::Nobody && self.handle.look(|table| table.may_rest())
    }

    /// When the table's clocks are to be looked at.
    pub(super) fn tick_at(&self) -> Option<Instant> {
        let deadline = self.handle.look(|table| table.deadline()).filter(|_| !self.is_idle())?;
        Some(self.house.time.moment(deadline))
    }

    /// When the table shall rest if nobody comes.
    ///
    /// Where nobody has been here yet, somebody may be at another copy of the house, which then keeps the clocks; only a deadline
    /// that nobody has kept shows that there is nobody.
    pub(super) fn rest_at(&self) -> Option<Instant> {
        let (may_rest, deadline) =
            self.handle.look(|table| (table.may_rest() && !table.is_resting(), table.deadline()));
        let grace = self.house.config.rest_after;
        Some(match self.company.state {
            _ if !may_rest => return None,
            State::Somebody(_) => return None,
            State::Gone(at) => at + grace,
            State::Nobody => {
                self.house.time.moment(deadline? + Millis::try_from(grace.as_millis()).unwrap_or(0))
            }
        })
    }

    /// Lets the table rest.
    pub(super) async fn rest(&mut self) {
        let absent = match self.company.state {
            State::Gone(at) => self.house.time.millis_since(at),
            // Nobody knows since when; since the last entry at most.
            _ => Millis::MAX,
        };
        self.enter(Who::Clock, None, Command::Rest { absent }).await;
        let rests = self.handle.look(|table| table.is_resting());
        // A table that could not be put to rest is tried again after a while.
        self.company.state =
            if rests { State::Nobody } else { State::Gone(self.house.time.instant() + TRY_AGAIN_AFTER) };
        self.update_head(false).await;
    }
}
