//! The README's tables map rules to tests: each test they name must exist and be run, and none may be forgotten, so that
//! the tables cannot rot.
//!
//! A row names tests in backticks as `file::test_name`. The file is one of `tests/rules`, a module of the one test binary
//! there, or stands elsewhere and is introduced with [`TestMap::also`].

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Where a crate's tests are.
const RULES: &str = "tests/rules";

/// The map of one game's README.
pub struct TestMap {
    home: PathBuf,
    also: Vec<(&'static str, &'static str)>,
}

impl TestMap {
    /// The map in the README of a crate, whose home is its `CARGO_MANIFEST_DIR`.
    pub fn of(home: impl AsRef<Path>) -> Self {
        TestMap { home: home.as_ref().to_path_buf(), also: Vec::new() }
    }

    /// Says that tests named `file::...` stand beside the code: in `path`, seen from the crate's home.
    pub fn also(mut self, file: &'static str, path: &'static str) -> Self {
        self.also.push((file, path));
        self
    }

    /// Asserts that every test named in the tables exists, and that more than `fewest` are named.
    ///
    /// # Panics
    /// If a test is named that nobody can run, or so few are named that the tables cannot have been understood.
    pub fn names_only_what_exists(&self, fewest: usize) {
        let named = self.named();
        assert!(named.len() > fewest, "only {} tests are named", named.len());
        for (file, test) in named {
            let path = self.path_of(&file);
            assert!(path.exists(), "the README names {file}::{test}, but there is no {}", path.display());
            let exists = tests_in(&path).contains(&test);
            assert!(exists, "the README names {file}::{test}, but there is no such test");
        }
    }

    /// Asserts that for each ruling, from 1 to `rulings`, a test is named whose name begins with `ruling_` and its number.
    ///
    /// # Panics
    /// If a ruling has none.
    pub fn names_a_test_for_every_ruling(&self, rulings: usize) {
        let named = self.named();
        for ruling in 1..=rulings {
            let start = format!("ruling_{ruling}_");
            assert!(
                named.iter().any(|(_, test)| test.starts_with(&start)),
                "no test of ruling {ruling} is named"
            );
        }
    }

    /// Asserts that every test in `tests/rules` is named, save those of the files `besides`, and that each file there is a
    /// module of the test binary: without a line in `main.rs` its tests would never run.
    ///
    /// # Panics
    /// If a test is not named, or a file is no module.
    pub fn forgets_no_test(&self, besides: &[&str]) {
        let named: BTreeSet<(String, String)> = self.named().into_iter().collect();
        let main = read(&self.home.join(RULES).join("main.rs"));
        for file in self.files() {
            let module = format!("mod {file};");
            assert!(main.lines().any(|line| line == module), "main.rs has no `{module}`");
            if besides.contains(&file.as_str()) {
                continue;
            }
            for test in tests_in(&self.path_of(&file)) {
                let entry = (file.clone(), test);
                assert!(named.contains(&entry), "the README does not name {}::{}", entry.0, entry.1);
            }
        }
    }

    /// Every `file::test_name` that the tables name in backticks.
    fn named(&self) -> Vec<(String, String)> {
        let readme = read(&self.home.join("README.md"));
        let rows = readme.lines().filter(|line| line.starts_with('|'));
        let words = rows.flat_map(|row| row.split('`').skip(1).step_by(2));
        words
            .filter_map(|word| word.split_once("::"))
            .map(|(file, test)| (file.into(), test.into()))
            .collect()
    }

    fn path_of(&self, file: &str) -> PathBuf {
        match self.also.iter().find(|(name, _)| *name == file) {
            Some((_, path)) => self.home.join(path),
            None => self.home.join(RULES).join(file).with_extension("rs"),
        }
    }

    /// The files of `tests/rules` by their names as modules.
    fn files(&self) -> Vec<String> {
        let folder = self.home.join(RULES);
        let entries =
            std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        let paths = entries.map(|entry| entry.expect("the folder can be read").path());
        let sources = paths.filter(|path| path.extension().is_some_and(|end| end == "rs"));
        let names = sources.filter_map(|path| path.file_stem()?.to_str().map(String::from));
        names.filter(|name| name != "main").collect()
    }
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
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
