//! What a keeper does for the bots at its table: it asks them, and plays what they decide.

use super::{Keeper, TRY_AGAIN_AFTER};
use crate::house::desk::{Reply, Request};
use crate::house::{Question, report};
use crate::table::{Command, Version, Who};
use std::panic::{AssertUnwindSafe, catch_unwind};
use tokio::time::Instant;
use undercroft_core::Seat;

impl Keeper {
    /// Asks every bot that is to move and does not think yet.
    pub(super) fn set_bots_thinking(&mut self) {
        let table = self.desk.table();
        for seat in table.bots_to_move() {
            let seen = table.version();
            if self.thinking.contains(seat) {
                continue;
            }
            self.thinking.insert(seat);
            let number = getrandom::u64().unwrap_or(seen.0);
            let desk = self.desk.clone();
            let decided = move |action| desk.send(Request::Decided { seat, seen, action });
            match catch_unwind(AssertUnwindSafe(|| Question::of(&table, seat, number))) {
                Ok(Some(question)) => self.house.bots.think(question, decided),
                Ok(None) => {}
                Err(panic) => decided(Err(report(&*panic))),
            }
        }
    }

    /// Plays what a bot has decided, unless that is out of date by now.
    pub(super) async fn bot_decided(&mut self, seat: Seat, seen: Version, action: Result<String, String>) {
        self.thinking.remove(seat);
        let action = match action {
            Ok(action) => action,
            Err(report) => {
                self.close_table(format!("a bot of {seat} failed: {report}")).await;
                return;
            }
        };
        // If another copy of the house has decided it, or its owner has, what this bot saw is out of date.
        match self.enter(Who::Bot(seat), None, Command::Play { action, seen }).await {
            Reply::Refused(refusal) => {
                let unchanged = self.desk.table().version() == seen;
                if unchanged && self.desk.table().bots_to_move().contains(seat) {
                    self.close_table(format!("a bot of {seat} was refused: {refusal}")).await;
                }
            }
            Reply::Later(_) => self.look_at = Some(Instant::now() + TRY_AGAIN_AFTER),
            Reply::Done(_) => {}
        }
        if self.look_at.is_none() {
            self.set_bots_thinking();
        }
    }
}
