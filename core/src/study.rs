//! What is counted over many games, for whoever weighs the cards.
//!
//! A game says in [`Game::study`](crate::Game::study) what of its events is worth counting; the lab asks it after every
//! game and adds up. All sums are of whole numbers, so that it does not matter which games are added first.

use crate::{Outcome, Seat};
use serde::{Serialize, Serializer};
use serde_json::{Map, Value, json};

/// Tables of figures, each found by the names of its table, row and column. A name is introduced by being mentioned,
/// and keeps its place from then on.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Study {
    tables: Vec<StudyTable>,
}

/// A table of a study.
#[derive(Clone, PartialEq, Debug)]
pub struct StudyTable {
    /// What the rows are about: `a round under`.
    pub name: &'static str,
    /// What is counted in each row.
    pub columns: Vec<&'static str>,
    /// The rows with their names. A row may end before the last column.
    pub rows: Vec<(String, Vec<Option<Figure>>)>,
}

/// Something counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Figure {
    /// How often something happened, in all games together.
    Count(u64),
    /// So many of so many, both in parts of [`Outcome::WIN`], so that shared wins add up exactly.
    Share {
        /// Those that were.
        part: u64,
        /// All that could have been.
        whole: u64,
    },
    /// Values, of which the mean and the spread are told.
    Values {
        /// How many.
        count: u64,
        /// Their sum.
        sum: i64,
        /// The sum of their squares.
        squares: u128,
        /// The lowest.
        min: i64,
        /// The highest.
        max: i64,
    },
}

impl Study {
    /// A row to count in.
    pub fn row(&mut self, table: &'static str, row: &str) -> Row<'_> {
        let table = self.table(table);
        let at = place(&mut table.rows, |(name, _)| name == row, || (row.into(), Vec::new()));
        Row { columns: &mut table.columns, figures: &mut table.rows[at].1 }
    }

    fn table(&mut self, name: &'static str) -> &mut StudyTable {
        let new = || StudyTable { name, columns: Vec::new(), rows: Vec::new() };
        let at = place(&mut self.tables, |table| table.name == name, new);
        &mut self.tables[at]
    }

    /// The tables, without the rows in which nothing was ever counted.
    pub fn tables(&self) -> Vec<StudyTable> {
        let empty = |figure: &Figure| matches!(figure, Figure::Count(0) | Figure::Share { whole: 0, .. });
        let mut tables = self.tables.clone();
        for table in &mut tables {
            table.rows.retain(|(_, figures)| figures.iter().flatten().any(|figure| !empty(figure)));
        }
        tables.retain(|table| !table.rows.is_empty());
        tables
    }

    /// Both together.
    ///
    /// # Panics
    /// If a name stands for one kind of figure here and for another there.
    pub fn plus(mut self, other: &Study) -> Study {
        for table in &other.tables {
            let sum = self.table(table.name);
            for &column in &table.columns {
                place(&mut sum.columns, |name| *name == column, || column);
            }
            for (name, figures) in &table.rows {
                let mut row = self.row(table.name, name);
                for (column, figure) in table.columns.iter().zip(figures) {
                    if let Some(figure) = figure {
                        row.add(column, *figure);
                    }
                }
            }
        }
        self
    }
}

/// Where the wanted one is, at the end if it has to be made first.
fn place<T>(list: &mut Vec<T>, wanted: impl Fn(&T) -> bool, new: impl FnOnce() -> T) -> usize {
    list.iter().position(wanted).unwrap_or_else(|| {
        list.push(new());
        list.len() - 1
    })
}

/// A row of a study's table, to count in.
pub struct Row<'a> {
    columns: &'a mut Vec<&'static str>,
    figures: &'a mut Vec<Option<Figure>>,
}

impl Row<'_> {
    /// Something happened so often in this game.
    pub fn count(&mut self, column: &'static str, times: u64) -> &mut Self {
        self.add(column, Figure::Count(times))
    }

    /// So many more of so many more.
    pub fn share(&mut self, column: &'static str, part: u64, whole: u64) -> &mut Self {
        self.add(column, Figure::Share { part: part * Outcome::WIN, whole: whole * Outcome::WIN })
    }

    /// One more value.
    pub fn value(&mut self, column: &'static str, value: impl Into<i64>) -> &mut Self {
        let value = value.into();
        let squares = u128::from(value.unsigned_abs()).pow(2);
        self.add(column, Figure::Values { count: 1, sum: value, squares, min: value, max: value })
    }

    /// What this game's win brought a seat: all, a part, or nothing.
    pub fn win(&mut self, column: &'static str, outcome: &Outcome, seat: Seat) -> &mut Self {
        self.add(column, Figure::Share { part: outcome.parts(seat), whole: Outcome::WIN })
    }

    fn add(&mut self, column: &'static str, figure: Figure) -> &mut Self {
        let at = place(self.columns, |name| *name == column, || column);
        if self.figures.len() <= at {
            self.figures.resize(at + 1, None);
        }
        let sum = self.figures[at].map_or(figure, |before| before.plus(figure));
        self.figures[at] = Some(sum);
        self
    }
}

impl Figure {
    /// Both together.
    fn plus(self, other: Figure) -> Figure {
        match (self, other) {
            (Figure::Count(a), Figure::Count(b)) => Figure::Count(a + b),
            (Figure::Share { part, whole }, Figure::Share { part: p, whole: w }) => {
                Figure::Share { part: part + p, whole: whole + w }
            }
            (
                Figure::Values { count, sum, squares, min, max },
                Figure::Values { count: c, sum: s, squares: q, min: low, max: high },
            ) => Figure::Values {
                count: count + c,
                sum: sum + s,
                squares: squares + q,
                min: min.min(low),
                max: max.max(high),
            },
            _ => panic!("one name for two kinds of figures: {self:?} and {other:?}"),
        }
    }

    /// The share as a number from 0 to 1, the mean of the values, or the count itself; nothing where nothing was
    /// counted.
    pub fn value(&self) -> Option<f64> {
        match *self {
            Figure::Count(count) => Some(count as f64),
            Figure::Share { whole: 0, .. } => None,
            Figure::Share { part, whole } => Some(part as f64 / whole as f64),
            Figure::Values { count, sum, .. } => Some(sum as f64 / count as f64),
        }
    }

    /// The standard deviation of the values.
    pub fn deviation(&self) -> Option<f64> {
        let Figure::Values { count, sum, squares, .. } = *self else { return None };
        let (count, mean) = (count as f64, sum as f64 / count as f64);
        Some((squares as f64 / count - mean * mean).max(0.0).sqrt())
    }
}

impl Serialize for Study {
    /// The tables in their order.
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.tables())
    }
}

impl Serialize for StudyTable {
    /// The name and the rows; a row has its name and a figure for each column.
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let row = |(name, figures): &(String, Vec<Option<Figure>>)| -> Value {
            let cells = self.columns.iter().zip(figures);
            let known = cells.filter_map(|(column, figure)| Some((column.to_string(), json!((*figure)?))));
            json!({"row": name, "figures": known.collect::<Map<_, _>>()})
        };
        json!({"table": self.name, "rows": self.rows.iter().map(row).collect::<Value>()}).serialize(to)
    }
}

impl Serialize for Figure {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let value = self.value();
        match *self {
            Figure::Count(count) => json!({"count": count}),
            Figure::Share { part, whole } => {
                let whole = whole / Outcome::WIN;
                json!({"share": value, "part": part as f64 / Outcome::WIN as f64, "whole": whole})
            }
            Figure::Values { count, min, max, .. } => {
                json!({"mean": value, "sd": self.deviation(), "min": min, "max": max, "count": count})
            }
        }
        .serialize(to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SeatSet;

    /// What one game after another counted, each with the kinds of rooms it had.
    fn games(rooms: &[(&'static str, u64, i64)]) -> Study {
        let mut study = Study::default();
        for &(room, hurt, coins) in rooms {
            study.row("a room", room).count("hurts", hurt).share("empty", 1 - hurt, 1).value("coins", coins);
        }
        study
    }

    #[test]
    fn it_does_not_matter_how_the_games_are_cut_into_pieces() {
        let all = [("trap", 1, 2), ("vault", 0, -3), ("trap", 0, 7), ("boss", 1, 0), ("vault", 1, 1)];
        for cut in 0..=all.len() {
            let (first, rest) = all.split_at(cut);
            assert_eq!(games(first).plus(&games(rest)), games(&all), "cut after {cut}");
        }
    }

    #[test]
    fn values_have_a_mean_and_a_spread() {
        let study = games(&[("trap", 0, 2), ("trap", 0, 4), ("trap", 0, -6)]);
        let coins = study.tables()[0].rows[0].1[2].unwrap();
        assert_eq!(coins.value(), Some(0.0));
        assert!((coins.deviation().unwrap() - (56.0f64 / 3.0).sqrt()).abs() < 1e-12);
        assert_eq!((json!(coins)["min"].as_i64(), json!(coins)["max"].as_i64()), (Some(-6), Some(4)));
    }

    #[test]
    fn a_shared_win_counts_as_a_fraction() {
        let mut study = Study::default();
        let winners = Seat::all(3).collect::<SeatSet>();
        let outcome = Outcome::rank(4, winners, |seat| seat < Seat::new(3), |_| 0);
        for seat in Seat::all(4) {
            study.row("wins", &seat.to_string()).win("wins", &outcome, seat);
        }
        let shares: Vec<f64> =
            study.tables()[0].rows.iter().map(|row| row.1[0].unwrap().value().unwrap()).collect();
        assert_eq!(shares, [1.0 / 3.0, 1.0 / 3.0, 1.0 / 3.0, 0.0]);
    }

    #[test]
    fn rows_keep_the_order_in_which_they_were_mentioned_and_empty_ones_are_left_out() {
        let mut study = Study::default();
        for room in ["treasure", "monster", "trap"] {
            study.row("a room", room).count("entered", 0);
        }
        study.row("a room", "trap").count("entered", 2);
        study.row("a room", "treasure").count("entered", 1);
        let names: Vec<String> = study.tables()[0].rows.iter().map(|row| row.0.clone()).collect();
        assert_eq!(names, ["treasure", "trap"]);
    }

    #[test]
    #[should_panic(expected = "one name for two kinds of figures")]
    fn one_name_is_one_kind_of_figure() {
        Study::default().row("a room", "trap").count("hurts", 1).share("hurts", 1, 2);
    }
}
