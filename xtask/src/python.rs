//! A private Python with the tools that test from outside, in the target folder.

use crate::must;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// What is installed, each in exactly this version.
const TOOLS: &str = include_str!("../schemathesis.txt");

/// A Python environment.
pub(crate) struct Python {
    folder: PathBuf,
}

impl Python {
    /// A program of the environment.
    pub(crate) fn program(&self, name: &str) -> Command {
        let programs = if cfg!(windows) { "Scripts" } else { "bin" };
        Command::new(self.folder.join(programs).join(name))
    }
}

/// Makes the environment where it is missing or was made for other versions.
pub(crate) fn have() -> Result<Python, String> {
    let python = Python { folder: crate::house::target()?.join("xtask-python") };
    let installed = python.folder.join("installed.txt");
    if fs::read_to_string(&installed).is_ok_and(|tools| tools == TOOLS) {
        return Ok(python);
    }
    make(&python).or_else(|_| {
        crate::apt::install("python3-venv");
        make(&python)
    })?;
    let wanted = python.folder.join("wanted.txt");
    let written = |error: std::io::Error| format!("{}: {error}", wanted.display());
    fs::write(&wanted, TOOLS).map_err(written)?;
    let pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--requirement"];
    must(python.program("python").args(pip).arg(&wanted))?;
    fs::rename(&wanted, &installed).map_err(written)?;
    Ok(python)
}

fn make(python: &Python) -> Result<(), String> {
    let missing = "these tests need Python 3 with venv: install it, for example with \
                   `apt-get install python3-venv`";
    let mut make = Command::new("python3");
    make.args(["-m", "venv", "--clear"]).arg(&python.folder).stdout(Stdio::null()).stderr(Stdio::null());
    must(&mut make).map_err(|_| missing.into())
}
