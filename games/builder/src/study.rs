//! What is counted in a finished game to weigh the cards. The README says what came of it.

use crate::Builder;
use crate::event::Event;
use crate::ids::{Card, KINDS, REDS};
use undercroft_core::{Outcome, Seat, Study};

/// How often something was done with each kind of card.
#[derive(Clone, Copy, Default)]
struct Uses {
    laid: u64,
    met: u64,
    played: u64,
    discarded: u64,
}

/// The rows of invasions by their cycle.
const CYCLES: [&str; 6] = ["cycle 1", "cycle 2", "cycle 3", "cycle 4", "cycle 5", "cycle 6"];

impl Builder {
    pub(crate) fn studied(&self, story: &[Event], outcome: &Outcome, to: &mut Study) {
        self.count_invasions(story, to);
        self.count_cards(story, to);
        self.count_gold(story, outcome, to);
    }

    /// How far parties come, by the cycle.
    fn count_invasions(&self, story: &[Event], to: &mut Study) {
        let (mut cycle, mut dead, mut fled, mut lost) = (0, 0u64, 0u64, 0u8);
        for event in story {
            match *event {
                Event::CycleBegan { cycle: began, .. } => cycle = usize::from(began) - 1,
                Event::InvasionBegan { .. } => (dead, fled, lost) = (0, 0, 0),
                Event::Died { .. } => dead += 1,
                Event::Fled { .. } => fled += 1,
                Event::PartyLeft { gold } => lost = gold,
                Event::InvasionEnded { reached, .. } => {
                    let mut row = to.row("invasions", CYCLES[cycle.min(5)]);
                    row.count("invasions", 1).share("hoard reached", reached.into(), 1);
                    row.value("killed", dead as i64).value("fled", fled as i64).value("gold lost", lost);
                }
                _ => {}
            }
        }
    }

    /// What became of each kind of card.
    fn count_cards(&self, story: &[Event], to: &mut Study) {
        let mut uses = [Uses::default(); KINDS];
        let mut bought = [0u64; REDS];
        let mut on = |card: Card, note: fn(&mut Uses)| note(&mut uses[card.index() % KINDS]);
        for event in story {
            match *event {
                Event::BuiltIs { card, .. }
                | Event::PutIs { card, .. }
                | Event::UpgradedWith { card, .. } => {
                    on(card, |one| one.laid += 1);
                }
                Event::RoomRevealed { card, .. }
                | Event::TrapRevealed { card, .. }
                | Event::MonsterRevealed { card, .. } => on(card, |one| one.met += 1),
                Event::CardPlayed { card, .. }
                | Event::Interfered { card, .. }
                | Event::Countered { card, .. } => {
                    on(card, |one| one.played += 1);
                }
                Event::Discarded { card, .. } => on(card, |one| one.discarded += 1),
                Event::Bought { red, .. } => bought[red.index() % REDS] += 1,
                _ => {}
            }
        }
        for (face, one) in self.cards.faces.iter().zip(uses) {
            let mut row = to.row("cards", &face.name);
            row.count("laid", one.laid).count("met", one.met).count("played", one.played);
            row.count("discarded", one.discarded);
        }
        for (card, count) in self.cards.improvements.iter().zip(bought) {
            to.row("improvements", &card.name).count("bought", count);
        }
    }

    /// Where gold comes from, and what the first player has of it.
    fn count_gold(&self, story: &[Event], outcome: &Outcome, to: &mut Study) {
        let mut earned = [0i64; 8];
        let mut first = None;
        for event in story {
            match *event {
                Event::Earned { seat, gold } => earned[seat.index()] += i64::from(gold),
                Event::FirstIs { seat, .. } => first = Some(seat),
                _ => {}
            }
        }
        for seat in Seat::all(self.players) {
            let name = if first == Some(seat) { "first player" } else { "others" };
            let mut row = to.row("gold", name);
            row.value("earned", earned[seat.index()]).value("at the end", i64::from(outcome.score(seat)));
            row.win("wins", outcome, seat);
        }
    }
}
