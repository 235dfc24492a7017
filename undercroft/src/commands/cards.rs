//! `undercroft cards`: a game's card file, and whether one of your own holds.

use crate::cli::{CardsArgs, CardsCommand};
use crate::words::{line, pretty};
use crate::{Failure, input};
use serde_json::{Value, json};

pub(crate) fn run(args: CardsArgs) -> Result<String, Failure> {
    match args.command {
        Some(CardsCommand::Check { file, game, json }) => check(&file, game.as_deref(), json),
        None => standard(args.game.as_deref(), args.json),
    }
}

fn standard(game: Option<&str>, json: bool) -> Result<String, Failure> {
    let title = input::title(game)?;
    let cards = title.standard_cards();
    if cards.is_empty() {
        return Err(no_cards(title.about().title));
    }
    if !json {
        return Ok(cards.into());
    }
    let cards: Value = toml::from_str(cards).map_err(|error| Failure::new(error.message()))?;
    Ok(pretty(&cards))
}

fn check(file: &str, game: Option<&str>, json: bool) -> Result<String, Failure> {
    let title = input::title(game)?;
    let about = title.about();
    if title.standard_cards().is_empty() {
        return Err(no_cards(about.title));
    }
    let cards = input::text(file)?;
    title.check_cards(&cards).map_err(Failure::within(input::called(file)))?;
    Ok(match json {
        true => pretty(&json!({"file": file, "game": about.name, "sound": true})),
        false => line(format!(
            "{} is sound for {} with {} to {} players. Play with it:\n  undercroft play {} --cards {file}",
            input::called(file),
            about.title,
            about.fewest,
            about.most,
            about.name
        )),
    })
}

fn no_cards(title: &str) -> Failure {
    Failure::new(format!("{title} has no card file"))
}
