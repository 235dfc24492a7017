//! `undercroft play`: a game in the terminal against bots.

mod asking;
mod evening;
mod screen;

use crate::cli::PlayArgs;
use crate::{Failure, Said, input};
use clap::Parser;
use evening::Evening;
use screen::Screen;
use undercroft_bots::{Bot, BotSpec};
use undercroft_catalog::Visitor;
use undercroft_core::{Fault, Fingerprint, Game, Names, Played, Position, Record, Seat, Seed, Setup};

/// What the bots are called, in the order of their seats; nobody gets the name of the player.
const BOT_NAMES: [&str; 9] = ["Bea", "Cid", "Dot", "Eli", "Fay", "Gus", "Hal", "Ivy", "Jon"];

/// The game that opens when no command is given.
pub(crate) fn welcome() -> Result<Said, Failure> {
    Screen::new().say("Welcome to Undercroft. A table of Dungeon Raiders is set; `undercroft --help` tells what else there is.")?;
    let cli = crate::cli::Cli::try_parse_from(["undercroft", "play"]);
    match cli.map(|cli| cli.command) {
        Ok(Some(crate::cli::Command::Play(args))) => run(*args),
        _ => Err(Failure::new("the default game cannot be opened")),
    }
}

/// Plays one game from the deal, or from where it was left, to the end.
pub(crate) fn run(args: PlayArgs) -> Result<Said, Failure> {
    check_name(&args.name)?;
    let (title, start) = match &args.resume {
        Some(file) => {
            let text = input::text(file)?;
            let title = undercroft_catalog::of_file(&text).map_err(Failure::within(input::called(file)))?;
            (title, Start::Saved(text))
        }
        None => {
            let (title, setup) = input::setup(&args.table)?;
            (title, Start::Deal(setup, input::seed(args.seed)?))
        }
    };
    let name = title.about().name;
    undercroft_catalog::visit(name, Play { args, start })
        .unwrap_or_else(|| Err(Failure::new(format!("there is no game `{name}`"))))?;
    Ok(Said::default())
}

/// How the game begins.
enum Start {
    Deal(Setup, Seed),
    Saved(String),
}

struct Play {
    args: PlayArgs,
    start: Start,
}

impl Visitor for Play {
    type Out = Result<(), Failure>;

    fn visit<G: Game>(self) -> Self::Out {
        let Play { args, start } = self;
        let fresh = matches!(start, Start::Deal(..));
        let (position, told, past) =
            start.open::<G>().map_err(Failure::within("this table cannot be set"))?;
        let players = position.rules().players();
        let me = input::seat(args.seat, players)?;
        if args.bots.len() >= players {
            let reason = format!("{} bots, but only {} seats beside yours", args.bots.len(), players - 1);
            return Err(Failure::new(reason));
        }
        let save = args.resume.or(args.save);
        let mut evening = Evening {
            bots: bots(&args.bots, me, players, position.seed()),
            names: names(&args.name, me, players),
            position,
            past,
            me,
            log: Vec::new(),
            save,
            screen: Screen::new(),
        };
        evening.save()?;
        evening.open(told, fresh)?;
        evening.play()
    }
}

/// A position, the events that led to it and the moves that did.
type Opened<G> =
    (Position<G>, Vec<undercroft_core::Heard<<G as Game>::Event>>, Vec<Played<<G as Game>::Move>>);

impl Start {
    fn open<G: Game>(self) -> Result<Opened<G>, Vec<Fault>> {
        match self {
            Start::Deal(setup, seed) => {
                let (position, told) = Position::deal(setup, seed)?;
                Ok((position, told, Vec::new()))
            }
            Start::Saved(text) => {
                let record = Record::from_json(&text)?;
                let (position, told) = record.replay::<G>(None)?;
                Ok((position, told.into_iter().flatten().collect(), record.moves))
            }
        }
    }
}

/// A bot for every seat but mine, in the order given.
fn bots<G: Game>(specs: &[BotSpec], me: Seat, players: usize, seed: Seed) -> Vec<Option<Bot<G>>> {
    let mut specs = specs.iter().cycle();
    let seed_of = |seat: Seat| {
        let mut mixed = Fingerprint::default();
        std::hash::Hasher::write(&mut mixed, seed.bytes());
        mixed.mix(seat.index() as u64);
        std::hash::Hasher::finish(&mixed)
    };
    let bot = |seat| if seat == me { None } else { specs.next().map(|spec| Bot::new(*spec, seed_of(seat))) };
    Seat::all(players).map(bot).collect()
}

fn names(mine: &str, me: Seat, players: usize) -> Names {
    let mut others = BOT_NAMES.iter().filter(|name| !name.eq_ignore_ascii_case(mine));
    let name = |seat| if seat == me { mine } else { others.next().copied().unwrap_or("Bot") };
    Names::new(Seat::all(players).map(name))
}

fn check_name(name: &str) -> Result<(), Failure> {
    let length = name.trim().chars().count();
    if length == 0 || length > 16 || name.chars().any(char::is_control) {
        return Err(Failure::new("--name: a name has 1 to 16 letters"));
    }
    Ok(())
}
