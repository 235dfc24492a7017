//! What cards do, in sentences: one message for each word of the vocabulary.

use super::names::name;
use crate::Builder;
use crate::vocabulary::{Ability, Effect, Improvement, Interference, Mix, RoomEffect, Trait, Whom};
use undercroft_core::{Message, say};

/// More or less, and how much.
fn change(id: &'static str, by: i8) -> Message {
    say!(id, way: if by < 0 { "less" } else { "more" }, by: by.unsigned_abs())
}

pub(super) fn ability_word(ability: Ability) -> &'static str {
    match ability {
        Ability::Bash => "bash",
        Ability::Disable => "disable",
        Ability::Fireball => "fireball",
        Ability::Heal => "heal",
        Ability::Berserk => "berserk",
        Ability::Hatred => "hatred",
        Ability::Compass => "compass",
        Ability::Illusion => "illusion",
    }
}

pub(super) fn ability_name(ability: Ability) -> Message {
    say!("ability-name", ability: ability_word(ability))
}

pub(super) fn ability(ability: Ability) -> Message {
    say!("ability-does", ability: ability_word(ability))
}

impl Builder {
    fn line_name(&self, line: u8) -> Message {
        match self.cards.monsters.get(usize::from(line)) {
            Some(card) => say!("name", name: name(&card.levels[0].name)),
            None => say!("card-unknown"),
        }
    }

    pub(super) fn room_effect(&self, effect: RoomEffect, trap: Option<u8>) -> Message {
        match effect {
            RoomEffect::Holds { count, level, mix } => {
                let level = ["basic", "first", "any"][usize::from(level).min(2)];
                let mix = match mix {
                    Mix::Any => "any",
                    Mix::Alike => "alike",
                    Mix::Different => "different",
                };
                say!("effect-holds", count: count, level: level, mix: mix)
            }
            RoomEffect::Attackers(count) => say!("effect-attackers", count: count),
            RoomEffect::Guard => say!("effect-guard"),
            RoomEffect::Frightens(Whom::Highest(count)) => {
                say!("effect-frightens", whom: "highest", count: count)
            }
            RoomEffect::Frightens(Whom::Lowest(count)) => {
                say!("effect-frightens", whom: "lowest", count: count)
            }
            RoomEffect::Frightens(Whom::All) => say!("effect-frightens", whom: "all", count: 4u8),
            RoomEffect::SecretDoors => say!("effect-secret-doors"),
            RoomEffect::TurnedAround => say!("effect-turned-around"),
            RoomEffect::Horde { line: Some(line) } => say!("effect-horde", line: self.line_name(line)),
            RoomEffect::Horde { line: None } => say!("effect-horde-any"),
            RoomEffect::Door(charges) => say!("effect-door", charges: charges),
            RoomEffect::TrapCharges(charges) => say!("effect-trap-charges", charges: charges),
            RoomEffect::TrapSetAgain => say!("effect-trap-set-again"),
            RoomEffect::Figures(count) => say!("effect-figures", count: count),
            RoomEffect::Strength(by) => say!("effect-strength", by: by),
            RoomEffect::ComesWithTrap(level) => {
                let trap = trap.and_then(|trap| self.cards.traps.get(usize::from(trap)));
                let trap =
                    trap.map_or_else(|| say!("card-unknown"), |trap| say!("name", name: name(&trap.name)));
                say!("effect-comes-with-trap", trap: trap, level: level)
            }
        }
    }

    pub(super) fn improvement_effect(&self, effect: Improvement) -> Message {
        match effect {
            Improvement::OneMore(line) => say!("improvement-one-more", line: self.line_name(line)),
            Improvement::Rooms(rooms) => say!("improvement-rooms", rooms: rooms),
            Improvement::TrapStrength(by) => say!("improvement-trap-strength", by: by),
            Improvement::Morale(by) => say!("improvement-morale", by: by),
            Improvement::RisesAgain(line) => say!("improvement-rises", line: self.line_name(line)),
            Improvement::Door(charges) => say!("improvement-door", charges: charges),
            Improvement::Bounty(gold) => say!("improvement-bounty", gold: gold),
            Improvement::HealthOfUpgraded(by) => say!("improvement-health", by: by),
        }
    }
}

pub(super) fn monster_trait(one: Trait) -> Message {
    match one {
        Trait::Walks => say!("trait-walks"),
        Trait::Joins => say!("trait-joins"),
        Trait::GreyRooms => say!("trait-grey-rooms"),
        Trait::Returns => say!("trait-returns"),
        Trait::Immune(ability) => say!("trait-immune", ability: ability_name(ability)),
        Trait::HealsEachRound => say!("trait-heals"),
        Trait::Corrodes(damage) => say!("trait-corrodes", damage: damage),
        Trait::Chills(morale) => say!("trait-chills", morale: morale),
        Trait::NoPassing => say!("trait-no-passing"),
    }
}

pub(super) fn effect(effect: Effect) -> Message {
    match effect {
        Effect::Strength(by) => change("play-strength", by),
        Effect::Ward(points) => say!("play-ward", points: points),
        Effect::Charges(by) => change("play-charges", by),
        Effect::Morale(by) => change("play-morale", by),
        Effect::MoraleAll(by) => change("play-morale-all", by),
        Effect::Damage(damage) => say!("play-damage", damage: damage),
        Effect::FewerMonsters(count) => say!("play-fewer", count: count),
        Effect::MoreMonsters(count) => say!("play-more", count: count),
        Effect::Heal => say!("play-heal"),
        Effect::CombatStrength(by) => change("play-combat-strength", by),
        Effect::TrapIdle => say!("play-trap-idle"),
        Effect::Guardian => say!("play-guardian"),
        Effect::Ambush => say!("play-ambush"),
        Effect::TrapCharges(charges) => say!("play-trap-charges", charges: charges),
        Effect::NoAbilities => say!("play-no-abilities"),
        Effect::Cancel => say!("play-cancel"),
    }
}

pub(super) fn interference(effect: Interference) -> Message {
    match effect {
        Interference::CaveIn => say!("interference-cave-in"),
        Interference::Steal(gold) => say!("interference-steal", gold: gold),
        Interference::Sabotage => say!("interference-sabotage"),
        Interference::Mutiny => say!("interference-mutiny"),
        Interference::Scry => say!("interference-scry"),
    }
}
