//! The README's tables name tests; each must exist, so that the tables cannot rot.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn home() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Every `file::test_name` that the README's tables name in backticks.
fn named() -> Vec<(String, String)> {
    let readme = read(&home().join("README.md"));
    let rows = readme.lines().filter(|line| line.starts_with('|'));
    let words = rows.flat_map(|row| row.split('`').skip(1).step_by(2));
    words.filter_map(|word| word.split_once("::")).map(|(file, test)| (file.into(), test.into())).collect()
}

/// The names of the functions marked as tests in a source file.
fn tests_in(path: &Path) -> BTreeSet<String> {
    let text = read(path);
    let mut lines = text.lines().map(str::trim);
    let mut tests = BTreeSet::new();
    while lines.any(|line| line == "#[test]") {
        let name =
            lines.next().and_then(|line| line.strip_prefix("fn ")).and_then(|line| line.split('(').next());
        tests.extend(name.map(String::from));
    }
    tests
}

/// `bump` is `tests/bump.rs`; the tests of cards and money stand beside them in `src`.
fn file_of(name: &str) -> PathBuf {
    match name {
        "cards" => home().join("src/cards/tests.rs"),
        "money" => home().join("src/money.rs"),
        name => home().join("tests").join(name).with_extension("rs"),
    }
}

#[test]
fn every_test_that_the_readme_names_exists() {
    let named = named();
    assert!(named.len() > 100, "only {} tests are named", named.len());
    for (file, test) in named {
        let path = file_of(&file);
        assert!(path.exists(), "the README names {file}::{test}, but there is no {}", path.display());
        assert!(
            tests_in(&path).contains(&test),
            "the README names {file}::{test}, but there is no such test"
        );
    }
}

#[test]
fn the_readme_names_a_test_for_every_ruling() {
    let named = named();
    for ruling in 1..=16 {
        let start = format!("ruling_{ruling}_");
        assert!(named.iter().any(|(_, test)| test.starts_with(&start)), "ruling {ruling}");
    }
}

#[test]
fn the_readme_forgets_no_test_of_the_rules() {
    let named: BTreeSet<(String, String)> = named().into_iter().collect();
    for entry in std::fs::read_dir(home().join("tests")).expect("the tests are there") {
        let path = entry.expect("an entry").path();
        let Some(file) = path.file_stem().and_then(|stem| stem.to_str()) else { continue };
        if path.extension().is_some_and(|end| end == "rs") && !["readme", "laws"].contains(&file) {
            for test in tests_in(&path) {
                assert!(
                    named.contains(&(file.into(), test.clone())),
                    "the README does not name {file}::{test}"
                );
            }
        }
    }
}
