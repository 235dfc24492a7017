//! Whether the page on the architecture is true: the files of its drawing exist, and the names that a step gives are in the files
//! of that step. That its links lead to files is seen to with those of all documents.

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn page() -> String {
    fs::read_to_string(root().join("docs/architecture.md")).expect("the page is there")
}

/// The files that the drawing names, from `server/src` on.
fn drawn(page: &str) -> Vec<&str> {
    let drawing = page.split("```").nth(1).unwrap_or_default();
    drawing.split_whitespace().filter(|word| word.ends_with(".rs")).collect()
}

/// A step of the way: the files it links to, and the names it gives.
struct Step<'a> {
    files: Vec<&'a str>,
    names: Vec<&'a str>,
}

/// The steps, each from its number to the next.
fn steps(page: &str) -> Vec<Step<'_>> {
    let chapter = page.split("\n## ").find(|chapter| chapter.starts_with("Step by step")).unwrap_or_default();
    let mut starts: Vec<usize> = chapter.match_indices('\n').map(|(at, _)| at + 1).collect();
    starts.retain(|&at| chapter[at..].starts_with(|first: char| first.is_ascii_digit()));
    let ends = starts.iter().skip(1).copied().chain([chapter.len()]);
    starts.iter().zip(ends).map(|(&start, end)| Step::of(&chapter[start..end])).collect()
}

impl Step<'_> {
    fn of(text: &str) -> Step<'_> {
        let files = text.split("](").skip(1).filter_map(|rest| rest.split(')').next()).collect();
        // What is between ticks and is no link is a name, perhaps with that of its type before it.
        let pieces: Vec<&str> = text.split('`').collect();
        let ticked = (1..pieces.len()).step_by(2).filter(|&at| !pieces[at + 1].starts_with("]("));
        Step { files, names: ticked.map(|at| pieces[at]).collect() }
    }

    /// The names that are in none of the files.
    fn unfound(&self) -> Vec<&str> {
        let read = |file: &&str| fs::read_to_string(root().join("docs").join(file)).unwrap_or_default();
        let texts: Vec<String> = self.files.iter().map(read).collect();
        let is_word = |text: &str, part: &str| {
            text.split(|letter: char| !letter.is_alphanumeric() && letter != '_').any(|word| word == part)
        };
        let is_there =
            |name: &&str| name.split("::").all(|part| texts.iter().any(|text| is_word(text, part)));
        self.names.iter().copied().filter(|name| !is_there(name)).collect()
    }
}

#[test]
fn the_files_of_the_drawing_exist() {
    let page = page();
    let drawn = drawn(&page);
    assert!(drawn.len() > 9, "the drawing is read: {drawn:?}");
    let server = root().join("server/src");
    let missing: Vec<&str> = drawn.into_iter().filter(|file| !server.join(file).is_file()).collect();
    assert_eq!(missing, Vec::<&str>::new());
}

#[test]
fn the_names_of_a_step_are_in_its_files() {
    let page = page();
    let steps = steps(&page);
    assert_eq!(steps.len(), 13, "the steps are read");
    for (number, step) in (1..).zip(&steps) {
        assert!(!step.files.is_empty() && !step.names.is_empty(), "step {number} names something");
        assert_eq!(
            step.unfound(),
            Vec::<&str>::new(),
            "step {number} gives names that its files do not have"
        );
    }
}

#[test]
fn a_name_that_is_gone_is_found() {
    let step = Step::of(
        "1. **So.** [`judge.rs`](../server/src/table/judge.rs): `Table::judge` and `Table::misjudge`.",
    );
    assert_eq!(step.files, ["../server/src/table/judge.rs"]);
    assert_eq!(step.unfound(), ["Table::misjudge"]);
}

/// The Rust files in a folder of the server, or the one of that name.
fn files_of(part: &str) -> Vec<PathBuf> {
    let start = root().join("server/src").join(part);
    let (mut files, mut folders) = (vec![start.with_extension("rs")], vec![start]);
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).into_iter().flatten().flatten().map(|found| found.path()) {
            if path.is_dir() { folders.push(path) } else { files.push(path) }
        }
    }
    files.retain(|file| file.is_file());
    files
}

#[test]
fn the_parts_of_the_server_do_not_know_what_the_page_says_they_do_not() {
    for (part, others) in [
        ("wire", &["house", "http"][..]),
        ("house", &["wire", "http"]),
        ("table", &["wire", "http", "house"]),
    ] {
        let files = files_of(part);
        assert!(!files.is_empty(), "there is a {part}");
        for file in files {
            let text = fs::read_to_string(&file).unwrap_or_default();
            let known: Vec<_> =
                others.iter().filter(|other| text.contains(&format!("crate::{other}::"))).collect();
            assert!(known.is_empty(), "{} knows {known:?}", file.display());
        }
    }
}
