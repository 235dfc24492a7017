//! The project's own chores.
//!
//! `cargo xtask test` runs everything that has to be green: format, lints, documentation, all tests, whether the rules
//! compile for a browser, and what outside programs see of the house. It needs a Rust toolchain, Node.js for the page
//! and Python 3, and fetches what else it lacks.

mod apt;
#[cfg(test)]
mod architecture;
mod audit;
mod browser;
mod house;
#[cfg(test)]
mod links;
mod outside;
mod page;
mod python;
mod suite;

use python::Python;
use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::thread;
use std::time::Instant;

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let done = match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["test"] => test(),
        ["outside"] => outside(),
        ["page"] => page(),
        ["audit"] => audit::passes(),
        _ => {
            eprintln!(
                "usage: cargo xtask test       format, lints, documentation, every test, what also has to run in a browser\n\
                 \x20      cargo xtask outside    only what outside programs see: the example bot and the REST interface\n\
                 \x20      cargo xtask page       only the page: its lints, its tests, and a browser in front of a house\n\
                 \x20      cargo xtask audit      licences, sources and advisories of what others wrote, by cargo deny"
            );
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => {
            println!("== all green");
            ExitCode::SUCCESS
        }
        Err(reason) => {
            eprintln!("{reason}");
            ExitCode::FAILURE
        }
    }
}

fn test() -> Result<(), String> {
    browser::have_target()?;
    // What comes from afar comes while the compiler works.
    let tools = thread::spawn(Tools::have);
    cargo("format", &["fmt", "--all", "--check"])?;
    cargo("lints", &["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"])?;
    // With examples cargo chooses the features as for the lints, and what those have checked is not checked again.
    let parts = ["--lib", "--bins", "--examples"];
    cargo("documentation", &[&["doc", "--workspace", "--no-deps", "--locked"], &parts[..]].concat())?;
    cargo("browser", &browser::check())?;
    step("tests", suite::passes)?;
    // The tests have built the program too.
    let Tools { python, browser } = tools.join().map_err(|_| "the tools could not be fetched")??;
    // Either would leave a processor idle.
    thread::scope(|scope| {
        let page = scope.spawn(|| step("page", page::is_well_written));
        seen_from_outside(&python)?;
        page.join().map_err(|_| "the page could not be checked")?
    })?;
    seen_in_a_browser(&browser)
}

fn outside() -> Result<(), String> {
    cargo("the program", &["build", "--package", "undercroft", "--locked"])?;
    seen_from_outside(&python::have()?)
}

fn page() -> Result<(), String> {
    cargo("the program", &["build", "--package", "undercroft", "--locked"])?;
    step("page", page::is_well_written)?;
    seen_in_a_browser(&page::browser()?)
}

/// What the tests need beside the compiler.
struct Tools {
    python: Python,
    browser: PathBuf,
}

impl Tools {
    /// Finds them, or fetches them one after the other: both may want the system's installer.
    fn have() -> Result<Tools, String> {
        Ok(Tools { python: step("python", python::have)?, browser: step("a browser", page::browser)? })
    }
}

fn seen_in_a_browser(browser: &Path) -> Result<(), String> {
    step("page in a browser", || page::works_in_a_browser(browser))
}

fn seen_from_outside(python: &Python) -> Result<(), String> {
    step("example bot", || outside::a_bot_plays_a_whole_game(python))?;
    step("REST interface", || outside::the_description_is_true(python))
}

/// A step that is a command of cargo.
fn cargo(title: &str, words: &[&str]) -> Result<(), String> {
    let title = format!("{title}: cargo {}", words.join(" "));
    step(&title, || {
        let cargo = env::var("CARGO").unwrap_or_else(|_| "cargo".into());
        let rustdoc_flags = if words[0] == "doc" { "-D warnings" } else { "" };
        // Nothing is built twice in one run, so what would make a second build quicker only costs time and disk.
        must(Command::new(cargo).args(words).env("RUSTDOCFLAGS", rustdoc_flags).env("CARGO_INCREMENTAL", "0"))
    })
}

/// Runs a step of the test run and says how long it took.
fn step<T>(title: &str, run: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    println!("== {title}");
    let started = Instant::now();
    let done = run().map_err(|reason| format!("== failed: {title}\n{reason}"))?;
    println!("== {}: done in {} s", title.split(':').next().unwrap_or(title), started.elapsed().as_secs());
    Ok(done)
}

/// Runs a command that has to succeed.
fn must(command: &mut Command) -> Result<(), String> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{command:?} ended with {status}")),
        Err(error) => Err(format!("{command:?} cannot be run: {error}")),
    }
}
