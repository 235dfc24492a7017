//! Mixing: once everybody sits, people's clients contribute random bytes to the deal, by themselves and in two steps.
//!
//! First everybody commits; only when all commitments are known does anybody reveal. So whoever has still to choose knows
//! nothing of the deal yet, and whoever knows it has nothing left to choose. `docs/sealed-chance.md` tells why.

use super::judge::{Verdict, refuse};
use super::{Chair, Command, EntryKind, Millis, Table};
use crate::secret::KeyHash;
use serde::Serialize;
use undercroft_core::{Chain, Contribution, Digest, Part, Seal, Seat, SeatSet, say};

/// How long somebody who has committed has to reveal. They answered a moment ago, so only who is gone takes longer, and
/// whoever does not answer loses the seat.
const REVEAL_WITHIN: Millis = 30_000;

/// How far the mixing has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    /// Somebody is still to sit down.
    Seating,
    /// Commitments are missing.
    Commits,
    /// All are known, and contributions are missing.
    Reveals,
    /// Nobody is waited for any more.
    Over,
}

/// What people have mixed in so far, and since when the rest is waited for.
#[derive(Clone, Debug)]
pub(super) struct Mixing {
    /// Grows when everybody has to begin anew.
    round: u32,
    phase: Phase,
    since: Millis,
    /// Whoever held back what they had committed to does not sit here again.
    barred: Vec<KeyHash>,
}

impl Default for Mixing {
    fn default() -> Mixing {
        Mixing { round: 1, phase: Phase::Seating, since: 0, barred: Vec::new() }
    }
}

/// The mixing as everybody may know it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MixingView {
    /// Which round it is; each wants a contribution of its own.
    pub round: u32,
    /// Who has committed, and to what.
    pub commitments: Vec<CommitmentView>,
    /// Whether no more commitments are taken and those who have committed are to reveal.
    pub reveal: bool,
}

/// What somebody has committed to.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CommitmentView {
    /// Who.
    pub seat: Seat,
    /// To what.
    #[cfg_attr(feature = "typescript", ts(as = "String"))]
    pub commitment: Digest,
}

/// The chain of all moves that stand, as everybody may know it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ChainView {
    /// How many stand.
    pub moves: usize,
    /// Of the chain's head and this version: a new one every time, so that nobody sees whether a move taken back was
    /// played again.
    #[cfg_attr(feature = "typescript", ts(as = "String"))]
    pub digest: Digest,
}

impl Table {
    /// What was promised of all chance, and what people have mixed in.
    pub fn seal(&self) -> &Seal {
        &self.seal
    }

    fn phase(&self) -> Phase {
        let parts = &self.seal.parts;
        if self.game.is_some() || self.broken || self.terms.contributions == 0 {
            Phase::Over
        } else if self.chairs.contains(&Chair::Free) {
            Phase::Seating
        } else if !self.silent().is_empty() {
            Phase::Commits
        } else if parts.iter().any(|part| part.commitment.is_some() && part.contribution.is_none()) {
            Phase::Reveals
        } else {
            Phase::Over
        }
    }

    /// The people who have not committed and are still waited for.
    fn silent(&self) -> SeatSet {
        let person = |seat: Seat| matches!(self.chairs[seat.index()], Chair::Person { .. });
        SeatSet::of(self.chairs.len(), |seat| person(seat) && self.part(seat).is_none())
    }

    fn part(&self, seat: Seat) -> Option<&Part> {
        self.seal.parts.iter().find(|part| part.seat == seat)
    }

    /// Who of those who have committed has revealed, or has not.
    fn committed(&self, revealed: bool) -> SeatSet {
        let parts = self.seal.parts.iter().filter(|part| part.commitment.is_some());
        parts.filter(|part| part.contribution.is_some() == revealed).map(|part| part.seat).collect()
    }

    /// Whether these chairs are dealt to without asking anybody for a contribution.
    pub(super) fn asks_nobody(&self, chairs: &[Chair]) -> bool {
        self.terms.contributions == 0 || !chairs.iter().any(|chair| matches!(chair, Chair::Person { .. }))
    }

    /// Whether nothing is missing for the deal but the deal itself.
    pub fn is_to_be_dealt(&self) -> bool {
        self.game.is_none() && !self.has_room() && !self.broken && self.asks_nobody(&self.chairs)
    }

    /// When nobody waits any longer for the contributions that are missing.
    pub(super) fn mixing_deadline(&self) -> Option<Millis> {
        match self.mixing.phase {
            Phase::Seating | Phase::Over => None,
            Phase::Commits => Some(self.mixing.since + self.terms.contributions),
            Phase::Reveals => Some(self.mixing.since + REVEAL_WITHIN),
        }
    }

    /// While people reveal, nobody comes or goes: they might because of what was revealed.
    pub(super) fn is_being_dealt(&self, command: &Command) -> bool {
        let moves_chairs = matches!(command, Command::Leave | Command::Kick { .. } | Command::Claim { .. });
        moves_chairs && self.mixing.phase == Phase::Reveals
    }

    /// Whether somebody has held back here what they had committed to.
    pub(super) fn has_barred(&self, key: &KeyHash) -> bool {
        self.mixing.barred.contains(key)
    }

    pub(super) fn commit(&self, seat: Seat, round: u32, commitment: Digest) -> Verdict {
        let known = self.part(seat).and_then(|part| part.commitment);
        if known == Some(commitment) && round == self.mixing.round {
            return Ok(Vec::new());
        }
        let open = self.mixing.phase == Phase::Commits && known.is_none();
        if round != self.mixing.round || !open {
            return refuse("table-rule-seal", say!("table-no-commitment"));
        }
        Ok(vec![EntryKind::Committed { seat, commitment }])
    }

    pub(super) fn reveal(&self, seat: Seat, round: u32, contribution: Contribution) -> Verdict {
        let part = self.part(seat).filter(|_| round == self.mixing.round);
        let Some(part) = part.filter(|part| part.commitment == Some(contribution.commitment())) else {
            return refuse("table-rule-seal", say!("table-no-contribution"));
        };
        if part.contribution.is_some() {
            return Ok(Vec::new());
        }
        if self.mixing.phase != Phase::Reveals {
            return refuse("table-rule-seal", say!("table-reveal-too-early"));
        }
        let mut entries = vec![EntryKind::Revealed { seat, contribution }];
        if self.committed(false) == SeatSet::only(seat) {
            entries.push(EntryKind::Dealt);
        }
        Ok(entries)
    }

    /// Nobody waits any longer. Whoever has not committed is left out: they could know nothing of the deal yet. Whoever has
    /// and does not reveal might know it from those who did, and loses the seat; where nobody did, they are left out too.
    pub(super) fn mixing_is_over(&self) -> Vec<EntryKind> {
        let leave_out = |seats: SeatSet| seats.map(|seat| EntryKind::LeftOut { seat });
        match self.mixing.phase {
            Phase::Seating | Phase::Over => Vec::new(),
            Phase::Reveals if !self.committed(true).is_empty() => {
                self.committed(false).map(|seat| EntryKind::Withheld { seat }).collect()
            }
            Phase::Reveals => leave_out(self.committed(false)).chain([EntryKind::Dealt]).collect(),
            Phase::Commits => {
                let deal = self.committed(false).is_empty().then_some(EntryKind::Dealt);
                leave_out(self.silent()).chain(deal).collect()
            }
        }
    }

    /// Notes what somebody has to do with the deal.
    pub(super) fn takes_part(&mut self, part: Part) {
        self.seal.parts.retain(|known| known.seat != part.seat);
        self.seal.parts.push(part);
        self.seal.parts.sort_by_key(|part| part.seat);
    }

    /// Somebody reveals what they have committed to.
    pub(super) fn revealed(&mut self, seat: Seat, contribution: Contribution) -> Result<(), String> {
        let part = self.part(seat).filter(|part| part.commitment == Some(contribution.commitment()));
        let part = *part.ok_or_else(|| format!("{seat} has not committed to that contribution"))?;
        self.takes_part(Part { contribution: Some(contribution), ..part });
        Ok(())
    }

    /// Somebody has held back what they had committed to: the seat is free again.
    pub(super) fn withheld(&mut self, seat: Seat) -> Result<(), String> {
        self.mixing.barred.extend(self.chairs.get(seat.index()).into_iter().flat_map(Chair::keys).copied());
        self.chair_taken(seat, Chair::Free)?;
        self.seal.withheld.push(seat);
        Ok(())
    }

    /// A chair has another owner, who has committed to nothing.
    pub(super) fn forget_part(&mut self, seat: Seat) {
        if self.game.is_none() {
            self.seal.parts.retain(|part| part.seat != seat);
        }
    }

    /// Looks how far the mixing has come by now. Where a seat is free again, everybody begins anew once it is taken.
    pub(super) fn follow_mixing(&mut self, at: Millis) {
        let phase = self.phase();
        if phase == self.mixing.phase {
            return;
        }
        if phase == Phase::Seating {
            self.seal.parts.clear();
            self.mixing.round += 1;
        }
        (self.mixing.phase, self.mixing.since) = (phase, at);
    }

    /// The house was closed for so long; nobody could answer.
    pub(super) fn forgive_mixing(&mut self, millis: Millis) {
        self.mixing.since += millis;
    }

    pub(super) fn mixing_view(&self) -> Option<MixingView> {
        let reveal = match self.mixing.phase {
            Phase::Seating | Phase::Over => return None,
            Phase::Commits => false,
            Phase::Reveals => true,
        };
        let view = |part: &Part| Some(CommitmentView { seat: part.seat, commitment: part.commitment? });
        let commitments = self.seal.parts.iter().filter_map(view).collect();
        Some(MixingView { round: self.mixing.round, commitments, reveal })
    }

    pub(super) fn chain_view(&self) -> Option<ChainView> {
        let chain: &Chain = self.game()?.chain()?;
        let digest = chain.followed_by(&self.version.to_string());
        Some(ChainView { moves: self.moves.len(), digest })
    }
}
