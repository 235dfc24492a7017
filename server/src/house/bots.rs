//! Bots of the house: a bounded number of threads that think for seats, fair by person and by table.
//!
//! A bot is handed an imagined table, which its seat cannot tell from the real one and which holds neither the true
//! state nor the sealed seed. So no bot can cheat, and no mistake in one can give a secret away.

use super::fair::Share;
use super::workers::Workers;
use crate::table::{Table, read_level};
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use undercroft_bots::{BotSpec, Budget};
use undercroft_core::Seat;

/// Bots that think no longer than this have a thread of their own, so that none of them ever waits for a deep one.
const MOST_SHORT_ITERATIONS: u32 = 100;
const MOST_SHORT_MILLISECONDS: u32 = 5;

/// Threads that think.
pub struct Bots {
    workers: Workers,
    asked: AtomicU64,
}

/// A decision for a bot to make.
pub struct Question {
    /// A table the seat cannot tell from the real one.
    pub imagined: Box<dyn undercroft_catalog::GameInstance>,
    /// Who decides.
    pub seat: Seat,
    /// How to think.
    pub spec: BotSpec,
    /// All chance of the thinking.
    pub number: u64,
}

impl Question {
    /// What the bot of a seat is asked, drawn by a number; nothing before the deal.
    pub fn of(table: &Table, seat: Seat, number: u64) -> Option<Question> {
        let imagined = table.game()?.imagined(seat, number);
        let spec = read_level(table.level(seat)).unwrap_or(BotSpec::Random);
        Some(Question { imagined, seat, spec, number })
    }

    fn is_short(&self) -> bool {
        match self.spec {
            BotSpec::Random => true,
            BotSpec::Search(Budget::Iterations(n)) => n <= MOST_SHORT_ITERATIONS,
            BotSpec::Search(Budget::Milliseconds(n)) => n <= MOST_SHORT_MILLISECONDS,
        }
    }
}

impl Bots {
    /// This many threads, and one for those who do not think long.
    ///
    /// # Errors
    /// If the system gives no threads.
    pub fn new(threads: usize) -> io::Result<Bots> {
        Ok(Bots { workers: Workers::new("bot", threads, 1)?, asked: AtomicU64::new(0) })
    }

    /// How many questions they were asked.
    pub fn asked(&self) -> u64 {
        self.asked.load(Ordering::Relaxed)
    }

    /// Thinks about a question when its turn comes and gives the move, or a report if the rules failed.
    pub(crate) fn think(
        &self,
        share: Share,
        question: Question,
        answer: impl FnOnce(Result<String, String>) + Send + 'static,
    ) {
        self.asked.fetch_add(1, Ordering::Relaxed);
        metrics::counter!("undercroft_bot_questions_total").increment(1);
        self.workers.spawn(share, question.is_short(), move || answer(decide(&question)));
    }
}

/// The move a bot makes, as JSON; a report if the rules failed.
fn decide(question: &Question) -> Result<String, String> {
    let Question { imagined, seat, spec, number } = question;
    let thinking = || imagined.decide(*seat, *spec, *number);
    catch_unwind(AssertUnwindSafe(thinking)).map_err(|panic| super::report(&*panic))
}

#[cfg(test)]
mod tests {
    use super::*;
    use undercroft_core::Seed;

    /// The question a bot would be asked at the beginning of a game.
    fn question(number: u64) -> Question {
        let raiders = undercroft_catalog::find("raiders").unwrap();
        let (table, _) = raiders.deal(raiders.setup(4), Seed::from_number(3)).unwrap();
        let seat = Seat::new(1);
        let spec = "search:50".parse().unwrap();
        Question { imagined: table.imagined(seat, number), seat, spec, number }
    }

    #[test]
    fn a_bot_answers_with_a_move_its_seat_may_make() {
        let (send, receive) = std::sync::mpsc::channel();
        let asked = question(5);
        let allowed: Vec<String> = asked.imagined.moves(asked.seat).into_iter().map(|m| m.json).collect();
        let bots = Bots::new(1).unwrap();
        bots.think(Share::new(1, 1, false), asked, move |answer| send.send(answer).unwrap());
        assert!(allowed.contains(&receive.recv().unwrap().unwrap()));
    }

    #[test]
    fn the_same_question_gets_the_same_answer() {
        assert_eq!(decide(&question(8)), decide(&question(8)));
    }

    #[test]
    fn what_a_bot_is_given_holds_neither_the_seed_nor_another_hand() {
        let raiders = undercroft_catalog::find("raiders").unwrap();
        let seed = Seed::from_bytes([7; 32]);
        let (table, _) = raiders.deal(raiders.setup(4), seed).unwrap();
        let imagined = table.imagined(Seat::new(1), 5);
        assert_ne!(imagined.seed(), seed);
        assert!(imagined.record().is_none());
    }
}
