//! Packs: texts that add dungeoneers, monsters, spells and tiles to the cards of a table, or change those it has.
//!
//! A card with the name of one that is there changes it, and so does one that names another in `replaces`, which takes its
//! place. Either says only what is different. Any other card is new and says everything.

use super::{Cards, check, read};
use undercroft_core::Fault;
use undercroft_core::cardfile::{self, Table, nearest, text};

/// The cards with every pack, in order.
pub(super) fn add_all(cards: &Cards, packs: &[String]) -> Result<Cards, Vec<Fault>> {
    let (mut cards, mut faults) = (cards.clone(), Vec::new());
    for (number, pack) in (1..).zip(packs) {
        match cardfile::read(pack, |file| add(file, &cards)) {
            Ok(more) => cards = more,
            Err(found) => faults.extend(
                found
                    .into_iter()
                    .map(|fault| Fault::new(format!("packs[{number}] {}", fault.place), fault.reason)),
            ),
        }
    }
    if faults.is_empty() { Ok(cards) } else { Err(faults) }
}

/// The cards with one pack.
pub(super) fn add(file: &mut Table<'_>, before: &Cards) -> Cards {
    let mut cards = before.clone();
    cards.names.push(file.need("name", text(60)));
    // Spells come first, so that a pack's dungeoneers can cast its own.
    merge(file, "spell", &mut cards.spells, |card| &card.name, read::spell);
    let spells = cards.spells.clone();
    merge(
        file,
        "dungeoneer",
        &mut cards.dungeoneers,
        |card| &card.name,
        |table, name, old| read::dungeoneer(table, name, &spells, old),
    );
    let levels = cards.levels;
    merge(
        file,
        "monster",
        &mut cards.monsters,
        |card| &card.name,
        |table, name, old| read::monster(table, name, &levels, old),
    );
    merge(file, "tile", &mut cards.tiles, |card| &card.name, read::tile);
    let counts = [
        ("spell", cards.spells.len(), read::SPELLS),
        ("dungeoneer", cards.dungeoneers.len(), read::DUNGEONEERS),
        ("monster", cards.monsters.len(), read::MONSTERS),
        ("tile", cards.tiles.len(), read::TILES),
    ];
    for (kind, count, range) in counts {
        if count > *range.end() {
            let most = range.end();
            file.fault(
                kind,
                format!("with this pack there are {count} `[[{kind}]]`; there may be at most {most}"),
            );
        }
    }
    check::whole_set(file, &cards);
    cards
}

/// Reads the cards of a kind into those that are there.
fn merge<T>(
    file: &mut Table<'_>,
    kind: &'static str,
    cards: &mut Vec<T>,
    name: impl Fn(&T) -> &String,
    mut read: impl FnMut(&mut Table<'_>, String, Option<&T>) -> T,
) {
    let called =
        |cards: &[T], wanted: &str| cards.iter().position(|card| name(card).eq_ignore_ascii_case(wanted));
    file.each(kind, 0..=48, |table| {
        let own = table.name();
        let same = called(cards, &own);
        let mut place = same;
        if let Some(other) = table.may("replaces", text(60)) {
            place = called(cards, &other);
            if place.is_none() && table.sound("replaces") {
                let hint = nearest(&other, cards.iter().map(|card| name(card).as_str()));
                let hint = hint.map(|near| format!("; did you mean \"{near}\"?")).unwrap_or_default();
                table.fault("replaces", format!("there is no `[[{kind}]]` called \"{other}\"{hint}"));
            } else if same.is_some() && same != place {
                table.fault(
                    "name",
                    format!("another `[[{kind}]]` is called \"{own}\" already; rename one of them"),
                );
            }
        }
        let card = read(table, own, place.map(|place| &cards[place]));
        match place {
            Some(place) => cards[place] = card,
            None => cards.push(card),
        }
    });
}
