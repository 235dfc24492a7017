//! Whole games on file that run again bit for bit: whatever changes a rule, a draw or the order of draws shows here.
//!
//! After a change that is meant to change games, write the files anew and look at the difference: run the test with
//! `UNDERCROFT_WRITE_GOLDEN=1`.

use crate::PlayOut;
use std::path::{Path, PathBuf};
use undercroft_core::{Game, Position, Record, Setup};

/// The variable that has the files written anew.
pub const WRITE: &str = "UNDERCROFT_WRITE_GOLDEN";

/// The games on file of one game.
pub struct Golden<G: Game> {
    folder: PathBuf,
    play: PlayOut<G>,
    fewest: usize,
}

impl<G: Game> Golden<G> {
    /// The games in the folder `tests/golden` of a crate, whose home is its `CARGO_MANIFEST_DIR`. `play` makes those that
    /// are written anew; a whole game has more than `fewest` moves.
    pub fn of(home: impl AsRef<Path>, play: PlayOut<G>, fewest: usize) -> Self {
        Golden { folder: home.as_ref().join("tests/golden"), play, fewest }
    }

    /// Asserts that the game in a file is a whole game of this table, that it verifies, and that running it again and
    /// writing it down gives the same file to the letter.
    ///
    /// # Panics
    /// If there is no such file, or something of this does not hold.
    pub fn runs_again(&self, name: &str, setup: Setup, seed: u64) {
        let path = self.folder.join(name);
        if std::env::var_os(WRITE).is_some() {
            std::fs::create_dir_all(&self.folder).expect("a folder for them");
            std::fs::write(&path, text_of::<G>(&(self.play)(setup.clone(), seed)))
                .expect("the file can be written");
        }
        let text = std::fs::read_to_string(&path).unwrap_or_else(|error| {
            panic!("{name}: {error}; write it with {WRITE}=1");
        });
        let record = Record::<G::Move>::from_json(&text)
            .unwrap_or_else(|faults| panic!("{name} is no record: {faults:#?}"));
        assert_eq!(record.table, setup, "{name} is a game of another table");
        let moves = record.moves.len();
        assert!(moves > self.fewest, "{name} has {moves} moves, too few for a whole game");
        record.verify::<G>().unwrap_or_else(|faults| panic!("{name} runs differently now: {faults:#?}"));
        let (position, _) = record.replay::<G>(None).expect("it was verified");
        let again = text_of::<G>(&Record::of(&position, record.moves));
        assert_eq!(again, text, "{name} written again is another file");
    }

    /// Asserts that a random game verifies as it was played, and that without any one of its moves the rules lead
    /// elsewhere: they refuse a later move, the game is not over, or it ends in another state. The fingerprint, which
    /// misses any move, is made anew as a forger would, so that it is the rules that are asked.
    ///
    /// Where what is left is a whole game of its own that ends with the same outcome, it verifies, and rightly: nothing
    /// that it tells is untrue. Not all moves may be of that kind.
    ///
    /// # Panics
    /// If something of this does not hold.
    pub fn leaving_a_move_out_does_not_verify(&self, setup: Setup, seed: u64) {
        let record = (self.play)(setup, seed);
        record.verify::<G>().unwrap_or_else(|faults| panic!("as it was played: {faults:#?}"));
        let (end, _) = record.replay::<G>(None).expect("it was verified");
        let missed = (0..record.moves.len()).filter(|&left_out| is_missed::<G>(&record, &end, left_out));
        assert!(missed.count() > 0, "every move can be left out, and what is left verifies");
    }
}

/// Whether a record without one of its moves is refused although its fingerprint was made anew.
fn is_missed<G: Game>(record: &Record<G::Move>, end: &Position<G>, left_out: usize) -> bool {
    let mut short = record.clone();
    short.moves.remove(left_out);
    let Ok((position, _)) = short.replay::<G>(None) else { return true };
    let number = left_out + 1;
    assert_ne!(position.fingerprint(), end.fingerprint(), "without move {number} it ends in the same state");
    let anew = Record::of(&position, short.moves);
    let is_other_game = position.outcome().is_some() && anew.outcome == record.outcome;
    let verified = Record { outcome: record.outcome.clone(), ..anew }.verify::<G>();
    assert_eq!(verified.is_ok(), is_other_game, "without move {number}: {verified:?}");
    !is_other_game
}

/// A record as it stands in a file.
fn text_of<G: Game>(record: &Record<G::Move>) -> String {
    record.to_json() + "\n"
}
