//! `undercroft cards`: a game's card file, and whether one of your own holds.

use crate::cli::{CardsArgs, CardsCommand};
use crate::page::{width, wrapped};
use crate::words::{line, pretty};
use crate::{Failure, input};
use serde_json::{Value, json};

pub(crate) fn run(args: CardsArgs) -> Result<String, Failure> {
    match args.command {
        Some(CardsCommand::Check { file, game, json }) => {
            check(&file, game.as_deref(), json).map_err(|failure| match json {
                true => failure.into_data(json!({"file": file, "sound": false})),
                false => failure,
            })
        }
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
        true => pretty(&json!({"file": file, "game": about.name, "sound": true, "ok": true})),
        false => {
            let (file_called, title) = (input::called(file), about.title);
            let sound = format!(
                "{file_called} is sound for {title} with {} to {} players.",
                about.fewest, about.most
            );
            let again = if file == "-" { "FILE" } else { file };
            let play = format!("  undercroft play {} --cards {again}", about.name);
            line(wrapped(&format!("{sound} Play with it:"), width(), 0)) + &line(play)
        }
    })
}

fn no_cards(title: &str) -> Failure {
    Failure::new(format!("{title} has no card file"))
}
