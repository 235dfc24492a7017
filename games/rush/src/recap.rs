//! What the last round did, for somebody who comes a moment later: who went for what, step by step, and what came of it.

use crate::Rush;
use crate::event::Event;
use crate::hand::{Hand, Hands};
use crate::number::{Monster, Slot};
use crate::skill::Skill;
use serde::Serialize;
use undercroft_core::{Seat, SeatSet};

/// The round that was played last, or is being played.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Recap {
    /// The round, counted from 1; 0 before the first reveal.
    pub round: u8,
    /// The monsters that were claimed, in the order in which they were.
    pub claims: Vec<ClaimRecap>,
    /// The monsters that nobody claimed.
    pub discarded: Vec<Monster>,
}

/// A monster that somebody claimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ClaimRecap {
    /// Who.
    pub seat: Seat,
    /// With which hands.
    pub hands: Hands,
    /// Where it lay.
    pub slot: Slot,
    /// The monster.
    pub monster: Monster,
    /// Who had called it too.
    pub against: SeatSet,
    /// Whether it was defeated, once that is checked.
    pub defeated: Option<bool>,
    /// The hero who gained what it gives, by the hand.
    pub gained_by: Option<Hand>,
    /// The skill that its rune counts as.
    pub rune: Option<Skill>,
}

impl Rush {
    /// Notes something that everybody was told; the next reveal begins anew.
    pub(crate) fn note(&self, recap: &mut Recap, event: &Event) {
        match *event {
            Event::MonsterRevealed { round, .. } if round != recap.round => {
                *recap = Recap { round, ..Recap::default() };
            }
            Event::Grabbed { seat, hands, slot, monster, .. } => {
                claim(recap, ClaimRecap::new(seat, hands, slot, monster, SeatSet::EMPTY));
            }
            Event::Claimed { seat, hands, slot, monster, against } => {
                claim(recap, ClaimRecap::new(seat, hands, slot, monster, against));
            }
            Event::Defeated { monster, .. } => with(recap, monster, |claim| claim.defeated = Some(true)),
            Event::HeroDefeated { monster, .. } => with(recap, monster, |claim| claim.defeated = Some(false)),
            Event::Gained { hand, monster, rune, .. } => with(recap, monster, |claim| {
                (claim.gained_by, claim.rune) = (Some(hand), rune);
            }),
            Event::Discarded { monster, .. } => recap.discarded.push(monster),
            _ => {}
        }
    }
}

impl ClaimRecap {
    fn new(seat: Seat, hands: Hands, slot: Slot, monster: Monster, against: SeatSet) -> ClaimRecap {
        ClaimRecap { seat, hands, slot, monster, against, defeated: None, gained_by: None, rune: None }
    }
}

/// A claim, or a hand that joins one.
fn claim(recap: &mut Recap, claim: ClaimRecap) {
    match recap.claims.iter_mut().find(|known| known.monster == claim.monster) {
        Some(known) => known.hands = Hands::Both,
        None => recap.claims.push(claim),
    }
}

/// Adds what became of a monster.
fn with(recap: &mut Recap, monster: Monster, note: impl FnOnce(&mut ClaimRecap)) {
    if let Some(claim) = recap.claims.iter_mut().find(|claim| claim.monster == monster) {
        note(claim);
    }
}
