//! A party under way.

use crate::ids::{Card, FIGURES, MEMBERS, PLAYED, ROOMS};
use serde::{Deserialize, Serialize};
use undercroft_core::Window;

/// Where somebody of the party is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// With the party.
    #[default]
    Going,
    /// Dead.
    Dead,
    /// Fled.
    Fled,
    /// Out of the dungeon with the rest.
    Left,
}

/// A member of the party.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Adventurer {
    pub(crate) class: u8,
    pub(crate) fate: Fate,
    pub(crate) health: u8,
    pub(crate) morale: u8,
    pub(crate) charges: u8,
    pub(crate) gold: bool,
    /// Points of damage that will not be felt.
    pub(crate) ward: u8,
    /// Strength more or less in the next strike or Bash.
    pub(crate) next: i8,
    /// Strength more or less in this combat.
    pub(crate) combat: i8,
    /// Whether the next monster wounds for sure.
    pub(crate) owes: bool,
    /// The monster that is hated: 1 + line * 3 + level; 0 for none so far.
    pub(crate) hates: u8,
    /// Morale that is about to be lost.
    pub(crate) loss: u8,
}

impl Adventurer {
    pub(crate) const NOBODY: Adventurer = Adventurer {
        class: 0,
        fate: Fate::Left,
        health: 0,
        morale: 0,
        charges: 0,
        gold: false,
        ward: 0,
        next: 0,
        combat: 0,
        owes: false,
        hates: 0,
        loss: 0,
    };

    /// So much morale is at stake.
    pub(crate) fn lose(&mut self, morale: u8) {
        self.loss = self.loss.saturating_add(morale).min(i8::MAX as u8);
    }
}

/// A monster that fights.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Fighter {
    /// Its card, by the place in the dungeon.
    pub(crate) pack: u8,
    pub(crate) health: u8,
    /// Whether it came by a card that was played, and is gone after the combat.
    pub(crate) extra: bool,
}

impl Fighter {
    pub(crate) const NONE: Fighter = Fighter { pack: 0, health: 0, extra: false };
}

/// A card that was played in the present window.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct PlayedCard {
    pub(crate) card: Card,
    pub(crate) by: u8,
    /// The member, monster card or played card that it is aimed at, by its place.
    pub(crate) target: u8,
}

impl PlayedCard {
    pub(crate) const NONE: PlayedCard = PlayedCard { card: Card(0), by: 0, target: 0 };
}

/// An adventuring party in somebody's dungeon.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Invasion {
    pub(crate) party: u8,
    pub(crate) members: [Adventurer; MEMBERS],
    /// The room they are in, by its place; one beyond the last is the entrance.
    pub(crate) at: u8,
    /// Whether they walk out.
    pub(crate) outward: bool,
    /// The rooms that were entered, one bit each.
    pub(crate) entered: u8,
    /// The rooms that have delayed the party, one bit each.
    pub(crate) delayed: u8,
    /// Charges that doors have lost: of each room, and of the one before the hoard.
    pub(crate) doors: [u8; ROOMS + 1],
    /// Whether no window opens in this room: on the way out nothing happens in most.
    pub(crate) quiet: bool,
    pub(crate) fog: bool,
    pub(crate) compass: bool,
    /// Whether the Moral Compass was offered in this room in vain.
    pub(crate) compass_declined: bool,
    pub(crate) trap_idle: bool,
    pub(crate) ambush: bool,
    pub(crate) guardians: u8,
    /// How many still lose morale on entering.
    pub(crate) frights: u8,
    /// Who has lost it on entering, one bit each.
    pub(crate) frightened: u8,
    /// Members that have used what they can do about the trap, or have been hit by it, one bit each.
    pub(crate) tried: u8,
    pub(crate) fighters: [Fighter; FIGURES],
    pub(crate) fighter_count: u8,
    /// The combat round, counted from 1; 0 before the fight.
    pub(crate) combat: u8,
    /// Who strikes next, and how many have struck in this round.
    pub(crate) striker: u8,
    pub(crate) struck: u8,
    pub(crate) window: Window,
    pub(crate) played: [PlayedCard; PLAYED],
    pub(crate) played_count: u8,
    /// How many of them have taken effect, once the window is closed.
    pub(crate) settled: u8,
    /// Whether a monster or a member has fallen since the last window.
    pub(crate) fallen: bool,
    /// What goes on after the Moral Compass was offered.
    pub(crate) next: Step,
}

/// The place of a party that is at the hoard.
pub(crate) const AT_HOARD: u8 = u8::MAX;

impl Invasion {
    pub(crate) const NONE: Invasion = Invasion {
        party: 0,
        members: [Adventurer::NOBODY; MEMBERS],
        at: 0,
        outward: false,
        entered: 0,
        delayed: 0,
        doors: [0; ROOMS + 1],
        quiet: false,
        fog: false,
        compass: false,
        compass_declined: false,
        trap_idle: false,
        ambush: false,
        guardians: 0,
        frights: 0,
        frightened: 0,
        tried: 0,
        fighters: [Fighter::NONE; FIGURES],
        fighter_count: 0,
        combat: 0,
        striker: 0,
        struck: 0,
        window: Window::CLOSED,
        played: [PlayedCard::NONE; PLAYED],
        played_count: 0,
        settled: 0,
        fallen: false,
        next: Step::End,
    };

    #[inline]
    pub(crate) fn fighters(&self) -> &[Fighter] {
        &self.fighters[..usize::from(self.fighter_count).min(FIGURES)]
    }

    pub(crate) fn played(&self) -> &[PlayedCard] {
        &self.played[..usize::from(self.played_count).min(PLAYED)]
    }

    /// The members who are with the party, in party order.
    #[inline]
    pub(crate) fn going(&self) -> impl Iterator<Item = (usize, &Adventurer)> + Clone {
        self.members.iter().enumerate().filter(|(_, member)| member.fate == Fate::Going)
    }

    /// Takes all fighters off the table.
    pub(crate) fn disperse(&mut self) {
        self.fighters = [Fighter::NONE; FIGURES];
        self.fighter_count = 0;
    }
}

/// What happens next in an invasion, where no decision is waited for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Step {
    Move,
    Enter,
    Frights,
    Guard,
    Horde,
    OpenEncounter,
    Encounter,
    SettleEncounter,
    Trap,
    Fire,
    Monsters,
    Abilities,
    Round,
    Strikes,
    AfterCombat,
    OpenRecovery,
    Recovery,
    SettleRecovery,
    Heal,
    Flight,
    Hoard,
    Destroy,
    End,
}
