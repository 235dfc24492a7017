//! What must hold between values, so that a game can be set up with them.

use super::{MasterCard, MasterWays, RoomCard};
use crate::adventurer::Adventurers;
use crate::room::Level;
use crate::state::MOST_PLAYERS;
use undercroft_core::cardfile::Table;

pub(super) fn the_least_comes_first(table: &mut Table<'_>, key: &'static str, [least, most]: [u8; 2]) {
    if table.sound(key) && least > most {
        table.fault(key, format!("`{key}` is [{least}, {most}]; the least comes first"));
    }
}

/// A back that lies about its front would make locks and hopes wrong.
pub(super) fn within_the_back(card: &mut Table<'_>, key: &'static str, value: u8, [least, most]: [u8; 2]) {
    if card.sound(key) && !(least..=most).contains(&value) {
        card.fault(key, format!("`{key}` is {value}, but the back of its level says {least} to {most}"));
    }
}

pub(super) fn every_level(file: &mut Table<'_>, rooms: &[RoomCard]) {
    if !file.sound("room") {
        return;
    }
    for level in Level::ALL {
        if !rooms.iter().any(|room| room.level == level) {
            file.fault("room", format!("there is no room of level {level}; every level has at least one"));
        }
    }
}

/// A game of six draws six of them, promos or not.
pub(super) fn enough_masters(file: &mut Table<'_>, masters: &[MasterCard]) {
    let base = masters.iter().filter(|master| !master.promo).count();
    if file.sound("master") && base < MOST_PLAYERS {
        file.fault(
            "master",
            format!(
                "{base} masters are no promos; there must be at least {MOST_PLAYERS}, one for each round"
            ),
        );
    }
}

pub(super) fn two_are_disabled(card: &mut Table<'_>, disables: Option<Adventurers>) {
    if card.sound("disables") && disables.is_some_and(|set| set.len() != 2) {
        card.fault("disables", "`disables` names one adventurer twice; everyone leaves two out");
    }
}

/// A change needs to know where, and a place what.
pub(super) fn what_belongs_together(card: &mut Table<'_>, ways: &MasterWays) {
    let changes = ways.defense != 0 || ways.treasure != 0;
    if changes && ways.rooms.is_none() {
        let key = if ways.treasure != 0 { "treasure" } else { "defense" };
        card.fault(key, "`rooms` is missing: it tells which rooms this changes");
    }
    let read = ["rooms", "defense", "treasure"].iter().all(|key| card.sound(key));
    if read && !changes && ways.rooms.is_some() {
        card.fault("rooms", "`defense` or `treasure` is missing: they tell what changes in these rooms");
    }
    let read = ["heals_dearer", "heals_dearer_by"].iter().all(|key| card.sound(key));
    if read && ways.heals_dearer.is_empty() != (ways.heals_dearer_by == 0) {
        let there = if ways.heals_dearer.is_empty() { "heals_dearer_by" } else { "heals_dearer" };
        card.fault(there, "`heals_dearer` and `heals_dearer_by` go together: who, and how much");
    }
}
