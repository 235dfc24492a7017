//! `undercroft replay`: a recorded game, told again.

use crate::cli::ReplayArgs;
use crate::page::{line_of_story, width, wrapped};
use crate::speech::{self, verbatim};
use crate::telling::Telling;
use crate::words::{agreed, counted, own_cards, pretty};
use crate::{Failure, files, input};
use serde_json::{Value, json};
use undercroft_catalog::{GameInstance, StepEvents};
use undercroft_core::{Actor, Eye, Played, Seat, Weight, say};
use undercroft_server::table::LineView;
use undercroft_words::Language;

/// One step of the story. What was played is kept from eyes that could not know it.
struct Step {
    number: usize,
    actor: Actor,
    played: Option<(Value, String)>,
    told: StepEvents,
}

pub(crate) fn run(args: &ReplayArgs, language: Language) -> Result<String, Failure> {
    let file = input::called(&args.file);
    let record = files::record(&args.file)?;
    let (mut table, dealt) = record.deal().map_err(Failure::within(file))?;
    table.call(speech::seats(language, table.players()));
    let eye = input::eye(&args.eye, table.players())?;
    let moves = record.moves();
    let stop = args.at.unwrap_or(moves.len());
    if stop > moves.len() {
        return Err(Failure::new(format!("--at {stop}: {file} has only {}", counted(moves.len(), "move"))));
    }
    let mut steps = Vec::new();
    for (i, step) in moves.iter().take(stop).enumerate() {
        let telling = Telling::new(&*table, eye, language);
        let played = match step {
            Played::Move { seat, action } if knows(eye, *seat) => in_words(&*table, &telling, *seat, action),
            _ => None,
        };
        let told = table.step(step).map_err(|refused| {
            let reason =
                refused.in_words(table.tongue(language), Telling::new(&*table, Eye::All, language).reader());
            Failure::new(format!("{file}: move {} by {}: {reason}", i + 1, step.actor()))
        })?;
        steps.push(Step { number: i + 1, actor: step.actor(), played, told });
    }
    let telling = Telling::new(&*table, eye, language);
    Ok(match args.json {
        true => for_programs(&*table, &telling, moves.len(), &dealt, &steps),
        false => {
            let agreed = agreed(table.setup(), language);
            let heading = say!(
                "replay-heading",
                title: verbatim(table.about().title),
                players: table.players(),
                moves: moves.len(),
                agreed: verbatim(agreed),
                eye: verbatim(telling.seen_by())
            );
            wrapped(&telling.say(&heading), width(), 2) + "\n\n" + &for_people(&telling, &dealt, &steps)
        }
    })
}

fn knows(eye: Eye, seat: Seat) -> bool {
    eye == Eye::All || eye == Eye::Seat(seat)
}

fn in_words(
    table: &dyn GameInstance,
    telling: &Telling<'_>,
    seat: Seat,
    action: &str,
) -> Option<(Value, String)> {
    let choice = table.moves(seat).into_iter().find(|choice| choice.json == action)?;
    Some((serde_json::from_str(&choice.json).ok()?, telling.game().say(&choice.name)))
}

/// The story line by line, as the game tells it.
fn for_people(telling: &Telling<'_>, dealt: &StepEvents, steps: &[Step]) -> String {
    let mut text = telling.say(&say!("deal")) + "\n";
    text += &numbered(None, &telling.game().lines(&dealt.lines()));
    for step in steps {
        let lines = telling.game().lines(&step.told.lines());
        text += &match lines.is_empty() {
            true => format!("{:>4}  {}\n", step.number, telling.say(&say!("nothing-heard"))),
            false => numbered(Some(step.number), &lines),
        };
    }
    let after = telling.say(&say!("table-after", moves: steps.len()));
    text + &format!("\n{after}\n\n{}", telling.table_and_state())
}

/// Lines under one another, the first with the number of the move.
fn numbered(number: Option<usize>, lines: &[LineView]) -> String {
    let mut margin = number.map_or(String::new(), |number| number.to_string());
    let mut text = String::new();
    for line in lines {
        if line.weight == Weight::Passage {
            text += "\n";
        }
        let indent = if line.weight == Weight::Detail { 2 } else { 0 };
        text += &format!("{margin:>4}  {:indent$}{}\n", "", line_of_story(&line.words, 6 + indent));
        margin.clear();
    }
    text
}

fn for_programs(
    table: &dyn GameInstance,
    telling: &Telling<'_>,
    moves: usize,
    dealt: &StepEvents,
    steps: &[Step],
) -> String {
    let game = telling.game();
    let step = |number: usize, told: &StepEvents| json!({"number": number, "lines": game.lines(&told.lines()), "events": game.events(&told.events())});
    let mut story = vec![step(0, dealt)];
    for played in steps {
        let mut told = step(played.number, &played.told);
        match (played.actor, &played.played) {
            (Actor::Seat(seat), Some((action, words))) => {
                told["seat"] = json!(seat);
                told["move"] = action.clone();
                told["words"] = json!(words);
            }
            (Actor::Seat(_), None) => {}
            (Actor::Clock, _) => told["clock"] = json!("time_up"),
        }
        story.push(told);
    }
    let mut facts = json!({
        "game": table.about().name,
        "players": table.players(),
        "options": table.setup().options,
        "own_cards": own_cards(table.setup(), Language::English),
        "moves": moves,
        "at": steps.len(),
        "story": story,
    });
    facts.as_object_mut().into_iter().for_each(|fields| fields.extend(telling.facts()));
    pretty(&facts)
}
