//! The JSON files people hand in and get back: positions, records, and games that are still to be finished.

use crate::input::{called, plain, text};
use crate::{Failure, speech};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::fs;
use undercroft_catalog::{GameInstance, Recorded, Title, in_plain_words};
use undercroft_core::{Fault, readable, unreadable};
use undercroft_words::Language;

/// Who left a game, to go on with it: beside the record in the file of an unfinished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct You {
    /// The seat, from 1.
    pub(crate) seat: usize,
    pub(crate) name: String,
    /// The bots in the other seats.
    pub(crate) bots: Vec<String>,
}

/// The field of an unfinished game's file in which [`You`] stands.
const YOU: &str = "you";

/// A game to go on with.
pub(crate) struct Saved {
    pub(crate) title: &'static dyn Title,
    /// The record alone.
    pub(crate) record: String,
    pub(crate) you: Option<You>,
}

/// Reads a position of any game, at which the seats are called by their numbers.
pub(crate) fn position(file: &str, language: Language) -> Result<Box<dyn GameInstance>, Failure> {
    let text = json_text(file, "a position")?;
    if holds(&text, "moves") {
        return Err(Failure::new(format!(
            "{}: this is a recorded game, not a position; `undercroft replay {file}` tells it, and with --at N \
             shows the table after N moves",
            called(file)
        )));
    }
    let title = undercroft_catalog::of_file(&text).map_err(Failure::within(called(file)))?;
    let mut table = title.position(&text).map_err(Failure::within(called(file)))?;
    table.call(speech::seats(language, table.players()));
    Ok(table)
}

/// Reads a record of any game, finished or not.
pub(crate) fn record(file: &str) -> Result<Box<dyn Recorded>, Failure> {
    let saved = saved(file)?;
    saved.title.record(&saved.record).map_err(Failure::within(called(file)))
}

/// Reads a record of any game, and who left it.
pub(crate) fn saved(file: &str) -> Result<Saved, Failure> {
    let text = json_text(file, "a recorded game")?;
    if holds(&text, "state") {
        return Err(Failure::new(format!(
            "{}: this is a position, not a recorded game; `undercroft position show {file}` shows it",
            called(file)
        )));
    }
    let (record, you) = apart(text).map_err(Failure::within(called(file)))?;
    let title = undercroft_catalog::of_file(&record).map_err(Failure::within(called(file)))?;
    Ok(Saved { title, record, you })
}

/// The table at the end of a record's moves, at which the seats are called by their numbers.
pub(crate) fn last_table(
    record: &dyn Recorded,
    language: Language,
) -> Result<Box<dyn GameInstance>, Failure> {
    let (mut table, _) = record.deal().map_err(Failure::within("the deal"))?;
    table.call(speech::seats(language, table.players()));
    for step in record.moves() {
        table.step(&step)?;
    }
    Ok(table)
}

/// Puts who plays beside the record of an unfinished game.
pub(crate) fn with_you(record: &str, you: &You) -> String {
    match serde_json::from_str(record) {
        Ok(Value::Object(mut fields)) => {
            fields.insert(YOU.into(), json!(you));
            readable(&Value::Object(fields))
        }
        _ => record.into(),
    }
}

/// Takes the two apart again. A record without a player stays letter for letter, so that mistakes are found in place.
fn apart(text: String) -> Result<(String, Option<You>), Vec<Fault>> {
    let Ok(Value::Object(mut fields)) = serde_json::from_str(&text) else { return Ok((text, None)) };
    let Some(you) = fields.shift_remove(YOU) else { return Ok((text, None)) };
    let you = serde_json::from_value(you).map_err(|error| {
        let reason = in_plain_words(unreadable(error)).remove(0).reason;
        vec![Fault::new(YOU, reason)]
    })?;
    Ok((readable(&Value::Object(fields)), Some(you)))
}

/// The text of a JSON file that is not empty.
fn json_text(file: &str, wanted: &str) -> Result<String, Failure> {
    let text = text(file)?;
    match text.trim().is_empty() {
        true if file == "-" => {
            Err(Failure::new(format!("standard input is empty; pipe {wanted} into it, or name a file")))
        }
        true => Err(Failure::new(format!("{file} is empty; it should hold {wanted}"))),
        false => Ok(text),
    }
}

fn holds(text: &str, field: &str) -> bool {
    matches!(serde_json::from_str(text), Ok(Value::Object(fields)) if fields.contains_key(field))
}

/// That a file to be written does not exist yet, so that nothing is lost.
pub(crate) fn must_be_new(file: &str) -> Result<(), Failure> {
    if file == "-" {
        return Err(Failure::new("--save -: a game is saved into a file; give its name"));
    }
    if fs::symlink_metadata(file).is_ok() {
        return Err(Failure::new(format!(
            "{file} exists already and is not overwritten; choose another name, or go on with a saved game by \
             `undercroft play --resume {file}`"
        )));
    }
    Ok(())
}

/// Writes a file.
pub(crate) fn save(file: &str, text: &str) -> Result<(), Failure> {
    fs::write(file, format!("{text}\n"))
        .map_err(|error| Failure::new(format!("{file} cannot be written: {}", plain(&error))))
}
