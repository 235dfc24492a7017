//! What is to be played, checked before anything is started.

use crate::cli::LoadArgs;
use crate::words::counted;
use crate::{Failure, input};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// A server holds so many sockets at most.
const MOST_SOCKETS: usize = 20_000;
/// Files and sockets that are open beside those of the plan.
const OTHER_FILES: usize = 256;
/// Longer than anybody waits for figures, and short enough that no sum of times overflows.
const LONGEST: Duration = Duration::from_secs(24 * 60 * 60);

/// What is to be played.
#[derive(Clone)]
pub(super) struct Plan {
    pub(super) game: &'static str,
    pub(super) players: usize,
    pub(super) tables: usize,
    pub(super) watchers: usize,
    pub(super) idle: usize,
    pub(super) time: Duration,
    pub(super) think: Duration,
    pub(super) seed: u64,
    /// Where the server keeps the tables; none for a file that is thrown away.
    pub(super) database: Option<String>,
}

impl Plan {
    /// The plan that the arguments describe.
    pub(super) fn of(args: &LoadArgs) -> Result<Plan, Failure> {
        let about = input::title(args.game.as_deref())?.about();
        let players = args.players.unwrap_or(4.clamp(about.fewest, about.most));
        if !(about.fewest..=about.most).contains(&players) {
            let (fewest, most) = (about.fewest, about.most);
            return Err(Failure::new(format!(
                "--players {players}: {} is for {fewest} to {most}",
                about.title
            )));
        }
        let (time, think) =
            (Duration::from_secs(args.seconds), Duration::from_millis(u64::from(args.think_ms)));
        if args.tables == 0 {
            return Err(Failure::new("--tables 0: without a table there is nothing to measure"));
        }
        if time.is_zero() || time > LONGEST {
            return Err(Failure::new(format!(
                "--seconds {}: 1 to {} are possible",
                args.seconds,
                LONGEST.as_secs()
            )));
        }
        if think > LONGEST {
            return Err(Failure::new(format!(
                "--think-ms {}: nobody thinks longer than a day",
                args.think_ms
            )));
        }
        let file = args.database.as_deref().and_then(file_of);
        if let Some(file) = file.filter(|file| std::fs::symlink_metadata(file).is_ok()) {
            let reason = format!("{file} exists already; name a new file for the server's tables");
            return Err(Failure::new(reason));
        }
        let plan = Plan {
            game: about.name,
            players,
            tables: args.tables,
            watchers: args.watchers,
            idle: args.idle,
            time,
            think,
            seed: args.seed,
            database: args.database.clone(),
        };
        plan.check_sockets()?;
        Ok(plan)
    }

    /// Everybody who plays or watches.
    pub(super) fn clients(&self) -> usize {
        self.tables * self.players + self.watchers
    }

    fn check_sockets(&self) -> Result<(), Failure> {
        let seats = self.tables.checked_mul(self.players);
        let all = seats.and_then(|seats| seats.checked_add(self.watchers)?.checked_add(self.idle));
        match all {
            Some(sockets) if sockets <= MOST_SOCKETS => allow_open_files(sockets + OTHER_FILES),
            _ => {
                let most = counted(MOST_SOCKETS, "socket");
                Err(Failure::new(format!(
                    "one server holds {most} at most: ask for fewer tables, watchers or idle lines"
                )))
            }
        }
    }

    /// The data file, or the address of the database.
    pub(super) fn place(&self, home: &Path) -> String {
        let thrown_away = || PathBuf::from(home).join("load.db").to_string_lossy().into_owned();
        self.database.clone().unwrap_or_else(thrown_away)
    }

    /// A folder on the disk that the data file is on; `home` for a database of which nobody knows where it writes.
    pub(super) fn folder(&self, home: &Path) -> PathBuf {
        let file = file_of(&self.place(home)).map(PathBuf::from);
        match file.as_deref().map(Path::parent) {
            Some(Some(folder)) if folder.as_os_str().is_empty() => PathBuf::from("."),
            Some(Some(folder)) => folder.into(),
            _ => home.into(),
        }
    }
}

/// The file that a data place names, unless it is the address of a database.
fn file_of(database: &str) -> Option<String> {
    let file = match database.strip_prefix("sqlite:") {
        Some(rest) => rest.strip_prefix("//").unwrap_or(rest),
        None => database,
    };
    (!file.contains("://")).then(|| file.into())
}

/// Lets this process, and the server it starts, have so many files and sockets open.
#[cfg(unix)]
fn allow_open_files(wanted: usize) -> Result<(), Failure> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let wanted = wanted as u64;
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    if current.is_none_or(|current| current >= wanted) {
        return Ok(());
    }
    let raised = Rlimit { current: Some(maximum.map_or(wanted, |most| most.min(wanted))), maximum };
    match maximum {
        Some(most) if most < wanted => Err(Failure::new(format!(
            "this takes {wanted} open files and the system allows {most}; raise it with `ulimit -n` or ask for less"
        ))),
        _ => setrlimit(Resource::Nofile, raised)
            .map_err(|error| Failure::new(format!("the system does not allow {wanted} open files: {error}"))),
    }
}

#[cfg(not(unix))]
fn allow_open_files(_: usize) -> Result<(), Failure> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_data_file_is_told_from_a_database() {
        assert_eq!(file_of("a.db").as_deref(), Some("a.db"));
        assert_eq!(file_of("sqlite:a.db").as_deref(), Some("a.db"));
        assert_eq!(file_of("postgres://ann@db/tables"), None);
    }
}
