//! What a table's actor does for the bots at its table: it asks them, and plays what they decide when they have taken the while that
//! people would take.

use super::{TRY_AGAIN_AFTER, TableActor};
use crate::house::fair::Share;
use crate::house::handle::{ActorMessage, Decision, Reply};
use crate::house::{Question, report};
use crate::table::{Command, Who};
use std::panic::{AssertUnwindSafe, catch_unwind};
use tokio::time::Instant;

impl TableActor {
    /// Asks every bot that is to move and does not think yet, where anybody is there to see it.
    pub(super) fn set_bots_thinking(&mut self) {
        if self.is_idle() {
            return;
        }
        // Whoever opened the table pays for it, and where nobody looks it can wait.
        let nobody_looks = self.handle.presence().is_empty();
        let table = self.handle.table();
        let share = Share::new(table.host(), &self.handle.id, nobody_looks);
        for seat in table.bots_to_move() {
            let seen = table.version();
            if self.thinking.contains(seat) {
                continue;
            }
            self.thinking.insert(seat);
            let number = getrandom::u64().unwrap_or(seen.0);
            let (handle, due) =
                (self.handle.clone(), self.house.time.instant() + table.terms().bot_pace.draw());
            let decided =
                move |action| handle.send(ActorMessage::Decided(Decision { seat, seen, action, due }));
            match catch_unwind(AssertUnwindSafe(|| Question::of(&table, seat, number))) {
                Ok(Some(question)) => self.house.bots.think(share, question, decided),
                Ok(None) => {}
                Err(panic) => decided(Err(report(&*panic))),
            }
        }
    }

    /// Keeps what a bot has decided until it is to be played, which may be now.
    pub(super) async fn bot_decided(&mut self, decision: Decision) {
        self.decided.push(decision);
        if self.next_bot().is_some_and(|at| at <= self.house.time.instant()) {
            self.next_bot_moves().await;
        }
    }

    /// When the next of the bots that have decided moves.
    pub(super) fn next_bot(&self) -> Option<Instant> {
        let first = self.decided.iter().map(|decision| decision.due).min()?;
        let from = self.handle.table().bots_move_from();
        Some(first.max(self.house.time.moment(from)))
    }

    /// Plays what the bot has decided whose turn it is, unless that is out of date by now.
    pub(super) async fn next_bot_moves(&mut self) {
        let first = self.decided.iter().enumerate().min_by_key(|(_, decision)| decision.due);
        let Some((first, _)) = first else { return };
        let Decision { seat, seen, action, .. } = self.decided.swap_remove(first);
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
                let unchanged = self.handle.table().version() == seen;
                if unchanged && self.handle.table().bots_to_move().contains(seat) {
                    self.close_table(format!("a bot of {seat} was refused: {refusal}")).await;
                }
            }
            Reply::Later(_) => self.look_at = Some(self.house.time.instant() + TRY_AGAIN_AFTER),
            Reply::Done(_) => {}
        }
        if self.look_at.is_none() {
            self.set_bots_thinking();
        }
    }
}
