//! The commands and their arguments: everything that `--help` teaches.

mod help;
mod load;

use clap::{Args, Parser, Subcommand};
use help::{CARDS, LAB, LOAD, PLAY, POSITION, SERVE, SIM, STORY};
pub(crate) use load::LoadArgs;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::str::FromStr;
use undercroft_bots::BotSpec;
use undercroft_core::{Digest, Seed};
use undercroft_server::table::BotPace;
use undercroft_words::Language;

/// Where tables are kept unless said.
const DATA_FILE: &str = "undercroft.db";

/// Dungeon games at one digital table: play them, take them apart, let bots play them by the thousand.
///
/// Without a command it serves: tables for friends, strangers and bots, at an address it tells.
#[derive(Parser)]
#[command(name = "undercroft", version, after_long_help = STORY, max_term_width = 80)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    /// The language in which games are told, en or es [default: as LC_ALL, LC_MESSAGES or LANG has it, else en].
    #[arg(long, global = true, value_name = "CODE")]
    pub(crate) language: Option<Language>,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Serve tables: games among people and bots, kept in one data file.
    #[command(after_help = SERVE)]
    Serve(ServeArgs),
    /// Copy all tables of a data file that nobody serves at the moment into a new file.
    #[command(after_help = "Example:\n  undercroft backup copy.db --database undercroft.db")]
    Backup(BackupArgs),
    /// Bring tables back from a copy into a new data file.
    #[command(after_help = "Example:\n  undercroft restore copy.db --database undercroft.db")]
    Restore(BackupArgs),
    /// List the games with their players, options and what each option means.
    #[command(after_help = "Example:\n  undercroft games --json")]
    Games(GamesArgs),
    /// Tell a game's rules, and what its cards show.
    #[command(
        after_help = "Example:\n  undercroft rules raiders\n  undercroft rules raiders --players 5 --cards mine.toml"
    )]
    Rules(TableArgs),
    /// Lay out a table, look at it as any eye would, ask for its legal moves, play one.
    #[command(subcommand, after_help = POSITION)]
    Position(PositionCommand),
    /// Play in the terminal against bots.
    #[command(after_help = PLAY)]
    Play(Box<PlayArgs>),
    /// Let bots play many games and count: wins, scores, lengths, games a second.
    #[command(after_help = SIM)]
    Sim(SimArgs),
    /// Let bots play many games and weigh the cards: what each game counts of what happened in them.
    #[command(after_help = LAB)]
    Lab(LabArgs),
    /// Print a game's card file to edit, or check one of your own.
    #[command(after_help = CARDS, args_conflicts_with_subcommands = true)]
    Cards(CardsArgs),
    /// Tell a recorded game move by move and show the table at any point of it.
    #[command(after_help = "Example:\n  undercroft sim raiders --games 1 --save game.json\n  \
                            undercroft replay game.json --at 12 --seat 1")]
    Replay(ReplayArgs),
    /// Check a recorded game without trusting whoever wrote it.
    #[command(
        after_help = "Example:\n  undercroft play raiders --save game.json\n  undercroft verify game.json\n  undercroft verify game.json --commitment 5f0c...64 digits"
    )]
    Verify(VerifyArgs),
    /// Play at many tables of a server of one's own over real sockets, measure it, and check what everybody saw.
    #[command(after_help = LOAD)]
    Load(LoadArgs),
}

#[derive(Args)]
pub(crate) struct ServeArgs {
    /// The address to serve at; 0.0.0.0 for everybody on the network.
    #[arg(long, default_value = "127.0.0.1")]
    pub(crate) host: IpAddr,
    /// The port; 0 for any that is free.
    #[arg(long, default_value_t = 8080)]
    pub(crate) port: u16,
    /// Where the tables are kept: a file, or postgres://USER@HOST/DATABASE to share them among several copies.
    #[arg(long, env = "UNDERCROFT_DATABASE", default_value = DATA_FILE, hide_env_values = true)]
    pub(crate) database: String,
    /// Copy all tables into a new file in this directory every day, and whenever the process is sent SIGUSR1.
    #[arg(long, value_name = "DIR")]
    pub(crate) backups: Option<PathBuf>,
    /// Browsers come by https, through something in front: cookies are then sent over https alone.
    #[arg(long)]
    pub(crate) https: bool,
    /// A proxy stands in front: believe its X-Forwarded-For.
    #[arg(long)]
    pub(crate) behind_proxy: bool,
    /// A name by which the house is reached, as in table.example; give it once for each. Requests to any other name are refused.
    #[arg(long = "name", value_name = "NAME")]
    pub(crate) names: Vec<String>,
    /// Show figures for Prometheus at this address, as in 127.0.0.1:9100; nowhere unless said.
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub(crate) metrics: Option<SocketAddr>,
    /// How many copies stay in the directory of --backups; the oldest go.
    #[arg(long, value_name = "N", default_value_t = 30, value_parser = whole::<usize>, allow_negative_numbers = true)]
    pub(crate) keep_backups: usize,
    /// After how many days a table whose cards were never dealt is deleted; 0 keeps it.
    #[arg(long, value_name = "DAYS", default_value_t = 7, value_parser = whole::<u64>, allow_negative_numbers = true)]
    pub(crate) unstarted_days: u64,
    /// After how many days without a move an unfinished game is deleted; 0 keeps it.
    #[arg(long, value_name = "DAYS", default_value_t = 90, value_parser = whole::<u64>, allow_negative_numbers = true)]
    pub(crate) abandoned_days: u64,
    /// After how many days a finished game is deleted; 0 keeps it.
    #[arg(long, value_name = "DAYS", default_value_t = 0, value_parser = whole::<u64>, allow_negative_numbers = true)]
    pub(crate) finished_days: u64,
    /// To how many unfinished tables one person may belong and still open another.
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = whole::<u64>, allow_negative_numbers = true)]
    pub(crate) tables_per_person: u64,
    /// How push services reach whoever runs the house, as in mailto:ann@example.org.
    #[arg(long, value_name = "URL")]
    pub(crate) contact: Option<String>,
    /// How many threads think for bots [default: one less than there are cores].
    #[arg(long, value_name = "N", value_parser = whole::<usize>, allow_negative_numbers = true)]
    pub(crate) bot_threads: Option<usize>,
    /// How long bots take for a move at tables that do not say: at_once, quick, natural, slow.
    #[arg(long, value_name = "PACE", default_value = "natural")]
    pub(crate) bot_pace: BotPace,
    /// After how many seconds a game that only waits for people who are not connected rests.
    #[arg(long, value_name = "SECONDS", default_value_t = 10, value_parser = whole::<u64>, allow_negative_numbers = true)]
    pub(crate) rest_after: u64,
    /// After how many seconds without a connection somebody at a live table counts as away.
    #[arg(long, value_name = "SECONDS", default_value_t = 60, value_parser = whole::<u64>, allow_negative_numbers = true)]
    pub(crate) away_after: u64,
    /// How many seconds a deal waits for players' devices that mix random numbers into it; with 0 none are asked.
    #[arg(long, value_name = "SECONDS", default_value_t = 3, value_parser = whole::<u64>, allow_negative_numbers = true)]
    pub(crate) contributions_within: u64,
    /// Write the log as JSON, one object a line.
    #[arg(long)]
    pub(crate) json_log: bool,
}

#[derive(Args)]
pub(crate) struct BackupArgs {
    /// The copy.
    pub(crate) file: PathBuf,
    /// The data file.
    #[arg(long, default_value = DATA_FILE)]
    pub(crate) database: PathBuf,
}

#[derive(Args)]
pub(crate) struct GamesArgs {
    /// Print JSON for programs.
    #[arg(long)]
    pub(crate) json: bool,
}

/// A game and how its table is set.
#[derive(Args)]
pub(crate) struct TableArgs {
    /// The game, by its short name [default: raiders].
    #[arg(value_name = "GAME")]
    pub(crate) game: Option<String>,
    /// How many play [default: 4].
    #[arg(long, value_name = "N", value_parser = whole::<usize>, allow_negative_numbers = true)]
    pub(crate) players: Option<usize>,
    /// Set an option, such as tactical=true; give it once for each. `undercroft games` lists them.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    /// Play with the cards of this file instead of the standard ones.
    #[arg(long, value_name = "FILE")]
    pub(crate) cards: Option<String>,
    /// Play with a card pack beside the cards: one that comes with the game, by its name, or a file; give it once for each.
    #[arg(long = "pack", value_name = "NAME|FILE")]
    pub(crate) packs: Vec<String>,
}

/// Whose eyes to look through.
#[derive(Args)]
pub(crate) struct EyeArgs {
    /// Show what this seat knows.
    #[arg(long, value_name = "N", conflicts_with = "spectator", value_parser = whole::<usize>, allow_negative_numbers = true)]
    pub(crate) seat: Option<usize>,
    /// Show what somebody watching knows. Without either, everything is shown.
    #[arg(long)]
    pub(crate) spectator: bool,
}

#[derive(Subcommand)]
pub(crate) enum PositionCommand {
    /// Deal a game and print the position: the whole truth as JSON that a person can read and edit.
    #[command(
        after_help = "Example:\n  undercroft position new raiders --seed 7 --option tactical=true > p.json"
    )]
    New {
        #[command(flatten)]
        table: TableArgs,
        /// A number to repeat an experiment, or 64 hexadecimal digits [default: from the operating system].
        #[arg(long, allow_negative_numbers = true)]
        seed: Option<Seed>,
        /// Print JSON for programs, which a position is anyway.
        #[arg(long)]
        json: bool,
    },
    /// Show what an eye sees.
    #[command(
        after_help = "Example:\n  undercroft position show p.json --seat 1\n  undercroft position show p.json --spectator --json"
    )]
    Show {
        /// The position; `-` for standard input.
        file: String,
        #[command(flatten)]
        eye: EyeArgs,
        /// Print JSON for programs.
        #[arg(long)]
        json: bool,
    },
    /// List a seat's legal moves as JSON, one a line.
    #[command(after_help = "Example:\n  undercroft position moves p.json --seat 1 --words")]
    Moves {
        /// The position; `-` for standard input.
        file: String,
        /// The seat, from 1.
        #[arg(long, value_name = "N", value_parser = whole::<usize>, allow_negative_numbers = true)]
        seat: usize,
        /// Say beside each move what it means.
        #[arg(long, conflicts_with = "json")]
        words: bool,
        /// Print JSON for programs, as it does anyway.
        #[arg(long)]
        json: bool,
    },
    /// Play a move: the new position on standard output, what happened on standard error.
    #[command(
        after_help = "Example:\n  undercroft position play p.json --seat 1 --move '{\"play\":3}' > q.json"
    )]
    Play {
        /// The position; `-` for standard input.
        file: String,
        /// The seat that plays, from 1.
        #[arg(long, value_name = "N", value_parser = whole::<usize>, allow_negative_numbers = true)]
        seat: usize,
        /// The move, a line that `position moves` printed.
        #[arg(long = "move", value_name = "JSON")]
        action: String,
        /// Tell what happened as one JSON object: its lines and its events, each with who is told.
        #[arg(long)]
        json: bool,
    },
    /// Imagine a world that a seat could believe in: another position that it cannot tell from this one.
    #[command(after_help = "Example:\n  undercroft position imagine p.json --seat 1 --seed 3 > q.json")]
    Imagine {
        /// The position; `-` for standard input.
        file: String,
        /// The seat that imagines, from 1.
        #[arg(long, value_name = "N", value_parser = whole::<usize>, allow_negative_numbers = true)]
        seat: usize,
        /// Which of the worlds it could believe in [default: any].
        #[arg(long, value_name = "N", value_parser = whole::<u64>, allow_negative_numbers = true)]
        seed: Option<u64>,
        /// Print JSON for programs, which a position is anyway.
        #[arg(long)]
        json: bool,
    },
}

#[derive(Args)]
pub(crate) struct PlayArgs {
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// Who plays against you, separated by commas and repeated to fill the seats: random, search, search:2000,
    /// search:1000ms [default: search].
    #[arg(long, value_delimiter = ',')]
    pub(crate) bots: Vec<BotSpec>,
    /// How long they take for a move: at_once, quick, natural, slow [default: natural for somebody at a terminal, at_once
    /// for a program].
    #[arg(long, value_name = "PACE")]
    pub(crate) bot_pace: Option<BotPace>,
    /// The deal to play: a number, or 64 hexadecimal digits [default: from the operating system].
    #[arg(long, allow_negative_numbers = true)]
    pub(crate) seed: Option<Seed>,
    /// Your seat [default: 1].
    #[arg(long, value_name = "N", value_parser = whole::<usize>, allow_negative_numbers = true)]
    pub(crate) seat: Option<usize>,
    /// Your name [default: Ann].
    #[arg(long)]
    pub(crate) name: Option<String>,
    /// Keep the game in this new file, for replay, verify and --resume.
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<String>,
    /// Go on with a game that was saved, in your seat and against the same bots, and keep it there.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "players", "options", "cards", "packs", "seed", "save"])]
    pub(crate) resume: Option<String>,
}

#[derive(Args)]
pub(crate) struct SimArgs {
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// How many games.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = whole::<u64>, allow_negative_numbers = true)]
    pub(crate) games: u64,
    /// Who plays, separated by commas.
    #[arg(long, value_delimiter = ',', default_value = "random")]
    pub(crate) bots: Vec<BotSpec>,
    /// How many threads, 256 at most; 0 for one a core.
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = whole::<usize>, allow_negative_numbers = true)]
    pub(crate) threads: usize,
    /// All chance follows from this number.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = series, allow_negative_numbers = true)]
    pub(crate) seed: u64,
    /// Write the record of the first game into this new file.
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<String>,
    /// Print one JSON object for programs.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct LabArgs {
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// How many games.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = whole::<u64>, allow_negative_numbers = true)]
    pub(crate) games: u64,
    /// Who plays, separated by commas.
    #[arg(long, value_delimiter = ',', default_value = "search:200")]
    pub(crate) bots: Vec<BotSpec>,
    /// How many threads, 256 at most; 0 for one a core.
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = whole::<usize>, allow_negative_numbers = true)]
    pub(crate) threads: usize,
    /// All chance follows from this number.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = series, allow_negative_numbers = true)]
    pub(crate) seed: u64,
    /// Print one JSON object for programs.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct CardsArgs {
    /// The game, by its short name [default: raiders].
    pub(crate) game: Option<String>,
    /// Print a card pack that comes with the game instead, by its name.
    #[arg(long, value_name = "NAME")]
    pub(crate) pack: Option<String>,
    /// Print the cards as JSON for programs.
    #[arg(long)]
    pub(crate) json: bool,
    #[command(subcommand)]
    pub(crate) command: Option<CardsCommand>,
}

#[derive(Subcommand)]
pub(crate) enum CardsCommand {
    /// Check a card file: every mistake is listed with its line.
    #[command(after_help = "Example:\n  undercroft cards check mine.toml")]
    Check {
        /// The card file; `-` for standard input.
        file: String,
        /// The game it is for [default: raiders].
        #[arg(long, value_name = "GAME")]
        game: Option<String>,
        /// It is a card pack, played beside the game's own cards.
        #[arg(long)]
        pack: bool,
        /// Print JSON for programs.
        #[arg(long)]
        json: bool,
    },
}

#[derive(Args)]
pub(crate) struct ReplayArgs {
    /// The record; `-` for standard input.
    pub(crate) file: String,
    /// Stop after this many moves [default: all].
    #[arg(long, value_name = "N", value_parser = whole::<usize>, allow_negative_numbers = true)]
    pub(crate) at: Option<usize>,
    #[command(flatten)]
    pub(crate) eye: EyeArgs,
    /// Print JSON for programs.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct VerifyArgs {
    /// The record; `-` for standard input.
    pub(crate) file: String,
    /// The commitment that somebody wrote down before the deal; the record must have the same.
    #[arg(long)]
    pub(crate) commitment: Option<Digest>,
    /// Print JSON for programs.
    #[arg(long)]
    pub(crate) json: bool,
}

/// Reads a whole number and says so where it is none.
fn whole<T: FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| "a whole number is wanted, in digits only, such as 1000".into())
}

/// Reads the seed of a series of games.
fn series(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| {
        "a series takes a whole number as its seed; the seeds of its games follow from it".into()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_commands_are_consistent() {
        Cli::command().debug_assert();
    }
}
