//! What things on the table are and count now, for whoever asks.

mod figures;
mod map;
mod reference;
mod table;

pub(crate) use reference::reference;

use crate::Dungeoneer;
use crate::cards::{DungeoneerCard, Statistics};
use crate::contents::Floor;
use crate::ids::{DUNGEONEERS, Figure, Spell, Tile, TileKind};
use crate::square::Square;
use crate::view::{Stage, View};
use crate::words::names::{door_thing, figure_thing};
use undercroft_core::{Arg, Explained, Eye, Message, Seat, Thing, say};

/// Everybody and everything on the map, the spells in play, the bag, the tables, and the players.
pub(crate) fn things(rules: &Dungeoneer, view: &View, _: Eye) -> Vec<Thing> {
    let figures = view.figures.iter().map(|one| figure_thing(one.id));
    let dead = view.dead.iter().map(|dead| figure_thing(dead.id));
    let tiles = (1..=view.tiles.len()).map(|number| Thing::numbered("tile", number));
    let doors = view.doors.iter().map(|door| door_thing(door.squares));
    let spells = (1..=rules.cards.spells.len()).map(|number| Thing::numbered("spell", number));
    let tokens = (1..=view.bag.len()).filter(|number| view.bag[number - 1] > 0);
    let tokens = tokens.map(|number| Thing::numbered("token", number));
    let go = view.go.as_ref().map(|_| Thing::from("go"));
    let ending = view.ending.map(|_| Thing::from("ending"));
    let table = ["map", "turn", "monsters", "bag", "gold", "doors-table", "monsters-table", "gold-table"];
    let table = table.into_iter().map(Thing::from).chain(go).chain(ending);
    let seats = Seat::all(view.living.len()).map(Thing::from);
    figures
        .chain(dead)
        .chain(tiles)
        .chain(doors)
        .chain(spells)
        .chain(tokens)
        .chain(table)
        .chain(seats)
        .collect()
}

/// What a thing is and counts now; nothing of what there is not.
pub(crate) fn explain(rules: &Dungeoneer, view: &View, eye: Eye, thing: &Thing) -> Option<Explained> {
    let (kind, numbers) = thing.parts();
    Some(match (kind, &numbers[..]) {
        ("figure", &[number]) => figures::figure(rules, view, Figure::from_number(number)?)?,
        ("seat", &[number]) => table::seat(rules, view, Seat::from_number(number, view.living.len())?),
        ("tile", &[number]) => map::tile(rules, view, Tile::from_number(number)?)?,
        ("door", &[column, row]) => map::door(rules, view, square(column, row)?)?,
        ("square", &[column, row]) => map::square(rules, view, square(column, row)?)?,
        ("spell", &[number]) => figures::spell(rules, Spell::from_number(number)?)?,
        ("token", &[number]) => map::token(rules, view, TileKind::from_number(number)?)?,
        ("map", []) => map::map(view),
        ("turn", []) => table::turn(rules, view),
        ("go", []) => table::go(rules, view)?,
        ("monsters", []) => table::monsters(view, eye),
        ("bag", []) => map::bag(rules, view),
        ("gold", []) => table::gold(view),
        ("doors-table", []) => reference::doors_table(rules),
        ("monsters-table", []) => reference::monsters_table(rules, Some(view.bonus)),
        ("gold-table", []) => reference::gold_table(rules),
        ("ending", []) if view.stage == Stage::Over => table::ending(view)?,
        _ => return None,
    })
}

fn square(column: usize, row: usize) -> Option<Square> {
    Square::from_numbers(column.try_into().ok()?, row.try_into().ok()?)
}

fn number(number: impl Into<Arg>) -> Message {
    say!("number", number: number)
}

/// A roll as tables write it: `2D6`.
fn rolled(roll: impl ToString) -> Message {
    say!("rolled", roll: Arg::Text(roll.to_string()))
}

/// `5+`.
fn needed(needed: u8) -> Message {
    say!("needed", needed: needed)
}

/// All abilities as values.
fn statistics(told: Explained, statistics: &Statistics) -> Explained {
    let shooting = statistics.shooting.map_or(say!("explain-none"), |dice| rolled(format!("{dice}D6")));
    told.value(say!("label-move"), number(statistics.moves))
        .value(say!("label-fighting"), rolled(format!("{}D6", statistics.fighting)))
        .value(say!("label-shooting"), shooting)
        .value(say!("label-defence"), needed(statistics.defence))
        .value(say!("label-armour"), needed(statistics.armour))
}

/// The same in a sentence, with what is cast.
pub(super) fn abilities(rules: &Dungeoneer, card: &DungeoneerCard) -> Vec<Message> {
    let statistics = &card.statistics;
    let told = say!("abilities", steps: statistics.moves, fighting: statistics.fighting,
        shooting: statistics.shooting.unwrap_or(0), defence: statistics.defence,
        armour: statistics.armour, health: statistics.health);
    let spells: Vec<Arg> = card.spells.iter().map(|&spell| rules.spell_name(spell)).collect();
    let casts = (!spells.is_empty()).then(|| say!("casts", spells: Arg::List(spells)));
    std::iter::once(told).chain(casts).collect()
}

impl Dungeoneer {
    /// On which number or less somebody falls on a kind of tile; nothing where the floor is firm.
    pub(super) fn slippery(&self, kind: TileKind) -> Option<u8> {
        let card = match kind.index() {
            0 => Some(&self.cards.porch),
            index => self.cards.tiles.get(index - 1),
        };
        match card?.floor {
            Floor::Firm => None,
            Floor::Slippery(on) => Some(on),
        }
    }

    pub(super) fn is_slippery(&self, kind: TileKind) -> bool {
        self.slippery(kind).is_some()
    }
}

/// The dungeoneers' places are kept when they are dead.
fn is_dungeoneer(figure: Figure) -> bool {
    figure.index() < DUNGEONEERS
}
