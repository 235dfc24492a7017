//! A recorded game as programs know it that speak only JSON.

use crate::in_plain_words;
use crate::instance::{Dealt, TypedInstance, refusal_in_words};
use crate::tongues::tongues;
use undercroft_core::{Digest, Fault, Game, Names, Outcome, Played, Reader, Record, Seal, Setup};
use undercroft_words::Language;

/// A record that was read and is still to be believed or not.
pub trait Recorded {
    /// What the table agreed on.
    fn setup(&self) -> &Setup;

    /// All chance of the game and what was promised of it, as the record says.
    fn seal(&self) -> &Seal;

    /// The head of the chain of its moves, as the record says.
    fn digest(&self) -> Digest;

    /// Every move in order, and every time that ran out, as [`crate::GameInstance::step`] takes them.
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

struct Kept<G: Game> {
    record: Record<G::Move>,
    /// Whether the text is the one that the record is written as: then no byte of it was changed unseen.
    to_the_letter: bool,
}

pub(crate) fn read<G: Game>(text: &str) -> Result<Box<dyn Recorded>, Vec<Fault>> {
    let record: Record<G::Move> = Record::from_json(text).map_err(in_plain_words)?;
    let to_the_letter = text.strip_suffix('\n').unwrap_or(text) == record.to_json();
    Ok(Box::new(Kept::<G> { record, to_the_letter }))
}

impl<G: Game> Recorded for Kept<G> {
    fn setup(&self) -> &Setup {
        &self.record.table
    }

    fn seal(&self) -> &Seal {
        &self.record.seal
    }

    fn digest(&self) -> Digest {
        self.record.digest
    }

    fn moves(&self) -> Vec<Played<String>> {
        let json = |action: &G::Move| serde_json::to_string(action).expect("a move is plain data");
        self.record.moves.iter().map(|played| played.map(json)).collect()
    }

    fn deal(&self) -> Result<Dealt, Vec<Fault>> {
        TypedInstance::<G>::deal(self.record.table.clone(), self.record.seal.clone())
    }

    fn is_sound_so_far(&self) -> bool {
        let unfinished = || match self.record.replay::<G>(None) {
            Ok((position, _)) => position.outcome().is_none(),
            Err(_) => false,
        };
        // That it is not over is one fault; any other makes two.
        matches!(&self.record.verify::<G>(), Err(faults) if faults.len() == 1) && unfinished()
    }

    fn verify(&self) -> Result<Outcome, Vec<Fault>> {
        let verified = self.record.verify_in_words::<G>(|refusal| {
            let names = Names::numbers(self.record.table.players);
            let english = tongues::<G>().of(Language::English);
            refusal_in_words(refusal, english, Reader { seat: None, names: &names })
        });
        if self.to_the_letter {
            return verified;
        }
        let reason = "it is not written as a table writes it; somebody has changed it, if only a blank";
        let mut faults = verified.err().unwrap_or_default();
        faults.push(Fault::new("file", reason));
        Err(faults)
    }
}
