//! Has npm build the page.

use std::fs::File;
use std::path::Path;
use std::process::{Command, Output};
use std::time::SystemTime;

/// The oldest Node.js that the page's tools run on.
const OLDEST_NODE: (u32, u32) = (20, 19);
/// How much of what a failing npm has said is told.
const LAST_LINES: usize = 12;

/// Builds the page of `web` into the directory `page`.
pub(crate) fn build(web: &Path, page: &Path) -> Result<(), String> {
    have_node()?;
    // Two profiles may be built at the same time, and one must not take the tools away from under the other.
    let lock = File::create(web.join(".building")).map_err(|error| format!("web/.building: {error}"))?;
    lock.lock().map_err(|error| format!("web/.building: {error}"))?;
    if !is_installed(web) {
        npm(web, &["ci".as_ref(), "--no-audit".as_ref(), "--no-fund".as_ref()])?;
    }
    let words = ["run", "build", "--", "--emptyOutDir", "--outDir"].map(Path::new);
    npm(web, &[&words[..], &[page]].concat())
}

fn have_node() -> Result<(), String> {
    let (major, minor) = OLDEST_NODE;
    let wanted = format!(
        "Node.js {major}.{minor} or newer is needed to build the page; install it, or set UNDERCROFT_PAGE to a \
         directory with a ready build"
    );
    let out = Command::new("node").arg("--version").output().map_err(|_| wanted.clone())?;
    let version = String::from_utf8_lossy(&out.stdout);
    let mut numbers = version.trim().trim_start_matches('v').split('.').map(|part| part.parse().unwrap_or(0));
    let found: (u32, u32) = (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0));
    if found >= OLDEST_NODE { Ok(()) } else { Err(format!("{wanted} (found {})", version.trim())) }
}

/// Whether the tools are there in the versions that are asked for: npm notes what it has installed in a hidden file.
fn is_installed(web: &Path) -> bool {
    let written = |file: &str| web.join(file).metadata().and_then(|data| data.modified()).ok();
    let installed: Option<SystemTime> = written("node_modules/.package-lock.json");
    installed.is_some_and(|at| written("package-lock.json").is_none_or(|wanted| at >= wanted))
}

fn npm(web: &Path, words: &[&Path]) -> Result<(), String> {
    let name = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let what = words[..words.len().min(2)].iter().map(|word| word.display().to_string()).collect::<Vec<_>>();
    let what = format!("npm {}", what.join(" "));
    let missing = |error| format!("{what} cannot be run: {error}; install npm, which comes with Node.js");
    let out = Command::new(name).args(words).current_dir(web).output().map_err(missing)?;
    if out.status.success() { Ok(()) } else { Err(format!("{what} failed: {}", last_lines(&out))) }
}

/// The end of what was said, on one line, as cargo tells errors.
fn last_lines(out: &Output) -> String {
    let said = [&out.stdout[..], &out.stderr[..]].concat();
    let said = String::from_utf8_lossy(&said).into_owned();
    let lines: Vec<&str> = said.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    lines[lines.len().saturating_sub(LAST_LINES)..].join(" | ")
}
