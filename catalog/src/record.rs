//! A recorded game as programs know it that speak only JSON.

use crate::in_plain_words;
use crate::table::{Dealt, Seated, refusal_in_words};
use crate::tongues::tongues;
use undercroft_core::{Fault, Game, Names, Outcome, Played, Reader, Record, Setup};
use undercroft_words::Language;

/// A record that was read and is still to be believed or not.
pub trait Recorded {
    /// What the table agreed on.
    fn setup(&self) -> &Setup;

    /// What the table published before the deal, as the record says.
    fn commitment(&self) -> &str;

    /// Every move in order, and every time that ran out, as [`crate::Table::step`] takes them.
    fn moves(&self) -> Vec<Played<String>>;

    /// Deals the recorded game again. Playing [`Recorded::moves`] on that table runs through it.
    ///
    /// # Errors
    /// What is wrong with the table.
    fn deal(&self) -> Result<Dealt, Vec<Fault>>;

    /// Whether nothing is wrong with a record but that its game is still to be finished.
    fn is_sound_so_far(&self) -> bool;

    /// Checks the whole record without trusting whoever wrote it.
    ///
    /// # Errors
    /// Everything that does not hold.
    fn verify(&self) -> Result<Outcome, Vec<Fault>>;
}

struct Kept<G: Game>(Record<G::Move>);

pub(crate) fn read<G: Game>(text: &str) -> Result<Box<dyn Recorded>, Vec<Fault>> {
    Ok(Box::new(Kept::<G>(Record::from_json(text).map_err(in_plain_words)?)))
}

impl<G: Game> Recorded for Kept<G> {
    fn setup(&self) -> &Setup {
        &self.0.table
    }

    fn commitment(&self) -> &str {
        &self.0.commitment
    }

    fn moves(&self) -> Vec<Played<String>> {
        let json = |action: &G::Move| serde_json::to_string(action).expect("a move is plain data");
        self.0.moves.iter().map(|played| played.map(json)).collect()
    }

    fn deal(&self) -> Result<Dealt, Vec<Fault>> {
        Seated::<G>::deal(self.0.table.clone(), self.0.seed)
    }

    fn is_sound_so_far(&self) -> bool {
        let unfinished = || match self.0.replay::<G>(None) {
            Ok((position, _)) => position.outcome().is_none(),
            Err(_) => false,
        };
        // That it is not over is one fault; any other makes two.
        matches!(&self.0.verify::<G>(), Err(faults) if faults.len() == 1) && unfinished()
    }

    fn verify(&self) -> Result<Outcome, Vec<Fault>> {
        self.0.verify_in_words::<G>(|refusal| {
            let names = Names::numbers(self.0.table.players);
            let english = tongues::<G>().of(Language::English);
            refusal_in_words(refusal, english, Reader { seat: None, names: &names })
        })
    }
}
