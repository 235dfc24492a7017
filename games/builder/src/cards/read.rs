//! Reads the card file, kind by kind.

use super::{
    Builds, Cards, ClassCard, Colour, Face, LevelCard, Limits, MonsterCard, MonsterDoes, MonsterLevel,
    PartyCard, Rating, RedCard, RoomCard, RoomDoes, RoomLevel, Side, TrapCard, TrapUpgrade, Wild, check,
};
use crate::ids::{Class, MEMBERS, ROOMS, SLOTS};
use crate::vocabulary::{
    ABILITY_WORDS, Ability, EFFECT_WORDS, Effect, IMPROVEMENT_WORDS, INTERFERENCE_WORDS, Improvement,
    Interference, MONSTER_WORDS, Mix, ROOM_WORDS, RoomEffect, Trait, Word,
};
use std::sync::OnceLock;
use undercroft_core::cardfile::{Table, array, choice, list, parsed, text, whole};

const LONGEST: usize = 60;
const MOST_COPIES: u8 = 60;

/// Everything in the file.
pub(super) fn cards(file: &mut Table<'_>) -> Cards {
    let name = file.need("name", text(LONGEST));
    let limits = file.need_inside("limits", limits).unwrap_or_default();
    let classes = file.each("class", 1..=32, class);
    let class_names: Vec<String> = classes.iter().map(|class| class.name.clone()).collect();
    let mut faces = Vec::new();
    let mut monster_faces = Vec::new();
    let monsters = file.each("monster", 1..=16, |table| monster(table, &mut monster_faces));
    let lines: Vec<String> = monsters.iter().map(|line: &MonsterCard| line.levels[0].name.clone()).collect();
    let mut trap_faces = Vec::new();
    let traps = file.each("trap", 1..=16, |table| trap(table, &class_names, &mut trap_faces));
    let trap_names: Vec<String> = traps.iter().map(|trap: &TrapCard| trap.name.clone()).collect();
    let mut places = 0..;
    let rooms = file.each("room", 1..=24, |table| {
        room(table, &lines, &trap_names, (places.next().unwrap_or(0), &mut faces))
    });
    faces.sort_by_key(|face| face.colour);
    let first_black = faces.iter().position(|face| face.colour == Colour::Black).unwrap_or(faces.len());
    let mut black = faces.split_off(first_black);
    faces.append(&mut trap_faces);
    faces.append(&mut monster_faces);
    file.each("yellow", 0..=24, |table| yellow(table, &mut faces));
    file.each("black", 0..=24, |table| interference(table, &mut black));
    faces.append(&mut black);
    let upgrade = file.need_inside("trap_upgrade", |table| TrapUpgrade {
        most: table.need("most", whole(0..=3)),
        strength: table.need("strength", whole(0..=9)),
        charges: table.need("charges", whole(0..=9)),
        disabled_below: table.need("disabled_below", whole(0..=9)),
    });
    let improvements = file.each("improvement", 0..=16, |table| improvement(table, &lines));
    let rows = file.each("level", 6..=6, level);
    let parties = file.each("party", 6..=32, |table| party(table, &class_names));
    let cards = Cards {
        name,
        limits,
        faces,
        rooms,
        traps,
        trap_upgrade: upgrade.unwrap_or_default(),
        monsters,
        improvements,
        classes,
        levels: std::array::from_fn(|at| rows.get(at).copied().unwrap_or_default()),
        parties,
    };
    if file.sound("room") && file.sound("yellow") && file.sound("black") {
        check::whole_set(file, &cards);
    }
    cards
}

fn limits(table: &mut Table<'_>) -> Limits {
    Limits {
        hand: table.need("hand", whole(0..=12)),
        available: table.need("available", whole(1..=SLOTS as u8)),
        rooms: table.need("rooms", whole(1..=ROOMS as u8)),
        improvements: table.need("improvements", whole(0..=2)),
        rounds: table.need("rounds", whole(1..=9)),
        decks_from: table.need("decks_from", whole(2..=7)),
    }
}

/// What may be written, for whoever wrote something else.
fn wanted(cell: &'static OnceLock<String>, words: &[Word]) -> &'static str {
    cell.get_or_init(|| {
        let forms: Vec<String> = words.iter().map(|word| format!("\"{}\"", word.form)).collect();
        format!("a word of the vocabulary: {}", forms.join(" or "))
    })
}

macro_rules! words {
    ($words:expr, $stand_in:expr, $parse:expr) => {{
        static WANTED: OnceLock<String> = OnceLock::new();
        parsed(wanted(&WANTED, $words), $stand_in, $parse)
    }};
}

fn face(name: &str, icon: &str, colour: Colour, copies: u8) -> Face {
    let (wild, builds, effect, interference) = (None, Builds::Nothing, None, None);
    Face { name: name.into(), icon: icon.into(), colour, copies, wild, builds, effect, interference }
}

/// The two colours of a wild card, of which there may be none.
fn both_colours(table: &mut Table<'_>, face: &Face, faces: &mut Vec<Face>) {
    let blue = table.need("blue", whole(0..=MOST_COPIES));
    let purple = table.need("purple", whole(0..=MOST_COPIES));
    for (copies, wild) in [(blue, Wild::Traps), (purple, Wild::Monsters)] {
        if copies > 0 {
            faces.push(Face { copies, wild: Some(wild), ..face.clone() });
        }
    }
}

/// What a card does in a window: it helps, it hinders, or it is not played there.
fn effect(table: &mut Table<'_>) -> Option<(Side, Effect)> {
    let words = || words!(EFFECT_WORDS, Effect::Heal, Effect::parse);
    let help = table.may("help", words()).map(|effect| (Side::Help, effect));
    let hinder = table.may("hinder", words()).map(|effect| (Side::Hinder, effect));
    if help.is_some() && hinder.is_some() {
        table.fault("hinder", "a card helps or hinders, not both");
    }
    help.or(hinder)
}

fn room(
    table: &mut Table<'_>,
    lines: &[String],
    traps: &[String],
    (place, faces): (u8, &mut Vec<Face>),
) -> RoomCard {
    let (name, icon) = (table.name(), table.need("icon", text(LONGEST)));
    let colours = [("green", Colour::Green), ("black", Colour::Black)];
    let colour = table.need("colour", choice(("grey", Colour::Grey), &colours));
    let mut card = Face { builds: Builds::Room(place), ..face(&name, &icon, colour, 0) };
    let words = || {
        let word = words!(ROOM_WORDS, RoomEffect::Guard, |text: &str| RoomEffect::parse(text, lines));
        list(word, 0..=4)
    };
    let mut texts = vec![(name.clone(), table.need("basic", words()))];
    if colour == Colour::Black {
        both_colours(table, &card, faces);
    } else {
        let upgrades = table.need("upgrades", array::<2, _>(text(LONGEST)));
        let [first, second] = upgrades;
        texts.push((first, table.need("first", words())));
        texts.push((second, table.need("second", words())));
        card.copies = table.need("copies", whole(1..=MOST_COPIES));
        card.effect = effect(table);
        faces.push(card);
    }
    let known = |name: &str| traps.iter().position(|trap| trap.eq_ignore_ascii_case(name)).map(|at| at as u8);
    let trap = table.may("trap", parsed("the name of a trap that the cards have", 0, known));
    let mut holds = (0, 0, Mix::Any);
    let mut levels = Vec::new();
    for (name, effects) in texts {
        let does = RoomDoes::of(&effects, holds);
        if does.trap_level.is_some() && trap.is_none() {
            table.fault("trap", "a room that comes with a trap must say with which");
        }
        holds = does.holds;
        levels.push(RoomLevel { name, effects, does });
    }
    RoomCard { levels, grey: colour == Colour::Grey, trap }
}

fn trap(table: &mut Table<'_>, classes: &[String], faces: &mut Vec<Face>) -> TrapCard {
    let (name, icon) = (table.name(), table.need("icon", text(LONGEST)));
    let copies = table.need("copies", whole(1..=MOST_COPIES));
    let builds = Builds::Trap(faces.len() as u8);
    faces.push(Face { builds, ..face(&name, &icon, Colour::Blue, copies) });
    let spares = table.need("spares", list(class_named(classes), 0..=16));
    TrapCard {
        name,
        strength: table.need("strength", whole(1..=9)),
        charges: table.need("charges", whole(1..=9)),
        frightens: table.need("hits", choice(("health", false), &[("morale", true)])),
        spares: spares.iter().fold(0, |set, class| set | 1 << class.0),
    }
}

fn class_named(classes: &[String]) -> impl undercroft_core::cardfile::Shape<Out = Class> {
    let known = |name: &str| {
        let place = classes.iter().position(|class| class.eq_ignore_ascii_case(name.trim()));
        place.map(|place| Class(place as u8))
    };
    parsed("the name of a class that the cards have", Class(0), known)
}

fn monster(table: &mut Table<'_>, faces: &mut Vec<Face>) -> MonsterCard {
    let (name, icon) = (table.name(), table.need("icon", text(LONGEST)));
    let copies = table.need("copies", whole(1..=MOST_COPIES));
    let builds = Builds::Monster(faces.len() as u8);
    faces.push(Face { builds, ..face(&name, &icon, Colour::Purple, copies) });
    let [first, second] = table.need("upgrades", array::<2, _>(text(LONGEST)));
    let strength = table.need("strength", array::<3, _>(whole(1..=9)));
    let health = table.need("health", array::<3, _>(whole(1..=20)));
    let traits = ["basic", "first", "second"]
        .map(|level| table.need(level, list(words!(MONSTER_WORDS, Trait::Walks, Trait::parse), 0..=6)));
    let mut parts = [name, first, second].into_iter().zip(traits);
    let levels = std::array::from_fn(|at| {
        let (name, traits) = parts.next().unwrap_or_default();
        let does = MonsterDoes::of(&traits);
        MonsterLevel { name, strength: strength[at], health: health[at], traits, does }
    });
    MonsterCard { levels }
}

fn yellow(table: &mut Table<'_>, faces: &mut Vec<Face>) {
    let (name, icon) = (table.name(), table.need("icon", text(LONGEST)));
    let effect = effect(table);
    if effect.is_none() {
        table.fault("help", "a yellow card says in `help` or in `hinder` what it does");
    }
    both_colours(table, &Face { effect, ..face(&name, &icon, Colour::Yellow, 0) }, faces);
}

fn interference(table: &mut Table<'_>, faces: &mut Vec<Face>) {
    let (name, icon) = (table.name(), table.need("icon", text(LONGEST)));
    let words = words!(INTERFERENCE_WORDS, Interference::Scry, Interference::parse);
    let interference = Some(table.need("interference", words));
    both_colours(table, &Face { interference, ..face(&name, &icon, Colour::Black, 0) }, faces);
}

fn improvement(table: &mut Table<'_>, lines: &[String]) -> RedCard {
    RedCard {
        name: table.name(),
        icon: table.need("icon", text(LONGEST)),
        copies: table.need("copies", whole(1..=6)),
        cost: table.need("cost", whole(0..=20)),
        effect: table.need(
            "effect",
            words!(IMPROVEMENT_WORDS, Improvement::Bounty(1), |text: &str| Improvement::parse(text, lines)),
        ),
    }
}

fn class(table: &mut Table<'_>) -> ClassCard {
    let rating = || choice(("low", Rating::Low), &[("medium", Rating::Medium), ("high", Rating::High)]);
    ClassCard {
        name: table.name(),
        icon: table.need("icon", text(LONGEST)),
        morale: table.need("morale", rating()),
        strength: table.need("strength", rating()),
        health: table.need("health", rating()),
        ability: table.need("ability", words!(ABILITY_WORDS, Ability::Bash, Ability::parse)),
        cost: table.need("cost", whole(1..=9)),
        charges: table.need("charges", whole(0..=9)),
    }
}

fn level(table: &mut Table<'_>) -> LevelCard {
    LevelCard {
        strength: table.need("strength", array::<3, _>(whole(0..=9))),
        health: table.need("health", array::<3, _>(whole(1..=20))),
        morale: table.need("morale", array::<3, _>(whole(1..=20))),
        charges: table.need("charges", whole(0..=9)),
    }
}

fn party(table: &mut Table<'_>, classes: &[String]) -> PartyCard {
    PartyCard {
        name: table.name(),
        members: table.need("members", array::<MEMBERS, _>(class_named(classes))),
    }
}
