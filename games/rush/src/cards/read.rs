//! Reads the card file, kind by kind.

use super::{BossCard, Cards, Gain, HeroCard, MonsterCard};
use crate::skill::{Skill, Skills};
use crate::state::{LEVELS, MOST_HEROES, MOST_SLOTS, ROUNDS_A_LEVEL};
use std::ops::RangeInclusive;
use undercroft_core::cardfile::{Table, list, parsed, text, whole};

/// How much of one skill a card may show.
const SKILL: RangeInclusive<u8> = 0..=9;
const COINS: RangeInclusive<u8> = 0..=20;
/// The symbols that a monster gives at most: they stand in one row on the card.
const SYMBOLS: RangeInclusive<usize> = 0..=2;
const LONGEST_ICON: usize = 60;
/// As many monsters as the most players see on a level, and no more than the set of those to come can hold.
const MONSTERS_A_LEVEL: RangeInclusive<usize> = MOST_SLOTS * ROUNDS_A_LEVEL..=64;
/// A player drafts two of them.
const HEROES: RangeInclusive<usize> = MOST_SLOTS..=MOST_HEROES;
const BOSSES: RangeInclusive<usize> = 1..=16;

/// Everything in the file.
pub(super) fn cards(file: &mut Table<'_>) -> Cards {
    let monsters = 0..=LEVELS * MONSTERS_A_LEVEL.end();
    let cards = Cards {
        name: file.need("name", text(60)),
        heroes: file.each("hero", HEROES, hero),
        monsters: file.each("monster", monsters, monster),
        lords: file.each("lord", BOSSES, boss),
        dragons: file.each("dragon", BOSSES, boss),
    };
    enough_monsters(file, &cards.monsters);
    cards
}

/// Every level has monsters for all of its rounds.
fn enough_monsters(file: &mut Table<'_>, monsters: &[MonsterCard]) {
    if !file.sound("monster") {
        return;
    }
    for level in 1..=LEVELS {
        let found = monsters.iter().filter(|monster| usize::from(monster.level) == level).count();
        if !MONSTERS_A_LEVEL.contains(&found) {
            let (fewest, most) = (MONSTERS_A_LEVEL.start(), MONSTERS_A_LEVEL.end());
            let reason = format!(
                "the file has {found} monsters of level {level}; it must have between {fewest} and {most}"
            );
            file.fault("monster", reason);
        }
    }
}

fn skills(table: &mut Table<'_>) -> Skills {
    Skills::new(Skill::ALL.map(|skill| table.may(skill.word(), whole(SKILL)).unwrap_or_default()))
}

fn hero(card: &mut Table<'_>) -> HeroCard {
    HeroCard {
        name: card.name(),
        icon: card.need("icon", text(LONGEST_ICON)),
        skills: some_skills(card, "skills", "a hero without any skill could do nothing; give it one"),
    }
}

fn monster(card: &mut Table<'_>) -> MonsterCard {
    let symbol = parsed("the name of a skill such as \"melee\", or \"rune\"", None, symbol);
    let (name, icon) = (card.name(), card.need("icon", text(LONGEST_ICON)));
    let level = card.need("level", whole(1..=LEVELS as u8));
    let defence = defence(card);
    let symbols = card.may("gain", list(symbol, SYMBOLS)).unwrap_or_default();
    if symbols.iter().filter(|symbol| symbol.is_none()).count() > 1 {
        card.fault("gain", "`gain` has two runes; a card has one at most");
    }
    let gain = symbols.into_iter().fold(Gain::default(), Gain::with);
    MonsterCard { name, icon, level, defence, gain, coins: card.may("coins", whole(COINS)).unwrap_or(0) }
}

fn boss(card: &mut Table<'_>) -> BossCard {
    BossCard {
        name: card.name(),
        icon: card.need("icon", text(LONGEST_ICON)),
        defence: defence(card),
        coins: card.need("coins", whole(COINS)),
    }
}

fn defence(card: &mut Table<'_>) -> Skills {
    some_skills(card, "defence", "what asks for no skill is defeated by everybody; ask for one")
}

/// A table of skills that are not all 0.
fn some_skills(card: &mut Table<'_>, key: &'static str, otherwise: &str) -> Skills {
    let read = card.need_inside(key, skills).unwrap_or_default();
    if card.sound(key) && read == Skills::NONE {
        card.fault(key, otherwise);
    }
    read
}

/// A skill, or nothing for a rune; nothing at all where it is neither.
fn symbol(written: &str) -> Option<Option<Skill>> {
    let skill = Skill::ALL.into_iter().find(|skill| skill.word() == written);
    if written == "rune" { Some(None) } else { skill.map(Some) }
}
