//! What a move is called, and what a person types for it.

use super::names::{Cast, bearing, square, way};
use crate::Dungeoneer;
use crate::ids::{Figure, Spell};
use crate::moves::{Aim, Move};
use crate::square::{Direction, Square};
use crate::view::View;
use undercroft_core::{Arg, Message, Seat, say};

/// A move as a menu shows it.
pub(crate) fn name_move(rules: &Dungeoneer, view: &View, _: Seat, action: Move) -> Message {
    let cast = Cast::of(rules, view);
    match action {
        Move::Choose(kind) => say!("move-choose", figure: rules.dungeoneer_name(kind)),
        Move::Go(figure) => say!("move-go", figure: cast.marked(figure)),
        Move::Walk(to) => walk(&cast, view, to),
        Move::Fight(figure) => say!("move-fight", figure: cast.marked(figure)),
        Move::Shoot(figure) => say!("move-shoot", figure: cast.marked(figure)),
        Move::Cast { spell, aim } => named_spell(&cast, view, spell, aim),
        Move::Pay => say!("move-pay"),
        Move::Forgo => say!("move-forgo"),
        Move::Teleport(to) => place(&cast, view, "move-teleport", to),
        Move::End => say!("move-end"),
        Move::Place(to) => {
            let next = view.to_place.first().map_or("?".to_string().into(), |&kind| rules.monster_name(kind));
            say!("move-place", figure: next, square: square(to), tile: tile_at(&cast, view, to))
        }
        Move::Activate(figure) => say!("move-activate", figure: cast.marked(figure)),
        Move::Pursue(figure) => say!("move-pursue", figure: cast.marked(figure)),
    }
}

fn walk(cast: &Cast<'_>, view: &View, to: Square) -> Message {
    let opens = |squares: crate::event::DoorSquares| squares.iter().any(|one| one == to);
    let door = view.doors.iter().find(|door| opens(door.squares));
    match door {
        Some(door) if door.to.is_none() => place(cast, view, "move-open", to),
        Some(_) => place(cast, view, "move-doorway", to),
        None => place(cast, view, "move-walk", to),
    }
}

/// A square by its numbers, as it lies from the figure whose go it is, and on which tile.
fn place(cast: &Cast<'_>, view: &View, id: &'static str, to: Square) -> Message {
    let acting = view.go.as_ref().and_then(|go| view.figures.iter().find(|one| one.id == go.figure));
    let bearing = bearing(acting.map_or(to, |one| one.square), to);
    say!(id, square: square(to), bearing: bearing, tile: tile_at(cast, view, to))
}

/// The name of the tile that a square is part of; of a door the tile it leads out of.
pub(super) fn tile_at(cast: &Cast<'_>, view: &View, at: Square) -> Arg {
    let tile = view.tiles.iter().find(|tile| {
        let (column, row) =
            (at.column().checked_sub(tile.corner.column()), at.row().checked_sub(tile.corner.row()));
        let (Some(column), Some(row)) = (column, row) else { return false };
        tile.rows.get(row).and_then(|row| row.as_bytes().get(column)) == Some(&b'#')
    });
    let door = || {
        let door = view.doors.iter().find(|door| door.squares.iter().any(|one| one == at))?;
        view.tiles.get(door.from.index())
    };
    match tile.or_else(door) {
        Some(tile) => cast.rules.tile_name(tile.kind),
        None => Arg::Text("?".into()),
    }
}

fn named_spell(cast: &Cast<'_>, view: &View, spell: Spell, aim: Aim) -> Message {
    let name = cast.rules.spell_name(spell);
    match aim {
        Aim::Caster => say!("move-cast", spell: name),
        Aim::Square(to) => {
            let at = place(cast, view, "aim-square", to);
            say!("move-cast-at", spell: name, aim: at)
        }
        Aim::Direction(direction) => say!("move-cast-towards", spell: name, way: way(direction)),
        Aim::Figure(figure) => say!("move-cast-at", spell: name, aim: cast.marked(figure)),
        Aim::Level(level) => say!("move-cast-level", spell: name, level: level.number()),
    }
}

/// Figures go by their marks, squares by column and row.
pub(crate) fn key_of_move(_: &Dungeoneer, action: Move) -> Option<String> {
    Some(match action {
        Move::Choose(kind) => kind.number().to_string(),
        Move::Go(figure) | Move::Activate(figure) | Move::Pursue(figure) => typed(figure),
        Move::Walk(to) | Move::Teleport(to) | Move::Place(to) => typed_square(to),
        Move::Fight(figure) => format!("f{}", typed(figure)),
        Move::Shoot(figure) => format!("s{}", typed(figure)),
        Move::Cast { spell, aim } => format!("c{}{}", spell.number(), typed_aim(aim)),
        Move::Pay => "pay".into(),
        Move::Forgo => "no".into(),
        Move::End => "end".into(),
    })
}

/// The mark; a capital letter is typed twice, for what is typed is read in small letters.
fn typed(figure: Figure) -> String {
    let mark = figure.mark();
    match mark.is_ascii_uppercase() {
        true => format!("{0}{0}", mark.to_ascii_lowercase()),
        false => mark.into(),
    }
}

fn typed_square(square: Square) -> String {
    format!("{},{}", square.column(), square.row())
}

fn typed_aim(aim: Aim) -> String {
    match aim {
        Aim::Caster => String::new(),
        Aim::Square(to) => format!(":{}", typed_square(to)),
        Aim::Direction(direction) => format!(":{}", compass(direction)),
        Aim::Figure(figure) => format!(":{}", typed(figure)),
        Aim::Level(level) => format!(":{}", level.number()),
    }
}

fn compass(direction: Direction) -> &'static str {
    match direction {
        Direction::North => "n",
        Direction::NorthEast => "ne",
        Direction::East => "e",
        Direction::SouthEast => "se",
        Direction::South => "s",
        Direction::SouthWest => "sw",
        Direction::West => "w",
        Direction::NorthWest => "nw",
    }
}
