//! What has just happened, go by go, for somebody who comes a moment later.

use crate::Dungeoneer;
use crate::event::{Event, Strike};
use crate::ids::Figure;
use crate::square::Square;
use serde::Serialize;

/// The goes of this turn so far, the monsters' among them. Those of the turn before are kept until the first go of the next one
/// begins, so that something is always there to be read.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Recap {
    /// In order.
    pub goes: Vec<GoneBy>,
    /// Whether the goes are of the turn before.
    #[serde(skip)]
    stale: bool,
}

/// A go that is over, or nearly.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GoneBy {
    /// Whose it was.
    pub figure: Figure,
    /// Where it walked, from where it stood.
    pub path: Vec<Square>,
    /// Whom it attacked, and how that went.
    pub strikes: Vec<Strike>,
    /// Who died in it.
    pub died: Vec<Figure>,
    /// Gold that the figure gained.
    pub gold: u16,
}

impl Dungeoneer {
    pub(crate) fn note(&self, recap: &mut Recap, event: &Event) {
        match *event {
            Event::TurnBegan { .. } => recap.stale = true,
            Event::GoBegan { figure, .. } | Event::MonsterActivated { figure, .. } => {
                if std::mem::take(&mut recap.stale) {
                    recap.goes.clear();
                }
                let (path, strikes, died) = Default::default();
                recap.goes.push(GoneBy { figure, path, strikes, died, gold: 0 });
            }
            _ => {
                if let Some(go) = recap.goes.last_mut() {
                    go.note(event);
                }
            }
        }
    }
}

impl GoneBy {
    fn note(&mut self, event: &Event) {
        match *event {
            Event::Walked { path, .. } => {
                let again = usize::from(!self.path.is_empty());
                self.path.extend(path.squares().iter().skip(again));
            }
            Event::Teleported { to, .. } => self.path.push(to),
            Event::Struck(strike) => self.strikes.push(strike),
            Event::Died { figure, .. } | Event::Vanished { figure, .. } => self.died.push(figure),
            Event::GoldGained { figure, gold } if figure == self.figure => self.gold += gold,
            _ => {}
        }
    }
}
