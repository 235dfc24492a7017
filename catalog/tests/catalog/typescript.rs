//! The types that pages are written against are those of the games.

use std::fs;
use std::path::PathBuf;
use undercroft_catalog::titles;
use undercroft_core::typescript::shared;

#[test]
fn the_types_for_pages_are_current() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../web/src/generated");
    let games = titles().iter().map(|title| (title.about().name, title.typescript()));
    let mut stale: Vec<String> = Vec::new();
    for (name, text) in games.chain([("core", shared().text())]) {
        let file = format!("{name}.ts");
        if std::env::var_os("UNDERCROFT_WRITE_TYPES").is_some() {
            fs::create_dir_all(&folder).unwrap();
            fs::write(folder.join(&file), text).unwrap();
        } else if fs::read_to_string(folder.join(&file)).ok() != Some(text) {
            stale.push(file);
        }
    }
    assert!(
        stale.is_empty(),
        "In web/src/generated these files no longer say what the Rust types say: {}. Write them again with \
         `UNDERCROFT_WRITE_TYPES=1 cargo test -p undercroft-catalog --test catalog typescript`.",
        stale.join(", ")
    );
}

#[test]
fn every_game_exports_what_a_page_needs() {
    for title in titles() {
        for name in ["Move", "View", "Event", "Options", "Contents"] {
            let export = format!("\nexport type {name} =");
            assert!(title.typescript().contains(&export), "{} exports no {name}", title.about().name);
        }
    }
}
