//! `undercroft play`: a game in the terminal against bots.

mod asking;
mod ending;
mod evening;
mod menu;
mod screen;

use crate::cli::PlayArgs;
use crate::files::{self, You};
use crate::{Failure, Said, input};
use evening::Evening;
use screen::Screen;
use undercroft_bots::{Bot, BotSpec};
use undercroft_catalog::Visitor;
use undercroft_core::{Fault, Fingerprint, Game, Names, Played, Position, Record, Seat, Seed, Setup};

/// What the bots are called, in the order of their seats; nobody gets the name of the player.
const BOT_NAMES: [&str; 9] = ["Bea", "Cid", "Dot", "Eli", "Fay", "Gus", "Hal", "Ivy", "Jon"];

/// Plays one game from the deal, or from where it was left, to the end.
pub(crate) fn run(args: PlayArgs) -> Result<Said, Failure> {
    for (option, file) in [("resume", &args.resume), ("cards", &args.table.cards)] {
        if file.as_deref() == Some("-") {
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
    let name = title.about().name;
    undercroft_catalog::visit(name, Play { args, start, who })
        .unwrap_or_else(|| Err(Failure::new(format!("there is no game `{name}`"))))?;
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

struct Play {
    args: PlayArgs,
    start: Start,
    who: Who,
}

impl Visitor for Play {
    type Out = Result<(), Failure>;

    fn visit<G: Game>(self) -> Self::Out {
        let Play { args, start, who } = self;
        let fresh = matches!(start, Start::Deal(..));
        let (position, told, past) = start.open::<G>().map_err(Failure::within(match &args.resume {
            Some(file) => format!("{file} cannot be gone on with"),
            None => "this table cannot be set".into(),
        }))?;
        let players = position.rules().players();
        let me = input::seat(who.seat, players)?;
        if who.bots.len() >= players {
            let reason = format!("{} bots, but only {} seats beside yours", who.bots.len(), players - 1);
            return Err(Failure::new(reason));
        }
        let save = args.resume.or(args.save);
        let mut evening = Evening {
            bots: bots(&who.bots, me, players, position.seed()),
            names: names(&who.name, me, players),
            position,
            past,
            me,
            log: Vec::new(),
            last: Vec::new(),
            save,
            cards: args.table.cards,
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
                let record = Record::from_json(&text).map_err(undercroft_catalog::in_plain_words)?;
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
