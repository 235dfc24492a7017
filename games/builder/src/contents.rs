//! What the cards of a table show: the same all game long, so that views and events name things by number.

use crate::Builder;
use crate::cards::{Builds, Colour, Rating, Side, Wild};
use crate::ids::Class;
use crate::vocabulary::{Ability, Effect, Improvement, Interference, RoomEffect, Trait};
use serde::Serialize;

/// What the cards show.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Contents {
    /// What the set of cards is called.
    pub name: String,
    /// All kinds of cards of the deck.
    pub cards: Vec<CardFace>,
    /// The major improvements.
    pub improvements: Vec<ImprovementFace>,
    /// The classes of adventurers.
    pub classes: Vec<ClassFace>,
    /// The parties.
    pub parties: Vec<PartyFace>,
    /// The most rooms of a dungeon without an improvement.
    pub rooms: u8,
    /// The most improvements of a dungeon.
    pub most_improvements: u8,
}

/// A kind of card of the deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CardFace {
    /// What it is called.
    pub name: String,
    /// Its picture, by its name in the set of game-icons.
    pub icon: String,
    /// Its colour.
    pub colour: Colour,
    /// How many there are at this table.
    pub copies: u8,
    /// What it may be an upgrade of, where it is wild.
    pub wild: Option<Wild>,
    /// The levels of a room; none for others.
    pub room: Vec<RoomFace>,
    /// The levels of a monster; none for others.
    pub monster: Vec<MonsterFace>,
    /// What a trap does.
    pub trap: Option<TrapFace>,
    /// Whether it helps or hinders when it is played in a window.
    pub side: Option<Side>,
    /// What it does then.
    pub effect: Option<Effect>,
    /// What it does to another's dungeon.
    pub interference: Option<Interference>,
}

/// A level of a room.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RoomFace {
    /// What it is called.
    pub name: String,
    /// What it does.
    pub effects: Vec<RoomEffect>,
}

/// A level of a monster.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct MonsterFace {
    pub name: String,
    pub strength: u8,
    pub health: u8,
    pub traits: Vec<Trait>,
}

/// A trap.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TrapFace {
    /// Damage of each charge, from the base card to the last upgrade.
    pub strength: Vec<u8>,
    /// Charges, likewise.
    pub charges: Vec<u8>,
    /// Whether it takes morale instead of health.
    pub frightens: bool,
    /// The classes that it leaves alone.
    pub spares: Vec<Class>,
}

/// A major improvement.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct ImprovementFace {
    pub name: String,
    pub icon: String,
    pub copies: u8,
    pub cost: u8,
    pub effect: Improvement,
}

/// A class of adventurers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct ClassFace {
    pub name: String,
    pub icon: String,
    pub morale: Rating,
    pub strength: Rating,
    pub health: Rating,
    pub ability: Ability,
    /// Charges that a use costs.
    pub cost: u8,
}

/// A party.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PartyFace {
    /// What it is called.
    pub name: String,
    /// Its members, front to back.
    pub members: Vec<Class>,
}

impl Builder {
    pub(crate) fn what_the_cards_show(&self) -> Contents {
        let cards = &self.cards;
        Contents {
            name: cards.name.clone(),
            cards: (0..cards.faces.len()).map(|at| self.card_face(at)).collect(),
            improvements: cards
                .improvements
                .iter()
                .map(|card| ImprovementFace {
                    name: card.name.clone(),
                    icon: card.icon.clone(),
                    copies: card.copies,
                    cost: card.cost,
                    effect: card.effect,
                })
                .collect(),
            classes: cards
                .classes
                .iter()
                .map(|card| ClassFace {
                    name: card.name.clone(),
                    icon: card.icon.clone(),
                    morale: card.morale,
                    strength: card.strength,
                    health: card.health,
                    ability: card.ability,
                    cost: card.cost,
                })
                .collect(),
            parties: cards
                .parties
                .iter()
                .map(|card| PartyFace { name: card.name.clone(), members: card.members.to_vec() })
                .collect(),
            rooms: cards.limits.rooms,
            most_improvements: cards.limits.improvements,
        }
    }

    fn card_face(&self, at: usize) -> CardFace {
        let face = &self.cards.faces[at];
        let mut shown = CardFace {
            name: face.name.clone(),
            icon: face.icon.clone(),
            colour: face.colour,
            copies: self.kinds.copies[at],
            wild: face.wild,
            room: Vec::new(),
            monster: Vec::new(),
            trap: None,
            side: face.effect.map(|(side, _)| side),
            effect: face.effect.map(|(_, effect)| effect),
            interference: face.interference,
        };
        match face.builds {
            Builds::Room(room) => {
                let levels = self.cards.rooms[usize::from(room)].levels.iter();
                shown.room = levels
                    .map(|level| RoomFace { name: level.name.clone(), effects: level.effects.clone() })
                    .collect();
            }
            Builds::Monster(line) => {
                let levels = self.cards.monsters[usize::from(line)].levels.iter();
                shown.monster = levels
                    .map(|level| MonsterFace {
                        name: level.name.clone(),
                        strength: level.strength,
                        health: level.health,
                        traits: level.traits.clone(),
                    })
                    .collect();
            }
            Builds::Trap(trap) => shown.trap = Some(self.trap_face(usize::from(trap))),
            Builds::Nothing => {}
        }
        shown
    }

    fn trap_face(&self, at: usize) -> TrapFace {
        let (card, upgrade) = (&self.cards.traps[at], &self.cards.trap_upgrade);
        let levels = 0..=upgrade.most;
        TrapFace {
            strength: levels.clone().map(|level| card.strength + level * upgrade.strength).collect(),
            charges: levels.map(|level| card.charges + level * upgrade.charges).collect(),
            frightens: card.frightens,
            spares: (0..self.cards.classes.len() as u8)
                .filter(|class| card.spares & (1 << class) != 0)
                .map(Class)
                .collect(),
        }
    }
}
