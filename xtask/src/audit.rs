//! What the dependencies are: licences, sources, and whether anything is known against them.

use crate::{must, step};
use std::env;
use std::path::PathBuf;
use std::process::Command;

/// The version of `cargo deny` that reads `deny.toml`.
const VERSION: &str = "0.20.2";

/// Checks licences and sources, and advisories where their database can be reached: without it the rest still counts.
pub(crate) fn passes() -> Result<(), String> {
    let deny = step("cargo deny", have)?;
    step("licences, bans and sources", || {
        must(Command::new(&deny).args(["--locked", "check", "licenses", "bans", "sources"]))
    })?;
    let fetched = Command::new(&deny).args(["fetch", "db"]).status().is_ok_and(|status| status.success());
    if !fetched {
        println!("== advisories: not checked, their database cannot be reached");
        return Ok(());
    }
    step("advisories", || {
        must(Command::new(&deny).args(["--locked", "check", "--disable-fetch", "advisories"]))
    })
}

/// The program, built into the target folder where it is not there yet.
fn have() -> Result<PathBuf, String> {
    let root = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../target/tools"));
    let program = root.join("bin/cargo-deny");
    if !program.exists() {
        let cargo = env::var("CARGO").unwrap_or_else(|_| "cargo".into());
        let words = ["install", "cargo-deny", "--locked", "--version", VERSION, "--root"];
        must(Command::new(cargo).args(words).arg(&root))?;
    }
    Ok(program)
}
