//! `undercroft play`: a game in the terminal against bots.

mod asking;
mod ending;
mod game;
mod menu;
mod screen;

use crate::cli::PlayArgs;
use crate::files::{self, You};
use crate::telling::Telling;
use crate::{Failure, Said, input};
use game::TerminalGame;
use screen::Screen;
use std::io::{IsTerminal, stdin, stdout};
use undercroft_bots::BotSpec;
use undercroft_catalog::{Dealt, Title};
use undercroft_core::{Eye, Fault, Names, Played, Seat, Seed, Setup};
use undercroft_server::table::BotPace;
use undercroft_words::Language;

/// What the bots are called, in the order of their seats; nobody gets the name of the player.
const BOT_NAMES: [&str; 9] = ["Bea", "Cid", "Dot", "Eli", "Fay", "Gus", "Hal", "Ivy", "Jon"];

/// Plays one game from the deal, or from where it was left, to the end.
pub(crate) fn run(args: PlayArgs, language: Language) -> Result<Said, Failure> {
    let files = [("resume", &args.resume), ("cards", &args.table.cards)];
    let files = files.into_iter().filter_map(|(option, file)| Some((option, file.as_ref()?)));
    for (option, file) in files.chain(args.table.packs.iter().map(|file| ("pack", file))) {
        if file == "-" {
            let reason = format!("--{option} -: standard input is where you play; name a file");
            return Err(Failure::new(reason));
        }
    }
    if let Some(file) = &args.save {
        files::must_be_new(file)?;
    }
    let (title, start, you) = match &args.resume {
        Some(file) => {
            let saved = files::saved(file)?;
            (saved.title, Start::Saved(saved.record), saved.you)
        }
        None => {
            let (title, setup) = input::setup(&args.table)?;
            (title, Start::Deal(setup, input::seed(args.seed)?), None)
        }
    };
    let who = Who::of(&args, you)?;
    play(args, title, start, &who, language)?;
    Ok(Said::default())
}

/// Who sits down: as the arguments say, else as it was when the game was left, else Ann in the first seat.
struct Who {
    seat: usize,
    name: String,
    bots: Vec<BotSpec>,
}

impl Who {
    fn of(args: &PlayArgs, left: Option<You>) -> Result<Who, Failure> {
        let left = left.unwrap_or(You { seat: 1, name: "Ann".into(), bots: vec!["search".into()] });
        let name = args.name.clone().unwrap_or(left.name);
        check_name(&name)?;
        let bots = match args.bots.is_empty() {
            true => {
                left.bots.iter().map(|bot| bot.parse()).collect::<Result<_, _>>().map_err(Failure::new)?
            }
            false => args.bots.clone(),
        };
        Ok(Who { seat: args.seat.unwrap_or(left.seat), name, bots })
    }
}

/// How the game begins.
enum Start {
    Deal(Setup, Seed),
    Saved(String),
}

/// A table as it was dealt with what was told of that, and the moves that were made at it since.
type Opened = (Dealt, Vec<Played<String>>);

impl Start {
    fn open(self, title: &dyn Title) -> Result<Opened, Vec<Fault>> {
        match self {
            Start::Deal(setup, seed) => Ok((title.deal(setup, seed)?, Vec::new())),
            Start::Saved(text) => {
                let record = title.record(&text)?;
                Ok((record.deal()?, record.moves()))
            }
        }
    }
}

/// Sits down, tells what has happened so far, and plays.
fn play(
    args: PlayArgs,
    title: &'static dyn Title,
    start: Start,
    who: &Who,
    language: Language,
) -> Result<(), Failure> {
    let fresh = matches!(start, Start::Deal(..));
    let impossible = || match &args.resume {
        Some(file) => format!("{file} cannot be gone on with"),
        None => "this table cannot be set".into(),
    };
    let ((mut table, told), past) = start.open(title).map_err(Failure::within(impossible()))?;
    let players = table.players();
    let me = input::seat(who.seat, players)?;
    if who.bots.len() >= players {
        let reason = format!("{} bots, but only {} seats beside yours", who.bots.len(), players - 1);
        return Err(Failure::new(reason));
    }
    table.call(names(&who.name, me, players));
    let mut lines = told.lines();
    for (i, step) in past.iter().enumerate() {
        let told = table.step(step).map_err(|refused| {
            let reader = Telling::new(&*table, Eye::Seat(me), language).reader();
            let reason = refused.in_words(table.tongue(language), reader);
            Failure::within(impossible())(vec![Fault::new(
                format!("move {} by {}", i + 1, step.actor()),
                reason,
            )])
        })?;
        lines.extend(told.lines());
    }
    let save = args.resume.or(args.save);
    let mut game = TerminalGame {
        title,
        table,
        language,
        moves: past.len(),
        bots: bots(&who.bots, me, players),
        bot_pace: args.bot_pace.unwrap_or_else(bot_pace_of_the_line),
        me,
        log: Vec::new(),
        last: Vec::new(),
        save,
        cards: args.table.cards,
        packs: args.table.packs,
        screen: Screen::new(),
    };
    game.save()?;
    game.open(&lines, fresh)?;
    game.play()
}

/// Somebody who sits at a terminal is given the time to follow; what goes through pipes is not kept waiting.
fn bot_pace_of_the_line() -> BotPace {
    let somebody = stdin().is_terminal() && stdout().is_terminal();
    if somebody { BotPace::default() } else { BotPace::AtOnce }
}

/// A bot for every seat but mine, in the order given.
fn bots(specs: &[BotSpec], me: Seat, players: usize) -> Vec<Option<BotSpec>> {
    let mut specs = specs.iter().copied().cycle();
    Seat::all(players).map(|seat| if seat == me { None } else { specs.next() }).collect()
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
