//! What is counted in a finished game to weigh the cards.

use crate::Builder;
use crate::event::Event;
use undercroft_core::{Outcome, Study};

impl Builder {
    pub(crate) fn studied(&self, _story: &[Event], _outcome: &Outcome, _to: &mut Study) {}
}
