//! The vocabulary of effects: all that a card can do, in words with figures. A card is data written in these words, and a word
//! that is not here is refused. `VOCABULARY.md` explains each to whoever writes cards.

mod parse;
mod words;

pub use words::{
    ABILITY_WORDS, EFFECT_WORDS, IMPROVEMENT_WORDS, INTERFERENCE_WORDS, MONSTER_WORDS, ROOM_WORDS, Word,
};

use serde::Serialize;

/// What a level of a room does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RoomEffect {
    /// Bears so many monsters up to a level of upgrade.
    Holds {
        /// How many.
        count: u8,
        /// The highest upgrade of each: 0 for basic ones.
        level: u8,
        /// Whether they must be alike or different.
        mix: Mix,
    },
    /// At most so many adventurers attack here in a round.
    Attackers(u8),
    /// If no monster is here, a card is drawn as the party enters, and a monster stays.
    Guard,
    /// Takes morale as the party enters.
    Frightens(Whom),
    /// The party spends its next movement here too.
    SecretDoors,
    /// The party's next movement goes back.
    TurnedAround,
    /// As the party arrives the owner may bring basic monsters here for gold: those of one line, or any.
    Horde {
        /// The place of the line among the monsters; none for any.
        line: Option<u8>,
    },
    /// A door with so many charges at its far side.
    Door(u8),
    /// A trap here has more charges.
    TrapCharges(u8),
    /// A trap here is never discarded, and full again after each adventure.
    TrapSetAgain,
    /// A monster card placed here has so many figures.
    Figures(u8),
    /// Monsters here have more strength.
    Strength(u8),
    /// Comes with a trap of its own at this upgrade.
    ComesWithTrap(u8),
}

/// Which monsters go together in a room.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Mix {
    /// Any.
    #[default]
    Any,
    /// All of one line.
    Alike,
    /// No two of one line.
    Different,
}

/// Whose morale suffers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Whom {
    /// So many with the highest.
    Highest(u8),
    /// So many with the lowest.
    Lowest(u8),
    /// Everybody.
    All,
}

/// What a monster is or does besides fighting.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Trait {
    /// May walk one room in a building round.
    Walks,
    /// One more joins after each adventure.
    Joins,
    /// May be placed in grey rooms.
    GreyRooms,
    /// Is not discarded when it is killed.
    Returns,
    /// An ability of adventurers does not kill it.
    Immune(Ability),
    /// Is back to full health at the start of each combat round.
    HealsEachRound,
    /// Whoever strikes it takes so much damage.
    Corrodes(u8),
    /// Whoever it hurts loses so much morale.
    Chills(u8),
    /// No illusion leads past it.
    NoPassing,
}

/// What adventurers of a class can do for charges.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ability {
    /// Own strength as damage to a door or a trap.
    Bash,
    /// Disables a trap, or unlocks a door.
    Disable,
    /// Kills one monster.
    Fireball,
    /// Heals one member to full health.
    Heal,
    /// Kills one monster; the next one wounds for sure.
    Berserk,
    /// Kills one monster of the hated type.
    Hatred,
    /// Nobody loses morale in this room.
    Compass,
    /// The party slips past this room's monsters.
    Illusion,
}

/// What a card does that is played to help or to hinder adventurers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// A member's next strike or Bash has more or less strength.
    Strength(i8),
    /// A member does not feel the next points of damage.
    Ward(u8),
    /// A member has more or fewer charges.
    Charges(i8),
    /// A member has more or less morale.
    Morale(i8),
    /// Every member has more or less morale.
    MoraleAll(i8),
    /// A member takes damage.
    Damage(u8),
    /// So many monsters fewer in this combat, but never none.
    FewerMonsters(u8),
    /// So many monsters more of a kind that is there.
    MoreMonsters(u8),
    /// A member is back to full health.
    Heal,
    /// A member has more or less strength in this combat.
    CombatStrength(i8),
    /// This room's trap does not fire.
    TrapIdle,
    /// The next member who would die stays at 1.
    Guardian,
    /// This room's monsters strike twice in the first round.
    Ambush,
    /// This room's trap has more charges.
    TrapCharges(u8),
    /// No abilities in this room.
    NoAbilities,
    /// Cancels a card that was played before, or an interference.
    Cancel,
}

/// What a card does to somebody else's dungeon.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Interference {
    /// The room next to the entrance is discarded with all it holds.
    CaveIn,
    /// So much gold goes from that hoard to one's own.
    Steal(u8),
    /// A trap is discarded.
    Sabotage,
    /// A face-down monster card goes to one's hand.
    Mutiny,
    /// All face-down cards are looked at.
    Scry,
}

/// What a major improvement does for a dungeon.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Improvement {
    /// One more basic figure with every card of a line, by its place among the monsters.
    OneMore(u8),
    /// So many rooms at most.
    Rooms(u8),
    /// Traps have more strength.
    TrapStrength(u8),
    /// Every member enters with so much less morale.
    Morale(u8),
    /// Basic monsters of a line stand again when the party leaves their room, once an adventure.
    RisesAgain(u8),
    /// A door with so many charges before the hoard.
    Door(u8),
    /// More gold for each member killed.
    Bounty(u8),
    /// Once-upgraded monsters have more health.
    HealthOfUpgraded(u8),
}
