//! What a client does for the seal by itself: it mixes random bytes of its own into the deal, and pins what it was promised.

use crate::Scene;
use undercroft_core::{Contribution, Digest};
use undercroft_server::wire::Ask;

/// What a client has to do with a table's seal.
#[derive(Default)]
pub(crate) struct Pins {
    commitment: Option<Digest>,
    /// Its contribution to a round.
    own: Option<(u32, Contribution)>,
}

impl Pins {
    /// Whether a scene promises something else than the first one did.
    pub(crate) fn is_broken_by(&mut self, scene: &Scene) -> bool {
        *self.commitment.get_or_insert(scene.commitment) != scene.commitment
    }

    /// What the client has to say about a scene: it commits when everybody sits, and reveals when all commitments are known.
    pub(crate) fn answer(&mut self, scene: &Scene) -> Option<Ask> {
        let (mixing, seat) = (scene.mixing.as_ref()?, scene.seat?);
        let known = mixing.commitments.iter().find(|known| known.seat == seat);
        let own = self.own.filter(|(round, _)| *round == mixing.round);
        match (known, own) {
            (None, _) if mixing.reveal => None,
            (None, own) => {
                let contribution = own.map_or_else(random, |(_, known)| Some(known))?;
                self.own = Some((mixing.round, contribution));
                Some(Ask::Commit { round: mixing.round, commitment: contribution.commitment() })
            }
            // Another device of the same person may have committed; then it will reveal, too.
            (Some(known), Some((round, contribution))) if mixing.reveal => {
                let own = known.commitment == contribution.commitment();
                own.then_some(Ask::Reveal { round, contribution })
            }
            _ => None,
        }
    }
}

/// Without randomness a client contributes nothing.
fn random() -> Option<Contribution> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).ok()?;
    Some(Contribution::from_bytes(bytes))
}
