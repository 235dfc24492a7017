//! Whether the documents lead anywhere: what they link to in the project is there.

use std::fs;
use std::path::{Path, PathBuf};

/// The folders whose documents are read by people: the project's own, `docs`, and each game's.
fn folders(root: &Path) -> Vec<PathBuf> {
    let games = fs::read_dir(root.join("games")).into_iter().flatten().flatten().map(|game| game.path());
    [root.to_path_buf(), root.join("docs")].into_iter().chain(games).collect()
}

fn documents(folder: &Path) -> impl Iterator<Item = PathBuf> {
    let files = fs::read_dir(folder).into_iter().flatten().flatten().map(|file| file.path());
    files.filter(|file| file.extension().is_some_and(|kind| kind == "md"))
}

/// What a text links to, without the place within it; addresses on the net are nobody's business here.
fn links(text: &str) -> impl Iterator<Item = &str> {
    let targets = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    let paths = targets.filter_map(|target| target.split('#').next());
    paths.filter(|path| !path.is_empty() && !path.contains("://") && !path.contains(' '))
}

/// Every link that leads nowhere, with its document.
fn dead_links(root: &Path) -> Vec<String> {
    let mut dead = Vec::new();
    for folder in folders(root) {
        for document in documents(&folder) {
            let text = fs::read_to_string(&document).unwrap_or_default();
            let missing = links(&text).filter(|link| !folder.join(link).exists());
            dead.extend(missing.map(|link| format!("{}: {link}", document.display())));
        }
    }
    dead
}

#[test]
fn every_link_of_the_documents_leads_to_a_file() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    assert!(documents(&root.join("docs")).count() > 3, "the documents are read");
    assert_eq!(dead_links(&root), Vec::<String>::new());
}

#[test]
fn a_link_is_read_without_the_place_within_its_document() {
    let text = "[a](docs/a.md#top), [b](https://example.org/b), [c](#here), ![d](d.jpg)";
    assert_eq!(links(text).collect::<Vec<_>>(), ["docs/a.md", "d.jpg"]);
}
