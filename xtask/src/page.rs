//! The page: its types, lints, format and unit tests, and a real browser in front of a real house.

use crate::must;
use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What a browser to test with may be called. The first is the same engine without windows, tabs and menus around it, and has
/// a page up in half the time.
const BROWSERS: [&str; 5] =
    ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome"];
/// Debian's packages with one, the better one first.
const PACKAGES: [&str; 2] = ["chromium-headless-shell", "chromium"];

fn web() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../web")
}

fn npm(words: &[&str]) -> Command {
    let mut npm = Command::new("npm");
    npm.args(words).current_dir(web());
    npm
}

/// Types, lints, format and unit tests. The build of the program has installed what they need.
pub(crate) fn is_well_written() -> Result<(), String> {
    ["check", "unit"].into_iter().try_for_each(|words| in_one_piece(&mut npm(&["run", "--silent", words])))
}

/// Everything that is tried in a browser, against the program that the tests have built.
pub(crate) fn works_in_a_browser(browser: &Path) -> Result<(), String> {
    let program = crate::house::target()?.join(format!("undercroft{}", env::consts::EXE_SUFFIX));
    must(npm(&["run", "--silent", "browser"]).env("CHROMIUM", browser).env("UNDERCROFT", program))
}

/// Runs a command that has to succeed, and shows what it said once it has ended: others may talk meanwhile.
fn in_one_piece(command: &mut Command) -> Result<(), String> {
    let said = command.output().map_err(|error| format!("{command:?} cannot be run: {error}"))?;
    let text = [said.stdout, said.stderr].concat();
    println!("{}", String::from_utf8_lossy(&text).trim_end());
    if said.status.success() { Ok(()) } else { Err(format!("{command:?} ended with {}", said.status)) }
}

/// A browser, installed where it is missing and that is possible.
pub(crate) fn browser() -> Result<PathBuf, String> {
    if let Some(named) = env::var_os("CHROMIUM") {
        return Ok(named.into());
    }
    let installed = || {
        PACKAGES.iter().find_map(|package| {
            crate::apt::install(package);
            found()
        })
    };
    found().or_else(installed).ok_or_else(|| {
        "these tests need Chromium: install it, for example with `apt-get install chromium`, or name one in \
             CHROMIUM"
            .into()
    })
}

fn found() -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    let folders: Vec<PathBuf> = env::split_paths(&path).collect();
    let named = BROWSERS.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    named.into_iter().find(|file| file.is_file() && answers(file))
}

/// Some systems put a program of the name there that only says how to install it.
fn answers(browser: &Path) -> bool {
    let mut version = Command::new(browser);
    let asked =
        version.arg("--version").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
    asked.is_ok_and(|status| status.success())
}
