//! Every card with its values, for the pages of rules.

use super::{dollars, number, rooms};
use crate::Guilds;
use crate::adventurer::Adventurers;
use crate::room::Level;
use undercroft_core::{CardList, Explained, say};

/// The rooms level by level, the Dungeon Masters that the table plays with, and what healing costs.
pub(crate) fn reference(rules: &Guilds) -> Vec<CardList> {
    let level = |level: Level| {
        let fronts = rules.deck.cards().iter().filter(|card| card.level == level).map(|card| {
            let mut front = rooms::face(card);
            // The heading says it for all of them.
            front.values.remove(0);
            front
        });
        let back = Explained { does: Vec::new(), ..rooms::level(rules, level) };
        let cards = std::iter::once(back).chain(fronts).collect();
        CardList { title: say!("list-level", level: level.number()), cards }
    };
    let masters = rules.master_numbers(rules.masters_in_play()).into_iter();
    let masters = masters.map(|master| rooms::master_card(rules.master_card(master))).collect();
    let adventurer = |one: crate::Adventurer| {
        Explained::new("healing", say!("explain-adventurer", adventurer: one.strength()))
            .value(say!("label-strength"), number(one.strength()))
            .value(say!("label-healing"), dollars(rules.healing[one.index()]))
    };
    let mut lists: Vec<CardList> = Level::ALL.map(level).into();
    lists.push(CardList { title: say!("list-masters"), cards: masters });
    lists.push(CardList {
        title: say!("list-adventurers"),
        cards: Adventurers::ALL.map(adventurer).collect(),
    });
    lists.retain(|list| !list.cards.is_empty());
    lists
}
