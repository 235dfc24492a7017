//! `undercroft position`: a table as a file.

use crate::cli::{EyeArgs, PositionCommand, TableArgs};
use crate::speech::verbatim;
use crate::telling::Telling;
use crate::words::{audience_json, line, pretty};
use crate::{Failure, Said, files, input};
use serde_json::{Value, json};
use undercroft_catalog::{GameInstance, Refused, StepEvents};
use undercroft_core::{Eye, Seat, Seed, Weight, say};
use undercroft_words::Language;

pub(crate) fn run(command: PositionCommand, language: Language) -> Result<Said, Failure> {
    match command {
        PositionCommand::New { table, seed, json: _ } => new(&table, seed).map(Said::from),
        PositionCommand::Show { file, eye, json } => show(&file, &eye, json, language).map(Said::from),
        PositionCommand::Moves { file, seat, words, json: _ } => moves(&file, seat, words, language),
        PositionCommand::Play { file, seat, action, json } => play(&file, seat, &action, json, language),
        PositionCommand::Imagine { file, seat, seed, json: _ } => imagine(&file, seat, seed).map(Said::from),
    }
}

fn new(table: &TableArgs, seed: Option<Seed>) -> Result<String, Failure> {
    let (title, setup) = input::setup(table)?;
    let (table, _) =
        title.deal(setup, input::seed(seed)?).map_err(Failure::within("this table cannot be set"))?;
    Ok(line(table.to_json()))
}

fn show(file: &str, eye: &EyeArgs, json: bool, language: Language) -> Result<String, Failure> {
    let table = files::position(file, language)?;
    let telling = Telling::new(&*table, input::eye(eye, table.players())?, language);
    let (about, players) = (table.about(), table.players());
    if json {
        let mut facts = json!({"game": about.name, "players": players});
        facts.as_object_mut().into_iter().for_each(|fields| fields.extend(telling.facts()));
        return Ok(pretty(&facts));
    }
    let (title, eye) = (verbatim(about.title), verbatim(telling.seen_by()));
    let heading = telling.say(&say!("position-heading", title: title, players: players, eye: eye));
    Ok(format!("{heading}\n\n{}", telling.table_and_state()))
}

fn moves(file: &str, seat: usize, words: bool, language: Language) -> Result<Said, Failure> {
    let table = files::position(file, language)?;
    let seat = input::seat(seat, table.players())?;
    let choices = table.moves(seat);
    let width = choices.iter().map(|choice| choice.json.chars().count()).max().unwrap_or(0);
    let game = Telling::new(&*table, Eye::Seat(seat), language).game();
    let mut said = Said::default();
    for choice in &choices {
        said.out += &match words {
            true => format!("{:<width$}  {}\n", choice.json, game.say(&choice.name)),
            false => line(&choice.json),
        };
    }
    if choices.is_empty() {
        let telling = Telling::new(&*table, Eye::Spectator, language);
        let (nothing, state) = (telling.say(&say!("may-do-nothing", who: seat)), telling.state_of_play());
        said.err = format!("{nothing} {}\n", state.lines().next().unwrap_or(""));
    }
    Ok(said)
}

fn play(file: &str, seat: usize, action: &str, json: bool, language: Language) -> Result<Said, Failure> {
    let mut table = files::position(file, language)?;
    let seat = input::seat(seat, table.players())?;
    let told = match table.play(seat, action) {
        Ok(told) => told,
        Err(Refused::Unreadable(fault)) => {
            return Err(no_move(&mut *table, file, seat, action, &fault.reason));
        }
        Err(refused) => {
            let reader = Telling::new(&*table, Eye::Seat(seat), language).reader();
            return Err(Failure::new(refused.in_words(table.tongue(language), reader)));
        }
    };
    let telling = Telling::new(&*table, Eye::All, language);
    let err =
        if json { line(for_programs(&telling, &told).to_string()) } else { for_people(&telling, &told) };
    Ok(Said { out: line(table.to_json()), err })
}

/// Everything that happened, whoever was told.
fn for_people(telling: &Telling<'_>, told: &StepEvents) -> String {
    let lines = telling.game().lines(&told.lines());
    let margin = |weight| if weight == Weight::Detail { "  " } else { "" };
    lines.iter().map(|told| format!("{}{}\n", margin(told.weight), told.words)).collect()
}

fn for_programs(telling: &Telling<'_>, told: &StepEvents) -> Value {
    let (told_lines, happened) = (told.lines(), told.events());
    let views = telling.game().lines(&told_lines);
    let lines = views.iter().zip(&told_lines).map(|(view, line)| {
        let mut view = json!(view);
        view["to"] = audience_json(line.audience);
        view
    });
    let events =
        happened.iter().map(|event| json!({"to": audience_json(event.audience), "event": event.json}));
    json!({"lines": lines.collect::<Value>(), "events": events.collect::<Value>()})
}

/// A position that a seat cannot tell from this one.
fn imagine(file: &str, seat: usize, seed: Option<u64>) -> Result<String, Failure> {
    let table = files::position(file, Language::English)?;
    let seat = input::seat(seat, table.players())?;
    let number = match seed {
        Some(number) => number,
        None => input::number()?,
    };
    Ok(line(table.imagined(seat, number).to_json()))
}

/// What to write instead of something that is no move.
fn no_move(table: &mut dyn GameInstance, file: &str, seat: Seat, action: &str, reason: &str) -> Failure {
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
