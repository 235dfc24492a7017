//! Copies of the data file, and the way back. A copy gets its final name only when it is whole and has been checked.

use std::path::{Path, PathBuf};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};

use super::file::{beside, flush, hide, real_path};
use super::{BUSY_TIMEOUT, schema_version};
use crate::store::{BackupError, schema};

/// Copies the data file to `to` while others write to it.
pub(super) async fn backup(from: &Path, to: &Path) -> Result<(), BackupError> {
    let (to, partial) = new_file(to)?;
    let source =
        SqliteConnectOptions::new().filename(from).busy_timeout(BUSY_TIMEOUT).disable_statement_logging();
    let mut connection = source.connect().await?;
    // `VACUUM INTO` reads one moment's state and writes it without gaps; the writer does not wait.
    let copied = sqlx::query("VACUUM INTO $1").bind(partial.to_string_lossy().into_owned());
    copied.execute(&mut connection).await?;
    connection.close().await?;
    finish(&partial, &to).await
}

/// Makes a new data file `to` from the backup `from`, after checking that every page of it is sound.
///
/// # Errors
/// If `to` exists, or the backup is damaged, not one of ours, or of a newer program.
pub async fn restore(from: &Path, to: &Path) -> Result<(), BackupError> {
    let (to, partial) = new_file(to)?;
    std::fs::copy(from, &partial)?;
    finish(&partial, &to).await.map_err(|error| match error {
        BackupError::Damaged { reason, .. } => {
            BackupError::Damaged { file: from.display().to_string(), reason }
        }
        other => other,
    })
}

/// The file to be made and the name it has until it is good.
fn new_file(to: &Path) -> Result<(PathBuf, PathBuf), BackupError> {
    if to.exists() {
        return Err(BackupError::Exists(to.display().to_string()));
    }
    let to = real_path(to)?;
    let partial = beside(&to, "-partial");
    // What an earlier attempt left behind when it was killed.
    match std::fs::remove_file(&partial) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(error.into()),
        _ => Ok((to, partial)),
    }
}

async fn finish(partial: &Path, to: &Path) -> Result<(), BackupError> {
    hide(partial)?;
    if let Err(reason) = check(partial).await {
        std::fs::remove_file(partial)?;
        return Err(BackupError::Damaged { file: to.display().to_string(), reason });
    }
    flush(partial)?;
    std::fs::rename(partial, to)?;
    Ok(flush(to)?)
}

/// Looks at every page, and whether we can read what it means.
async fn check(path: &Path) -> Result<(), String> {
    let options = SqliteConnectOptions::new().filename(path).read_only(true).disable_statement_logging();
    let mut connection = options.connect().await.map_err(|error| error.to_string())?;
    let found = examine(&mut connection).await;
    connection.close().await.map_err(|error| error.to_string())?;
    found
}

async fn examine(connection: &mut SqliteConnection) -> Result<(), String> {
    let check =
        sqlx::query_scalar::<_, String>("PRAGMA integrity_check(1)").fetch_one(&mut *connection).await;
    match check.map_err(|error| error.to_string())?.as_str() {
        "ok" => (),
        problem => return Err(problem.replace('\n', " ")),
    }
    match schema_version(connection).await.map_err(|error| error.to_string())? {
        None | Some(0) => Err("it holds no tables of Undercroft".into()),
        Some(found) => {
            schema::steps_after(found, schema::SQLITE, "in it").map(|_| ()).map_err(|error| error.to_string())
        }
    }
}
