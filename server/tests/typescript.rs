//! The types that pages are written against are those of the socket.

use std::fs;
use std::path::PathBuf;
use undercroft_core::typescript::{Module, shared};
use undercroft_server::wire::{Answer, Frame};

fn wire() -> String {
    Module::empty().importing("./core", &shared()).with::<Frame>().with::<Answer>().text()
}

#[test]
fn the_types_for_pages_are_current() {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../web/src/generated/wire.ts");
    if std::env::var_os("UNDERCROFT_WRITE_TYPES").is_some() {
        fs::write(&file, wire()).unwrap();
    }
    assert!(
        fs::read_to_string(&file).ok() == Some(wire()),
        "web/src/generated/wire.ts no longer says what the Rust types say. Write it again with \
         `UNDERCROFT_WRITE_TYPES=1 cargo test -p undercroft-server --test typescript`."
    );
}

#[test]
fn what_belongs_to_a_game_is_left_open_for_its_types() {
    for named in ["Frame<Move = unknown>", "Answer<Move = unknown, View = unknown, Event = unknown>"] {
        assert!(wire().contains(&format!("export type {named}")), "{named}");
    }
}
