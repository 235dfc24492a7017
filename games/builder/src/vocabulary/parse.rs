//! Reads the words of the vocabulary.

use super::{Ability, Effect, Improvement, Interference, Mix, RoomEffect, Trait, Whom};
use crate::ids::ROOMS;

/// The most that any figure in a word may be.
const MOST: i8 = 9;

fn signed(text: &str) -> Option<i8> {
    let number: i8 = text.parse().ok()?;
    let plain = text.starts_with(['+', '-']) && number != 0;
    (plain && (-MOST..=MOST).contains(&number)).then_some(number)
}

fn added(text: &str) -> Option<u8> {
    signed(text).and_then(|number| u8::try_from(number).ok())
}

fn counted(text: &str) -> Option<u8> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|number| plain && (1..=MOST as u8).contains(number))
}

/// A line of monsters by its name, of those there are.
fn line_of(words: &[&str], lines: &[String]) -> Option<u8> {
    let name = words.join(" ");
    lines.iter().position(|line| line.eq_ignore_ascii_case(&name)).map(|line| line as u8)
}

impl RoomEffect {
    /// Reads a word; `lines` are the names of all monsters.
    pub fn parse(text: &str, lines: &[String]) -> Option<RoomEffect> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Some(match words[..] {
            ["holds", count, level, ref mix @ ..] => RoomEffect::Holds {
                count: counted(count).filter(|&count| count <= 2)?,
                level: ["basic", "first", "any"].iter().position(|known| *known == level)? as u8,
                mix: match mix {
                    [] => Mix::Any,
                    ["alike"] => Mix::Alike,
                    ["different"] => Mix::Different,
                    _ => return None,
                },
            },
            ["attackers", n] => RoomEffect::Attackers(counted(n)?),
            ["guard"] => RoomEffect::Guard,
            ["frightens", "highest", n] => RoomEffect::Frightens(Whom::Highest(counted(n)?)),
            ["frightens", "lowest", n] => RoomEffect::Frightens(Whom::Lowest(counted(n)?)),
            ["frightens", "all"] => RoomEffect::Frightens(Whom::All),
            ["secret", "doors"] => RoomEffect::SecretDoors,
            ["turned", "around"] => RoomEffect::TurnedAround,
            ["horde", "any"] => RoomEffect::Horde { line: None },
            ["horde", ref line @ ..] => RoomEffect::Horde { line: Some(line_of(line, lines)?) },
            ["door", n] => RoomEffect::Door(counted(n)?),
            ["trap", "charges", n] => RoomEffect::TrapCharges(added(n)?),
            ["trap", "set", "again"] => RoomEffect::TrapSetAgain,
            ["figures", n] => RoomEffect::Figures(counted(n).filter(|&n| n <= 6)?),
            ["strength", n] => RoomEffect::Strength(added(n)?),
            ["comes", "with", "trap", n] => RoomEffect::ComesWithTrap(counted(n).filter(|&n| n <= 3)?),
            _ => return None,
        })
    }
}

impl Trait {
    /// Reads a word.
    pub fn parse(text: &str) -> Option<Trait> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Some(match words[..] {
            ["walks"] => Trait::Walks,
            ["joins"] => Trait::Joins,
            ["grey", "rooms"] => Trait::GreyRooms,
            ["returns"] => Trait::Returns,
            ["immune", ability] => Trait::Immune(Ability::parse(ability)?),
            ["heals", "each", "round"] => Trait::HealsEachRound,
            ["corrodes", n] => Trait::Corrodes(counted(n)?),
            ["chills", n] => Trait::Chills(counted(n)?),
            ["no", "passing"] => Trait::NoPassing,
            _ => return None,
        })
    }
}

impl Ability {
    /// Reads a word.
    pub fn parse(text: &str) -> Option<Ability> {
        Some(match text {
            "bash" => Ability::Bash,
            "disable" => Ability::Disable,
            "fireball" => Ability::Fireball,
            "heal" => Ability::Heal,
            "berserk" => Ability::Berserk,
            "hatred" => Ability::Hatred,
            "compass" => Ability::Compass,
            "illusion" => Ability::Illusion,
            _ => return None,
        })
    }
}

impl Effect {
    /// Reads a word.
    pub fn parse(text: &str) -> Option<Effect> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Some(match words[..] {
            ["strength", n] => Effect::Strength(signed(n)?),
            ["ward", n] => Effect::Ward(counted(n)?),
            ["charges", n] => Effect::Charges(signed(n)?),
            ["morale", n] => Effect::Morale(signed(n)?),
            ["morale", "all", n] => Effect::MoraleAll(signed(n)?),
            ["damage", n] => Effect::Damage(counted(n)?),
            ["fewer", "monsters", n] => Effect::FewerMonsters(counted(n)?),
            ["more", "monsters", n] => Effect::MoreMonsters(counted(n)?),
            ["heal"] => Effect::Heal,
            ["combat", "strength", n] => Effect::CombatStrength(signed(n)?),
            ["trap", "idle"] => Effect::TrapIdle,
            ["guardian"] => Effect::Guardian,
            ["ambush"] => Effect::Ambush,
            ["trap", "charges", n] => Effect::TrapCharges(added(n)?),
            ["no", "abilities"] => Effect::NoAbilities,
            ["cancel"] => Effect::Cancel,
            _ => return None,
        })
    }
}

impl Interference {
    /// Reads a word.
    pub fn parse(text: &str) -> Option<Interference> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Some(match words[..] {
            ["cave-in"] => Interference::CaveIn,
            ["steal", n] => Interference::Steal(counted(n)?),
            ["sabotage"] => Interference::Sabotage,
            ["mutiny"] => Interference::Mutiny,
            ["scry"] => Interference::Scry,
            _ => return None,
        })
    }
}

impl Improvement {
    /// Reads a word; `lines` are the names of all monsters.
    pub fn parse(text: &str, lines: &[String]) -> Option<Improvement> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Some(match words[..] {
            ["one", "more", ref line @ ..] => Improvement::OneMore(line_of(line, lines)?),
            ["rooms", n] => Improvement::Rooms(counted(n).filter(|&n| n as usize <= ROOMS)?),
            ["trap", "strength", n] => Improvement::TrapStrength(added(n)?),
            ["morale", n] => Improvement::Morale(signed(n).filter(|n| *n < 0)?.unsigned_abs()),
            ["rises", "again", ref line @ ..] => Improvement::RisesAgain(line_of(line, lines)?),
            ["door", n] => Improvement::Door(counted(n)?),
            ["bounty", n] => Improvement::Bounty(counted(n)?),
            ["health", "of", "upgraded", n] => Improvement::HealthOfUpgraded(counted(n)?),
            _ => return None,
        })
    }
}
