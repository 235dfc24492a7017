//! A finished game as a file: setup + seal + moves = the game.

use crate::{
    Actor, Chain, Digest, Fault, Game, HeardEvents, Outcome, Played, Position, Refusal, Seal, Setup,
    fingerprint, position::unreadable, readable,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A whole game. Running it again gives every position on the way, so replay, analysis and verification are one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record<M> {
    /// What the table agreed on.
    pub table: Setup,
    /// All chance of the game, and what was promised of it.
    pub seal: Seal,
    /// Every move in order, and every time that ran out.
    pub moves: Vec<Played<M>>,
    /// Who stood where at the end, as the table told it.
    pub outcome: Value,
    /// The fingerprint of the table, every move and the last state, in hexadecimal: no slip of an editor goes unseen, even
    /// one that happens to lead to the same end. It is no signature; whoever forges a record can make it anew.
    pub fingerprint: String,
    /// The head of the chain of all moves, which players were shown as it grew.
    pub digest: Digest,
}

/// A stretch of a replayed game: the position reached, and each move's events on the way, the deal's first.
pub type Replayed<G> = (Position<G>, Vec<HeardEvents<G>>);

/// Why a record cannot be played again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unplayable {
    /// There is no such table: everything that is wrong with it.
    Table(Vec<Fault>),
    /// The rules refuse a move.
    Move {
        /// Which, counted from 1.
        number: usize,
        /// Whose.
        actor: Actor,
        /// Why.
        refusal: Refusal,
    },
}

impl Unplayable {
    /// The same as faults, the refusal in the words that `say` has for it.
    pub fn faults(self, say: impl Fn(&Refusal) -> String) -> Vec<Fault> {
        match self {
            Unplayable::Table(faults) => faults,
            Unplayable::Move { number, actor, refusal } => {
                vec![Fault::new(format!("move {number} by {actor}"), say(&refusal))]
            }
        }
    }
}

impl<M> Record<M> {
    /// Writes down a game that has been played from a seed, at no table.
    pub fn of<G: Game<Move = M>>(position: &Position<G>, moves: Vec<Played<M>>) -> Record<M>
    where
        M: Serialize,
    {
        Record::sealed(Seal::new("", position.setup(), position.seed()), position, moves)
    }

    /// Writes down a game that has been played under a seal.
    pub fn sealed<G: Game<Move = M>>(seal: Seal, position: &Position<G>, moves: Vec<Played<M>>) -> Record<M>
    where
        M: Serialize,
    {
        Record {
            table: position.setup().clone(),
            outcome: outcome_json(position.outcome()),
            fingerprint: whole_game(position, &moves),
            digest: chained(&seal, &moves),
            seal,
            moves,
        }
    }

    /// Reads a record from JSON.
    ///
    /// # Errors
    /// The place where the text is no record.
    pub fn from_json(text: &str) -> Result<Record<M>, Vec<Fault>>
    where
        M: for<'de> Deserialize<'de>,
    {
        serde_json::from_str(text).map_err(unreadable)
    }

    /// Writes the record as JSON, a move a line.
    pub fn to_json(&self) -> String
    where
        M: Serialize,
    {
        readable(&serde_json::to_value(self).expect("a record is plain data"))
    }

    /// Plays the first `moves` moves again, or all of them.
    ///
    /// # Errors
    /// What is wrong with the table, or the first move that the rules refuse.
    pub fn replay<G: Game<Move = M>>(&self, moves: Option<usize>) -> Result<Replayed<G>, Unplayable>
    where
        M: Copy,
    {
        let (mut position, dealt) =
            Position::deal(self.table.clone(), self.seal.deal_seed()).map_err(Unplayable::Table)?;
        let mut told = vec![dealt];
        for (i, played) in self.moves.iter().take(moves.unwrap_or(usize::MAX)).enumerate() {
            let refused = |refusal| Unplayable::Move { number: i + 1, actor: played.actor(), refusal };
            told.push(position.step(*played).map_err(refused)?);
        }
        Ok((position, told))
    }

    /// Checks the whole record without trusting whoever wrote it: seed and contributions are those committed to, every
    /// move is legal, the game ends as it says, and the chain of its moves is whole.
    ///
    /// # Errors
    /// Everything that does not hold.
    pub fn verify<G: Game<Move = M>>(&self) -> Result<Outcome, Vec<Fault>>
    where
        M: Copy + Serialize,
    {
        self.verify_in_words::<G>(Refusal::to_string)
    }

    /// The same, with a refusal in the words that `say` has for it.
    ///
    /// # Errors
    /// Everything that does not hold.
    pub fn verify_in_words<G: Game<Move = M>>(
        &self,
        say: impl Fn(&Refusal) -> String,
    ) -> Result<Outcome, Vec<Fault>>
    where
        M: Copy + Serialize,
    {
        let mut faults = self.seal.faults(&self.table);
        let position = match self.replay::<G>(None) {
            Ok((position, _)) => position,
            Err(unplayable) => return Err(faults.into_iter().chain(unplayable.faults(say)).collect()),
        };
        let outcome = position.outcome();
        if outcome.is_none() {
            faults.push(Fault::new("moves", "the game is not over after the last of them"));
        }
        if self.outcome != outcome_json(outcome) {
            let reason = format!("it says {}, but the moves lead to {}", self.outcome, outcome_json(outcome));
            faults.push(Fault::new("outcome", reason));
        }
        if self.fingerprint != whole_game(&position, &self.moves) {
            faults.push(Fault::new(
                "fingerprint",
                "it belongs to another table, other moves or another last state",
            ));
        }
        if self.digest != chained(&self.seal, &self.moves) {
            faults.push(Fault::new("digest", "it is not the head of the chain of these moves"));
        }
        match outcome {
            Some(outcome) if faults.is_empty() => Ok(outcome),
            _ => Err(faults),
        }
    }
}

fn outcome_json(outcome: Option<Outcome>) -> Value {
    serde_json::to_value(outcome).expect("an outcome is plain data")
}

/// Adds a move to the chain of a game.
pub fn add_to_chain<M: Serialize>(chain: &mut Chain, played: &Played<M>) {
    chain.add(&serde_json::to_string(played).expect("a move is plain data"));
}

fn chained<M: Serialize>(seal: &Seal, moves: &[Played<M>]) -> Digest {
    let mut chain = seal.chain();
    moves.iter().for_each(|played| add_to_chain(&mut chain, played));
    chain.head()
}

fn whole_game<G: Game>(position: &Position<G>, moves: &[Played<G::Move>]) -> String {
    let past = serde_json::to_string(&(position.setup(), moves)).expect("a record is plain data");
    format!("{:016x}", fingerprint(&(past.as_bytes(), position.fingerprint())))
}
