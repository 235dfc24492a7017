//! The arguments of `undercroft load`.

use super::whole;
use clap::Args;

#[derive(Args)]
pub(crate) struct LoadArgs {
    /// How many tables are played at, all the time.
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = whole::<usize>, allow_negative_numbers = true)]
    pub(crate) tables: usize,
    /// How long they are played at and measured.
    #[arg(long, value_name = "N", default_value_t = 30, value_parser = whole::<u64>, allow_negative_numbers = true)]
    pub(crate) seconds: u64,
    /// The game, by its short name [default: raiders].
    #[arg(long, value_name = "GAME")]
    pub(crate) game: Option<String>,
    /// How many play at each table [default: 4].
    #[arg(long, value_name = "N", value_parser = whole::<usize>, allow_negative_numbers = true)]
    pub(crate) players: Option<usize>,
    /// How long a player thinks, in milliseconds: half of it at least, one and a half times at most.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = whole::<u32>, allow_negative_numbers = true)]
    pub(crate) think_ms: u32,
    /// How many watch, spread over the tables.
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = whole::<usize>, allow_negative_numbers = true)]
    pub(crate) watchers: usize,
    /// How many more lines are held open to tables at which nothing happens.
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = whole::<usize>, allow_negative_numbers = true)]
    pub(crate) idle: usize,
    /// Where the server keeps the tables: a new file, or postgres://USER@HOST/DATABASE [default: a file that is
    /// thrown away].
    #[arg(long)]
    pub(crate) database: Option<String>,
    /// The players' chance follows from this number; the server's is its own.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole::<u64>, allow_negative_numbers = true)]
    pub(crate) seed: u64,
    /// Print one JSON object for programs.
    #[arg(long)]
    pub(crate) json: bool,
}
