//! What things on the table are and count now, for whoever asks.

mod people;
mod reference;
mod rooms;

pub(crate) use reference::reference;

use crate::Guilds;
use crate::adventurer::{ADVENTURERS, Adventurer};
use crate::dungeon::{Depth, SPACES};
use crate::room::{Face, Level};
use crate::view::View;
use undercroft_core::{Arg, Explained, Eye, Message, Seat, Thing, say};

/// The rooms with all who stand in them, the master, the adventurers, and everybody with what they have.
pub(crate) fn things(rules: &Guilds, view: &View) -> Vec<Thing> {
    let rooms = Depth::all(view.dungeon.len()).flat_map(|room| {
        let spaces = (1..=SPACES).map(move |space| space_thing(room, space));
        std::iter::once(Thing::numbered("room", room.number())).chain(spaces)
    });
    let levels = Level::ALL.map(|level| Thing::numbered("level", level.number().into()));
    let master = view.master_info.as_ref().map(|_| Thing::from("master"));
    let adventurers = (1..=ADVENTURERS).map(|strength| Thing::numbered("adventurer", strength));
    let marker = view.marker.map(|_| Thing::from("marker"));
    let turns = (!view.turns.is_empty()).then(|| Thing::from("turns"));
    let ghost = rules.options.ghost.then(|| Thing::from("ghost"));
    let table = [Some(Thing::from("money")), marker, turns, ghost].into_iter().flatten();
    let guilds = Seat::all(view.players.len()).map(Thing::from);
    rooms.chain(levels).chain(master).chain(adventurers).chain(table).chain(guilds).collect()
}

fn space_thing(room: Depth, space: usize) -> Thing {
    Thing::numbered(&format!("space-{}", room.number()), space)
}

/// What a thing is; any room card goes by the number of its face too.
pub(crate) fn explain(rules: &Guilds, view: &View, eye: Eye, thing: &Thing) -> Option<Explained> {
    let (kind, numbers) = thing.parts();
    let room = |number: usize| {
        let depth = number.checked_sub(1).filter(|&depth| depth < view.dungeon.len())?;
        Some(Depth(depth as u8))
    };
    Some(match (kind, &numbers[..]) {
        ("room", &[number]) => rooms::room(view, room(number)?),
        ("space", &[number, space @ 1..=SPACES]) => rooms::space(rules, view, room(number)?, space - 1),
        ("level", &[number]) => {
            let level = Level::ALL.into_iter().find(|level| usize::from(level.number()) == number)?;
            rooms::level(rules, level)
        }
        ("face", &[number]) => {
            let face = number.checked_sub(1).filter(|&face| face < rules.deck.cards().len())?;
            rooms::face(rules.room(Face(face as u8)))
        }
        ("adventurer", &[number]) => {
            let one = Adventurer::of_strength(i64::try_from(number).ok()?)?;
            people::adventurer(view, eye, one)
        }
        ("seat", &[number]) => people::guild(view, Seat::from_number(number, view.players.len())?),
        ("master", []) => rooms::master(view)?,
        ("ghost", []) if rules.options.ghost => rooms::ghost(),
        ("money", []) => people::money(rules, view),
        ("marker", []) => people::marker(view.marker?),
        ("turns", []) => people::turns(*view.turns.first()?),
        _ => return None,
    })
}

fn number(number: impl Into<Arg>) -> Message {
    say!("number", number: number)
}

fn dollars(dollars: impl Into<Arg>) -> Message {
    say!("dollars", dollars: dollars)
}
