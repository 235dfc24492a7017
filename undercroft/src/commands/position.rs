//! `undercroft position`: a table as a file.

use crate::cli::{EyeArgs, PositionCommand, TableArgs};
use crate::words::{counted, eye_json, line, pretty, seen_by, state_of_play, table_and_state, told_json};
use crate::{Failure, Said, files, input};
use serde_json::{Value, json};
use undercroft_catalog::{Refused, Table};
use undercroft_core::{Seat, Seed};

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
    let table = files::position(file)?;
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
    Ok(format!("{heading}\n\n{}", table_and_state(&*table, eye)))
}

fn moves(file: &str, seat: usize, words: bool) -> Result<Said, Failure> {
    let table = files::position(file)?;
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
    let mut table = files::position(file)?;
    let seat = input::seat(seat, table.players())?;
    let told = match table.play(seat, action) {
        Err(Refused::Unreadable(fault)) => {
            return Err(no_move(&mut *table, file, seat, action, &fault.reason));
        }
        played => played?,
    };
    let event = |told| if json { told_json(told).to_string() } else { told.words.clone() };
    let err = told.iter().map(|told| line(event(told))).collect();
    Ok(Said { out: line(table.to_json()), err })
}

/// What to write instead of something that is no move.
fn no_move(table: &mut dyn Table, file: &str, seat: Seat, action: &str, reason: &str) -> Failure {
    let quoted = json!(action).to_string();
    let reason = if let Ok(value) = serde_json::from_str::<Value>(action) {
        match value {
            Value::String(_) | Value::Object(_) => reason.to_string(),
            _ => "a move is a word in quotation marks, or a word and its value".into(),
        }
    } else if !matches!(table.play(seat, &quoted), Err(Refused::Unreadable(_))) {
        format!("a word needs its quotation marks: --move '{quoted}'")
    } else {
        let example = table.moves(seat).first().map(|choice| format!(", as in --move '{}'", choice.json));
        format!("this is no JSON; put it into single quotes{}", example.unwrap_or_default())
    };
    let number = seat.number();
    Failure::new(format!(
        "that is no move of this game: {reason}. `undercroft position moves {file} --seat {number}` lists the legal \
         ones"
    ))
}
