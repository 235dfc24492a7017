//! What the cards of a table show.

use crate::adventurer::{ADVENTURERS, MOST_STRENGTH};
use crate::cards::{Back, MasterCard, RoomCard};
use crate::placement::Fee;
use crate::room::Level;
use crate::{Guilds, Masters};
use serde::Serialize;

/// What the cards show.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Contents {
    /// The fronts of all rooms. An event names one by its place here, counted from 1.
    pub rooms: Vec<RoomCard>,
    /// The backs of levels 1 to 3, and what a bump costs there.
    pub levels: Vec<LevelInfo>,
    /// The Dungeon Masters. An event names one by its place here, counted from 1.
    pub masters: Vec<MasterCard>,
    /// The names of those that the table plays with.
    pub masters_in_play: Vec<String>,
    /// What it costs to heal an adventurer of strength 1 to 5.
    pub healing: [u8; ADVENTURERS],
    /// The most strength that can stand in a room.
    pub most_strength: u8,
}

/// What all rooms of a level share.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LevelInfo {
    /// Its number.
    pub level: Level,
    /// What its backs show.
    #[serde(flatten)]
    pub back: Back,
    /// What a bump costs.
    pub bump: Fee,
    /// How many rooms are of this level.
    pub cards: u8,
}

impl Guilds {
    pub(crate) fn what_the_cards_show(&self) -> Contents {
        let level = |level| LevelInfo {
            level,
            back: *self.deck.back(level),
            bump: self.bump_fee(level),
            cards: self.deck.counts()[level.index()],
        };
        Contents {
            rooms: self.deck.cards().to_vec(),
            levels: Level::ALL.map(level).to_vec(),
            masters: self.masters.iter().map(|master| master.card.clone()).collect(),
            masters_in_play: self.master_names(self.masters_in_play()),
            healing: self.healing,
            most_strength: MOST_STRENGTH,
        }
    }

    /// The names of a set of Dungeon Masters.
    pub(crate) fn master_names(&self, set: u16) -> Vec<String> {
        self.master_numbers(set).into_iter().map(|number| self.master_card(number).name.clone()).collect()
    }

    /// The numbers of a set of Dungeon Masters.
    pub(crate) fn master_numbers(&self, set: u16) -> Vec<u8> {
        let there = |number: &u8| self.options.masters != Masters::None && set & (1 << number) != 0;
        (0..self.masters.len() as u8).filter(there).collect()
    }
}
