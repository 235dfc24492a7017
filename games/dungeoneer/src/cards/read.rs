//! Reads the card file, kind by kind. Packs are read by the same functions, with what they change in hand.

use super::{
    Cards, DoorsRow, DungeoneerCard, Effect, Form, Helpers, Horde, LevelCard, MonsterCard, Roll, SpellCard,
    Statistics, TileCard, check,
};
use crate::board::MOST;
use crate::contents::Floor;
use crate::dice::Path;
use crate::ids::{Level, Spell};
use std::ops::RangeInclusive;
use undercroft_core::cardfile::{Parsed, Shape, Table, array, choice, flag, list, parsed, text, whole};

pub(super) const DUNGEONEERS: RangeInclusive<usize> = 6..=24;
pub(super) const MONSTERS: RangeInclusive<usize> = 5..=48;
pub(super) const SPELLS: RangeInclusive<usize> = 0..=32;
pub(super) const TILES: RangeInclusive<usize> = 1..=24;
/// Four bits of a monster's memory.
const MOST_HEALTH: u8 = 15;
const MOST_DICE: u8 = 12;
const MOST_MOVE: u8 = Path::MOST as u8 - 1;
const LONGEST_ICON: usize = 60;
/// The first and the last sum that the monsters table has rows for.
const SUMS: RangeInclusive<u8> = 2..=40;

/// Everything in the file.
pub(super) fn cards(file: &mut Table<'_>) -> Cards {
    let name = file.need("name", text(60));
    let limits = file.need_inside("limits", |table| {
        (table.need("turns", whole(1..=200)), table.need("quiet_turns", whole(1..=50)))
    });
    let (turns, quiet_turns) = limits.unwrap_or((1, 1));
    let porch = file.need_inside("porch", porch).unwrap_or_else(|| TileCard {
        name: String::new(),
        icon: String::new(),
        form: Form::Straight { width: 2, length: 3 },
        floor: Floor::Firm,
        tokens: [0; 3],
    });
    let spells = file.each("spell", SPELLS, |table| {
        let name = table.name();
        spell(table, name, None)
    });
    let levels = levels(file);
    let mut cards = Cards {
        names: vec![name],
        turns,
        quiet_turns,
        porch,
        dungeoneers: file.each("dungeoneer", DUNGEONEERS, |table| {
            let name = table.name();
            dungeoneer(table, name, &spells, None)
        }),
        monsters: file.each("monster", MONSTERS, |table| {
            let name = table.name();
            monster(table, name, &levels, None)
        }),
        levels,
        spells,
        tiles: file.each("tile", TILES, |table| {
            let name = table.name();
            tile(table, name, None)
        }),
        doors: Default::default(),
        hordes: Vec::new(),
    };
    cards.doors = doors(file);
    cards.hordes = hordes(file);
    check::whole_set(file, &cards);
    cards
}

/// A value that must be there, unless there is a card that this one changes: then that one's holds.
fn value<S: Shape>(table: &mut Table<'_>, key: &'static str, shape: S, before: Option<S::Out>) -> S::Out {
    match before {
        Some(before) => table.may(key, shape).unwrap_or(before),
        None => table.need(key, shape),
    }
}

fn porch(table: &mut Table<'_>) -> TileCard {
    let form = Form::Straight {
        width: table.need("width", whole(1..=4)),
        length: table.need("length", whole(1..=MOST)),
    };
    if table.sound("width") && table.sound("length") {
        check::room_for_all(table, form);
    }
    let (name, icon) = (table.need("name", text(60)), table.need("icon", text(LONGEST_ICON)));
    TileCard { name, icon, form, floor: Floor::Firm, tokens: [0; 3] }
}

fn statistics(table: &mut Table<'_>, before: Option<Statistics>) -> Statistics {
    let at = |of: fn(Statistics) -> u8| before.map(of);
    Statistics {
        moves: value(table, "move", whole(1..=MOST_MOVE), at(|s| s.moves)),
        fighting: value(table, "fighting", whole(1..=MOST_DICE), at(|s| s.fighting)),
        shooting: table.may("shooting", whole(1..=MOST_DICE)).or(before.and_then(|s| s.shooting)),
        defence: value(table, "defence", whole(2..=6), at(|s| s.defence)),
        armour: value(table, "armour", whole(2..=6), at(|s| s.armour)),
        health: value(table, "health", whole(1..=MOST_HEALTH), at(|s| s.health)),
    }
}

pub(super) fn dungeoneer(
    table: &mut Table<'_>,
    name: String,
    spells: &[SpellCard],
    before: Option<&DungeoneerCard>,
) -> DungeoneerCard {
    let known = |name: &str| {
        let place = spells.iter().position(|spell| spell.name.eq_ignore_ascii_case(name.trim()));
        place.map(|place| Spell(place as u8))
    };
    let spell = parsed("the name of a spell that the cards have", Spell(0), known);
    DungeoneerCard {
        name,
        icon: value(table, "icon", text(LONGEST_ICON), before.map(|card| card.icon.clone())),
        statistics: statistics(table, before.map(|card| card.statistics)),
        spells: table
            .may("spells", list(spell, 0..=8))
            .unwrap_or_else(|| before.map(|card| card.spells.clone()).unwrap_or_default()),
    }
}

fn levels(file: &mut Table<'_>) -> [LevelCard; Level::COUNT] {
    let mut levels = [None; Level::COUNT];
    let rows = file.each("level", Level::COUNT..=Level::COUNT, |table| {
        let number = table.need("level", whole(1..=Level::COUNT as u8));
        let gold = table.need("gold", roll());
        (number, LevelCard { statistics: statistics(table, None), gold })
    });
    for (number, card) in rows {
        levels[usize::from(number) - 1] = Some(card);
    }
    if file.sound("level") && levels.contains(&None) {
        file.fault("level", "there must be one `[[level]]` for each level from 1 to 5");
    }
    levels.map(Option::unwrap_or_default)
}

pub(super) fn monster(
    table: &mut Table<'_>,
    name: String,
    levels: &[LevelCard; Level::COUNT],
    before: Option<&MonsterCard>,
) -> MonsterCard {
    let number = value(table, "level", whole(1..=Level::COUNT as u8), before.map(|card| card.level.number()));
    let level = Level::from_number(number).unwrap_or(Level::HIGHEST);
    // Whoever changes level takes the abilities of the new one.
    let same = before.filter(|card| card.level == level);
    let able = same.map_or(levels[level.index()].statistics, |card| card.statistics);
    MonsterCard {
        name,
        icon: value(table, "icon", text(LONGEST_ICON), before.map(|card| card.icon.clone())),
        level,
        statistics: Statistics { shooting: None, ..statistics(table, Some(able)) },
    }
}

pub(super) fn spell(table: &mut Table<'_>, name: String, before: Option<&SpellCard>) -> SpellCard {
    let icon = value(table, "icon", text(LONGEST_ICON), before.map(|card| card.icon.clone()));
    let difficulty = value(table, "difficulty", whole(1..=6), before.map(|card| card.difficulty));
    let effect = effect(table, before.map(|card| card.effect));
    SpellCard { name, icon, difficulty, effect }
}

/// Whoever changes the effect gives all its figures.
fn effect(table: &mut Table<'_>, before: Option<Effect>) -> Effect {
    let wounds =
        || parsed("how many, such as \"1\" or \"2\"", 1, |text| small(text).filter(|wounds| *wounds <= 6));
    let kinds = choice(
        ("fireball", Some(0)),
        &[
            ("lightning", Some(1)),
            ("teleport", Some(2)),
            ("disintegrate", Some(3)),
            ("smite", Some(4)),
            ("heal", Some(5)),
            ("holy shield", Some(6)),
            ("summoning", Some(7)),
        ],
    );
    let Some(kind) = value(table, "effect", kinds, before.map(|_| None)) else {
        return before.unwrap_or(Effect::Smite);
    };
    match kind {
        0 => Effect::Fireball { wounds: table.need("wounds", wounds()) },
        1 => Effect::Lightning {
            dice: table.need("dice", whole(1..=MOST_DICE)),
            fades_after: table.need("fades_after", whole(1..=12)),
            hits_on: table.need("hits_on", whole(2..=6)),
        },
        2 => Effect::Teleport,
        3 => Effect::Disintegrate { wounds: table.need("wounds", roll()) },
        4 => Effect::Smite,
        5 => {
            Effect::Heal { wounds: table.need("wounds", wounds()), price: table.need("price", whole(0..=99)) }
        }
        6 => Effect::HolyShield { save: table.need("save", whole(2..=6)) },
        _ => {
            let wanted = "helpers such as \"1 of level 2\" or \"1D3 of level 1\", no more than six";
            let stand_in = Helpers { level: Level::HIGHEST, count: Roll::Just(1) };
            Effect::Summoning { helpers: table.need("helpers", array(parsed(wanted, stand_in, helpers))) }
        }
    }
}

fn small(text: &str) -> Option<u8> {
    text.trim().parse().ok().filter(|number| *number > 0)
}

fn helpers(text: &str) -> Option<Helpers> {
    let (count, level) = text.split_once(" of level ")?;
    let count = Roll::parse(count.trim()).filter(|count| count.most() <= crate::ids::HELPERS as u16)?;
    Some(Helpers { level: Level::from_number(small(level)?)?, count })
}

fn roll() -> Parsed<Roll, impl Fn(&str) -> Option<Roll>> {
    parsed("a number such as \"1\", \"1D3\" or \"4D6\"", Roll::Just(1), |text| Roll::parse(text.trim()))
}

pub(super) fn tile(table: &mut Table<'_>, name: String, before: Option<&TileCard>) -> TileCard {
    let icon = value(table, "icon", text(LONGEST_ICON), before.map(|card| card.icon.clone()));
    let form = form(table, before.map(|card| card.form));
    let slippery = table.may("slippery", whole(1..=5)).map(Floor::Slippery);
    TileCard {
        name,
        icon,
        form,
        floor: slippery.unwrap_or_else(|| before.map(|card| card.floor).unwrap_or_default()),
        tokens: value(table, "tokens", array(whole(0..=14)), before.map(|card| card.tokens)),
    }
}

/// Whoever changes the form gives all its sides.
fn form(table: &mut Table<'_>, before: Option<Form>) -> Form {
    let side = || whole(1..=MOST);
    let forms = choice(("straight", Some(0)), &[("corner", Some(1)), ("junction", Some(2))]);
    let Some(kind) = value(table, "form", forms, before.map(|_| None)) else {
        return before.unwrap_or(Form::Straight { width: 1, length: 1 });
    };
    let form = match kind {
        0 => Form::Straight { width: table.need("width", side()), length: table.need("length", side()) },
        1 => Form::Corner { width: table.need("width", side()), size: table.need("size", side()) },
        _ => Form::Junction {
            width: table.need("width", side()),
            span: table.need("span", side()),
            depth: table.need("depth", side()),
        },
    };
    check::hangs_together(table, form);
    check::fits_a_board(table, form);
    form
}

fn doors(file: &mut Table<'_>) -> [DoorsRow; 6] {
    let rows = file.each("doors", 1..=6, |table| {
        let rolls: [u8; 2] = table.need("rolls", array(whole(1..=6)));
        let doors = table.need("doors", whole(0..=3));
        (rolls, DoorsRow { doors, double: table.may("double", flag()).unwrap_or(false) })
    });
    let ranges: Vec<[u8; 2]> = rows.iter().map(|(rolls, _)| *rolls).collect();
    if file.sound("doors") && !check::follow_on(&ranges, 1, Some(6)) {
        file.fault(
            "doors",
            "the `rolls` of `[[doors]]` must go from 1 to 6, each row on from the one before",
        );
    }
    let row = |die: u8| rows.iter().find(|(rolls, _)| (rolls[0]..=rolls[1]).contains(&die));
    std::array::from_fn(|place| row(place as u8 + 1).map(|row| row.1).unwrap_or_default())
}

fn hordes(file: &mut Table<'_>) -> Vec<Option<Horde>> {
    let rows = file.each("horde", 1..=40, |table| {
        let sums: [u8; 2] = table.need("sums", array(whole(SUMS)));
        let level = table.may("level", whole(1..=Level::COUNT as u8)).and_then(Level::from_number);
        let count =
            if level.is_some() { Some(table.need("count", roll())) } else { table.may("count", roll()) };
        (sums, level.zip(count).map(|(level, count)| Horde { level, count }))
    });
    let ranges: Vec<[u8; 2]> = rows.iter().map(|(sums, _)| *sums).collect();
    if file.sound("horde") && !check::follow_on(&ranges, *SUMS.start(), None) {
        file.fault("horde", "the `sums` of `[[horde]]` must go on from 2, each row from the one before");
        return Vec::new();
    }
    rows.iter().flat_map(|(sums, horde)| (sums[0]..=sums[1]).map(|_| *horde)).collect()
}
