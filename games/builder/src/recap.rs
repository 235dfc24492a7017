//! What has just happened, for somebody who comes a moment later: how the last invasion went, and the present one.

use crate::event::Event;
use crate::ids::Party;
use serde::Serialize;
use undercroft_core::Seat;

/// How the last invasion went, and how the present one goes.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Recap {
    /// The party of this cycle.
    pub party: Option<Party>,
    /// The invasion that is on, or the last one.
    pub invasion: Option<InvasionRecap>,
}

/// What an invasion has brought so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct InvasionRecap {
    /// Whose dungeon.
    pub victim: Seat,
    /// Rooms entered on the way in.
    pub rooms: u8,
    /// Members killed.
    pub killed: u8,
    /// Members who fled.
    pub fled: u8,
    /// Monsters killed.
    pub monsters: u8,
    /// Gold earned by death and flight.
    pub earned: u8,
    /// Gold carried out.
    pub lost: u8,
    /// Whether the party reached the hoard.
    pub reached: bool,
    /// Whether it is over.
    pub over: bool,
}

impl InvasionRecap {
    const fn new(victim: Seat) -> InvasionRecap {
        InvasionRecap {
            victim,
            rooms: 0,
            killed: 0,
            fled: 0,
            monsters: 0,
            earned: 0,
            lost: 0,
            reached: false,
            over: false,
        }
    }

    fn note(&mut self, event: &Event) {
        match *event {
            Event::Entered { outward: false, .. } => self.rooms = self.rooms.saturating_add(1),
            Event::Killed { .. } => self.monsters = self.monsters.saturating_add(1),
            Event::Died { .. } => self.killed += 1,
            Event::Fled { .. } => self.fled += 1,
            Event::Earned { gold, .. } => self.earned += gold,
            Event::PartyLeft { gold } => self.lost = gold,
            Event::HoardReached { .. } => self.reached = true,
            Event::InvasionEnded { .. } => self.over = true,
            _ => {}
        }
    }
}

pub(crate) fn note(recap: &mut Recap, event: &Event) {
    match *event {
        Event::PartyIs { party, .. } => recap.party = Some(party),
        Event::InvasionBegan { victim, .. } => recap.invasion = Some(InvasionRecap::new(victim)),
        _ => {}
    }
    if let Some(invasion) = recap.invasion.as_mut().filter(|invasion| !invasion.over) {
        invasion.note(event);
    }
}
