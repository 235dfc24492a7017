//! The types that pages are written against are those of the socket and of the REST interface.

use std::fs;
use std::path::PathBuf;
use undercroft_core::typescript::{Module, shared};
use undercroft_server::http::typescript;
use undercroft_server::wire::{Answer, Frame};

fn wire() -> Module {
    Module::empty().importing("./core", &shared()).with::<Frame>().with::<Answer>()
}

#[test]
fn the_types_for_pages_are_current() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../web/src/generated");
    let mut stale: Vec<&str> = Vec::new();
    for (file, module) in [("wire.ts", wire()), ("rest.ts", typescript(&wire()))] {
        if std::env::var_os("UNDERCROFT_WRITE_TYPES").is_some() {
            fs::write(folder.join(file), module.text()).unwrap();
        } else if fs::read_to_string(folder.join(file)).ok() != Some(module.text()) {
            stale.push(file);
        }
    }
    assert!(
        stale.is_empty(),
        "In web/src/generated these files no longer say what the Rust types say: {}. Write them again with \
         `UNDERCROFT_WRITE_TYPES=1 cargo test -p undercroft-server --test tables typescript`.",
        stale.join(", ")
    );
}

#[test]
fn what_belongs_to_a_game_is_left_open_for_its_types() {
    let answer = "Answer<Move = unknown, View = unknown, Event = unknown, Contents = unknown, Preview = unknown, Recap = unknown>";
    for named in ["Frame<Move = unknown>", "Welcome<Contents = unknown>", answer] {
        assert!(wire().text().contains(&format!("export type {named}")), "{named}");
    }
}
