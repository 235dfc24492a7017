//! All tests written in Rust: built once, and their programs run side by side.
//!
//! `cargo test` runs one program after another, and while one waits for a clock, a disk or a socket the
//! processors idle.

use crate::must;
use std::collections::VecDeque;
use std::env;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::sync::Mutex;
use std::thread;

/// Those that take longest begin first, so that none is left to run alone at the end.
const LONGEST: [&str; 4] = ["program", "rest", "rules", "tables"];
/// Those that put a house under more load than a machine bears beside other work have it for themselves, after all
/// others: there a house that is starved gives up on requests.
const ALONE: [&str; 3] = ["fuzz", "network", "strangers"];

/// A program with tests in it.
struct Program {
    name: String,
    file: PathBuf,
    /// Its package's folder, where cargo would run it.
    home: PathBuf,
}

impl Program {
    /// Reads a line of what cargo tells programs about a build, which may be of something else.
    fn told(line: &str) -> Option<Program> {
        let profile = line.split_once("\"profile\":{")?.1.split('}').next()?;
        if !profile.contains("\"test\":true") {
            return None;
        }
        let file = PathBuf::from(text(line, "executable")?);
        let home = PathBuf::from(text(line, "manifest_path")?).parent()?.to_path_buf();
        let target = line.split_once("\"target\":{")?.1;
        Some(Program { name: text(target, "name")?, file, home })
    }

    fn run(&self) -> Result<Output, String> {
        let mut program = Command::new(&self.file);
        program.current_dir(&self.home).env("CARGO_MANIFEST_DIR", &self.home).stdin(Stdio::null());
        program.output().map_err(|error| format!("{program:?} cannot be run: {error}"))
    }

    /// Runs it; all it said is shown if it failed, else only how many tests passed.
    fn passes(&self) -> bool {
        let home = self.home.file_name().unwrap_or_default().to_string_lossy();
        let (passed, said) = match self.run() {
            Ok(output) => {
                let said = [&output.stdout[..], &output.stderr[..]].concat();
                (output.status.success(), String::from_utf8_lossy(&said).into_owned())
            }
            Err(reason) => (false, reason),
        };
        let shown: Vec<&str> =
            said.lines().filter(|line| !passed || line.starts_with("test result:")).collect();
        println!("{home}: {}\n{}", self.name, shown.join("\n"));
        passed
    }
}

/// The text in a field of a line of JSON, the first of that name.
fn text(line: &str, field: &str) -> Option<String> {
    let (_, rest) = line.split_once(&format!("\"{field}\":\""))?;
    Some(rest.split('"').next()?.replace("\\\\", "\\"))
}

/// Has cargo test the whole project, with these words beside the usual ones.
fn cargo(words: &[&str]) -> Command {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["test", "--workspace", "--locked"]).args(words).env("CARGO_INCREMENTAL", "0");
    cargo
}

/// Builds all tests.
fn build() -> Result<Vec<Program>, String> {
    let mut cargo = cargo(&["--no-run", "--message-format", "json-render-diagnostics"]);
    let mut building = match cargo.stdout(Stdio::piped()).spawn() {
        Ok(building) => building,
        Err(error) => return Err(format!("{cargo:?} cannot be run: {error}")),
    };
    let told = building.stdout.take().map(BufReader::new).ok_or("cargo tells nothing")?;
    let programs = told.lines().map_while(Result::ok).filter_map(|line| Program::told(&line)).collect();
    match building.wait() {
        Ok(status) if status.success() => Ok(programs),
        ended => Err(format!("{cargo:?} ended with {ended:?}")),
    }
}

/// Runs programs, so many at a time; gives the names of those that failed.
fn run(programs: Vec<Program>, at_once: usize) -> Vec<String> {
    let (waiting, failed) = (Mutex::new(VecDeque::from(programs)), Mutex::new(Vec::new()));
    let next = || waiting.lock().ok()?.pop_front();
    let work = || {
        while let Some(program) = next() {
            if let (false, Ok(mut failed)) = (program.passes(), failed.lock()) {
                failed.push(program.name);
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..at_once {
            scope.spawn(work);
        }
    });
    failed.into_inner().unwrap_or_default()
}

/// Builds and runs all tests, the examples in the documentation last.
pub(crate) fn passes() -> Result<(), String> {
    let mut programs = build()?;
    let place = |name: &str| LONGEST.iter().position(|long| *long == name).unwrap_or(LONGEST.len());
    programs.sort_by_key(|program| place(&program.name));
    let (alone, together): (Vec<_>, Vec<_>) =
        programs.into_iter().partition(|program| ALONE.contains(&program.name.as_str()));
    let at_once = thread::available_parallelism().map_or(2, usize::from);
    let failed = [run(together, at_once), run(alone, 1)].concat();
    if !failed.is_empty() {
        return Err(format!("tests failed in {}", failed.join(", ")));
    }
    must(&mut cargo(&["--doc"]))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What cargo tells of a build of `xtask`, of its tests or not.
    fn told(tests: bool) -> String {
        format!(
            r#"{{"reason":"compiler-artifact","manifest_path":"/home/xtask/Cargo.toml","target":{{"kind":["bin"],"name":"xtask","test":true}},"profile":{{"opt_level":"0","test":{tests}}},"filenames":["/target/xtask"],"executable":"/target/deps/xtask-1dbe","fresh":false}}"#
        )
    }

    #[test]
    fn a_program_with_tests_is_run_in_its_packages_folder() {
        let program = Program::told(&told(true)).expect("it has tests");
        assert_eq!(program.name, "xtask");
        assert_eq!(program.file, PathBuf::from("/target/deps/xtask-1dbe"));
        assert_eq!(program.home, PathBuf::from("/home/xtask"));
    }

    #[test]
    fn a_program_that_is_only_tested_by_others_is_not_run() {
        assert!(Program::told(&told(false)).is_none());
    }
}
