//! Packs the files of the page and writes the table that the library includes.

use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// A packed form must save a tenth to be worth its place in the program.
fn pays(packed: usize, plain: usize) -> bool {
    packed * 10 < plain * 9
}

/// Packs every file of `page` and writes `files.rs` and the packed forms into `out`.
pub(crate) fn pack(page: &Path, out: &Path) -> Result<(), String> {
    let failed = |error: io::Error| format!("the page cannot be packed: {error}");
    let mut paths = Vec::new();
    collect(page, &mut paths).map_err(failed)?;
    let name = |path: &PathBuf| {
        let inside = path.strip_prefix(page).unwrap_or(path);
        format!("/{}", inside.to_string_lossy().replace('\\', "/"))
    };
    let mut files: Vec<(String, PathBuf)> = paths.into_iter().map(|path| (name(&path), path)).collect();
    files.sort();
    let packed = out.join("packed");
    fs::create_dir_all(&packed).map_err(failed)?;
    let mut table =
        String::from("/// Every file of the page, sorted by its path.\npub static FILES: &[File] = &[\n");
    for (number, (name, path)) in files.iter().enumerate() {
        let plain = fs::read(path).map_err(failed)?;
        let real = fs::canonicalize(path).map_err(failed)?;
        let variant = |kind: &str, bytes: Vec<u8>| -> io::Result<String> {
            if !pays(bytes.len(), plain.len()) {
                return Ok("None".into());
            }
            let file = packed.join(format!("{number}.{kind}"));
            fs::write(&file, bytes)?;
            Ok(format!("Some(include_bytes!({:?}))", file.display().to_string()))
        };
        let brotli = variant("br", brotli(&plain).map_err(failed)?).map_err(failed)?;
        let gzip = variant("gz", gzip(&plain).map_err(failed)?).map_err(failed)?;
        let _ = writeln!(
            table,
            "    File {{ path: {name:?}, content_type: {:?}, etag: {:?}, bytes: include_bytes!({:?}), brotli: {brotli}, \
             gzip: {gzip} }},",
            content_type(name),
            etag(&plain),
            real.display().to_string(),
        );
    }
    table += "];\n";
    fs::write(out.join("files.rs"), table).map_err(failed)
}

fn collect(folder: &Path, paths: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, paths)?;
        } else {
            paths.push(path);
        }
    }
    Ok(())
}

fn brotli(plain: &[u8]) -> io::Result<Vec<u8>> {
    let params = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut &plain[..], &mut packed, &params)?;
    Ok(packed)
}

fn gzip(plain: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(plain)?;
    encoder.finish()
}

/// The same for all packed forms, hence a weak one.
fn etag(plain: &[u8]) -> String {
    let hex: String = Sha256::digest(plain).iter().take(12).map(|byte| format!("{byte:02x}")).collect();
    format!("W/\"{hex}\"")
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "wasm" => "application/wasm",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
