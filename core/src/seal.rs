//! The seal of a game: what was promised before the deal, and how everybody can check afterwards that it was kept.
//!
//! The house commits to a seed; people commit to random bytes of their own, and reveal them once all commitments are
//! known. The deal follows from all of it, so that one honest person among them is enough for it to be nobody's choice.
//! `docs/sealed-chance.md` tells why.

use crate::digest::{hex, unhex};
use crate::{Chain, Digest, Fault, Seat, SeatSet, Seed, Setup};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::{fmt, str::FromStr};

/// Random bytes that somebody mixes into the deal.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Contribution([u8; 32]);

impl Contribution {
    /// A contribution of 32 bytes, which a client takes from its operating system.
    pub const fn from_bytes(bytes: [u8; 32]) -> Contribution {
        Contribution(bytes)
    }

    /// What its owner publishes first: it binds the bytes and tells nothing of them.
    pub fn commitment(&self) -> Digest {
        Digest::of_lines(&["undercroft contribution", &self.to_string()])
    }
}

impl fmt::Display for Contribution {
    /// As 64 hexadecimal digits, in small letters.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl fmt::Debug for Contribution {
    /// Tells nothing: until all are committed it is a secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Contribution(sealed)")
    }
}

impl FromStr for Contribution {
    type Err = String;

    fn from_str(text: &str) -> Result<Contribution, String> {
        let bytes = unhex(text).map(Contribution);
        bytes.ok_or_else(|| "a contribution has 64 hexadecimal digits in small letters".into())
    }
}

impl Serialize for Contribution {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Contribution {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Contribution, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

/// What the person in a seat had to do with the deal. Whoever did not answer in time was left out of it: their
/// contribution is missing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Part {
    /// Whose.
    pub seat: Seat,
    /// What they published first, if they did.
    pub commitment: Option<Digest>,
    /// What they mixed in, if they did.
    pub contribution: Option<Contribution>,
}

/// All chance of a game, and what was promised of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seal {
    /// The name of the table; empty for a game at none.
    pub table: String,
    /// What was published when the table was opened. It covers table, setup and seed.
    pub commitment: Digest,
    /// The seed of whoever dealt, revealed after the end.
    pub seed: Seed,
    /// What the people at the table had to do with the deal, in the order of their seats.
    pub parts: Vec<Part>,
    /// The seats whose people committed, heard what others revealed, and did not reveal. They lost them, and everybody
    /// else began anew.
    pub withheld: Vec<Seat>,
}

impl Seal {
    /// The seal of a table before anybody has mixed anything in.
    pub fn new(table: &str, setup: &Setup, seed: Seed) -> Seal {
        let commitment = Seal::commitment_of(table, setup, seed);
        Seal { table: table.into(), commitment, seed, parts: Vec::new(), withheld: Vec::new() }
    }

    /// What is published when a table is opened.
    pub fn commitment_of(table: &str, setup: &Setup, seed: Seed) -> Digest {
        let setup = serde_json::to_string(setup).expect("a setup is plain data");
        Digest::of_lines(&["undercroft commitment", table, &setup, &seed.to_string()])
    }

    /// What the deal and all later chance follow from: the seed alone where nobody mixed anything in.
    pub fn deal_seed(&self) -> Seed {
        let mixed: Vec<String> = self
            .parts
            .iter()
            .filter_map(|part| Some(format!("{} {}", part.seat.number(), part.contribution?)))
            .collect();
        if mixed.is_empty() {
            return self.seed;
        }
        let seed = self.seed.to_string();
        let lines: Vec<&str> =
            ["undercroft deal", &seed].into_iter().chain(mixed.iter().map(String::as_str)).collect();
        Seed::from_bytes(Digest::of_lines(&lines).bytes())
    }

    /// The chain of the game's moves, before the first. The seed is its key: until it is revealed, a head tells nothing of
    /// the moves.
    pub fn chain(&self) -> Chain {
        let mixed = serde_json::to_string(&(&self.parts, &self.withheld)).expect("plain data");
        let mut chain = Chain::begin(self.seed.to_string(), &self.commitment.to_string());
        chain.add(&mixed);
        chain
    }

    /// Everything that does not hold.
    pub fn faults(&self, setup: &Setup) -> Vec<Fault> {
        let mut faults = Vec::new();
        if self.commitment != Seal::commitment_of(&self.table, setup, self.seed) {
            let reason =
                "it does not belong to this seed, setup and table; the chance was not the one promised";
            faults.push(Fault::new("commitment", reason));
        }
        let mut seats = SeatSet::EMPTY;
        for (i, part) in self.parts.iter().enumerate() {
            let mut fault = |reason: &str| faults.push(Fault::new(format!("parts[{i}]"), reason));
            if part.seat.index() >= setup.players || seats.contains(part.seat) {
                fault("there is no such seat, or it is named twice");
            }
            let promised = part.contribution.map(|contribution| contribution.commitment());
            if promised.is_some() && promised != part.commitment {
                fault("the contribution is not the one that was committed to");
            }
            seats.insert(part.seat);
        }
        faults
    }
}
