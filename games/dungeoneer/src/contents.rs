//! What the cards of a table show: the same all game long, so that views and events name things by number.

use crate::Dungeoneer;
use crate::cards::{self, Effect, Form, Statistics};
use crate::ids::{Level, MonsterKind, Spell};
use serde::Serialize;

/// What the cards show.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Contents {
    /// What the set of cards is called, and every pack beside it.
    pub names: Vec<String>,
    /// All kinds of dungeoneers that may set out.
    pub dungeoneers: Vec<DungeoneerCard>,
    /// All kinds of monsters that may be met.
    pub monsters: Vec<MonsterCard>,
    /// All spells that somebody can cast.
    pub spells: Vec<SpellCard>,
    /// All kinds of tiles; the first is the porch, the second the corridor of the start.
    pub tiles: Vec<TileCard>,
    /// What the doors table says of each roll from 1 to 6.
    pub doors: Vec<DoorsRow>,
    /// What the monsters table says of each sum from 2 on; the last holds for all above it too.
    pub hordes: Vec<HordeRow>,
    /// The gold that monsters of level 1 to 5 carry, as it is rolled: `2D6`.
    pub gold: Vec<String>,
    /// How many turns there are at most.
    pub turns: u8,
    /// After how many quiet turns in a row a door opens by itself.
    pub quiet_turns: u8,
}

/// A kind of dungeoneer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DungeoneerCard {
    /// What it is called.
    pub name: String,
    /// Its picture, by its name in the set of game-icons.
    pub icon: String,
    /// Its abilities.
    #[serde(flatten)]
    pub statistics: Statistics,
    /// What it can cast.
    pub spells: Vec<Spell>,
}

/// A kind of monster.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MonsterCard {
    /// What it is called.
    pub name: String,
    /// Its picture, by its name in the set of game-icons.
    pub icon: String,
    /// Its level.
    pub level: Level,
    /// Its abilities.
    #[serde(flatten)]
    pub statistics: Statistics,
}

/// A spell.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SpellCard {
    /// What it is called.
    pub name: String,
    /// Its picture, by its name in the set of game-icons.
    pub icon: String,
    /// What the die must show.
    pub difficulty: u8,
    /// What it does.
    pub effect: EffectCard,
    /// Whether casting it ends the go, as an attack does.
    pub attacks: bool,
}

/// What a spell does, with its figures.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum EffectCard {
    /// Hits everything on a square and around it for so many wounds that can be saved.
    Fireball { wounds: u8 },
    /// Passes along a line with so many dice, one fewer after every so many squares and after every monster; a die hits on
    /// this number.
    Lightning { dice: u8, fades_after: u8, hits_on: u8 },
    /// Moves the caster anywhere.
    Teleport,
    /// So many wounds that nothing saves, as they are rolled: `1D3`.
    Disintegrate { wounds: String },
    /// A fight from afar.
    Smite,
    /// Heals so many wounds for so much gold.
    Heal { wounds: u8, price: u16 },
    /// An extra save on this number until a wound passes it.
    HolyShield { save: u8 },
    /// Calls helpers of one of these levels.
    Summoning { helpers: Vec<HelperCard> },
}

/// Helpers that may be called.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HelperCard {
    /// Of this level.
    pub level: Level,
    /// So many, as they are rolled: `1D3`.
    pub count: String,
    /// What they look like.
    pub kind: MonsterKind,
}

/// A kind of tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TileCard {
    /// What it is called.
    pub name: String,
    /// Its picture, by its name in the set of game-icons.
    pub icon: String,
    /// How it is made.
    pub form: FormCard,
    /// Its squares as one walks in from below, row by row: `#` is floor.
    pub rows: Vec<String>,
    /// What its floor does to whoever moves on it.
    pub floor: Floor,
    /// How many of its tokens the table's bag holds at the start.
    pub tokens: u8,
}

/// How a tile is made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum FormCard {
    /// A rectangle: a room or a straight corridor.
    Straight,
    /// Two arms at a right angle.
    Corner,
    /// A bar on a foot.
    Junction,
}

/// What a floor does to whoever moves on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Floor {
    /// Nothing.
    #[default]
    Firm,
    /// A die for each square, and on this number or less the figure falls and moves no more in this go.
    Slippery(u8),
}

/// A row of the doors table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DoorsRow {
    /// How many doors.
    pub doors: u8,
    /// Whether they are double.
    pub double: bool,
}

/// A row of the monsters table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HordeRow {
    /// The sum of the dice.
    pub sum: u8,
    /// Their level; nothing where nobody is there.
    pub level: Option<Level>,
    /// How many, as they are rolled: `1D6`.
    pub count: String,
}

impl Dungeoneer {
    pub(crate) fn what_the_cards_show(&self) -> Contents {
        let cards = &self.cards;
        let dungeoneer = |card: &cards::DungeoneerCard| DungeoneerCard {
            name: card.name.clone(),
            icon: card.icon.clone(),
            statistics: card.statistics,
            spells: card.spells.clone(),
        };
        let monster = |card: &cards::MonsterCard| MonsterCard {
            name: card.name.clone(),
            icon: card.icon.clone(),
            level: card.level,
            statistics: card.statistics,
        };
        let horde = |(sum, horde): (u8, &Option<cards::Horde>)| HordeRow {
            sum,
            level: horde.map(|horde| horde.level),
            count: horde.map_or_else(|| "0".into(), |horde| horde.count.to_string()),
        };
        Contents {
            names: cards.names.clone(),
            dungeoneers: cards.dungeoneers.iter().map(dungeoneer).collect(),
            monsters: cards.monsters.iter().map(monster).collect(),
            spells: cards.spells.iter().map(|card| self.spell_card(card)).collect(),
            tiles: self.tile_cards(),
            doors: cards.doors.iter().map(|row| DoorsRow { doors: row.doors, double: row.double }).collect(),
            hordes: (2..).zip(&cards.hordes).map(horde).collect(),
            gold: cards.levels.iter().map(|level| level.gold.to_string()).collect(),
            turns: cards.turns,
            quiet_turns: cards.quiet_turns,
        }
    }

    fn spell_card(&self, card: &cards::SpellCard) -> SpellCard {
        let helper = |helpers: cards::Helpers| HelperCard {
            level: helpers.level,
            count: helpers.count.to_string(),
            kind: self.cards.first_of(helpers.level),
        };
        let effect = match card.effect {
            Effect::Fireball { wounds } => EffectCard::Fireball { wounds },
            Effect::Lightning { dice, fades_after, hits_on } => {
                EffectCard::Lightning { dice, fades_after, hits_on }
            }
            Effect::Teleport => EffectCard::Teleport,
            Effect::Disintegrate { wounds } => EffectCard::Disintegrate { wounds: wounds.to_string() },
            Effect::Smite => EffectCard::Smite,
            Effect::Heal { wounds, price } => EffectCard::Heal { wounds, price },
            Effect::HolyShield { save } => EffectCard::HolyShield { save },
            Effect::Summoning { helpers } => EffectCard::Summoning { helpers: helpers.map(helper).to_vec() },
        };
        let (name, icon) = (card.name.clone(), card.icon.clone());
        SpellCard { name, icon, difficulty: card.difficulty, effect, attacks: card.effect.attacks() }
    }

    fn tile_cards(&self) -> Vec<TileCard> {
        let bag = self.full_bag();
        let card = |(plan, tokens): (&crate::tiles::TilePlan, u8)| TileCard {
            name: plan.card.name.clone(),
            icon: plan.card.icon.clone(),
            form: match plan.card.form {
                Form::Straight { .. } => FormCard::Straight,
                Form::Corner { .. } => FormCard::Corner,
                Form::Junction { .. } => FormCard::Junction,
            },
            rows: plan.shapes[0].rows(),
            floor: plan.card.floor,
            tokens,
        };
        self.tiles.iter().zip(bag).map(card).collect()
    }
}
