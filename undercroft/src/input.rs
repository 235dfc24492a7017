//! Reads what people hand in: files, tables, seats, seeds.

use crate::Failure;
use crate::cli::{EyeArgs, TableArgs};
use serde_json::Value;
use std::io::Read;
use std::path::Path;
use std::{fs, io};
use undercroft_catalog::Title;
use undercroft_core::{Eye, Seat, Seed, Setup};

/// The largest file that is read. Far more than any position or record needs.
const LARGEST: u64 = 64 * 1024 * 1024;

/// The text of a file, or of standard input for `-`, without the mark some editors put before it.
pub(crate) fn text(file: &str) -> Result<String, Failure> {
    let failed = |error: io::Error| Failure::new(format!("{}: {}", called(file), plain(&error)));
    let mut bytes = Vec::new();
    if file == "-" {
        io::stdin().lock().take(LARGEST + 1).read_to_end(&mut bytes).map_err(failed)?;
    } else {
        fs::File::open(file)
            .and_then(|open| open.take(LARGEST + 1).read_to_end(&mut bytes))
            .map_err(failed)?;
    }
    if bytes.len() as u64 > LARGEST {
        return Err(Failure::new(format!("{}: larger than {} MiB", called(file), LARGEST >> 20)));
    }
    let text = String::from_utf8(bytes)
        .map_err(|_| Failure::new(format!("{}: this is no text (not UTF-8)", called(file))))?;
    Ok(text.strip_prefix('\u{feff}').map(String::from).unwrap_or(text))
}

/// What a file is called in a sentence.
pub(crate) fn called(file: &str) -> &str {
    if file == "-" { "standard input" } else { file }
}

/// An error of the operating system without its number.
pub(crate) fn plain(error: &io::Error) -> String {
    let whole = error.to_string();
    whole.split(" (os error").next().unwrap_or(&whole).to_string()
}

/// The title of this name, or the default one.
pub(crate) fn title(name: Option<&str>) -> Result<&'static dyn Title, Failure> {
    Ok(match name {
        None => undercroft_catalog::default(),
        Some(name) => undercroft_catalog::find(name)?,
    })
}

/// The table that the arguments describe. Whether it can be played, the rules say when they are opened.
pub(crate) fn setup(args: &TableArgs) -> Result<(&'static dyn Title, Setup), Failure> {
    let title = title(args.game.as_deref())?;
    let about = title.about();
    let mut setup = title.setup(args.players.unwrap_or(4.clamp(about.fewest, about.most)));
    let mut set: Vec<&str> = Vec::new();
    for option in &args.options {
        let (name, value) = option
            .split_once('=')
            .ok_or_else(|| Failure::new(format!("--option {option}: write it as NAME=VALUE")))?;
        if set.contains(&name) {
            return Err(Failure::new(format!("--option {name} is given twice; say once what it shall be")));
        }
        set.push(name);
        let known = title.options().into_iter().find(|info| info.name == name);
        let parsed = known.and_then(|info| info.parse(value)).unwrap_or_else(|| Value::from(value));
        setup.options.insert(name.into(), parsed);
    }
    if let Some(file) = &args.cards {
        let cards = text(file)?;
        if title.standard_cards().is_empty() {
            return Err(Failure::new(format!("--cards: {} has no card file", about.title)));
        }
        title.check_cards(&cards).map_err(Failure::within(called(file)))?;
        setup.cards = Some(cards);
    }
    setup.packs = args.packs.iter().map(|name| pack(title, name)).collect::<Result<_, _>>()?;
    Ok((title, setup))
}

/// The text of a card pack that comes with the game, or of a file.
fn pack(title: &dyn Title, name: &str) -> Result<String, Failure> {
    if let Some(shipped) = shipped_pack(title, name) {
        return Ok(shipped.into());
    }
    let shipped: Vec<&str> = title.shipped_packs().iter().map(|(name, _)| *name).collect();
    if !shipped.is_empty() && name != "-" && !Path::new(name).exists() {
        let (title, names) = (title.about().title, shipped.join(", "));
        return Err(Failure::new(format!(
            "--pack {name}: there is no such file, and {title} comes with the packs {names}"
        )));
    }
    let pack = text(name)?;
    title.check_pack(&pack).map_err(Failure::within(called(name)))?;
    Ok(pack)
}

/// The text of a card pack that comes with the game.
pub(crate) fn shipped_pack(title: &dyn Title, name: &str) -> Option<&'static str> {
    title.shipped_packs().iter().find(|(shipped, _)| *shipped == name).map(|(_, text)| *text)
}

/// The seat with this number at a table.
pub(crate) fn seat(number: usize, players: usize) -> Result<Seat, Failure> {
    Seat::from_number(number, players).ok_or_else(|| {
        Failure::new(format!("there is no seat {number}; this table has the seats 1 to {players}"))
    })
}

/// The eye that the arguments name.
pub(crate) fn eye(args: &EyeArgs, players: usize) -> Result<Eye, Failure> {
    match args.seat {
        Some(number) => Ok(Eye::Seat(seat(number, players)?)),
        None if args.spectator => Ok(Eye::Spectator),
        None => Ok(Eye::All),
    }
}

/// The seed given, or one from the operating system that nobody can guess.
pub(crate) fn seed(given: Option<Seed>) -> Result<Seed, Failure> {
    if let Some(seed) = given {
        return Ok(seed);
    }
    Ok(Seed::from_bytes(random_bytes()?))
}

/// A number from the operating system.
pub(crate) fn number() -> Result<u64, Failure> {
    Ok(u64::from_le_bytes(random_bytes()?))
}

fn random_bytes<const N: usize>() -> Result<[u8; N], Failure> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| {
        Failure::new(format!("the operating system gives no random numbers: {error}; use --seed"))
    })?;
    Ok(bytes)
}
