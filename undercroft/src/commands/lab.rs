//! `undercroft lab`: bots play many games, and what happened in them is counted.

use super::sim::{course, hash, heading, scores, shown, wins};
use crate::cli::LabArgs;
use crate::page::width;
use crate::words::{agreed, grouped, pretty};
use crate::{Failure, Said, input};
use serde_json::json;
use undercroft_core::{Figure, StudyTable};
use undercroft_lab::{Plan, SeatResult, Studied};
use undercroft_words::Language;

pub(crate) fn run(args: LabArgs) -> Result<Said, Failure> {
    let (title, setup) = input::setup(&args.table)?;
    let plan = Plan { setup, bots: args.bots, games: args.games, seed: args.seed, threads: args.threads };
    let studied = shown(plan.games, |progress| title.study(&plan, progress))
        .map_err(Failure::within("this cannot be played"))?;
    Ok(Said::from(match args.json {
        true => pretty(&json!(studied)),
        false => for_people(title.about().title, &agreed(&plan.setup, Language::English), &studied),
    }))
}

fn for_people(title: &str, agreed: &str, Studied { report, seats, study }: &Studied) -> String {
    let mut text = heading(title, agreed, report);
    text += &wins(&report.results);
    text += &scores(&report.results);
    text += &by_seat(seats);
    text += &course(report);
    text += &hash(report);
    for table in study.tables() {
        text += &format!("\n{}", drawn(&table, width()));
    }
    text
}

fn by_seat(seats: &[SeatResult]) -> String {
    let mut text = String::from("seat         wins    95 % interval       due\n");
    for (number, seat) in (1..).zip(seats) {
        let interval = format!("{:.1} to {:.1} %", 100.0 * seat.share_low, 100.0 * seat.share_high);
        text += &format!(
            "{number:<9} {:>5.1} %  {interval:>15}   {:>5.1} %\n",
            100.0 * seat.share,
            100.0 * seat.due
        );
    }
    text + "\n"
}

/// A table with its heads over the columns, as loosely as it fits.
fn drawn(table: &StudyTable, width: usize) -> String {
    let letters = |text: &str| text.chars().count();
    let cell = |row: &[Option<Figure>], column: usize| {
        row.get(column).copied().flatten().map_or(String::new(), said)
    };
    let names =
        table.rows.iter().map(|(name, _)| letters(name)).chain([letters(table.name)]).max().unwrap_or(0);
    let widths: Vec<usize> = (0..table.columns.len())
        .map(|column| {
            let cells = table.rows.iter().map(|(_, row)| letters(&cell(row, column)));
            cells.chain([letters(table.columns[column])]).max().unwrap_or(0)
        })
        .collect();
    let gaps = [3, 2, 1];
    let whole = |gap: usize| names + widths.iter().map(|column| column + gap).sum::<usize>();
    let gap = gaps.into_iter().find(|&gap| whole(gap) <= width).unwrap_or(1);
    let line = |name: &str, cells: Vec<String>| {
        let cells = cells.iter().zip(&widths).map(|(cell, wide)| format!("{:gap$}{cell:>wide$}", ""));
        format!("{name:<names$}{}\n", cells.collect::<String>())
    };
    let mut text = line(table.name, table.columns.iter().map(|head| head.to_string()).collect());
    for (name, row) in &table.rows {
        text += &line(name, (0..widths.len()).map(|column| cell(row, column)).collect());
    }
    text
}

/// A figure in few letters: what was counted, the share in per cent, or the mean.
fn said(figure: Figure) -> String {
    match (figure, figure.value()) {
        (_, None) => "-".into(),
        (Figure::Count(count), _) => grouped(count),
        (Figure::Share { .. }, Some(share)) => format!("{:.1} %", 100.0 * share),
        (Figure::Values { .. }, Some(mean)) => format!("{mean:.2}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use undercroft_core::Study;

    #[test]
    fn a_table_keeps_its_columns_under_their_heads() {
        let mut study = Study::default();
        study.row("a room", "trap").count("entered", 1234).share("hurts", 2, 3).value("wounds", 1);
        study.row("a room", "vault").count("entered", 5).value("wounds", 0);
        let text = drawn(&study.tables()[0], 80);
        assert_eq!(
            text,
            "a room   entered    hurts   wounds\n\
             trap       1,234   66.7 %     1.00\n\
             vault          5              0.00\n"
        );
        assert!(drawn(&study.tables()[0], 30).lines().all(|line| line.len() <= 30));
    }
}
