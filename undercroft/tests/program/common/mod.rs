//! The program as its user meets it.
#![allow(dead_code)] // each test file uses a part of it

pub(crate) mod dice;
pub(crate) mod served;

use serde_json::Value;
use std::path::Path;
use std::process::Output;

/// Answers among which there is always one that Raiders or the lesson takes.
pub(crate) const ANSWERS: &str = "1\n2\n3\n4\n5\nb\nk\ns\nt\n";

/// The program, not yet told what to do.
pub(crate) fn program() -> assert_cmd::Command {
    let mut program = assert_cmd::cargo::cargo_bin_cmd!("undercroft");
    for variable in ["NO_COLOR", "LC_ALL", "LC_MESSAGES", "LANG"] {
        program.env_remove(variable);
    }
    program
}

/// What it said and how it ended.
pub(crate) fn run(arguments: &[&str]) -> Output {
    fed(arguments, "")
}

/// The same with something on standard input.
pub(crate) fn fed(arguments: &[&str], input: &str) -> Output {
    program().args(arguments).write_stdin(input).output().expect("the program runs")
}

/// Standard output of a command that must succeed.
pub(crate) fn good(arguments: &[&str]) -> String {
    good_fed(arguments, "")
}

/// The same with something on standard input.
pub(crate) fn good_fed(arguments: &[&str], input: &str) -> String {
    let output = fed(arguments, input);
    assert!(output.status.success(), "{arguments:?} failed: {}", err(&output));
    out(&output)
}

/// The reason a command gave for failing. It must end with 2 and leave standard output empty.
pub(crate) fn bad(arguments: &[&str]) -> String {
    bad_fed(arguments, "")
}

/// The same with something on standard input.
pub(crate) fn bad_fed(arguments: &[&str], input: &str) -> String {
    let output = fed(arguments, input);
    assert_eq!(output.status.code(), Some(2), "{arguments:?} said {}{}", out(&output), err(&output));
    assert_eq!(out(&output), "", "{arguments:?} failed, yet printed something");
    err(&output)
}

pub(crate) fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("it prints text")
}

pub(crate) fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("it prints text")
}

/// What `sim` or `lab` reports of the same twelve games on one thread, on two and on five.
pub(crate) fn on_threads(report: fn(&[&str]) -> Value, game: &str, bots: &str) -> [Value; 3] {
    let plan = [game, "--players", "4", "--games", "12", "--bots", bots, "--seed", "5", "--threads"];
    ["1", "2", "5"].map(|threads| report(&[&plan[..], &[threads]].concat()))
}

/// A file's name for the command line.
pub(crate) fn name(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

/// A game of Raiders for four among random bots, as a record.
pub(crate) fn record() -> Value {
    serde_json::from_str(&record_file()).unwrap()
}

/// The same as it stands in a file.
pub(crate) fn record_file() -> String {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json");
    good(&["sim", "raiders", "--games", "1", "--seed", "3", "--save", name(&file)]);
    std::fs::read_to_string(&file).unwrap()
}

/// A position of Raiders for four, dealt from the seed 7.
pub(crate) fn position() -> String {
    good(&["position", "new", "raiders", "--players", "4", "--seed", "7"])
}
