//! What also has to run in a browser.

use std::path::Path;
use std::process::Command;

/// The crate that knows all that also run in a browser: core, words, bots and every game.
const CRATE: &str = "undercroft-catalog";
const TARGET: &str = "wasm32-unknown-unknown";

/// The words of the cargo command that sees whether they can be built for it. What a compiler still finds after checking
/// has nothing to do with the target.
pub(crate) fn check() -> Vec<&'static str> {
    vec!["check", "--locked", "--target", TARGET, "--package", CRATE]
}

/// Adds the compiler's browser target where it is missing.
pub(crate) fn have_target() -> Result<(), String> {
    let sysroot = Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]).output();
    let there = sysroot.is_ok_and(|out| Path::new(String::from_utf8_lossy(&out.stdout).trim()).exists());
    let add = || crate::must(Command::new("rustup").args(["target", "add", TARGET]));
    if there || add().is_ok() {
        Ok(())
    } else {
        Err(format!("install the browser target first: rustup target add {TARGET}"))
    }
}
