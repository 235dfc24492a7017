//! `undercroft position`: a table as a file.

use crate::cli::{EyeArgs, PositionCommand, TableArgs};
use crate::words::{counted, eye_json, line, pretty, seen_by, state_of_play, told_json};
use crate::{Failure, Said, input};
use serde_json::json;
use undercroft_core::Seed;

pub(crate) fn run(command: PositionCommand) -> Result<Said, Failure> {
    match command {
        PositionCommand::New { table, seed, json: _ } => new(&table, seed).map(Said::from),
        PositionCommand::Show { file, eye, json } => show(&file, &eye, json).map(Said::from),
        PositionCommand::Moves { file, seat, words, json: _ } => moves(&file, seat, words),
        PositionCommand::Play { file, seat, action, json } => play(&file, seat, &action, json),
    }
}

fn new(table: &TableArgs, seed: Option<Seed>) -> Result<String, Failure> {
    let (title, setup) = input::setup(table)?;
    let (table, _) =
        title.deal(setup, input::seed(seed)?).map_err(Failure::within("this table cannot be set"))?;
    Ok(line(table.to_json()))
}

fn show(file: &str, eye: &EyeArgs, json: bool) -> Result<String, Failure> {
    let table = input::position(file)?;
    let eye = input::eye(eye, table.players())?;
    if json {
        return Ok(pretty(&json!({
            "game": table.about().name,
            "players": table.players(),
            "eye": eye_json(eye),
            "awaited": table.awaited(),
            "outcome": table.outcome(),
            "view": table.view(eye),
        })));
    }
    let heading = format!(
        "{}, {}, {}",
        table.about().title,
        counted(table.players(), "player"),
        seen_by(eye, table.names())
    );
    Ok(format!("{heading}\n\n{}\n\n{}\n", table.view_in_words(eye), state_of_play(&*table)))
}

fn moves(file: &str, seat: usize, words: bool) -> Result<Said, Failure> {
    let table = input::position(file)?;
    let seat = input::seat(seat, table.players())?;
    let choices = table.moves(seat);
    let width = choices.iter().map(|choice| choice.json.chars().count()).max().unwrap_or(0);
    let mut said = Said::default();
    for choice in &choices {
        said.out += &match words {
            true => format!("{:<width$}  {}\n", choice.json, choice.words),
            false => line(&choice.json),
        };
    }
    if choices.is_empty() {
        let state = state_of_play(&*table);
        said.err = format!(
            "{} may do nothing now. {}\n",
            table.names().of(seat),
            state.lines().next().unwrap_or("")
        );
    }
    Ok(said)
}

fn play(file: &str, seat: usize, action: &str, json: bool) -> Result<Said, Failure> {
    let mut table = input::position(file)?;
    let seat = input::seat(seat, table.players())?;
    let told = table.play(seat, action)?;
    let event = |told| if json { told_json(told).to_string() } else { told.words.clone() };
    let err = told.iter().map(|told| line(event(told))).collect();
    Ok(Said { out: line(table.to_json()), err })
}
