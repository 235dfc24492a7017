//! What the house promises to whoever asks over its REST interface and its sockets, one behaviour a test.

mod care;
mod codes;
mod cookies;
mod documentation;
mod ending;
mod errors;
mod filling;
mod lines;
mod lists;
mod opening;
mod page;
mod passes;
mod push;
mod secrets;
mod sitting;
mod support;

use tempfile::TempDir;

/// One copy with its tables in a file. `rest_on_postgres` runs the same tests with two copies that share a PostgreSQL.
async fn database(folder: &TempDir) -> (String, usize) {
    (folder.path().join("tables.db").to_string_lossy().into_owned(), 1)
}

/// Everything that stands in the files.
async fn written(folder: &TempDir, _: &str) -> Vec<u8> {
    let files = std::fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().path());
    files.flat_map(|file| std::fs::read(file).unwrap()).collect()
}
