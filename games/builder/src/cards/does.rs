//! What the words on a card add up to, for the rules to ask in one place.

use crate::ids::MEMBERS;
use crate::vocabulary::{Ability, Mix, RoomEffect, Trait, Whom};

/// All that a level of a room does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoomDoes {
    /// How many monsters it bears, the highest upgrade of each, and whether they must be alike. Never less than a level below.
    pub holds: (u8, u8, Mix),
    /// How many adventurers attack here in a round.
    pub attackers: u8,
    /// The charges of its door.
    pub door: u8,
    /// Charges that a trap has more here.
    pub trap_charges: u8,
    /// Whether a trap here is never discarded.
    pub trap_set_again: bool,
    /// How many figures a monster card placed here has.
    pub figures: u8,
    /// Strength that monsters have more here.
    pub strength: u8,
    /// The upgrade of the trap that it comes with.
    pub trap_level: Option<u8>,
    /// Whose morale suffers as the party enters.
    pub frightens: Option<Whom>,
    /// Whether a card is drawn as the party enters.
    pub guard: bool,
    /// Whether monsters may be brought, and of which line.
    pub horde: Option<Option<u8>>,
    /// Whether the party's next movement is spent here.
    pub secret_doors: bool,
    /// Whether the party's next movement goes back.
    pub turned_around: bool,
}

impl Default for RoomDoes {
    fn default() -> RoomDoes {
        RoomDoes {
            holds: (0, 0, Mix::Any),
            attackers: MEMBERS as u8,
            door: 0,
            trap_charges: 0,
            trap_set_again: false,
            figures: 1,
            strength: 0,
            trap_level: None,
            frightens: None,
            guard: false,
            horde: None,
            secret_doors: false,
            turned_around: false,
        }
    }
}

impl RoomDoes {
    /// What these words do, above a level that holds so much.
    pub(super) fn of(effects: &[RoomEffect], holds: (u8, u8, Mix)) -> RoomDoes {
        let mut does = RoomDoes { holds, ..RoomDoes::default() };
        for &effect in effects {
            match effect {
                RoomEffect::Holds { count, level, mix } => does.holds = (count, level, mix),
                RoomEffect::Attackers(count) => does.attackers = count,
                RoomEffect::Guard => does.guard = true,
                RoomEffect::Frightens(whom) => does.frightens = Some(whom),
                RoomEffect::SecretDoors => does.secret_doors = true,
                RoomEffect::TurnedAround => does.turned_around = true,
                RoomEffect::Horde { line } => does.horde = Some(line),
                RoomEffect::Door(charges) => does.door = charges,
                RoomEffect::TrapCharges(charges) => does.trap_charges = charges,
                RoomEffect::TrapSetAgain => does.trap_set_again = true,
                RoomEffect::Figures(count) => does.figures = count,
                RoomEffect::Strength(more) => does.strength = more,
                RoomEffect::ComesWithTrap(level) => does.trap_level = Some(level),
            }
        }
        does
    }
}

/// All that a monster is and does besides fighting.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)]
pub struct MonsterDoes {
    pub walks: bool,
    pub joins: bool,
    pub grey_rooms: bool,
    pub returns: bool,
    pub heals_each_round: bool,
    pub no_passing: bool,
    pub corrodes: u8,
    pub chills: u8,
    pub immune_fireball: bool,
    pub immune_berserk: bool,
    pub immune_hatred: bool,
}

impl MonsterDoes {
    pub(super) fn of(traits: &[Trait]) -> MonsterDoes {
        let mut does = MonsterDoes::default();
        for &one in traits {
            match one {
                Trait::Walks => does.walks = true,
                Trait::Joins => does.joins = true,
                Trait::GreyRooms => does.grey_rooms = true,
                Trait::Returns => does.returns = true,
                Trait::HealsEachRound => does.heals_each_round = true,
                Trait::NoPassing => does.no_passing = true,
                Trait::Corrodes(damage) => does.corrodes = damage,
                Trait::Chills(morale) => does.chills = morale,
                Trait::Immune(Ability::Fireball) => does.immune_fireball = true,
                Trait::Immune(Ability::Berserk) => does.immune_berserk = true,
                Trait::Immune(Ability::Hatred) => does.immune_hatred = true,
                // Nothing else that adventurers can do is aimed at a monster.
                Trait::Immune(_) => {}
            }
        }
        does
    }
}
