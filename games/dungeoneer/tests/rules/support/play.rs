//! A game that a test plays, and what it can ask of it.

use super::{At, PARTY};
use std::collections::BTreeMap;
use undercroft_core::chance::{pick, quick};
use undercroft_core::{Eye, Game, Heard, Played, Position, Record, Refusal, Seat, Seed, Setup};
use undercroft_dungeoneer::{Dungeoneer, Event, Figure, FigureView, Move, Side, Square, Stage, View};

/// A game under way and all that has happened in it since the test sat down.
pub(crate) struct Play {
    pub(crate) position: Position<Dungeoneer>,
    pub(crate) log: Vec<Event>,
    named: BTreeMap<char, At>,
    top: i64,
    left: i64,
    rows: usize,
}

impl Play {
    pub(crate) fn new(
        position: Position<Dungeoneer>,
        named: BTreeMap<char, At>,
        top: i64,
        left: i64,
        rows: usize,
    ) -> Play {
        Play { position, log: Vec::new(), named, top, left, rows }
    }

    /// A game dealt from a small seed.
    pub(crate) fn dealt(setup: Setup, seed: u64) -> Play {
        let (position, log) = Position::deal(setup, Seed::from_number(seed)).expect("a sound table");
        let mut play = Play::new(position, BTreeMap::new(), 0, 0, 0);
        play.hear(log);
        play
    }

    fn hear(&mut self, heard: Vec<Heard<Event>>) {
        // Who is who is told before it matters, and of no interest where everybody is drawn.
        let happened = heard.into_iter().map(|heard| heard.event);
        self.log.extend(happened.filter(|event| !matches!(event, Event::Introduced { .. })));
    }

    pub(crate) fn view(&self) -> View {
        self.position.view(Eye::Spectator)
    }

    /// The square with a letter: one that the test named, or where somebody stands.
    pub(crate) fn at(&self, letter: char) -> Square {
        let named = self
            .named
            .get(&letter)
            .map(|&(column, row)| Square::from_numbers(column, row).expect("a square"));
        named.unwrap_or_else(|| self.who(letter).square)
    }

    /// The figure with a letter; of monsters the first of that level, in the order of figures.
    pub(crate) fn who(&self, letter: char) -> FigureView {
        self.all(letter).into_iter().next().unwrap_or_else(|| panic!("{letter} is not there"))
    }

    /// All figures with a letter.
    pub(crate) fn all(&self, letter: char) -> Vec<FigureView> {
        self.view().figures.into_iter().filter(|figure| letter_of(figure) == letter).collect()
    }

    pub(crate) fn lives(&self, letter: char) -> bool {
        !self.all(letter).is_empty()
    }

    /// What whoever decides may do.
    pub(crate) fn moves(&self) -> Vec<Move> {
        self.view().acting.map(|seat| self.position.moves(seat)).unwrap_or_default()
    }

    pub(crate) fn may(&self, action: Move) -> bool {
        self.moves().contains(&action)
    }

    /// Plays a move for whoever decides; what happened.
    pub(crate) fn plays(&mut self, action: Move) -> Vec<Event> {
        let before = self.log.len();
        self.tries(action).unwrap_or_else(|no| panic!("{action:?}: {no}\n{}", self.drawn()));
        self.log[before..].to_vec()
    }

    /// The same, where it may be refused.
    pub(crate) fn tries(&mut self, action: Move) -> Result<(), Refusal> {
        let seat = self.view().acting.expect("somebody decides");
        let heard = self.position.play(seat, action)?;
        self.hear(heard);
        Ok(())
    }

    pub(crate) fn walks(&mut self, letter: char) -> Vec<Event> {
        self.plays(Move::Walk(self.at(letter)))
    }

    pub(crate) fn fights(&mut self, letter: char) -> Vec<Event> {
        self.plays(Move::Fight(self.who(letter).id))
    }

    pub(crate) fn happened(&self, wanted: impl Fn(&Event) -> bool) -> bool {
        self.log.iter().any(wanted)
    }

    /// Whom a list of moves names, by letters in order.
    pub(crate) fn letters(&self, of: impl Fn(&Move) -> Option<Figure>) -> String {
        let view = self.view();
        let named = self.moves().iter().filter_map(of).collect::<Vec<_>>();
        let mut letters: Vec<char> =
            view.figures.iter().filter(|figure| named.contains(&figure.id)).map(letter_of).collect();
        letters.sort_unstable();
        letters.into_iter().collect()
    }

    /// The dungeon as it would be drawn, with a star on every square that one can walk to now.
    pub(crate) fn reach(&self) -> String {
        let ends: Vec<Square> = self
            .moves()
            .iter()
            .filter_map(|action| match action {
                Move::Walk(square) => Some(*square),
                _ => None,
            })
            .collect();
        self.draw(&|square| ends.contains(&square).then_some('*'))
    }

    /// The dungeon as it would be drawn.
    pub(crate) fn drawn(&self) -> String {
        self.draw(&|_| None)
    }

    pub(crate) fn draw(&self, mark: &dyn Fn(Square) -> Option<char>) -> String {
        let view = self.view();
        let (top, left) = (self.top.max(1), self.left.max(1));
        let letter = |column: i64, row: i64| {
            let square = Square::from_numbers(column, row).expect("a square");
            let figure = view.figures.iter().find(|figure| figure.square == square);
            let door = view.doors.iter().find(|door| door.squares.iter().any(|at| at == square));
            let floor = view.tiles.iter().any(|tile| {
                let (across, down) = (column - tile.corner.column() as i64, row - tile.corner.row() as i64);
                let line = usize::try_from(down).ok().and_then(|down| tile.rows.get(down));
                let at = line
                    .zip(usize::try_from(across).ok())
                    .and_then(|(line, across)| line.as_bytes().get(across));
                at == Some(&b'#')
            });
            mark(square)
                .or(figure.map(letter_of))
                .or(door.map(|door| if door.to.is_some() { '+' } else { 'x' }))
                .or(floor.then_some('.'))
                .unwrap_or(' ')
        };
        let rows = (top..top + self.rows as i64).map(|row| {
            let line: String = (left..left + 12).map(|column| letter(column, row)).collect();
            line.trim_end().to_string()
        });
        rows.collect::<Vec<_>>().join("\n")
    }

    /// Plays random moves to the end and returns them.
    pub(crate) fn play_out(&mut self, seed: u64) -> Vec<(Seat, Move)> {
        let rng = &mut quick(seed);
        let mut moves = Vec::new();
        while let Some(seat) = self.position.rules().awaited(self.position.state()).first() {
            let action = pick(rng, &self.position.moves(seat));
            let heard = self.position.play(seat, action).expect("it is listed");
            self.hear(heard);
            moves.push((seat, action));
        }
        assert_eq!(self.view().stage, Stage::Over);
        moves
    }
}

fn letter_of(figure: &FigureView) -> char {
    match figure.side {
        Side::Dungeoneer => PARTY[figure.id.index()].0,
        Side::Helper => 'h',
        Side::Monster => figure.level.map_or('?', |level| (b'0' + level.number()) as char),
    }
}

/// A whole random game from the deal on.
pub(crate) fn random_game(setup: Setup, seed: u64) -> Play {
    let mut play = Play::dealt(setup, seed);
    play.play_out(seed);
    play
}

/// The same as a record.
pub(crate) fn recorded(setup: Setup, seed: u64) -> Record<Move> {
    let mut play = Play::dealt(setup, seed);
    let moves = play.play_out(seed);
    let moves = moves.into_iter().map(|(seat, action)| Played::Move { seat, action }).collect();
    Record::of(&play.position, moves)
}

/// A drawing without the margin that it has in a test.
pub(crate) fn map(drawn: &str) -> String {
    let lines: Vec<&str> = drawn.lines().map(str::trim_end).filter(|line| !line.is_empty()).collect();
    let margin = lines.iter().map(|line| line.len() - line.trim_start().len()).min().unwrap_or(0);
    lines.iter().map(|line| &line[margin..]).collect::<Vec<_>>().join("\n")
}
