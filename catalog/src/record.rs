//! A recorded game as programs know it that speak only JSON.

use crate::table::{Dealt, Seated};
use undercroft_core::{Fault, Game, Outcome, Record, Seat, Setup};

/// A record that was read and is still to be believed or not.
pub trait Recorded {
    /// What the table agreed on.
    fn setup(&self) -> &Setup;

    /// What the table published before the deal, as the record says.
    fn commitment(&self) -> &str;

    /// Every move in order, each with the seat that played it, as [`crate::Table::play`] takes it.
    fn moves(&self) -> Vec<(Seat, String)>;

    /// Deals the recorded game again. Playing [`Recorded::moves`] on that table runs through it.
    ///
    /// # Errors
    /// What is wrong with the table.
    fn deal(&self) -> Result<Dealt, Vec<Fault>>;

    /// Checks the whole record without trusting whoever wrote it.
    ///
    /// # Errors
    /// Everything that does not hold.
    fn verify(&self) -> Result<Outcome, Vec<Fault>>;
}

struct Kept<G: Game>(Record<G::Move>);

pub(crate) fn read<G: Game>(text: &str) -> Result<Box<dyn Recorded>, Vec<Fault>> {
    Ok(Box::new(Kept::<G>(Record::from_json(text)?)))
}

impl<G: Game> Recorded for Kept<G> {
    fn setup(&self) -> &Setup {
        &self.0.table
    }

    fn commitment(&self) -> &str {
        &self.0.commitment
    }

    fn moves(&self) -> Vec<(Seat, String)> {
        let json = |action| serde_json::to_string(action).expect("a move is plain data");
        self.0.moves.iter().map(|played| (played.seat, json(&played.action))).collect()
    }

    fn deal(&self) -> Result<Dealt, Vec<Fault>> {
        Seated::<G>::deal(self.0.table.clone(), self.0.seed)
    }

    fn verify(&self) -> Result<Outcome, Vec<Fault>> {
        self.0.verify::<G>()
    }
}
