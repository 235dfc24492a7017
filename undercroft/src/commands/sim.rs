//! `undercroft sim`: bots play many games.

use crate::cli::SimArgs;
use crate::page::{width, wrapped};
use crate::words::{agreed, counted, grouped, pretty};
use crate::{Failure, Said, files, input};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;
use std::io::{IsTerminal, stderr};
use undercroft_lab::{BotResult, Plan, Report};
use undercroft_words::Language;

pub(crate) fn run(args: SimArgs) -> Result<Said, Failure> {
    let (title, setup) = input::setup(&args.table)?;
    let plan = Plan { setup, bots: args.bots, games: args.games, seed: args.seed, threads: args.threads };
    let impossible = || Failure::within("this cannot be played");
    if let Some(file) = &args.save {
        files::must_be_new(file)?;
        files::save(file, &title.first_game(&plan).map_err(impossible())?)?;
    }
    let report = shown(plan.games, |progress| title.simulate(&plan, progress)).map_err(impossible())?;
    let mut said = match args.json {
        true => Said::from(pretty(&json!(report))),
        false => {
            Said::from(for_people(title.about().title, &agreed(&plan.setup, Language::English), &report))
        }
    };
    if let Some(file) = args.save {
        said.err = format!("The first game is in {file}: undercroft replay {file}\n");
    }
    Ok(said)
}

/// Plays so many games while a bar shows how far it is.
pub(crate) fn shown<T>(games: u64, play: impl FnOnce(&(dyn Fn(u64) + Sync)) -> T) -> T {
    let bar = progress_bar(games);
    let played = play(&|more| bar.inc(more));
    bar.finish_and_clear();
    played
}

/// A bar on standard error, for people only.
fn progress_bar(games: u64) -> ProgressBar {
    if !stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} games, {eta} left");
    let bar = ProgressBar::new(games);
    match style {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

fn for_people(title: &str, agreed: &str, report: &Report) -> String {
    let mut text = heading(title, agreed, report);
    text += &wins(&report.results);
    text += &scores(&report.results);
    text += &seats(report);
    text += &course(report);
    text += &format!(
        "speed      {} games/s, {} decisions/s ({:.2} s on {})\n",
        grouped(report.games_per_second as u64),
        grouped(report.decisions_per_second as u64),
        report.seconds,
        counted(report.threads, "thread"),
    );
    text + &hash(report)
}

/// What was played.
pub(crate) fn heading(title: &str, agreed: &str, report: &Report) -> String {
    let heading = format!(
        "{title}, {}, {}, seed {}{agreed}",
        counted(report.players, "player"),
        counted(report.games as usize, "game"),
        report.seed,
    );
    wrapped(&heading, width(), 2) + "\n\n"
}

/// How long the games were and how they ended.
pub(crate) fn course(report: &Report) -> String {
    let per_cent = |games: u64| 100.0 * games as f64 / report.games as f64;
    let length = format!(
        "length     {:.1} decisions a game ({} to {})\n",
        report.length.mean, report.length.min, report.length.max
    );
    let endings = format!(
        "endings    {:.1} % with a shared win, {:.1} % without a winner\n",
        per_cent(report.shared_wins),
        per_cent(report.without_winner)
    );
    length + &endings
}

pub(crate) fn hash(report: &Report) -> String {
    let unlike = if report.repeatable { "" } else { "  (a bot thinks by the clock: not the same next time)" };
    format!("hash       {}{unlike}\n", report.hash)
}

/// The width of the first column.
fn column(results: &[BotResult]) -> usize {
    results.iter().map(|result| result.bot.len()).max().unwrap_or(0).max(9)
}

pub(crate) fn wins(results: &[BotResult]) -> String {
    let width = column(results);
    let mut text = format!("{:<width$}  seats         wins    share    95 % interval   by chance\n", "bot");
    for result in results {
        let interval = format!("{:.1} to {:.1} %", 100.0 * result.share_low, 100.0 * result.share_high);
        let wins = tenths((10.0 * result.wins).round() as u64);
        text += &format!(
            "{:<width$}  {:>5}  {wins:>11}  {:>5.1} %  {interval:>15}     {:>5.1} %\n",
            result.bot,
            result.seats,
            100.0 * result.share,
            100.0 * result.chance
        );
    }
    text + "\n"
}

fn tenths(tenths: u64) -> String {
    format!("{}.{}", grouped(tenths / 10), tenths % 10)
}

pub(crate) fn scores(results: &[BotResult]) -> String {
    let width = column(results);
    let mut text = format!("{:<width$}   mean     sd    min    5 %  median   95 %    max\n", "scores");
    for BotResult { bot, scores, .. } in results {
        text += &format!(
            "{bot:<width$} {:>6.1} {:>6.1} {:>6} {:>6} {:>7} {:>6} {:>6}\n",
            scores.mean, scores.sd, scores.min, scores.p5, scores.median, scores.p95, scores.max
        );
    }
    text + "\n"
}

fn seats(report: &Report) -> String {
    let share =
        |(seat, wins): (usize, &f64)| format!("{}: {:.1} %", seat + 1, 100.0 * wins / report.games as f64);
    let seats: Vec<String> = report.wins_by_seat.iter().enumerate().map(share).collect();
    format!("by seat    {}\n", seats.join("  "))
}
