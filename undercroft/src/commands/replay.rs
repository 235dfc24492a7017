//! `undercroft replay`: a recorded game, told again.

use crate::cli::ReplayArgs;
use crate::page::{width, wrapped};
use crate::words::{agreed, counted, eye_json, own_cards, pretty, seen_by, table_and_state};
use crate::{Failure, files, input};
use serde_json::{Value, json};
use undercroft_catalog::{Table, Told};
use undercroft_core::{Eye, Seat};

/// One move of the story. What was played is kept from eyes that could not know it.
struct Step {
    number: usize,
    seat: Seat,
    played: Option<(Value, String)>,
    told: Vec<Told>,
}

pub(crate) fn run(args: &ReplayArgs) -> Result<String, Failure> {
    let file = input::called(&args.file);
    let record = files::record(&args.file)?;
    let (mut table, dealt) = record.deal().map_err(Failure::within(file))?;
    let eye = input::eye(&args.eye, table.players())?;
    let moves = record.moves();
    let stop = args.at.unwrap_or(moves.len());
    if stop > moves.len() {
        return Err(Failure::new(format!("--at {stop}: {file} has only {}", counted(moves.len(), "move"))));
    }
    let mut steps = Vec::new();
    for (i, (seat, action)) in moves.iter().take(stop).enumerate() {
        let played = if knows(eye, *seat) { in_words(&*table, *seat, action) } else { None };
        let told = table
            .play(*seat, action)
            .map_err(|refused| Failure::new(format!("{file}: move {} by {seat}: {refused}", i + 1)))?;
        steps.push(Step { number: i + 1, seat: *seat, played, told });
    }
    Ok(match args.json {
        true => for_programs(&*table, eye, moves.len(), &dealt, &steps),
        false => for_people(&*table, eye, moves.len(), &dealt, &steps),
    })
}

fn knows(eye: Eye, seat: Seat) -> bool {
    eye == Eye::All || eye == Eye::Seat(seat)
}

fn in_words(table: &dyn Table, seat: Seat, action: &str) -> Option<(Value, String)> {
    let choice = table.moves(seat).into_iter().find(|choice| choice.json == action)?;
    Some((serde_json::from_str(&choice.json).ok()?, choice.words))
}

fn for_people(table: &dyn Table, eye: Eye, moves: usize, dealt: &[Told], steps: &[Step]) -> String {
    let names = table.names();
    let heading = format!(
        "{}, {}, {}{}, {}",
        table.about().title,
        counted(table.players(), "player"),
        counted(moves, "move"),
        agreed(table.setup()),
        seen_by(eye, names)
    );
    let mut text = wrapped(&heading, width(), 2) + "\n\nThe deal\n";
    text += &numbered(None, &heard(dealt, eye));
    for step in steps {
        let mut lines = heard(&step.told, eye);
        if let Some((_, words)) = &step.played {
            lines.insert(0, format!("{}: {words}", names.of(step.seat)));
        }
        if lines.is_empty() {
            lines.push("(nothing to be heard)".into());
        }
        text += &numbered(Some(step.number), &lines);
    }
    text + &format!("\nThe table after {}\n\n{}", counted(steps.len(), "move"), table_and_state(table, eye))
}

/// What an eye was told, a line each.
fn heard(told: &[Told], eye: Eye) -> Vec<String> {
    let heard = told.iter().filter(|told| told.audience.includes(eye));
    heard.flat_map(|told| told.words.lines()).map(String::from).collect()
}

/// Lines under one another, the first with the number of the move.
fn numbered(number: Option<usize>, lines: &[String]) -> String {
    let margin =
        |i| if i == 0 { number.map_or(String::new(), |number| number.to_string()) } else { String::new() };
    let fitting = |line: &str| wrapped(line, width() - 6, 2).replace('\n', "\n      ");
    lines.iter().enumerate().map(|(i, line)| format!("{:>4}  {}\n", margin(i), fitting(line))).collect()
}

fn for_programs(table: &dyn Table, eye: Eye, moves: usize, dealt: &[Told], steps: &[Step]) -> String {
    let events = |told: &[Told]| -> Value {
        let heard = told.iter().filter(|told| told.audience.includes(eye));
        heard.map(|told| json!({"event": told.json, "words": told.words})).collect()
    };
    let mut story = vec![json!({"number": 0, "events": events(dealt)})];
    for step in steps {
        let mut told = json!({"number": step.number});
        if let Some((action, words)) = &step.played {
            told["seat"] = json!(step.seat);
            told["move"] = action.clone();
            told["words"] = json!(words);
        }
        told["events"] = events(&step.told);
        story.push(told);
    }
    pretty(&json!({
        "game": table.about().name,
        "players": table.players(),
        "options": table.setup().options,
        "own_cards": own_cards(table.setup()),
        "moves": moves,
        "at": steps.len(),
        "eye": eye_json(eye),
        "story": story,
        "awaited": table.awaited(),
        "outcome": table.outcome(),
        "view": table.view(eye),
    }))
}
