//! The project's own chores.
//!
//! `cargo xtask test` runs everything that has to be green: format, lints, documentation, all tests, and the build for
//! the browser. It needs nothing but a Rust toolchain and fetches what else it lacks.

use std::env;
use std::process::{Command, ExitCode};
use std::time::Instant;

/// The crates that also run in a browser.
const BROWSER: [&str; 4] = ["undercroft-core", "undercroft-bidding", "undercroft-raiders", "undercroft-bots"];
const BROWSER_TARGET: &str = "wasm32-unknown-unknown";

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["test"] => test(),
        _ => {
            eprintln!(
                "usage: cargo xtask test    format, lints, documentation, every test, the build for the browser"
            );
            ExitCode::from(2)
        }
    }
}

/// A step of the test run: what it shows, and the command that shows it.
struct Step {
    title: &'static str,
    words: Vec<String>,
    rustdoc_flags: &'static str,
}

fn test() -> ExitCode {
    if let Err(reason) = have_browser_target() {
        eprintln!("{reason}");
        return ExitCode::from(2);
    }
    let browser = BROWSER.iter().flat_map(|name| ["--package", name]);
    let steps = [
        step("format", ["fmt", "--all", "--check"]),
        step("lints", ["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"]),
        Step {
            rustdoc_flags: "-D warnings",
            ..step("documentation", ["doc", "--workspace", "--no-deps", "--locked"])
        },
        step("browser", ["build", "--locked", "--target", BROWSER_TARGET].into_iter().chain(browser)),
        step("tests", ["test", "--workspace", "--locked"]),
    ];
    for Step { title, words, rustdoc_flags } in steps {
        println!("== {title}: cargo {}", words.join(" "));
        let started = Instant::now();
        let status = Command::new(cargo()).args(&words).env("RUSTDOCFLAGS", rustdoc_flags).status();
        if !status.is_ok_and(|status| status.success()) {
            eprintln!("== {title}: failed");
            return ExitCode::FAILURE;
        }
        println!("== {title}: done in {} s", started.elapsed().as_secs());
    }
    println!("== all green");
    ExitCode::SUCCESS
}

fn step(title: &'static str, words: impl IntoIterator<Item = &'static str>) -> Step {
    Step { title, words: words.into_iter().map(String::from).collect(), rustdoc_flags: "" }
}

fn cargo() -> String {
    env::var("CARGO").unwrap_or_else(|_| "cargo".into())
}

/// Adds the compiler's browser target where it is missing.
fn have_browser_target() -> Result<(), String> {
    let sysroot =
        Command::new("rustc").args(["--print", "target-libdir", "--target", BROWSER_TARGET]).output();
    let there =
        sysroot.is_ok_and(|out| std::path::Path::new(String::from_utf8_lossy(&out.stdout).trim()).exists());
    let added = there
        || Command::new("rustup").args(["target", "add", BROWSER_TARGET]).status().is_ok_and(|s| s.success());
    if added {
        Ok(())
    } else {
        Err(format!("install the browser target first: rustup target add {BROWSER_TARGET}"))
    }
}
