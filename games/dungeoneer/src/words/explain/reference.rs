//! Every card and every table with its values, for the pages of rules.

use super::figures::effect;
use super::{needed, number, rolled, statistics};
use crate::Dungeoneer;
use crate::cards::{Form, TileCard};
use crate::contents::Floor;
use crate::ids::{Level, Spell};
use undercroft_core::{Arg, CardList, Explained, Message, say};

/// Dungeoneers, monsters, spells, tiles and tables.
pub(crate) fn reference(rules: &Dungeoneer) -> Vec<CardList> {
    let cards = &rules.cards;
    let dungeoneers = cards.dungeoneers.iter().map(|card| {
        let told = Explained::new("dungeoneers", say!("name", name: card.name.clone()));
        let told =
            statistics(told, &card.statistics).value(say!("label-health"), number(card.statistics.health));
        let spells: Vec<Arg> = card.spells.iter().map(|&spell| rules.spell_name(spell)).collect();
        told.does((!spells.is_empty()).then(|| say!("casts", spells: Arg::List(spells))))
    });
    let monsters = cards.monsters.iter().map(|card| {
        let told = Explained::new("monsters", say!("name", name: card.name.clone()))
            .value(say!("label-level"), number(card.level.number()));
        let told =
            statistics(told, &card.statistics).value(say!("label-health"), number(card.statistics.health));
        let gold = cards.levels.get(card.level.index()).map(|level| level.gold);
        gold.into_iter().fold(told, |told, gold| told.value(say!("label-carries"), rolled(gold)))
    });
    let spells = (1..=cards.spells.len()).filter_map(Spell::from_number).filter_map(|spell| {
        let card = cards.spells.get(spell.index())?;
        let told = Explained::new("spells", say!("name", name: card.name.clone()))
            .value(say!("label-difficulty"), needed(card.difficulty));
        Some(told.does([effect(card)]))
    });
    let tiles = cards.tiles.iter().map(|card| tile(rules, card));
    let tables = [doors_table(rules), monsters_table(rules, None), gold_table(rules)];
    let lists = [
        (say!("list-dungeoneers"), dungeoneers.collect::<Vec<_>>()),
        (say!("list-monsters"), monsters.collect()),
        (say!("list-spells"), spells.collect()),
        (say!("list-tiles"), tiles.collect()),
        (say!("list-tables"), tables.into()),
    ];
    let lists = lists.into_iter().map(|(title, cards)| CardList { title, cards });
    lists.filter(|list| !list.cards.is_empty()).collect()
}

fn tile(rules: &Dungeoneer, card: &TileCard) -> Explained {
    let size = match card.form {
        Form::Straight { width, length } => say!("size", width: width, length: length),
        Form::Corner { width, size } => say!("size-corner", width: width, size: size),
        Form::Junction { width, span, depth } => {
            say!("size-junction", width: width, span: span, depth: depth)
        }
    };
    let floor = match card.floor {
        Floor::Firm => None,
        Floor::Slippery(on) => Some(say!("explain-slippery", on: on)),
    };
    let bag = card.tokens[rules.options.bag as usize];
    Explained::new("tiles", say!("name", name: card.name.clone()))
        .value(say!("label-size"), size)
        .value(say!("label-tokens"), number(bag))
        .does(floor)
}

/// The doors table.
pub(super) fn doors_table(rules: &Dungeoneer) -> Explained {
    let told = Explained::new("doors", say!("explain-doors-table")).does([say!("explain-doors-table-does")]);
    let rows = rules.cards.doors.iter().zip(1u8..);
    rows.fold(told, |told, (row, die)| {
        let doors = match row.double {
            true => say!("doors-double", doors: row.doors),
            false => say!("doors-single", doors: row.doors),
        };
        told.value(say!("rolled-die", die: die), doors)
    })
}

/// The monsters table: equal rows in one. With what is added to the dice now, where a game is on.
pub(super) fn monsters_table(rules: &Dungeoneer, bonus: Option<u8>) -> Explained {
    let hordes = &rules.cards.hordes;
    let told = Explained::new("monsters", say!("explain-monsters-table"));
    let told = told.does([say!("explain-monsters-table-does")]);
    let told = told.now(bonus.map(|bonus| say!("explain-bag-next", bonus: bonus)));
    let (mut told, mut from) = (told, 0);
    while from < hordes.len() {
        let row = hordes[from];
        let to = (from..hordes.len()).take_while(|&next| hordes[next] == row).last().unwrap_or(from);
        let label: Message = match (to + 1 == hordes.len(), from == to) {
            (true, _) => say!("sum-on", least: from + 2),
            (false, true) => number(from + 2),
            (false, false) => say!("sum-range", least: from + 2, most: to + 2),
        };
        let horde = match row {
            Some(horde) => {
                say!("horde", count: Arg::Text(horde.count.to_string()), level: horde.level.number())
            }
            None => say!("horde-nobody"),
        };
        told = told.value(label, horde);
        from = to + 1;
    }
    told
}

/// The gold that monsters carry, by level.
pub(super) fn gold_table(rules: &Dungeoneer) -> Explained {
    let told = Explained::new("treasure", say!("explain-gold-table")).does([say!("explain-gold-table-does")]);
    let levels = (1..=Level::COUNT as u8).zip(&rules.cards.levels);
    levels.fold(told, |told, (level, card)| told.value(say!("of-level", level: level), rolled(card.gold)))
}
