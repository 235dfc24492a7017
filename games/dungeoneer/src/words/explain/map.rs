//! Tiles, doors, squares, and the bag of what may still come.

use super::number;
use crate::Dungeoneer;
use crate::ids::{Figure, Side, Tile, TileKind};
use crate::square::Square;
use crate::view::{DoorView, View};
use crate::words::moves::tile_at;
use crate::words::names::{self, Cast};
use undercroft_core::{Arg, Explained, Message, say};

/// A tile: how large it is, who stands on it, where its doors are.
pub(super) fn tile(rules: &Dungeoneer, view: &View, tile: Tile) -> Option<Explained> {
    let seen = view.tiles.get(tile.index())?;
    let cast = Cast::of(rules, view);
    let there: Vec<Figure> = view.figures.iter().filter(|one| one.tile == tile).map(|one| one.id).collect();
    let width = seen.rows.iter().map(String::len).max().unwrap_or(0);
    let doors = view.doors.iter().filter(|door| door.from == tile && door.to.is_none()).count();
    let told = Explained::new(
        "tiles",
        say!("explain-tile", tile: rules.tile_name(seen.kind), number: tile.number()),
    )
    .value(say!("label-size"), say!("size", width: width, length: seen.rows.len()))
    .value(say!("label-doors"), number(doors));
    let who = match there.is_empty() {
        true => say!("explain-nobody-there"),
        false => say!("explain-there", figures: cast.all_marked(&there)),
    };
    let last = seen.last.then(|| say!("final-tile"));
    Some(told.does(floor(rules, seen.kind)).now(std::iter::once(who).chain(last)))
}

fn floor(rules: &Dungeoneer, kind: TileKind) -> Option<Message> {
    rules.slippery(kind).map(|on| say!("explain-slippery", on: on))
}

/// A door, open or to be opened.
pub(super) fn door(rules: &Dungeoneer, view: &View, square: Square) -> Option<Explained> {
    let door: &DoorView = view.doors.iter().find(|door| door.squares.first == square)?;
    let kind = if door.squares.is_double() { "double" } else { "single" };
    let from = view.tiles.get(door.from.index()).map(|tile| rules.tile_name(tile.kind));
    let from = from.unwrap_or_else(|| Arg::Text("?".into()));
    let told =
        Explained::new("doors", say!("explain-door", door: kind, square: names::square(square), tile: from));
    let to = door.to.and_then(|to| view.tiles.get(to.index()));
    Some(match to {
        Some(to) => told.does([say!("explain-door-open", tile: rules.tile_name(to.kind))]),
        None => told.does([say!("explain-door-closed", bonus: view.bonus)]),
    })
}

/// A square, and who stands on it.
pub(super) fn square(rules: &Dungeoneer, view: &View, square: Square) -> Option<Explained> {
    let cast = Cast::of(rules, view);
    let tile = tile_at(&cast, view, square);
    // What is no part of any tile is rock.
    if matches!(tile, Arg::Text(_)) {
        return None;
    }
    let here = view.figures.iter().find(|one| one.square == square);
    let told = Explained::new("moving", say!("explain-square", square: names::square(square), tile: tile));
    Some(told.now([match here {
        Some(one) => say!("explain-stands", figure: cast.marked(one.id)),
        None => say!("explain-free"),
    }]))
}

/// How many tokens of a kind of tile are in the bag.
pub(super) fn token(rules: &Dungeoneer, view: &View, kind: TileKind) -> Option<Explained> {
    let left = *view.bag.get(kind.index())?;
    let told = Explained::new("tiles", say!("explain-token", tile: rules.tile_name(kind)))
        .value(say!("label-left"), number(left))
        .does(floor(rules, kind));
    Some(told)
}

/// What may still come.
pub(super) fn bag(rules: &Dungeoneer, view: &View) -> Explained {
    let told = Explained::new("tiles", say!("explain-bag")).value(say!("label-left"), number(view.tokens));
    let kinds = (1..=view.bag.len()).filter_map(TileKind::from_number);
    let told = kinds.filter(|kind| view.bag[kind.index()] > 0).fold(told, |told, kind| {
        told.value(say!("named", name: rules.tile_name(kind)), number(view.bag[kind.index()]))
    });
    let now = match view.tokens {
        0 => say!("explain-bag-empty"),
        _ => say!("explain-bag-next", bonus: view.bonus),
    };
    told.does([say!("explain-bag-does")]).now([now])
}

/// The dungeon as a whole.
pub(super) fn map(view: &View) -> Explained {
    let monsters = view.figures.iter().filter(|one| one.side == Side::Monster).count();
    let closed = view.doors.iter().filter(|door| door.to.is_none()).count();
    Explained::new("tiles", say!("explain-map"))
        .value(say!("label-tiles"), number(view.tiles.len()))
        .value(say!("label-doors"), number(closed))
        .value(say!("label-monsters"), number(monsters))
        .value(say!("label-left"), number(view.tokens))
        .does([say!("explain-map-does")])
        .now(view.complete.then(|| say!("dungeon-complete")))
}
