//! Dungeon games at one digital table: `undercroft --help` tells the rest.

mod cli;
mod commands;
mod failure;
mod files;
mod input;
mod page;
mod speech;
mod telling;
mod terminal;
mod words;

use clap::{Parser, error::ErrorKind};
use cli::{Cli, Command};
use failure::Failure;
use std::io::{self, ErrorKind as Io, IsTerminal, Write};
use std::process::ExitCode;

/// A busy house makes and drops millions of small texts a second; with the system's allocator that was a quarter of all
/// its time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// What a command has to say: the data on standard output, what goes on beside it on standard error.
#[derive(Default)]
struct Said {
    out: String,
    err: String,
}

impl From<String> for Said {
    fn from(out: String) -> Said {
        Said { out, err: String::new() }
    }
}

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return not_understood(&error),
    };
    match run(cli) {
        Ok(said) => print(&said),
        Err(Failure::Unheard) => ExitCode::SUCCESS,
        Err(failure) => {
            if let Failure::Data(fields, _) = &failure {
                print(&words::pretty(fields).into());
            }
            complain(&failure.to_string());
            ExitCode::from(2)
        }
    }
}

fn run(cli: Cli) -> Result<Said, Failure> {
    let language = cli.language.unwrap_or_else(speech::of_environment);
    match cli.command {
        None => commands::serve::by_default(),
        Some(Command::Serve(args)) => commands::serve::run(args),
        Some(Command::Backup(args)) => commands::backup::backup(&args),
        Some(Command::Restore(args)) => commands::backup::restore(&args),
        Some(Command::Games(args)) => Ok(commands::games::run(&args, language).into()),
        Some(Command::Rules(args)) => {
            let (title, setup) = input::setup(&args)?;
            let cannot = Failure::within("this table cannot be set");
            let cards = title.reference(&setup).map_err(cannot)?;
            Ok(commands::rules::told(title, &cards, setup.players, language).into())
        }
        Some(Command::Position(command)) => commands::position::run(command, language),
        Some(Command::Play(args)) => terminal::run(*args, language),
        Some(Command::Sim(args)) => commands::sim::run(args),
        Some(Command::Lab(args)) => commands::lab::run(args),
        Some(Command::Cards(args)) => commands::cards::run(args).map(Said::from),
        Some(Command::Replay(args)) => commands::replay::run(&args, language).map(Said::from),
        Some(Command::Load(args)) => commands::load::run(&args),
        Some(Command::Verify(args)) => commands::verify::run(&args, language).map(Said::from),
    }
}

/// Prints at once what a command has to say. Nothing was printed before, so a failure leaves standard output empty.
fn print(said: &Said) -> ExitCode {
    let _ = anstream::stderr().write_all(said.err.as_bytes());
    let mut out = io::stdout().lock();
    match out.write_all(said.out.as_bytes()).and_then(|()| out.flush()) {
        Ok(()) => ExitCode::SUCCESS,
        // The reader has seen enough, as in `| head`.
        Err(error) if error.kind() == Io::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            let _ = writeln!(io::stderr(), "error: the output could not be written: {error}");
            ExitCode::from(2)
        }
    }
}

/// Says what is wrong: in lines that fit where people read them, and in one line a mistake where programs do.
fn complain(reason: &str) {
    let fitting = match io::stderr().is_terminal() {
        true => page::wrapped(reason, page::width(), 2),
        false => reason.into(),
    };
    // Nobody may be left to read even this.
    let _ = writeln!(anstream::stderr(), "{fitting}");
}

/// Help and version where they were asked for, else one line that says what is wrong with the command.
fn not_understood(error: &clap::Error) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            let _ = error.print();
            ExitCode::SUCCESS
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let _ = error.print();
            ExitCode::from(2)
        }
        _ => {
            let whole = error.to_string();
            let reason = whole.split("\n\nUsage:").next().unwrap_or(&whole).split("\n\nFor more").next();
            let words: Vec<&str> = reason.unwrap_or(&whole).split_whitespace().collect();
            complain(&format!("{} (more with --help)", words.join(" ")));
            ExitCode::from(2)
        }
    }
}
