//! Builds the page, or takes a ready build, and writes the table of its files.

mod npm;
mod pack;

use std::env;
use std::path::{Path, PathBuf};

/// What the page is made of, in `web/`.
const SOURCES: [&str; 8] = [
    "src",
    "public",
    "index.html",
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "svelte.config.js",
    "tsconfig.json",
];
/// Names a directory with a ready build.
const READY: &str = "UNDERCROFT_PAGE";

fn main() {
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-env-changed={READY}");
    if let Err(reason) = run() {
        println!("cargo::error={reason}");
    }
}

fn run() -> Result<(), String> {
    let out = folder("OUT_DIR")?;
    let page = match env::var_os(READY).filter(|named| !named.is_empty()) {
        Some(named) => ready(PathBuf::from(named))?,
        None => built(&folder("CARGO_MANIFEST_DIR")?.join("../web"), out.join("page"))?,
    };
    pack::pack(&page, &out)
}

fn folder(variable: &str) -> Result<PathBuf, String> {
    env::var_os(variable).map(PathBuf::from).ok_or_else(|| format!("cargo did not set {variable}"))
}

fn ready(page: PathBuf) -> Result<PathBuf, String> {
    println!("cargo::rerun-if-changed={}", page.display());
    if has_document(&page) {
        return Ok(page);
    }
    Err(format!(
        "{READY} names {}, which has no index.html; name a directory with a ready build",
        page.display()
    ))
}

fn built(web: &Path, page: PathBuf) -> Result<PathBuf, String> {
    for source in SOURCES.map(|name| web.join(name)).iter().filter(|source| source.exists()) {
        println!("cargo::rerun-if-changed={}", source.display());
    }
    npm::build(web, &page)?;
    if has_document(&page) {
        return Ok(page);
    }
    Err("npm built a page without an index.html".into())
}

fn has_document(page: &Path) -> bool {
    page.join("index.html").is_file()
}
