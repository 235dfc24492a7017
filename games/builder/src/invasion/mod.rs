//! The adventuring round: one party through everybody's dungeon.
//!
//! An invasion goes on step by step ([`Step`]) until somebody has to decide something ([`Stage`]); whoever decides sets the next
//! step. So every chapter is a few functions that each do one thing and say what comes after it.

mod combat;
mod effects;
mod entering;
mod hoard;
mod monsters;
mod moving;
mod party;
mod recovery;
mod traps;
mod window;

pub(crate) use effects::target_of;

use crate::Builder;
use crate::event::Event;
use crate::state::{Fate, Stage, State, Step};
use crate::table::Table;
use undercroft_core::{Listener, Rng, Seat};

/// Whether somebody has to decide now, or the next step can be taken.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Flow {
    Wait,
    GoOn,
}

impl Builder {
    /// Who decides for the party: the player to the right of the victim.
    pub(crate) fn invader(&self, state: &State) -> Seat {
        Seat::new((state.turn.index() + self.players - 1) % self.players)
    }
}

impl<R: Rng, L: Listener<Event>> Table<'_, R, L> {
    /// The invader, or whoever else is to be asked, decides something.
    pub(crate) fn ask(&mut self, stage: Stage) -> Flow {
        self.state.stage = stage;
        Flow::Wait
    }

    /// This comes next.
    pub(crate) fn then(&mut self, step: Step) -> Flow {
        self.invasion().next = step;
        Flow::GoOn
    }

    /// Takes steps until somebody has to decide.
    pub(crate) fn run(&mut self) {
        while self.step() == Flow::GoOn {}
    }

    fn step(&mut self) -> Flow {
        if self.morale_is_at_stake() == Flow::Wait {
            return self.ask(Stage::Compass);
        }
        let nobody = self.state.invasion.members.iter().all(|member| member.fate != Fate::Going);
        if nobody && self.state.invasion.next != Step::End {
            return self.then(Step::End);
        }
        match self.state.invasion.next {
            Step::Move => self.move_party(),
            Step::Enter => self.enter(),
            Step::Frights => self.frighten_on_entering(),
            Step::Guard => self.draw_a_guard(),
            Step::Horde => self.offer_horde(),
            Step::OpenEncounter => self.open_encounter(),
            Step::Encounter => self.window(Stage::EncounterWindow, Step::SettleEncounter),
            Step::SettleEncounter => self.settle(Step::Trap),
            Step::Trap => self.meet_trap(),
            Step::Fire => self.fire_trap(),
            Step::Monsters => self.meet_monsters(),
            Step::Abilities => self.offer_abilities(),
            Step::Round => self.combat_round(),
            Step::Strikes => self.next_strike(),
            Step::AfterCombat => self.after_combat(),
            Step::OpenRecovery => self.open_recovery(),
            Step::Recovery => self.window(Stage::RecoveryWindow, Step::SettleRecovery),
            Step::SettleRecovery => self.settle(Step::Heal),
            Step::Heal => self.offer_heals(),
            Step::Flight => self.flight(),
            Step::Hoard => self.raid_hoard(),
            Step::Destroy => self.offer_destruction(),
            Step::End => self.end_invasion(),
        }
    }
}
