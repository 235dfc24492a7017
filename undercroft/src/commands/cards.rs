//! `undercroft cards`: a game's card file, and whether one of your own holds.

use crate::cli::{CardsArgs, CardsCommand};
use crate::page::{width, wrapped};
use crate::words::{line, pretty};
use crate::{Failure, input};
use serde_json::{Value, json};
use undercroft_catalog::Title;

pub(crate) fn run(args: CardsArgs) -> Result<String, Failure> {
    match args.command {
        Some(CardsCommand::Check { file, game, pack, json }) => check(&file, game.as_deref(), pack, json)
            .map_err(|failure| match json {
                true => failure.into_data(json!({"file": file, "sound": false})),
                false => failure,
            }),
        None => printed(args.game.as_deref(), args.pack.as_deref(), args.json),
    }
}

/// The standard cards, or a pack that comes with the game.
fn printed(game: Option<&str>, pack: Option<&str>, json: bool) -> Result<String, Failure> {
    let title = input::title(game)?;
    let cards = match pack {
        Some(name) => input::shipped_pack(title, name).ok_or_else(|| no_such_pack(title, name))?,
        None => title.standard_cards(),
    };
    if cards.is_empty() {
        return Err(no_cards(title.about().title));
    }
    if !json {
        return Ok(cards.into());
    }
    let cards: Value = toml::from_str(cards).map_err(|error| Failure::new(error.message()))?;
    Ok(pretty(&cards))
}

fn check(file: &str, game: Option<&str>, pack: bool, json: bool) -> Result<String, Failure> {
    let title = input::title(game)?;
    let about = title.about();
    if title.standard_cards().is_empty() {
        return Err(no_cards(about.title));
    }
    let cards = input::text(file)?;
    let checked = if pack { title.check_pack(&cards) } else { title.check_cards(&cards) };
    checked.map_err(Failure::within(input::called(file)))?;
    Ok(match json {
        true => pretty(&json!({"file": file, "game": about.name, "sound": true, "ok": true})),
        false => {
            let (file_called, title) = (input::called(file), about.title);
            let sound = format!(
                "{file_called} is sound for {title} with {} to {} players.",
                about.fewest, about.most
            );
            let again = if file == "-" { "FILE" } else { file };
            let flag = if pack { "--pack" } else { "--cards" };
            let play = format!("  undercroft play {} {flag} {again}", about.name);
            line(wrapped(&format!("{sound} Play with it:"), width(), 0)) + &line(play)
        }
    })
}

fn no_such_pack(title: &dyn Title, name: &str) -> Failure {
    let names: Vec<&str> = title.shipped_packs().iter().map(|(name, _)| *name).collect();
    let title = title.about().title;
    Failure::new(match names.is_empty() {
        true => format!("{title} comes without card packs"),
        false => format!("{title} has no card pack `{name}`; it comes with: {}", names.join(", ")),
    })
}

fn no_cards(title: &str) -> Failure {
    Failure::new(format!("{title} has no card file"))
}
