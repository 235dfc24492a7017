//! `undercroft serve`: tables for people and bots.

use crate::cli::{Cli, Command, ServeArgs};
use crate::{Failure, Said};
use clap::Parser;
use std::io::{IsTerminal, Write, stderr};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tokio::runtime::Runtime;
use tracing_subscriber::EnvFilter;
use undercroft_server::house::{HouseConfig, Retention};
use undercroft_server::http::{HttpConfig, Page, PageFile};
use undercroft_server::push::PushConfig;
use undercroft_server::serve::{ServeConfig, serve};
use undercroft_server::store::Store;

/// How often copies are made.
const BACKUP_EVERY: Duration = Duration::from_secs(24 * 60 * 60);

/// The longest anybody waits for people who are not there: a month.
const MOST_SECONDS: u64 = 31 * 24 * 60 * 60;

/// What happens when no command is given.
pub(crate) fn by_default() -> Result<Said, Failure> {
    match Cli::try_parse_from(["undercroft", "serve"]).map(|cli| cli.command) {
        Ok(Some(Command::Serve(args))) => run(args),
        _ => Err(Failure::new("the house cannot be opened without arguments; try `undercroft serve --help`")),
    }
}

/// Serves until it is told to stop.
pub(crate) fn run(args: ServeArgs) -> Result<Said, Failure> {
    if args.backups.is_some() && args.database.starts_with("postgres") {
        return Err(Failure::new(
            "--backups copies a data file; tables in PostgreSQL are copied with pg_dump",
        ));
    }
    if let Some(directory) = &args.backups {
        // Found out now, and not in a night a month from now.
        std::fs::create_dir_all(directory).map_err(|error| {
            Failure::new(format!(
                "--backups {}: {error}; name a directory that can be written to",
                directory.display()
            ))
        })?;
    }
    write_log(args.json_log);
    let default = HouseConfig::default();
    let config = ServeConfig {
        address: SocketAddr::new(args.host, args.port),
        database: args.database.clone(),
        metrics: args.metrics,
        http: HttpConfig { https: args.https, behind_proxy: args.behind_proxy, names: args.names },
        page: page(),
        house: HouseConfig {
            bot_threads: args.bot_threads.unwrap_or(default.bot_threads).clamp(1, 256),
            bot_pace: args.bot_pace,
            rest_after: Duration::from_secs(args.rest_after.min(MOST_SECONDS)),
            away_after: Duration::from_secs(args.away_after.min(MOST_SECONDS)),
            retention: Retention {
                unstarted: days(args.unstarted_days),
                abandoned: days(args.abandoned_days),
                finished: days(args.finished_days),
            },
            tables_per_person: args.tables_per_person,
            contributions_within: Duration::from_secs(args.contributions_within.min(MOST_SECONDS)),
            push: PushConfig { contact: args.contact.unwrap_or(default.push.contact), ..default.push },
            ..default
        },
    };
    let place = without_password(&args.database);
    let (backups, kept) = (args.backups, args.keep_backups.max(1));
    let opened = move |address: SocketAddr, store: Arc<dyn Store>| {
        // Whoever is told that the house is open may send signals at once.
        tokio::spawn(make_backups(store, backups, kept, AskedFor::new()));
        // Whoever started it may not listen any more; the house is open all the same.
        let _ = writeln!(std::io::stdout(), "Undercroft is open at http://{address} (tables in {place})");
        let _ = std::io::stdout().flush();
    };
    let failed = |error: &dyn std::fmt::Display| Failure::new(error.to_string());
    let runtime = Runtime::new().map_err(|error| failed(&error))?;
    let stop = {
        let _inside = runtime.enter();
        told_to_stop()
    };
    runtime.block_on(serve(config, opened, stop)).map_err(|error| failed(&error))?;
    Ok(Said { out: String::new(), err: "Closed; every table is kept.\n".into() })
}

/// The page that is packed into this program.
fn page() -> Page {
    Page::of(undercroft_page::FILES.iter().map(|file| PageFile {
        path: file.path,
        content_type: file.content_type,
        etag: file.etag,
        bytes: file.bytes,
        brotli: file.brotli,
        gzip: file.gzip,
    }))
}

/// An address without what stands between user and host.
fn without_password(database: &str) -> String {
    let database =
        if database.contains("://") { database.split('?').next().unwrap_or(database) } else { database };
    match (database.split_once("://"), database.rsplit_once('@')) {
        (Some((kind, _)), Some((_, host))) => format!("{kind}://{host}"),
        _ => database.into(),
    }
}

fn write_log(json: bool) {
    let asked = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    // Libraries that would write whole requests and frames, with the secrets in them, to a talkative log.
    let quiet = [
        "hyper=info",
        "hyper_util=info",
        "tungstenite=info",
        "tokio_tungstenite=info",
        "axum=info",
        "sqlx=warn",
    ];
    let filter = quiet.iter().fold(asked, |filter, word| match word.parse() {
        Ok(directive) => filter.add_directive(directive),
        Err(_) => filter,
    });
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(stderr);
    // Only the first of several houses in a process decides how the log looks.
    let _ = match json {
        true => log.json().try_init(),
        false => log.with_ansi(stderr().is_terminal()).try_init(),
    };
}

/// Ctrl-C, or the system's polite request. They are listened for from this call on, not only once somebody waits.
fn told_to_stop() -> impl Future<Output = ()> + Send + 'static {
    #[cfg(unix)]
    let signals = {
        use tokio::signal::unix::{SignalKind, signal};
        (signal(SignalKind::interrupt()).ok(), signal(SignalKind::terminate()).ok())
    };
    async move {
        #[cfg(unix)]
        {
            let (mut interrupt, mut terminate) = signals;
            tokio::select! {
                () = next(&mut interrupt) => {}
                () = next(&mut terminate) => {}
            }
        }
        #[cfg(not(unix))]
        let _ = tokio::signal::ctrl_c().await;
    }
}

/// Waits for a signal; for ever, if the system does not tell of it.
#[cfg(unix)]
async fn next(signal: &mut Option<tokio::signal::unix::Signal>) {
    match signal {
        Some(signal) => drop(signal.recv().await),
        None => std::future::pending().await,
    }
}

/// Copies all tables every day and whenever somebody asks by a signal.
async fn make_backups(store: Arc<dyn Store>, directory: Option<PathBuf>, kept: usize, mut asked: AskedFor) {
    loop {
        tokio::select! {
            () = tokio::time::sleep(BACKUP_EVERY), if directory.is_some() => {}
            () = asked.again() => {}
        }
        let Some(directory) = &directory else {
            tracing::warn!("a copy was asked for, but no --backups DIR says where to");
            continue;
        };
        let file = directory.join(format!("undercroft-{}.db", stamp()));
        match backup(&*store, &file).await {
            Ok(()) => {
                if let Err(reason) = rotate(directory, kept) {
                    tracing::error!(%reason, directory = %directory.display(), "old copies could not be deleted");
                }
                tracing::info!(file = %file.display(), "all tables are copied");
            }
            Err(reason) => tracing::error!(reason, file = %file.display(), "the backup failed"),
        }
    }
}

async fn backup(store: &dyn Store, file: &Path) -> Result<(), String> {
    store.backup(file).await.map_err(|error| error.to_string())
}

/// Deletes the oldest of the copies in a directory until so many are left.
fn rotate(directory: &Path, kept: usize) -> std::io::Result<()> {
    let files = std::fs::read_dir(directory)?.collect::<Result<Vec<_>, _>>()?;
    let age = |file: &std::fs::DirEntry| -> Option<u64> {
        let name = file.file_name();
        name.to_str()?.strip_prefix("undercroft-")?.strip_suffix(".db")?.parse().ok()
    };
    let mut copies: Vec<(u64, PathBuf)> =
        files.iter().filter_map(|file| Some((age(file)?, file.path()))).collect();
    copies.sort_unstable();
    let many = copies.len().saturating_sub(kept);
    copies.into_iter().take(many).try_for_each(|(_, copy)| std::fs::remove_file(copy))
}

/// So many days; for ever if none.
fn days(number: u64) -> Option<Duration> {
    let day = Duration::from_secs(24 * 60 * 60);
    (number > 0).then(|| day.saturating_mul(u32::try_from(number).unwrap_or(u32::MAX)))
}

/// Seconds since 1970, so that copies sort by age.
fn stamp() -> u64 {
    std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

/// Somebody asks for a copy.
struct AskedFor {
    #[cfg(unix)]
    signal: Option<tokio::signal::unix::Signal>,
}

impl AskedFor {
    #[cfg(unix)]
    fn new() -> AskedFor {
        use tokio::signal::unix::{SignalKind, signal};
        AskedFor { signal: signal(SignalKind::user_defined1()).ok() }
    }

    #[cfg(not(unix))]
    fn new() -> AskedFor {
        AskedFor {}
    }

    async fn again(&mut self) {
        #[cfg(unix)]
        next(&mut self.signal).await;
        #[cfg(not(unix))]
        std::future::pending::<()>().await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_never_told() {
        assert_eq!(without_password("postgres://ann:secret@db/tables"), "postgres://db/tables");
        assert_eq!(without_password("undercroft.db"), "undercroft.db");
    }

    #[test]
    fn the_oldest_copies_go_and_nothing_else_does() {
        let folder = tempfile::tempdir().unwrap();
        let names =
            ["undercroft-9.db", "undercroft-10.db", "undercroft-11.db", "undercroft-mine.db", "notes.txt"];
        names.iter().for_each(|name| std::fs::write(folder.path().join(name), "").unwrap());
        rotate(folder.path(), 2).unwrap();
        let there = names.map(|name| folder.path().join(name).exists());
        assert_eq!(there, [false, true, true, true, true]);
    }
}
