//! The dungeon, drawn with letters.

use super::names::Cast;
use crate::Dungeoneer;
use crate::ids::Side;
use crate::square::Square;
use crate::view::{FigureView, Stage, TileView, View};
use std::collections::BTreeMap;
use undercroft_core::{Voice, say};

/// The width that everything is drawn for.
const WIDTH: usize = 78;
/// How many columns and rows of the dungeon are shown at most.
const COLUMNS: usize = 72;
const ROWS: usize = 36;

/// Letters by row and column, counted from 1.
type Grid = BTreeMap<(usize, usize), char>;

/// The dungeon around the action, everybody in it with health and gold, and whose go it is.
pub(crate) fn draw(rules: &Dungeoneer, view: &View, voice: &Voice<'_>) -> String {
    let cast = Cast::of(rules, view);
    let mut lines = vec![heading(&cast, view, voice)];
    lines.extend(map(rules, view));
    lines.push(voice.word("draw-key"));
    lines.push(String::new());
    for figure in view.figures.iter().filter(|one| one.side != Side::Monster) {
        lines.push(hero(&cast, view, figure, voice));
    }
    let dead: Vec<String> = view.dead.iter().map(|dead| voice.say(&cast.marked(dead.id))).collect();
    lines.extend(wrapped(&voice.word("draw-dead"), &dead));
    let monsters = view.figures.iter().filter(|one| one.side == Side::Monster);
    let monsters: Vec<String> = monsters.map(|one| monster(&cast, view, one, voice)).collect();
    lines.extend(wrapped(&voice.word("draw-monsters"), &monsters));
    lines.push(String::new());
    lines.extend(players(view, voice));
    lines.iter().map(|line| shortened(line, 80)).collect::<Vec<_>>().join("\n")
}

fn heading(cast: &Cast<'_>, view: &View, voice: &Voice<'_>) -> String {
    let turn = match view.stage {
        Stage::Over => voice.word("now-over"),
        Stage::ChooseDungeoneer => voice.word("now-choosing"),
        _ => voice.say(&say!("now-turn", turn: view.turn)),
    };
    let tokens = voice.say(&say!("draw-tokens", tokens: view.tokens, bonus: view.bonus));
    let go = view
        .go
        .as_ref()
        .map(|go| voice.say(&say!("draw-go", figure: cast.marked(go.figure), steps: go.steps)));
    [Some(turn), go, Some(tokens)].into_iter().flatten().collect::<Vec<_>>().join("  ")
}

/// The part of the dungeon that fits, with the numbers of its columns and rows.
fn map(rules: &Dungeoneer, view: &View) -> Vec<String> {
    let grid = grid(rules, view);
    let (Some(top), Some(bottom)) = (grid.keys().map(|at| at.0).min(), grid.keys().map(|at| at.0).max())
    else {
        return Vec::new();
    };
    let (Some(left), Some(right)) = (grid.keys().map(|at| at.1).min(), grid.keys().map(|at| at.1).max())
    else {
        return Vec::new();
    };
    let centre = centre(view);
    let columns = window(left, right, centre.map_or(left, Square::column), COLUMNS);
    let rows = window(top, bottom, centre.map_or(top, Square::row), ROWS);
    let mut lines = vec![ruler(&columns)];
    for row in rows {
        let letters: String =
            columns.clone().map(|column| grid.get(&(row, column)).copied().unwrap_or(' ')).collect();
        lines.push(format!("{row:>3} {letters}").trim_end().to_string());
    }
    lines
}

/// At most so many of the columns or rows, with the middle of the action as near to their middle as can be.
fn window(first: usize, last: usize, middle: usize, most: usize) -> std::ops::RangeInclusive<usize> {
    if last - first < most {
        return first..=last;
    }
    let start = middle.saturating_sub(most / 2).clamp(first, last + 1 - most);
    start..=start + most - 1
}

/// Every fifth column by its number, which ends over the column.
fn ruler(columns: &std::ops::RangeInclusive<usize>) -> String {
    let mut line = vec![' '; 4 + columns.clone().count()];
    for column in columns.clone().filter(|column| column % 5 == 0) {
        let end = 4 + column - columns.start();
        let number: Vec<char> = column.to_string().chars().collect();
        for (place, digit) in (end + 1 - number.len()..).zip(number) {
            line[place] = digit;
        }
    }
    line.into_iter().collect::<String>().trim_end().to_string()
}

/// Where the action is: whose go it is, or else the first dungeoneer who lives.
fn centre(view: &View) -> Option<Square> {
    let acting = view.go.as_ref().and_then(|go| view.figures.iter().find(|one| one.id == go.figure));
    let placing =
        (view.stage == Stage::PlaceMonster).then(|| view.tiles.last().map(|tile| tile.corner)).flatten();
    placing.or(acting.map(|one| one.square)).or(view.figures.first().map(|one| one.square))
}

fn grid(rules: &Dungeoneer, view: &View) -> Grid {
    let mut floor = Grid::new();
    for tile in &view.tiles {
        let letter = if rules.is_slippery(tile.kind) { '~' } else { '.' };
        floor.extend(squares(tile).map(|at| (at, letter)));
    }
    let mut grid = Grid::new();
    for &(row, column) in floor.keys() {
        for row in row - 1..=row + 1 {
            for column in column - 1..=column + 1 {
                grid.insert((row, column), '#');
            }
        }
    }
    grid.extend(floor);
    for door in &view.doors {
        let letter = if door.to.is_some() { '/' } else { '+' };
        grid.extend(door.squares.iter().map(|square| ((square.row(), square.column()), letter)));
    }
    for figure in &view.figures {
        grid.insert((figure.square.row(), figure.square.column()), figure.id.mark());
    }
    grid
}

/// The floor of a tile, by row and column.
fn squares(tile: &TileView) -> impl Iterator<Item = (usize, usize)> {
    tile.rows.iter().enumerate().flat_map(move |(down, row)| {
        let floor = row.bytes().enumerate().filter(|&(_, letter)| letter == b'#');
        floor.map(move |(across, _)| (tile.corner.row() + down, tile.corner.column() + across))
    })
}

/// `> 2 Elf (Ann)  4 of 5  12 gold  next to a b`.
fn hero(cast: &Cast<'_>, view: &View, figure: &FigureView, voice: &Voice<'_>) -> String {
    let acting = view.go.as_ref().is_some_and(|go| go.figure == figure.id);
    let leader = match figure.owner {
        Some(seat) => shortened(&voice.called(seat), 16),
        None => voice.word("explain-spare"),
    };
    let name = shortened(&voice.say(&say!("named", name: cast.name(figure.id))), 18);
    let health = voice.say(&say!("of", left: figure.health, full: figure.full_health));
    let gold = voice.say(&say!("draw-gold", gold: figure.gold));
    let next_to: Vec<String> = figure.next_to.iter().map(|&one| one.mark().to_string()).collect();
    let next_to = match next_to.is_empty() {
        true => String::new(),
        false => format!("{} {}", voice.word("draw-next-to"), next_to.join(" ")),
    };
    let shield = if figure.shielded { voice.word("draw-shielded") } else { String::new() };
    let done = if figure.done { voice.word("draw-done") } else { String::new() };
    let arrow = if acting { '>' } else { ' ' };
    let words = [gold, next_to, shield, done].into_iter().filter(|word| !word.is_empty());
    let words = words.collect::<Vec<_>>().join("  ");
    let mark = figure.id.mark();
    format!("{arrow} {mark} {name:<18} {leader:<16} {health:>7}  {words}").trim_end().to_string()
}

fn monster(cast: &Cast<'_>, view: &View, figure: &FigureView, voice: &Voice<'_>) -> String {
    let acting = view.go.as_ref().is_some_and(|go| go.figure == figure.id);
    let arrow = if acting { ">" } else { "" };
    let name = voice.say(&say!("named", name: cast.name(figure.id)));
    format!("{arrow}{} {name} {}/{}", figure.id.mark(), figure.health, figure.full_health)
}

/// Everybody's gold in the order of play, and who runs the monsters.
fn players(view: &View, voice: &Voice<'_>) -> Vec<String> {
    let one = |seat: undercroft_core::Seat| {
        let gold = voice.say(&say!("draw-gold", gold: view.gold[seat.index()]));
        format!("{} {gold}", shortened(&voice.called(seat), 24))
    };
    let order: Vec<String> = view.order.iter().map(|&seat| one(seat)).collect();
    let runs = view.monster_player.map(|seat| shortened(&voice.called(seat), 24));
    let mut lines = wrapped(&voice.word("draw-order"), &order);
    lines.extend(wrapped(&voice.word("draw-monster-player"), &runs.into_iter().collect::<Vec<_>>()));
    lines
}

/// A list that goes on below itself where it is too long for one line; nothing where it is empty.
fn wrapped(heading: &str, words: &[String]) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for (i, word) in words.iter().enumerate() {
        let word = if i + 1 < words.len() { format!("{word},") } else { word.clone() };
        match lines.last_mut() {
            Some(last) if last.chars().count() + 1 + word.chars().count() <= WIDTH => {
                last.push(' ');
                last.push_str(&word);
            }
            Some(_) => lines.push(format!("    {word}")),
            None => lines.push(format!("{heading} {word}")),
        }
    }
    lines
}

fn shortened(text: &str, letters: usize) -> String {
    text.chars().take(letters).collect()
}
