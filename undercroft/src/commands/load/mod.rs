//! `undercroft load`: many people play at a server of its own over real sockets; it is measured, and what everybody
//! saw is checked against the log.

mod check;
mod figures;
mod guest;
mod machine;
mod plan;
mod samples;
mod server;
mod setting;
mod visit;

use crate::cli::LoadArgs;
use crate::words::{counted, pretty};
use crate::{Failure, Said};
use figures::{Figures, Times};
use guest::Guest;
use indicatif::ProgressBar;
use machine::Watch;
use plan::Plan;
use server::{Memory, Server};
use setting::Idle;
use std::collections::HashMap;
use std::io::{IsTerminal, Write, stderr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::runtime::Runtime;
use tokio::task::JoinSet;
use tokio::time::{Instant, interval, sleep_until, timeout_at};
use undercroft_client::RestClient;
use undercroft_server::table::Version;
use visit::Visit;

/// A client that has not come to an end so long after the time is up will not.
const GRACE: Duration = Duration::from_secs(20);
/// How long the slowest client may take to see the last move.
const CATCH_UP: Duration = Duration::from_secs(10);

/// Measures a server, and fails if anybody saw what the log does not give.
pub(crate) fn run(args: &LoadArgs) -> Result<Said, Failure> {
    let plan = Plan::of(args)?;
    let runtime = Runtime::new()?;
    let bar = if stderr().is_terminal() { ProgressBar::new_spinner() } else { ProgressBar::hidden() };
    bar.enable_steady_tick(Duration::from_millis(100));
    let measured = runtime.block_on(measure(&plan, &bar));
    bar.finish_and_clear();
    let figures = measured.map_err(Failure::new)?;
    match (figures.trouble(), args.json) {
        (None, true) => Ok(pretty(&figures.json(&plan)).into()),
        (None, false) => Ok(figures.for_people(&plan).into()),
        (Some(reason), true) => Err(Failure::Data(figures.json(&plan), Box::new(Failure::new(reason)))),
        (Some(reason), false) => {
            // Standard output stays empty, as with any failure; the figures still help to find the reason.
            let _ = anstream::stderr().write_all(figures.for_people(&plan).as_bytes());
            Err(Failure::new(reason))
        }
    }
}

async fn measure(plan: &Plan, bar: &ProgressBar) -> Result<Figures, String> {
    let home = tempfile::tempdir().map_err(|error| format!("there is no place for a data file: {error}"))?;
    let database = plan.place(home.path());
    let mut server = Server::start(&database, home.path()).await?;
    let disk = plan.folder(home.path());
    let watch = Watch::begin(&disk).map_err(|error| format!("the disk cannot be measured: {error}"))?;
    let api = RestClient::at(server.address);
    let (mut run, gone) = tokio::select! {
        spent = spend(plan, &api, bar) => (spent, false),
        reason = server.gone() => (Err(reason), true),
    };
    if let Ok(run) = &mut run {
        run.memory = server.memory();
        run.failed.extend(run.idle.broken());
    }
    let machine = watch.end();
    // The sockets go first, so that the server need not wait for anybody.
    let run = run.map(LoadRun::leave);
    let stopped = if gone { Ok(()) } else { server.stop().await };
    let (mut figures, visits) = run?;
    stopped?;
    bar.set_message("comparing what everybody saw with the log");
    figures.machine = machine;
    figures.times = Times::of(&visits);
    figures.findings = check::check(&database, visits).await?;
    Ok(figures)
}

/// What was played, while everybody is still connected.
struct LoadRun {
    guests: Vec<Guest>,
    idle: Idle,
    set_up: Duration,
    failed: Vec<String>,
    memory: Memory,
}

impl LoadRun {
    /// Everybody hangs up.
    fn leave(self) -> (Figures, Vec<Visit>) {
        let mut figures =
            Figures { set_up: self.set_up, failed: self.failed, memory: self.memory, ..Figures::default() };
        let mut visits = Vec::new();
        for mut guest in self.guests {
            guest.leave();
            figures.games += guest.games;
            figures.refused += guest.refused;
            visits.append(&mut guest.visits);
        }
        (figures, visits)
    }
}

/// Brings everybody to the tables and lets them play until the time is up.
async fn spend(plan: &Plan, api: &RestClient, bar: &ProgressBar) -> Result<LoadRun, String> {
    let began = Instant::now();
    bar.set_message(format!("opening {}", counted(plan.tables, "table")));
    let idle = Idle::open(plan, api).await?;
    let moves = Arc::new(AtomicU64::new(0));
    let guests = setting::seat_all(plan, api, &moves).await?;
    let set_up = began.elapsed();
    let until = Instant::now() + plan.time;
    let mut playing = JoinSet::new();
    for mut guest in guests {
        playing.spawn(async move {
            let played = timeout_at(until + GRACE, guest.play(until)).await;
            let failed = match played {
                Ok(played) => played.err(),
                Err(_) => Some("a client got no answer to the end".to_string()),
            };
            (guest, failed)
        });
    }
    tell_progress(bar, &moves, until).await;
    let (mut guests, mut failed) = (Vec::new(), Vec::new());
    while let Some(ended) = playing.join_next().await {
        let (guest, reason) = ended.map_err(|error| format!("a client failed: {error}"))?;
        guests.push(guest);
        failed.extend(reason);
    }
    let guests = hear_the_last(guests, &mut failed).await?;
    Ok(LoadRun { guests, idle, set_up, failed, memory: Memory::default() })
}

async fn tell_progress(bar: &ProgressBar, moves: &AtomicU64, until: Instant) {
    let mut tick = interval(Duration::from_millis(250));
    while Instant::now() < until {
        let moves = counted(moves.load(Ordering::Relaxed) as usize, "move");
        bar.set_message(format!("{moves}, {} s left", (until - Instant::now()).as_secs()));
        tokio::select! {
            _ = tick.tick() => {}
            () = sleep_until(until) => return,
        }
    }
}

/// Everybody must be shown the last move of the table they are at.
async fn hear_the_last(guests: Vec<Guest>, failed: &mut Vec<String>) -> Result<Vec<Guest>, String> {
    let mut last: HashMap<String, Version> = HashMap::new();
    for (table, version) in guests.iter().map(Guest::newest) {
        let newest = last.entry(table.into()).or_default();
        *newest = version.max(*newest);
    }
    let until = Instant::now() + CATCH_UP;
    let mut listening = JoinSet::new();
    for mut guest in guests {
        let version = last[guest.newest().0];
        listening.spawn(async move {
            let missed = guest.catch_up(version, until).await.err();
            (guest, missed)
        });
    }
    let mut guests = Vec::new();
    while let Some(ended) = listening.join_next().await {
        let (guest, reason) = ended.map_err(|error| format!("a client failed: {error}"))?;
        guests.push(guest);
        failed.extend(reason);
    }
    Ok(guests)
}
